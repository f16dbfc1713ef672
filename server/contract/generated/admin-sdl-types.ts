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
  adminFlags: Array<Flag>;
  adminSettings: Array<Setting>;
  adminAuditLog: AuditPage;
  adminClock: AdminClock;
  adminReviewCases: ReviewCasePage;
  adminReviewCaseDetails: ReviewCase;
  adminUsers: UserRowPage;
  adminUser: UserRow;
  adminWaitingList: WaitingListRowPage;
};


export type QueryAdminTeamArgs = {
  term?: InputMaybe<Scalars['String']['input']>;
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
