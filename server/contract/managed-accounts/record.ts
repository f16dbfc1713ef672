import type { ManagedAccountFilterStatus, RequestStatus } from '../generated/user-sdl-types.ts'

export const managedAccountStatuses = ['Pending', 'Accepted', 'Rejected', 'Cancelled'] as const satisfies readonly RequestStatus[]
export type ManagedAccountStatus = (typeof managedAccountStatuses)[number]

/** An agreement or an invitation by which an agent or agency manages a networker (D-20). Moments are milliseconds since 1970. */
export type ManagedAccountRecord = {
  id: string
  managerId: string
  talentId: string
  status: ManagedAccountStatus
  createdAt: number
  /** When the status stopped being `Pending`, in milliseconds; null while it is. */
  answeredAt: number | null
}

/** The open statuses. Two profiles have at most one open managed account, and a manager has a limited number (D-21). */
export const openStatuses = ['Pending', 'Accepted'] as const satisfies readonly ManagedAccountStatus[]

/** The statuses that each filter of a manager's list shows (D-23). */
export const statusesOf: Readonly<Record<ManagedAccountFilterStatus, readonly ManagedAccountStatus[]>> = {
  all: openStatuses,
  requests: ['Pending'],
  accepted: ['Accepted'],
}

/** The start of a manager's overview of a managed account. The networker's programs are resolved from it (D-22). */
export type ManagedAccountView = { account: ManagedAccountRecord }
