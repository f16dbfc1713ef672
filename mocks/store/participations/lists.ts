import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type {
  ParticipantsFilter,
  ParticipantsRequestsFilter,
  ParticipantsRequestsInput,
  ProfileType,
} from '@wasla/contract/generated/user-types.ts'
import { applicantOrder, isSearched, participantOrder } from '@wasla/contract/participations/ranking.ts'
import type { ParticipationRecord } from '@wasla/contract/participations/record.ts'
import { searchedWords } from '@wasla/contract/programs/discover/filter.ts'
import { byCreation } from '@wasla/contract/programs/discover/order.ts'
import { decideManaging } from '@wasla/contract/programs/page/decision.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { earnedOf, resultOf } from '../performance/results.ts'
import { programById, requestsTo } from '../programs/find.ts'
import { reachOf } from '../programs/matching.ts'
import { fitOf } from './fit.ts'

type Filter = {
  programId: string
  statuses: readonly string[] | null
  types: readonly ProfileType[] | null | undefined
  words: readonly string[] | null
}

/** Returns a program's requests that match a filter, newest first. */
function selected(store: Store, { programId, statuses, types, words }: Filter): ParticipationRecord[] {
  const isOfList = ({ profileId, status }: ParticipationRecord) => {
    const profile = findProfile(store, profileId)
    if (!profile || (statuses && !statuses.includes(status)) || (types && !types.includes(profile.type))) return false
    return isSearched({ ...profile, userName: isPublic(profile) ? profile.userName : null }, words)
  }
  return requestsTo(store, programId).filter(isOfList).toSorted(byCreation)
}

/** Implements the query `participantsRequests` (M-07). Sorts by best fit, or by `pagination.sort`. */
export function requests(store: Store, profileId: string, { programId, status, types, term, pagination }: ParticipantsRequestsFilter) {
  const words = searchedWords(term, 'term')
  changesOf(decideManaging(programById(store, programId), profileId))
  const found = selected(store, { programId, statuses: status ?? null, types, words })
  const fitting = found.map((request) => {
    const profile = findProfile(store, request.profileId)
    const reach = profile ? reachOf(store, profile.id) : 0
    return { id: request.id, createdAt: request.createdAt, request, reach, failed: profile ? fitOf(store, profile, programId).unmet : [] }
  })
  return pageFrom(
    fitting.toSorted(applicantOrder(pagination?.sort)).map(({ request }) => request),
    pageOf(pagination),
  )
}

type SortedPage = PageArgument & { sort?: readonly { field: string }[] | null }

/** Implements the query `participants` (M-08). Returns accepted participants, newest first or sorted by `pagination.sort`. */
export function participants(
  store: Store,
  profileId: string,
  { programId, types, term }: ParticipantsFilter,
  page: SortedPage | null | undefined,
) {
  const words = searchedWords(term, 'term')
  changesOf(decideManaging(programById(store, programId), profileId))
  const joined = selected(store, { programId, statuses: ['Accepted'], types, words })
  const order = participantOrder(page?.sort)
  const countOf = (participant: ParticipationRecord) => {
    if (order === 'earned') return earnedOf(store, participant)
    const { clicks, approved, revenue } = resultOf(store, participant)
    return order === 'clicks' ? clicks : order === 'revenue' ? revenue : approved
  }
  /* The sort is stable, so participants with equal values stay in the order newest first. */
  return pageFrom(order === 'createdAt' ? joined : joined.toSorted((a, b) => countOf(b) - countOf(a)), pageOf(page))
}

/**
 * Returns a profile's requests, newest first. Leaves out requests to programs that are drafts again, because only their owner sees drafts
 * (X-04).
 */
const requestsBy = (store: Store, profileId: string): ParticipationRecord[] =>
  store.memory.world.participations
    .filter((request) => {
      const program = programById(store, request.programId)
      return request.profileId === profileId && program !== null && program.status !== 'Draft'
    })
    .toSorted(byCreation)

/** Implements the query `myParticipantsRequests` (M-07). Returns the programs to which the viewer has sent a request. */
export function requested(store: Store, profileId: string, input: ParticipantsRequestsInput | null | undefined) {
  const statuses: readonly string[] | null = input?.status ?? null
  const found = requestsBy(store, profileId).filter(({ status }) => statuses === null || statuses.includes(status))
  return pageFrom(
    found.flatMap(({ programId }) => programById(store, programId) ?? []),
    pageOf(input?.pagination),
  )
}

/** Returns the requests of a managed networker for the manager's overview (D-22). */
export const requestsOfTalent = (store: Store, talentId: string, page: PageArgument) => pageFrom(requestsBy(store, talentId), pageOf(page))
