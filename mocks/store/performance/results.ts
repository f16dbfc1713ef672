import { noCounts, type Counts } from '@wasla/contract/performance/counts.ts'
import type { Store } from '../memory.ts'

/** What a participant's results add up to; nothing where they have none yet. */
export const resultOf = ({ memory }: Store, of: { programId: string; profileId: string }): Counts =>
  memory.world.participantResults.find(({ programId, profileId }) => programId === of.programId && profileId === of.profileId) ?? noCounts
