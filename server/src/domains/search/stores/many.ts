import type { Database } from '#database/database.ts'

const lasts = 60_000
const most = 1_000

/**
 * Caches, for a minute, which conditions very many entries meet. Results do not depend on the cache, except that a count may be given as a
 * thousand.
 */
class Many {
  readonly #until = new Map<string, number>()

  has(name: string): boolean {
    const until = this.#until.get(name)
    if (until === undefined) return false
    if (until > performance.now()) return true
    this.#until.delete(name)
    return false
  }

  add(name: string): void {
    if (this.#until.size >= most) this.#until.clear()
    this.#until.set(name, performance.now() + lasts)
  }
}

const ofDatabases = new WeakMap<Database, Many>()

/** Returns the cache of a database. */
export function manyOf(db: Database): Many {
  const known = ofDatabases.get(db) ?? new Many()
  ofDatabases.set(db, known)
  return known
}
