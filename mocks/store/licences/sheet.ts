import { changesOf } from '@wasla/contract/common/decision.ts'
import { licenceSheet, sheetLicence, type SheetLicence } from '@wasla/contract/licences/sheet.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { byCreation } from '@wasla/contract/programs/discover/order.ts'
import { decideManaging } from '@wasla/contract/programs/page/decision.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { programById, requestsTo } from '../programs/find.ts'
import { linksOf } from '../social/links.ts'
import { licencesOf, todayOf } from './own.ts'

/** Returns the licence of a participant, as the owner of a program reads it. */
export const sheetLicenceOf = (store: Store, profileId: string): SheetLicence =>
  sheetLicence(licencesOf(store, profileId), linksOf(store, profileId), todayOf(store))

/** Implements the query `participantLicencesCsv` (Y-46). */
export function licencesCsv(store: Store, profileId: string, programId: string): string {
  changesOf(decideManaging(programById(store, programId), profileId))
  const participants = requestsTo(store, programId)
    .filter(({ status }) => status === 'Accepted')
    .toSorted(byCreation)
  return licenceSheet(
    participants.flatMap((request) => {
      const profile = findProfile(store, request.profileId)
      if (!profile) return []
      return [{ ...sheetLicenceOf(store, profile.id), name: mainNameOf(profile), userName: isPublic(profile) ? profile.userName : null }]
    }),
  )
}
