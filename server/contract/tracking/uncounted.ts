import type { SecondLook, UncountedReasonTotal, UncountedReview } from '../generated/user-sdl-types.ts'
import { decideBy, isNetworkReason, type NetworkCaseRecord } from './network-case.ts'
import type { ResultsReader } from './owning.ts'
import { uncountedReasons, type SecondLookRecord, type UncountedReason } from './record.ts'

/** `SecondLook`. */
export const secondLookOf = ({ id, status, requestedAt, answerBy, answeredAt, answer }: SecondLookRecord): SecondLook => ({
  ...{ id, status, answer },
  requestedAt: new Date(requestedAt).toISOString(),
  answerBy: new Date(answerBy).toISOString(),
  answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
})

/** What did not count, as it is stored: of one participant, or of all. */
type Counted = { readonly kind: 'CLICK' | 'CONVERSION'; readonly reason: UncountedReason; readonly day: string; readonly count: number }
type Look = Pick<SecondLookRecord, 'kind' | 'reason' | 'day'> & SecondLookRecord

/** A case that nobody has decided yet. */
export type OpenCase = Pick<NetworkCaseRecord, 'day' | 'held' | 'openedAt'>

/** What of a day's uncounted results is looked at because of network cases, and by when the last of them is decided (Y-06). */
function reviewOf({ kind, reason, day, count }: Counted, cases: readonly OpenCase[]): UncountedReview | null {
  const open = isNetworkReason(reason) ? cases.filter((one) => one.day === day) : []
  if (open.length === 0 || count === 0) return null
  const held = open.reduce((sum, one) => sum + one.held, 0)
  return {
    count: kind === 'CLICK' ? Math.min(count, held) : count,
    until: new Date(Math.max(...open.map(decideBy))).toISOString(),
  }
}

const nameOf = ({ kind, reason, day }: { kind: string; reason: string; day: string }) => `${kind} ${reason} ${day}`

const kinds = ['CLICK', 'CONVERSION'] as const

/** Whether a reader may ask for another look at all: who earns by it, not who pays. */
export const mayRequestLook = (reader: ResultsReader): boolean => reader !== 'OWNER'

/** Whether another look at a reason can change anything: what proof gave to another click is not for a person to give back (Y-02). */
export const isOpenToLook = (reason: UncountedReason): boolean => reason !== 'REPLACED'

/**
 * `uncountedResults`: by kind and reason in the order of the contract, and by day within, the newest first. `looks` are the requests of the
 * participant it is about; none for a whole program, where nobody asks. A day whose look was answered is there also when all of it counts
 * since then. `cases` are the open network cases of the same days.
 */
export function uncountedTotals(
  rows: readonly Counted[],
  looks: readonly Look[],
  { mayRequest, cases }: { mayRequest: boolean; cases: readonly OpenCase[] },
): UncountedReasonTotal[] {
  const requested = new Map(looks.map((look) => [nameOf(look), look]))
  return kinds.flatMap((kind) =>
    uncountedReasons.flatMap((reason): UncountedReasonTotal[] => {
      const counts = new Map<string, number>()
      for (const row of rows)
        if (row.kind === kind && row.reason === reason && row.count > 0) counts.set(row.day, (counts.get(row.day) ?? 0) + row.count)
      // What was looked at and counts now still has its answer.
      for (const look of looks) if (look.kind === kind && look.reason === reason) counts.set(look.day, counts.get(look.day) ?? 0)
      if (counts.size === 0) return []
      const days = [...counts]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([day, count]) => {
          const look = requested.get(nameOf({ kind, reason, day }))
          return {
            day,
            count,
            mayRequest: mayRequest && isOpenToLook(reason) && look === undefined,
            secondLook: look ? secondLookOf(look) : null,
            review: reviewOf({ kind, reason, day, count }, cases),
          }
        })
      return [{ kind, reason, count: days.reduce((sum, { count }) => sum + count, 0), days }]
    }),
  )
}
