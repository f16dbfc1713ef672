/** Gives the turn back. */
export type GiveBack = () => void

/**
 * Whose turn it is to write to a file of SQLite, which has one writer. A connection that finds another one writing waits with its event loop
 * stopped. So a process that has a thread write to its file lends it the turn, and its own writers wait for that without stopping anybody.
 * Who only reads does not wait.
 */
export class WriterTurn {
  #over: Promise<void> | null = null

  /** Lends the turn. Only while nobody of this process writes, and while it is not lent. */
  lend(): GiveBack {
    if (this.#over) throw new Error('The turn to write is lent')
    let giveBack = () => {}
    this.#over = new Promise<void>((resolve) => {
      giveBack = () => {
        this.#over = null
        resolve()
      }
    })
    return giveBack
  }

  isLent(): boolean {
    return this.#over !== null
  }

  /** Resolves when this process may write. */
  async free(): Promise<void> {
    while (this.#over) await this.#over
  }
}
