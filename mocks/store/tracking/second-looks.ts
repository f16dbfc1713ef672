import { changesOf } from '@wasla/contract/common/decision.ts'
import type { SecondLook, SecondLookInput, UncountedReasonTotal } from '@wasla/contract/generated/user-types.ts'
import { decideRange, isWithin, type RequestedDays } from '@wasla/contract/tracking/days.ts'
import { decideResultsReader, type ResultsReader } from '@wasla/contract/tracking/owning.ts'
import type { SecondLookRecord } from '@wasla/contract/tracking/record.ts'
import { acceptSecondLook, decideAsking } from '@wasla/contract/tracking/second-look.ts'
import { mayRequestLook, secondLookOf, uncountedTotals } from '@wasla/contract/tracking/uncounted.ts'
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

type Place = Pick<SecondLookRecord, 'programId' | 'profileId' | 'kind' | 'reason' | 'day'>

const isSame = (one: Place, other: Place) =>
  one.programId === other.programId &&
  one.profileId === other.profileId &&
  one.kind === other.kind &&
  one.reason === other.reason &&
  one.day === other.day

/** Returns how many results of a day and reason do not count now. */
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
  const { uncountedDays, secondLooks } = store.memory.world
  const looks = profileId === null ? [] : secondLooks.filter(isOf)
  const cases = store.memory.world.networkCases.filter((one) => one.status === 'Open' && isOf(one))
  return uncountedTotals(uncountedDays.filter(isOf), looks, { mayRequest: profileId !== null && mayRequestLook(reader), cases })
}

/** Implements the mutation `requestSecondLook`. */
export function askForLook(store: Store, viewerId: string, input: SecondLookInput): SecondLook {
  const reader = readerOf(store, viewerId, input.programId, input.profileId)
  const accepted = acceptSecondLook(input)
  const { secondLooks } = store.memory.world
  const state = { reader, uncounted: uncountedOf(store, accepted), isRequested: secondLooks.some((look) => isSame(look, accepted)) }
  const look = changesOf(decideAsking(state, accepted, { id: store.nextId('second-look'), now: store.clock.now() }))
  secondLooks.push(look)
  return secondLookOf(look)
}
