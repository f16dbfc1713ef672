import type { Upload } from '../files/upload.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
  Upload: { input: Upload; output: never; }
  MinorUnits: { input: number; output: number; }
};

export type AdminUser = {
  __typename?: 'AdminUser';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: AdminRole;
  hasTotp: Scalars['Boolean']['output'];
  isDisabled: Scalars['Boolean']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  invitedById?: Maybe<Scalars['ID']['output']>;
  restsUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type AdminSession = {
  __typename?: 'AdminSession';
  accessToken: Scalars['String']['output'];
  admin: AdminUser;
};

export type AdminOidcStart = {
  __typename?: 'AdminOidcStart';
  uri: Scalars['String']['output'];
};

export type AdminOidcEnd = {
  __typename?: 'AdminOidcEnd';
  session?: Maybe<AdminSession>;
  ticket?: Maybe<Scalars['String']['output']>;
};

export type AdminUserPage = {
  __typename?: 'AdminUserPage';
  count: Scalars['Int']['output'];
  data: Array<AdminUser>;
};

export type TotpEnrolment = {
  __typename?: 'TotpEnrolment';
  secret: Scalars['String']['output'];
  uri: Scalars['String']['output'];
};

export type AdminInvitation = {
  __typename?: 'AdminInvitation';
  id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: AdminRole;
  isReset: Scalars['Boolean']['output'];
  invitedBy?: Maybe<AdminUser>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  isExpired: Scalars['Boolean']['output'];
};

export type AdminInvitationLink = {
  __typename?: 'AdminInvitationLink';
  id: Scalars['ID']['output'];
  uri: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type AdminInvitationFor = {
  __typename?: 'AdminInvitationFor';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  role: AdminRole;
  isReset: Scalars['Boolean']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type Query = {
  __typename?: 'Query';
  adminMe: AdminUser;
  adminNeedsTotp: Scalars['Boolean']['output'];
  adminInvitations: Array<AdminInvitation>;
  adminInvitation: AdminInvitationFor;
  adminTeam: AdminUserPage;
  adminLedgerState: LedgerState;
  adminLedgerAccounts: LedgerAccountPage;
  adminLedgerEntries: LedgerEntryPage;
  adminLedgerTransaction: LedgerTransaction;
  adminLedgerProof: LedgerProof;
  adminReconciliations: ReconciliationPage;
  adminAdjustments: AdjustmentPage;
  adminNetworkCases: NetworkCaseRowPage;
  adminNetworkCase: NetworkCase;
  adminFlags: Array<Flag>;
  adminSettings: Array<Setting>;
  adminSettingChanges: SettingChangePage;
  adminAuditLog: AuditPage;
  adminAuditActors: Array<AuditActor>;
  adminClock: AdminClock;
  adminPrograms: ProgramRowPage;
  adminProgram: ProgramCase;
  adminConversions: ConversionRowPage;
  adminConversion: ConversionCase;
  adminImportPreview: ImportResult;
  adminSecondLooks: SecondLookRowPage;
  adminRewardCases: RewardCaseRowPage;
  adminPayoutRuns: PayoutRunPage;
  adminPayoutReport: PayoutReport;
  adminPayoutDryRun: PayoutReport;
  adminReviewCases: ReviewCasePage;
  adminReviewCaseDetails: ReviewCase;
  adminUsers: UserRowPage;
  adminUser: UserRow;
  adminWaitingList: WaitingListRowPage;
  adminWithdrawals: WithdrawalRowPage;
  adminWithdrawal: WithdrawalCase;
};


export type QueryAdminInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryAdminTeamArgs = {
  term?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminLedgerAccountsArgs = {
  term?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminLedgerEntriesArgs = {
  accountId: Scalars['ID']['input'];
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminLedgerTransactionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminLedgerProofArgs = {
  number: Scalars['Int']['input'];
};


export type QueryAdminReconciliationsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminAdjustmentsArgs = {
  status?: InputMaybe<AdjustmentStatus>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminNetworkCasesArgs = {
  status?: InputMaybe<NetworkCaseStatus>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminNetworkCaseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminSettingChangesArgs = {
  status?: InputMaybe<SettingChangeStatus>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminAuditLogArgs = {
  target?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  actor?: InputMaybe<Scalars['String']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
  thing?: InputMaybe<AuditThing>;
  term?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminProgramsArgs = {
  status?: InputMaybe<ProgramStatus>;
  term?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminProgramArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminConversionsArgs = {
  programId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<ConversionStatus>;
  pagination?: InputMaybe<Pagination>;
  term?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAdminConversionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminImportPreviewArgs = {
  programId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
};


export type QueryAdminSecondLooksArgs = {
  status?: InputMaybe<SecondLookStatus>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminRewardCasesArgs = {
  status?: InputMaybe<RewardCaseStatus>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminPayoutRunsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminPayoutReportArgs = {
  id: Scalars['ID']['input'];
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminPayoutDryRunArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryAdminReviewCasesArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ReviewStatus>;
  pagination?: InputMaybe<Pagination>;
  term?: InputMaybe<Scalars['String']['input']>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAdminReviewCaseDetailsArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminUsersArgs = {
  term?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  suspended?: InputMaybe<Scalars['Boolean']['input']>;
  closed?: InputMaybe<Scalars['Boolean']['input']>;
  profileType?: InputMaybe<ProfileType>;
  profileStatus?: InputMaybe<ProfileStatus>;
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminWaitingListArgs = {
  pagination?: InputMaybe<Pagination>;
  term?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<ProfileType>;
};


export type QueryAdminWithdrawalsArgs = {
  status?: InputMaybe<PaymentStatus>;
  pagination?: InputMaybe<Pagination>;
  term?: InputMaybe<Scalars['String']['input']>;
  flag?: InputMaybe<WithdrawalFlag>;
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryAdminWithdrawalArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  adminSignIn: AdminSession;
  adminStartOidc: AdminOidcStart;
  adminFinishOidc: AdminOidcEnd;
  adminConfirmOidc: AdminSession;
  adminSignOut: Ack;
  adminStartTotp: TotpEnrolment;
  adminProve: Ack;
  adminConfirmTotp: Ack;
  adminRemoveTotp: Ack;
  adminChangePassword: Ack;
  adminInviteTeamMember: AdminInvitationLink;
  adminResetTeamMember: AdminInvitationLink;
  adminResendInvitation: AdminInvitationLink;
  adminRevokeInvitation: Ack;
  adminAcceptInvitation: Ack;
  adminSetTeamMemberDisabled: AdminUser;
  adminProposeAdjustment: Adjustment;
  adminDecideAdjustment: Adjustment;
  adminDecideNetworkCase: NetworkCaseRow;
  adminSetFlag: Flag;
  adminUpdateSetting: Setting;
  adminProposeSettingChange: SettingChange;
  adminDecideSettingChange: SettingChange;
  adminResetDemo: Ack;
  adminAdvanceClock: Ack;
  adminSetProgramStatus: ProgramRow;
  adminReviewConversion: ConversionRow;
  adminAnswerSecondLook: SecondLookRow;
  adminDecideRewardCase: RewardCaseRow;
  adminImportConversions: ImportResult;
  adminRunPayouts: PayoutRun;
  adminSimulateTraffic: Ack;
  adminReviewCase: ReviewCase;
  adminSetUserSuspended: UserRow;
  adminCloseAccount: UserRow;
  adminSetProfileLabel: Ack;
  adminRevertMembership: Ack;
  adminAdmitWaitingList: Ack;
  adminAdmitNext: Ack;
  adminSettleWithdrawal: WithdrawalRow;
};


export type MutationAdminSignInArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  totp?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdminFinishOidcArgs = {
  response: Scalars['String']['input'];
};


export type MutationAdminConfirmOidcArgs = {
  ticket: Scalars['String']['input'];
  totp: Scalars['String']['input'];
};


export type MutationAdminStartTotpArgs = {
  password: Scalars['String']['input'];
};


export type MutationAdminProveArgs = {
  code: Scalars['String']['input'];
};


export type MutationAdminConfirmTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationAdminRemoveTotpArgs = {
  password: Scalars['String']['input'];
};


export type MutationAdminChangePasswordArgs = {
  password: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};


export type MutationAdminInviteTeamMemberArgs = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  role: AdminRole;
};


export type MutationAdminResetTeamMemberArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAdminResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdminRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdminAcceptInvitationArgs = {
  token: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationAdminSetTeamMemberDisabledArgs = {
  id: Scalars['ID']['input'];
  disabled: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAdminProposeAdjustmentArgs = {
  proposeAdjustmentInput: ProposeAdjustmentInput;
};


export type MutationAdminDecideAdjustmentArgs = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
};


export type MutationAdminDecideNetworkCaseArgs = {
  id: Scalars['ID']['input'];
  counts: Scalars['Boolean']['input'];
  wholeNetwork?: InputMaybe<Scalars['Boolean']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  seen?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAdminSetFlagArgs = {
  key: FlagKey;
  enabled: Scalars['Boolean']['input'];
};


export type MutationAdminUpdateSettingArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSON']['input'];
};


export type MutationAdminProposeSettingChangeArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSON']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAdminDecideSettingChangeArgs = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
};


export type MutationAdminAdvanceClockArgs = {
  days?: Scalars['Int']['input'];
};


export type MutationAdminSetProgramStatusArgs = {
  id: Scalars['ID']['input'];
  status: ProgramStatus;
  reason: Scalars['String']['input'];
};


export type MutationAdminReviewConversionArgs = {
  id: Scalars['ID']['input'];
  status: ConversionStatus;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdminAnswerSecondLookArgs = {
  id: Scalars['ID']['input'];
  counts: Scalars['Boolean']['input'];
  answer: Scalars['String']['input'];
};


export type MutationAdminDecideRewardCaseArgs = {
  id: Scalars['ID']['input'];
  pays: Scalars['Boolean']['input'];
  note: Scalars['String']['input'];
};


export type MutationAdminImportConversionsArgs = {
  programId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
};


export type MutationAdminRunPayoutsArgs = {
  asOf?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationAdminSimulateTrafficArgs = {
  programId: Scalars['ID']['input'];
  clicksPerHour: Scalars['Int']['input'];
  conversionsPerHour: Scalars['Int']['input'];
  countries?: InputMaybe<Array<Scalars['String']['input']>>;
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationAdminReviewCaseArgs = {
  id: Scalars['ID']['input'];
  approve: Scalars['Boolean']['input'];
  rejectionReason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdminSetUserSuspendedArgs = {
  userId: Scalars['ID']['input'];
  suspended: Scalars['Boolean']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAdminCloseAccountArgs = {
  userId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAdminSetProfileLabelArgs = {
  profileId: Scalars['ID']['input'];
  label?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAdminRevertMembershipArgs = {
  profileId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationAdminAdmitWaitingListArgs = {
  entryIds: Array<Scalars['ID']['input']>;
};


export type MutationAdminAdmitNextArgs = {
  count: Scalars['Int']['input'];
};


export type MutationAdminSettleWithdrawalArgs = {
  id: Scalars['ID']['input'];
  success: Scalars['Boolean']['input'];
  failureReason?: InputMaybe<Scalars['String']['input']>;
  seenApprovals?: InputMaybe<Scalars['Int']['input']>;
  namesCompared?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AdminRole =
  | 'SUPER_ADMIN'
  | 'REVIEWER'
  | 'FINANCE'
  | 'SUPPORT';

export type ProfileType =
  | 'INFLUENCER'
  | 'AGENT'
  | 'AGENCY'
  | 'BRAND';

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type Sort = {
  field: Scalars['String']['input'];
  direction?: InputMaybe<SortDirection>;
};

export type Pagination = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<Sort>>;
};

export type Ack = {
  __typename?: 'Ack';
  success: Scalars['Boolean']['output'];
};

export type LedgerAccountKind =
  | 'OWNED'
  | 'HELD'
  | 'HOUSE';

export type LedgerAccount = {
  __typename?: 'LedgerAccount';
  id: Scalars['ID']['output'];
  kind: LedgerAccountKind;
  balance: Scalars['MinorUnits']['output'];
  entries: Scalars['Int']['output'];
  profileId?: Maybe<Scalars['ID']['output']>;
  profileName?: Maybe<Scalars['String']['output']>;
  programId?: Maybe<Scalars['ID']['output']>;
  programName?: Maybe<Scalars['String']['output']>;
};

export type LedgerAccountPage = {
  __typename?: 'LedgerAccountPage';
  count: Scalars['Int']['output'];
  data: Array<LedgerAccount>;
};

export type LedgerEntry = {
  __typename?: 'LedgerEntry';
  transactionId: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  reference: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  accountId: Scalars['ID']['output'];
  amount: Scalars['MinorUnits']['output'];
  balance: Scalars['MinorUnits']['output'];
  number?: Maybe<Scalars['Int']['output']>;
  hash?: Maybe<Scalars['String']['output']>;
};

export type LedgerEntryPage = {
  __typename?: 'LedgerEntryPage';
  account: LedgerAccount;
  count: Scalars['Int']['output'];
  data: Array<LedgerEntry>;
  carriedOver: Scalars['MinorUnits']['output'];
};

export type LedgerTransaction = {
  __typename?: 'LedgerTransaction';
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  reference: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  reverses?: Maybe<Scalars['ID']['output']>;
  reversedBy?: Maybe<Scalars['ID']['output']>;
  entries: Array<LedgerEntry>;
};

export type LedgerProof = {
  __typename?: 'LedgerProof';
  number: Scalars['Int']['output'];
  previousHash: Scalars['String']['output'];
  hash: Scalars['String']['output'];
  isSound: Scalars['Boolean']['output'];
};

export type LedgerFinding = {
  __typename?: 'LedgerFinding';
  view: Scalars['String']['output'];
  rows: Scalars['Int']['output'];
};

export type LedgerState = {
  __typename?: 'LedgerState';
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  isSound: Scalars['Boolean']['output'];
  findings: Array<LedgerFinding>;
  sealed: Scalars['Int']['output'];
  hash?: Maybe<Scalars['String']['output']>;
  sealedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type Reconciliation = {
  __typename?: 'Reconciliation';
  id: Scalars['ID']['output'];
  day: Scalars['String']['output'];
  gateway: Scalars['String']['output'];
  theirs: Scalars['MinorUnits']['output'];
  ours: Scalars['MinorUnits']['output'];
  difference: Scalars['MinorUnits']['output'];
  checkedAt: Scalars['DateTime']['output'];
};

export type ReconciliationPage = {
  __typename?: 'ReconciliationPage';
  count: Scalars['Int']['output'];
  data: Array<Reconciliation>;
};

export type AdjustmentStatus =
  | 'Proposed'
  | 'Posted'
  | 'Rejected';

export type Adjustment = {
  __typename?: 'Adjustment';
  id: Scalars['ID']['output'];
  profileId: Scalars['ID']['output'];
  profileName: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  reason: Scalars['String']['output'];
  status: AdjustmentStatus;
  proposedBy: AdminUser;
  decidedBy?: Maybe<AdminUser>;
  createdAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  transactionId?: Maybe<Scalars['ID']['output']>;
};

export type AdjustmentPage = {
  __typename?: 'AdjustmentPage';
  count: Scalars['Int']['output'];
  data: Array<Adjustment>;
};

export type ProposeAdjustmentInput = {
  profileId: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  reason: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type NetworkCaseStatus =
  | 'Open'
  | 'Counted'
  | 'Refused';

export type NetworkCaseReason =
  | 'TOO_MANY_FROM_NETWORK'
  | 'OWN_NETWORK';

export type NetworkPersonRole =
  | 'PARTICIPANT'
  | 'MANAGER'
  | 'OWNER';

export type NetworkCaseRow = {
  __typename?: 'NetworkCaseRow';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  participant: Scalars['String']['output'];
  day: Scalars['String']['output'];
  reason: NetworkCaseReason;
  held: Scalars['Int']['output'];
  counted: Scalars['Int']['output'];
  share: Scalars['Float']['output'];
  status: NetworkCaseStatus;
  openedAt: Scalars['DateTime']['output'];
  decideBy: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
};

export type NetworkCaseRowPage = {
  __typename?: 'NetworkCaseRowPage';
  count: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
  data: Array<NetworkCaseRow>;
};

export type NetworkHour = {
  __typename?: 'NetworkHour';
  held: Scalars['Int']['output'];
  others: Scalars['Int']['output'];
  usual: Scalars['Float']['output'];
};

export type NetworkPeak = {
  __typename?: 'NetworkPeak';
  at: Scalars['DateTime']['output'];
  clicks: Scalars['Int']['output'];
  seconds: Array<Scalars['Int']['output']>;
};

export type BrowserFamily = {
  __typename?: 'BrowserFamily';
  family: Scalars['String']['output'];
  clicks: Scalars['Int']['output'];
  share: Scalars['Float']['output'];
  usualShare?: Maybe<Scalars['Float']['output']>;
};

export type NetworkPerson = {
  __typename?: 'NetworkPerson';
  role: NetworkPersonRole;
  profileId: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  language: Scalars['String']['output'];
  wasSignedIn: Scalars['Boolean']['output'];
};

export type NetworkCaseOutage = {
  __typename?: 'NetworkCaseOutage';
  startedAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type NetworkCaseRequest = {
  __typename?: 'NetworkCaseRequest';
  requestedAt: Scalars['DateTime']['output'];
  note?: Maybe<Scalars['String']['output']>;
};

export type NetworkCase = {
  __typename?: 'NetworkCase';
  row: NetworkCaseRow;
  profilePhoto?: Maybe<Scalars['String']['output']>;
  mark: Scalars['String']['output'];
  perNetwork: Scalars['Int']['output'];
  perOwnNetwork: Scalars['Int']['output'];
  hours: Array<NetworkHour>;
  others: Scalars['Int']['output'];
  peak?: Maybe<NetworkPeak>;
  browsers: Scalars['Int']['output'];
  families: Array<BrowserFamily>;
  results?: Maybe<Scalars['Int']['output']>;
  usualClicksPerResult?: Maybe<Scalars['Int']['output']>;
  people: Array<NetworkPerson>;
  alsoOpen: Array<NetworkCaseRow>;
  requests: Array<NetworkCaseRequest>;
  note?: Maybe<Scalars['String']['output']>;
  outages: Array<NetworkCaseOutage>;
};

export type FlagKey =
  | 'program'
  | 'payment';

export type Flag = {
  __typename?: 'Flag';
  key: FlagKey;
  enabled: Scalars['Boolean']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type Setting = {
  __typename?: 'Setting';
  key: Scalars['String']['output'];
  value: Scalars['JSON']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type SettingChangeStatus =
  | 'Proposed'
  | 'Applied'
  | 'Rejected'
  | 'Expired';

export type SettingChange = {
  __typename?: 'SettingChange';
  id: Scalars['ID']['output'];
  key: Scalars['String']['output'];
  before: Scalars['JSON']['output'];
  value: Scalars['JSON']['output'];
  reason: Scalars['String']['output'];
  status: SettingChangeStatus;
  proposedBy: AdminUser;
  decidedBy?: Maybe<AdminUser>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SettingChangePage = {
  __typename?: 'SettingChangePage';
  count: Scalars['Int']['output'];
  data: Array<SettingChange>;
};

export type AuditThing =
  | 'PEOPLE'
  | 'REVIEWS'
  | 'WITHDRAWALS'
  | 'ADJUSTMENTS'
  | 'PAYOUTS'
  | 'PROGRAMS'
  | 'RESULTS'
  | 'SETTINGS'
  | 'TEAM'
  | 'DEMO';

export type AuditRow = {
  __typename?: 'AuditRow';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  actor: Scalars['String']['output'];
  action: Scalars['String']['output'];
  target: Scalars['String']['output'];
  before?: Maybe<Scalars['JSON']['output']>;
  after?: Maybe<Scalars['JSON']['output']>;
  actorName?: Maybe<Scalars['String']['output']>;
  userId?: Maybe<Scalars['ID']['output']>;
  person?: Maybe<Scalars['String']['output']>;
  programId?: Maybe<Scalars['ID']['output']>;
  programName?: Maybe<Scalars['String']['output']>;
  colleague?: Maybe<Scalars['String']['output']>;
  amount?: Maybe<Scalars['MinorUnits']['output']>;
};

export type AuditActor = {
  __typename?: 'AuditActor';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type AuditPage = {
  __typename?: 'AuditPage';
  count: Scalars['Int']['output'];
  data: Array<AuditRow>;
};

export type AdminClock = {
  __typename?: 'AdminClock';
  now: Scalars['DateTime']['output'];
  advancedDays: Scalars['Int']['output'];
};

export type ProgramStatus =
  | 'Draft'
  | 'Soon'
  | 'Active'
  | 'OnHold'
  | 'Retired';

export type ProgramHoldCause =
  | 'OWNER'
  | 'BUDGET'
  | 'ADMIN';

export type ProgramRow = {
  __typename?: 'ProgramRow';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  status: ProgramStatus;
  budget: Scalars['MinorUnits']['output'];
  consumedPercent: Scalars['Int']['output'];
  participants: Scalars['Int']['output'];
  profileId: Scalars['ID']['output'];
  holdCause?: Maybe<ProgramHoldCause>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
};

export type ProgramRowPage = {
  __typename?: 'ProgramRowPage';
  count: Scalars['Int']['output'];
  data: Array<ProgramRow>;
};

export type ProgramCase = {
  __typename?: 'ProgramCase';
  row: ProgramRow;
  description: Scalars['String']['output'];
  coverImage?: Maybe<Scalars['String']['output']>;
  startDate: Scalars['String']['output'];
  endDate?: Maybe<Scalars['String']['output']>;
  publishDate?: Maybe<Scalars['DateTime']['output']>;
  isPublic: Scalars['Boolean']['output'];
  isVisible: Scalars['Boolean']['output'];
  objectiveType?: Maybe<Scalars['String']['output']>;
  trackingUrl?: Maybe<Scalars['String']['output']>;
  applicants: Scalars['Int']['output'];
  remaining: Scalars['MinorUnits']['output'];
  holdReason?: Maybe<Scalars['String']['output']>;
  steps: Scalars['JSON']['output'];
  allowed: Array<ProgramStatus>;
};

export type ConversionStatus =
  | 'Pending'
  | 'Approved'
  | 'Held'
  | 'Rejected'
  | 'Reversed';

export type ResultKind =
  | 'CLICK'
  | 'CONVERSION';

export type SecondLookStatus =
  | 'Requested'
  | 'Counted'
  | 'Upheld';

export type ConversionRow = {
  __typename?: 'ConversionRow';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  participant: Scalars['String']['output'];
  event: Scalars['String']['output'];
  status: ConversionStatus;
  reason?: Maybe<Scalars['String']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  programName: Scalars['String']['output'];
  externalId?: Maybe<Scalars['String']['output']>;
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  via: Scalars['String']['output'];
};

export type ConversionRowPage = {
  __typename?: 'ConversionRowPage';
  count: Scalars['Int']['output'];
  data: Array<ConversionRow>;
};

export type ConversionCase = {
  __typename?: 'ConversionCase';
  row: ConversionRow;
  profileId: Scalars['ID']['output'];
  clickedAt?: Maybe<Scalars['DateTime']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  channel: Scalars['String']['output'];
  country: Scalars['String']['output'];
  evidence: Array<Evidence>;
  note?: Maybe<Scalars['String']['output']>;
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  decidedBy?: Maybe<Scalars['String']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
};

export type Evidence = {
  __typename?: 'Evidence';
  rule: Scalars['String']['output'];
  found: Scalars['Float']['output'];
  allowed: Scalars['Float']['output'];
};

export type SecondLookRow = {
  __typename?: 'SecondLookRow';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  participant: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  kind: ResultKind;
  reason: Scalars['String']['output'];
  day: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  status: SecondLookStatus;
  requestedAt: Scalars['DateTime']['output'];
  answerBy: Scalars['DateTime']['output'];
  note?: Maybe<Scalars['String']['output']>;
  answer?: Maybe<Scalars['String']['output']>;
};

export type SecondLookRowPage = {
  __typename?: 'SecondLookRowPage';
  count: Scalars['Int']['output'];
  data: Array<SecondLookRow>;
};

export type RewardCaseStatus =
  | 'Open'
  | 'Approved'
  | 'Refused'
  | 'Closed';

export type SharedContact =
  | 'PHONE'
  | 'BANK_ACCOUNT';

export type RewardCaseRow = {
  __typename?: 'RewardCaseRow';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  participant: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  target?: Maybe<Scalars['Int']['output']>;
  amount: Scalars['MinorUnits']['output'];
  contacts: Array<SharedContact>;
  status: RewardCaseStatus;
  openedAt: Scalars['DateTime']['output'];
  answerBy: Scalars['DateTime']['output'];
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  note?: Maybe<Scalars['String']['output']>;
};

export type RewardCaseRowPage = {
  __typename?: 'RewardCaseRowPage';
  count: Scalars['Int']['output'];
  data: Array<RewardCaseRow>;
};

export type PayoutRun = {
  __typename?: 'PayoutRun';
  id: Scalars['ID']['output'];
  ranAt: Scalars['DateTime']['output'];
  programs: Scalars['Int']['output'];
  participants: Scalars['Int']['output'];
  amount: Scalars['MinorUnits']['output'];
  isDryRun: Scalars['Boolean']['output'];
  isFinished: Scalars['Boolean']['output'];
  unpaid: Scalars['Int']['output'];
};

export type PayoutRunPage = {
  __typename?: 'PayoutRunPage';
  count: Scalars['Int']['output'];
  data: Array<PayoutRun>;
};

export type PayoutReportRow = {
  __typename?: 'PayoutReportRow';
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  participant: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  isPaid: Scalars['Boolean']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

export type PayoutReport = {
  __typename?: 'PayoutReport';
  run: PayoutRun;
  count: Scalars['Int']['output'];
  rows: Array<PayoutReportRow>;
};

export type ImportOutcome =
  | 'ACCEPTED'
  | 'REPEATED'
  | 'DIFFERING'
  | 'REFUSED';

export type ImportReading = {
  __typename?: 'ImportReading';
  encoding: Scalars['String']['output'];
  separator: Scalars['String']['output'];
  hasDecimalComma: Scalars['Boolean']['output'];
};

export type ImportProblem = {
  __typename?: 'ImportProblem';
  column: Scalars['String']['output'];
  rule: Scalars['String']['output'];
};

export type ImportKnown = {
  __typename?: 'ImportKnown';
  at: Scalars['DateTime']['output'];
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  via: Scalars['String']['output'];
  participant: Scalars['String']['output'];
};

export type ImportRow = {
  __typename?: 'ImportRow';
  row: Scalars['Int']['output'];
  outcome: ImportOutcome;
  externalId: Scalars['String']['output'];
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  writtenAmount?: Maybe<Scalars['String']['output']>;
  writtenAt?: Maybe<Scalars['String']['output']>;
  isReversal: Scalars['Boolean']['output'];
  code?: Maybe<Scalars['String']['output']>;
  problems: Array<ImportProblem>;
  participant?: Maybe<Scalars['String']['output']>;
  status?: Maybe<ConversionStatus>;
  differs: Array<Scalars['String']['output']>;
  isReplacing: Scalars['Boolean']['output'];
  known?: Maybe<ImportKnown>;
};

export type ImportResult = {
  __typename?: 'ImportResult';
  accepted: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  errors: Array<Scalars['String']['output']>;
  repeated: Scalars['Int']['output'];
  differing: Scalars['Int']['output'];
  replaced: Scalars['Int']['output'];
  amount: Scalars['MinorUnits']['output'];
  reading: ImportReading;
  rows: Array<ImportRow>;
};

export type ReviewStatus =
  | 'InReview'
  | 'Approved'
  | 'Rejected';

export type ReviewDocument = {
  __typename?: 'ReviewDocument';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

export type ReviewCase = {
  __typename?: 'ReviewCase';
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  status: ReviewStatus;
  profileId: Scalars['ID']['output'];
  profileType: ProfileType;
  name: Scalars['String']['output'];
  documents: Array<ReviewDocument>;
  provider?: Maybe<Scalars['JSON']['output']>;
  submittedAt: Scalars['DateTime']['output'];
  dueAt: Scalars['DateTime']['output'];
  reviewedBy?: Maybe<AdminUser>;
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  rejectionReason?: Maybe<Scalars['String']['output']>;
  applicant?: Maybe<ReviewApplicant>;
  earlier: Array<ReviewAttempt>;
};

export type ReviewApplicant = {
  __typename?: 'ReviewApplicant';
  userId: Scalars['ID']['output'];
  userName?: Maybe<Scalars['String']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  nameInOtherScript?: Maybe<Scalars['String']['output']>;
  owner?: Maybe<Scalars['String']['output']>;
  bio?: Maybe<Scalars['String']['output']>;
  countryId?: Maybe<Scalars['String']['output']>;
  mobileNumber?: Maybe<Scalars['String']['output']>;
  registeredAt: Scalars['DateTime']['output'];
};

export type ReviewAttempt = {
  __typename?: 'ReviewAttempt';
  id: Scalars['ID']['output'];
  status: ReviewStatus;
  submittedAt: Scalars['DateTime']['output'];
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  reviewedBy?: Maybe<Scalars['String']['output']>;
  rejectionReason?: Maybe<Scalars['String']['output']>;
};

export type ReviewCasePage = {
  __typename?: 'ReviewCasePage';
  count: Scalars['Int']['output'];
  data: Array<ReviewCase>;
};

export type ProfileStatus =
  | 'Active'
  | 'AdminVerifying'
  | 'IdentityVerifying'
  | 'Rejected'
  | 'Onboarding'
  | 'Inactive';

export type UserGroup = {
  __typename?: 'UserGroup';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  userName: Scalars['String']['output'];
  role: Scalars['String']['output'];
};

export type UserRow = {
  __typename?: 'UserRow';
  id: Scalars['ID']['output'];
  mobileNumber: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  profiles: Scalars['JSON']['output'];
  groups: Array<UserGroup>;
  isSuspended: Scalars['Boolean']['output'];
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  createdAt: Scalars['DateTime']['output'];
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
};

export type UserRowPage = {
  __typename?: 'UserRowPage';
  count: Scalars['Int']['output'];
  data: Array<UserRow>;
};

export type WaitingListRow = {
  __typename?: 'WaitingListRow';
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  mobileNumber: Scalars['String']['output'];
  position: Scalars['Int']['output'];
  role?: Maybe<ProfileType>;
  followers: Scalars['Int']['output'];
  acceptedInvitations: Scalars['Int']['output'];
  joinedAt: Scalars['DateTime']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

export type WaitingListRowPage = {
  __typename?: 'WaitingListRowPage';
  count: Scalars['Int']['output'];
  data: Array<WaitingListRow>;
};

export type PaymentStatus =
  | 'Initiated'
  | 'Success'
  | 'Failed';

export type WithdrawalFlag =
  | 'NAME_DIFFERS'
  | 'NEW_ACCOUNT'
  | 'FIRST_WITHDRAWAL'
  | 'IBAN_LENGTH'
  | 'IBAN_CHECKSUM'
  | 'SHARED_CONTACT';

export type WithdrawalRow = {
  __typename?: 'WithdrawalRow';
  id: Scalars['ID']['output'];
  profileName: Scalars['String']['output'];
  iban: Scalars['String']['output'];
  nameOnAccount: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  status: PaymentStatus;
  nameMatches: Scalars['Boolean']['output'];
  approvals: Array<AdminUser>;
  createdAt: Scalars['DateTime']['output'];
  dueAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  profileId: Scalars['ID']['output'];
  userName?: Maybe<Scalars['String']['output']>;
  profilePhoto?: Maybe<Scalars['String']['output']>;
  bankName: Scalars['String']['output'];
  total: Scalars['MinorUnits']['output'];
  approvalsNeeded: Scalars['Int']['output'];
  flags: Array<WithdrawalFlag>;
};

export type WithdrawalRowPage = {
  __typename?: 'WithdrawalRowPage';
  count: Scalars['Int']['output'];
  data: Array<WithdrawalRow>;
};

export type WithdrawalEventKind =
  | 'REQUESTED'
  | 'IN_BANK_FILE'
  | 'SAID_PAID'
  | 'SAID_REFUSED'
  | 'SETTLED'
  | 'FAILED';

export type WithdrawalEvent = {
  __typename?: 'WithdrawalEvent';
  kind: WithdrawalEventKind;
  at: Scalars['DateTime']['output'];
  actor?: Maybe<Scalars['String']['output']>;
  file?: Maybe<Scalars['String']['output']>;
  namesCompared: Scalars['Boolean']['output'];
};

export type WithdrawalStep = {
  __typename?: 'WithdrawalStep';
  said: Array<AdminUser>;
  needed: Scalars['Int']['output'];
  ends: Scalars['Boolean']['output'];
};

export type WithdrawalCase = {
  __typename?: 'WithdrawalCase';
  row: WithdrawalRow;
  fee: Scalars['MinorUnits']['output'];
  vat: Scalars['MinorUnits']['output'];
  verifiedName?: Maybe<Scalars['String']['output']>;
  swiftCode: Scalars['String']['output'];
  accountAddedAt: Scalars['DateTime']['output'];
  accountUsableFrom: Scalars['DateTime']['output'];
  previousWithdrawals: Scalars['Int']['output'];
  failureReason?: Maybe<Scalars['String']['output']>;
  posted: Array<LedgerTransaction>;
  events: Array<WithdrawalEvent>;
  isWithBank: Scalars['Boolean']['output'];
  seenApprovals: Scalars['Int']['output'];
  paid: WithdrawalStep;
  refused: WithdrawalStep;
};
