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
import { findEveryProfile, findProfile, findProfiles, holdProfile, findProfilesOf, openProfileIds } from './stores/profiles.ts'
import { findDoneSteps } from './stores/progress.ts'
import { toProfileRecord } from './stores/row.ts'
import { revertMembership, upgrade } from './upgrade.ts'
import { isNameAvailable } from './user-names.ts'
import { requireVisible, type ProfileQuery } from './visible.ts'

/* What other domains read and change of a profile within their own transactions. */
export { eraseDue } from './erase.ts'
export { moveAll, moveProfile } from './move.ts'
export { countBusinesses, insertBusiness } from './open-business.ts'
export { publicProfilePages, publicProfilesAfter } from './stores/listed.ts'
export { looksLikeAnotherBusiness } from './stores/looks.ts'
export { claimBusinessNames, claimUserName, nameRowsOf } from './stores/name-claims.ts'
export { renewBusinessLooks } from './stores/renew-looks.ts'
export { findInterestsOf } from './stores/interests.ts'
export { findEveryProfile, findLabel, findProfiles, holdProfile, insertProfile, updateProfile } from './stores/profiles.ts'
export { toProfileRecord, toProfileRow } from './stores/row.ts'
export { selectProfileAlone } from './stores/select.ts'
export { revertMembership } from './upgrade.ts'
export { mayTakeName, takingName } from './user-names.ts'
export { requireVisible, type ProfileQuery } from './visible.ts'

export type ProfilesService = {
  /** The viewer's own profile, from the row the token was checked with: nothing is read again. */
  active(viewer: Viewer, language: Language): ProfileRecord
  /** The same read anew, after something changed it: `ActiveProfile`. Throws `PROFILE_NOT_FOUND` where it is gone. */
  fresh(viewer: Viewer, language: Language): Promise<{ type: ProfileType; profile: ProfileRecord }>
  /** What the profile switcher offers (B-19): closed profiles are not in it. */
  mine(viewer: Viewer, language: Language): Promise<MyProfile[]>
  progress(viewer: Viewer): Promise<ProfileProgressResult>
  /**
   * Whose page is under an address, present or former: by a name alone, or by name and type (D-03). The record is whole: what a
   * stranger may know of it is the contract's to say (`publicProfileFields`). Throws `PROFILE_NOT_FOUND` for who may not be seen (D-05).
   */
  publicByName(query: Partial<QueryPublicProfileArgs>): Promise<ProfileRecord>
  /** Lets past who has a page that anybody may see; throws `PROFILE_NOT_FOUND` for all others (D-05). */
  requireVisible(query: ProfileQuery): Promise<void>
  /** Profiles of these ids that are not removed, by id, in whatever state: who may be in a list is the list's to say. */
  byIds(ids: readonly string[]): Promise<Map<string, ProfileRecord>>
  /** The same, removed ones too, for what outlives its owner: of those nothing personal is left. */
  everById(ids: readonly string[]): Promise<Map<string, ProfileRecord>>
  /** Interest ids of several profiles at once. */
  interestsOf(profileIds: readonly string[]): Promise<Map<string, string[]>>
  /** What the viewer's profile is about from now on (S1 §5). */
  setInterests(viewer: Viewer, ids: readonly string[]): Promise<readonly string[]>
  /** How others reach the viewer's profile from now on (D-07). */
  setContact(viewer: Viewer, input: UpdateContactDetailsInput): Promise<void>
  /** What the viewer's profile says of itself from now on (D-01 to D-04). */
  changeSettings(viewer: Viewer, input: UpdateProfileSettingsInput): Promise<void>
  /** The picture of the viewer's profile from now on: its address (D-27, D-28). */
  setPicture(viewer: Viewer, file: Upload): Promise<{ profileImage: string }>
  /** Whether the viewer's profile, or a group, may take a user name (D-03, D-04). */
  isNameAvailable(viewer: Viewer, name: string, scope: UserNameScope): Promise<boolean>
  /** A networker becomes an agent (D-25). */
  upgrade(viewer: Viewer, type: ProfileType): Promise<{ isActiveMembership: boolean }>
  /** In the admin's transaction: moves every profile of a user by an event; those whose state has no such transition stay. */
  moveAll(tx: Database, userId: string, event: ProfileEvent): Promise<void>
  /** An agent becomes a networker again (D-24). */
  revertMembership(tx: Database, profileId: string): Promise<ReversionOutcome>
  /** Type and status of a profile that is of one of these types, locked until the transaction is over. */
  hold: typeof holdProfile
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
  hold: holdProfile,
})
