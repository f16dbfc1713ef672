import type { ProfileStatus } from './types.ts'

/** Statuses in which a profile's page is public. A page under review is public too, so that links to it keep working (D-05). */
export const publicStatuses = ['Active', 'AdminVerifying', 'IdentityVerifying'] as const satisfies readonly ProfileStatus[]

export const isPublic = ({ status }: { status: ProfileStatus }) => publicStatuses.some((one) => one === status)
