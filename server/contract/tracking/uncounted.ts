import type { SecondLook, UncountedReasonTotal, UncountedReview, ResultKind } from '../generated/user-sdl-types.ts'
import { everyOf } from '../common/every-of.ts'
import { decideBy, isNetworkReason, type NetworkCaseRecord } from './network-case.ts'
import type { ResultsReader } from './owning.ts'
import { uncountedReasons, type ReviewRequestRecord, type UncountedReason } from './record.ts'

/** Returns the `SecondLook` of a review request. */
export const mapReviewRequest = ({ id, status, requestedAt, answerBy, answeredAt, answer }: ReviewRequestRecord): SecondLook => ({
  ...{ id, status, answer },
  requestedAt: new Date(requestedAt).toISOString(),
  answerBy: new Date(answerBy).toISOString(),
  answeredAt: answeredAt === null ? null : new Date(answeredAt).toISOString(),
})

/** A stored number of uncounted results, of one participant or of all. */
type Counted = { readonly kind: ResultKind; readonly reason: UncountedReason; readonly day: string; readonly count: number }

/** A case that nobody has decided yet. */
export type OpenCase = Pick<NetworkCaseRecord, 'day' | 'held' | 'openedAt'>

/** Returns how many of a day’s uncounted results are reviewed as network cases, and the time by which the last case is decided (Y-06). */
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

const kinds = everyOf<ResultKind>()('CLICK', 'CONVERSION')

/** Returns whether a reader may request reviews at all. Readers who earn from the results may; the owner, who pays, may not. */
export const mayRequestReview = (reader: ResultsReader): boolean => reader !== 'OWNER'

/** Returns whether a review can change results with this reason. It cannot if proof gave them to another click (Y-02). */
export const isOpenToReview = (reason: UncountedReason): boolean => reason !== 'REPLACED'

/**
 * Returns `uncountedResults`, sorted by kind and reason in the order of the contract, then by day, newest first. `reviewRequests` are the
 * participant’s; they are empty for a whole program, for which nobody can request a review. A day with an answered request is listed even
 * if all of its results count now. `cases` are the open network cases of these days.
 */
export function uncountedTotals(
  rows: readonly Counted[],
  reviewRequests: readonly ReviewRequestRecord[],
  { mayRequest, cases }: { mayRequest: boolean; cases: readonly OpenCase[] },
): UncountedReasonTotal[] {
  const requested = new Map(reviewRequests.map((reviewRequest) => [nameOf(reviewRequest), reviewRequest]))
  return kinds.flatMap((kind) =>
    uncountedReasons.flatMap((reason): UncountedReasonTotal[] => {
      const counts = new Map<string, number>()
      for (const row of rows)
        if (row.kind === kind && row.reason === reason && row.count > 0) counts.set(row.day, (counts.get(row.day) ?? 0) + row.count)
      // If all results count after a review, the list still shows the answer.
      for (const reviewRequest of reviewRequests)
        if (reviewRequest.kind === kind && reviewRequest.reason === reason)
          counts.set(reviewRequest.day, counts.get(reviewRequest.day) ?? 0)
      if (counts.size === 0) return []
      const days = [...counts]
        .toSorted(([one], [other]) => (one < other ? 1 : -1))
        .map(([day, count]) => {
          const reviewRequest = requested.get(nameOf({ kind, reason, day }))
          return {
            day,
            count,
            mayRequest: mayRequest && isOpenToReview(reason) && reviewRequest === undefined,
            secondLook: reviewRequest ? mapReviewRequest(reviewRequest) : null,
            review: reviewOf({ kind, reason, day, count }, cases),
          }
        })
      return [{ kind, reason, count: days.reduce((sum, { count }) => sum + count, 0), days }]
    }),
  )
}
