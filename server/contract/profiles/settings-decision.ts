import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { Localized } from '../platform/language.ts'
import type { FormerAddressRecord } from './address.ts'
import { impersonationRefusal } from './impersonation.ts'
import { nameIsAnothers } from './confusable-key.ts'
import { businessNamesOf, claimsNames } from './names.ts'
import type { ProfileRecord } from './record.ts'
import { addressesAfter, decideUserNameMoment } from './rename.ts'
import { sameSettings } from './settings.ts'
import type { ProfileSettings } from './settings-fields.ts'
import { userNameIsTaken } from './user-name-availability.ts'

/** State for the decision on a change of settings. `isUserNameAvailable`: whether the profile may take the requested user name. */
export type SettingsState = {
  profile: ProfileRecord
  /** All stored former addresses of the profile. */
  formerAddresses: readonly FormerAddressRecord[]
  /** Whether another business of the same type has a name that people could confuse with a requested new name (security case 56). */
  isNameTaken: boolean
  isUserNameAvailable: boolean
  productName: Localized
}

export type SettingsChanges = {
  /** New values of the profile's row. */
  profile: Omit<ProfileSettings, 'location'> & Pick<ProfileRecord, 'location' | 'userNameChangedAt'>
  /**
   * Names to claim for the business among all businesses of its type; null if no name is new or the business claims no names in its status.
   */
  claimedNames: readonly string[] | null
  /** The user name to claim, and all former addresses after the change; null if the user name stays. */
  rename: { userName: string; formerAddresses: readonly FormerAddressRecord[] } | null
}

/** Returns the requested business names that the business does not have yet. */
export const newBusinessNames = (profile: ProfileRecord, requested: ProfileSettings): string[] =>
  businessNamesOf({ ...requested, type: profile.type }).filter((name) => !businessNamesOf(profile).includes(name))

/** Returns the problem of a taken business name, at the field that changed. */
export const nameTaken = (profile: ProfileRecord, requested: ProfileSettings) =>
  nameIsAnothers(requested.name === profile.name ? 'nameInOtherScript' : 'name')

/**
 * `updateProfileSettings` with accepted settings (D-01 to D-04): changes all requested settings, or none. `newId` returns the id of the
 * location if the profile has none yet.
 */
export function decideSettings(
  { profile, formerAddresses, isNameTaken, isUserNameAvailable, productName }: SettingsState,
  requested: ProfileSettings,
  { now, newId }: { now: number; newId: () => string },
): Decision<SettingsChanges> {
  if (sameSettings(profile, requested)) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  const reserved = impersonationRefusal(requested, profile, productName)
  if (reserved) return refused(reserved)
  const hasNewName = newBusinessNames(profile, requested).length > 0
  if (hasNewName && isNameTaken) return refused(nameTaken(profile, requested))
  const { userName } = requested
  const isRenamed = userName !== null && userName !== profile.userName
  const changedAt = decideUserNameMoment(profile, userName, now)
  if (changedAt.problem) return changedAt
  if (isRenamed && !isUserNameAvailable) return refused(userNameIsTaken())
  return decided({
    profile: {
      ...requested,
      location: requested.location && { ...requested.location, id: profile.location?.id ?? newId() },
      userNameChangedAt: changedAt.changes,
    },
    claimedNames: hasNewName && claimsNames(profile.status) ? businessNamesOf({ ...requested, type: profile.type }) : null,
    rename: isRenamed ? { userName, formerAddresses: addressesAfter(formerAddresses, profile, userName, now) } : null,
  })
}
