import type { RewardShareRecord, SplitRecord } from '@wasla/contract/splits/record.ts'
import type { Moment } from './values.ts'

/** Splits of networkers' rewards with their managers: proposals and agreements. */
export type SplitsTable = {
  id: string
  managed_account_id: string
  manager_id: string
  talent_id: string
  program_id: string | null
  basis_points: number
  starts_on: string
  status: SplitRecord['status']
  proposed_by: SplitRecord['proposedBy']
  proposed_at: Moment
  answered_at: Moment | null
  ended_at: Moment | null
  ended_by: SplitRecord['endedBy']
}

/** Managers' shares of rewards, as they were when the rewards were earned. */
export type RewardSharesTable = {
  reward_id: string
  /** Without a reference: an erased account's splits are deleted; the shares that they caused stay. */
  split_id: string
  manager_id: string
  basis_points: number
  amount: number
  outcome: RewardShareRecord['outcome']
}

/** The tables of splits, by name. */
export type SplitTables = {
  splits: SplitsTable
  reward_shares: RewardSharesTable
}
