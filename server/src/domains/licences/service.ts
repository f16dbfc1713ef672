import type { MyLicence, PublicLicence, SubmitLicenceInput } from '@wasla/contract/generated/user-types.ts'
import { myLicenceOf, publicLicenceOf } from '@wasla/contract/licences/fields.ts'
import { licenceStanding, ownLicences, type LicenceStanding, type OwnLicences } from '@wasla/contract/licences/standing.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../session/viewer.ts'
import type { LicencesDeps } from './deps.ts'
import { remindDue } from './reminders.ts'
import { removeLicence } from './remove.ts'
import { findLicences } from './stores/licences.ts'
import { submitLicence } from './submit.ts'

export { licenceRow } from './stores/licences.ts'

/** Returns the licences that count of these profiles, by profile. Profiles without any are left out. */
export async function licencesOf(db: Database, profileIds: readonly string[]): Promise<Map<string, OwnLicences>> {
  const all = Map.groupBy(await findLicences(db, profileIds), ({ profileId }) => profileId)
  return new Map([...all].map(([id, licences]) => [id, ownLicences(licences)]))
}

/** Returns what criteria need to know about the licences of these profiles, by profile. Profiles without any are left out. */
export const licenceStandingsOf = async (db: Database, profileIds: readonly string[]): Promise<Map<string, LicenceStanding>> =>
  new Map([...(await licencesOf(db, profileIds))].map(([id, licences]) => [id, licenceStanding(licences)]))

/** Licences to advertise (Y-46). Every refusal is a `Problem`. */
export type LicencesService = {
  /** `myLicence`: returns the licences of the active profile; nothing for a business. */
  mine(viewer: Pick<Viewer, 'profileId'>): Promise<MyLicence>
  /** Returns the mark of a public page; null if the profile has no valid licence today. */
  shown(profileId: string): Promise<PublicLicence | null>
  /** Returns the licences that count of these profiles, by profile. */
  byProfiles(profileIds: readonly string[]): Promise<Map<string, OwnLicences>>
  /** `submitLicence`. Throws `DTO_VALIDATION_ERROR`, `VERIFICATION_CONFLICT`, `RATE_LIMITED`. */
  submit(viewer: Viewer, input: SubmitLicenceInput): Promise<MyLicence>
  /** `removeLicence`. Throws `NO_CHANGES_TO_UPDATE`. */
  remove(viewer: Viewer): Promise<MyLicence>
  /** For the timer: sends the reminders that are due. */
  remindDue(): Promise<void>
}

export function createLicencesService(deps: LicencesDeps & Pick<Deps, 'env'>): LicencesService {
  const { db, clock } = deps
  const today = () => civilDate(clock.now())
  const ownOf = async (profileId: string) => (await licencesOf(db, [profileId])).get(profileId) ?? ownLicences([])
  const mine = async ({ profileId }: Pick<Viewer, 'profileId'>) => myLicenceOf(profileId, await ownOf(profileId), today())
  return {
    mine,
    shown: async (profileId) => publicLicenceOf(await ownOf(profileId), today()),
    byProfiles: (profileIds) => licencesOf(db, profileIds),
    async submit(viewer, input) {
      await submitLicence(deps, viewer, input)
      return mine(viewer)
    },
    async remove(viewer) {
      await removeLicence(deps, viewer)
      return mine(viewer)
    },
    remindDue: () => remindDue(deps),
  }
}
