import type { OpenClaims } from '@wasla/contract/programs/budget/claims.ts'
import { openClaimsOf } from '@wasla/contract/rewards/open-claims.ts'
import type { Undecided } from '@wasla/contract/tracking/undecided.ts'
import type { Store } from '../memory.ts'
import { stepOf } from './find.ts'

/**
 * Returns a program's undecided conversions, review requests and reward cases. Held clicks are not included, because network cases or
 * review requests decide them.
 */
function undecidedOf({ memory: { world } }: Store, programId: string): Undecided[] {
  const { conversions, reviewRequests, rewardCases } = world
  const found = [
    ...conversions
      .filter(({ status }) => status === 'Held' || status === 'Pending')
      .map(({ receivedAt, ...one }) => ({ ...one, since: receivedAt })),
    ...reviewRequests.filter(({ status }) => status === 'Requested').map(({ requestedAt, ...one }) => ({ ...one, since: requestedAt })),
    ...rewardCases.filter(({ status }) => status === 'Open').map(({ openedAt, ...one }) => ({ ...one, since: openedAt })),
  ]
  return found.filter((one) => one.programId === programId).map(({ profileId, since }) => ({ profileId, since }))
}

/** Returns the amounts that participants may still earn from undecided results (Y-12). */
export const openClaims = (store: Store, programId: string): OpenClaims =>
  openClaimsOf(
    undecidedOf(store, programId),
    stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? [],
    store.memory.world.programRewards.filter((reward) => reward.programId === programId),
  )
