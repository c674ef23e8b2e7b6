// One action at a time: whether one runs, and why the last one failed.
export class Busy {
  now = $state(false)
  problem = $state('')

  /** Run an action, unless another one runs; its error becomes the problem. */
  async run(action: () => Promise<unknown>): Promise<void> {
    if (this.now) return
    this.now = true
    this.problem = ''
    try {
      await action()
    } catch (why) {
      this.problem = (why as Error).message
    } finally {
      this.now = false
    }
  }
}
