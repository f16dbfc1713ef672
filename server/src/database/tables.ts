import type { ColumnType, Generated } from 'kysely'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { CodePurpose, RevokedWhy } from '@wasla/contract/session/record.ts'
import type { Bit, Moment } from './tables/values.ts'
import type { FriendInvitationsTable } from './tables/invites.ts'
import type { NotificationsTable, SmsQueueTable } from './tables/notifications.ts'
import type { OnboardingAnswersTable, WaitingListCountsTable, WaitingListTable } from './tables/onboarding.ts'
import type { SocialConnectionsTable } from './tables/social.ts'
import type {
  FilesTable,
  VerificationDocumentsTable,
  BusinessRegistrationsTable,
  DemoInquiriesTable,
  WebhookEventsTable,
} from './tables/verification.ts'
import type { SocialGrantsTable, SocialSnapshotsTable } from './tables/insights.ts'
import type { ManagedAccountsTable } from './tables/managed-accounts.ts'
import type { FormerAddressesTable, ProfilesTable } from './tables/profiles.ts'
import type {
  AdminDevicesTable,
  AdminsTable,
  AdminSessionsTable,
  ClosedAccountsTable,
  UserSearchTable,
  UserSearchStaleTable,
} from './tables/admin.ts'

export type UsersTable = {
  id: string
  mobile_no: string
  country_id: string
  language: Language | null
  accepted_terms_at: Moment | null
  created_at: Moment
  last_sign_in_at: Moment | null
  suspended_at: Moment | null
  /** Set when somebody signs in after 180 days: money waits for a new identity check (security case 10). */
  identity_recheck_since: Moment | null
  /** What this person hands to friends (J-03): eight letters and digits, unique. */
  invitation_code: string
  /** The user whose code was given at sign-up. */
  invited_by: string | null
  /** Made up by a demonstration, or come to one: nobody who may sign in anywhere else. */
  is_demo: ColumnType<Bit, Bit | undefined, Bit>
}

export type SessionsTable = {
  id: string
  user_id: string
  profile_id: string
  created_at: Moment
  last_used_at: Moment
  expires_at: Moment
  revoked_at: Moment | null
  revoked_why: RevokedWhy | null
  /** Keyed hash of the refresh token in force, and of its immediate parent (B-14). */
  refresh_hash: string
  parent_hash: string | null
  rotated_at: Moment | null
  user_agent: string
}

export type DevicesTable = { token_hash: string; mobile_no: string; first_seen_at: Moment; last_seen_at: Moment }

export type OtpChallengesTable = {
  id: string
  mobile_no: string
  country_id: string
  purpose: CodePurpose
  code_hash: string
  invitation_code: string | null
  accepted_terms: Bit
  created_at: Moment
  expires_at: Moment
  tries: number
  consumed_at: Moment | null
  dead_at: Moment | null
  /** Set when the right code proved the number of nobody: sign-up may use it for ten minutes (B-05). */
  proven_until: Moment | null
  /** The known device that asked for the code; '' for all others (B-08). */
  device_hash: ColumnType<string, string | undefined, string>
}

/** The resend ladder of one number, for each device that signed in to it before and for all others together, '' (B-07, B-08). */
export type OtpSendsTable = { mobile_no: string; device_hash: string; first_sent_at: Moment; last_sent_at: Moment; sends: number }

/** Wrong tries of one number in 24 h; `device_hash` is '' for devices that never signed in to it (B-08). */
export type OtpFailuresTable = { mobile_no: string; device_hash: string; first_at: Moment; count: number }

/** Whether a database belongs to a demonstration; one row. */
export type DatabaseKindTable = { id: 'this'; kind: 'demo' | 'real'; marked_at: Moment }

export type RateLimitsTable = { key: string; window_start: Moment; count: number }
export type SettingsTable = { key: string; value: string; updated_at: Moment }
export type FlagsTable = { key: string; enabled: Bit; updated_at: Moment }

/** What the event stream tells; `user_id` null speaks to everybody. `id` is handed out by the database and only grows. */
export type EventsTable = { id: Generated<number>; user_id: string | null; kind: string; data: string; created_at: Moment }

export type AuditTable = {
  id: string
  at: Moment
  actor: string
  action: string
  target: string
  /** JSON of what a domain has to say of it. */
  detail: string | null
  /** JSON of what a deed of the back office changed. */
  before_state: string | null
  after_state: string | null
  /** Since when it no longer holds the words about somebody who was erased. */
  erased_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}
export type OutboxTable = { id: string; to_number: string; text: string; sent_at: Moment }

export type ProfileInterestsTable = { profile_id: string; interest_id: string; position: number }
export type SocialLinksTable = {
  id: string
  profile_id: string
  platform: string
  social_profile_id: string
  picture_url: string | null
  profile_url: string
  user_name: string
  followers: number
  connected_at: Moment
  source: 'API' | 'DEMO' | 'ESTIMATED'
  /** When it is measured next; 0 as soon as somebody can. */
  measure_at: ColumnType<Moment, Moment | undefined, Moment>
  /** When it was last looked at anew on demand (E-11). */
  refreshed_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}
export type VerificationsTable = {
  id: string
  profile_id: string
  type: 'IDENTITY' | 'BUSINESS'
  status: 'Pending' | 'InReview' | 'Approved' | 'Rejected' | 'Expired'
  reference_id: string
  rejection_reason: string | null
  created_at: Moment
  due_at: Moment | null
  reviewed_at: Moment | null
  /** `admin:<id>`; null where the identity provider decided. */
  reviewed_by: ColumnType<string | null, string | null | undefined, string | null>
  /** Set once the documents are gone (F-14). */
  documents_deleted_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}
export type FeaturedPostsTable = {
  id: string
  profile_id: string
  platform: string
  url: string
  html: string | null
  cover_photo_url: string | null
  created_at: Moment
}
export type ProfileLinksTable = {
  id: string
  profile_id: string
  type: string
  url: string
  html: string | null
  cover_photo_url: string | null
  is_visible: Bit
  created_at: Moment
  position: Generated<number>
}
export type BrandCollaborationsTable = {
  id: string
  profile_id: string
  type: 'business' | 'individual'
  brand_name: string
  brand_icon: string | null
  brand_domain: string | null
  individual_profile_id: string | null
  url: string | null
  html: string | null
  cover_photo_url: string | null
  duplicate_key: string
  created_at: Moment
}
export type RateCardsTable = {
  id: string
  profile_id: string
  platform: string
  category: string
  service_name: string
  description: string
  price_from: number
  price_to: number
  additional_info_link: string | null
  terms_link: string | null
  created_at: Moment
}
export type GroupsTable = {
  id: string
  name: string
  user_name: string
  description: string
  photo: string
  cover_photo: string | null
  is_private: Bit
  is_discoverable: Bit
  owner_id: string
  owner_type: ProfileType
  followers: number
  created_at: Moment
  deleted_at: Moment | null
}
export type GroupInterestsTable = { group_id: string; interest_id: string; position: number }
export type GroupMembersTable = {
  group_id: string
  profile_id: string
  user_id: string
  role: 'Owner' | 'Admin' | 'Member'
  joined_at: Moment
}

/** What names look like, each look one profile's (security case 56); of businesses, of those that are shown. */
export type NameClaimsTable = { kind: 'userName' | 'AGENCY' | 'BRAND'; look: string; profile_id: string; user_id: string }

export type Tables = {
  admins: AdminsTable
  admin_sessions: AdminSessionsTable
  admin_devices: AdminDevicesTable
  closed_accounts: ClosedAccountsTable
  database_kind: DatabaseKindTable
  user_search: UserSearchTable
  user_search_stale: UserSearchStaleTable
  users: UsersTable
  profiles: ProfilesTable
  sessions: SessionsTable
  devices: DevicesTable
  otp_challenges: OtpChallengesTable
  otp_sends: OtpSendsTable
  otp_failures: OtpFailuresTable
  rate_limits: RateLimitsTable
  settings: SettingsTable
  flags: FlagsTable
  events: EventsTable
  audit: AuditTable
  outbox: OutboxTable
  profile_interests: ProfileInterestsTable
  social_links: SocialLinksTable
  social_snapshots: SocialSnapshotsTable
  social_grants: SocialGrantsTable
  verifications: VerificationsTable
  featured_posts: FeaturedPostsTable
  profile_links: ProfileLinksTable
  brand_collaborations: BrandCollaborationsTable
  rate_cards: RateCardsTable
  groups: GroupsTable
  group_interests: GroupInterestsTable
  group_members: GroupMembersTable
  files: FilesTable
  verification_documents: VerificationDocumentsTable
  business_registrations: BusinessRegistrationsTable
  demo_inquiries: DemoInquiriesTable
  webhook_events: WebhookEventsTable
  onboarding_answers: OnboardingAnswersTable
  waiting_list: WaitingListTable
  waiting_list_counts: WaitingListCountsTable
  friend_invitations: FriendInvitationsTable
  social_connections: SocialConnectionsTable
  notifications: NotificationsTable
  sms_queue: SmsQueueTable
  former_addresses: FormerAddressesTable
  managed_accounts: ManagedAccountsTable
  name_claims: NameClaimsTable
}
