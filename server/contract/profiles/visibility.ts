import type { ProfileStatus } from './types.ts'

/** Whose page anybody may see: the link in a bio works while a review runs (D-05). */
export const publicStatuses = ['Active', 'AdminVerifying', 'IdentityVerifying'] as const satisfies readonly ProfileStatus[]

export const isPublic = ({ status }: { status: ProfileStatus }) => publicStatuses.some((one) => one === status)
