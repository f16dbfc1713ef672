import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { endManagedAccounts } from '../managed-accounts/managed-accounts.ts'
import type { Store } from '../memory.ts'

/** `upgradeUser` (D-25). */
export function upgrade(store: Store, profile: ProfileRecord): { isActiveMembership: boolean } {
  const { world, formerAddresses } = store.memory
  if (isBusiness(profile.type)) throw new Problem('UNAUTHORIZED_UPDATING')
  if (profile.type !== 'INFLUENCER') throw new Problem('NO_CHANGES_TO_UPDATE')
  if (profile.userName !== null)
    formerAddresses.push({ profileId: profile.id, type: 'INFLUENCER', userNameKey: userNameKey(profile.userName), until: null })
  profile.type = 'AGENT'
  profile.isActiveMembership = true
  for (const group of world.groups) if (group.ownerId === profile.id) group.ownerType = 'AGENT'
  endManagedAccounts(store, profile.id, 'upgraded')
  return { isActiveMembership: true }
}
