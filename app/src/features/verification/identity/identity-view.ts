import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'

type Check = Pick<VerificationRecord, 'type' | 'status'> & { readonly createdAt: string; readonly rejectionReason: string | null }

type Facts = {
  readonly state: ProfileState
  readonly verifications: readonly Check[]
  readonly links: number
  /** Since when a new check is due after a long absence (security case 10); null if none is. */
  readonly recheckSince: string | null
}

/** State of the identity page, and whether a check may start (F-03, F-07, F-13). */
export type IdentityView = {
  readonly kind: 'open' | 'review' | 'approved' | 'refused'
  readonly mayStart: boolean
  /** Approved, but a social account is missing. */
  readonly needsLink: boolean
  readonly reason: string | null
  /** Whether this is the new check that money waits for. */
  readonly isRecheck: boolean
}

/** A check that was never finished counts as not started. */
const kinds = { Approved: 'approved', InReview: 'review', Rejected: 'refused', Pending: 'open', Expired: 'open' } as const

export function identityView({ state, verifications, links, recheckSince }: Facts): IdentityView {
  const isRecheck = recheckSince !== null
  /* A check that was passed before the absence does not count as the new one. */
  const checks = verifications.filter(({ type, createdAt }) => type === 'IDENTITY' && (!isRecheck || createdAt >= recheckSince))
  const last = checks.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0]
  const isApproved = (state === 'Active' && !isRecheck) || checks.some(({ status }) => status === 'Approved')
  const kind = isApproved ? 'approved' : last ? kinds[last.status] : 'open'
  return {
    kind,
    mayStart: kind === 'open' || kind === 'refused',
    needsLink: kind === 'approved' && links === 0,
    reason: kind === 'refused' ? (last?.rejectionReason ?? null) : null,
    isRecheck,
  }
}
