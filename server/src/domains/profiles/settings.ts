import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UpdateProfileSettingsInput } from '@wasla/contract/generated/user-types.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { settingsFrom } from '@wasla/contract/profiles/settings.ts'
import { decideSettings, nameTaken, newBusinessNames } from '@wasla/contract/profiles/settings-decision.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { deleteFormerAddresses, findFormerAddresses, insertFormerAddresses } from './stores/addresses.ts'
import { isConfusableWithAnotherBusiness } from './stores/confusable-names.ts'
import { claimBusinessNames, claimUserName } from './stores/name-claims.ts'
import { findProfile, updateProfile } from './stores/profiles.ts'
import { toProfileRecord } from './stores/row.ts'
import { mayTakeName, takingName } from './user-names.ts'

export type SettingsDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'env'>

async function change(tx: Database, deps: SettingsDeps, { profileId }: Viewer, input: UpdateProfileSettingsInput): Promise<void> {
  const { clock, ids, env } = deps
  // The profile is locked, so that the later of two concurrent changes is decided on the result of the earlier.
  await lockRow(tx, 'profiles', profileId)
  const row = await findProfile(tx, profileId)
  if (!row) throw new Problem('PROFILE_NOT_FOUND')
  const profile = toProfileRecord(row, fallbackLanguage)
  const now = clock.now()
  const requested = settingsFrom(profile, input, now)
  const { userName } = requested
  const newNames = newBusinessNames(profile, requested)
  const state = {
    profile,
    formerAddresses: await findFormerAddresses(tx, profileId),
    isNameTaken: newNames.length > 0 && (await isConfusableWithAnotherBusiness(tx, newNames, profile)),
    isUserNameAvailable: userName === null || userName === profile.userName || (await mayTakeName(tx, deps, profileId, userName)),
    productName: env.productName,
  }
  const changes = changesOf(decideSettings(state, requested, { now, newId: () => ids.uuid() }))
  await updateProfile(tx, profileId, changes.profile)
  if (changes.claimedNames && !(await claimBusinessNames(tx, profile, profile.type, changes.claimedNames, newNames)))
    throw nameTaken(profile, requested)
  if (changes.rename === null) return
  await claimUserName(tx, profile, changes.rename.userName)
  await deleteFormerAddresses(tx, profileId)
  await insertFormerAddresses(tx, { ids, now }, changes.rename.formerAddresses)
}

/**
 * `updateProfileSettings` (D-01 to D-04): saves all of the input or nothing. Throws `DTO_VALIDATION_ERROR` with its fields,
 * `URL_INVALID_FORMAT` if only the website is invalid, `USERNAME_ALREADY_EXISTS`, `USERNAME_CANNOT_EDIT`, and `NO_CHANGES_TO_UPDATE` if
 * nothing changes.
 */
export const changeSettings = (deps: SettingsDeps, viewer: Viewer, input: UpdateProfileSettingsInput): Promise<void> =>
  takingName(() => inTransaction(deps.db, (tx) => change(tx, deps, viewer, input)))
