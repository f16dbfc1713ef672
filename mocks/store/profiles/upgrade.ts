import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { decideUpgrade } from '@wasla/contract/profiles/upgrade.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { endManagedAccounts } from '../managed-accounts/managed-accounts.ts'
import type { Store } from '../memory.ts'

/** Implements the mutation `upgradeUser` (D-25). */
export function upgrade(store: Store, profile: ProfileRecord, requestedType: ProfileType): { isActiveMembership: boolean } {
  const { world, formerAddresses } = store.memory
  const { type, isActiveMembership } = changesOf(decideUpgrade(profile, requestedType))
  if (profile.userName !== null)
    formerAddresses.push({ profileId: profile.id, type: profile.type, userNameKey: userNameKey(profile.userName), until: null })
  Object.assign(profile, { type, isActiveMembership })
  for (const group of world.groups) if (group.ownerId === profile.id) group.ownerType = type
  endManagedAccounts(store, profile.id, 'upgraded')
  return { isActiveMembership }
}
