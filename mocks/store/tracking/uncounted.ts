import { changesOf } from '@wasla/contract/common/decision.ts'
import type { SecondLookInput } from '@wasla/contract/generated/user-types.ts'
import { decideResultsReader } from '@wasla/contract/tracking/owning.ts'
import type { SecondLookRecord } from '@wasla/contract/tracking/record.ts'
import { acceptSecondLook, dayOf, decideAsking } from '@wasla/contract/tracking/second-look.ts'
import { decideRange, mayAskFor, secondLookOf, uncountedTotals, type DayRange } from '@wasla/contract/tracking/uncounted.ts'
import { idOf } from '../../world/ids.ts'
import { isManagedBy } from '../managed-accounts/managed-accounts.ts'
import type { Store } from '../memory.ts'
import { programById, requestOf } from '../programs/find.ts'

type Request = { programId: string; profileId: string | null; viewerId: string }

/** As whom the viewer reads results (O-07). */
const readerOf = (store: Store, { programId, profileId, viewerId }: Request) =>
  changesOf(
    decideResultsReader({
      program: programById(store, programId),
      viewerId,
      profileId,
      isParticipant: profileId !== null && requestOf(store, programId, profileId)?.status === 'Accepted',
      isManager: profileId !== null && isManagedBy(store, profileId, viewerId),
    }),
  )

const rowsIn = ({ memory }: Store, { programId, profileId }: Request, { startDate, endDate }: DayRange) =>
  memory.world.uncountedDays.filter(
    (row) =>
      row.programId === programId && (profileId === null || row.profileId === profileId) && row.day >= startDate && row.day <= endDate,
  )

const looksOf = ({ memory }: Store, { programId, profileId }: Request): SecondLookRecord[] =>
  memory.world.secondLooks.filter((look) => look.programId === programId && look.profileId === profileId)

/** `uncountedResults`. */
export function uncountedResults(store: Store, request: Request, days: Parameters<typeof decideRange>[0]) {
  const reader = readerOf(store, request)
  const range = changesOf(decideRange(days, store.clock.now()))
  return uncountedTotals(rowsIn(store, request, range), looksOf(store, request), mayAskFor(reader))
}

/** `askForSecondLook`. */
export function requestSecondLook(store: Store, viewerId: string, input: SecondLookInput) {
  const accepted = acceptSecondLook(input)
  const { programId, profileId, kind, reason } = accepted
  const request = { programId, profileId, viewerId }
  const isSame = (row: { kind: string; reason: string }) => row.kind === kind && row.reason === reason
  const now = store.clock.now()
  const look = changesOf(
    decideAsking(
      {
        reader: readerOf(store, request),
        uncounted: rowsIn(store, request, dayOf(accepted)).filter(isSame).length,
        isRequested: looksOf(store, request).some((one) => isSame(one) && one.day === accepted.day),
      },
      accepted,
      { id: idOf(`second look:${programId}:${profileId}:${kind}:${reason}:${accepted.day}`, now), now },
    ),
  )
  store.memory.world.secondLooks.push(look)
  return secondLookOf(look)
}
