import { sharedBy, type Contacts, type SharedContact } from '@wasla/contract/tracking/shared-contact.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

function contactsOf({ memory: { world } }: Store, userId: string | undefined): Contacts {
  const profiles = world.profiles.filter((profile) => profile.userId === userId)
  const ids = new Set(profiles.map(({ id }) => id))
  return {
    phones: [
      ...world.users.filter(({ id }) => id === userId).map(({ mobileNo }) => mobileNo),
      ...profiles.map(({ contact }) => contact.mobileNumber),
    ],
    ibans: world.withdrawalAccounts.filter(({ profileId }) => ids.has(profileId)).map(({ iban }) => iban),
  }
}

/** Returns whether a profile shares a contact with the owner of a program that paid it (Y-08). The program may be deleted. */
export function sharesContactWithPayer(store: Store, profileId: string): boolean {
  const { programRewards, programs } = store.memory.world
  const paid = programRewards.filter((one) => one.profileId === profileId && one.state === 'Paid' && one.rewardType === 'CASH')
  const payers = new Set(programs.filter(({ id }) => paid.some(({ programId }) => programId === id)).map((program) => program.profileId))
  return [...payers].some((ownerId) => sharedContactsOf(store, profileId, ownerId).length > 0)
}

/**
 * Returns the contacts that a participant and a program's owner share. Compares both users, each with the contacts of all their profiles
 * (X-29, Y-08).
 */
export const sharedContactsOf = (store: Store, profileId: string, ownerId: string): SharedContact[] =>
  sharedBy(contactsOf(store, findProfile(store, profileId)?.userId), contactsOf(store, findProfile(store, ownerId)?.userId))
