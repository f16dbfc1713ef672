import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UpdateProfileSettingsInput } from '@wasla/contract/generated/user-types.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import { houseNameRefusal } from '@wasla/contract/profiles/house-name.ts'
import { nameIsAnothers } from '@wasla/contract/profiles/look.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { addressesAfter, nameChangedAt } from '@wasla/contract/profiles/rename.ts'
import { sameSettings, settingsFrom, type ProfileSettings } from '@wasla/contract/profiles/settings.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { looksLikeAnotherBusiness } from './looks.ts'
import { toProfileRecord } from './record.ts'
import { findProfile } from './store.ts'
import { claimBusinessName, claimUserName } from './name-claims.ts'
import { mayTakeName, nameIsTaken, takingName } from './user-names.ts'

export type SettingsDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'env'>

/** Writes down where the profile is found besides, once it has another name (D-03). */
async function keepAddresses(tx: Database, { ids, clock }: SettingsDeps, stood: ProfileRecord, name: string): Promise<void> {
  const rows = await tx
    .selectFrom('former_addresses')
    .select(['type', 'user_name_key', 'until'])
    .where('profile_id', '=', stood.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const now = clock.now()
  const after = addressesAfter(
    rows.map((row) => ({ profileId: stood.id, type: row.type, userNameKey: row.user_name_key, until: row.until })),
    stood,
    name,
    now,
  )
  await tx.deleteFrom('former_addresses').where('profile_id', '=', stood.id).execute()
  if (after.length > 0)
    await tx
      .insertInto('former_addresses')
      .values(
        after.map(({ profileId, type, userNameKey: key, until }) => ({
          id: ids.uuid(),
          profile_id: profileId,
          type,
          user_name_key: key,
          until,
          created_at: now,
        })),
      )
      .execute()
}

const columnsOf = ({ ids }: SettingsDeps, stood: ProfileRecord, wanted: ProfileSettings) => ({
  first_name: wanted.firstName,
  last_name: wanted.lastName,
  name: wanted.name,
  bio: wanted.bio,
  gender: wanted.gender,
  date_of_birth: wanted.dateOfBirth,
  country_id: wanted.countryId,
  website: wanted.website,
  is_nsfw: wanted.isNsfw === null ? null : wanted.isNsfw ? (1 as const) : (0 as const),
  location: wanted.location && JSON.stringify({ ...wanted.location, id: stood.location?.id ?? ids.uuid() }),
})

async function change(tx: Database, deps: SettingsDeps, { profileId }: Viewer, input: UpdateProfileSettingsInput): Promise<Verdict<void>> {
  // The profile's row is the lock: of two that are saved at once, the later is judged by what the earlier left.
  await lockRow(tx, 'profiles', profileId)
  const row = await findProfile(tx, profileId)
  if (!row) return new Problem('PROFILE_NOT_FOUND')
  const stood = toProfileRecord(row, fallbackLanguage)
  const now = deps.clock.now()
  const wanted = settingsFrom(stood, input, now)
  if (sameSettings(stood, wanted)) return new Problem('NO_CHANGES_TO_UPDATE')
  const houses = houseNameRefusal(wanted, stood, deps.env.productName)
  if (houses) return houses
  if (wanted.name !== null && wanted.name !== stood.name && (await looksLikeAnotherBusiness(tx, wanted.name, stood)))
    return nameIsAnothers()
  await tx
    .updateTable('profiles')
    .set(columnsOf(deps, stood, wanted))
    .where('id', '=', profileId)
    .execute()
  if (stood.status === 'Active' && wanted.name !== null && wanted.name !== stood.name)
    if (!(await claimBusinessName(tx, stood, stood.type, wanted.name))) throw nameIsAnothers()
  const name = wanted.userName
  if (name === null || name === stood.userName) return
  const changedAt = nameChangedAt(stood, name, now)
  if (!(await mayTakeName(tx, deps, profileId, name))) throw nameIsTaken()
  await keepAddresses(tx, deps, stood, name)
  await claimUserName(tx, stood, name)
  await tx
    .updateTable('profiles')
    .set({ user_name: name, user_name_key: userNameKey(name), user_name_changed_at: changedAt })
    .where('id', '=', profileId)
    .execute()
}

/**
 * `updateProfileSettings` (D-01 to D-04): all of it or nothing. Throws `DTO_VALIDATION_ERROR` with its fields, `URL_INVALID_FORMAT` for
 * a website alone, `USERNAME_ALREADY_EXISTS`, `USERNAME_CANNOT_EDIT`, `NO_CHANGES_TO_UPDATE` where all is as it was.
 */
export async function changeSettings(deps: SettingsDeps, viewer: Viewer, input: UpdateProfileSettingsInput): Promise<void> {
  settle(await takingName(() => inTransaction(deps.db, (tx) => change(tx, deps, viewer, input))))
}
