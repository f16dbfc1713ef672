import type { Store } from '../memory.ts'

/** Returns the interests of a profile in the order of their selection. */
export const interestIdsOf = ({ memory }: Store, profileId: string): string[] =>
  memory.world.profileInterests
    .filter((one) => one.profileId === profileId)
    .toSorted((one, other) => one.position - other.position)
    .map(({ interestId }) => interestId)
