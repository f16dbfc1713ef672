import type { MyProfile, ProfileProgressResult } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { myProfileOf } from '@wasla/contract/profiles/fields.ts'
import { profileProgress } from '@wasla/contract/profiles/progress.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../graphql/context.ts'
import { groupedBy } from '#platform/grouped.ts'
import { toProfileRecord } from './record.ts'
import { findDoneSteps, findInterestsOf, findProfilesOf } from './store.ts'

export type ProfilesService = {
  /** The viewer's own profile, from the row the token was checked with: nothing is read again. */
  active(viewer: Viewer, language: Language): ProfileRecord
  /** What the profile switcher offers (B-19): closed profiles are not in it. */
  mine(viewer: Viewer): Promise<MyProfile[]>
  progress(viewer: Viewer): Promise<ProfileProgressResult>
  /** Interest ids of several profiles at once. */
  interestsOf(profileIds: readonly string[]): Promise<Map<string, string[]>>
}

export const createProfilesService = ({ db }: Pick<Deps, 'db'>): ProfilesService => ({
  active: (viewer, language) => toProfileRecord(viewer.profile, language),
  async mine(viewer) {
    const rows = await findProfilesOf(db, viewer.userId)
    return rows.map((row) =>
      myProfileOf(
        {
          id: row.id,
          type: row.type,
          name: row.name,
          firstName: row.first_name,
          lastName: row.last_name,
          userName: row.user_name,
          picture: row.picture,
          status: row.status,
        },
        viewer.profileId,
      ),
    )
  },
  progress: async (viewer) => profileProgress(viewer.profileType, await findDoneSteps(db, viewer.profileId)),
  async interestsOf(profileIds) {
    const rows = await findInterestsOf(db, profileIds)
    return groupedBy(
      rows,
      (row) => row.profile_id,
      (row) => row.interest_id,
    )
  },
})
