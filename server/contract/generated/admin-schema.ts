/** The whole contract as SDL, merged from every domain's file. */
export const adminTypeDefs = /* GraphQL */ `
type AdminUser {
  id: ID!
  email: String!
  name: String!
  role: AdminRole!
  hasTotp: Boolean!
  isDisabled: Boolean!
  lastSeenAt: DateTime
  invitedById: ID
  restsUntil: DateTime
}

type AdminSession {
  accessToken: String!
  admin: AdminUser!
}

type AdminOidcStart {
  uri: String!
}

type AdminOidcEnd {
  session: AdminSession
  ticket: String
}

type AdminUserPage {
  count: Int!
  data: [AdminUser!]!
}

type TotpEnrolment {
  secret: String!
  uri: String!
}

type AdminInvitation {
  id: ID!
  email: String!
  name: String!
  role: AdminRole!
  isReset: Boolean!
  invitedBy: AdminUser
  createdAt: DateTime!
  expiresAt: DateTime!
  isExpired: Boolean!
}

type AdminInvitationLink {
  id: ID!
  uri: String!
  expiresAt: DateTime!
}

type AdminInvitationFor {
  email: String!
  name: String!
  role: AdminRole!
  isReset: Boolean!
  expiresAt: DateTime!
}

type Query {
  adminMe: AdminUser!
  adminNeedsTotp: Boolean!
  adminInvitations: [AdminInvitation!]!
  adminInvitation(token: String!): AdminInvitationFor!
  adminTeam(term: String, pagination: Pagination): AdminUserPage!
  adminLedgerState: LedgerState!
  adminLedgerAccounts(term: String, pagination: Pagination): LedgerAccountPage!
  adminLedgerEntries(accountId: ID!, pagination: Pagination): LedgerEntryPage!
  adminLedgerTransaction(id: ID!): LedgerTransaction!
  adminLedgerProof(number: Int!): LedgerProof!
  adminReconciliations(pagination: Pagination): ReconciliationPage!
  adminAdjustments(status: AdjustmentStatus, pagination: Pagination): AdjustmentPage!
  adminNetworkCases(status: NetworkCaseStatus, pagination: Pagination): NetworkCaseRowPage!
  adminNetworkCase(id: ID!): NetworkCase!
  adminFlags: [Flag!]!
  adminSettings: [Setting!]!
  adminSettingChanges(status: SettingChangeStatus, pagination: Pagination): SettingChangePage!
  adminAuditLog(target: String, pagination: Pagination, actor: String, action: String, thing: AuditThing, term: String): AuditPage!
  adminAuditActors: [AuditActor!]!
  adminClock: AdminClock!
  adminPrograms(status: ProgramStatus, term: String, pagination: Pagination): ProgramRowPage!
  adminProgram(id: ID!): ProgramCase!
  adminConversions(programId: ID, status: ConversionStatus, pagination: Pagination, term: String): ConversionRowPage!
  adminConversion(id: ID!): ConversionCase!
  adminImportPreview(programId: ID!, file: Upload!): ImportResult!
  adminSecondLooks(status: SecondLookStatus, pagination: Pagination): SecondLookRowPage!
  adminRewardCases(status: RewardCaseStatus, pagination: Pagination): RewardCaseRowPage!
  adminPayoutRuns(pagination: Pagination): PayoutRunPage!
  adminPayoutReport(id: ID!, pagination: Pagination): PayoutReport!
  adminPayoutDryRun(asOf: DateTime, pagination: Pagination): PayoutReport!
  adminReviewCases(kind: String, status: ReviewStatus, pagination: Pagination, term: String, overdue: Boolean): ReviewCasePage!
  adminReviewCaseDetails(id: ID!): ReviewCase!
  adminUsers(term: String, pagination: Pagination, suspended: Boolean, closed: Boolean, profileType: ProfileType, profileStatus: ProfileStatus): UserRowPage!
  adminUser(id: ID!): UserRow!
  adminWaitingList(pagination: Pagination, term: String, role: ProfileType): WaitingListRowPage!
  adminWithdrawals(status: PaymentStatus, pagination: Pagination, term: String, flag: WithdrawalFlag, overdue: Boolean): WithdrawalRowPage!
  adminWithdrawal(id: ID!): WithdrawalCase!
}

type Mutation {
  adminSignIn(email: String!, password: String!, totp: String): AdminSession!
  adminStartOidc: AdminOidcStart!
  adminFinishOidc(response: String!): AdminOidcEnd!
  adminConfirmOidc(ticket: String!, totp: String!): AdminSession!
  adminSignOut: Ack!
  adminStartTotp(password: String!): TotpEnrolment!
  adminProve(code: String!): Ack!
  adminConfirmTotp(code: String!): Ack!
  adminRemoveTotp(password: String!): Ack!
  adminChangePassword(password: String!, newPassword: String!): Ack!
  adminInviteTeamMember(email: String!, name: String!, role: AdminRole!): AdminInvitationLink!
  adminResetTeamMember(id: ID!, reason: String!): AdminInvitationLink!
  adminResendInvitation(id: ID!): AdminInvitationLink!
  adminRevokeInvitation(id: ID!): Ack!
  adminAcceptInvitation(token: String!, password: String!): Ack!
  adminSetTeamMemberDisabled(id: ID!, disabled: Boolean!, reason: String!): AdminUser!
  adminProposeAdjustment(proposeAdjustmentInput: ProposeAdjustmentInput!): Adjustment!
  adminDecideAdjustment(id: ID!, approve: Boolean!): Adjustment!
  adminDecideNetworkCase(id: ID!, counts: Boolean!, wholeNetwork: Boolean, note: String, seen: Int): NetworkCaseRow!
  adminSetFlag(key: FlagKey!, enabled: Boolean!): Flag!
  adminUpdateSetting(key: String!, value: JSON!): Setting!
  adminProposeSettingChange(key: String!, value: JSON!, reason: String!): SettingChange!
  adminDecideSettingChange(id: ID!, approve: Boolean!): SettingChange!
  adminResetDemo: Ack!
  adminAdvanceClock(days: Int! = 1): Ack!
  adminSetProgramStatus(id: ID!, status: ProgramStatus!, reason: String!): ProgramRow!
  adminReviewConversion(id: ID!, status: ConversionStatus!, reason: String): ConversionRow!
  adminAnswerSecondLook(id: ID!, counts: Boolean!, answer: String!): SecondLookRow!
  adminDecideRewardCase(id: ID!, pays: Boolean!, note: String!): RewardCaseRow!
  adminImportConversions(programId: ID!, file: Upload!): ImportResult!
  adminRunPayouts(asOf: DateTime): PayoutRun!
  adminSimulateTraffic(programId: ID!, clicksPerHour: Int!, conversionsPerHour: Int!, countries: [String!], channels: [String!]): Ack!
  adminReviewCase(id: ID!, approve: Boolean!, rejectionReason: String): ReviewCase!
  adminSetUserSuspended(userId: ID!, suspended: Boolean!, reason: String!): UserRow!
  adminCloseAccount(userId: ID!, reason: String!): UserRow!
  adminSetProfileLabel(profileId: ID!, label: String): Ack!
  adminRevertMembership(profileId: ID!, reason: String!): Ack!
  adminAdmitWaitingList(entryIds: [ID!]!): Ack!
  adminAdmitNext(count: Int!): Ack!
  adminSettleWithdrawal(id: ID!, success: Boolean!, failureReason: String, seenApprovals: Int, namesCompared: Boolean): WithdrawalRow!
}

scalar DateTime

scalar JSON

scalar Upload

enum AdminRole {
  SUPER_ADMIN
  REVIEWER
  FINANCE
  SUPPORT
}

enum ProfileType {
  INFLUENCER
  AGENT
  AGENCY
  BRAND
}

enum SortDirection {
  ASC
  DESC
}

input Sort {
  field: String!
  direction: SortDirection = ASC
}

input Pagination {
  limit: Int = 20
  offset: Int = 0
  sort: [Sort!]
}

type Ack {
  success: Boolean!
}

enum LedgerAccountKind {
  OWNED
  HELD
  HOUSE
}

type LedgerAccount {
  id: ID!
  kind: LedgerAccountKind!
  balance: MinorUnits!
  entries: Int!
  profileId: ID
  profileName: String
  programId: ID
  programName: String
}

type LedgerAccountPage {
  count: Int!
  data: [LedgerAccount!]!
}

type LedgerEntry {
  transactionId: ID!
  kind: String!
  reference: ID!
  at: DateTime!
  accountId: ID!
  amount: MinorUnits!
  balance: MinorUnits!
  number: Int
  hash: String
}

type LedgerEntryPage {
  account: LedgerAccount!
  count: Int!
  data: [LedgerEntry!]!
  carriedOver: MinorUnits!
}

type LedgerTransaction {
  id: ID!
  kind: String!
  reference: ID!
  at: DateTime!
  reverses: ID
  reversedBy: ID
  entries: [LedgerEntry!]!
}

type LedgerProof {
  number: Int!
  previousHash: String!
  hash: String!
  isSound: Boolean!
}

type LedgerFinding {
  view: String!
  rows: Int!
}

type LedgerState {
  checkedAt: DateTime
  isSound: Boolean!
  findings: [LedgerFinding!]!
  sealed: Int!
  hash: String
  sealedAt: DateTime
}

type Reconciliation {
  id: ID!
  day: String!
  gateway: String!
  theirs: MinorUnits!
  ours: MinorUnits!
  difference: MinorUnits!
  checkedAt: DateTime!
}

type ReconciliationPage {
  count: Int!
  data: [Reconciliation!]!
}

enum AdjustmentStatus {
  Proposed
  Posted
  Rejected
}

type Adjustment {
  id: ID!
  profileId: ID!
  profileName: String!
  amount: MinorUnits!
  reason: String!
  status: AdjustmentStatus!
  proposedBy: AdminUser!
  decidedBy: AdminUser
  createdAt: DateTime!
  decidedAt: DateTime
  transactionId: ID
}

type AdjustmentPage {
  count: Int!
  data: [Adjustment!]!
}

input ProposeAdjustmentInput {
  profileId: ID!
  amount: MinorUnits!
  reason: String!
  idempotencyKey: String!
}

enum NetworkCaseStatus {
  Open
  Counted
  Refused
}

enum NetworkCaseReason {
  TOO_MANY_FROM_NETWORK
  OWN_NETWORK
}

enum NetworkPersonRole {
  PARTICIPANT
  MANAGER
  OWNER
}

type NetworkCaseRow {
  id: ID!
  programId: ID!
  programName: String!
  profileId: ID!
  participant: String!
  day: String!
  reason: NetworkCaseReason!
  held: Int!
  counted: Int!
  share: Float!
  status: NetworkCaseStatus!
  openedAt: DateTime!
  decideBy: DateTime!
  decidedAt: DateTime
  decidedBy: String
}

type NetworkCaseRowPage {
  count: Int!
  waiting: Int!
  data: [NetworkCaseRow!]!
}

type NetworkHour {
  held: Int!
  others: Int!
  usual: Float!
}

type NetworkPeak {
  at: DateTime!
  clicks: Int!
  seconds: [Int!]!
}

type BrowserFamily {
  family: String!
  clicks: Int!
  share: Float!
  usualShare: Float
}

type NetworkPerson {
  role: NetworkPersonRole!
  profileId: ID!
  name: String!
  language: String!
  wasSignedIn: Boolean!
}

type NetworkCaseOutage {
  startedAt: DateTime!
  endedAt: DateTime
}

type NetworkCaseRequest {
  requestedAt: DateTime!
  note: String
}

type NetworkCase {
  row: NetworkCaseRow!
  profilePhoto: String
  mark: String!
  perNetwork: Int!
  perOwnNetwork: Int!
  hours: [NetworkHour!]!
  others: Int!
  peak: NetworkPeak
  browsers: Int!
  families: [BrowserFamily!]!
  results: Int
  usualClicksPerResult: Int
  people: [NetworkPerson!]!
  alsoOpen: [NetworkCaseRow!]!
  requests: [NetworkCaseRequest!]!
  note: String
  outages: [NetworkCaseOutage!]!
}

enum FlagKey {
  program
  payment
}

type Flag {
  key: FlagKey!
  enabled: Boolean!
  updatedAt: DateTime!
}

type Setting {
  key: String!
  value: JSON!
  updatedAt: DateTime!
}

enum SettingChangeStatus {
  Proposed
  Applied
  Rejected
  Expired
}

type SettingChange {
  id: ID!
  key: String!
  before: JSON!
  value: JSON!
  reason: String!
  status: SettingChangeStatus!
  proposedBy: AdminUser!
  decidedBy: AdminUser
  createdAt: DateTime!
  expiresAt: DateTime!
  decidedAt: DateTime
}

type SettingChangePage {
  count: Int!
  data: [SettingChange!]!
}

enum AuditThing {
  PEOPLE
  REVIEWS
  WITHDRAWALS
  ADJUSTMENTS
  PAYOUTS
  PROGRAMS
  RESULTS
  SETTINGS
  TEAM
  DEMO
}

type AuditRow {
  id: ID!
  at: DateTime!
  actor: String!
  action: String!
  target: String!
  before: JSON
  after: JSON
  actorName: String
  userId: ID
  person: String
  programId: ID
  programName: String
  colleague: String
  amount: MinorUnits
}

type AuditActor {
  id: ID!
  name: String!
}

type AuditPage {
  count: Int!
  data: [AuditRow!]!
}

type AdminClock {
  now: DateTime!
  advancedDays: Int!
}

enum ProgramStatus {
  Draft
  Soon
  Active
  OnHold
  Retired
}

enum ProgramHoldCause {
  OWNER
  BUDGET
  ADMIN
}

type ProgramRow {
  id: ID!
  name: String!
  brand: String!
  status: ProgramStatus!
  budget: MinorUnits!
  consumedPercent: Int!
  participants: Int!
  profileId: ID!
  holdCause: ProgramHoldCause
  publishedAt: DateTime
  updatedAt: DateTime!
}

type ProgramRowPage {
  count: Int!
  data: [ProgramRow!]!
}

type ProgramCase {
  row: ProgramRow!
  description: String!
  coverImage: String
  startDate: String!
  endDate: String
  publishDate: DateTime
  isPublic: Boolean!
  isVisible: Boolean!
  objectiveType: String
  trackingUrl: String
  applicants: Int!
  remaining: MinorUnits!
  holdReason: String
  steps: JSON!
  allowed: [ProgramStatus!]!
}

enum ConversionStatus {
  Pending
  Approved
  Held
  Rejected
  Reversed
}

enum ResultKind {
  CLICK
  CONVERSION
}

enum SecondLookStatus {
  Requested
  Counted
  Upheld
}

type ConversionRow {
  id: ID!
  programId: ID!
  participant: String!
  event: String!
  status: ConversionStatus!
  reason: String
  occurredAt: DateTime!
  programName: String!
  externalId: String
  amount: MinorUnits
  via: String!
}

type ConversionRowPage {
  count: Int!
  data: [ConversionRow!]!
}

type ConversionCase {
  row: ConversionRow!
  profileId: ID!
  clickedAt: DateTime
  receivedAt: DateTime!
  channel: String!
  country: String!
  evidence: [Evidence!]!
  note: String
  decidedAt: DateTime
  decidedBy: String
  promoCode: String
}

type Evidence {
  rule: String!
  found: Float!
  allowed: Float!
}

type SecondLookRow {
  id: ID!
  programId: ID!
  programName: String!
  participant: String!
  profileId: ID!
  kind: ResultKind!
  reason: String!
  day: String!
  count: Int!
  status: SecondLookStatus!
  requestedAt: DateTime!
  answerBy: DateTime!
  note: String
  answer: String
}

type SecondLookRowPage {
  count: Int!
  data: [SecondLookRow!]!
}

enum RewardCaseStatus {
  Open
  Approved
  Refused
  Closed
}

enum SharedContact {
  PHONE
  BANK_ACCOUNT
}

type RewardCaseRow {
  id: ID!
  programId: ID!
  programName: String!
  participant: String!
  profileId: ID!
  target: Int
  amount: MinorUnits!
  contacts: [SharedContact!]!
  status: RewardCaseStatus!
  openedAt: DateTime!
  answerBy: DateTime!
  decidedAt: DateTime
  note: String
}

type RewardCaseRowPage {
  count: Int!
  data: [RewardCaseRow!]!
}

type PayoutRun {
  id: ID!
  ranAt: DateTime!
  programs: Int!
  participants: Int!
  amount: MinorUnits!
  isDryRun: Boolean!
  isFinished: Boolean!
  unpaid: Int!
}

type PayoutRunPage {
  count: Int!
  data: [PayoutRun!]!
}

type PayoutReportRow {
  programId: ID!
  programName: String!
  profileId: ID!
  participant: String!
  amount: MinorUnits!
  isPaid: Boolean!
  reason: String
}

type PayoutReport {
  run: PayoutRun!
  count: Int!
  rows: [PayoutReportRow!]!
}

enum ImportOutcome {
  ACCEPTED
  REPEATED
  DIFFERING
  REFUSED
}

type ImportReading {
  encoding: String!
  separator: String!
  hasDecimalComma: Boolean!
}

type ImportProblem {
  column: String!
  rule: String!
}

type ImportKnown {
  at: DateTime!
  amount: MinorUnits
  via: String!
  participant: String!
}

type ImportRow {
  row: Int!
  outcome: ImportOutcome!
  externalId: String!
  amount: MinorUnits
  writtenAmount: String
  writtenAt: String
  isReversal: Boolean!
  code: String
  problems: [ImportProblem!]!
  participant: String
  status: ConversionStatus
  differs: [String!]!
  isReplacing: Boolean!
  known: ImportKnown
}

type ImportResult {
  accepted: Int!
  rejected: Int!
  errors: [String!]!
  repeated: Int!
  differing: Int!
  replaced: Int!
  amount: MinorUnits!
  reading: ImportReading!
  rows: [ImportRow!]!
}

enum ReviewStatus {
  InReview
  Approved
  Rejected
}

type ReviewDocument {
  name: String!
  url: String!
  size: Int!
}

type ReviewCase {
  id: ID!
  kind: String!
  status: ReviewStatus!
  profileId: ID!
  profileType: ProfileType!
  name: String!
  documents: [ReviewDocument!]!
  provider: JSON
  submittedAt: DateTime!
  dueAt: DateTime!
  reviewedBy: AdminUser
  reviewedAt: DateTime
  rejectionReason: String
  applicant: ReviewApplicant
  earlier: [ReviewAttempt!]!
}

type ReviewApplicant {
  userId: ID!
  userName: String
  language: String
  nameInOtherScript: String
  owner: String
  bio: String
  countryId: String
  mobileNumber: String
  registeredAt: DateTime!
}

type ReviewAttempt {
  id: ID!
  status: ReviewStatus!
  submittedAt: DateTime!
  reviewedAt: DateTime
  reviewedBy: String
  rejectionReason: String
}

type ReviewCasePage {
  count: Int!
  data: [ReviewCase!]!
}

enum ProfileStatus {
  Active
  AdminVerifying
  IdentityVerifying
  Rejected
  Onboarding
  Inactive
}

type UserGroup {
  id: ID!
  name: String!
  userName: String!
  role: String!
}

type UserRow {
  id: ID!
  mobileNumber: String!
  name: String
  profiles: JSON!
  groups: [UserGroup!]!
  isSuspended: Boolean!
  suspendedAt: DateTime
  closedAt: DateTime
  createdAt: DateTime!
  lastSeenAt: DateTime
}

type UserRowPage {
  count: Int!
  data: [UserRow!]!
}

type WaitingListRow {
  id: ID!
  userId: ID!
  mobileNumber: String!
  position: Int!
  role: ProfileType
  followers: Int!
  acceptedInvitations: Int!
  joinedAt: DateTime!
  name: String
}

type WaitingListRowPage {
  count: Int!
  data: [WaitingListRow!]!
}

scalar MinorUnits

enum PaymentStatus {
  Initiated
  Success
  Failed
}

enum WithdrawalFlag {
  NAME_DIFFERS
  NEW_ACCOUNT
  FIRST_WITHDRAWAL
  IBAN_LENGTH
  IBAN_CHECKSUM
  SHARED_CONTACT
}

type WithdrawalRow {
  id: ID!
  profileName: String!
  iban: String!
  nameOnAccount: String!
  amount: MinorUnits!
  status: PaymentStatus!
  nameMatches: Boolean!
  approvals: [AdminUser!]!
  createdAt: DateTime!
  dueAt: DateTime!
  settledAt: DateTime
  profileId: ID!
  userName: String
  profilePhoto: String
  bankName: String!
  total: MinorUnits!
  approvalsNeeded: Int!
  flags: [WithdrawalFlag!]!
}

type WithdrawalRowPage {
  count: Int!
  data: [WithdrawalRow!]!
}

enum WithdrawalEventKind {
  REQUESTED
  IN_BANK_FILE
  SAID_PAID
  SAID_REFUSED
  SETTLED
  FAILED
}

type WithdrawalEvent {
  kind: WithdrawalEventKind!
  at: DateTime!
  actor: String
  file: String
  namesCompared: Boolean!
}

type WithdrawalStep {
  said: [AdminUser!]!
  needed: Int!
  ends: Boolean!
}

type WithdrawalCase {
  row: WithdrawalRow!
  fee: MinorUnits!
  vat: MinorUnits!
  verifiedName: String
  swiftCode: String!
  accountAddedAt: DateTime!
  accountUsableFrom: DateTime!
  previousWithdrawals: Int!
  failureReason: String
  posted: [LedgerTransaction!]!
  events: [WithdrawalEvent!]!
  isWithBank: Boolean!
  seenApprovals: Int!
  paid: WithdrawalStep!
  refused: WithdrawalStep!
}
`
