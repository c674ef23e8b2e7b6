// One action at a time: whether one runs, and why the last one failed.
export class Busy {
  now = $state(false)
  failed: Error | undefined = $state.raw()

  /** Why the last action failed, in the current language; empty if it did not. */
  get problem(): string {
    return this.failed?.message ?? ''
  }

  /** Run an action, unless another one runs; its error becomes the problem. */
  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.now) return
    this.now = true
    this.failed = undefined
    try {
      await action()
    } catch (why) {
      this.failed = why as Error
    } finally {
      this.now = false
    }
  }
}
