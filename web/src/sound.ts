// Synthesised sounds: none is downloaded, and none plays before the first touch. Each repeats something visible.
import { afterPaint } from './paint'
import { settings } from './settings.svelte'

export type Sound = 'move' | 'turn' | 'win' | 'dice' | 'arrive'

let air: AudioContext | undefined

/** Browsers allow sound only after the first touch or key. To begin takes long, so the answer of that touch comes first. */
function wake(): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  if (air) resume()
  else afterPaint(resume)
}

function resume(): void {
  air ??= new AudioContext()
  if (air.state === 'suspended') void air.resume()
}
addEventListener('pointerdown', wake, { passive: true })
addEventListener('keydown', wake)

export function play(sound: Sound): void {
  if (!settings.sound || !air || air.state !== 'running' || (document.hidden && sound !== 'turn')) return
  MADE[sound](air, air.currentTime)
}

/** A struck bar: a decaying tone with its third partial. */
function note(on: AudioContext, at: number, pitch: number, loud: number, long: number): void {
  for (const [partial, part] of [[1, 1], [3.01, 0.25]] as const) {
    const [tone, volume] = [on.createOscillator(), on.createGain()]
    tone.frequency.value = pitch * partial
    tone.type = 'sine'
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(loud * part, at + 0.008)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + long / partial)
    tone.connect(volume).connect(on.destination)
    tone.start(at)
    tone.stop(at + long)
  }
}

/** A knock on wood: a short burst of filtered noise. */
function knock(on: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.round(on.sampleRate * 0.05)
  const noise = on.createBuffer(1, length, on.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at_ = 0; at_ < length; at_++) samples[at_] = (Math.random() * 2 - 1) * (1 - at_ / length) ** 3
  const [source, gate, volume] = [on.createBufferSource(), on.createBiquadFilter(), on.createGain()]
  source.buffer = noise
  gate.type = 'bandpass'
  gate.frequency.value = pitch
  gate.Q.value = 3
  volume.gain.value = loud
  source.connect(gate).connect(volume).connect(on.destination)
  source.start(at)
}

const MADE: Readonly<Record<Sound, (on: AudioContext, at: number) => void>> = {
  move: (on, at) => knock(on, at, 900, 0.35),
  turn: (on, at) => [523.25, 783.99].forEach((pitch, step) => note(on, at + 0.11 * step, pitch, 0.09, 0.7)),
  arrive: (on, at) => [659.25, 587.33].forEach((pitch, step) => note(on, at + 0.16 * step, pitch, 0.07, 0.5)),
  win: (on, at) => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, step) => note(on, at + 0.13 * step, pitch, 0.1, 1.1)),
  dice: (on, at) => [0, 0.06, 0.11, 0.19, 0.25].forEach((later, step) => knock(on, at + later, 1500 + 260 * (step % 3), 0.3)),
}
