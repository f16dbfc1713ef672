import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SecondLook, SecondLookInput, UncountedReasonTotal } from '@wasla/contract/generated/user-types.ts'
import { decideRange, type RequestedDays } from '@wasla/contract/tracking/days.ts'
import { decideResultsReader, type ResultsReader } from '@wasla/contract/tracking/owning.ts'
import { acceptReviewRequest, decideAsking } from '@wasla/contract/tracking/review-request.ts'
import { mayRequestReview, mapReviewRequest, uncountedTotals } from '@wasla/contract/tracking/uncounted.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { findProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { TrackingDeps } from './deps.ts'
import { isManagerOf, isParticipant } from './stores/around.ts'
import { findOpenCases } from './stores/network-cases.ts'
import { findReviewRequests, findReviewRequestState, findUncounted, insertReviewRequest } from './stores/review-requests.ts'

type Reader = Pick<Viewer, 'profileId'>

/** Returns the role in which the viewer reads these results. Throws `PROGRAM_NOT_FOUND` if they may not (O-07). */
export async function readerOf(db: Database, viewerId: string, programId: string, profileId: string | null): Promise<ResultsReader> {
  const program = await findProgram(db, programId)
  const { reader } = changesOf(
    decideResultsReader({
      ...{ program, viewerId, profileId },
      isParticipant: profileId !== null && (await isParticipant(db, programId, profileId)),
      isManager: profileId !== null && profileId !== viewerId && (await isManagerOf(db, viewerId, profileId)),
    }),
  )
  return reader
}

export type UncountedSearch = RequestedDays & { programId: string; profileId?: string | null | undefined }

/** `uncountedResults`: results that did not count, by reason and day. Throws `PROGRAM_NOT_FOUND`, `DTO_VALIDATION_ERROR`. */
export async function uncounted(deps: TrackingDeps, viewer: Reader, search: UncountedSearch): Promise<UncountedReasonTotal[]> {
  const { db, clock } = deps
  const { programId, profileId = null } = search
  const reader = await readerOf(db, viewer.profileId, programId, profileId)
  const range = changesOf(decideRange(search, clock.now()))
  const rows = await findUncounted(db, { programId, profileId }, range)
  const reviewRequests = profileId === null ? [] : await findReviewRequests(db, programId, profileId, range)
  const cases = await findOpenCases(db, { programId, profileId }, range)
  return uncountedTotals(rows, reviewRequests, { mayRequest: profileId !== null && mayRequestReview(reader), cases })
}

/**
 * `requestSecondLook`: stores a review request. If several equal requests come at once, one is stored; the others throw
 * `SECOND_LOOK_ALREADY_REQUESTED`.
 */
export const requestReview = (deps: TrackingDeps, viewer: Reader, input: SecondLookInput): Promise<SecondLook> =>
  inTransaction(deps.db, async (tx) => {
    const { programId, profileId } = input
    const reader = await readerOf(tx, viewer.profileId, programId, profileId)
    const accepted = acceptReviewRequest(input)
    const state = { reader, ...(await findReviewRequestState(tx, accepted)) }
    const reviewRequest = changesOf(decideAsking(state, accepted, { id: deps.ids.uuid(), now: deps.clock.now() }))
    if (!(await insertReviewRequest(tx, reviewRequest))) throw new Problem('SECOND_LOOK_ALREADY_REQUESTED')
    return mapReviewRequest(reviewRequest)
  })
