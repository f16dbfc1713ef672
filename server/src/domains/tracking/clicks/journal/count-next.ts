import { isStoreAway } from '#database/store-away.ts'
import { tookTooLong } from '#database/transaction.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { seldom } from '#platform/seldom.ts'
import type { TakenClick } from './lines.ts'
import type { Entry, JournalReader } from './reader.ts'
import type { Position } from './segments.ts'

/**
 * Counts clicks and moves how far their journal is counted from one place to another, in one transaction. Answers null where that is done;
 * where the journal is counted up to another place than the first, that place, and `GONE` where it is none of this world's: then nothing is.
 */
export type CountTaken = (
  journal: string,
  from: Position,
  to: Position,
  clicks: readonly TakenClick[],
) => Promise<{ counted: Position } | 'GONE' | null>

/** A journal and how far this process has read it. */
export type ReadJournal = { readonly journal: string; readonly reader: JournalReader }

/** How many were counted; or that the journal is none of this world's. */
export type CountedNext = number | 'GONE'

/** How often a click is tried that the database takes of no others, before it is left out. */
const mostTries = 5

/**
 * Counts the next of a journal, each once, whatever is killed when. Throws where the database takes nothing. A click that cannot be counted
 * for a reason of its own is tried a few times and then left out, so that those behind it are counted. Clicks that together take longer than
 * the database allows are counted one by one.
 */
export function nextCounting({ clock, log, count }: { clock: Clock; log: Log; count: CountTaken }) {
  const tries = new Map<string, number>()
  const reportSeldom = seldom(clock, 60_000)
  const clicksOf = (entries: readonly Entry[]) => entries.flatMap(({ click }) => click ?? [])

  /** All of these or none; answers whether the journal goes on behind them. */
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

  /** One, which is left out where it failed too often. */
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
      reportSeldom('torn', () => log.warn('A line of a journal of clicks cannot be read', { journal: from.journal }))
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
