import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import type { VerificationRecord } from '@wasla/contract/verification/record.ts'

type Check = Pick<VerificationRecord, 'type' | 'status'> & { readonly createdAt: string; readonly rejectionReason: string | null }

type Facts = {
  readonly state: ProfileState
  readonly verifications: readonly Check[]
  readonly links: number
  /** Time since which a recheck is due after a long absence (security case 10); null if none is due. */
  readonly recheckSince: string | null
}

/** What the identity page shows, and whether a check may begin (F-03, F-07, F-13). */
export type IdentityView = {
  readonly kind: 'open' | 'review' | 'approved' | 'refused'
  readonly mayStart: boolean
  /** True if the identity is approved but no social account is connected yet. */
  readonly needsLink: boolean
  readonly reason: string | null
  /** True if a recheck is due, for which money waits. */
  readonly isRecheck: boolean
}

/** Kind of page for each status of a check. An unfinished check counts as none, so the page offers to begin. */
const kinds = { Approved: 'approved', InReview: 'review', Rejected: 'refused', Pending: 'open', Expired: 'open' } as const

export function identityView({ state, verifications, links, recheckSince }: Facts): IdentityView {
  const isRecheck = recheckSince !== null
  /* For a recheck, a check that was passed before the absence does not count. */
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
