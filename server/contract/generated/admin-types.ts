import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  JSON: { input: unknown; output: unknown; }
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
};

export type AdminSession = {
  __typename?: 'AdminSession';
  accessToken: Scalars['String']['output'];
  admin: AdminUser;
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

export type Query = {
  __typename?: 'Query';
  adminMe: AdminUser;
  adminTeam: AdminUserPage;
  adminLedgerState: LedgerState;
  adminLedgerAccounts: LedgerAccountPage;
  adminLedgerEntries: LedgerEntryPage;
  adminLedgerTransaction: LedgerTransaction;
  adminLedgerProof: LedgerProof;
  adminReconciliations: ReconciliationPage;
  adminAdjustments: AdjustmentPage;
  adminFlags: Array<Flag>;
  adminSettings: Array<Setting>;
  adminAuditLog: AuditPage;
  adminClock: AdminClock;
  adminReviewCases: ReviewCasePage;
  adminReviewCaseDetails: ReviewCase;
  adminUsers: UserRowPage;
  adminUser: UserRow;
  adminWaitingList: WaitingListRowPage;
  adminWithdrawals: WithdrawalRowPage;
  adminWithdrawal: WithdrawalCase;
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


export type QueryAdminAuditLogArgs = {
  target?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
  actor?: InputMaybe<Scalars['String']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
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
  adminSignOut: Ack;
  adminStartTotp: TotpEnrolment;
  adminConfirmTotp: Ack;
  adminRemoveTotp: Ack;
  adminChangePassword: Ack;
  adminAddTeamMember: AdminUser;
  adminSetTeamMemberDisabled: AdminUser;
  adminProposeAdjustment: Adjustment;
  adminDecideAdjustment: Adjustment;
  adminSetFlag: Flag;
  adminUpdateSetting: Setting;
  adminResetDemo: Ack;
  adminAdvanceClock: Ack;
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


export type MutationAdminStartTotpArgs = {
  password: Scalars['String']['input'];
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


export type MutationAdminAddTeamMemberArgs = {
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  role: AdminRole;
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


export type MutationAdminSetFlagArgs = {
  key: FlagKey;
  enabled: Scalars['Boolean']['input'];
};


export type MutationAdminUpdateSettingArgs = {
  key: Scalars['String']['input'];
  value: Scalars['JSON']['input'];
};


export type MutationAdminAdvanceClockArgs = {
  days?: Scalars['Int']['input'];
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

export type AuditRow = {
  __typename?: 'AuditRow';
  id: Scalars['ID']['output'];
  at: Scalars['DateTime']['output'];
  actor: Scalars['String']['output'];
  action: Scalars['String']['output'];
  target: Scalars['String']['output'];
  before?: Maybe<Scalars['JSON']['output']>;
  after?: Maybe<Scalars['JSON']['output']>;
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

export type UserRow = {
  __typename?: 'UserRow';
  id: Scalars['ID']['output'];
  mobileNumber: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  profiles: Scalars['JSON']['output'];
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
  | 'IBAN_CHECKSUM';

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
  | 'APPROVED'
  | 'SETTLED'
  | 'FAILED';

export type WithdrawalEvent = {
  __typename?: 'WithdrawalEvent';
  kind: WithdrawalEventKind;
  at: Scalars['DateTime']['output'];
  actor?: Maybe<Scalars['String']['output']>;
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
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AdminUser: ResolverTypeWrapper<AdminUser>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AdminSession: ResolverTypeWrapper<AdminSession>;
  AdminUserPage: ResolverTypeWrapper<AdminUserPage>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  TotpEnrolment: ResolverTypeWrapper<TotpEnrolment>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  AdminRole: AdminRole;
  ProfileType: ProfileType;
  SortDirection: SortDirection;
  Sort: Sort;
  Pagination: Pagination;
  Ack: ResolverTypeWrapper<Ack>;
  LedgerAccountKind: LedgerAccountKind;
  LedgerAccount: ResolverTypeWrapper<LedgerAccount>;
  LedgerAccountPage: ResolverTypeWrapper<LedgerAccountPage>;
  LedgerEntry: ResolverTypeWrapper<LedgerEntry>;
  LedgerEntryPage: ResolverTypeWrapper<LedgerEntryPage>;
  LedgerTransaction: ResolverTypeWrapper<LedgerTransaction>;
  LedgerProof: ResolverTypeWrapper<LedgerProof>;
  LedgerFinding: ResolverTypeWrapper<LedgerFinding>;
  LedgerState: ResolverTypeWrapper<LedgerState>;
  Reconciliation: ResolverTypeWrapper<Reconciliation>;
  ReconciliationPage: ResolverTypeWrapper<ReconciliationPage>;
  AdjustmentStatus: AdjustmentStatus;
  Adjustment: ResolverTypeWrapper<Adjustment>;
  AdjustmentPage: ResolverTypeWrapper<AdjustmentPage>;
  ProposeAdjustmentInput: ProposeAdjustmentInput;
  FlagKey: FlagKey;
  Flag: ResolverTypeWrapper<Flag>;
  Setting: ResolverTypeWrapper<Setting>;
  AuditRow: ResolverTypeWrapper<AuditRow>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AdminClock: ResolverTypeWrapper<AdminClock>;
  ReviewStatus: ReviewStatus;
  ReviewDocument: ResolverTypeWrapper<ReviewDocument>;
  ReviewCase: ResolverTypeWrapper<ReviewCase>;
  ReviewCasePage: ResolverTypeWrapper<ReviewCasePage>;
  ProfileStatus: ProfileStatus;
  UserRow: ResolverTypeWrapper<UserRow>;
  UserRowPage: ResolverTypeWrapper<UserRowPage>;
  WaitingListRow: ResolverTypeWrapper<WaitingListRow>;
  WaitingListRowPage: ResolverTypeWrapper<WaitingListRowPage>;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  PaymentStatus: PaymentStatus;
  WithdrawalFlag: WithdrawalFlag;
  WithdrawalRow: ResolverTypeWrapper<WithdrawalRow>;
  WithdrawalRowPage: ResolverTypeWrapper<WithdrawalRowPage>;
  WithdrawalEventKind: WithdrawalEventKind;
  WithdrawalEvent: ResolverTypeWrapper<WithdrawalEvent>;
  WithdrawalCase: ResolverTypeWrapper<WithdrawalCase>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdminUser: AdminUser;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  AdminSession: AdminSession;
  AdminUserPage: AdminUserPage;
  Int: Scalars['Int']['output'];
  TotpEnrolment: TotpEnrolment;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  DateTime: Scalars['DateTime']['output'];
  JSON: Scalars['JSON']['output'];
  Sort: Sort;
  Pagination: Pagination;
  Ack: Ack;
  LedgerAccount: LedgerAccount;
  LedgerAccountPage: LedgerAccountPage;
  LedgerEntry: LedgerEntry;
  LedgerEntryPage: LedgerEntryPage;
  LedgerTransaction: LedgerTransaction;
  LedgerProof: LedgerProof;
  LedgerFinding: LedgerFinding;
  LedgerState: LedgerState;
  Reconciliation: Reconciliation;
  ReconciliationPage: ReconciliationPage;
  Adjustment: Adjustment;
  AdjustmentPage: AdjustmentPage;
  ProposeAdjustmentInput: ProposeAdjustmentInput;
  Flag: Flag;
  Setting: Setting;
  AuditRow: AuditRow;
  AuditPage: AuditPage;
  AdminClock: AdminClock;
  ReviewDocument: ReviewDocument;
  ReviewCase: ReviewCase;
  ReviewCasePage: ReviewCasePage;
  UserRow: UserRow;
  UserRowPage: UserRowPage;
  WaitingListRow: WaitingListRow;
  WaitingListRowPage: WaitingListRowPage;
  MinorUnits: Scalars['MinorUnits']['output'];
  WithdrawalRow: WithdrawalRow;
  WithdrawalRowPage: WithdrawalRowPage;
  WithdrawalEvent: WithdrawalEvent;
  WithdrawalCase: WithdrawalCase;
};

export type AdminUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  hasTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdminSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSession'] = ResolversParentTypes['AdminSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type TotpEnrolmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['TotpEnrolment'] = ResolversParentTypes['TotpEnrolment']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminMe?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  adminTeam?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, Partial<QueryAdminTeamArgs>>;
  adminLedgerState?: Resolver<ResolversTypes['LedgerState'], ParentType, ContextType>;
  adminLedgerAccounts?: Resolver<ResolversTypes['LedgerAccountPage'], ParentType, ContextType, Partial<QueryAdminLedgerAccountsArgs>>;
  adminLedgerEntries?: Resolver<ResolversTypes['LedgerEntryPage'], ParentType, ContextType, RequireFields<QueryAdminLedgerEntriesArgs, 'accountId'>>;
  adminLedgerTransaction?: Resolver<ResolversTypes['LedgerTransaction'], ParentType, ContextType, RequireFields<QueryAdminLedgerTransactionArgs, 'id'>>;
  adminLedgerProof?: Resolver<ResolversTypes['LedgerProof'], ParentType, ContextType, RequireFields<QueryAdminLedgerProofArgs, 'number'>>;
  adminReconciliations?: Resolver<ResolversTypes['ReconciliationPage'], ParentType, ContextType, Partial<QueryAdminReconciliationsArgs>>;
  adminAdjustments?: Resolver<ResolversTypes['AdjustmentPage'], ParentType, ContextType, Partial<QueryAdminAdjustmentsArgs>>;
  adminFlags?: Resolver<Array<ResolversTypes['Flag']>, ParentType, ContextType>;
  adminSettings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  adminAuditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<QueryAdminAuditLogArgs>>;
  adminClock?: Resolver<ResolversTypes['AdminClock'], ParentType, ContextType>;
  adminReviewCases?: Resolver<ResolversTypes['ReviewCasePage'], ParentType, ContextType, Partial<QueryAdminReviewCasesArgs>>;
  adminReviewCaseDetails?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<QueryAdminReviewCaseDetailsArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['UserRowPage'], ParentType, ContextType, Partial<QueryAdminUsersArgs>>;
  adminUser?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminWaitingList?: Resolver<ResolversTypes['WaitingListRowPage'], ParentType, ContextType, Partial<QueryAdminWaitingListArgs>>;
  adminWithdrawals?: Resolver<ResolversTypes['WithdrawalRowPage'], ParentType, ContextType, Partial<QueryAdminWithdrawalsArgs>>;
  adminWithdrawal?: Resolver<ResolversTypes['WithdrawalCase'], ParentType, ContextType, RequireFields<QueryAdminWithdrawalArgs, 'id'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adminSignIn?: Resolver<ResolversTypes['AdminSession'], ParentType, ContextType, RequireFields<MutationAdminSignInArgs, 'email' | 'password'>>;
  adminSignOut?: Resolver<ResolversTypes['Ack'], ParentType, ContextType>;
  adminStartTotp?: Resolver<ResolversTypes['TotpEnrolment'], ParentType, ContextType, RequireFields<MutationAdminStartTotpArgs, 'password'>>;
  adminConfirmTotp?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminConfirmTotpArgs, 'code'>>;
  adminRemoveTotp?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminRemoveTotpArgs, 'password'>>;
  adminChangePassword?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminChangePasswordArgs, 'password' | 'newPassword'>>;
  adminAddTeamMember?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationAdminAddTeamMemberArgs, 'email' | 'name' | 'role' | 'password'>>;
  adminSetTeamMemberDisabled?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationAdminSetTeamMemberDisabledArgs, 'id' | 'disabled' | 'reason'>>;
  adminProposeAdjustment?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType, RequireFields<MutationAdminProposeAdjustmentArgs, 'proposeAdjustmentInput'>>;
  adminDecideAdjustment?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType, RequireFields<MutationAdminDecideAdjustmentArgs, 'id' | 'approve'>>;
  adminSetFlag?: Resolver<ResolversTypes['Flag'], ParentType, ContextType, RequireFields<MutationAdminSetFlagArgs, 'key' | 'enabled'>>;
  adminUpdateSetting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType, RequireFields<MutationAdminUpdateSettingArgs, 'key' | 'value'>>;
  adminResetDemo?: Resolver<ResolversTypes['Ack'], ParentType, ContextType>;
  adminAdvanceClock?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminAdvanceClockArgs, 'days'>>;
  adminReviewCase?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<MutationAdminReviewCaseArgs, 'id' | 'approve'>>;
  adminSetUserSuspended?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<MutationAdminSetUserSuspendedArgs, 'userId' | 'suspended' | 'reason'>>;
  adminCloseAccount?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<MutationAdminCloseAccountArgs, 'userId' | 'reason'>>;
  adminSetProfileLabel?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminSetProfileLabelArgs, 'profileId'>>;
  adminRevertMembership?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminRevertMembershipArgs, 'profileId' | 'reason'>>;
  adminAdmitWaitingList?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminAdmitWaitingListArgs, 'entryIds'>>;
  adminAdmitNext?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationAdminAdmitNextArgs, 'count'>>;
  adminSettleWithdrawal?: Resolver<ResolversTypes['WithdrawalRow'], ParentType, ContextType, RequireFields<MutationAdminSettleWithdrawalArgs, 'id' | 'success'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type AckResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ack'] = ResolversParentTypes['Ack']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LedgerAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerAccount'] = ResolversParentTypes['LedgerAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerAccountKind'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  profileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerAccountPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerAccountPage'] = ResolversParentTypes['LedgerAccountPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['LedgerAccount']>, ParentType, ContextType>;
};

export type LedgerEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerEntry'] = ResolversParentTypes['LedgerEntry']> = {
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerEntryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerEntryPage'] = ResolversParentTypes['LedgerEntryPage']> = {
  account?: Resolver<ResolversTypes['LedgerAccount'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
  carriedOver?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type LedgerTransactionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerTransaction'] = ResolversParentTypes['LedgerTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reverses?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reversedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['LedgerEntry']>, ParentType, ContextType>;
};

export type LedgerProofResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerProof'] = ResolversParentTypes['LedgerProof']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previousHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LedgerFindingResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerFinding'] = ResolversParentTypes['LedgerFinding']> = {
  view?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerState'] = ResolversParentTypes['LedgerState']> = {
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isSound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['LedgerFinding']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sealedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gateway?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  ours?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReconciliationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReconciliationPage'] = ResolversParentTypes['ReconciliationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
};

export type AdjustmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['Adjustment'] = ResolversParentTypes['Adjustment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AdjustmentStatus'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transactionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AdjustmentPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdjustmentPage'] = ResolversParentTypes['AdjustmentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
};

export type FlagResolvers<ContextType = any, ParentType extends ResolversParentTypes['Flag'] = ResolversParentTypes['Flag']> = {
  key?: Resolver<ResolversTypes['FlagKey'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SettingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditRow'] = ResolversParentTypes['AuditRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AuditRow']>, ParentType, ContextType>;
};

export type AdminClockResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminClock'] = ResolversParentTypes['AdminClock']> = {
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  advancedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewDocumentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewDocument'] = ResolversParentTypes['ReviewDocument']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewCase'] = ResolversParentTypes['ReviewCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  documents?: Resolver<Array<ResolversTypes['ReviewDocument']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewedBy?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewCasePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewCasePage'] = ResolversParentTypes['ReviewCasePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ReviewCase']>, ParentType, ContextType>;
};

export type UserRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserRow'] = ResolversParentTypes['UserRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profiles?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspendedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserRowPage'] = ResolversParentTypes['UserRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['UserRow']>, ParentType, ContextType>;
};

export type WaitingListRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingListRow'] = ResolversParentTypes['WaitingListRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acceptedInvitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaitingListRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingListRowPage'] = ResolversParentTypes['WaitingListRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['WaitingListRow']>, ParentType, ContextType>;
};

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export type WithdrawalRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalRow'] = ResolversParentTypes['WithdrawalRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameOnAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  nameMatches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  approvals?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePhoto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  approvalsNeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  flags?: Resolver<Array<ResolversTypes['WithdrawalFlag']>, ParentType, ContextType>;
};

export type WithdrawalRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalRowPage'] = ResolversParentTypes['WithdrawalRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['WithdrawalRow']>, ParentType, ContextType>;
};

export type WithdrawalEventResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalEvent'] = ResolversParentTypes['WithdrawalEvent']> = {
  kind?: Resolver<ResolversTypes['WithdrawalEventKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WithdrawalCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalCase'] = ResolversParentTypes['WithdrawalCase']> = {
  row?: Resolver<ResolversTypes['WithdrawalRow'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  verifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swiftCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountAddedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accountUsableFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousWithdrawals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posted?: Resolver<Array<ResolversTypes['LedgerTransaction']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WithdrawalEvent']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminSession?: AdminSessionResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  TotpEnrolment?: TotpEnrolmentResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Ack?: AckResolvers<ContextType>;
  LedgerAccount?: LedgerAccountResolvers<ContextType>;
  LedgerAccountPage?: LedgerAccountPageResolvers<ContextType>;
  LedgerEntry?: LedgerEntryResolvers<ContextType>;
  LedgerEntryPage?: LedgerEntryPageResolvers<ContextType>;
  LedgerTransaction?: LedgerTransactionResolvers<ContextType>;
  LedgerProof?: LedgerProofResolvers<ContextType>;
  LedgerFinding?: LedgerFindingResolvers<ContextType>;
  LedgerState?: LedgerStateResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  ReconciliationPage?: ReconciliationPageResolvers<ContextType>;
  Adjustment?: AdjustmentResolvers<ContextType>;
  AdjustmentPage?: AdjustmentPageResolvers<ContextType>;
  Flag?: FlagResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  AuditRow?: AuditRowResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AdminClock?: AdminClockResolvers<ContextType>;
  ReviewDocument?: ReviewDocumentResolvers<ContextType>;
  ReviewCase?: ReviewCaseResolvers<ContextType>;
  ReviewCasePage?: ReviewCasePageResolvers<ContextType>;
  UserRow?: UserRowResolvers<ContextType>;
  UserRowPage?: UserRowPageResolvers<ContextType>;
  WaitingListRow?: WaitingListRowResolvers<ContextType>;
  WaitingListRowPage?: WaitingListRowPageResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  WithdrawalRow?: WithdrawalRowResolvers<ContextType>;
  WithdrawalRowPage?: WithdrawalRowPageResolvers<ContextType>;
  WithdrawalEvent?: WithdrawalEventResolvers<ContextType>;
  WithdrawalCase?: WithdrawalCaseResolvers<ContextType>;
};

