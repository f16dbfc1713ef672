import type { UserNameScope } from '@wasla/contract/generated/user-types.ts'
import { isInForce } from '@wasla/contract/profiles/address.ts'
import { userNameLooks } from '@wasla/contract/profiles/look.ts'
import { isReservedName, isUserName, userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { Store } from '../memory.ts'
import { productName } from '../product-name.ts'

/** Whether a profile may take a name: nobody else has it or one like it, or had it lately (D-03, security case 56). */
export const isFree = ({ memory: { world, formerAddresses }, clock }: Store, profileId: string, name: string) =>
  isUserName(name) &&
  !isReservedName(name, productName) &&
  !world.profiles.some(
    (other) =>
      other.id !== profileId && other.userName !== null && userNameLooks(other.userName).some((look) => userNameLooks(name).includes(look)),
  ) &&
  !formerAddresses.some((one) => one.profileId !== profileId && one.userNameKey === userNameKey(name) && isInForce(one, clock.now()))

/** `isUserNameAvailable` (D-03, D-04). */
export function isNameAvailable(store: Store, profileId: string, name: string, scope: UserNameScope): boolean {
  if (scope === 'PROFILE') return isFree(store, profileId, name)
  const isTaken = store.memory.world.groups.some((group) => userNameKey(group.userName) === userNameKey(name))
  return isUserName(name) && !isReservedName(name, productName) && !isTaken
}
