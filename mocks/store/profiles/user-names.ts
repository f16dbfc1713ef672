import type { UserNameScope } from '@wasla/contract/generated/user-types.ts'
import { isInForce } from '@wasla/contract/profiles/address.ts'
import { userNameConfusableKeys } from '@wasla/contract/profiles/confusable-key.ts'
import { mayTakeUserName } from '@wasla/contract/profiles/user-name-availability.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { isGroupNameTaken } from '../groups/form.ts'
import type { Store } from '../memory.ts'
import { productName } from '../product-name.ts'

/**
 * Returns whether another profile has, or recently had, this user name (D-03). Also returns true for a name that looks like the current
 * name of another profile (security case 56).
 */
const isTaken = ({ memory: { world, formerAddresses }, clock }: Store, profileId: string, name: string) =>
  world.profiles.some(
    (other) =>
      other.id !== profileId &&
      other.userName !== null &&
      userNameConfusableKeys(other.userName).some((key) => userNameConfusableKeys(name).includes(key)),
  ) || formerAddresses.some((one) => one.profileId !== profileId && one.userNameKey === userNameKey(name) && isInForce(one, clock.now()))

/** Returns whether a profile may take a user name. */
export const isFree = (store: Store, profileId: string, name: string) => mayTakeUserName(name, isTaken(store, profileId, name), productName)

/** Implements the query `isUserNameAvailable` (D-03, D-04). */
export function isNameAvailable(store: Store, profileId: string, name: string, scope: UserNameScope): boolean {
  if (scope === 'PROFILE') return isFree(store, profileId, name)
  return mayTakeUserName(name, isGroupNameTaken(store, name), productName)
}
