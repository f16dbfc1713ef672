import type * as Sdl from './admin-sdl-types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { PayoutReportParts as PayoutReportPartsModel } from '../admin/payout-report.ts';
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
  AdminOidcStart: ResolverTypeWrapper<Sdl.AdminOidcStart>;
  AdminOidcEnd: ResolverTypeWrapper<Sdl.AdminOidcEnd>;
  AdminUserPage: ResolverTypeWrapper<Sdl.AdminUserPage>;
  Int: ResolverTypeWrapper<Sdl.Scalars['Int']['output']>;
  TotpEnrolment: ResolverTypeWrapper<Sdl.TotpEnrolment>;
  AdminInvitation: ResolverTypeWrapper<Sdl.AdminInvitation>;
  AdminInvitationLink: ResolverTypeWrapper<Sdl.AdminInvitationLink>;
  AdminInvitationFor: ResolverTypeWrapper<Sdl.AdminInvitationFor>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DateTime: ResolverTypeWrapper<Sdl.Scalars['DateTime']['output']>;
  JSON: ResolverTypeWrapper<Sdl.Scalars['JSON']['output']>;
  Upload: ResolverTypeWrapper<Sdl.Scalars['Upload']['output']>;
  AdminRole: Sdl.AdminRole;
  ProfileType: Sdl.ProfileType;
  SortDirection: Sdl.SortDirection;
  Sort: Sdl.Sort;
  Pagination: Sdl.Pagination;
  Ack: ResolverTypeWrapper<Sdl.Ack>;
  LedgerAccountKind: Sdl.LedgerAccountKind;
  LedgerAccount: ResolverTypeWrapper<Sdl.LedgerAccount>;
  LedgerAccountPage: ResolverTypeWrapper<Sdl.LedgerAccountPage>;
  LedgerEntry: ResolverTypeWrapper<Sdl.LedgerEntry>;
  LedgerEntryPage: ResolverTypeWrapper<Sdl.LedgerEntryPage>;
  LedgerTransaction: ResolverTypeWrapper<Sdl.LedgerTransaction>;
  LedgerProof: ResolverTypeWrapper<Sdl.LedgerProof>;
  LedgerFinding: ResolverTypeWrapper<Sdl.LedgerFinding>;
  LedgerState: ResolverTypeWrapper<Sdl.LedgerState>;
  Reconciliation: ResolverTypeWrapper<Sdl.Reconciliation>;
  ReconciliationPage: ResolverTypeWrapper<Sdl.ReconciliationPage>;
  AdjustmentStatus: Sdl.AdjustmentStatus;
  Adjustment: ResolverTypeWrapper<Sdl.Adjustment>;
  AdjustmentPage: ResolverTypeWrapper<Sdl.AdjustmentPage>;
  ProposeAdjustmentInput: Sdl.ProposeAdjustmentInput;
  NetworkCaseStatus: Sdl.NetworkCaseStatus;
  NetworkCaseReason: Sdl.NetworkCaseReason;
  NetworkPersonRole: Sdl.NetworkPersonRole;
  NetworkCaseRow: ResolverTypeWrapper<Sdl.NetworkCaseRow>;
  Float: ResolverTypeWrapper<Sdl.Scalars['Float']['output']>;
  NetworkCaseRowPage: ResolverTypeWrapper<Sdl.NetworkCaseRowPage>;
  NetworkHour: ResolverTypeWrapper<Sdl.NetworkHour>;
  NetworkPeak: ResolverTypeWrapper<Sdl.NetworkPeak>;
  BrowserFamily: ResolverTypeWrapper<Sdl.BrowserFamily>;
  NetworkPerson: ResolverTypeWrapper<Sdl.NetworkPerson>;
  NetworkCaseOutage: ResolverTypeWrapper<Sdl.NetworkCaseOutage>;
  NetworkCaseRequest: ResolverTypeWrapper<Sdl.NetworkCaseRequest>;
  NetworkCase: ResolverTypeWrapper<Sdl.NetworkCase>;
  FlagKey: Sdl.FlagKey;
  Flag: ResolverTypeWrapper<Sdl.Flag>;
  Setting: ResolverTypeWrapper<Sdl.Setting>;
  SettingChangeStatus: Sdl.SettingChangeStatus;
  SettingChange: ResolverTypeWrapper<Sdl.SettingChange>;
  SettingChangePage: ResolverTypeWrapper<Sdl.SettingChangePage>;
  AuditThing: Sdl.AuditThing;
  AuditRow: ResolverTypeWrapper<Sdl.AuditRow>;
  AuditActor: ResolverTypeWrapper<Sdl.AuditActor>;
  AuditPage: ResolverTypeWrapper<Sdl.AuditPage>;
  AdminClock: ResolverTypeWrapper<Sdl.AdminClock>;
  ProgramStatus: Sdl.ProgramStatus;
  ProgramHoldCause: Sdl.ProgramHoldCause;
  ProgramRow: ResolverTypeWrapper<Sdl.ProgramRow>;
  ProgramRowPage: ResolverTypeWrapper<Sdl.ProgramRowPage>;
  ProgramCase: ResolverTypeWrapper<Sdl.ProgramCase>;
  ConversionStatus: Sdl.ConversionStatus;
  ResultKind: Sdl.ResultKind;
  SecondLookStatus: Sdl.SecondLookStatus;
  ConversionRow: ResolverTypeWrapper<Sdl.ConversionRow>;
  ConversionRowPage: ResolverTypeWrapper<Sdl.ConversionRowPage>;
  ConversionCase: ResolverTypeWrapper<Sdl.ConversionCase>;
  Evidence: ResolverTypeWrapper<Sdl.Evidence>;
  SecondLookRow: ResolverTypeWrapper<Sdl.SecondLookRow>;
  SecondLookRowPage: ResolverTypeWrapper<Sdl.SecondLookRowPage>;
  RewardCaseStatus: Sdl.RewardCaseStatus;
  SharedContact: Sdl.SharedContact;
  RewardCaseRow: ResolverTypeWrapper<Sdl.RewardCaseRow>;
  RewardCaseRowPage: ResolverTypeWrapper<Sdl.RewardCaseRowPage>;
  PayoutRun: ResolverTypeWrapper<Sdl.PayoutRun>;
  PayoutRunPage: ResolverTypeWrapper<Sdl.PayoutRunPage>;
  PayoutReportRow: ResolverTypeWrapper<Sdl.PayoutReportRow>;
  PayoutReport: ResolverTypeWrapper<PayoutReportPartsModel>;
  ImportOutcome: Sdl.ImportOutcome;
  ImportReading: ResolverTypeWrapper<Sdl.ImportReading>;
  ImportProblem: ResolverTypeWrapper<Sdl.ImportProblem>;
  ImportKnown: ResolverTypeWrapper<Sdl.ImportKnown>;
  ImportRow: ResolverTypeWrapper<Sdl.ImportRow>;
  ImportResult: ResolverTypeWrapper<Sdl.ImportResult>;
  ReviewStatus: Sdl.ReviewStatus;
  ReviewDocument: ResolverTypeWrapper<Sdl.ReviewDocument>;
  ReviewCase: ResolverTypeWrapper<Sdl.ReviewCase>;
  ReviewApplicant: ResolverTypeWrapper<Sdl.ReviewApplicant>;
  ReviewAttempt: ResolverTypeWrapper<Sdl.ReviewAttempt>;
  ReviewCasePage: ResolverTypeWrapper<Sdl.ReviewCasePage>;
  ProfileStatus: Sdl.ProfileStatus;
  UserGroup: ResolverTypeWrapper<Sdl.UserGroup>;
  UserRow: ResolverTypeWrapper<Sdl.UserRow>;
  UserRowPage: ResolverTypeWrapper<Sdl.UserRowPage>;
  WaitingListRow: ResolverTypeWrapper<Sdl.WaitingListRow>;
  WaitingListRowPage: ResolverTypeWrapper<Sdl.WaitingListRowPage>;
  MinorUnits: ResolverTypeWrapper<Sdl.Scalars['MinorUnits']['output']>;
  PaymentStatus: Sdl.PaymentStatus;
  WithdrawalFlag: Sdl.WithdrawalFlag;
  WithdrawalRow: ResolverTypeWrapper<Sdl.WithdrawalRow>;
  WithdrawalRowPage: ResolverTypeWrapper<Sdl.WithdrawalRowPage>;
  WithdrawalEventKind: Sdl.WithdrawalEventKind;
  WithdrawalEvent: ResolverTypeWrapper<Sdl.WithdrawalEvent>;
  WithdrawalStep: ResolverTypeWrapper<Sdl.WithdrawalStep>;
  WithdrawalCase: ResolverTypeWrapper<Sdl.WithdrawalCase>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AdminUser: Sdl.AdminUser;
  ID: Sdl.Scalars['ID']['output'];
  String: Sdl.Scalars['String']['output'];
  Boolean: Sdl.Scalars['Boolean']['output'];
  AdminSession: Sdl.AdminSession;
  AdminOidcStart: Sdl.AdminOidcStart;
  AdminOidcEnd: Sdl.AdminOidcEnd;
  AdminUserPage: Sdl.AdminUserPage;
  Int: Sdl.Scalars['Int']['output'];
  TotpEnrolment: Sdl.TotpEnrolment;
  AdminInvitation: Sdl.AdminInvitation;
  AdminInvitationLink: Sdl.AdminInvitationLink;
  AdminInvitationFor: Sdl.AdminInvitationFor;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  DateTime: Sdl.Scalars['DateTime']['output'];
  JSON: Sdl.Scalars['JSON']['output'];
  Upload: Sdl.Scalars['Upload']['output'];
  Sort: Sdl.Sort;
  Pagination: Sdl.Pagination;
  Ack: Sdl.Ack;
  LedgerAccount: Sdl.LedgerAccount;
  LedgerAccountPage: Sdl.LedgerAccountPage;
  LedgerEntry: Sdl.LedgerEntry;
  LedgerEntryPage: Sdl.LedgerEntryPage;
  LedgerTransaction: Sdl.LedgerTransaction;
  LedgerProof: Sdl.LedgerProof;
  LedgerFinding: Sdl.LedgerFinding;
  LedgerState: Sdl.LedgerState;
  Reconciliation: Sdl.Reconciliation;
  ReconciliationPage: Sdl.ReconciliationPage;
  Adjustment: Sdl.Adjustment;
  AdjustmentPage: Sdl.AdjustmentPage;
  ProposeAdjustmentInput: Sdl.ProposeAdjustmentInput;
  NetworkCaseRow: Sdl.NetworkCaseRow;
  Float: Sdl.Scalars['Float']['output'];
  NetworkCaseRowPage: Sdl.NetworkCaseRowPage;
  NetworkHour: Sdl.NetworkHour;
  NetworkPeak: Sdl.NetworkPeak;
  BrowserFamily: Sdl.BrowserFamily;
  NetworkPerson: Sdl.NetworkPerson;
  NetworkCaseOutage: Sdl.NetworkCaseOutage;
  NetworkCaseRequest: Sdl.NetworkCaseRequest;
  NetworkCase: Sdl.NetworkCase;
  Flag: Sdl.Flag;
  Setting: Sdl.Setting;
  SettingChange: Sdl.SettingChange;
  SettingChangePage: Sdl.SettingChangePage;
  AuditRow: Sdl.AuditRow;
  AuditActor: Sdl.AuditActor;
  AuditPage: Sdl.AuditPage;
  AdminClock: Sdl.AdminClock;
  ProgramRow: Sdl.ProgramRow;
  ProgramRowPage: Sdl.ProgramRowPage;
  ProgramCase: Sdl.ProgramCase;
  ConversionRow: Sdl.ConversionRow;
  ConversionRowPage: Sdl.ConversionRowPage;
  ConversionCase: Sdl.ConversionCase;
  Evidence: Sdl.Evidence;
  SecondLookRow: Sdl.SecondLookRow;
  SecondLookRowPage: Sdl.SecondLookRowPage;
  RewardCaseRow: Sdl.RewardCaseRow;
  RewardCaseRowPage: Sdl.RewardCaseRowPage;
  PayoutRun: Sdl.PayoutRun;
  PayoutRunPage: Sdl.PayoutRunPage;
  PayoutReportRow: Sdl.PayoutReportRow;
  PayoutReport: PayoutReportPartsModel;
  ImportReading: Sdl.ImportReading;
  ImportProblem: Sdl.ImportProblem;
  ImportKnown: Sdl.ImportKnown;
  ImportRow: Sdl.ImportRow;
  ImportResult: Sdl.ImportResult;
  ReviewDocument: Sdl.ReviewDocument;
  ReviewCase: Sdl.ReviewCase;
  ReviewApplicant: Sdl.ReviewApplicant;
  ReviewAttempt: Sdl.ReviewAttempt;
  ReviewCasePage: Sdl.ReviewCasePage;
  UserGroup: Sdl.UserGroup;
  UserRow: Sdl.UserRow;
  UserRowPage: Sdl.UserRowPage;
  WaitingListRow: Sdl.WaitingListRow;
  WaitingListRowPage: Sdl.WaitingListRowPage;
  MinorUnits: Sdl.Scalars['MinorUnits']['output'];
  WithdrawalRow: Sdl.WithdrawalRow;
  WithdrawalRowPage: Sdl.WithdrawalRowPage;
  WithdrawalEvent: Sdl.WithdrawalEvent;
  WithdrawalStep: Sdl.WithdrawalStep;
  WithdrawalCase: Sdl.WithdrawalCase;
};

export type AdminUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  hasTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitedById?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  restsUntil?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AdminSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminSession'] = ResolversParentTypes['AdminSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  admin?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminOidcStartResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminOidcStart'] = ResolversParentTypes['AdminOidcStart']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminOidcEndResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminOidcEnd'] = ResolversParentTypes['AdminOidcEnd']> = {
  session?: Resolver<Sdl.Maybe<ResolversTypes['AdminSession']>, ParentType, ContextType>;
  ticket?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type TotpEnrolmentResolvers<ContextType = any, ParentType extends ResolversParentTypes['TotpEnrolment'] = ResolversParentTypes['TotpEnrolment']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminInvitation'] = ResolversParentTypes['AdminInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedBy?: Resolver<Sdl.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminInvitationLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminInvitationLink'] = ResolversParentTypes['AdminInvitationLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminInvitationForResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminInvitationFor'] = ResolversParentTypes['AdminInvitationFor']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AdminRole'], ParentType, ContextType>;
  isReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminMe?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  adminNeedsTotp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adminInvitations?: Resolver<Array<ResolversTypes['AdminInvitation']>, ParentType, ContextType>;
  adminInvitation?: Resolver<ResolversTypes['AdminInvitationFor'], ParentType, ContextType, RequireFields<Sdl.QueryAdminInvitationArgs, 'token'>>;
  adminTeam?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, Partial<Sdl.QueryAdminTeamArgs>>;
  adminLedgerState?: Resolver<ResolversTypes['LedgerState'], ParentType, ContextType>;
  adminLedgerAccounts?: Resolver<ResolversTypes['LedgerAccountPage'], ParentType, ContextType, Partial<Sdl.QueryAdminLedgerAccountsArgs>>;
  adminLedgerEntries?: Resolver<ResolversTypes['LedgerEntryPage'], ParentType, ContextType, RequireFields<Sdl.QueryAdminLedgerEntriesArgs, 'accountId'>>;
  adminLedgerTransaction?: Resolver<ResolversTypes['LedgerTransaction'], ParentType, ContextType, RequireFields<Sdl.QueryAdminLedgerTransactionArgs, 'id'>>;
  adminLedgerProof?: Resolver<ResolversTypes['LedgerProof'], ParentType, ContextType, RequireFields<Sdl.QueryAdminLedgerProofArgs, 'number'>>;
  adminReconciliations?: Resolver<ResolversTypes['ReconciliationPage'], ParentType, ContextType, Partial<Sdl.QueryAdminReconciliationsArgs>>;
  adminAdjustments?: Resolver<ResolversTypes['AdjustmentPage'], ParentType, ContextType, Partial<Sdl.QueryAdminAdjustmentsArgs>>;
  adminNetworkCases?: Resolver<ResolversTypes['NetworkCaseRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminNetworkCasesArgs>>;
  adminNetworkCase?: Resolver<ResolversTypes['NetworkCase'], ParentType, ContextType, RequireFields<Sdl.QueryAdminNetworkCaseArgs, 'id'>>;
  adminFlags?: Resolver<Array<ResolversTypes['Flag']>, ParentType, ContextType>;
  adminSettings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  adminSettingChanges?: Resolver<ResolversTypes['SettingChangePage'], ParentType, ContextType, Partial<Sdl.QueryAdminSettingChangesArgs>>;
  adminAuditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, Partial<Sdl.QueryAdminAuditLogArgs>>;
  adminAuditActors?: Resolver<Array<ResolversTypes['AuditActor']>, ParentType, ContextType>;
  adminClock?: Resolver<ResolversTypes['AdminClock'], ParentType, ContextType>;
  adminPrograms?: Resolver<ResolversTypes['ProgramRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminProgramsArgs>>;
  adminProgram?: Resolver<ResolversTypes['ProgramCase'], ParentType, ContextType, RequireFields<Sdl.QueryAdminProgramArgs, 'id'>>;
  adminConversions?: Resolver<ResolversTypes['ConversionRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminConversionsArgs>>;
  adminConversion?: Resolver<ResolversTypes['ConversionCase'], ParentType, ContextType, RequireFields<Sdl.QueryAdminConversionArgs, 'id'>>;
  adminImportPreview?: Resolver<ResolversTypes['ImportResult'], ParentType, ContextType, RequireFields<Sdl.QueryAdminImportPreviewArgs, 'programId' | 'file'>>;
  adminSecondLooks?: Resolver<ResolversTypes['SecondLookRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminSecondLooksArgs>>;
  adminRewardCases?: Resolver<ResolversTypes['RewardCaseRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminRewardCasesArgs>>;
  adminPayoutRuns?: Resolver<ResolversTypes['PayoutRunPage'], ParentType, ContextType, Partial<Sdl.QueryAdminPayoutRunsArgs>>;
  adminPayoutReport?: Resolver<ResolversTypes['PayoutReport'], ParentType, ContextType, RequireFields<Sdl.QueryAdminPayoutReportArgs, 'id'>>;
  adminPayoutDryRun?: Resolver<ResolversTypes['PayoutReport'], ParentType, ContextType, Partial<Sdl.QueryAdminPayoutDryRunArgs>>;
  adminReviewCases?: Resolver<ResolversTypes['ReviewCasePage'], ParentType, ContextType, Partial<Sdl.QueryAdminReviewCasesArgs>>;
  adminReviewCaseDetails?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<Sdl.QueryAdminReviewCaseDetailsArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['UserRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminUsersArgs>>;
  adminUser?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<Sdl.QueryAdminUserArgs, 'id'>>;
  adminWaitingList?: Resolver<ResolversTypes['WaitingListRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminWaitingListArgs>>;
  adminWithdrawals?: Resolver<ResolversTypes['WithdrawalRowPage'], ParentType, ContextType, Partial<Sdl.QueryAdminWithdrawalsArgs>>;
  adminWithdrawal?: Resolver<ResolversTypes['WithdrawalCase'], ParentType, ContextType, RequireFields<Sdl.QueryAdminWithdrawalArgs, 'id'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  adminSignIn?: Resolver<ResolversTypes['AdminSession'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSignInArgs, 'email' | 'password'>>;
  adminStartOidc?: Resolver<ResolversTypes['AdminOidcStart'], ParentType, ContextType>;
  adminFinishOidc?: Resolver<ResolversTypes['AdminOidcEnd'], ParentType, ContextType, RequireFields<Sdl.MutationAdminFinishOidcArgs, 'response'>>;
  adminConfirmOidc?: Resolver<ResolversTypes['AdminSession'], ParentType, ContextType, RequireFields<Sdl.MutationAdminConfirmOidcArgs, 'ticket' | 'totp'>>;
  adminSignOut?: Resolver<ResolversTypes['Ack'], ParentType, ContextType>;
  adminStartTotp?: Resolver<ResolversTypes['TotpEnrolment'], ParentType, ContextType, RequireFields<Sdl.MutationAdminStartTotpArgs, 'password'>>;
  adminProve?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminProveArgs, 'code'>>;
  adminConfirmTotp?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminConfirmTotpArgs, 'code'>>;
  adminRemoveTotp?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminRemoveTotpArgs, 'password'>>;
  adminChangePassword?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminChangePasswordArgs, 'password' | 'newPassword'>>;
  adminInviteTeamMember?: Resolver<ResolversTypes['AdminInvitationLink'], ParentType, ContextType, RequireFields<Sdl.MutationAdminInviteTeamMemberArgs, 'email' | 'name' | 'role'>>;
  adminResetTeamMember?: Resolver<ResolversTypes['AdminInvitationLink'], ParentType, ContextType, RequireFields<Sdl.MutationAdminResetTeamMemberArgs, 'id' | 'reason'>>;
  adminResendInvitation?: Resolver<ResolversTypes['AdminInvitationLink'], ParentType, ContextType, RequireFields<Sdl.MutationAdminResendInvitationArgs, 'id'>>;
  adminRevokeInvitation?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminRevokeInvitationArgs, 'id'>>;
  adminAcceptInvitation?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAcceptInvitationArgs, 'token' | 'password'>>;
  adminSetTeamMemberDisabled?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetTeamMemberDisabledArgs, 'id' | 'disabled' | 'reason'>>;
  adminProposeAdjustment?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType, RequireFields<Sdl.MutationAdminProposeAdjustmentArgs, 'proposeAdjustmentInput'>>;
  adminDecideAdjustment?: Resolver<ResolversTypes['Adjustment'], ParentType, ContextType, RequireFields<Sdl.MutationAdminDecideAdjustmentArgs, 'id' | 'approve'>>;
  adminDecideNetworkCase?: Resolver<ResolversTypes['NetworkCaseRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminDecideNetworkCaseArgs, 'id' | 'counts'>>;
  adminSetFlag?: Resolver<ResolversTypes['Flag'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetFlagArgs, 'key' | 'enabled'>>;
  adminUpdateSetting?: Resolver<ResolversTypes['Setting'], ParentType, ContextType, RequireFields<Sdl.MutationAdminUpdateSettingArgs, 'key' | 'value'>>;
  adminProposeSettingChange?: Resolver<ResolversTypes['SettingChange'], ParentType, ContextType, RequireFields<Sdl.MutationAdminProposeSettingChangeArgs, 'key' | 'value' | 'reason'>>;
  adminDecideSettingChange?: Resolver<ResolversTypes['SettingChange'], ParentType, ContextType, RequireFields<Sdl.MutationAdminDecideSettingChangeArgs, 'id' | 'approve'>>;
  adminResetDemo?: Resolver<ResolversTypes['Ack'], ParentType, ContextType>;
  adminAdvanceClock?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAdvanceClockArgs, 'days'>>;
  adminSetProgramStatus?: Resolver<ResolversTypes['ProgramRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetProgramStatusArgs, 'id' | 'status' | 'reason'>>;
  adminReviewConversion?: Resolver<ResolversTypes['ConversionRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminReviewConversionArgs, 'id' | 'status'>>;
  adminAnswerSecondLook?: Resolver<ResolversTypes['SecondLookRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAnswerSecondLookArgs, 'id' | 'counts' | 'answer'>>;
  adminDecideRewardCase?: Resolver<ResolversTypes['RewardCaseRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminDecideRewardCaseArgs, 'id' | 'pays' | 'note'>>;
  adminImportConversions?: Resolver<ResolversTypes['ImportResult'], ParentType, ContextType, RequireFields<Sdl.MutationAdminImportConversionsArgs, 'programId' | 'file'>>;
  adminRunPayouts?: Resolver<ResolversTypes['PayoutRun'], ParentType, ContextType, Partial<Sdl.MutationAdminRunPayoutsArgs>>;
  adminSimulateTraffic?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSimulateTrafficArgs, 'programId' | 'clicksPerHour' | 'conversionsPerHour'>>;
  adminReviewCase?: Resolver<ResolversTypes['ReviewCase'], ParentType, ContextType, RequireFields<Sdl.MutationAdminReviewCaseArgs, 'id' | 'approve'>>;
  adminSetUserSuspended?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetUserSuspendedArgs, 'userId' | 'suspended' | 'reason'>>;
  adminCloseAccount?: Resolver<ResolversTypes['UserRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminCloseAccountArgs, 'userId' | 'reason'>>;
  adminSetProfileLabel?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSetProfileLabelArgs, 'profileId'>>;
  adminRevertMembership?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminRevertMembershipArgs, 'profileId' | 'reason'>>;
  adminAdmitWaitingList?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAdmitWaitingListArgs, 'entryIds'>>;
  adminAdmitNext?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationAdminAdmitNextArgs, 'count'>>;
  adminSettleWithdrawal?: Resolver<ResolversTypes['WithdrawalRow'], ParentType, ContextType, RequireFields<Sdl.MutationAdminSettleWithdrawalArgs, 'id' | 'success'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type AckResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ack'] = ResolversParentTypes['Ack']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LedgerAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['LedgerAccount'] = ResolversParentTypes['LedgerAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerAccountKind'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  profileName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  programId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  programName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  number?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hash?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  reverses?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reversedBy?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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
  checkedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isSound?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  findings?: Resolver<Array<ResolversTypes['LedgerFinding']>, ParentType, ContextType>;
  sealed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sealedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  decidedBy?: Resolver<Sdl.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  transactionId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AdjustmentPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdjustmentPage'] = ResolversParentTypes['AdjustmentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Adjustment']>, ParentType, ContextType>;
};

export type NetworkCaseRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkCaseRow'] = ResolversParentTypes['NetworkCaseRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['NetworkCaseReason'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['NetworkCaseStatus'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decideBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetworkCaseRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkCaseRowPage'] = ResolversParentTypes['NetworkCaseRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['NetworkCaseRow']>, ParentType, ContextType>;
};

export type NetworkHourResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkHour'] = ResolversParentTypes['NetworkHour']> = {
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usual?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type NetworkPeakResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkPeak'] = ResolversParentTypes['NetworkPeak']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BrowserFamilyResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowserFamily'] = ResolversParentTypes['BrowserFamily']> = {
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  usualShare?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type NetworkPersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkPerson'] = ResolversParentTypes['NetworkPerson']> = {
  role?: Resolver<ResolversTypes['NetworkPersonRole'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wasSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NetworkCaseOutageResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkCaseOutage'] = ResolversParentTypes['NetworkCaseOutage']> = {
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type NetworkCaseRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkCaseRequest'] = ResolversParentTypes['NetworkCaseRequest']> = {
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NetworkCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['NetworkCase'] = ResolversParentTypes['NetworkCase']> = {
  row?: Resolver<ResolversTypes['NetworkCaseRow'], ParentType, ContextType>;
  profilePhoto?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mark?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  perNetwork?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perOwnNetwork?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['NetworkHour']>, ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  peak?: Resolver<Sdl.Maybe<ResolversTypes['NetworkPeak']>, ParentType, ContextType>;
  browsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  families?: Resolver<Array<ResolversTypes['BrowserFamily']>, ParentType, ContextType>;
  results?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usualClicksPerResult?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['NetworkPerson']>, ParentType, ContextType>;
  alsoOpen?: Resolver<Array<ResolversTypes['NetworkCaseRow']>, ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['NetworkCaseRequest']>, ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outages?: Resolver<Array<ResolversTypes['NetworkCaseOutage']>, ParentType, ContextType>;
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

export type SettingChangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['SettingChange'] = ResolversParentTypes['SettingChange']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SettingChangeStatus'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
  decidedBy?: Resolver<Sdl.Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type SettingChangePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SettingChangePage'] = ResolversParentTypes['SettingChangePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['SettingChange']>, ParentType, ContextType>;
};

export type AuditRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditRow'] = ResolversParentTypes['AuditRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  after?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  actorName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  person?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  programId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  programName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colleague?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
};

export type AuditActorResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditActor'] = ResolversParentTypes['AuditActor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AuditRow']>, ParentType, ContextType>;
};

export type AdminClockResolvers<ContextType = any, ParentType extends ResolversParentTypes['AdminClock'] = ResolversParentTypes['AdminClock']> = {
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  advancedDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgramRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramRow'] = ResolversParentTypes['ProgramRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgramStatus'], ParentType, ContextType>;
  budget?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  consumedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  holdCause?: Resolver<Sdl.Maybe<ResolversTypes['ProgramHoldCause']>, ParentType, ContextType>;
  publishedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProgramRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramRowPage'] = ResolversParentTypes['ProgramRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProgramRow']>, ParentType, ContextType>;
};

export type ProgramCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramCase'] = ResolversParentTypes['ProgramCase']> = {
  row?: Resolver<ResolversTypes['ProgramRow'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endDate?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishDate?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  objectiveType?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  trackingUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  holdReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  allowed?: Resolver<Array<ResolversTypes['ProgramStatus']>, ParentType, ContextType>;
};

export type ConversionRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConversionRow'] = ResolversParentTypes['ConversionRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConversionStatus'], ParentType, ContextType>;
  reason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  externalId?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConversionRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConversionRowPage'] = ResolversParentTypes['ConversionRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ConversionRow']>, ParentType, ContextType>;
};

export type ConversionCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConversionCase'] = ResolversParentTypes['ConversionCase']> = {
  row?: Resolver<ResolversTypes['ConversionRow'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clickedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['Evidence']>, ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedBy?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promoCode?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EvidenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Evidence'] = ResolversParentTypes['Evidence']> = {
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SecondLookRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondLookRow'] = ResolversParentTypes['SecondLookRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResultKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SecondLookStatus'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answer?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecondLookRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondLookRowPage'] = ResolversParentTypes['SecondLookRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['SecondLookRow']>, ParentType, ContextType>;
};

export type RewardCaseRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['RewardCaseRow'] = ResolversParentTypes['RewardCaseRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['SharedContact']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RewardCaseStatus'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RewardCaseRowPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['RewardCaseRowPage'] = ResolversParentTypes['RewardCaseRowPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['RewardCaseRow']>, ParentType, ContextType>;
};

export type PayoutRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayoutRun'] = ResolversParentTypes['PayoutRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ranAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  programs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  participants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  isDryRun?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unpaid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PayoutRunPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayoutRunPage'] = ResolversParentTypes['PayoutRunPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['PayoutRun']>, ParentType, ContextType>;
};

export type PayoutReportRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayoutReportRow'] = ResolversParentTypes['PayoutReportRow']> = {
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PayoutReportResolvers<ContextType = any, ParentType extends ResolversParentTypes['PayoutReport'] = ResolversParentTypes['PayoutReport']> = {
  run?: Resolver<ResolversTypes['PayoutRun'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PayoutReportRow']>, ParentType, ContextType>;
};

export type ImportReadingResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportReading'] = ResolversParentTypes['ImportReading']> = {
  encoding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  separator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasDecimalComma?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportKnownResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportKnown'] = ResolversParentTypes['ImportKnown']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportRow'] = ResolversParentTypes['ImportRow']> = {
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['ImportOutcome'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  writtenAmount?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writtenAt?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isReversal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  participant?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Sdl.Maybe<ResolversTypes['ConversionStatus']>, ParentType, ContextType>;
  differs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isReplacing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  known?: Resolver<Sdl.Maybe<ResolversTypes['ImportKnown']>, ParentType, ContextType>;
};

export type ImportResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ImportResult'] = ResolversParentTypes['ImportResult']> = {
  accepted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  repeated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  replaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['ImportReading'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ImportRow']>, ParentType, ContextType>;
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
  applicant?: Resolver<Sdl.Maybe<ResolversTypes['ReviewApplicant']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['ReviewAttempt']>, ParentType, ContextType>;
};

export type ReviewApplicantResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewApplicant'] = ResolversParentTypes['ReviewApplicant']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameInOtherScript?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryId?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registeredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewAttempt'] = ResolversParentTypes['ReviewAttempt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReviewStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reviewedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedBy?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rejectionReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewCasePageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ReviewCasePage'] = ResolversParentTypes['ReviewCasePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ReviewCase']>, ParentType, ContextType>;
};

export type UserGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserGroup'] = ResolversParentTypes['UserGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserRowResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserRow'] = ResolversParentTypes['UserRow']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profiles?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['UserGroup']>, ParentType, ContextType>;
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
  settledAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePhoto?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  actor?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  namesCompared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawalStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalStep'] = ResolversParentTypes['WithdrawalStep']> = {
  said?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  needed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ends?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawalCaseResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalCase'] = ResolversParentTypes['WithdrawalCase']> = {
  row?: Resolver<ResolversTypes['WithdrawalRow'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  verifiedName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  swiftCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  accountAddedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accountUsableFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  previousWithdrawals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failureReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posted?: Resolver<Array<ResolversTypes['LedgerTransaction']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WithdrawalEvent']>, ParentType, ContextType>;
  isWithBank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seenApprovals?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['WithdrawalStep'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['WithdrawalStep'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminSession?: AdminSessionResolvers<ContextType>;
  AdminOidcStart?: AdminOidcStartResolvers<ContextType>;
  AdminOidcEnd?: AdminOidcEndResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  TotpEnrolment?: TotpEnrolmentResolvers<ContextType>;
  AdminInvitation?: AdminInvitationResolvers<ContextType>;
  AdminInvitationLink?: AdminInvitationLinkResolvers<ContextType>;
  AdminInvitationFor?: AdminInvitationForResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
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
  NetworkCaseRow?: NetworkCaseRowResolvers<ContextType>;
  NetworkCaseRowPage?: NetworkCaseRowPageResolvers<ContextType>;
  NetworkHour?: NetworkHourResolvers<ContextType>;
  NetworkPeak?: NetworkPeakResolvers<ContextType>;
  BrowserFamily?: BrowserFamilyResolvers<ContextType>;
  NetworkPerson?: NetworkPersonResolvers<ContextType>;
  NetworkCaseOutage?: NetworkCaseOutageResolvers<ContextType>;
  NetworkCaseRequest?: NetworkCaseRequestResolvers<ContextType>;
  NetworkCase?: NetworkCaseResolvers<ContextType>;
  Flag?: FlagResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettingChange?: SettingChangeResolvers<ContextType>;
  SettingChangePage?: SettingChangePageResolvers<ContextType>;
  AuditRow?: AuditRowResolvers<ContextType>;
  AuditActor?: AuditActorResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AdminClock?: AdminClockResolvers<ContextType>;
  ProgramRow?: ProgramRowResolvers<ContextType>;
  ProgramRowPage?: ProgramRowPageResolvers<ContextType>;
  ProgramCase?: ProgramCaseResolvers<ContextType>;
  ConversionRow?: ConversionRowResolvers<ContextType>;
  ConversionRowPage?: ConversionRowPageResolvers<ContextType>;
  ConversionCase?: ConversionCaseResolvers<ContextType>;
  Evidence?: EvidenceResolvers<ContextType>;
  SecondLookRow?: SecondLookRowResolvers<ContextType>;
  SecondLookRowPage?: SecondLookRowPageResolvers<ContextType>;
  RewardCaseRow?: RewardCaseRowResolvers<ContextType>;
  RewardCaseRowPage?: RewardCaseRowPageResolvers<ContextType>;
  PayoutRun?: PayoutRunResolvers<ContextType>;
  PayoutRunPage?: PayoutRunPageResolvers<ContextType>;
  PayoutReportRow?: PayoutReportRowResolvers<ContextType>;
  PayoutReport?: PayoutReportResolvers<ContextType>;
  ImportReading?: ImportReadingResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportKnown?: ImportKnownResolvers<ContextType>;
  ImportRow?: ImportRowResolvers<ContextType>;
  ImportResult?: ImportResultResolvers<ContextType>;
  ReviewDocument?: ReviewDocumentResolvers<ContextType>;
  ReviewCase?: ReviewCaseResolvers<ContextType>;
  ReviewApplicant?: ReviewApplicantResolvers<ContextType>;
  ReviewAttempt?: ReviewAttemptResolvers<ContextType>;
  ReviewCasePage?: ReviewCasePageResolvers<ContextType>;
  UserGroup?: UserGroupResolvers<ContextType>;
  UserRow?: UserRowResolvers<ContextType>;
  UserRowPage?: UserRowPageResolvers<ContextType>;
  WaitingListRow?: WaitingListRowResolvers<ContextType>;
  WaitingListRowPage?: WaitingListRowPageResolvers<ContextType>;
  MinorUnits?: GraphQLScalarType;
  WithdrawalRow?: WithdrawalRowResolvers<ContextType>;
  WithdrawalRowPage?: WithdrawalRowPageResolvers<ContextType>;
  WithdrawalEvent?: WithdrawalEventResolvers<ContextType>;
  WithdrawalStep?: WithdrawalStepResolvers<ContextType>;
  WithdrawalCase?: WithdrawalCaseResolvers<ContextType>;
};

