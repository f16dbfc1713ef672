import type { ManagedAccountStatus } from '@wasla/contract/managed-accounts/record.ts'
import type { Moment } from './values.ts'

/** Managers with the networkers they manage or have invited (D-20). */
export type ManagedAccountsTable = {
  id: string
  manager_id: string
  talent_id: string
  status: ManagedAccountStatus
  created_at: Moment
  answered_at: Moment | null
}
