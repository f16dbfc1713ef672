import type { BudgetAlertRecord } from '@wasla/contract/rewards/alerts.ts'
import type { DayCountRecord, UncountedDayRecord } from '@wasla/contract/performance/record.ts'
import type { LeftoverRecord, PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { ClickRecord, ConversionRecord, SecondLookRecord } from '@wasla/contract/tracking/record.ts'
import type { Moment } from './values.ts'

export type ClicksTable = {
  id: string
  program_id: string
  profile_id: string
  at: Moment
  channel: ClickRecord['channel']
  country: string
  visitor: string
  status: ClickRecord['status']
  reason: ClickRecord['reason']
}

export type ConversionsTable = {
  id: string
  program_id: string
  profile_id: string
  click_id: string
  event: ConversionRecord['event']
  external_id: string
  amount: number | null
  way: ConversionRecord['way']
  status: ConversionRecord['status']
  reason: ConversionRecord['reason']
  channel: ConversionRecord['channel']
  country: string
  visitor: string
  occurred_at: Moment
  received_at: Moment
  decided_at: Moment | null
}

export type SecondLooksTable = {
  id: string
  program_id: string
  profile_id: string
  kind: SecondLookRecord['kind']
  reason: SecondLookRecord['reason']
  day: string
  note: string | null
  status: SecondLookRecord['status']
  asked_at: Moment
  answer_by: Moment
  answered_at: Moment | null
  answer: string | null
}

export type ParticipantResultsTable = {
  program_id: string
  profile_id: string
  clicks: number
  approved: number
  revenue: number
  first_click_at: Moment | null
  last_result_at: Moment | null
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

export type DayCountsTable = {
  program_id: string
  profile_id: string
  day: string
  channel: DayCountRecord['channel']
  country: string
  clicks: number
  approved: number
  revenue: number
}

export type UncountedDaysTable = {
  program_id: string
  profile_id: string
  day: string
  kind: UncountedDayRecord['kind']
  reason: UncountedDayRecord['reason']
  count: number
}

export type DayVisitorsTable = { program_id: string; profile_id: string; day: string; visitor: string; clicks: number }

export type RewardReopeningsTable = {
  id: string
  program_id: string
  profile_id: string
  milestone_id: string
  achieved_at: Moment
  reopened_at: Moment
}

export type BudgetAlertsTable = { program_id: string; share: BudgetAlertRecord['share']; budget: number }

export type PayoutLeftoversTable = {
  payout_run_id: string
  program_id: string
  profile_id: string
  amount: number
  reason: LeftoverRecord['reason']
}
