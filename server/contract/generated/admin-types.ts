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
  adminFlags?: Resolver<Array<ResolversTypes['Flag']>, ParentType, ContextType>;
  adminSettings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  adminAuditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<QueryAdminAuditLogArgs>>;
  adminClock?: Resolver<ResolversTypes['AdminClock'], ParentType, ContextType>;
  adminReviewCases?: Resolver<ResolversTypes['ReviewCasePage'], ParentType, ContextType, Partial<QueryAdminReviewCasesArgs>>;
  adminReviewCaseDetails?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<QueryAdminReviewCaseDetailsArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['UserRowPage'], ParentType, ContextType, Partial<QueryAdminUsersArgs>>;
  adminUser?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminWaitingList?: Resolver<ResolversTypes['WaitingListRowPage'], ParentType, ContextType, Partial<QueryAdminWaitingListArgs>>;
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
};

