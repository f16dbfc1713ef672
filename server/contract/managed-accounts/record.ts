import type { ManagedAccountFilterStatus, RequestStatus } from '../generated/user-sdl-types.ts'
import { everyOf } from '../common/every-of.ts'

export const managedAccountStatuses = everyOf<RequestStatus>()('Pending', 'Accepted', 'Rejected', 'Cancelled')
export type ManagedAccountStatus = (typeof managedAccountStatuses)[number]

/** An agreement by which an agent or agency manages a networker, or the invitation to it (D-20). Times are in milliseconds. */
export type ManagedAccountRecord = {
  id: string
  managerId: string
  talentId: string
  status: ManagedAccountStatus
  createdAt: number
  /** Time of the last change of the status; null while it is `Pending`. */
  answeredAt: number | null
}

/** The open statuses. Two profiles have at most one open managed account, and a manager has a limited number of open ones (D-21). */
export const openStatuses = ['Pending', 'Accepted'] as const satisfies readonly ManagedAccountStatus[]

/** The statuses that each filter of a manager's list shows (D-23). */
export const statusesOf: Readonly<Record<ManagedAccountFilterStatus, readonly ManagedAccountStatus[]>> = {
  all: openStatuses,
  requests: ['Pending'],
  accepted: ['Accepted'],
}

/** Source object of a manager's overview of a managed account. Other resolvers add the networker's programs (D-22). */
export type ManagedAccountView = { account: ManagedAccountRecord }
