import type { Store } from '../memory.ts'

/** The interests of a profile, in the order in which they were chosen. */
export const interestIdsOf = ({ memory }: Store, profileId: string): string[] =>
  memory.world.profileInterests
    .filter((one) => one.profileId === profileId)
    .toSorted((one, other) => one.position - other.position)
    .map(({ interestId }) => interestId)
