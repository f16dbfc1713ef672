import type { ProfileState } from '@wasla/contract/profiles/states.ts'
import { isOpen, type VerificationStatus } from '@wasla/contract/verification/states.ts'

type Facts = {
  readonly state: ProfileState
  /** The newest review of the documents; null if there is none. */
  readonly review: { readonly status: VerificationStatus; readonly createdAt: string } | null
  /** Time since which a recheck of the documents is due after a long absence (security case 10); null if none is due. */
  readonly recheckSince: string | null
}

/** Returns what the review page shows about the documents: they are being read, were accepted, were refused, or must be sent again. */
export function reviewView({ state, review, recheckSince }: Facts): 'waiting' | 'approved' | 'refused' | 'due' {
  if (state === 'Rejected') return 'refused'
  if (state !== 'Active') return 'waiting'
  if (recheckSince === null) return 'approved'
  if (!review || review.createdAt < recheckSince) return 'due'
  return isOpen(review.status) ? 'waiting' : 'refused'
}
