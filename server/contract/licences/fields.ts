import type { Licence, MyLicence, PublicLicence } from '../generated/user-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { CheckedLicence } from './record.ts'
import { isValidOn, licenceState, type OwnLicences } from './standing.ts'

const licenceOf = (licence: CheckedLicence, today: string): Licence => ({
  id: licence.id,
  state: licenceState(licence, today),
  number: licence.number,
  expiresOn: licence.expiresOn,
  accountIds: [...licence.accountIds],
  documentName: licence.documentName,
  submittedAt: toDateTime(licence.createdAt),
  checkedAt: licence.reviewedAt === null ? null : toDateTime(licence.reviewedAt),
  reason: licence.rejectionReason,
})

/** Returns the licences of the viewer's profile, in the form of the API. */
export const myLicenceOf = (profileId: string, { current, next }: OwnLicences, today: string): MyLicence => ({
  id: profileId,
  current: current && licenceOf(current, today),
  next: next && licenceOf(next, today),
})

/** Returns the mark of a public page; null if the profile has no valid licence on this day. */
export function publicLicenceOf({ current }: Pick<OwnLicences, 'current'>, today: string): PublicLicence | null {
  if (!current || !isValidOn(current, today)) return null
  const { number, expiresOn, reviewedAt, createdAt, accountIds } = current
  return { number, expiresOn, checkedAt: toDateTime(reviewedAt ?? createdAt), accountIds: [...accountIds] }
}
