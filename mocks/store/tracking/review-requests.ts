import { changesOf } from '@wasla/contract/common/decision.ts'
import type { SecondLook, SecondLookInput, UncountedReasonTotal } from '@wasla/contract/generated/user-types.ts'
import { decideRange, isWithin, type RequestedDays } from '@wasla/contract/tracking/days.ts'
import { decideResultsReader, type ResultsReader } from '@wasla/contract/tracking/owning.ts'
import type { ReviewRequestRecord } from '@wasla/contract/tracking/record.ts'
import { acceptReviewRequest, decideAsking } from '@wasla/contract/tracking/review-request.ts'
import { mayRequestReview, mapReviewRequest, uncountedTotals } from '@wasla/contract/tracking/uncounted.ts'
import type { Store } from '../memory.ts'
import { programById, requestOf } from '../programs/find.ts'

export function readerOf(store: Store, viewerId: string, programId: string, profileId: string | null): ResultsReader {
  const manages = store.memory.world.managedAccounts.some(
    (one) => one.managerId === viewerId && one.talentId === profileId && one.status === 'Accepted',
  )
  const isParticipant = profileId !== null && requestOf(store, programId, profileId)?.status === 'Accepted'
  const facts = { program: programById(store, programId), viewerId, profileId, isParticipant, isManager: manages }
  return changesOf(decideResultsReader(facts)).reader
}

type Place = Pick<ReviewRequestRecord, 'programId' | 'profileId' | 'kind' | 'reason' | 'day'>

const isSame = (one: Place, other: Place) =>
  one.programId === other.programId &&
  one.profileId === other.profileId &&
  one.kind === other.kind &&
  one.reason === other.reason &&
  one.day === other.day

/** Returns the number of results of a day and reason that do not count now. */
export const uncountedOf = ({ memory }: Store, place: Place): number =>
  memory.world.uncountedDays.find((row) => isSame(row, place))?.count ?? 0

export type UncountedSearch = RequestedDays & { programId: string; profileId?: string | null | undefined }

/** Implements the query `uncountedResults`. */
export function uncounted(store: Store, viewerId: string, search: UncountedSearch): UncountedReasonTotal[] {
  const { programId, profileId = null } = search
  const reader = readerOf(store, viewerId, programId, profileId)
  const range = changesOf(decideRange(search, store.clock.now()))
  const isOf = (row: Pick<Place, 'programId' | 'profileId' | 'day'>) =>
    row.programId === programId && (profileId === null || row.profileId === profileId) && isWithin(range, row.day)
  const { uncountedDays, reviewRequests } = store.memory.world
  const own = profileId === null ? [] : reviewRequests.filter(isOf)
  const cases = store.memory.world.networkCases.filter((one) => one.status === 'Open' && isOf(one))
  return uncountedTotals(uncountedDays.filter(isOf), own, { mayRequest: profileId !== null && mayRequestReview(reader), cases })
}

/** Implements the mutation `requestSecondLook`. */
export function requestReview(store: Store, viewerId: string, input: SecondLookInput): SecondLook {
  const reader = readerOf(store, viewerId, input.programId, input.profileId)
  const accepted = acceptReviewRequest(input)
  const { reviewRequests } = store.memory.world
  const state = {
    reader,
    uncounted: uncountedOf(store, accepted),
    isRequested: reviewRequests.some((reviewRequest) => isSame(reviewRequest, accepted)),
  }
  const reviewRequest = changesOf(decideAsking(state, accepted, { id: store.nextId('second-look'), now: store.clock.now() }))
  reviewRequests.push(reviewRequest)
  return mapReviewRequest(reviewRequest)
}
