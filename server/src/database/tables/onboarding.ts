import type { AccountKind, OnboardingGoal } from '@wasla/contract/generated/user-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Bit, Moment } from './values.ts'

/** A user’s last answers to the first questions (C-01). `interests` is a JSON list of ids. */
export type OnboardingAnswersTable = {
  user_id: string
  account_kind: AccountKind
  role: ProfileType
  country_id: string
  interests: string
  goal: OnboardingGoal | null
  answered_at: Moment
}

export type WaitingListTable = {
  id: string
  user_id: string
  profile_id: string
  joined_at: Moment
  admitted_at: Moment | null
  /** `auto`, or `admin:<id>`. */
  admitted_by: string | null
  /** When the profile is admitted without a reviewer; null if automatic admission was off when it joined (C-10). */
  auto_at: Moment | null
  accepted_invitations: number
  was_invited: Bit
  /** JSON list of tasks. */
  done_tasks: string
  /** Sort key of the waiting list (C-08). It is stored so that a position is the count of smaller keys. */
  rank_key: number
}

/** Number of waiting profiles per span of keys. There are spans of four sizes: see `waiting-list/spans.ts` of the onboarding domain. */
export type WaitingListCountsTable = { level: number; bucket: number; count: number }
