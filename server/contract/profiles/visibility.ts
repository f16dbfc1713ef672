import type { ProfileStatus } from './types.ts'

/** Statuses whose page is public: the link in a bio works during a review (D-05). */
export const publicStatuses = ['Active', 'AdminVerifying', 'IdentityVerifying'] as const satisfies readonly ProfileStatus[]

export const isPublic = ({ status }: { status: ProfileStatus }) => publicStatuses.some((one) => one === status)
