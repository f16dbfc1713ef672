import { addressFrom, isInForce } from '@wasla/contract/profiles/address.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { QueryPublicProfileArgs } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

/** `publicProfile`: whose page is under an address, present or former (D-03, D-05). */
export function publicByName({ memory, clock }: Store, asked: Partial<QueryPublicProfileArgs>): ProfileRecord {
  const address = addressFrom(asked)
  const missing = new Problem('PROFILE_NOT_FOUND')
  if (address === null) throw missing
  const owner = memory.world.profiles.find((one) => isPublic(one) && one.userName !== null && userNameKey(one.userName) === address.key)
  if (owner && (address.type === null || owner.type === address.type)) return owner
  const former = memory.formerAddresses.find(
    (one) =>
      isInForce(one, clock.now()) &&
      (address.type === null || one.type === address.type) &&
      (owner ? one.profileId === owner.id : one.userNameKey === address.key),
  )
  const found = former && findProfile({ memory }, former.profileId)
  if (!found || !isPublic(found) || found.userName === null) throw missing
  return found
}

/** Accounts a profile is connected to, oldest first. */
export const socialLinksOf = ({ memory }: Store, profileId: string) =>
  memory.world.socialLinks.filter((link) => link.profileId === profileId).toSorted((one, other) => one.connectedAt - other.connectedAt)
