import { isStoreAway } from '#database/store-away.ts'
import { tookTooLong } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { throttle } from '#platform/throttle.ts'
import type { TakenClick } from './lines.ts'
import type { Entry, JournalReader } from './reader.ts'
import type { Position } from './segments.ts'

/**
 * Counts clicks and moves the counted position of their journal from `from` to `to`, in one transaction. Returns null on success. If the
 * journal is counted to another position than `from`, counts nothing and returns that position. If the journal is from before a reset of
 * the demo, counts nothing and returns `GONE`.
 */
export type CountTaken = (
  journal: string,
  from: Position,
  to: Position,
  clicks: readonly TakenClick[],
) => Promise<{ counted: Position } | 'GONE' | null>

/** The name of a journal, with a reader at the position up to which this process has read it. */
export type ReadJournal = { readonly journal: string; readonly reader: JournalReader }

/** Number of entries that were counted, or `GONE` if the journal is from before a reset of the demo. */
export type CountedNext = number | 'GONE'

/**
 * Number of tries to count a click that the database refuses. After them, the click is left out. Tries while the database is down do not
 * count.
 */
const mostTries = 5

/**
 * Counts the next entries of a journal, each exactly once even if a process is killed. Throws if the database is down. A click that cannot
 * be counted for any other reason is tried a few times and then left out, so that the clicks after it are counted. If some clicks together
 * exceed the database’s timeout, they are counted one by one.
 */
export function nextCounting({ clock, log, count }: { clock: Clock; log: Log; count: CountTaken }) {
  const tries = new Map<string, number>()
  const reportThrottled = throttle(clock, 60_000)
  const clicksOf = (entries: readonly Entry[]) => entries.flatMap(({ click }) => click ?? [])

  /** Counts all of these entries or none; returns false if the reader had to restart at another position. */
  async function together(
    { journal, reader }: ReadJournal,
    entries: readonly Entry[],
    clicks = clicksOf(entries),
  ): Promise<boolean | 'GONE'> {
    const to = entries.at(-1)?.next
    if (!to) return true
    const verdict = await count(journal, reader.counted(), to, clicks)
    if (verdict === 'GONE') return 'GONE'
    if (verdict) reader.restart(verdict.counted)
    else reader.take(entries.length)
    return verdict === null
  }

  /** Counts one entry, and leaves it out if it failed too often. */
  async function alone(from: ReadJournal, entry: Entry): Promise<boolean | 'GONE'> {
    try {
      return await together(from, [entry])
    } catch (error) {
      const id = entry.click?.id ?? ''
      const tried = (tries.get(id) ?? 0) + 1
      if (isStoreAway(error) || tried < mostTries) {
        if (!isStoreAway(error)) tries.set(id, tried)
        throw error
      }
      tries.delete(id)
      log.error('A click could not be written', { error })
      return together(from, [entry], [])
    }
  }

  return async (from: ReadJournal, most: number): Promise<CountedNext> => {
    const entries = await from.reader.next(most)
    if (entries.some(({ click }) => !click))
      reportThrottled('torn', () => log.warn('A line of a journal of clicks cannot be read', { journal: from.journal }))
    try {
      const verdict = await together(from, entries)
      return verdict === 'GONE' ? 'GONE' : entries.length
    } catch (error) {
      if (isStoreAway(error) && !tookTooLong(error)) throw error
    }
    for (const entry of entries) {
      const goesOn = await alone(from, entry)
      if (goesOn !== true) return goesOn === 'GONE' ? 'GONE' : entries.length
    }
    return entries.length
  }
}
