import { noCounts, type Counts } from '@wasla/contract/performance/counts.ts'
import { rewardGroups, spendOf } from '@wasla/contract/performance/rewards.ts'
import type { Store } from '../memory.ts'

/** Returns a participant's totals. All are 0 if the participant has no results. */
export const resultOf = ({ memory }: Store, of: { programId: string; profileId: string }): Counts =>
  memory.world.participantResults.find(({ programId, profileId }) => programId === of.programId && profileId === of.profileId) ?? noCounts

/** Returns the cash rewards of a participant in halalas, paid or not (L-06). */
export const earnedOf = ({ memory }: Store, of: { programId: string; profileId: string }): number =>
  spendOf(
    rewardGroups(
      memory.world.programRewards.filter(({ programId, profileId }) => programId === of.programId && profileId === of.profileId),
    ),
  )
