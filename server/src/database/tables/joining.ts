import type { NotificationType } from '@wasla/contract/notifications/record.ts'
import type { SmsKind } from '../../providers/sms/port.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { AccountKind, OnboardingGoal, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Bit, Moment } from './values.ts'

/** The last answers somebody gave to the first questions (C-01); `interests` is a JSON list of ids. */
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
  /** When to admit without anybody's hand; null for who joined while that was off (C-10). */
  auto_at: Moment | null
  accepted_invitations: number
  was_invited: Bit
  /** JSON list of tasks. */
  done_tasks: string
  /** What the order goes by (C-08), kept so that a position is a count of smaller ones. */
  rank_key: number
}

/** How many wait with keys in a span of time, in spans of four sizes; see the ranking of the waiting list. */
export type WaitingListCountsTable = { level: number; bucket: number; count: number }

export type FriendInvitationsTable = { id: string; inviter_id: string; mobile_no: string; status: RequestStatus; created_at: Moment }

/** A connection to a platform that was begun (E-01): found by the keyed hash of its state, used once. */
export type SocialConnectionsTable = {
  state_hash: string
  user_id: string
  profile_id: string
  platform: string
  redirect_uri: string
  /** The secret that proves to the platform that who began is who ends (PKCE). */
  verifier: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

/** A line of a profile's panel; `meta` is JSON, words are made when it is read (I-04). */
export type NotificationsTable = {
  id: string
  profile_id: string
  type: NotificationType
  meta: string
  reference_id: string | null
  sender_profile_id: string | null
  created_at: Moment
  read_at: Moment | null
}

/** Messages that wait for the gateway; `variables` is JSON. */
export type SmsQueueTable = {
  id: string
  to_number: string
  country_id: string
  kind: SmsKind
  language: Language
  variables: string
  tries: number
  due_at: Moment
  created_at: Moment
}

/** Addresses that lead on to a profile's present one (D-03): old names until a moment, former types for good (`until` null). */
export type FormerAddressesTable = {
  id: string
  profile_id: string
  type: ProfileType
  user_name_key: string
  until: Moment | null
  created_at: Moment
}

/* Verification (0003). */
