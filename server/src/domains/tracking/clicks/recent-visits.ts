import { isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { isWithinRepeat } from '@wasla/contract/tracking/click.ts'
import { fixedMemory } from '#platform/fixed-memory.ts'

const most = 50_000
/** Number of characters of an id. */
const length = 36

/** A visitor of a link as this process distinguishes visitors. The hash of a visitor is made only when their click is written. */
export type RecentVisitor = {
  code: string
  network: string
  /** The number of the user agent; see `createBrowserCache`. */
  browser: number
}

/**
 * Remembers the click ids that visitors were redirected with, by link, network and browser. It remembers the last 50,000 visitors, each for
 * an hour within one day. On the next day the same person is a new visitor, as in the stored clicks (N-03).
 */
export function recentVisits() {
  const visits = fixedMemory(most)
  const at = new Float64Array(visits.size)
  /** The ids are stored as bytes, because the garbage collector would keep moving tens of thousands of long-lived texts. */
  const ids = Buffer.alloc(visits.size * length)
  return {
    /** Returns the click id of this visitor's earlier visit within the hour. If there is none, remembers this visit and returns null. */
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
    /** Forgets everything: the demo was reset (U-02). */
    clear(): void {
      visits.clear()
      ids.fill(0)
    },
  }
}
