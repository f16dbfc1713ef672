import { join } from 'node:path'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../../../deps.ts'
import { insertJournal, forgetJournal, takeWorld } from '../../stores/journals.ts'
import type { ClickCounting } from './counting.ts'
import { createJournal, type Journal } from './journal.ts'
import { journalsIn } from './left-behind.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'ids' | 'log'> & {
  env: Pick<Deps['env'], 'dataDir'>
  counting: ClickCounting
}

/** Milliseconds between two searches for journals of ended processes. */
const adoptEvery = 10_000

/** The journal that this process writes, with its name. */
type Own = { readonly name: string; readonly journal: Journal }

/**
 * Writes this process’s journal of clicks, and has it counted. A click in the journal is safe, and is counted exactly once
 * (`ClickCounting`).
 */
export function clickJournals({ db, clock, ids, env, log, counting }: Parts) {
  let own: Promise<Own> | null = null
  let adoptedAt = Number.NEGATIVE_INFINITY

  async function create(): Promise<Own> {
    const name = ids.uuid()
    const world = await inTransaction(db, async (tx: Database) => {
      await insertJournal(tx, name)
      return takeWorld(tx, ids.secret(12))
    })
    const journal = await createJournal(join(journalsIn(env.dataDir, world), name))
    await counting.add({ journal: name, folder: journal.folder }, journal.remove)
    return { name, journal }
  }

  /** Removes a journal that is counted completely, once the database has synced its counts to the disk. */
  async function end({ name, journal }: Own): Promise<void> {
    await journal.remove()
    await forgetJournal(db, name)
  }

  /** Returns the journal of this process. If it cannot be created now, the next click tries again. */
  function current(): Promise<Own> {
    const created = own ?? create()
    own = created
    created.catch(() => (own === created ? (own = null) : undefined))
    return created
  }

  return {
    /** Appends the lines of clicks to the journal; resolves when they are safe. If it rejects, call it again with the same lines. */
    async take(lines: readonly string[]): Promise<void> {
      const { name, journal } = await current()
      await journal.append(lines.join(''))
      counting.wake(name, journal.written())
    },
    /** For the timer: counts journals of ended processes. */
    async freshen(): Promise<void> {
      if (clock.monotonic() - adoptedAt < adoptEvery) return
      adoptedAt = clock.monotonic()
      await counting.adoptLeftBehind()
    },
    flush: counting.flush,
    /** Starts a new segment, so that counted segments can be removed. */
    async turn(): Promise<void> {
      const last = await own?.catch(() => null)
      if (!last) return
      last.journal.turn()
      counting.wake(last.name, last.journal.written())
    },
    /** Counts for at most this many milliseconds. What is left is counted after the next start. */
    async stop(milliseconds: number): Promise<void> {
      const last = await own?.catch(() => null)
      const isCounted = await counting.stop(milliseconds)
      if (!last) return
      if (isCounted) await end(last).catch((error: unknown) => log.warn('A journal of clicks is still there', { error }))
      await last.journal.close()
    },
    isLate: counting.isLate,
    isCounted: counting.isCounted,
    oldest: counting.oldest,
    /** Removes the journal of this process: the demo was reset (U-02). */
    clear(): void {
      const last = own
      own = null
      adoptedAt = Number.NEGATIVE_INFINITY
      counting.clear()
      void last
        ?.then(({ journal }) => journal.remove())
        .catch((error: unknown) => log.warn('Journals of the world before are still there', { error }))
    },
  }
}
