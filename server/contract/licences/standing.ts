import type { LicenceState } from '../generated/user-sdl-types.ts'
import type { CheckedLicence } from './record.ts'

/** Returns whether a licence has the mark on a day: a reviewer approved it, its holder left it, and its last day has not passed. */
export const isValidOn = (
  { status, removedAt, expiresOn }: Pick<CheckedLicence, 'status' | 'removedAt' | 'expiresOn'>,
  today: string,
): boolean => status === 'Approved' && removedAt === null && expiresOn >= today

/** The licences of a profile that count. `current` was approved; `next` is newer, and under review or declined. */
export type OwnLicences = { readonly current: CheckedLicence | null; readonly next: CheckedLicence | null }

const byDecision = (one: CheckedLicence, other: CheckedLicence) => (other.reviewedAt ?? 0) - (one.reviewedAt ?? 0)
const bySubmission = (one: CheckedLicence, other: CheckedLicence) => other.createdAt - one.createdAt

/**
 * Returns the licences of a profile that count, of all that it submitted. The licence that was approved last replaces every earlier one. A
 * licence under review or a declined one replaces nothing: the mark of the current licence stays until its last day.
 */
export function ownLicences(all: readonly CheckedLicence[]): OwnLicences {
  const left = all.filter(({ removedAt }) => removedAt === null)
  const [current = null] = left.filter(({ status }) => status === 'Approved').toSorted(byDecision)
  const [newest = null] = left.filter(({ status }) => status === 'InReview' || status === 'Rejected').toSorted(bySubmission)
  const isNewer = newest !== null && (newest.status === 'InReview' || current === null || newest.createdAt > current.createdAt)
  return { current, next: isNewer ? newest : null }
}

/** Returns the state of a licence on a day. */
export const licenceState = ({ status, expiresOn }: Pick<CheckedLicence, 'status' | 'expiresOn'>, today: string): LicenceState =>
  status === 'InReview' ? 'IN_REVIEW' : status === 'Rejected' ? 'DECLINED' : expiresOn >= today ? 'VALID' : 'EXPIRED'

/** What criteria need to know about the licences of a profile. */
export type LicenceStanding = {
  /** Last day of the approved licence; null if there is none. */
  readonly licensedUntil: string | null
  readonly isInReview: boolean
}

export const licenceStanding = ({ current, next }: OwnLicences): LicenceStanding => ({
  licensedUntil: current?.expiresOn ?? null,
  isInReview: next?.status === 'InReview',
})

/** Returns whether a profile is licensed on a day. */
export const isLicensedOn = ({ licensedUntil }: Pick<LicenceStanding, 'licensedUntil'>, today: string): boolean =>
  licensedUntil !== null && licensedUntil >= today
