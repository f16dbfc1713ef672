import { isWithinRepeat } from '@wasla/contract/tracking/click.ts'
import { fixedMemory } from '#platform/fixed-memory.ts'

const most = 50_000

/** The click ids that visitors were sent on with, by link and visitor, for an hour; of the tens of thousands that came last. */
export function recentVisits() {
  const visits = fixedMemory(most)
  const at = new Float64Array(visits.size)
  const ids = Array<string>(visits.size).fill('')
  return {
    /** The id of the visit before this one within the hour; else this one is remembered and null answered. */
    before(code: string, visitor: string, visit: { id: string; at: number }): string | null {
      const found = visits.find(visitor, code)
      if (found >= 0 && isWithinRepeat(at[found] ?? 0, visit.at)) return ids[found] ?? null
      const place = found < 0 ? ~found : found
      at[place] = visit.at
      ids[place] = visit.id
      return null
    },
    /** Forgets all: another world took the place of this one (U-02). */
    clear(): void {
      visits.clear()
      ids.fill('')
    },
  }
}
