import type { ManagedAccountFilterStatus, RequestStatus } from '../generated/user-sdl-types.ts'

export const managedAccountStatuses = ['Pending', 'Accepted', 'Rejected', 'Cancelled'] as const satisfies readonly RequestStatus[]
export type ManagedAccountStatus = (typeof managedAccountStatuses)[number]

/** An agent or agency manages a networker, or has invited them to (D-20). Moments are milliseconds since 1970. */
export type ManagedAccountRecord = {
  id: string
  managerId: string
  talentId: string
  status: ManagedAccountStatus
  createdAt: number
  /** When it left `Pending`, for whatever status. */
  answeredAt: number | null
}

/** Open ones: two profiles have one at most, and a manager a limited number (D-21). */
export const openStatuses = ['Pending', 'Accepted'] as const satisfies readonly ManagedAccountStatus[]

/** What each filter of a manager's list shows (D-23). */
export const statusesOf: Readonly<Record<ManagedAccountFilterStatus, readonly ManagedAccountStatus[]>> = {
  all: openStatuses,
  requests: ['Pending'],
  accepted: ['Accepted'],
}

/** A managed account as its manager's overview begins with it; what the networker does in programs is read from there (D-22). */
export type ManagedAccountView = { account: ManagedAccountRecord }
