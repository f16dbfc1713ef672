import { noSharing, type Sharing } from '@wasla/contract/rewards/held.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Store } from '../memory.ts'
import { sharedContactsOf } from '../tracking/shared-contacts.ts'

/** Returns the people of a list who currently share a contact with the program's owner (Y-08). */
export function sharingOf(
  store: Store,
  { profileId: ownerId }: Pick<ProgramRecord, 'profileId'>,
  people: readonly { readonly profileId: string }[],
): Sharing {
  if (people.length === 0) return noSharing
  const found = [...new Set(people.map(({ profileId }) => profileId))].map(
    (profileId) => [profileId, sharedContactsOf(store, profileId, ownerId)] as const,
  )
  return new Map(found.filter(([, contacts]) => contacts.length > 0))
}

/** Closes the open cases of rewards that are no longer earned (N-13). */
export function closeCases({ memory: { world }, clock }: Store, rewardIds: ReadonlySet<string>): void {
  for (const one of world.rewardCases)
    if (one.status === 'Open' && rewardIds.has(one.rewardId)) Object.assign(one, { status: 'Closed', decidedAt: clock.now() })
}
