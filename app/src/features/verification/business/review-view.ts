import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import { isOpen, type VerificationStatus } from '@wasla/contract/verification/states.ts'

type Facts = {
  readonly state: ProfileState
  /** The newest review of its documents; null where there is none. */
  readonly review: { readonly status: VerificationStatus; readonly createdAt: string } | null
  /** Since when its documents are to be checked again after a long absence (security case 10); null where they are not. */
  readonly recheckSince: string | null
}

/** What the page about the documents of a business says: that they are read, accepted or refused, or are needed again. */
export function reviewView({ state, review, recheckSince }: Facts): 'waiting' | 'approved' | 'refused' | 'due' {
  if (state === 'Rejected') return 'refused'
  if (state !== 'Active') return 'waiting'
  if (recheckSince === null) return 'approved'
  if (!review || review.createdAt < recheckSince) return 'due'
  return isOpen(review.status) ? 'waiting' : 'refused'
}
