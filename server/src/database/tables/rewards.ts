import type { BudgetAlertRecord } from '@wasla/contract/rewards/alerts.ts'
import type { RewardCaseRecord } from '@wasla/contract/rewards/held.ts'
import type { LeftoverRecord, PayoutRunRecord, ReopeningRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { Moment } from './values.ts'

export type ParticipantResultsTable = {
  program_id: string
  profile_id: string
  clicks: number
  approved: number
  revenue: number
  first_click_at: Moment | null
  last_result_at: Moment | null
  hold_from: Moment | null
}

export type PayoutRunsTable = {
  id: string
  as_of: Moment
  kind: PayoutRunRecord['kind']
  started_at: Moment
  finished_at: Moment | null
  programs: number
  participants: number
  amount: number
  unpaid: number
}

export type RewardsTable = {
  id: string
  program_id: string
  profile_id: string
  milestone_id: string
  reward_type: RewardRecord['rewardType']
  amount: number
  state: RewardRecord['state']
  achieved_at: Moment
  payable_at: Moment
  paid_at: Moment | null
  payout_run_id: string | null
  delivered_at: Moment | null
  returned_at: Moment | null
}

export type RewardReopeningsTable = {
  id: string
  program_id: string
  profile_id: string
  milestone_id: string
  achieved_at: Moment
  reopened_at: Moment
  reason: ReopeningRecord['reason']
}

export type RewardCasesTable = {
  id: string
  reward_id: string
  program_id: string
  profile_id: string
  milestone_id: string
  amount: number
  contacts: string
  status: RewardCaseRecord['status']
  opened_at: Moment
  answer_by: Moment
  decided_at: Moment | null
  decided_by: string | null
  note: string | null
}

export type BudgetAlertsTable = { program_id: string; share: BudgetAlertRecord['share']; budget: number }

/** Amount that a run paid (`is_left` 0) or did not pay (`is_left` 1) to one participant of a program. */
export type PayoutLinesTable = {
  payout_run_id: string
  program_id: string
  profile_id: string
  is_left: 0 | 1
  amount: number
  reason: LeftoverRecord['reason'] | null
}
