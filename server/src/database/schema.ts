import type { ApiKeyTables } from './tables/api-keys.ts'
import type {
  AdminsTable,
  AdminSessionsTable,
  AdminDevicesTable,
  AdminInvitationsTable,
  AdminOidcStatesTable,
  UserSearchTable,
  UserSearchStaleTable,
} from './tables/admin.ts'
import type { EventsTable } from './tables/events.ts'
import type { FilesTable } from './tables/files.ts'
import type { FlagsTable } from './tables/flags.ts'
import type { FundsTables } from './tables/funds.ts'
import type { GroupsTable, GroupInterestsTable, GroupInvitationsTable, GroupMembersTable } from './tables/groups.ts'
import type { GroupCountriesTable, GroupDaysTable, GroupFiguresStaleTable, GroupFiguresTable } from './tables/groups/figures.ts'
import type { FriendInvitationsTable } from './tables/invites.ts'
import type {
  LedgerAccountsTable,
  LedgerEntriesTable,
  LedgerHoldsTable,
  LedgerKeysTable,
  LedgerSealsTable,
  LedgerStateTable,
  LedgerTransactionsTable,
  LedgerUnsealedTable,
} from './tables/ledger.ts'
import type { LinkCheckHostsTable, LinkChecksTable, OutageNoticesTable, ProgramOutagesTable } from './tables/link-checks.ts'
import type { ManagedAccountsTable } from './tables/managed-accounts.ts'
import type { NotificationsTable, SmsQueueTable } from './tables/notifications.ts'
import type { OnboardingAnswersTable, WaitingListTable, WaitingListCountsTable } from './tables/onboarding.ts'
import type { PaymentRecordsTable } from './tables/payment-record.ts'
import type { ParticipationsTable, PromoCodesTable, TrackingLinksTable } from './tables/participations.ts'
import type {
  ChangedFiguresTable,
  CountryCountsTable,
  ProgramDayCountsTable,
  ProgramUncountedDaysTable,
  VisitorDaysTable,
  DayCountsTable,
  UncountedDaysTable,
} from './tables/performance.ts'
import type { DatabaseKindTable, RateLimitsTable, AuditTable, OutboxTable, DemoPaymentsTable } from './tables/platform.ts'
import type {
  ProfilesTable,
  ProfileInterestsTable,
  NameClaimsTable,
  BusinessNameLooksTable,
  FormerAddressesTable,
  RuleVersionsTable,
} from './tables/profiles.ts'
import type {
  BrandDaysTable,
  ProgramAssetsTable,
  ProgramBudgetTopUpsTable,
  ProgramContentsTable,
  ProgramCandidatesStaleTable,
  ProgramCandidatesTable,
  ProgramNoticesTable,
  ProgramsTable,
  ProgramStepsTable,
} from './tables/programs.ts'
import type { PushQueueTable, PushSubscriptionsTable } from './tables/push.ts'
import type {
  BudgetAlertsTable,
  ParticipantResultsTable,
  PayoutLinesTable,
  RewardCasesTable,
  RewardReopeningsTable,
  PayoutRunsTable,
  RewardsTable,
} from './tables/rewards.ts'
import type { LicenceTables } from './tables/licences.ts'
import type { TermsSealsTable, TermsSeenTable, TermsVersionsTable } from './tables/sealed-terms.ts'
import type { SavedPeopleFiltersTable, SearchEntriesTable, SearchStaleTable } from './tables/search.ts'
import type {
  UsersTable,
  SessionsTable,
  DevicesTable,
  OtpChallengesTable,
  OtpSendsTable,
  OtpFailuresTable,
  ClosedAccountsTable,
} from './tables/session.ts'
import type { SettingChangesTable, SettingsTable } from './tables/settings.ts'
import type { FeaturedPostsTable, ProfileLinksTable, BrandCollaborationsTable, RateCardsTable } from './tables/showcase.ts'
import type { SocialLinksTable, SocialConnectionsTable, SocialSnapshotsTable, SocialGrantsTable } from './tables/social.ts'
import type { SplitTables } from './tables/splits.ts'
import type { ShopTables } from './tables/shops.ts'
import type { TillOrdersTable, TillPhonesTable, TillsTable } from './tables/tills.ts'
import type {
  ClickDaysTable,
  ClickJournalsTable,
  ClickWorldsTable,
  VisitsTable,
  NetworkCasePatternsTable,
  NetworkCasesTable,
  LinkNetworksTable,
  OwnBrowsersTable,
  OwnNetworksTable,
  VisitorSaltsTable,
  ClicksTable,
  ConversionsTable,
  SecondLooksTable,
  ConversionNotesTable,
  ConversionDeclinesTable,
  ConversionClaimsTable,
  DifferingReportsTable,
  PixelTestsTable,
  OrdersOfTwoTable,
  ReplacedConversionsTable,
  TrialsTable,
  TrackingKeysTable,
  TrackingSetupsTable,
} from './tables/tracking.ts'
import type {
  VerificationsTable,
  VerificationDocumentsTable,
  BusinessRegistrationsTable,
  DemoInquiriesTable,
  WebhookEventsTable,
} from './tables/verification.ts'
import type {
  InvoiceCountsTable,
  InvoicesTable,
  TopUpReturnsTable,
  TopUpsTable,
  ProgramPaymentsTable,
  WalletsTable,
  WalletTransactionsTable,
  WithdrawalAccountsTable,
  WithdrawalsTable,
  BankFileLinesTable,
  BankFilesTable,
  ReconciliationsTable,
  WalletAdjustmentsTable,
} from './tables/wallet.ts'
import type { WebhookTables } from './tables/webhooks.ts'
import type { MediaKitTables } from './tables/media-kits.ts'
import type { OwnDataTables } from './tables/own-data.ts'
import type { ProposalTables } from './tables/proposals.ts'

type MoreTables = {
  search_entries: SearchEntriesTable
  search_stale: SearchStaleTable
  saved_people_filters: SavedPeopleFiltersTable
  programs: ProgramsTable
  program_steps: ProgramStepsTable
  program_candidates: ProgramCandidatesTable
  program_candidates_stale: ProgramCandidatesStaleTable
  program_contents: ProgramContentsTable
  program_assets: ProgramAssetsTable
  program_budget_top_ups: ProgramBudgetTopUpsTable
  program_notices: ProgramNoticesTable
  participations: ParticipationsTable
  promo_codes: PromoCodesTable
  terms_versions: TermsVersionsTable
  payment_records: PaymentRecordsTable
  terms_seals: TermsSealsTable
  terms_seen: TermsSeenTable
  tracking_links: TrackingLinksTable
  clicks: ClicksTable
  visitor_salts: VisitorSaltsTable
  own_browsers: OwnBrowsersTable
  own_networks: OwnNetworksTable
  link_networks: LinkNetworksTable
  network_cases: NetworkCasesTable
  network_case_patterns: NetworkCasePatternsTable
  visits: VisitsTable
  click_days: ClickDaysTable
  click_journals: ClickJournalsTable
  click_worlds: ClickWorldsTable
  conversions: ConversionsTable
  second_looks: SecondLooksTable
  tracking_keys: TrackingKeysTable
  tracking_setups: TrackingSetupsTable
  conversion_notes: ConversionNotesTable
  trials: TrialsTable
  pixel_tests: PixelTestsTable
  conversion_declines: ConversionDeclinesTable
  replaced_conversions: ReplacedConversionsTable
  orders_of_two: OrdersOfTwoTable
  tills: TillsTable
  till_phones: TillPhonesTable
  till_orders: TillOrdersTable
  differing_reports: DifferingReportsTable
  conversion_claims: ConversionClaimsTable
  participant_results: ParticipantResultsTable
  rewards: RewardsTable
  payout_runs: PayoutRunsTable
  payout_lines: PayoutLinesTable
  reward_reopenings: RewardReopeningsTable
  reward_cases: RewardCasesTable
  budget_alerts: BudgetAlertsTable
  day_counts: DayCountsTable
  uncounted_days: UncountedDaysTable
  program_day_counts: ProgramDayCountsTable
  country_counts: CountryCountsTable
  program_uncounted_days: ProgramUncountedDaysTable
  visitor_days: VisitorDaysTable
  changed_figures: ChangedFiguresTable
  wallet_adjustments: WalletAdjustmentsTable
  bank_files: BankFilesTable
  reconciliations: ReconciliationsTable
  bank_file_lines: BankFileLinesTable
  admins: AdminsTable
  admin_sessions: AdminSessionsTable
  admin_devices: AdminDevicesTable
  admin_invitations: AdminInvitationsTable
  admin_oidc_states: AdminOidcStatesTable
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
  setting_changes: SettingChangesTable
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
  brand_days: BrandDaysTable
  groups: GroupsTable
  group_figures: GroupFiguresTable
  group_countries: GroupCountriesTable
  group_days: GroupDaysTable
  group_figures_stale: GroupFiguresStaleTable
  group_interests: GroupInterestsTable
  group_members: GroupMembersTable
  group_invitations: GroupInvitationsTable
  files: FilesTable
  verification_documents: VerificationDocumentsTable
  business_registrations: BusinessRegistrationsTable
  demo_inquiries: DemoInquiriesTable
  demo_payments: DemoPaymentsTable
  wallets: WalletsTable
  withdrawal_accounts: WithdrawalAccountsTable
  withdrawals: WithdrawalsTable
  top_ups: TopUpsTable
  top_up_returns: TopUpReturnsTable
  wallet_transactions: WalletTransactionsTable
  program_payments: ProgramPaymentsTable
  invoices: InvoicesTable
  invoice_counts: InvoiceCountsTable
  webhook_events: WebhookEventsTable
  onboarding_answers: OnboardingAnswersTable
  waiting_list: WaitingListTable
  waiting_list_counts: WaitingListCountsTable
  friend_invitations: FriendInvitationsTable
  social_connections: SocialConnectionsTable
  notifications: NotificationsTable
  sms_queue: SmsQueueTable
  link_checks: LinkChecksTable
  link_check_hosts: LinkCheckHostsTable
  program_outages: ProgramOutagesTable
  outage_notices: OutageNoticesTable
  push_subscriptions: PushSubscriptionsTable
  push_queue: PushQueueTable
  former_addresses: FormerAddressesTable
  managed_accounts: ManagedAccountsTable
  name_claims: NameClaimsTable
  business_name_looks: BusinessNameLooksTable
  rule_versions: RuleVersionsTable
  ledger_accounts: LedgerAccountsTable
  ledger_transactions: LedgerTransactionsTable
  ledger_entries: LedgerEntriesTable
  ledger_holds: LedgerHoldsTable
  ledger_keys: LedgerKeysTable
  ledger_unsealed: LedgerUnsealedTable
  ledger_seals: LedgerSealsTable
  ledger_state: LedgerStateTable
}

/** Every table of the database. */
export type Tables = MoreTables &
  ApiKeyTables &
  FundsTables &
  LicenceTables &
  MediaKitTables &
  OwnDataTables &
  ProposalTables &
  ShopTables &
  SplitTables &
  WebhookTables
