import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import { isOpen, type VerificationStatus } from '@wasla/contract/verification/states.ts'

type Facts = {
  readonly state: ProfileState
  /** The newest review of its documents; null if there is none. */
  readonly review: { readonly status: VerificationStatus; readonly createdAt: string } | null
  /** Since when its documents must be checked again after a long absence (security case 10); null if they need not be. */
  readonly recheckSince: string | null
}

/** Returns the state of a business's documents for their page: in review, accepted, refused, or due again. */
export function reviewView({ state, review, recheckSince }: Facts): 'waiting' | 'approved' | 'refused' | 'due' {
  if (state === 'Rejected') return 'refused'
  if (state !== 'Active') return 'waiting'
  if (recheckSince === null) return 'approved'
  if (!review || review.createdAt < recheckSince) return 'due'
  return isOpen(review.status) ? 'waiting' : 'refused'
}
