import type { ReversionOutcome } from '@wasla/contract/admin/profiles.ts'
import type {
  MyProfile,
  ProfileProgressResult,
  QueryPublicProfileArgs,
  UpdateContactDetailsInput,
  UpdateProfileSettingsInput,
  UserNameScope,
} from '@wasla/contract/generated/user-types.ts'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { fallbackLanguage, type Language } from '@wasla/contract/platform/language.ts'
import { myProfileOf } from '@wasla/contract/profiles/fields.ts'
import { profileProgress } from '@wasla/contract/profiles/progress.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ProfileEvent } from '@wasla/contract/profiles/states.ts'
import type { Database } from '#database/database.ts'
import { groupedBy } from '#platform/grouped.ts'
import type { FilesService } from '../files/service.ts'
import { setContact } from './contact.ts'
import { setInterests } from './interests.ts'
import { moveProfile } from './move.ts'
import { setPicture } from './picture.ts'
import { publicByName } from './public.ts'
import { changeSettings } from './settings.ts'
import { findInterestsOf } from './stores/interests.ts'
import { findEveryProfile, findProfile, findProfiles, lockProfile, findProfilesOf, openProfileIds } from './stores/profiles.ts'
import { findDoneSteps } from './stores/progress.ts'
import { toProfileRecord } from './stores/row.ts'
import { revertMembership, upgrade } from './upgrade.ts'
import { isNameAvailable } from './user-names.ts'
import { requireVisible, type ProfileQuery } from './visible.ts'

/* Functions that other domains use to read and change profiles in their own transactions. */
export { eraseDue } from './erase.ts'
export { moveProfile } from './move.ts'
export { countBusinesses, insertBusiness } from './open-business.ts'
export { publicProfilePages, publicProfilesAfter } from './stores/listed.ts'
export { isConfusableWithAnotherBusiness } from './stores/confusable-names.ts'
export { claimBusinessNames, claimUserName, nameRowsOf } from './stores/name-claims.ts'
export { renewConfusableKeys } from './stores/renew-confusable-keys.ts'
export { findInterestsOf } from './stores/interests.ts'
export { findEveryProfile, findLabel, findProfiles, insertProfile, updateProfile } from './stores/profiles.ts'
export { toProfileRecord, toProfileRow } from './stores/row.ts'
export { selectProfileAlone } from './stores/select.ts'

export { mayTakeName, takingName } from './user-names.ts'

export type ProfilesService = {
  /** Returns the viewer's own profile. Needs no query, because the token check has read the row. */
  active(viewer: Viewer, language: Language): ProfileRecord
  /** Reads the viewer's profile again after a change: `ActiveProfile`. Throws `PROFILE_NOT_FOUND` if it no longer exists. */
  fresh(viewer: Viewer, language: Language): Promise<{ type: ProfileType; profile: ProfileRecord }>
  /** Returns the profiles for the profile switcher, without closed ones (B-19). */
  mine(viewer: Viewer, language: Language): Promise<MyProfile[]>
  progress(viewer: Viewer): Promise<ProfileProgressResult>
  /**
   * Returns the profile at a current or former address: by a name, or by name and type (D-03). The record has all fields; the contract
   * decides which of them a stranger may see (`publicProfileFields`). Throws `PROFILE_NOT_FOUND` if the profile is not public (D-05).
   */
  publicByName(query: Partial<QueryPublicProfileArgs>): Promise<ProfileRecord>
  /** Throws `PROFILE_NOT_FOUND` unless a profile has a public page (D-05). */
  requireVisible(query: ProfileQuery): Promise<void>
  /** Returns profiles by id, in any state but removed. The caller decides which of them a list may show. */
  byIds(ids: readonly string[]): Promise<Map<string, ProfileRecord>>
  /** Returns profiles by id, also removed ones, for content that outlives its owner. Removed ones have no personal data left. */
  everById(ids: readonly string[]): Promise<Map<string, ProfileRecord>>
  /** Returns the interest ids of several profiles, by profile id. */
  interestsOf(profileIds: readonly string[]): Promise<Map<string, string[]>>
  /** Replaces the interests of the viewer's profile (S1 §5). */
  setInterests(viewer: Viewer, ids: readonly string[]): Promise<readonly string[]>
  /** Saves how others reach the viewer's profile (D-07). */
  setContact(viewer: Viewer, input: UpdateContactDetailsInput): Promise<void>
  /** Saves settings of the viewer's profile (D-01 to D-04). */
  changeSettings(viewer: Viewer, input: UpdateProfileSettingsInput): Promise<void>
  /** Replaces the picture of the viewer's profile, and returns its address (D-27, D-28). */
  setPicture(viewer: Viewer, file: Upload): Promise<{ profileImage: string }>
  /** Returns whether the viewer's profile, or a group, may take a user name (D-03, D-04). */
  isNameAvailable(viewer: Viewer, name: string, scope: UserNameScope): Promise<boolean>
  /** Makes a networker an agent (D-25). */
  upgrade(viewer: Viewer, type: ProfileType): Promise<{ isActiveMembership: boolean }>
  /**
   * Moves every profile of a user by an event, in the admin's transaction. Profiles whose state has no transition for the event stay
   * unchanged.
   */
  moveAll(tx: Database, userId: string, event: ProfileEvent): Promise<void>
  /** Makes an agent a networker again (D-24). */
  revertMembership(tx: Database, profileId: string): Promise<ReversionOutcome>
  /** Locks a profile of one of these types until the transaction ends, and returns its type and status. */
  lock: typeof lockProfile
}

type ProfilesDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'> & { store: FilesService }

export const createProfilesService = ({ db, dialect, clock, ids, env, log, store }: ProfilesDeps): ProfilesService => ({
  active: (viewer, language) => toProfileRecord(viewer.profile, language),
  async fresh(viewer, language) {
    const row = await findProfile(db, viewer.profileId)
    if (!row) throw new Problem('PROFILE_NOT_FOUND')
    return { type: row.type, profile: toProfileRecord(row, language) }
  },
  async mine(viewer, language) {
    const rows = await findProfilesOf(db, viewer.userId)
    return rows.map((row) => myProfileOf(toProfileRecord(row, language), viewer.profileId, language))
  },
  progress: async (viewer) => profileProgress(viewer.profileType, await findDoneSteps(db, viewer.profileId)),
  publicByName: async (query) => toProfileRecord(await publicByName({ db, clock }, query), fallbackLanguage),
  requireVisible: (query) => requireVisible(db, query),
  async byIds(profileIds) {
    const rows = await findProfiles(db, profileIds)
    return new Map(rows.map((row) => [row.id, toProfileRecord(row, fallbackLanguage)]))
  },
  async everById(profileIds) {
    const rows = await findEveryProfile(db, profileIds)
    return new Map(rows.map((row) => [row.id, toProfileRecord(row, fallbackLanguage)]))
  },
  async interestsOf(profileIds) {
    const rows = await findInterestsOf(db, profileIds)
    return groupedBy(
      rows,
      (row) => row.profile_id,
      (row) => row.interest_id,
    )
  },
  isNameAvailable: (viewer, name, scope) => isNameAvailable(db, { clock, env }, viewer.profileId, name, scope),
  setInterests: (viewer, interests) => setInterests({ db }, viewer, interests),
  setContact: (viewer, input) => setContact({ db }, toProfileRecord(viewer.profile, fallbackLanguage), input),
  changeSettings: (viewer, input) => changeSettings({ db, clock, ids, env }, viewer, input),
  setPicture: (viewer, file) => setPicture({ db, log, store }, viewer, file),
  upgrade: (viewer, type) => upgrade({ db, clock, ids }, viewer, type),
  async moveAll(tx, userId, event) {
    for (const { id } of await openProfileIds(tx, userId)) await moveProfile(tx, { dialect, clock, ids, env }, id, event)
  },
  revertMembership: (tx, profileId) => revertMembership(tx, { db, clock, ids }, profileId),
  lock: lockProfile,
})
