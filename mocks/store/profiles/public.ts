import { changesOf } from '@wasla/contract/common/decision.ts'
import { addressFrom, decidePublicProfile, isInForce } from '@wasla/contract/profiles/address.ts'
import type { QueryPublicProfileArgs } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'

/** Implements the query `publicProfile`. Returns the profile with this current or former address (D-03, D-05). */
export function publicByName({ memory, clock }: Store, query: Partial<QueryPublicProfileArgs>): ProfileRecord {
  const address = addressFrom(query)
  const isNamed = (one: ProfileRecord) => isPublic(one) && one.userName !== null
  const owner = memory.world.profiles.find((one) => isNamed(one) && userNameKey(one.userName ?? '') === address?.key) ?? null
  const former = memory.formerAddresses.find(
    (one) =>
      isInForce(one, clock.now()) &&
      (address?.type === null || one.type === address?.type) &&
      (owner ? one.profileId === owner.id : one.userNameKey === address?.key),
  )
  const found = former && findProfile({ memory }, former.profileId)
  return changesOf(decidePublicProfile(address, { owner, former: found && isNamed(found) ? found : null }))
}

/** Returns the connected accounts of a profile, oldest first. */
export const socialLinksOf = ({ memory }: Store, profileId: string) =>
  memory.world.socialLinks.filter((link) => link.profileId === profileId).toSorted((one, other) => one.connectedAt - other.connectedAt)
