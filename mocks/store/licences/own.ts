import type { MyLicence } from '@wasla/contract/generated/user-types.ts'
import { myLicenceOf } from '@wasla/contract/licences/fields.ts'
import type { CheckedLicence } from '@wasla/contract/licences/record.ts'
import { ownLicences, type OwnLicences } from '@wasla/contract/licences/standing.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Viewer } from '../session/sessions.ts'
import type { Store } from '../memory.ts'
import { linksOf } from '../social/links.ts'

/** Returns today's civil date in Riyadh. */
export const todayOf = ({ clock }: Store): string => civilDate(clock.now())

/** Returns every licence that a profile submitted, with its case and the accounts that are still connected. */
export function allLicencesOf(store: Store, profileId: string): CheckedLicence[] {
  const { licences, licenceAccounts, verifications, documents } = store.memory.world
  return licences.flatMap((licence) => {
    const check = licence.profileId === profileId ? verifications.find(({ id }) => id === licence.id) : undefined
    if (!check) return []
    const { status, createdAt, reviewedAt, rejectionReason } = check
    const covered = new Set(licenceAccounts.filter(({ licenceId }) => licenceId === licence.id).map(({ accountId }) => accountId))
    return [
      {
        ...licence,
        ...{ status, createdAt, reviewedAt, rejectionReason },
        accountIds: linksOf(store, profileId).flatMap(({ id }) => (covered.has(id) ? [id] : [])),
        documentName: documents.find(({ verificationId }) => verificationId === licence.id)?.name ?? null,
      },
    ]
  })
}

/** Returns the licences of a profile that count. */
export const licencesOf = (store: Store, profileId: string): OwnLicences => ownLicences(allLicencesOf(store, profileId))

/** Implements the query `myLicence` (Y-46). */
export const myLicence = (store: Store, { profileId }: Pick<Viewer, 'profileId'>): MyLicence =>
  myLicenceOf(profileId, licencesOf(store, profileId), todayOf(store))
