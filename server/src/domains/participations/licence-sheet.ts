import { licenceSheet, sheetLicence, type SheetLicence } from '@wasla/contract/licences/sheet.ts'
import { ownLicences } from '@wasla/contract/licences/standing.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { Viewer } from '../session/viewer.ts'
import { licencesOf } from '../licences/service.ts'
import { linksOfAll } from '../social/service.ts'
import type { ParticipationsDeps } from './deps.ts'
import { requireOwn } from './lists.ts'
import { findNamed } from './stores/lists.ts'

/** Number of participants whose licences are read at once: databases limit the number of parameters of a statement. */
const atOnce = 500

/** Returns the licence of each of these profiles today, as the owner of a program reads it, by profile. */
export async function sheetLicences(
  { db, clock }: Pick<ParticipationsDeps, 'db' | 'clock'>,
  profileIds: readonly string[],
): Promise<Map<string, SheetLicence>> {
  const today = civilDate(clock.now())
  const found = new Map<string, SheetLicence>()
  for (let at = 0; at < profileIds.length; at += atOnce) {
    const ids = profileIds.slice(at, at + atOnce)
    const licences = await licencesOf(db, ids)
    const accounts = Map.groupBy(await linksOfAll(db, [...licences.keys()]), ({ profileId }) => profileId)
    for (const id of ids) found.set(id, sheetLicence(licences.get(id) ?? ownLicences([]), accounts.get(id) ?? [], today))
  }
  return found
}

/** `participantLicencesCsv` (Y-46): the compliance sheet of all participants, newest first. Throws `PROGRAM_NOT_FOUND`. */
export async function licencesCsv(deps: ParticipationsDeps, owner: Pick<Viewer, 'profileId'>, programId: string): Promise<string> {
  await requireOwn(deps, owner, programId)
  const participants = await findNamed(deps.db, { programId, statuses: ['Accepted'], types: null })
  const licences = await sheetLicences(
    deps,
    participants.map(({ request }) => request.profileId),
  )
  return licenceSheet(
    participants.flatMap(({ request, profile }) => {
      const licence = licences.get(request.profileId)
      return licence ? [{ ...licence, name: mainNameOf(profile), userName: profile.userName }] : []
    }),
  )
}
