import type * as Sdl from './admin-sdl-types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type * from './admin-sdl-types.ts';



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
) => Sdl.Maybe<TTypes> | Promise<Sdl.Maybe<TTypes>>;

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
  AdminUser: ResolverTypeWrapper<Sdl.AdminUser>;
  ID: ResolverTypeWrapper<Sdl.Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Sdl.Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Sdl.Scalars['Boolean']['output']>;
  AdminSession: ResolverTypeWrapper<Sdl.AdminSession>;
  AdminUserPage: ResolverTypeWrapper<Sdl.AdminUserPage>;
  Int: ResolverTypeWrapper<Sdl.Scalars['Int']['output']>;
  TotpEnrolment: ResolverTypeWrapper<Sdl.TotpEnrolment>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DateTime: ResolverTypeWrapper<Sdl.Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Sdl.Scalars['JSON']['output']>;
  AdminRole: Sdl.AdminRole;
  ProfileType: Sdl.ProfileType;
  SortDirection: Sdl.SortDirection;
  Sort: Sdl.Sort;
  Pagination: Sdl.Pagination;
  Ack: ResolverTypeWrapper<Sdl.Ack>;
  FlagKey: Sdl.FlagKey;
  Flag: ResolverTypeWrapper<Sdl.Flag>;
  Setting: ResolverTypeWrapper<Sdl.Setting>;
  AuditRow: ResolverTypeWrapper<Sdl.AuditRow>;
  AuditPage: ResolverTypeWrapper<Sdl.AuditPage>;
  AdminClock: ResolverTypeWrapper<Sdl.AdminClock>;
  ReviewStatus: Sdl.ReviewStatus;
  ReviewDocument: ResolverTypeWrapper<Sdl.ReviewDocument>;
  ReviewCase: ResolverTypeWrapper<Sdl.ReviewCase>;
  ReviewCasePage: ResolverTypeWrapper<Sdl.ReviewCasePage>;
  ProfileStatus: Sdl.ProfileStatus;
  UserRow: ResolverTypeWrapper<Sdl.UserRow>;
  UserRowPage: ResolverTypeWrapper<Sdl.UserRowPage>;
  WaitingListRow: ResolverTypeWrapper<Sdl.WaitingListRow>;
  WaitingListRowPage: ResolverTypeWrapper<Sdl.WaitingListRowPage>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdminUser: Sdl.AdminUser;
  ID: Sdl.Scalars['ID']['output'];
  String: Sdl.Scalars['String']['output'];
  Boolean: Sdl.Scalars['Boolean']['output'];
  AdminSession: Sdl.AdminSession;
  AdminUserPage: Sdl.AdminUserPage;
  Int: Sdl.Scalars['Int']['output'];
  TotpEnrolment: Sdl.TotpEnrolment;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  DateTime: Sdl.Scalars['DateTime']['output'];
  JSON: Sdl.Scalars['JSON']['output'];
  Sort: Sdl.Sort;
  Pagination: Sdl.Pagination;
  Ack: Sdl.Ack;
  Flag: Sdl.Flag;
  Setting: Sdl.Setting;
  AuditRow: Sdl.AuditRow;
  AuditPage: Sdl.AuditPage;
  AdminClock: Sdl.AdminClock;
  ReviewDocument: Sdl.ReviewDocument;
  ReviewCase: Sdl.ReviewCase;
  ReviewCasePage: Sdl.ReviewCasePage;
  UserRow: Sdl.UserRow;
  UserRowPage: Sdl.UserRowPage;
  WaitingListRow: Sdl.WaitingListRow;
  WaitingListRowPage: Sdl.WaitingListRowPage;
};

export type AdminUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  hasTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  adminTeam?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, Partial<Sdl.QueryAdminTeamArgs>>;
  adminFlags?: Resolver<Array<ResolversTypes['Flag']>, ParentType, ContextType>;
  adminSettings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  adminAuditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<Sdl.QueryAdminAuditLogArgs>>;
  adminClock?: Resolver<ResolversTypes['AdminClock'], ParentType, ContextType>;
  adminReviewCases?: Resolver<ResolversTypes['ReviewCasePage'], ParentType, ContextType, Partial<Sdl.QueryAdminReviewCasesArgs>>;
  adminReviewCaseDetails?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<Sdl.QueryAdminReviewCaseDetailsArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['UserRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminUsersArgs>>;
  adminUser?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<Sdl.QueryAdminUserArgs, 'id'>>;
  adminWaitingList?: Resolver<ResolversTypes['WaitingListRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminWaitingListArgs>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adminSignIn?: Resolver<ResolversTypes['AdminSession'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSignInArgs, 'email' | 'password'>>;
  adminSignOut?: Resolver<ResolversTypes['Ack'], ParentType, ContextType>;
  adminStartTotp?: Resolver<ResolversTypes['TotpEnrolment'], ParentType, ContextType, RequireFields<Sdl.MutationAdminStartTotpArgs, 'password'>>;
  adminConfirmTotp?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminConfirmTotpArgs, 'code'>>;
  adminRemoveTotp?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminRemoveTotpArgs, 'password'>>;
  adminChangePassword?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminChangePasswordArgs, 'password' | 'newPassword'>>;
  adminAddTeamMember?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAddTeamMemberArgs, 'email' | 'name' | 'role' | 'password'>>;
  adminSetTeamMemberDisabled?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetTeamMemberDisabledArgs, 'id' | 'disabled' | 'reason'>>;
  adminSetFlag?: Resolver<ResolversTypes['Flag'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetFlagArgs, 'key' | 'enabled'>>;
  adminUpdateSetting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType, RequireFields<Sdl.MutationAdminUpdateSettingArgs, 'key' | 'value'>>;
  adminResetDemo?: Resolver<ResolversTypes['Ack'], ParentType, ContextType>;
  adminAdvanceClock?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAdvanceClockArgs, 'days'>>;
  adminReviewCase?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<Sdl.MutationAdminReviewCaseArgs, 'id' | 'approve'>>;
  adminSetUserSuspended?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetUserSuspendedArgs, 'userId' | 'suspended' | 'reason'>>;
  adminCloseAccount?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminCloseAccountArgs, 'userId' | 'reason'>>;
  adminSetProfileLabel?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetProfileLabelArgs, 'profileId'>>;
  adminRevertMembership?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminRevertMembershipArgs, 'profileId' | 'reason'>>;
  adminAdmitWaitingList?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAdmitWaitingListArgs, 'entryIds'>>;
  adminAdmitNext?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAdmitNextArgs, 'count'>>;
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
  before?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
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
  provider?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewedBy?: Resolver<Sdl.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewCasePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewCasePage'] = ResolversParentTypes['ReviewCasePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ReviewCase']>, ParentType, ContextType>;
};

export type UserRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserRow'] = ResolversParentTypes['UserRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profiles?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspendedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  closedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  role?: Resolver<Sdl.Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  acceptedInvitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  name?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

