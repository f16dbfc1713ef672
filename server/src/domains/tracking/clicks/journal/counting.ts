import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { Pace } from '#platform/pace.ts'
import { insertJournal, findCounted, findWorld, forgetJournal, moveCounted } from '../../stores/journals.ts'
import { journalCounter, type Source } from './counter.ts'
import { takeLeftBehind, type LeftBehind } from './left-behind.ts'
import type { TakenClick } from './lines.ts'
import { journalReader, type JournalReader } from './reader.ts'
import { beginning, removeBefore, type Position } from './segments.ts'

/** A journal that this process writes. */
export type OwnJournal = { readonly journal: string; readonly folder: string }

/** Counts the journals on this process’s disk, in this thread or in another. */
export type ClickCounting = {
  /** Starts to count a journal that this process writes. Calls `remove` if the journal is from before a reset of the demo. */
  add(own: OwnJournal, remove: () => Promise<void>): Promise<void>
  /** Reports the position up to which an added journal is on the disk. */
  wake(journal: string, written: Position): void
  /** Finds journals of ended processes and counts them too. */
  adoptLeftBehind(): Promise<void>
  /** Counts everything that waits, now. Resolves even if that fails. */
  flush(): Promise<void>
  /**
   * Counts for at most this many milliseconds and then stops. What is left is counted after the next start. Returns whether this process’s
   * journals are counted completely and the database has synced that to its disk.
   */
  stop(milliseconds: number): Promise<boolean>
  /** Stops counting these journals: the demo was reset (U-02). */
  clear(): void
  /** Returns whether nothing was left to count at the last check; false until the first check after a start. */
  isCounted(): boolean
  /** Returns the time of the oldest waiting click, in milliseconds; null if none waits or that is not known yet. */
  oldest(): number | null
  /** Returns whether clicks wait too long for the database or for other clicks. */
  isLate(): boolean
}

export type CountingParts = {
  db: Database
  clock: Clock
  log: Log
  dataDir: string
  pace: Pace
  /** Runs `work` in one transaction whose commit need not wait for the disk; see `inRepeatableTransaction`. */
  transact<T>(work: (tx: Database) => Promise<T>): Promise<T>
  /** Milliseconds that this process has spent on these transactions so far. */
  worked(): number
  /** Writes clicks by the rules and counts them, in the given transaction. */
  record(tx: Database, clicks: readonly (TakenClick & { wasOpen: true })[]): Promise<unknown>
}

/**
 * Counts journals, each click exactly once: the counted position of a journal is stored in the database and moves in the transaction that
 * counts. Counts this process’s own journal and those of ended processes.
 */
export function countJournals({ db, clock, log, dataDir, pace, transact, worked, record }: CountingParts): ClickCounting {
  let hasAdopted = false
  /** The journals of this process, each with the position up to which it is on the disk. */
  const owned = new Map<string, { readonly reader: JournalReader; written: Position }>()
  /** Journals of ended processes that this process has locked. */
  const taken = new Set<LeftBehind>()

  const counter = journalCounter({
    clock,
    log,
    pace,
    worked,
    count: (journal, from, to, clicks) =>
      transact(async (tx) => {
        if (!(await moveCounted(tx, journal, from, to))) {
          const counted = await findCounted(tx, journal)
          return counted ? { counted } : 'GONE'
        }
        if (clicks.length > 0)
          await record(
            tx,
            clicks.map((click) => ({ ...click, wasOpen: true as const })),
          )
        return null
      }),
  })

  /** Waits until the database has synced the counts to its disk; only then a journal may be removed. */
  const settle = (journal: string, reader: JournalReader) =>
    inTransaction(db, (tx) => moveCounted(tx, journal, reader.counted(), reader.counted()))

  const sourceOf = (
    { journal, folder }: OwnJournal,
    reader: JournalReader,
    { finish, forget }: Pick<Source, 'finish' | 'forget'>,
  ): Source => ({
    journal,
    reader,
    async dropCounted(segment) {
      await settle(journal, reader)
      await removeBefore(folder, segment)
    },
    finish,
    forget,
  })

  async function adopt(left: LeftBehind): Promise<void> {
    taken.add(left)
    const { journal, folder } = left
    await insertJournal(db, journal)
    const reader = journalReader(folder, (await findCounted(db, journal)) ?? beginning, () => null)
    const remove = async () => {
      taken.delete(left)
      await left.remove()
    }
    const finish = async () => {
      await settle(journal, reader)
      await remove()
      // The row is deleted last: without it, the whole journal would be counted again.
      await forgetJournal(db, journal)
    }
    counter.add(sourceOf(left, reader, { finish, forget: remove }))
  }

  async function adoptLeftBehind(): Promise<void> {
    const world = await findWorld(db)
    if (world !== null) for (const left of await takeLeftBehind(dataDir, world, counter.has)) await adopt(left)
    hasAdopted = true
    if (world !== null) counter.wake()
  }

  return {
    async add(own, remove) {
      const { journal, folder } = own
      const from = (await findCounted(db, journal)) ?? beginning
      const reader = journalReader(folder, from, () => owned.get(journal)?.written ?? from)
      owned.set(journal, { reader, written: from })
      const forget = async () => {
        owned.delete(journal)
        await remove()
      }
      counter.add(sourceOf(own, reader, { finish: null, forget }))
    },
    wake(journal, position) {
      const one = owned.get(journal)
      if (!one) return
      one.written = position
      counter.wake()
    },
    adoptLeftBehind,
    async flush() {
      await adoptLeftBehind().catch((error: unknown) => log.warn('Journals of clicks cannot be adopted', { error }))
      await counter.flush()
    },
    async stop(milliseconds) {
      await counter.stop(milliseconds)
      for (const { release } of taken) release()
      taken.clear()
      if (!counter.isCounted()) return false
      try {
        for (const [journal, { reader }] of owned) await settle(journal, reader)
        return true
      } catch (error) {
        log.warn('A journal of clicks is counted, but not known to be on the disk', { error })
        return false
      }
    },
    clear() {
      counter.clear()
      owned.clear()
      const removed = [...taken].map((left) => left.remove())
      taken.clear()
      void Promise.all(removed).catch((error: unknown) => log.warn('Journals of the world before are still there', { error }))
    },
    isCounted: () => hasAdopted && counter.isCounted(),
    oldest: counter.oldest,
    isLate: counter.isLate,
  }
}
