/** Gives the turn back. */
export type GiveBack = () => void

/**
 * The turn to write to a SQLite file, which has one writer. A connection that waits for another writer blocks its event loop. So a process
 * lends the turn to a thread that writes, and its own writers wait without blocking. Reads do not wait.
 */
export class WriterTurn {
  #over: Promise<void> | null = null

  /** Lends the turn. Throws if it is already lent. Call it only while nobody in this process writes. */
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

  /** Resolves once this process may write. */
  async free(): Promise<void> {
    while (this.#over) await this.#over
  }
}
