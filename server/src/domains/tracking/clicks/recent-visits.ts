import { isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { isWithinRepeat } from '@wasla/contract/tracking/click.ts'
import { fixedMemory } from '#platform/fixed-memory.ts'

const most = 50_000
/** Letters of an id. */
const length = 36

/** Who comes by which link, as far as this process tells visitors apart: they are not hashed until their click is written. */
export type RecentVisitor = {
  code: string
  network: string
  /** The number of the browser's name for itself; see `knownBrowsers`. */
  browser: number
}

/**
 * The click ids that visitors were sent on with, by link, network and browser, for an hour of one day; of the tens of thousands that came
 * last. A visitor of the next day is another one, as in what is written (N-03).
 */
export function recentVisits() {
  const visits = fixedMemory(most)
  const at = new Float64Array(visits.size)
  /** As letters: tens of thousands of texts that live for long would each be moved about by the garbage collector. */
  const ids = Buffer.alloc(visits.size * length)
  return {
    /** The id of the visit before this one within the hour; else this one is remembered and null answered. */
    before({ code, network, browser }: RecentVisitor, visit: { id: string; at: number }): string | null {
      const found = visits.find(network, code, browser)
      const place = found < 0 ? ~found : found
      const before = at[place] ?? 0
      if (found >= 0 && isWithinRepeat(before, visit.at) && isSameDay(before, visit.at))
        return ids.toString('latin1', place * length, (place + 1) * length)
      at[place] = visit.at
      ids.write(visit.id, place * length, length, 'latin1')
      return null
    },
    /** Forgets all: another world took the place of this one (U-02). */
    clear(): void {
      visits.clear()
      ids.fill(0)
    },
  }
}
