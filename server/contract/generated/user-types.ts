import type * as Sdl from './user-sdl-types.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProfileRecord as ProfileRecordModel } from '../profiles/record.ts';
import type { SocialLinkRecord as SocialLinkRecordModel } from '../social/record.ts';
import type { VerificationRecord as VerificationRecordModel } from '../verification/record.ts';
import type { GroupRecord as GroupRecordModel, GroupMemberRecord as GroupMemberRecordModel, GroupInvitationRecord as GroupInvitationRecordModel } from '../groups/record.ts';
import type { NotificationRecord as NotificationRecordModel } from '../notifications/record.ts';
import type { FeaturedPostRecord as FeaturedPostRecordModel, OwnedProfileLink as OwnedProfileLinkModel, BrandCollaborationRecord as BrandCollaborationRecordModel, OwnedRateCard as OwnedRateCardModel } from '../showcase/record.ts';
import type { ManagedAccountRecord as ManagedAccountRecordModel, ManagedAccountView as ManagedAccountViewModel } from '../managed-accounts/record.ts';
import type { SplitsView as SplitsViewModel } from '../splits/mappers.ts';
import type { ShareView as ShareViewModel } from '../wallet/mappers.ts';
import type { ProgramRecord as ProgramRecordModel, ProgramContentRecord as ProgramContentRecordModel } from '../programs/record.ts';
import type { ParticipationRecord as ParticipationRecordModel } from '../participations/record.ts';
import type { TalentEarningsRecord as TalentEarningsRecordModel, HomeTodayRecord as HomeTodayRecordModel, OwnParticipation as OwnParticipationModel } from '../performance/record.ts';
import type { ListedPerson as ListedPersonModel, SavedPeopleFilterRecord as SavedPeopleFilterRecordModel } from '../people/record.ts';
import type { ConversionRecord as ConversionRecordModel } from '../tracking/record.ts';
import type { TillOrderView as TillOrderViewModel } from '../tills/fields.ts';
import type { OpeningRecord as OpeningRecordModel } from '../own-data/openings.ts';
import type { Country as CountryModel } from '../reference/countries.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type * from './user-sdl-types.ts';



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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Profile:
    | ( ProfileRecordModel )
    | ( ProfileRecordModel )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ApiScope: Sdl.ApiScope;
  ApiKey: ResolverTypeWrapper<Sdl.ApiKey>;
  ID: ResolverTypeWrapper<Sdl.Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Sdl.Scalars['String']['output']>;
  MadeApiKey: ResolverTypeWrapper<Sdl.MadeApiKey>;
  ApiUsage: ResolverTypeWrapper<Sdl.ApiUsage>;
  Int: ResolverTypeWrapper<Sdl.Scalars['Int']['output']>;
  MakeApiKeyInput: Sdl.MakeApiKeyInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Sdl.Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  DateTime: ResolverTypeWrapper<Sdl.Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Sdl.Scalars['Date']['output']>;
  MinorUnits: ResolverTypeWrapper<Sdl.Scalars['MinorUnits']['output']>;
  Upload: ResolverTypeWrapper<Sdl.Scalars['Upload']['output']>;
  JSON: ResolverTypeWrapper<Sdl.Scalars['JSON']['output']>;
  Language: Sdl.Language;
  ContactMethod: Sdl.ContactMethod;
  Platform: Sdl.Platform;
  DataSource: Sdl.DataSource;
  RequestStatus: Sdl.RequestStatus;
  SortDirection: Sdl.SortDirection;
  Sort: Sdl.Sort;
  Pagination: Sdl.Pagination;
  Ack: ResolverTypeWrapper<Sdl.Ack>;
  IdResult: ResolverTypeWrapper<Sdl.IdResult>;
  ProgramFunds: ResolverTypeWrapper<Sdl.ProgramFunds>;
  FundsProof: ResolverTypeWrapper<Sdl.FundsProof>;
  GroupRole: Sdl.GroupRole;
  GroupsFilter: Sdl.GroupsFilter;
  Group: ResolverTypeWrapper<GroupRecordModel>;
  GroupPage: ResolverTypeWrapper<Omit<Sdl.GroupPage, 'data'> & { data: Array<ResolversTypes['Group']> }>;
  GroupMember: ResolverTypeWrapper<GroupMemberRecordModel>;
  GroupMemberPage: ResolverTypeWrapper<Omit<Sdl.GroupMemberPage, 'data'> & { data: Array<ResolversTypes['GroupMember']> }>;
  GroupInvitation: ResolverTypeWrapper<GroupInvitationRecordModel>;
  GroupInvitationPage: ResolverTypeWrapper<Omit<Sdl.GroupInvitationPage, 'data'> & { data: Array<ResolversTypes['GroupInvitation']> }>;
  LastRequest: ResolverTypeWrapper<Sdl.LastRequest>;
  GroupMembership: ResolverTypeWrapper<Omit<Sdl.GroupMembership, 'invitation'> & { invitation?: Sdl.Maybe<ResolversTypes['GroupInvitation']> }>;
  GroupRef: ResolverTypeWrapper<Sdl.GroupRef>;
  CountryCount: ResolverTypeWrapper<Omit<Sdl.CountryCount, 'country'> & { country: ResolversTypes['Country'] }>;
  GroupInterestsResult: ResolverTypeWrapper<Sdl.GroupInterestsResult>;
  GroupInvitationStatusResult: ResolverTypeWrapper<Sdl.GroupInvitationStatusResult>;
  CreateGroupInput: Sdl.CreateGroupInput;
  UpdateGroupInput: Sdl.UpdateGroupInput;
  GroupMembersFilter: Sdl.GroupMembersFilter;
  GroupInvitationsFilter: Sdl.GroupInvitationsFilter;
  InviteGroupMemberInput: Sdl.InviteGroupMemberInput;
  UpdateGroupMemberInput: Sdl.UpdateGroupMemberInput;
  RemoveGroupMemberInput: Sdl.RemoveGroupMemberInput;
  MetricName: Sdl.MetricName;
  WeightedKey: ResolverTypeWrapper<Sdl.WeightedKey>;
  Float: ResolverTypeWrapper<Sdl.Scalars['Float']['output']>;
  AudienceAnalytics: ResolverTypeWrapper<Sdl.AudienceAnalytics>;
  AvgStats: ResolverTypeWrapper<Sdl.AvgStats>;
  MetricPoint: ResolverTypeWrapper<Sdl.MetricPoint>;
  MetricSeries: ResolverTypeWrapper<Sdl.MetricSeries>;
  FriendInvitation: ResolverTypeWrapper<Sdl.FriendInvitation>;
  FriendInvitationPage: ResolverTypeWrapper<Sdl.FriendInvitationPage>;
  InviteFriendInput: Sdl.InviteFriendInput;
  LicenceState: Sdl.LicenceState;
  ParticipantLicenceState: Sdl.ParticipantLicenceState;
  Licence: ResolverTypeWrapper<Sdl.Licence>;
  MyLicence: ResolverTypeWrapper<Sdl.MyLicence>;
  PublicLicence: ResolverTypeWrapper<Sdl.PublicLicence>;
  ParticipantLicence: ResolverTypeWrapper<Omit<Sdl.ParticipantLicence, 'accounts'> & { accounts: Array<ResolversTypes['SocialLink']> }>;
  SubmitLicenceInput: Sdl.SubmitLicenceInput;
  LinkState: Sdl.LinkState;
  LinkFault: Sdl.LinkFault;
  OutageEnd: Sdl.OutageEnd;
  ProgramOutage: ResolverTypeWrapper<Sdl.ProgramOutage>;
  ProgramLinkCheck: ResolverTypeWrapper<Sdl.ProgramLinkCheck>;
  ManagedAccountFilterStatus: Sdl.ManagedAccountFilterStatus;
  ManagedAccount: ResolverTypeWrapper<ManagedAccountRecordModel>;
  ManagedAccountOverview: ResolverTypeWrapper<ManagedAccountViewModel>;
  ManagedAccountPage: ResolverTypeWrapper<Omit<Sdl.ManagedAccountPage, 'data'> & { data: Array<ResolversTypes['ManagedAccount']> }>;
  MediaKitPart: Sdl.MediaKitPart;
  MediaKit: ResolverTypeWrapper<Sdl.MediaKit>;
  MediaKitToday: ResolverTypeWrapper<Sdl.MediaKitToday>;
  CheckedMediaKit: ResolverTypeWrapper<Omit<Sdl.CheckedMediaKit, 'profile'> & { profile: ResolversTypes['ProfileSummary'] }>;
  MakeMediaKitInput: Sdl.MakeMediaKitInput;
  NotificationStatus: Sdl.NotificationStatus;
  NotificationType: Sdl.NotificationType;
  NotificationMeta: ResolverTypeWrapper<Sdl.NotificationMeta>;
  Notification: ResolverTypeWrapper<NotificationRecordModel>;
  NotificationPage: ResolverTypeWrapper<Omit<Sdl.NotificationPage, 'data'> & { data: Array<ResolversTypes['Notification']> }>;
  PushDevice: ResolverTypeWrapper<Sdl.PushDevice>;
  NotificationStatusInput: Sdl.NotificationStatusInput;
  AddPushSubscriptionInput: Sdl.AddPushSubscriptionInput;
  AccountKind: Sdl.AccountKind;
  OnboardingGoal: Sdl.OnboardingGoal;
  WaitingListTask: Sdl.WaitingListTask;
  OnboardingAnswersInput: Sdl.OnboardingAnswersInput;
  SetUpIndividualAccountInput: Sdl.SetUpIndividualAccountInput;
  WaitingListEntry: ResolverTypeWrapper<Sdl.WaitingListEntry>;
  CommunityLink: ResolverTypeWrapper<Sdl.CommunityLink>;
  DataSection: Sdl.DataSection;
  DataArchiveState: Sdl.DataArchiveState;
  DataSectionCount: ResolverTypeWrapper<Sdl.DataSectionCount>;
  DataArchive: ResolverTypeWrapper<Sdl.DataArchive>;
  AccountDeletion: ResolverTypeWrapper<Sdl.AccountDeletion>;
  StayingKind: Sdl.StayingKind;
  StayingData: ResolverTypeWrapper<Sdl.StayingData>;
  MyData: ResolverTypeWrapper<Sdl.MyData>;
  ContactOpening: ResolverTypeWrapper<OpeningRecordModel>;
  ContactOpeningPage: ResolverTypeWrapper<Omit<Sdl.ContactOpeningPage, 'data'> & { data: Array<ResolversTypes['ContactOpening']> }>;
  DataArchiveLink: ResolverTypeWrapper<Sdl.DataArchiveLink>;
  EligibilityCriterion: Sdl.EligibilityCriterion;
  ParticipantRequest: ResolverTypeWrapper<ParticipationRecordModel>;
  ParticipantRequestPage: ResolverTypeWrapper<Omit<Sdl.ParticipantRequestPage, 'data'> & { data: Array<ResolversTypes['ParticipantRequest']> }>;
  Participant: ResolverTypeWrapper<ParticipationRecordModel>;
  ParticipantPage: ResolverTypeWrapper<Omit<Sdl.ParticipantPage, 'data'> & { data: Array<ResolversTypes['Participant']> }>;
  JoinProgramResult: ResolverTypeWrapper<Sdl.JoinProgramResult>;
  EligibilityCheck: ResolverTypeWrapper<Sdl.EligibilityCheck>;
  CriterionCheck: ResolverTypeWrapper<Sdl.CriterionCheck>;
  CriterionMeasure: Sdl.CriterionMeasure;
  JoinMend: Sdl.JoinMend;
  ProgramFit: ResolverTypeWrapper<Sdl.ProgramFit>;
  RequestDeclineReason: Sdl.RequestDeclineReason;
  AnsweredRequest: ResolverTypeWrapper<Sdl.AnsweredRequest>;
  ParticipantsRequestsInput: Sdl.ParticipantsRequestsInput;
  ParticipantsRequestsFilter: Sdl.ParticipantsRequestsFilter;
  ParticipantsFilter: Sdl.ParticipantsFilter;
  UpdateParticipantRequestInput: Sdl.UpdateParticipantRequestInput;
  UpdateParticipantRequestsInput: Sdl.UpdateParticipantRequestsInput;
  CountsBy: Sdl.CountsBy;
  PromoCode: ResolverTypeWrapper<Sdl.PromoCode>;
  PromoCodeIdeas: ResolverTypeWrapper<Sdl.PromoCodeIdeas>;
  ChoosePromoCodeInput: Sdl.ChoosePromoCodeInput;
  RecordTimes: ResolverTypeWrapper<Sdl.RecordTimes>;
  RecordShare: ResolverTypeWrapper<Sdl.RecordShare>;
  PaymentRecord: ResolverTypeWrapper<Sdl.PaymentRecord>;
  PeopleSort: Sdl.PeopleSort;
  PeopleFilterName: Sdl.PeopleFilterName;
  PeopleFilter: Sdl.PeopleFilter;
  Person: ResolverTypeWrapper<ListedPersonModel>;
  PersonPage: ResolverTypeWrapper<Omit<Sdl.PersonPage, 'data'> & { data: Array<ResolversTypes['Person']> }>;
  PeopleAlternative: ResolverTypeWrapper<Sdl.PeopleAlternative>;
  SavedPeopleFilter: ResolverTypeWrapper<SavedPeopleFilterRecordModel>;
  SavePeopleFilterInput: Sdl.SavePeopleFilterInput;
  MilestoneStatus: Sdl.MilestoneStatus;
  NamedMetric: ResolverTypeWrapper<Sdl.NamedMetric>;
  ObjectivePerformance: ResolverTypeWrapper<Sdl.ObjectivePerformance>;
  PerformanceStep: ResolverTypeWrapper<Sdl.PerformanceStep>;
  RewardReview: Sdl.RewardReview;
  MilestonePerformance: ResolverTypeWrapper<Sdl.MilestonePerformance>;
  CountryPerformance: ResolverTypeWrapper<Sdl.CountryPerformance>;
  ProgramPerformance: ResolverTypeWrapper<Sdl.ProgramPerformance>;
  ParticipantPerformance: ResolverTypeWrapper<Omit<Sdl.ParticipantPerformance, 'participant'> & { participant: ResolversTypes['Participant'] }>;
  SocialResult: ResolverTypeWrapper<Sdl.SocialResult>;
  SocialsOnDate: ResolverTypeWrapper<Sdl.SocialsOnDate>;
  PerformanceRange: ResolverTypeWrapper<Sdl.PerformanceRange>;
  PerformanceDay: ResolverTypeWrapper<Sdl.PerformanceDay>;
  ChannelPerformance: ResolverTypeWrapper<Sdl.ChannelPerformance>;
  PerformanceFunnel: ResolverTypeWrapper<Sdl.PerformanceFunnel>;
  ParticipantSortField: Sdl.ParticipantSortField;
  RankedParticipant: ResolverTypeWrapper<Omit<Sdl.RankedParticipant, 'participant'> & { participant: ResolversTypes['Participant'] }>;
  RankedParticipantPage: ResolverTypeWrapper<Omit<Sdl.RankedParticipantPage, 'data'> & { data: Array<ResolversTypes['RankedParticipant']> }>;
  HomeWeek: ResolverTypeWrapper<Sdl.HomeWeek>;
  EarningsSummary: ResolverTypeWrapper<Sdl.EarningsSummary>;
  TalentEarnings: ResolverTypeWrapper<TalentEarningsRecordModel>;
  ProgramEarnings: ResolverTypeWrapper<Sdl.ProgramEarnings>;
  HomeToday: ResolverTypeWrapper<HomeTodayRecordModel>;
  HomeFigures: ResolverTypeWrapper<Omit<Sdl.HomeFigures, 'talentEarnings' | 'today'> & { talentEarnings: Array<ResolversTypes['TalentEarnings']>, today: Array<ResolversTypes['HomeToday']> }>;
  ProfileType: Sdl.ProfileType;
  ProfileStatus: Sdl.ProfileStatus;
  OnboardingStepStatus: Sdl.OnboardingStepStatus;
  Gender: Sdl.Gender;
  UserNameScope: Sdl.UserNameScope;
  OnboardingStep: ResolverTypeWrapper<Sdl.OnboardingStep>;
  Contacts: ResolverTypeWrapper<Sdl.Contacts>;
  UserProfile: ResolverTypeWrapper<ProfileRecordModel>;
  BusinessProfile: ResolverTypeWrapper<ProfileRecordModel>;
  Profile: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Profile']>;
  ActiveProfile: ResolverTypeWrapper<Omit<Sdl.ActiveProfile, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  MyProfile: ResolverTypeWrapper<Sdl.MyProfile>;
  PublicProfile: ResolverTypeWrapper<ProfileRecordModel>;
  ProfileSummary: ResolverTypeWrapper<ProfileRecordModel>;
  ProfileSummaryPage: ResolverTypeWrapper<Omit<Sdl.ProfileSummaryPage, 'data'> & { data: Array<ResolversTypes['ProfileSummary']> }>;
  InterestsResult: ResolverTypeWrapper<Omit<Sdl.InterestsResult, 'user'> & { user?: Sdl.Maybe<ResolversTypes['UserProfile']> }>;
  ProfileImageResult: ResolverTypeWrapper<Sdl.ProfileImageResult>;
  MembershipResult: ResolverTypeWrapper<Sdl.MembershipResult>;
  ProgressStep: ResolverTypeWrapper<Sdl.ProgressStep>;
  ProfileProgressResult: ResolverTypeWrapper<Sdl.ProfileProgressResult>;
  LocationInput: Sdl.LocationInput;
  UpdateProfileSettingsInput: Sdl.UpdateProfileSettingsInput;
  UpdateContactDetailsInput: Sdl.UpdateContactDetailsInput;
  BrandDays: ResolverTypeWrapper<Sdl.BrandDays>;
  CreateBrandDaysInput: Sdl.CreateBrandDaysInput;
  UpdateBrandDaysInput: Sdl.UpdateBrandDaysInput;
  ContentType: Sdl.ContentType;
  ContentStepType: Sdl.ContentStepType;
  ContentStatus: Sdl.ContentStatus;
  ContentLanguage: Sdl.ContentLanguage;
  ProgramContent: ResolverTypeWrapper<ProgramContentRecordModel>;
  ProgramContentPage: ResolverTypeWrapper<Omit<Sdl.ProgramContentPage, 'data'> & { data: Array<ResolversTypes['ProgramContent']> }>;
  AddContentInput: Sdl.AddContentInput;
  EditContentInput: Sdl.EditContentInput;
  ReorderContentInput: Sdl.ReorderContentInput;
  ProgramStatus: Sdl.ProgramStatus;
  ProgramType: Sdl.ProgramType;
  ProgramFocus: Sdl.ProgramFocus;
  ObjectiveType: Sdl.ObjectiveType;
  LaunchLocationType: Sdl.LaunchLocationType;
  PayoutFrequency: Sdl.PayoutFrequency;
  ProgramHoldCause: Sdl.ProgramHoldCause;
  ProgramViewerRole: Sdl.ProgramViewerRole;
  CompletedStep: ResolverTypeWrapper<Sdl.CompletedStep>;
  MyParticipantRequest: ResolverTypeWrapper<Sdl.MyParticipantRequest>;
  MyObjectiveData: ResolverTypeWrapper<OwnParticipationModel>;
  Program: ResolverTypeWrapper<ProgramRecordModel>;
  ProgramPay: ResolverTypeWrapper<Sdl.ProgramPay>;
  FirstReward: ResolverTypeWrapper<Sdl.FirstReward>;
  ProgramLeftover: ResolverTypeWrapper<Sdl.ProgramLeftover>;
  ProgramPage: ResolverTypeWrapper<Omit<Sdl.ProgramPage, 'data'> & { data: Array<ResolversTypes['Program']> }>;
  PublicProgram: ResolverTypeWrapper<Omit<Sdl.PublicProgram, 'profile'> & { profile: ResolversTypes['ProfileSummary'] }>;
  PublishProgramResult: ResolverTypeWrapper<Sdl.PublishProgramResult>;
  ProgramBudgetUsage: ResolverTypeWrapper<Sdl.ProgramBudgetUsage>;
  DryRunCheck: Sdl.DryRunCheck;
  DryRunResult: Sdl.DryRunResult;
  DryRunFinding: ResolverTypeWrapper<Sdl.DryRunFinding>;
  ProgramDryRun: ResolverTypeWrapper<Sdl.ProgramDryRun>;
  MyProgramsFilter: Sdl.MyProgramsFilter;
  ProgramsFilter: Sdl.ProgramsFilter;
  ProgramsByProfileFilter: Sdl.ProgramsByProfileFilter;
  UpdateProgramStatusInput: Sdl.UpdateProgramStatusInput;
  ProgramStepType: Sdl.ProgramStepType;
  ProgramStep: ResolverTypeWrapper<Sdl.ProgramStep>;
  UpsertProgramResult: ResolverTypeWrapper<Omit<Sdl.UpsertProgramResult, 'program'> & { program: ResolversTypes['Program'] }>;
  UpsertProgramStepResult: ResolverTypeWrapper<Sdl.UpsertProgramStepResult>;
  ProgramBudgetEstimate: ResolverTypeWrapper<Sdl.ProgramBudgetEstimate>;
  CriteriaMatches: ResolverTypeWrapper<Sdl.CriteriaMatches>;
  UploadedFile: ResolverTypeWrapper<Sdl.UploadedFile>;
  UpsertProgramInput: Sdl.UpsertProgramInput;
  UpsertProgramStepInput: Sdl.UpsertProgramStepInput;
  ProposalState: Sdl.ProposalState;
  ProposalCard: ResolverTypeWrapper<Omit<Sdl.ProposalCard, 'card'> & { card: ResolversTypes['RateCard'] }>;
  ProposalTalent: ResolverTypeWrapper<Omit<Sdl.ProposalTalent, 'profile' | 'cards'> & { profile: ResolversTypes['ProfileSummary'], cards: Array<ResolversTypes['ProposalCard']> }>;
  Proposal: ResolverTypeWrapper<Omit<Sdl.Proposal, 'manager' | 'talents'> & { manager: ResolversTypes['ProfileSummary'], talents: Array<ResolversTypes['ProposalTalent']> }>;
  ProposalReader: ResolverTypeWrapper<Omit<Sdl.ProposalReader, 'brand'> & { brand: ResolversTypes['ProfileSummary'] }>;
  ProposalAsk: ResolverTypeWrapper<Omit<Sdl.ProposalAsk, 'brand' | 'talent'> & { brand: ResolversTypes['ProfileSummary'], talent: ResolversTypes['ProfileSummary'] }>;
  OwnProposal: ResolverTypeWrapper<Omit<Sdl.OwnProposal, 'talents' | 'readers' | 'asks'> & { talents: Array<ResolversTypes['ProfileSummary']>, readers: Array<ResolversTypes['ProposalReader']>, asks: Array<ResolversTypes['ProposalAsk']> }>;
  TalentRequestResult: ResolverTypeWrapper<Sdl.TalentRequestResult>;
  ProposalCardInput: Sdl.ProposalCardInput;
  ProposalTalentInput: Sdl.ProposalTalentInput;
  MakeProposalInput: Sdl.MakeProposalInput;
  AskTalentsInput: Sdl.AskTalentsInput;
  Interest: ResolverTypeWrapper<Sdl.Interest>;
  InterestPage: ResolverTypeWrapper<Sdl.InterestPage>;
  Country: ResolverTypeWrapper<CountryModel>;
  Location: ResolverTypeWrapper<Sdl.Location>;
  LocationSuggestion: ResolverTypeWrapper<Sdl.LocationSuggestion>;
  PlaceType: Sdl.PlaceType;
  Region: ResolverTypeWrapper<Sdl.Region>;
  ServiceArea: ResolverTypeWrapper<Sdl.ServiceArea>;
  TimelineKind: Sdl.TimelineKind;
  DecidedBy: Sdl.DecidedBy;
  TimelineResult: ResolverTypeWrapper<Sdl.TimelineResult>;
  TimelineOutage: ResolverTypeWrapper<Sdl.TimelineOutage>;
  TimelineEntry: ResolverTypeWrapper<Sdl.TimelineEntry>;
  RewardType: Sdl.RewardType;
  UnpaidReason: Sdl.UnpaidReason;
  UnpaidReward: ResolverTypeWrapper<Sdl.UnpaidReward>;
  TermsVersion: ResolverTypeWrapper<Sdl.TermsVersion>;
  TermsSeal: ResolverTypeWrapper<Sdl.TermsSeal>;
  TermsReceipt: ResolverTypeWrapper<Omit<Sdl.TermsReceipt, 'participant'> & { participant: ResolversTypes['ProfileSummary'] }>;
  SeeTermsInput: Sdl.SeeTermsInput;
  SearchType: Sdl.SearchType;
  SearchInput: Sdl.SearchInput;
  SearchResult: ResolverTypeWrapper<Sdl.SearchResult>;
  SearchPage: ResolverTypeWrapper<Sdl.SearchPage>;
  OtpChallenge: ResolverTypeWrapper<Sdl.OtpChallenge>;
  AuthSession: ResolverTypeWrapper<Sdl.AuthSession>;
  AccessToken: ResolverTypeWrapper<Sdl.AccessToken>;
  SwitchedSession: ResolverTypeWrapper<Sdl.SwitchedSession>;
  SignInInput: Sdl.SignInInput;
  SignUpInput: Sdl.SignUpInput;
  VerifyOtpInput: Sdl.VerifyOtpInput;
  CurrentUser: ResolverTypeWrapper<Omit<Sdl.CurrentUser, 'myGroups'> & { myGroups: Array<ResolversTypes['Group']> }>;
  ShopKind: Sdl.ShopKind;
  ShopStep: Sdl.ShopStep;
  ShopHealth: Sdl.ShopHealth;
  ShopCheck: Sdl.ShopCheck;
  ShopOrderState: Sdl.ShopOrderState;
  ShopRefusal: Sdl.ShopRefusal;
  Shop: ResolverTypeWrapper<Sdl.Shop>;
  ShopPlatform: ResolverTypeWrapper<Sdl.ShopPlatform>;
  ShopOrder: ResolverTypeWrapper<Sdl.ShopOrder>;
  ShopOrderPage: ResolverTypeWrapper<Sdl.ShopOrderPage>;
  ShopSignIn: ResolverTypeWrapper<Sdl.ShopSignIn>;
  ShopChecked: ResolverTypeWrapper<Sdl.ShopChecked>;
  SignInToShopInput: Sdl.SignInToShopInput;
  CompleteShopInput: Sdl.CompleteShopInput;
  EnterShopKeyInput: Sdl.EnterShopKeyInput;
  MoveShopInput: Sdl.MoveShopInput;
  ProfileLinkType: Sdl.ProfileLinkType;
  CollaborationType: Sdl.CollaborationType;
  RateCardCategory: Sdl.RateCardCategory;
  FeaturedPost: ResolverTypeWrapper<FeaturedPostRecordModel>;
  CreateFeaturedPostInput: Sdl.CreateFeaturedPostInput;
  UpdateFeaturedPostInput: Sdl.UpdateFeaturedPostInput;
  ProfileLink: ResolverTypeWrapper<OwnedProfileLinkModel>;
  CreateProfileLinkInput: Sdl.CreateProfileLinkInput;
  UpdateProfileLinkInput: Sdl.UpdateProfileLinkInput;
  CollaborationIndividual: ResolverTypeWrapper<Sdl.CollaborationIndividual>;
  BrandCollaboration: ResolverTypeWrapper<BrandCollaborationRecordModel>;
  CreateBrandCollaborationInput: Sdl.CreateBrandCollaborationInput;
  UpdateBrandCollaborationInput: Sdl.UpdateBrandCollaborationInput;
  BrandSuggestion: ResolverTypeWrapper<Sdl.BrandSuggestion>;
  RateCard: ResolverTypeWrapper<OwnedRateCardModel>;
  CreateRateCardInput: Sdl.CreateRateCardInput;
  UpdateRateCardInput: Sdl.UpdateRateCardInput;
  RateCardsFilter: Sdl.RateCardsFilter;
  SocialLink: ResolverTypeWrapper<SocialLinkRecordModel>;
  ConnectSession: ResolverTypeWrapper<Sdl.ConnectSession>;
  ConnectSocialAccountInput: Sdl.ConnectSocialAccountInput;
  CompleteSocialConnectionInput: Sdl.CompleteSocialConnectionInput;
  SplitStatus: Sdl.SplitStatus;
  SplitSide: Sdl.SplitSide;
  SplitProgram: ResolverTypeWrapper<Sdl.SplitProgram>;
  Split: ResolverTypeWrapper<Sdl.Split>;
  SplitPayout: ResolverTypeWrapper<Sdl.SplitPayout>;
  SplitsOverview: ResolverTypeWrapper<SplitsViewModel>;
  ProposeSplitInput: Sdl.ProposeSplitInput;
  Till: ResolverTypeWrapper<Sdl.Till>;
  MadeTill: ResolverTypeWrapper<Sdl.MadeTill>;
  TillOrder: ResolverTypeWrapper<TillOrderViewModel>;
  TillOrderPage: ResolverTypeWrapper<Omit<Sdl.TillOrderPage, 'data'> & { data: Array<ResolversTypes['TillOrder']> }>;
  MakeTillInput: Sdl.MakeTillInput;
  ChangeTillInput: Sdl.ChangeTillInput;
  ConversionEvent: Sdl.ConversionEvent;
  ConversionStatus: Sdl.ConversionStatus;
  UncountedReason: Sdl.UncountedReason;
  ResultKind: Sdl.ResultKind;
  SecondLookStatus: Sdl.SecondLookStatus;
  TrackingSetup: ResolverTypeWrapper<Sdl.TrackingSetup>;
  TrackingWay: Sdl.TrackingWay;
  TrackingExample: ResolverTypeWrapper<Sdl.TrackingExample>;
  UncountedReasonTotal: ResolverTypeWrapper<Sdl.UncountedReasonTotal>;
  UncountedReview: ResolverTypeWrapper<Sdl.UncountedReview>;
  UncountedDay: ResolverTypeWrapper<Sdl.UncountedDay>;
  SecondLook: ResolverTypeWrapper<Sdl.SecondLook>;
  SecondLookInput: Sdl.SecondLookInput;
  WaitingResult: ResolverTypeWrapper<ConversionRecordModel>;
  WaitingResultPage: ResolverTypeWrapper<Omit<Sdl.WaitingResultPage, 'data'> & { data: Array<ResolversTypes['WaitingResult']> }>;
  DeclineReason: Sdl.DeclineReason;
  DecideWaitingResultsInput: Sdl.DecideWaitingResultsInput;
  DecidedWaitingResults: ResolverTypeWrapper<Sdl.DecidedWaitingResults>;
  ReportDifference: Sdl.ReportDifference;
  DifferingReport: ResolverTypeWrapper<Sdl.DifferingReport>;
  DifferingReportPage: ResolverTypeWrapper<Sdl.DifferingReportPage>;
  PixelTest: ResolverTypeWrapper<Sdl.PixelTest>;
  VerificationType: Sdl.VerificationType;
  IdentityRecheckWay: Sdl.IdentityRecheckWay;
  VerificationStatus: Sdl.VerificationStatus;
  CreateBusinessProfileInput: Sdl.CreateBusinessProfileInput;
  BusinessProfileResult: ResolverTypeWrapper<Omit<Sdl.BusinessProfileResult, 'verification'> & { verification: ResolversTypes['Verification'] }>;
  Verification: ResolverTypeWrapper<VerificationRecordModel>;
  IdentityRecheck: ResolverTypeWrapper<Sdl.IdentityRecheck>;
  PersonaInquiry: ResolverTypeWrapper<Sdl.PersonaInquiry>;
  PersonaInquiryValidation: ResolverTypeWrapper<Sdl.PersonaInquiryValidation>;
  WalletOwnerType: Sdl.WalletOwnerType;
  Currency: Sdl.Currency;
  TransactionType: Sdl.TransactionType;
  TransactionOperation: Sdl.TransactionOperation;
  PaymentMethod: Sdl.PaymentMethod;
  PaymentStatus: Sdl.PaymentStatus;
  BeneficiaryType: Sdl.BeneficiaryType;
  BillKind: Sdl.BillKind;
  WithdrawalAccountWarning: Sdl.WithdrawalAccountWarning;
  WithdrawalBlock: Sdl.WithdrawalBlock;
  UpcomingKind: Sdl.UpcomingKind;
  Wallet: ResolverTypeWrapper<Sdl.Wallet>;
  Upcoming: ResolverTypeWrapper<Sdl.Upcoming>;
  MilestoneRewards: ResolverTypeWrapper<Sdl.MilestoneRewards>;
  PaidRewards: ResolverTypeWrapper<Sdl.PaidRewards>;
  AmountRange: ResolverTypeWrapper<Sdl.AmountRange>;
  PaymentGateway: ResolverTypeWrapper<Sdl.PaymentGateway>;
  ChildTransaction: ResolverTypeWrapper<Sdl.ChildTransaction>;
  Transaction: ResolverTypeWrapper<Omit<Sdl.Transaction, 'shares'> & { shares: Array<ResolversTypes['TransactionShare']> }>;
  TransactionShare: ResolverTypeWrapper<ShareViewModel>;
  Invoice: ResolverTypeWrapper<Sdl.Invoice>;
  TransactionPage: ResolverTypeWrapper<Omit<Sdl.TransactionPage, 'data'> & { data: Array<ResolversTypes['Transaction']> }>;
  Bill: ResolverTypeWrapper<Sdl.Bill>;
  TopUp: ResolverTypeWrapper<Sdl.TopUp>;
  Withdrawal: ResolverTypeWrapper<Omit<Sdl.Withdrawal, 'account'> & { account: ResolversTypes['WithdrawalAccount'] }>;
  WithdrawalAccount: ResolverTypeWrapper<Omit<Sdl.WithdrawalAccount, 'country'> & { country: ResolversTypes['Country'] }>;
  WithdrawalAccountPage: ResolverTypeWrapper<Omit<Sdl.WithdrawalAccountPage, 'data'> & { data: Array<ResolversTypes['WithdrawalAccount']> }>;
  TopUpWalletInput: Sdl.TopUpWalletInput;
  WithdrawFromWalletInput: Sdl.WithdrawFromWalletInput;
  CreateWithdrawalAccountInput: Sdl.CreateWithdrawalAccountInput;
  UpdateWithdrawalAccountInput: Sdl.UpdateWithdrawalAccountInput;
  TransactionsFilter: Sdl.TransactionsFilter;
  WebhookEvent: Sdl.WebhookEvent;
  WebhookEndpointState: Sdl.WebhookEndpointState;
  WebhookOffBy: Sdl.WebhookOffBy;
  WebhookDeliveryState: Sdl.WebhookDeliveryState;
  WebhookCause: Sdl.WebhookCause;
  WebhookFailure: Sdl.WebhookFailure;
  WebhookEndpoint: ResolverTypeWrapper<Sdl.WebhookEndpoint>;
  WebhookDelivery: ResolverTypeWrapper<Sdl.WebhookDelivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<Sdl.WebhookDeliveryPage>;
  WebhookAttempt: ResolverTypeWrapper<Sdl.WebhookAttempt>;
  WebhookDeliveryLog: ResolverTypeWrapper<Sdl.WebhookDeliveryLog>;
  WebhookReplay: ResolverTypeWrapper<Sdl.WebhookReplay>;
  AddWebhookEndpointInput: Sdl.AddWebhookEndpointInput;
  UpdateWebhookEndpointInput: Sdl.UpdateWebhookEndpointInput;
  ReplayWebhookEventsInput: Sdl.ReplayWebhookEventsInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ApiKey: Sdl.ApiKey;
  ID: Sdl.Scalars['ID']['output'];
  String: Sdl.Scalars['String']['output'];
  MadeApiKey: Sdl.MadeApiKey;
  ApiUsage: Sdl.ApiUsage;
  Int: Sdl.Scalars['Int']['output'];
  MakeApiKeyInput: Sdl.MakeApiKeyInput;
  Query: Record<PropertyKey, never>;
  Boolean: Sdl.Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  DateTime: Sdl.Scalars['DateTime']['output'];
  Date: Sdl.Scalars['Date']['output'];
  MinorUnits: Sdl.Scalars['MinorUnits']['output'];
  Upload: Sdl.Scalars['Upload']['output'];
  JSON: Sdl.Scalars['JSON']['output'];
  Sort: Sdl.Sort;
  Pagination: Sdl.Pagination;
  Ack: Sdl.Ack;
  IdResult: Sdl.IdResult;
  ProgramFunds: Sdl.ProgramFunds;
  FundsProof: Sdl.FundsProof;
  Group: GroupRecordModel;
  GroupPage: Omit<Sdl.GroupPage, 'data'> & { data: Array<ResolversParentTypes['Group']> };
  GroupMember: GroupMemberRecordModel;
  GroupMemberPage: Omit<Sdl.GroupMemberPage, 'data'> & { data: Array<ResolversParentTypes['GroupMember']> };
  GroupInvitation: GroupInvitationRecordModel;
  GroupInvitationPage: Omit<Sdl.GroupInvitationPage, 'data'> & { data: Array<ResolversParentTypes['GroupInvitation']> };
  LastRequest: Sdl.LastRequest;
  GroupMembership: Omit<Sdl.GroupMembership, 'invitation'> & { invitation?: Sdl.Maybe<ResolversParentTypes['GroupInvitation']> };
  GroupRef: Sdl.GroupRef;
  CountryCount: Omit<Sdl.CountryCount, 'country'> & { country: ResolversParentTypes['Country'] };
  GroupInterestsResult: Sdl.GroupInterestsResult;
  GroupInvitationStatusResult: Sdl.GroupInvitationStatusResult;
  CreateGroupInput: Sdl.CreateGroupInput;
  UpdateGroupInput: Sdl.UpdateGroupInput;
  GroupMembersFilter: Sdl.GroupMembersFilter;
  GroupInvitationsFilter: Sdl.GroupInvitationsFilter;
  InviteGroupMemberInput: Sdl.InviteGroupMemberInput;
  UpdateGroupMemberInput: Sdl.UpdateGroupMemberInput;
  RemoveGroupMemberInput: Sdl.RemoveGroupMemberInput;
  WeightedKey: Sdl.WeightedKey;
  Float: Sdl.Scalars['Float']['output'];
  AudienceAnalytics: Sdl.AudienceAnalytics;
  AvgStats: Sdl.AvgStats;
  MetricPoint: Sdl.MetricPoint;
  MetricSeries: Sdl.MetricSeries;
  FriendInvitation: Sdl.FriendInvitation;
  FriendInvitationPage: Sdl.FriendInvitationPage;
  InviteFriendInput: Sdl.InviteFriendInput;
  Licence: Sdl.Licence;
  MyLicence: Sdl.MyLicence;
  PublicLicence: Sdl.PublicLicence;
  ParticipantLicence: Omit<Sdl.ParticipantLicence, 'accounts'> & { accounts: Array<ResolversParentTypes['SocialLink']> };
  SubmitLicenceInput: Sdl.SubmitLicenceInput;
  ProgramOutage: Sdl.ProgramOutage;
  ProgramLinkCheck: Sdl.ProgramLinkCheck;
  ManagedAccount: ManagedAccountRecordModel;
  ManagedAccountOverview: ManagedAccountViewModel;
  ManagedAccountPage: Omit<Sdl.ManagedAccountPage, 'data'> & { data: Array<ResolversParentTypes['ManagedAccount']> };
  MediaKit: Sdl.MediaKit;
  MediaKitToday: Sdl.MediaKitToday;
  CheckedMediaKit: Omit<Sdl.CheckedMediaKit, 'profile'> & { profile: ResolversParentTypes['ProfileSummary'] };
  MakeMediaKitInput: Sdl.MakeMediaKitInput;
  NotificationMeta: Sdl.NotificationMeta;
  Notification: NotificationRecordModel;
  NotificationPage: Omit<Sdl.NotificationPage, 'data'> & { data: Array<ResolversParentTypes['Notification']> };
  PushDevice: Sdl.PushDevice;
  NotificationStatusInput: Sdl.NotificationStatusInput;
  AddPushSubscriptionInput: Sdl.AddPushSubscriptionInput;
  OnboardingAnswersInput: Sdl.OnboardingAnswersInput;
  SetUpIndividualAccountInput: Sdl.SetUpIndividualAccountInput;
  WaitingListEntry: Sdl.WaitingListEntry;
  CommunityLink: Sdl.CommunityLink;
  DataSectionCount: Sdl.DataSectionCount;
  DataArchive: Sdl.DataArchive;
  AccountDeletion: Sdl.AccountDeletion;
  StayingData: Sdl.StayingData;
  MyData: Sdl.MyData;
  ContactOpening: OpeningRecordModel;
  ContactOpeningPage: Omit<Sdl.ContactOpeningPage, 'data'> & { data: Array<ResolversParentTypes['ContactOpening']> };
  DataArchiveLink: Sdl.DataArchiveLink;
  ParticipantRequest: ParticipationRecordModel;
  ParticipantRequestPage: Omit<Sdl.ParticipantRequestPage, 'data'> & { data: Array<ResolversParentTypes['ParticipantRequest']> };
  Participant: ParticipationRecordModel;
  ParticipantPage: Omit<Sdl.ParticipantPage, 'data'> & { data: Array<ResolversParentTypes['Participant']> };
  JoinProgramResult: Sdl.JoinProgramResult;
  EligibilityCheck: Sdl.EligibilityCheck;
  CriterionCheck: Sdl.CriterionCheck;
  ProgramFit: Sdl.ProgramFit;
  AnsweredRequest: Sdl.AnsweredRequest;
  ParticipantsRequestsInput: Sdl.ParticipantsRequestsInput;
  ParticipantsRequestsFilter: Sdl.ParticipantsRequestsFilter;
  ParticipantsFilter: Sdl.ParticipantsFilter;
  UpdateParticipantRequestInput: Sdl.UpdateParticipantRequestInput;
  UpdateParticipantRequestsInput: Sdl.UpdateParticipantRequestsInput;
  PromoCode: Sdl.PromoCode;
  PromoCodeIdeas: Sdl.PromoCodeIdeas;
  ChoosePromoCodeInput: Sdl.ChoosePromoCodeInput;
  RecordTimes: Sdl.RecordTimes;
  RecordShare: Sdl.RecordShare;
  PaymentRecord: Sdl.PaymentRecord;
  PeopleFilter: Sdl.PeopleFilter;
  Person: ListedPersonModel;
  PersonPage: Omit<Sdl.PersonPage, 'data'> & { data: Array<ResolversParentTypes['Person']> };
  PeopleAlternative: Sdl.PeopleAlternative;
  SavedPeopleFilter: SavedPeopleFilterRecordModel;
  SavePeopleFilterInput: Sdl.SavePeopleFilterInput;
  NamedMetric: Sdl.NamedMetric;
  ObjectivePerformance: Sdl.ObjectivePerformance;
  PerformanceStep: Sdl.PerformanceStep;
  MilestonePerformance: Sdl.MilestonePerformance;
  CountryPerformance: Sdl.CountryPerformance;
  ProgramPerformance: Sdl.ProgramPerformance;
  ParticipantPerformance: Omit<Sdl.ParticipantPerformance, 'participant'> & { participant: ResolversParentTypes['Participant'] };
  SocialResult: Sdl.SocialResult;
  SocialsOnDate: Sdl.SocialsOnDate;
  PerformanceRange: Sdl.PerformanceRange;
  PerformanceDay: Sdl.PerformanceDay;
  ChannelPerformance: Sdl.ChannelPerformance;
  PerformanceFunnel: Sdl.PerformanceFunnel;
  RankedParticipant: Omit<Sdl.RankedParticipant, 'participant'> & { participant: ResolversParentTypes['Participant'] };
  RankedParticipantPage: Omit<Sdl.RankedParticipantPage, 'data'> & { data: Array<ResolversParentTypes['RankedParticipant']> };
  HomeWeek: Sdl.HomeWeek;
  EarningsSummary: Sdl.EarningsSummary;
  TalentEarnings: TalentEarningsRecordModel;
  ProgramEarnings: Sdl.ProgramEarnings;
  HomeToday: HomeTodayRecordModel;
  HomeFigures: Omit<Sdl.HomeFigures, 'talentEarnings' | 'today'> & { talentEarnings: Array<ResolversParentTypes['TalentEarnings']>, today: Array<ResolversParentTypes['HomeToday']> };
  OnboardingStep: Sdl.OnboardingStep;
  Contacts: Sdl.Contacts;
  UserProfile: ProfileRecordModel;
  BusinessProfile: ProfileRecordModel;
  Profile: ResolversUnionTypes<ResolversParentTypes>['Profile'];
  ActiveProfile: Omit<Sdl.ActiveProfile, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  MyProfile: Sdl.MyProfile;
  PublicProfile: ProfileRecordModel;
  ProfileSummary: ProfileRecordModel;
  ProfileSummaryPage: Omit<Sdl.ProfileSummaryPage, 'data'> & { data: Array<ResolversParentTypes['ProfileSummary']> };
  InterestsResult: Omit<Sdl.InterestsResult, 'user'> & { user?: Sdl.Maybe<ResolversParentTypes['UserProfile']> };
  ProfileImageResult: Sdl.ProfileImageResult;
  MembershipResult: Sdl.MembershipResult;
  ProgressStep: Sdl.ProgressStep;
  ProfileProgressResult: Sdl.ProfileProgressResult;
  LocationInput: Sdl.LocationInput;
  UpdateProfileSettingsInput: Sdl.UpdateProfileSettingsInput;
  UpdateContactDetailsInput: Sdl.UpdateContactDetailsInput;
  BrandDays: Sdl.BrandDays;
  CreateBrandDaysInput: Sdl.CreateBrandDaysInput;
  UpdateBrandDaysInput: Sdl.UpdateBrandDaysInput;
  ProgramContent: ProgramContentRecordModel;
  ProgramContentPage: Omit<Sdl.ProgramContentPage, 'data'> & { data: Array<ResolversParentTypes['ProgramContent']> };
  AddContentInput: Sdl.AddContentInput;
  EditContentInput: Sdl.EditContentInput;
  ReorderContentInput: Sdl.ReorderContentInput;
  CompletedStep: Sdl.CompletedStep;
  MyParticipantRequest: Sdl.MyParticipantRequest;
  MyObjectiveData: OwnParticipationModel;
  Program: ProgramRecordModel;
  ProgramPay: Sdl.ProgramPay;
  FirstReward: Sdl.FirstReward;
  ProgramLeftover: Sdl.ProgramLeftover;
  ProgramPage: Omit<Sdl.ProgramPage, 'data'> & { data: Array<ResolversParentTypes['Program']> };
  PublicProgram: Omit<Sdl.PublicProgram, 'profile'> & { profile: ResolversParentTypes['ProfileSummary'] };
  PublishProgramResult: Sdl.PublishProgramResult;
  ProgramBudgetUsage: Sdl.ProgramBudgetUsage;
  DryRunFinding: Sdl.DryRunFinding;
  ProgramDryRun: Sdl.ProgramDryRun;
  MyProgramsFilter: Sdl.MyProgramsFilter;
  ProgramsFilter: Sdl.ProgramsFilter;
  ProgramsByProfileFilter: Sdl.ProgramsByProfileFilter;
  UpdateProgramStatusInput: Sdl.UpdateProgramStatusInput;
  ProgramStep: Sdl.ProgramStep;
  UpsertProgramResult: Omit<Sdl.UpsertProgramResult, 'program'> & { program: ResolversParentTypes['Program'] };
  UpsertProgramStepResult: Sdl.UpsertProgramStepResult;
  ProgramBudgetEstimate: Sdl.ProgramBudgetEstimate;
  CriteriaMatches: Sdl.CriteriaMatches;
  UploadedFile: Sdl.UploadedFile;
  UpsertProgramInput: Sdl.UpsertProgramInput;
  UpsertProgramStepInput: Sdl.UpsertProgramStepInput;
  ProposalCard: Omit<Sdl.ProposalCard, 'card'> & { card: ResolversParentTypes['RateCard'] };
  ProposalTalent: Omit<Sdl.ProposalTalent, 'profile' | 'cards'> & { profile: ResolversParentTypes['ProfileSummary'], cards: Array<ResolversParentTypes['ProposalCard']> };
  Proposal: Omit<Sdl.Proposal, 'manager' | 'talents'> & { manager: ResolversParentTypes['ProfileSummary'], talents: Array<ResolversParentTypes['ProposalTalent']> };
  ProposalReader: Omit<Sdl.ProposalReader, 'brand'> & { brand: ResolversParentTypes['ProfileSummary'] };
  ProposalAsk: Omit<Sdl.ProposalAsk, 'brand' | 'talent'> & { brand: ResolversParentTypes['ProfileSummary'], talent: ResolversParentTypes['ProfileSummary'] };
  OwnProposal: Omit<Sdl.OwnProposal, 'talents' | 'readers' | 'asks'> & { talents: Array<ResolversParentTypes['ProfileSummary']>, readers: Array<ResolversParentTypes['ProposalReader']>, asks: Array<ResolversParentTypes['ProposalAsk']> };
  TalentRequestResult: Sdl.TalentRequestResult;
  ProposalCardInput: Sdl.ProposalCardInput;
  ProposalTalentInput: Sdl.ProposalTalentInput;
  MakeProposalInput: Sdl.MakeProposalInput;
  AskTalentsInput: Sdl.AskTalentsInput;
  Interest: Sdl.Interest;
  InterestPage: Sdl.InterestPage;
  Country: CountryModel;
  Location: Sdl.Location;
  LocationSuggestion: Sdl.LocationSuggestion;
  Region: Sdl.Region;
  ServiceArea: Sdl.ServiceArea;
  TimelineResult: Sdl.TimelineResult;
  TimelineOutage: Sdl.TimelineOutage;
  TimelineEntry: Sdl.TimelineEntry;
  UnpaidReward: Sdl.UnpaidReward;
  TermsVersion: Sdl.TermsVersion;
  TermsSeal: Sdl.TermsSeal;
  TermsReceipt: Omit<Sdl.TermsReceipt, 'participant'> & { participant: ResolversParentTypes['ProfileSummary'] };
  SeeTermsInput: Sdl.SeeTermsInput;
  SearchInput: Sdl.SearchInput;
  SearchResult: Sdl.SearchResult;
  SearchPage: Sdl.SearchPage;
  OtpChallenge: Sdl.OtpChallenge;
  AuthSession: Sdl.AuthSession;
  AccessToken: Sdl.AccessToken;
  SwitchedSession: Sdl.SwitchedSession;
  SignInInput: Sdl.SignInInput;
  SignUpInput: Sdl.SignUpInput;
  VerifyOtpInput: Sdl.VerifyOtpInput;
  CurrentUser: Omit<Sdl.CurrentUser, 'myGroups'> & { myGroups: Array<ResolversParentTypes['Group']> };
  Shop: Sdl.Shop;
  ShopPlatform: Sdl.ShopPlatform;
  ShopOrder: Sdl.ShopOrder;
  ShopOrderPage: Sdl.ShopOrderPage;
  ShopSignIn: Sdl.ShopSignIn;
  ShopChecked: Sdl.ShopChecked;
  SignInToShopInput: Sdl.SignInToShopInput;
  CompleteShopInput: Sdl.CompleteShopInput;
  EnterShopKeyInput: Sdl.EnterShopKeyInput;
  MoveShopInput: Sdl.MoveShopInput;
  FeaturedPost: FeaturedPostRecordModel;
  CreateFeaturedPostInput: Sdl.CreateFeaturedPostInput;
  UpdateFeaturedPostInput: Sdl.UpdateFeaturedPostInput;
  ProfileLink: OwnedProfileLinkModel;
  CreateProfileLinkInput: Sdl.CreateProfileLinkInput;
  UpdateProfileLinkInput: Sdl.UpdateProfileLinkInput;
  CollaborationIndividual: Sdl.CollaborationIndividual;
  BrandCollaboration: BrandCollaborationRecordModel;
  CreateBrandCollaborationInput: Sdl.CreateBrandCollaborationInput;
  UpdateBrandCollaborationInput: Sdl.UpdateBrandCollaborationInput;
  BrandSuggestion: Sdl.BrandSuggestion;
  RateCard: OwnedRateCardModel;
  CreateRateCardInput: Sdl.CreateRateCardInput;
  UpdateRateCardInput: Sdl.UpdateRateCardInput;
  RateCardsFilter: Sdl.RateCardsFilter;
  SocialLink: SocialLinkRecordModel;
  ConnectSession: Sdl.ConnectSession;
  ConnectSocialAccountInput: Sdl.ConnectSocialAccountInput;
  CompleteSocialConnectionInput: Sdl.CompleteSocialConnectionInput;
  SplitProgram: Sdl.SplitProgram;
  Split: Sdl.Split;
  SplitPayout: Sdl.SplitPayout;
  SplitsOverview: SplitsViewModel;
  ProposeSplitInput: Sdl.ProposeSplitInput;
  Till: Sdl.Till;
  MadeTill: Sdl.MadeTill;
  TillOrder: TillOrderViewModel;
  TillOrderPage: Omit<Sdl.TillOrderPage, 'data'> & { data: Array<ResolversParentTypes['TillOrder']> };
  MakeTillInput: Sdl.MakeTillInput;
  ChangeTillInput: Sdl.ChangeTillInput;
  TrackingSetup: Sdl.TrackingSetup;
  TrackingExample: Sdl.TrackingExample;
  UncountedReasonTotal: Sdl.UncountedReasonTotal;
  UncountedReview: Sdl.UncountedReview;
  UncountedDay: Sdl.UncountedDay;
  SecondLook: Sdl.SecondLook;
  SecondLookInput: Sdl.SecondLookInput;
  WaitingResult: ConversionRecordModel;
  WaitingResultPage: Omit<Sdl.WaitingResultPage, 'data'> & { data: Array<ResolversParentTypes['WaitingResult']> };
  DecideWaitingResultsInput: Sdl.DecideWaitingResultsInput;
  DecidedWaitingResults: Sdl.DecidedWaitingResults;
  DifferingReport: Sdl.DifferingReport;
  DifferingReportPage: Sdl.DifferingReportPage;
  PixelTest: Sdl.PixelTest;
  CreateBusinessProfileInput: Sdl.CreateBusinessProfileInput;
  BusinessProfileResult: Omit<Sdl.BusinessProfileResult, 'verification'> & { verification: ResolversParentTypes['Verification'] };
  Verification: VerificationRecordModel;
  IdentityRecheck: Sdl.IdentityRecheck;
  PersonaInquiry: Sdl.PersonaInquiry;
  PersonaInquiryValidation: Sdl.PersonaInquiryValidation;
  Wallet: Sdl.Wallet;
  Upcoming: Sdl.Upcoming;
  MilestoneRewards: Sdl.MilestoneRewards;
  PaidRewards: Sdl.PaidRewards;
  AmountRange: Sdl.AmountRange;
  PaymentGateway: Sdl.PaymentGateway;
  ChildTransaction: Sdl.ChildTransaction;
  Transaction: Omit<Sdl.Transaction, 'shares'> & { shares: Array<ResolversParentTypes['TransactionShare']> };
  TransactionShare: ShareViewModel;
  Invoice: Sdl.Invoice;
  TransactionPage: Omit<Sdl.TransactionPage, 'data'> & { data: Array<ResolversParentTypes['Transaction']> };
  Bill: Sdl.Bill;
  TopUp: Sdl.TopUp;
  Withdrawal: Omit<Sdl.Withdrawal, 'account'> & { account: ResolversParentTypes['WithdrawalAccount'] };
  WithdrawalAccount: Omit<Sdl.WithdrawalAccount, 'country'> & { country: ResolversParentTypes['Country'] };
  WithdrawalAccountPage: Omit<Sdl.WithdrawalAccountPage, 'data'> & { data: Array<ResolversParentTypes['WithdrawalAccount']> };
  TopUpWalletInput: Sdl.TopUpWalletInput;
  WithdrawFromWalletInput: Sdl.WithdrawFromWalletInput;
  CreateWithdrawalAccountInput: Sdl.CreateWithdrawalAccountInput;
  UpdateWithdrawalAccountInput: Sdl.UpdateWithdrawalAccountInput;
  TransactionsFilter: Sdl.TransactionsFilter;
  WebhookEndpoint: Sdl.WebhookEndpoint;
  WebhookDelivery: Sdl.WebhookDelivery;
  WebhookDeliveryPage: Sdl.WebhookDeliveryPage;
  WebhookAttempt: Sdl.WebhookAttempt;
  WebhookDeliveryLog: Sdl.WebhookDeliveryLog;
  WebhookReplay: Sdl.WebhookReplay;
  AddWebhookEndpointInput: Sdl.AddWebhookEndpointInput;
  UpdateWebhookEndpointInput: Sdl.UpdateWebhookEndpointInput;
  ReplayWebhookEventsInput: Sdl.ReplayWebhookEventsInput;
};

export type ApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['ApiScope']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MadeApiKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeApiKey'] = ResolversParentTypes['MadeApiKey']> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiUsageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ApiUsage'] = ResolversParentTypes['ApiUsage']> = {
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endsAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiKeys?: Resolver<Array<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  apiUsage?: Resolver<ResolversTypes['ApiUsage'], ParentType, ContextType>;
  fundsProof?: Resolver<ResolversTypes['FundsProof'], ParentType, ContextType, RequireFields<Sdl.QueryFundsProofArgs, 'programId'>>;
  groupTopCountries?: Resolver<Array<ResolversTypes['CountryCount']>, ParentType, ContextType, RequireFields<Sdl.QueryGroupTopCountriesArgs, 'groupId'>>;
  groupAvgStats?: Resolver<Sdl.Maybe<ResolversTypes['AvgStats']>, ParentType, ContextType, RequireFields<Sdl.QueryGroupAvgStatsArgs, 'groupId'>>;
  groupRateSocialAnalytics?: Resolver<Sdl.Maybe<ResolversTypes['AudienceAnalytics']>, ParentType, ContextType, RequireFields<Sdl.QueryGroupRateSocialAnalyticsArgs, 'groupId'>>;
  groupMetrics?: Resolver<Array<ResolversTypes['MetricSeries']>, ParentType, ContextType, RequireFields<Sdl.QueryGroupMetricsArgs, 'groupId' | 'metrics'>>;
  group?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Sdl.QueryGroupArgs, 'groupId'>>;
  publicGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Sdl.QueryPublicGroupArgs, 'user_name'>>;
  myGroups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<Sdl.QueryMyGroupsArgs, 'filter'>>;
  groups?: Resolver<ResolversTypes['GroupPage'], ParentType, ContextType, RequireFields<Sdl.QueryGroupsArgs, 'filter'>>;
  suggestedGroups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType, RequireFields<Sdl.QuerySuggestedGroupsArgs, 'limit'>>;
  GroupMembers?: Resolver<ResolversTypes['GroupMemberPage'], ParentType, ContextType, RequireFields<Sdl.QueryGroupMembersArgs, 'filter'>>;
  groupInvitations?: Resolver<ResolversTypes['GroupInvitationPage'], ParentType, ContextType, RequireFields<Sdl.QueryGroupInvitationsArgs, 'filter'>>;
  groupMemberShip?: Resolver<Sdl.Maybe<ResolversTypes['GroupMembership']>, ParentType, ContextType, RequireFields<Sdl.QueryGroupMemberShipArgs, 'groupId'>>;
  profileAvgStats?: Resolver<Sdl.Maybe<ResolversTypes['AvgStats']>, ParentType, ContextType, RequireFields<Sdl.QueryProfileAvgStatsArgs, 'profileId' | 'profileType'>>;
  profileRateSocialAnalytics?: Resolver<Sdl.Maybe<ResolversTypes['AudienceAnalytics']>, ParentType, ContextType, RequireFields<Sdl.QueryProfileRateSocialAnalyticsArgs, 'profileId' | 'profileType'>>;
  profileMetrics?: Resolver<Array<ResolversTypes['MetricSeries']>, ParentType, ContextType, RequireFields<Sdl.QueryProfileMetricsArgs, 'profileId' | 'profileType' | 'metrics'>>;
  myFriendInvitations?: Resolver<ResolversTypes['FriendInvitationPage'], ParentType, ContextType, Partial<Sdl.QueryMyFriendInvitationsArgs>>;
  myLicence?: Resolver<ResolversTypes['MyLicence'], ParentType, ContextType>;
  participantLicencesCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Sdl.QueryParticipantLicencesCsvArgs, 'programId'>>;
  programLinkCheck?: Resolver<ResolversTypes['ProgramLinkCheck'], ParentType, ContextType, RequireFields<Sdl.QueryProgramLinkCheckArgs, 'programId'>>;
  myManagedAccounts?: Resolver<ResolversTypes['ManagedAccountPage'], ParentType, ContextType, RequireFields<Sdl.QueryMyManagedAccountsArgs, 'status'>>;
  managedAccountOverview?: Resolver<ResolversTypes['ManagedAccountOverview'], ParentType, ContextType, RequireFields<Sdl.QueryManagedAccountOverviewArgs, 'id'>>;
  myManagers?: Resolver<Array<ResolversTypes['ManagedAccount']>, ParentType, ContextType>;
  publicManagedAccounts?: Resolver<ResolversTypes['ManagedAccountPage'], ParentType, ContextType, RequireFields<Sdl.QueryPublicManagedAccountsArgs, 'profileId' | 'profileType'>>;
  myMediaKits?: Resolver<Array<ResolversTypes['MediaKit']>, ParentType, ContextType>;
  publicMediaKit?: Resolver<ResolversTypes['CheckedMediaKit'], ParentType, ContextType, RequireFields<Sdl.QueryPublicMediaKitArgs, 'id'>>;
  myNotifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<Sdl.QueryMyNotificationsArgs>>;
  myPushDevice?: Resolver<ResolversTypes['PushDevice'], ParentType, ContextType, Partial<Sdl.QueryMyPushDeviceArgs>>;
  myWaitingListEntry?: Resolver<Sdl.Maybe<ResolversTypes['WaitingListEntry']>, ParentType, ContextType>;
  myData?: Resolver<ResolversTypes['MyData'], ParentType, ContextType>;
  myContactOpenings?: Resolver<ResolversTypes['ContactOpeningPage'], ParentType, ContextType, Partial<Sdl.QueryMyContactOpeningsArgs>>;
  myParticipantsRequests?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, Partial<Sdl.QueryMyParticipantsRequestsArgs>>;
  participantsRequests?: Resolver<ResolversTypes['ParticipantRequestPage'], ParentType, ContextType, RequireFields<Sdl.QueryParticipantsRequestsArgs, 'filter'>>;
  participants?: Resolver<ResolversTypes['ParticipantPage'], ParentType, ContextType, RequireFields<Sdl.QueryParticipantsArgs, 'filter'>>;
  programEligibility?: Resolver<ResolversTypes['EligibilityCheck'], ParentType, ContextType, RequireFields<Sdl.QueryProgramEligibilityArgs, 'programId'>>;
  programsForMe?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, Partial<Sdl.QueryProgramsForMeArgs>>;
  promoCodeIdeas?: Resolver<ResolversTypes['PromoCodeIdeas'], ParentType, ContextType, RequireFields<Sdl.QueryPromoCodeIdeasArgs, 'programId'>>;
  people?: Resolver<ResolversTypes['PersonPage'], ParentType, ContextType, RequireFields<Sdl.QueryPeopleArgs, 'sort'>>;
  peopleAlternatives?: Resolver<Array<ResolversTypes['PeopleAlternative']>, ParentType, ContextType, RequireFields<Sdl.QueryPeopleAlternativesArgs, 'filter'>>;
  mySavedPeopleFilters?: Resolver<Array<ResolversTypes['SavedPeopleFilter']>, ParentType, ContextType>;
  getProgramPerformance?: Resolver<ResolversTypes['ProgramPerformance'], ParentType, ContextType, RequireFields<Sdl.QueryGetProgramPerformanceArgs, 'programId'>>;
  getProgramSocialsPerformance?: Resolver<Array<ResolversTypes['SocialsOnDate']>, ParentType, ContextType, RequireFields<Sdl.QueryGetProgramSocialsPerformanceArgs, 'programId' | 'startDate' | 'endDate'>>;
  getParticipantSocialsPerformance?: Resolver<Array<ResolversTypes['SocialsOnDate']>, ParentType, ContextType, RequireFields<Sdl.QueryGetParticipantSocialsPerformanceArgs, 'programId' | 'profileId' | 'startDate' | 'endDate'>>;
  getParticipantPerformance?: Resolver<ResolversTypes['ParticipantPerformance'], ParentType, ContextType, RequireFields<Sdl.QueryGetParticipantPerformanceArgs, 'programId' | 'profileId'>>;
  performanceRange?: Resolver<ResolversTypes['PerformanceRange'], ParentType, ContextType, RequireFields<Sdl.QueryPerformanceRangeArgs, 'programId' | 'startDate' | 'endDate'>>;
  rankedParticipants?: Resolver<ResolversTypes['RankedParticipantPage'], ParentType, ContextType, RequireFields<Sdl.QueryRankedParticipantsArgs, 'programId'>>;
  homeFigures?: Resolver<ResolversTypes['HomeFigures'], ParentType, ContextType>;
  performanceCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Sdl.QueryPerformanceCsvArgs, 'programId' | 'startDate' | 'endDate'>>;
  activeProfile?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType>;
  myProfiles?: Resolver<Array<ResolversTypes['MyProfile']>, ParentType, ContextType>;
  myProfileInterests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  ProfileProgress?: Resolver<ResolversTypes['ProfileProgressResult'], ParentType, ContextType>;
  publicProfile?: Resolver<ResolversTypes['PublicProfile'], ParentType, ContextType, Partial<Sdl.QueryPublicProfileArgs>>;
  publicInterests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType, RequireFields<Sdl.QueryPublicInterestsArgs, 'profileId' | 'profileType'>>;
  isUserNameAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Sdl.QueryIsUserNameAvailableArgs, 'userName' | 'scope'>>;
  myBrandDays?: Resolver<Array<ResolversTypes['BrandDays']>, ParentType, ContextType>;
  programContents?: Resolver<ResolversTypes['ProgramContentPage'], ParentType, ContextType, RequireFields<Sdl.QueryProgramContentsArgs, 'programId' | 'contentStepType'>>;
  myPrograms?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, Partial<Sdl.QueryMyProgramsArgs>>;
  programs?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, Partial<Sdl.QueryProgramsArgs>>;
  programsByProfile?: Resolver<ResolversTypes['ProgramPage'], ParentType, ContextType, RequireFields<Sdl.QueryProgramsByProfileArgs, 'profileId'>>;
  program?: Resolver<ResolversTypes['Program'], ParentType, ContextType, RequireFields<Sdl.QueryProgramArgs, 'programId'>>;
  publicProgram?: Resolver<ResolversTypes['PublicProgram'], ParentType, ContextType, RequireFields<Sdl.QueryPublicProgramArgs, 'programId'>>;
  programDryRun?: Resolver<ResolversTypes['ProgramDryRun'], ParentType, ContextType, RequireFields<Sdl.QueryProgramDryRunArgs, 'programId'>>;
  programStep?: Resolver<Sdl.Maybe<ResolversTypes['ProgramStep']>, ParentType, ContextType, RequireFields<Sdl.QueryProgramStepArgs, 'programId' | 'type'>>;
  programBudgetEstimate?: Resolver<ResolversTypes['ProgramBudgetEstimate'], ParentType, ContextType, RequireFields<Sdl.QueryProgramBudgetEstimateArgs, 'programId'>>;
  programMatches?: Resolver<ResolversTypes['CriteriaMatches'], ParentType, ContextType, RequireFields<Sdl.QueryProgramMatchesArgs, 'criteria'>>;
  proposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<Sdl.QueryProposalArgs, 'address'>>;
  myProposals?: Resolver<Array<ResolversTypes['OwnProposal']>, ParentType, ContextType>;
  proposalChoices?: Resolver<Array<ResolversTypes['ProposalTalent']>, ParentType, ContextType>;
  getCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  searchLocations?: Resolver<Array<ResolversTypes['LocationSuggestion']>, ParentType, ContextType, RequireFields<Sdl.QuerySearchLocationsArgs, 'term' | 'limit'>>;
  getInterests?: Resolver<ResolversTypes['InterestPage'], ParentType, ContextType, Partial<Sdl.QueryGetInterestsArgs>>;
  regions?: Resolver<Array<ResolversTypes['Region']>, ParentType, ContextType, Partial<Sdl.QueryRegionsArgs>>;
  serviceAreas?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType, Partial<Sdl.QueryServiceAreasArgs>>;
  participationTimeline?: Resolver<Array<ResolversTypes['TimelineEntry']>, ParentType, ContextType, RequireFields<Sdl.QueryParticipationTimelineArgs, 'programId' | 'profileId'>>;
  unpaidRewards?: Resolver<Array<ResolversTypes['UnpaidReward']>, ParentType, ContextType, Partial<Sdl.QueryUnpaidRewardsArgs>>;
  termsReceipt?: Resolver<ResolversTypes['TermsReceipt'], ParentType, ContextType, RequireFields<Sdl.QueryTermsReceiptArgs, 'participationId'>>;
  search?: Resolver<ResolversTypes['SearchPage'], ParentType, ContextType, RequireFields<Sdl.QuerySearchArgs, 'searchInput'>>;
  searchProfiles?: Resolver<ResolversTypes['ProfileSummaryPage'], ParentType, ContextType, RequireFields<Sdl.QuerySearchProfilesArgs, 'term'>>;
  currentUser?: Resolver<ResolversTypes['CurrentUser'], ParentType, ContextType, Partial<Sdl.QueryCurrentUserArgs>>;
  shops?: Resolver<Array<ResolversTypes['ShopPlatform']>, ParentType, ContextType>;
  shopOrders?: Resolver<ResolversTypes['ShopOrderPage'], ParentType, ContextType, RequireFields<Sdl.QueryShopOrdersArgs, 'id'>>;
  searchBrands?: Resolver<Array<ResolversTypes['BrandSuggestion']>, ParentType, ContextType, RequireFields<Sdl.QuerySearchBrandsArgs, 'term'>>;
  myFeaturedPosts?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType>;
  visibleProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  myProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  myBrandCollaborations?: Resolver<Array<ResolversTypes['BrandCollaboration']>, ParentType, ContextType>;
  myRateCards?: Resolver<Array<ResolversTypes['RateCard']>, ParentType, ContextType, Partial<Sdl.QueryMyRateCardsArgs>>;
  publicProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType, RequireFields<Sdl.QueryPublicProfileLinksArgs, 'profileId' | 'profileType'>>;
  publicProfileFeaturedPosts?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType, RequireFields<Sdl.QueryPublicProfileFeaturedPostsArgs, 'profileId' | 'profileType'>>;
  publicProfileBrandCollaborations?: Resolver<Array<ResolversTypes['BrandCollaboration']>, ParentType, ContextType, RequireFields<Sdl.QueryPublicProfileBrandCollaborationsArgs, 'profileId' | 'profileType'>>;
  publicUserRateCards?: Resolver<Array<ResolversTypes['RateCard']>, ParentType, ContextType, RequireFields<Sdl.QueryPublicUserRateCardsArgs, 'filter'>>;
  mySocialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  publicProfileSocialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType, RequireFields<Sdl.QueryPublicProfileSocialLinksArgs, 'profileId' | 'profileType'>>;
  splits?: Resolver<ResolversTypes['SplitsOverview'], ParentType, ContextType, RequireFields<Sdl.QuerySplitsArgs, 'managedAccountId'>>;
  programTills?: Resolver<Array<ResolversTypes['Till']>, ParentType, ContextType, RequireFields<Sdl.QueryProgramTillsArgs, 'programId'>>;
  tillOrders?: Resolver<ResolversTypes['TillOrderPage'], ParentType, ContextType, RequireFields<Sdl.QueryTillOrdersArgs, 'programId'>>;
  programTrackingSetup?: Resolver<ResolversTypes['TrackingSetup'], ParentType, ContextType, RequireFields<Sdl.QueryProgramTrackingSetupArgs, 'programId'>>;
  uncountedResults?: Resolver<Array<ResolversTypes['UncountedReasonTotal']>, ParentType, ContextType, RequireFields<Sdl.QueryUncountedResultsArgs, 'programId'>>;
  waitingResults?: Resolver<ResolversTypes['WaitingResultPage'], ParentType, ContextType, RequireFields<Sdl.QueryWaitingResultsArgs, 'programId'>>;
  waitingResultsCsv?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Sdl.QueryWaitingResultsCsvArgs, 'programId'>>;
  differingReports?: Resolver<ResolversTypes['DifferingReportPage'], ParentType, ContextType, RequireFields<Sdl.QueryDifferingReportsArgs, 'programId'>>;
  myVerifications?: Resolver<Array<ResolversTypes['Verification']>, ParentType, ContextType>;
  myIdentityRecheck?: Resolver<Sdl.Maybe<ResolversTypes['IdentityRecheck']>, ParentType, ContextType>;
  validatePersonaInquiry?: Resolver<ResolversTypes['PersonaInquiryValidation'], ParentType, ContextType, RequireFields<Sdl.QueryValidatePersonaInquiryArgs, 'inquiryId'>>;
  myWallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType, RequireFields<Sdl.QueryMyWalletArgs, 'currency'>>;
  myTransactions?: Resolver<ResolversTypes['TransactionPage'], ParentType, ContextType, Partial<Sdl.QueryMyTransactionsArgs>>;
  myWithdrawalAccounts?: Resolver<ResolversTypes['WithdrawalAccountPage'], ParentType, ContextType, Partial<Sdl.QueryMyWithdrawalAccountsArgs>>;
  walletBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<Sdl.QueryWalletBillArgs, 'kind' | 'amount'>>;
  topUp?: Resolver<ResolversTypes['TopUp'], ParentType, ContextType, RequireFields<Sdl.QueryTopUpArgs, 'id'>>;
  withdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<Sdl.QueryWithdrawalArgs, 'id'>>;
  webhookEndpoints?: Resolver<Array<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  webhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<Sdl.QueryWebhookEndpointArgs, 'id'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, RequireFields<Sdl.QueryWebhookDeliveriesArgs, 'endpointId'>>;
  webhookDelivery?: Resolver<ResolversTypes['WebhookDeliveryLog'], ParentType, ContextType, RequireFields<Sdl.QueryWebhookDeliveryArgs, 'id'>>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  makeApiKey?: Resolver<ResolversTypes['MadeApiKey'], ParentType, ContextType, RequireFields<Sdl.MutationMakeApiKeyArgs, 'makeApiKeyInput'>>;
  revokeApiKey?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationRevokeApiKeyArgs, 'id'>>;
  createGroup?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationCreateGroupArgs, 'createGroupInput'>>;
  updateGroup?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateGroupArgs, 'updateGroupInput'>>;
  updateGroupInterests?: Resolver<ResolversTypes['GroupInterestsResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateGroupInterestsArgs, 'groupId' | 'interests'>>;
  joinGroup?: Resolver<ResolversTypes['GroupRef'], ParentType, ContextType, RequireFields<Sdl.MutationJoinGroupArgs, 'groupId'>>;
  leaveGroupMembership?: Resolver<ResolversTypes['GroupRef'], ParentType, ContextType, RequireFields<Sdl.MutationLeaveGroupMembershipArgs, 'groupId'>>;
  InviteGroupMember?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationInviteGroupMemberArgs, 'payload'>>;
  updateGroupInvitation?: Resolver<ResolversTypes['GroupRef'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateGroupInvitationArgs, 'groupId' | 'groupInvitationId' | 'status'>>;
  updateRequestToJoinGroup?: Resolver<ResolversTypes['GroupRef'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateRequestToJoinGroupArgs, 'groupId' | 'groupInvitationId' | 'status'>>;
  cancelGroupInvitation?: Resolver<ResolversTypes['GroupInvitationStatusResult'], ParentType, ContextType, RequireFields<Sdl.MutationCancelGroupInvitationArgs, 'groupInvitationId'>>;
  updateGroupMember?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateGroupMemberArgs, 'input'>>;
  removeGroupMember?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationRemoveGroupMemberArgs, 'input'>>;
  transferGroupOwnership?: Resolver<ResolversTypes['Group'], ParentType, ContextType, RequireFields<Sdl.MutationTransferGroupOwnershipArgs, 'groupId' | 'groupMemberId'>>;
  deleteGroup?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteGroupArgs, 'groupId'>>;
  inviteFriend?: Resolver<ResolversTypes['FriendInvitation'], ParentType, ContextType, RequireFields<Sdl.MutationInviteFriendArgs, 'inviteFriendInput'>>;
  submitLicence?: Resolver<ResolversTypes['MyLicence'], ParentType, ContextType, RequireFields<Sdl.MutationSubmitLicenceArgs, 'submitLicenceInput'>>;
  removeLicence?: Resolver<ResolversTypes['MyLicence'], ParentType, ContextType>;
  checkProgramLink?: Resolver<ResolversTypes['ProgramLinkCheck'], ParentType, ContextType, RequireFields<Sdl.MutationCheckProgramLinkArgs, 'programId'>>;
  inviteManagedAccount?: Resolver<ResolversTypes['ManagedAccount'], ParentType, ContextType, RequireFields<Sdl.MutationInviteManagedAccountArgs, 'profileId'>>;
  updateManagedAccount?: Resolver<ResolversTypes['ManagedAccount'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateManagedAccountArgs, 'id' | 'status'>>;
  removeManagedAccount?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationRemoveManagedAccountArgs, 'id'>>;
  makeMediaKit?: Resolver<ResolversTypes['MediaKit'], ParentType, ContextType, RequireFields<Sdl.MutationMakeMediaKitArgs, 'makeMediaKitInput'>>;
  removeMediaKit?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationRemoveMediaKitArgs, 'id'>>;
  updateMultipleNotificationStatus?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<Sdl.MutationUpdateMultipleNotificationStatusArgs, 'notifications'>>;
  addPushSubscription?: Resolver<ResolversTypes['PushDevice'], ParentType, ContextType, RequireFields<Sdl.MutationAddPushSubscriptionArgs, 'addPushSubscriptionInput'>>;
  removePushSubscription?: Resolver<ResolversTypes['PushDevice'], ParentType, ContextType, RequireFields<Sdl.MutationRemovePushSubscriptionArgs, 'endpoint'>>;
  submitOnboardingAnswers?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<Sdl.MutationSubmitOnboardingAnswersArgs, 'onboardingAnswersInput'>>;
  setUpIndividualAccount?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<Sdl.MutationSetUpIndividualAccountArgs, 'setUpIndividualAccountInput'>>;
  joinWaitingList?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType>;
  completeWaitingListTask?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType, RequireFields<Sdl.MutationCompleteWaitingListTaskArgs, 'task'>>;
  requestDataArchive?: Resolver<ResolversTypes['MyData'], ParentType, ContextType>;
  linkDataArchive?: Resolver<ResolversTypes['DataArchiveLink'], ParentType, ContextType, RequireFields<Sdl.MutationLinkDataArchiveArgs, 'id'>>;
  deleteMyAccount?: Resolver<ResolversTypes['MyData'], ParentType, ContextType>;
  keepMyAccount?: Resolver<ResolversTypes['MyData'], ParentType, ContextType>;
  contactOpened?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationContactOpenedArgs, 'profileId' | 'method'>>;
  joinProgram?: Resolver<ResolversTypes['JoinProgramResult'], ParentType, ContextType, RequireFields<Sdl.MutationJoinProgramArgs, 'programId'>>;
  updateParticipantRequest?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateParticipantRequestArgs, 'input'>>;
  updateParticipantRequests?: Resolver<Array<ResolversTypes['AnsweredRequest']>, ParentType, ContextType, RequireFields<Sdl.MutationUpdateParticipantRequestsArgs, 'input'>>;
  choosePromoCode?: Resolver<ResolversTypes['PromoCode'], ParentType, ContextType, RequireFields<Sdl.MutationChoosePromoCodeArgs, 'input'>>;
  savePeopleFilter?: Resolver<ResolversTypes['SavedPeopleFilter'], ParentType, ContextType, RequireFields<Sdl.MutationSavePeopleFilterArgs, 'savePeopleFilterInput'>>;
  deleteSavedPeopleFilter?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteSavedPeopleFilterArgs, 'id'>>;
  upgradeUser?: Resolver<ResolversTypes['MembershipResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpgradeUserArgs, 'type'>>;
  updateProfileSettings?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateProfileSettingsArgs, 'updateProfileSettingsInput'>>;
  editProfileImage?: Resolver<ResolversTypes['ProfileImageResult'], ParentType, ContextType, RequireFields<Sdl.MutationEditProfileImageArgs, 'file'>>;
  updateProfileInterests?: Resolver<ResolversTypes['InterestsResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateProfileInterestsArgs, 'interests'>>;
  updateContactDetails?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateContactDetailsArgs, 'updateContactDetailsInput'>>;
  createBrandDays?: Resolver<ResolversTypes['BrandDays'], ParentType, ContextType, RequireFields<Sdl.MutationCreateBrandDaysArgs, 'createBrandDaysInput'>>;
  updateBrandDays?: Resolver<ResolversTypes['BrandDays'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateBrandDaysArgs, 'updateBrandDaysInput'>>;
  deleteBrandDays?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteBrandDaysArgs, 'id'>>;
  addContent?: Resolver<ResolversTypes['ProgramContent'], ParentType, ContextType, RequireFields<Sdl.MutationAddContentArgs, 'addContentInput'>>;
  editContent?: Resolver<ResolversTypes['ProgramContent'], ParentType, ContextType, RequireFields<Sdl.MutationEditContentArgs, 'editContentInput'>>;
  deleteContent?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteContentArgs, 'id'>>;
  retryContent?: Resolver<ResolversTypes['ProgramContent'], ParentType, ContextType, RequireFields<Sdl.MutationRetryContentArgs, 'id'>>;
  reorderContent?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationReorderContentArgs, 'reorderContentInput'>>;
  publishProgram?: Resolver<ResolversTypes['PublishProgramResult'], ParentType, ContextType, RequireFields<Sdl.MutationPublishProgramArgs, 'id'>>;
  updateProgramStatus?: Resolver<ResolversTypes['Program'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateProgramStatusArgs, 'updateProgramStatusInput'>>;
  topUpProgramBudget?: Resolver<ResolversTypes['ProgramBudgetUsage'], ParentType, ContextType, RequireFields<Sdl.MutationTopUpProgramBudgetArgs, 'programId' | 'amount' | 'idempotencyKey'>>;
  deleteProgram?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteProgramArgs, 'id'>>;
  upsertProgram?: Resolver<ResolversTypes['UpsertProgramResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpsertProgramArgs, 'upsertProgramInput'>>;
  copyProgram?: Resolver<ResolversTypes['UpsertProgramResult'], ParentType, ContextType, RequireFields<Sdl.MutationCopyProgramArgs, 'id'>>;
  upsertProgramStep?: Resolver<ResolversTypes['UpsertProgramStepResult'], ParentType, ContextType, RequireFields<Sdl.MutationUpsertProgramStepArgs, 'upsertProgramStepInput'>>;
  uploadProgramAsset?: Resolver<ResolversTypes['UploadedFile'], ParentType, ContextType, RequireFields<Sdl.MutationUploadProgramAssetArgs, 'programId' | 'file'>>;
  makeProposal?: Resolver<ResolversTypes['OwnProposal'], ParentType, ContextType, RequireFields<Sdl.MutationMakeProposalArgs, 'makeProposalInput'>>;
  withdrawProposal?: Resolver<ResolversTypes['OwnProposal'], ParentType, ContextType, RequireFields<Sdl.MutationWithdrawProposalArgs, 'id'>>;
  proposalSeen?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationProposalSeenArgs, 'address'>>;
  askTalents?: Resolver<Array<ResolversTypes['TalentRequestResult']>, ParentType, ContextType, RequireFields<Sdl.MutationAskTalentsArgs, 'askTalentsInput'>>;
  markRewardDelivered?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationMarkRewardDeliveredArgs, 'programId' | 'profileId' | 'milestoneId'>>;
  seeTerms?: Resolver<ResolversTypes['TermsReceipt'], ParentType, ContextType, RequireFields<Sdl.MutationSeeTermsArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<Sdl.MutationSignInArgs, 'signInInput'>>;
  signUp?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<Sdl.MutationSignUpArgs, 'signUpInput'>>;
  resendOtp?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<Sdl.MutationResendOtpArgs, 'challengeId'>>;
  verifyOtp?: Resolver<ResolversTypes['AuthSession'], ParentType, ContextType, RequireFields<Sdl.MutationVerifyOtpArgs, 'verifyOtpInput'>>;
  regenerateAccessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<Sdl.MutationRegenerateAccessTokenArgs, 'refreshToken'>>;
  signOut?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationSignOutArgs, 'refreshToken'>>;
  switchUser?: Resolver<ResolversTypes['SwitchedSession'], ParentType, ContextType, RequireFields<Sdl.MutationSwitchUserArgs, 'type' | 'profileId'>>;
  switchLanguage?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationSwitchLanguageArgs, 'language'>>;
  beginShop?: Resolver<ResolversTypes['ShopPlatform'], ParentType, ContextType, RequireFields<Sdl.MutationBeginShopArgs, 'kind'>>;
  signInToShop?: Resolver<ResolversTypes['ShopSignIn'], ParentType, ContextType, RequireFields<Sdl.MutationSignInToShopArgs, 'input'>>;
  completeShop?: Resolver<ResolversTypes['ShopPlatform'], ParentType, ContextType, RequireFields<Sdl.MutationCompleteShopArgs, 'input'>>;
  enterShopKey?: Resolver<ResolversTypes['ShopPlatform'], ParentType, ContextType, RequireFields<Sdl.MutationEnterShopKeyArgs, 'input'>>;
  moveShop?: Resolver<ResolversTypes['ShopPlatform'], ParentType, ContextType, RequireFields<Sdl.MutationMoveShopArgs, 'input'>>;
  checkShop?: Resolver<ResolversTypes['ShopChecked'], ParentType, ContextType, RequireFields<Sdl.MutationCheckShopArgs, 'id'>>;
  removeShop?: Resolver<ResolversTypes['ShopPlatform'], ParentType, ContextType, RequireFields<Sdl.MutationRemoveShopArgs, 'id'>>;
  createFeaturedPost?: Resolver<ResolversTypes['FeaturedPost'], ParentType, ContextType, RequireFields<Sdl.MutationCreateFeaturedPostArgs, 'createFeaturedPostInput'>>;
  updateFeaturedPost?: Resolver<ResolversTypes['FeaturedPost'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateFeaturedPostArgs, 'updateFeaturedPostInput'>>;
  deleteFeaturedPost?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteFeaturedPostArgs, 'id'>>;
  pinFeaturedPost?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType, RequireFields<Sdl.MutationPinFeaturedPostArgs, 'id' | 'pinned'>>;
  createProfileLink?: Resolver<ResolversTypes['ProfileLink'], ParentType, ContextType, RequireFields<Sdl.MutationCreateProfileLinkArgs, 'createProfileLinkInput'>>;
  updateProfileLink?: Resolver<ResolversTypes['ProfileLink'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateProfileLinkArgs, 'updateProfileLinkInput'>>;
  deleteProfileLink?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteProfileLinkArgs, 'id'>>;
  reorderProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType, RequireFields<Sdl.MutationReorderProfileLinksArgs, 'ids'>>;
  createBrandCollaboration?: Resolver<ResolversTypes['BrandCollaboration'], ParentType, ContextType, RequireFields<Sdl.MutationCreateBrandCollaborationArgs, 'createBrandCollaborationInput'>>;
  updateBrandCollaboration?: Resolver<ResolversTypes['BrandCollaboration'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateBrandCollaborationArgs, 'updateBrandCollaborationInput'>>;
  deleteBrandCollaboration?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteBrandCollaborationArgs, 'id'>>;
  createRateCard?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType, RequireFields<Sdl.MutationCreateRateCardArgs, 'createRateCardInput'>>;
  updateRateCard?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateRateCardArgs, 'updateRateCardInput'>>;
  deleteRateCard?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteRateCardArgs, 'id'>>;
  connectSocialAccount?: Resolver<ResolversTypes['ConnectSession'], ParentType, ContextType, RequireFields<Sdl.MutationConnectSocialAccountArgs, 'connectSocialAccountInput'>>;
  completeSocialConnection?: Resolver<ResolversTypes['SocialLink'], ParentType, ContextType, RequireFields<Sdl.MutationCompleteSocialConnectionArgs, 'completeSocialConnectionInput'>>;
  refreshSocialLink?: Resolver<ResolversTypes['SocialLink'], ParentType, ContextType, RequireFields<Sdl.MutationRefreshSocialLinkArgs, 'id'>>;
  removeSocialLink?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationRemoveSocialLinkArgs, 'id'>>;
  proposeSplit?: Resolver<ResolversTypes['Split'], ParentType, ContextType, RequireFields<Sdl.MutationProposeSplitArgs, 'proposeSplitInput'>>;
  answerSplit?: Resolver<ResolversTypes['Split'], ParentType, ContextType, RequireFields<Sdl.MutationAnswerSplitArgs, 'id' | 'accepts'>>;
  endSplit?: Resolver<ResolversTypes['Split'], ParentType, ContextType, RequireFields<Sdl.MutationEndSplitArgs, 'id'>>;
  makeTill?: Resolver<ResolversTypes['MadeTill'], ParentType, ContextType, RequireFields<Sdl.MutationMakeTillArgs, 'input'>>;
  changeTill?: Resolver<ResolversTypes['Till'], ParentType, ContextType, RequireFields<Sdl.MutationChangeTillArgs, 'input'>>;
  renewTillPin?: Resolver<ResolversTypes['MadeTill'], ParentType, ContextType, RequireFields<Sdl.MutationRenewTillPinArgs, 'programId' | 'id'>>;
  revokeTill?: Resolver<ResolversTypes['Till'], ParentType, ContextType, RequireFields<Sdl.MutationRevokeTillArgs, 'programId' | 'id'>>;
  rotateProgramTrackingKey?: Resolver<ResolversTypes['TrackingSetup'], ParentType, ContextType, RequireFields<Sdl.MutationRotateProgramTrackingKeyArgs, 'programId'>>;
  sendTestConversion?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationSendTestConversionArgs, 'programId'>>;
  requestSecondLook?: Resolver<ResolversTypes['SecondLook'], ParentType, ContextType, RequireFields<Sdl.MutationRequestSecondLookArgs, 'secondLookInput'>>;
  decideWaitingResults?: Resolver<ResolversTypes['DecidedWaitingResults'], ParentType, ContextType, RequireFields<Sdl.MutationDecideWaitingResultsArgs, 'input'>>;
  startPixelTest?: Resolver<ResolversTypes['PixelTest'], ParentType, ContextType, RequireFields<Sdl.MutationStartPixelTestArgs, 'programId'>>;
  createPersonaInquiry?: Resolver<ResolversTypes['PersonaInquiry'], ParentType, ContextType>;
  submitPersonaInquiry?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<Sdl.MutationSubmitPersonaInquiryArgs, 'inquiryId'>>;
  createBusinessProfile?: Resolver<ResolversTypes['BusinessProfileResult'], ParentType, ContextType, RequireFields<Sdl.MutationCreateBusinessProfileArgs, 'createBusinessProfileInput'>>;
  resubmitBusinessVerification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<Sdl.MutationResubmitBusinessVerificationArgs, 'profileId' | 'documents'>>;
  topUpWallet?: Resolver<ResolversTypes['TopUp'], ParentType, ContextType, RequireFields<Sdl.MutationTopUpWalletArgs, 'topUpWalletInput'>>;
  withdrawFromWallet?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<Sdl.MutationWithdrawFromWalletArgs, 'withdrawFromWalletInput'>>;
  createWithdrawalAccount?: Resolver<ResolversTypes['WithdrawalAccount'], ParentType, ContextType, RequireFields<Sdl.MutationCreateWithdrawalAccountArgs, 'createWithdrawalAccountInput'>>;
  updateWithdrawalAccount?: Resolver<ResolversTypes['WithdrawalAccount'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateWithdrawalAccountArgs, 'updateWithdrawalAccountInput'>>;
  deleteWithdrawalAccount?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteWithdrawalAccountArgs, 'id'>>;
  addWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<Sdl.MutationAddWebhookEndpointArgs, 'addWebhookEndpointInput'>>;
  updateWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<Sdl.MutationUpdateWebhookEndpointArgs, 'updateWebhookEndpointInput'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<Sdl.MutationRotateWebhookSecretArgs, 'endpointId'>>;
  deleteWebhookEndpoint?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<Sdl.MutationDeleteWebhookEndpointArgs, 'id'>>;
  sendTestWebhook?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<Sdl.MutationSendTestWebhookArgs, 'endpointId'>>;
  replayWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<Sdl.MutationReplayWebhookDeliveryArgs, 'id'>>;
  replayWebhookEvents?: Resolver<ResolversTypes['WebhookReplay'], ParentType, ContextType, RequireFields<Sdl.MutationReplayWebhookEventsArgs, 'replayWebhookEventsInput'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface MinorUnitsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['MinorUnits'], any> {
  name: 'MinorUnits';
}

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type AckResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ack'] = ResolversParentTypes['Ack']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IdResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['IdResult'] = ResolversParentTypes['IdResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProgramFundsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramFunds'] = ResolversParentTypes['ProgramFunds']> = {
  checkpoint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  free?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  isCheckable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FundsProofResolvers<ContextType = any, ParentType extends ResolversParentTypes['FundsProof'] = ResolversParentTypes['FundsProof']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverPhoto?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDiscoverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupMembersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  myRole?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
};

export type GroupPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupPage'] = ResolversParentTypes['GroupPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
};

export type GroupMemberResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupMember'] = ResolversParentTypes['GroupMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type GroupMemberPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupMemberPage'] = ResolversParentTypes['GroupMemberPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentMemberGroupRole?: Resolver<Sdl.Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['GroupMember']>, ParentType, ContextType>;
};

export type GroupInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupInvitation'] = ResolversParentTypes['GroupInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
  invitedByProfileId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invitedByUserId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isJoinRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GroupInvitationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupInvitationPage'] = ResolversParentTypes['GroupInvitationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['GroupInvitation']>, ParentType, ContextType>;
};

export type LastRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['LastRequest'] = ResolversParentTypes['LastRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  retryAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type GroupMembershipResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupMembership'] = ResolversParentTypes['GroupMembership']> = {
  role?: Resolver<ResolversTypes['GroupRole'], ParentType, ContextType>;
  type?: Resolver<Sdl.Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
  lastRequest?: Resolver<Sdl.Maybe<ResolversTypes['LastRequest']>, ParentType, ContextType>;
  invitation?: Resolver<Sdl.Maybe<ResolversTypes['GroupInvitation']>, ParentType, ContextType>;
};

export type GroupRefResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupRef'] = ResolversParentTypes['GroupRef']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CountryCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryCount'] = ResolversParentTypes['CountryCount']> = {
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupInterestsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupInterestsResult'] = ResolversParentTypes['GroupInterestsResult']> = {
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
};

export type GroupInvitationStatusResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupInvitationStatusResult'] = ResolversParentTypes['GroupInvitationStatusResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
};

export type WeightedKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['WeightedKey'] = ResolversParentTypes['WeightedKey']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AudienceAnalyticsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AudienceAnalytics'] = ResolversParentTypes['AudienceAnalytics']> = {
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  age?: Resolver<Array<ResolversTypes['WeightedKey']>, ParentType, ContextType>;
  gender?: Resolver<Array<ResolversTypes['WeightedKey']>, ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['WeightedKey']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['WeightedKey']>, ParentType, ContextType>;
  languages?: Resolver<Array<ResolversTypes['WeightedKey']>, ParentType, ContextType>;
  races?: Resolver<Array<ResolversTypes['WeightedKey']>, ParentType, ContextType>;
  measuredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AvgStatsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AvgStats'] = ResolversParentTypes['AvgStats']> = {
  engagement?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  likes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  postsPerWeek?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  measuredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MetricPointResolvers<ContextType = any, ParentType extends ResolversParentTypes['MetricPoint'] = ResolversParentTypes['MetricPoint']> = {
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MetricSeriesResolvers<ContextType = any, ParentType extends ResolversParentTypes['MetricSeries'] = ResolversParentTypes['MetricSeries']> = {
  metric?: Resolver<ResolversTypes['MetricName'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['MetricPoint']>, ParentType, ContextType>;
  source?: Resolver<Sdl.Maybe<ResolversTypes['DataSource']>, ParentType, ContextType>;
};

export type FriendInvitationResolvers<ContextType = any, ParentType extends ResolversParentTypes['FriendInvitation'] = ResolversParentTypes['FriendInvitation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobileNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FriendInvitationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['FriendInvitationPage'] = ResolversParentTypes['FriendInvitationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['FriendInvitation']>, ParentType, ContextType>;
};

export type LicenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Licence'] = ResolversParentTypes['Licence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LicenceState'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  accountIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  documentName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  submittedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  checkedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MyLicenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyLicence'] = ResolversParentTypes['MyLicence']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current?: Resolver<Sdl.Maybe<ResolversTypes['Licence']>, ParentType, ContextType>;
  next?: Resolver<Sdl.Maybe<ResolversTypes['Licence']>, ParentType, ContextType>;
};

export type PublicLicenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicLicence'] = ResolversParentTypes['PublicLicence']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  accountIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ParticipantLicenceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParticipantLicence'] = ResolversParentTypes['ParticipantLicence']> = {
  state?: Resolver<ResolversTypes['ParticipantLicenceState'], ParentType, ContextType>;
  number?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresOn?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
};

export type ProgramOutageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramOutage'] = ResolversParentTypes['ProgramOutage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  end?: Resolver<Sdl.Maybe<ResolversTypes['OutageEnd']>, ParentType, ContextType>;
  fault?: Resolver<ResolversTypes['LinkFault'], ParentType, ContextType>;
  status?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  site?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramLinkCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramLinkCheck'] = ResolversParentTypes['ProgramLinkCheck']> = {
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['LinkState'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  fault?: Resolver<Sdl.Maybe<ResolversTypes['LinkFault']>, ParentType, ContextType>;
  status?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  site?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mayConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outages?: Resolver<Array<ResolversTypes['ProgramOutage']>, ParentType, ContextType>;
};

export type ManagedAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['ManagedAccount'] = ResolversParentTypes['ManagedAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manager_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  manager?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ManagedAccountOverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['ManagedAccountOverview'] = ResolversParentTypes['ManagedAccountOverview']> = {
  account?: Resolver<ResolversTypes['ManagedAccount'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['ParticipantRequestPage'], ParentType, ContextType, Partial<Sdl.ManagedAccountOverviewRequestsArgs>>;
};

export type ManagedAccountPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ManagedAccountPage'] = ResolversParentTypes['ManagedAccountPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ManagedAccount']>, ParentType, ContextType>;
};

export type MediaKitResolvers<ContextType = any, ParentType extends ResolversParentTypes['MediaKit'] = ResolversParentTypes['MediaKit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type MediaKitTodayResolvers<ContextType = any, ParentType extends ResolversParentTypes['MediaKitToday'] = ResolversParentTypes['MediaKitToday']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckedMediaKitResolvers<ContextType = any, ParentType extends ResolversParentTypes['CheckedMediaKit'] = ResolversParentTypes['CheckedMediaKit']> = {
  kit?: Resolver<ResolversTypes['MediaKit'], ParentType, ContextType>;
  isUnchanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  today?: Resolver<Array<ResolversTypes['MediaKitToday']>, ParentType, ContextType>;
  checkedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
};

export type NotificationMetaResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationMeta'] = ResolversParentTypes['NotificationMeta']> = {
  groupId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  groupName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groupUserName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accepted_at?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rejected_at?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  cancelled_at?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  programId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  programName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  programStatus?: Resolver<Sdl.Maybe<ResolversTypes['ProgramStatus']>, ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  percent?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  count?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  filterName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  meta?: Resolver<ResolversTypes['NotificationMeta'], ParentType, ContextType>;
  referenceId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sender?: Resolver<Sdl.Maybe<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
  senderType?: Resolver<Sdl.Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type PushDeviceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PushDevice'] = ResolversParentTypes['PushDevice']> = {
  publicKey?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingListEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingListEntry'] = ResolversParentTypes['WaitingListEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  admittedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  invitationCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  acceptedInvitations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doneTasks?: Resolver<Array<ResolversTypes['WaitingListTask']>, ParentType, ContextType>;
  microblogUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  communities?: Resolver<Array<ResolversTypes['CommunityLink']>, ParentType, ContextType>;
};

export type CommunityLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommunityLink'] = ResolversParentTypes['CommunityLink']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DataSectionCountResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataSectionCount'] = ResolversParentTypes['DataSectionCount']> = {
  section?: Resolver<ResolversTypes['DataSection'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DataArchiveResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataArchive'] = ResolversParentTypes['DataArchive']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DataArchiveState'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  readyAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kilobytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DataSectionCount']>, ParentType, ContextType>;
};

export type AccountDeletionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccountDeletion'] = ResolversParentTypes['AccountDeletion']> = {
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  heldSince?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type StayingDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['StayingData'] = ResolversParentTypes['StayingData']> = {
  kind?: Resolver<ResolversTypes['StayingKind'], ParentType, ContextType>;
  until?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MyDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyData'] = ResolversParentTypes['MyData']> = {
  archive?: Resolver<Sdl.Maybe<ResolversTypes['DataArchive']>, ParentType, ContextType>;
  nextArchiveAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deletion?: Resolver<Sdl.Maybe<ResolversTypes['AccountDeletion']>, ParentType, ContextType>;
  deletionDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  hasOpenWithdrawal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  stays?: Resolver<Array<ResolversTypes['StayingData']>, ParentType, ContextType>;
};

export type ContactOpeningResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactOpening'] = ResolversParentTypes['ContactOpening']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  openedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sawNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sawEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Sdl.Maybe<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
};

export type ContactOpeningPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContactOpeningPage'] = ResolversParentTypes['ContactOpeningPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strangers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ContactOpening']>, ParentType, ContextType>;
};

export type DataArchiveLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataArchiveLink'] = ResolversParentTypes['DataArchiveLink']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ParticipantRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParticipantRequest'] = ResolversParentTypes['ParticipantRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  program?: Resolver<Sdl.Maybe<ResolversTypes['Program']>, ParentType, ContextType>;
  answeredAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eligibility?: Resolver<ResolversTypes['EligibilityCheck'], ParentType, ContextType>;
  reach?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  declineReason?: Resolver<Sdl.Maybe<ResolversTypes['RequestDeclineReason']>, ParentType, ContextType>;
  declineNote?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParticipantRequestPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParticipantRequestPage'] = ResolversParentTypes['ParticipantRequestPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ParticipantRequest']>, ParentType, ContextType>;
};

export type ParticipantResolvers<ContextType = any, ParentType extends ResolversParentTypes['Participant'] = ResolversParentTypes['Participant']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  earned?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['ParticipantLicence'], ParentType, ContextType>;
};

export type ParticipantPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParticipantPage'] = ResolversParentTypes['ParticipantPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Participant']>, ParentType, ContextType>;
};

export type JoinProgramResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['JoinProgramResult'] = ResolversParentTypes['JoinProgramResult']> = {
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EligibilityCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['EligibilityCheck'] = ResolversParentTypes['EligibilityCheck']> = {
  eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failed?: Resolver<Array<ResolversTypes['EligibilityCriterion']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['CriterionCheck']>, ParentType, ContextType>;
};

export type CriterionCheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['CriterionCheck'] = ResolversParentTypes['CriterionCheck']> = {
  criterion?: Resolver<ResolversTypes['EligibilityCriterion'], ParentType, ContextType>;
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  platform?: Resolver<Sdl.Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  measure?: Resolver<Sdl.Maybe<ResolversTypes['CriterionMeasure']>, ParentType, ContextType>;
  needed?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  has?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  names?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramFitResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramFit'] = ResolversParentTypes['ProgramFit']> = {
  eligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mend?: Resolver<Sdl.Maybe<ResolversTypes['JoinMend']>, ParentType, ContextType>;
  platform?: Resolver<Sdl.Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
};

export type AnsweredRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['AnsweredRequest'] = ResolversParentTypes['AnsweredRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PromoCodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PromoCode'] = ResolversParentTypes['PromoCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PromoCodeIdeasResolvers<ContextType = any, ParentType extends ResolversParentTypes['PromoCodeIdeas'] = ResolversParentTypes['PromoCodeIdeas']> = {
  typed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ideas?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RecordTimesResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordTimes'] = ResolversParentTypes['RecordTimes']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  middle?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nineOfTen?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  longest?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  step?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bars?: Resolver<Sdl.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type RecordShareResolvers<ContextType = any, ParentType extends ResolversParentTypes['RecordShare'] = ResolversParentTypes['RecordShare']> = {
  cases?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hits?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  share?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PaymentRecordResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentRecord'] = ResolversParentTypes['PaymentRecord']> = {
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  computedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  payouts?: Resolver<ResolversTypes['RecordTimes'], ParentType, ContextType>;
  takenBack?: Resolver<ResolversTypes['RecordShare'], ParentType, ContextType>;
  results?: Resolver<ResolversTypes['RecordShare'], ParentType, ContextType>;
  answers?: Resolver<ResolversTypes['RecordTimes'], ParentType, ContextType>;
  accepted?: Resolver<ResolversTypes['RecordShare'], ParentType, ContextType>;
  reviews?: Resolver<ResolversTypes['RecordShare'], ParentType, ContextType>;
};

export type PersonResolvers<ContextType = any, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  city?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Sdl.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engagement?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  creators?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  priceFrom?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  platforms?: Resolver<Array<ResolversTypes['Platform']>, ParentType, ContextType>;
};

export type PersonPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonPage'] = ResolversParentTypes['PersonPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Person']>, ParentType, ContextType>;
};

export type PeopleAlternativeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PeopleAlternative'] = ResolversParentTypes['PeopleAlternative']> = {
  without?: Resolver<ResolversTypes['PeopleFilterName'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedPeopleFilterResolvers<ContextType = any, ParentType extends ResolversParentTypes['SavedPeopleFilter'] = ResolversParentTypes['SavedPeopleFilter']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type NamedMetricResolvers<ContextType = any, ParentType extends ResolversParentTypes['NamedMetric'] = ResolversParentTypes['NamedMetric']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ObjectivePerformanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ObjectivePerformance'] = ResolversParentTypes['ObjectivePerformance']> = {
  objectiveType?: Resolver<ResolversTypes['ObjectiveType'], ParentType, ContextType>;
  metrics?: Resolver<Array<ResolversTypes['NamedMetric']>, ParentType, ContextType>;
};

export type PerformanceStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['PerformanceStep'] = ResolversParentTypes['PerformanceStep']> = {
  targetClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MilestonePerformanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['MilestonePerformance'] = ResolversParentTypes['MilestonePerformance']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  per?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MilestoneStatus'], ParentType, ContextType>;
  rewardType?: Resolver<ResolversTypes['RewardType'], ParentType, ContextType>;
  reward?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewardAmount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  waitingForBudget?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  review?: Resolver<Sdl.Maybe<ResolversTypes['RewardReview']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  achievedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  paidAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  achievedBy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CountryPerformanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['CountryPerformance'] = ResolversParentTypes['CountryPerformance']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProgramPerformanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramPerformance'] = ResolversParentTypes['ProgramPerformance']> = {
  participantCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectivePerformance?: Resolver<ResolversTypes['ObjectivePerformance'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PerformanceStep']>, ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['MilestonePerformance']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryPerformance']>, ParentType, ContextType>;
  socials?: Resolver<Array<ResolversTypes['SocialsOnDate']>, ParentType, ContextType>;
  budget?: Resolver<Sdl.Maybe<ResolversTypes['ProgramBudgetUsage']>, ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextPayoutDate?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextPayoutAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  nextPayoutParticipants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParticipantPerformanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ParticipantPerformance'] = ResolversParentTypes['ParticipantPerformance']> = {
  objectivePerformance?: Resolver<ResolversTypes['ObjectivePerformance'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PerformanceStep']>, ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['MilestonePerformance']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryPerformance']>, ParentType, ContextType>;
  socials?: Resolver<Array<ResolversTypes['SocialsOnDate']>, ParentType, ContextType>;
  pendingEarnings?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  paidEarnings?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  nextPayoutDate?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
};

export type SocialResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialResult'] = ResolversParentTypes['SocialResult']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialsOnDateResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialsOnDate'] = ResolversParentTypes['SocialsOnDate']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['SocialResult']>, ParentType, ContextType>;
};

export type PerformanceRangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['PerformanceRange'] = ResolversParentTypes['PerformanceRange']> = {
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  metrics?: Resolver<Array<ResolversTypes['NamedMetric']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['PerformanceDay']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['ChannelPerformance']>, ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['CountryPerformance']>, ParentType, ContextType>;
  funnel?: Resolver<ResolversTypes['PerformanceFunnel'], ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PerformanceDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['PerformanceDay'] = ResolversParentTypes['PerformanceDay']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['ChannelPerformance']>, ParentType, ContextType>;
};

export type ChannelPerformanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChannelPerformance'] = ResolversParentTypes['ChannelPerformance']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type PerformanceFunnelResolvers<ContextType = any, ParentType extends ResolversParentTypes['PerformanceFunnel'] = ResolversParentTypes['PerformanceFunnel']> = {
  allClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validClicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankedParticipantResolvers<ContextType = any, ParentType extends ResolversParentTypes['RankedParticipant'] = ResolversParentTypes['RankedParticipant']> = {
  participant?: Resolver<ResolversTypes['Participant'], ParentType, ContextType>;
  conversionRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  milestonesReached?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RankedParticipantPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['RankedParticipantPage'] = ResolversParentTypes['RankedParticipantPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['RankedParticipant']>, ParentType, ContextType>;
};

export type HomeWeekResolvers<ContextType = any, ParentType extends ResolversParentTypes['HomeWeek'] = ResolversParentTypes['HomeWeek']> = {
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clicksBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  paidTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EarningsSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['EarningsSummary'] = ResolversParentTypes['EarningsSummary']> = {
  pending?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  nextPayoutDate?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextPayoutAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type TalentEarningsResolvers<ContextType = any, ParentType extends ResolversParentTypes['TalentEarnings'] = ResolversParentTypes['TalentEarnings']> = {
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['EarningsSummary'], ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['ProgramEarnings']>, ParentType, ContextType>;
};

export type ProgramEarningsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramEarnings'] = ResolversParentTypes['ProgramEarnings']> = {
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['EarningsSummary'], ParentType, ContextType>;
};

export type HomeTodayResolvers<ContextType = any, ParentType extends ResolversParentTypes['HomeToday'] = ResolversParentTypes['HomeToday']> = {
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  objectiveType?: Resolver<ResolversTypes['ObjectiveType'], ParentType, ContextType>;
  clicks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clicksBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  approvedBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HomeFiguresResolvers<ContextType = any, ParentType extends ResolversParentTypes['HomeFigures'] = ResolversParentTypes['HomeFigures']> = {
  week?: Resolver<Sdl.Maybe<ResolversTypes['HomeWeek']>, ParentType, ContextType>;
  spend?: Resolver<Sdl.Maybe<ResolversTypes['ProgramBudgetUsage']>, ParentType, ContextType>;
  earnings?: Resolver<Sdl.Maybe<ResolversTypes['EarningsSummary']>, ParentType, ContextType>;
  talents?: Resolver<Sdl.Maybe<ResolversTypes['EarningsSummary']>, ParentType, ContextType>;
  talentEarnings?: Resolver<Array<ResolversTypes['TalentEarnings']>, ParentType, ContextType>;
  today?: Resolver<Array<ResolversTypes['HomeToday']>, ParentType, ContextType>;
  countedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OnboardingStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['OnboardingStep'] = ResolversParentTypes['OnboardingStep']> = {
  status?: Resolver<ResolversTypes['OnboardingStepStatus'], ParentType, ContextType>;
};

export type ContactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Contacts'] = ResolversParentTypes['Contacts']> = {
  email?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bio?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<Sdl.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  gender?: Resolver<Sdl.Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  email?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  mobile_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Sdl.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  country_id?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  onboardingStep?: Resolver<Sdl.Maybe<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Contacts'], ParentType, ContextType>;
  profileLabel?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActiveMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactMethods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  isBusinessProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userNameChangedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nameInOtherScript?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['BusinessProfile'] = ResolversParentTypes['BusinessProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCode?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileCountryId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mobileCountry?: Resolver<Sdl.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  country?: Resolver<Sdl.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  location?: Resolver<Sdl.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Contacts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isNsfw?: Resolver<Sdl.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBusinessProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userNameChangedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nameInOtherScript?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  profileImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onboardingStep?: Resolver<Sdl.Maybe<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paymentRecord?: Resolver<Sdl.Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  __resolveType: TypeResolveFn<'UserProfile' | 'BusinessProfile', ParentType, ContextType>;
};

export type ActiveProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActiveProfile'] = ResolversParentTypes['ActiveProfile']> = {
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
};

export type MyProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyProfile'] = ResolversParentTypes['MyProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PublicProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicProfile'] = ResolversParentTypes['PublicProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile_no?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMethods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  email?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  country?: Resolver<Sdl.Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  location?: Resolver<Sdl.Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  website?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileLabel?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNsfw?: Resolver<Sdl.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  licence?: Resolver<Sdl.Maybe<ResolversTypes['PublicLicence']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  featuredPosts?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType>;
  brandCollaborations?: Resolver<Array<ResolversTypes['BrandCollaboration']>, ParentType, ContextType>;
  rateCards?: Resolver<Array<ResolversTypes['RateCard']>, ParentType, ContextType, Partial<Sdl.PublicProfileRateCardsArgs>>;
  avgStats?: Resolver<Sdl.Maybe<ResolversTypes['AvgStats']>, ParentType, ContextType>;
  paymentRecord?: Resolver<Sdl.Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
};

export type ProfileSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileSummary'] = ResolversParentTypes['ProfileSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  profilePicture?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bio?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  email?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNsfw?: Resolver<Sdl.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProfileSummaryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileSummaryPage'] = ResolversParentTypes['ProfileSummaryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
};

export type InterestsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['InterestsResult'] = ResolversParentTypes['InterestsResult']> = {
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  user?: Resolver<Sdl.Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
};

export type ProfileImageResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileImageResult'] = ResolversParentTypes['ProfileImageResult']> = {
  profileImage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['MembershipResult'] = ResolversParentTypes['MembershipResult']> = {
  isActiveMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProgressStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgressStep'] = ResolversParentTypes['ProgressStep']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileProgressResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileProgressResult'] = ResolversParentTypes['ProfileProgressResult']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ProgressStep']>, ParentType, ContextType>;
};

export type BrandDaysResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrandDays'] = ResolversParentTypes['BrandDays']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ProgramContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramContent'] = ResolversParentTypes['ProgramContent']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  contentUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentStepType?: Resolver<ResolversTypes['ContentStepType'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['ContentLanguage'], ParentType, ContextType>;
  platform?: Resolver<Sdl.Maybe<ResolversTypes['Platform']>, ParentType, ContextType>;
  allowTrademarkUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hashtags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  specialRequests?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileSize?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProgramContentPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramContentPage'] = ResolversParentTypes['ProgramContentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProgramContent']>, ParentType, ContextType>;
};

export type CompletedStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['CompletedStep'] = ResolversParentTypes['CompletedStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProgramStepType'], ParentType, ContextType>;
};

export type MyParticipantRequestResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyParticipantRequest'] = ResolversParentTypes['MyParticipantRequest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RequestStatus'], ParentType, ContextType>;
  declineReason?: Resolver<Sdl.Maybe<ResolversTypes['RequestDeclineReason']>, ParentType, ContextType>;
  declineNote?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MyObjectiveDataResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyObjectiveData'] = ResolversParentTypes['MyObjectiveData']> = {
  trackingUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['MilestonePerformance']>, ParentType, ContextType>;
  earnings?: Resolver<ResolversTypes['EarningsSummary'], ParentType, ContextType>;
};

export type ProgramResolvers<ContextType = any, ParentType extends ResolversParentTypes['Program'] = ResolversParentTypes['Program']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishDate?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgramStatus'], ParentType, ContextType>;
  programType?: Resolver<ResolversTypes['ProgramType'], ParentType, ContextType>;
  nextStep?: Resolver<Sdl.Maybe<ResolversTypes['ProgramStepType']>, ParentType, ContextType>;
  completedSteps?: Resolver<Array<ResolversTypes['CompletedStep']>, ParentType, ContextType>;
  objectiveType?: Resolver<Sdl.Maybe<ResolversTypes['ObjectiveType']>, ParentType, ContextType>;
  programFocus?: Resolver<ResolversTypes['ProgramFocus'], ParentType, ContextType>;
  openToPlacement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellOnEcommerce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storeLink?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  launchLocationType?: Resolver<ResolversTypes['LaunchLocationType'], ParentType, ContextType>;
  launchLocations?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType>;
  serviceArea?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  myParticipantRequest?: Resolver<Sdl.Maybe<ResolversTypes['MyParticipantRequest']>, ParentType, ContextType>;
  myObjectiveData?: Resolver<Sdl.Maybe<ResolversTypes['MyObjectiveData']>, ParentType, ContextType>;
  isAcceptingRequests?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  budgetConsumedPercent?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerRole?: Resolver<ResolversTypes['ProgramViewerRole'], ParentType, ContextType>;
  budget?: Resolver<Sdl.Maybe<ResolversTypes['ProgramBudgetUsage']>, ParentType, ContextType>;
  applicantsCount?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  participantsCount?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextPayoutDate?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  pay?: Resolver<Sdl.Maybe<ResolversTypes['ProgramPay']>, ParentType, ContextType>;
  myFit?: Resolver<Sdl.Maybe<ResolversTypes['ProgramFit']>, ParentType, ContextType>;
  returnsAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  leftover?: Resolver<Sdl.Maybe<ResolversTypes['ProgramLeftover']>, ParentType, ContextType>;
  countsBy?: Resolver<ResolversTypes['CountsBy'], ParentType, ContextType>;
  myPromoCode?: Resolver<Sdl.Maybe<ResolversTypes['PromoCode']>, ParentType, ContextType>;
  newerTerms?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  funds?: Resolver<Sdl.Maybe<ResolversTypes['ProgramFunds']>, ParentType, ContextType>;
  holdCause?: Resolver<Sdl.Maybe<ResolversTypes['ProgramHoldCause']>, ParentType, ContextType>;
  holdReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentRecord?: Resolver<Sdl.Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
};

export type ProgramPayResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramPay'] = ResolversParentTypes['ProgramPay']> = {
  most?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  last?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rewards?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  first?: Resolver<ResolversTypes['FirstReward'], ParentType, ContextType>;
};

export type FirstRewardResolvers<ContextType = any, ParentType extends ResolversParentTypes['FirstReward'] = ResolversParentTypes['FirstReward']> = {
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rewardType?: Resolver<ResolversTypes['RewardType'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  title?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProgramLeftoverResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramLeftover'] = ResolversParentTypes['ProgramLeftover']> = {
  undecided?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserved?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type ProgramPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramPage'] = ResolversParentTypes['ProgramPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Program']>, ParentType, ContextType>;
};

export type PublicProgramResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicProgram'] = ResolversParentTypes['PublicProgram']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  publishedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgramStatus'], ParentType, ContextType>;
  objectiveType?: Resolver<Sdl.Maybe<ResolversTypes['ObjectiveType']>, ParentType, ContextType>;
  programFocus?: Resolver<ResolversTypes['ProgramFocus'], ParentType, ContextType>;
  openToPlacement?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sellOnEcommerce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  storeLink?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  launchLocationType?: Resolver<ResolversTypes['LaunchLocationType'], ParentType, ContextType>;
  launchLocations?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType>;
  serviceArea?: Resolver<Array<ResolversTypes['ServiceArea']>, ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  objectives?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  participantCriteria?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  guidelines?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  catalogue?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  payoutFrequency?: Resolver<Sdl.Maybe<ResolversTypes['PayoutFrequency']>, ParentType, ContextType>;
  paymentRecord?: Resolver<Sdl.Maybe<ResolversTypes['PaymentRecord']>, ParentType, ContextType>;
};

export type PublishProgramResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublishProgramResult'] = ResolversParentTypes['PublishProgramResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProgramStatus'], ParentType, ContextType>;
  publishDate?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProgramBudgetUsageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramBudgetUsage'] = ResolversParentTypes['ProgramBudgetUsage']> = {
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  accrued?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  consumedPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DryRunFindingResolvers<ContextType = any, ParentType extends ResolversParentTypes['DryRunFinding'] = ResolversParentTypes['DryRunFinding']> = {
  check?: Resolver<ResolversTypes['DryRunCheck'], ParentType, ContextType>;
  result?: Resolver<ResolversTypes['DryRunResult'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  step?: Resolver<Sdl.Maybe<ResolversTypes['ProgramStepType']>, ParentType, ContextType>;
  path?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  params?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ProgramDryRunResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramDryRun'] = ResolversParentTypes['ProgramDryRun']> = {
  findings?: Resolver<Array<ResolversTypes['DryRunFinding']>, ParentType, ContextType>;
  isReady?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  candidates?: Resolver<ResolversTypes['CriteriaMatches'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProgramStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramStep'] = ResolversParentTypes['ProgramStep']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProgramStepType'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UpsertProgramResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpsertProgramResult'] = ResolversParentTypes['UpsertProgramResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextStep?: Resolver<Sdl.Maybe<ResolversTypes['ProgramStepType']>, ParentType, ContextType>;
  completedSteps?: Resolver<Array<ResolversTypes['CompletedStep']>, ParentType, ContextType>;
  program?: Resolver<ResolversTypes['Program'], ParentType, ContextType>;
};

export type UpsertProgramStepResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpsertProgramStepResult'] = ResolversParentTypes['UpsertProgramStepResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProgramStepType'], ParentType, ContextType>;
  nextStep?: Resolver<Sdl.Maybe<ResolversTypes['ProgramStepType']>, ParentType, ContextType>;
  completedSteps?: Resolver<Array<ResolversTypes['CompletedStep']>, ParentType, ContextType>;
};

export type ProgramBudgetEstimateResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgramBudgetEstimate'] = ResolversParentTypes['ProgramBudgetEstimate']> = {
  cost?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  maxPerParticipant?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  eligibleProfiles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expectedParticipants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type CriteriaMatchesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CriteriaMatches'] = ResolversParentTypes['CriteriaMatches']> = {
  matching?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UploadedFileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UploadedFile'] = ResolversParentTypes['UploadedFile']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposalCardResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProposalCard'] = ResolversParentTypes['ProposalCard']> = {
  card?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType>;
  price?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
};

export type ProposalTalentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProposalTalent'] = ResolversParentTypes['ProposalTalent']> = {
  profile?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  city?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engagement?: Resolver<Sdl.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cards?: Resolver<Array<ResolversTypes['ProposalCard']>, ParentType, ContextType>;
  isRequested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = any, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manager?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  talents?: Resolver<Array<ResolversTypes['ProposalTalent']>, ParentType, ContextType>;
};

export type ProposalReaderResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProposalReader'] = ResolversParentTypes['ProposalReader']> = {
  brand?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ProposalAskResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProposalAsk'] = ResolversParentTypes['ProposalAsk']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  talent?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnProposalResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnProposal'] = ResolversParentTypes['OwnProposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ProposalState'], ParentType, ContextType>;
  chosen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  talents?: Resolver<Array<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
  firstSeenAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSeenAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  readers?: Resolver<Array<ResolversTypes['ProposalReader']>, ParentType, ContextType>;
  asks?: Resolver<Array<ResolversTypes['ProposalAsk']>, ParentType, ContextType>;
};

export type TalentRequestResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['TalentRequestResult'] = ResolversParentTypes['TalentRequestResult']> = {
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InterestResolvers<ContextType = any, ParentType extends ResolversParentTypes['Interest'] = ResolversParentTypes['Interest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InterestPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['InterestPage'] = ResolversParentTypes['InterestPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  country_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flagUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone_number_length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  city?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  place_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LocationSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocationSuggestion'] = ResolversParentTypes['LocationSuggestion']> = {
  place_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type RegionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Region'] = ResolversParentTypes['Region']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flagUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServiceAreaResolvers<ContextType = any, ParentType extends ResolversParentTypes['ServiceArea'] = ResolversParentTypes['ServiceArea']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PlaceType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flagUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimelineResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimelineResult'] = ResolversParentTypes['TimelineResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ConversionEvent'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  countsAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  declineReason?: Resolver<Sdl.Maybe<ResolversTypes['DeclineReason']>, ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirmBy?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  promoCode?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Sdl.Maybe<ResolversTypes['DecidedBy']>, ParentType, ContextType>;
};

export type TimelineOutageResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimelineOutage'] = ResolversParentTypes['TimelineOutage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  end?: Resolver<Sdl.Maybe<ResolversTypes['OutageEnd']>, ParentType, ContextType>;
};

export type TimelineEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimelineEntry'] = ResolversParentTypes['TimelineEntry']> = {
  kind?: Resolver<ResolversTypes['TimelineKind'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isToCome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  milestoneId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  target?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rewardType?: Resolver<Sdl.Maybe<ResolversTypes['RewardType']>, ParentType, ContextType>;
  reward?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  reason?: Resolver<Sdl.Maybe<ResolversTypes['UncountedReason']>, ParentType, ContextType>;
  secondLook?: Resolver<Sdl.Maybe<ResolversTypes['SecondLook']>, ParentType, ContextType>;
  answerBy?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  result?: Resolver<Sdl.Maybe<ResolversTypes['TimelineResult']>, ParentType, ContextType>;
  outage?: Resolver<Sdl.Maybe<ResolversTypes['TimelineOutage']>, ParentType, ContextType>;
};

export type UnpaidRewardResolvers<ContextType = any, ParentType extends ResolversParentTypes['UnpaidReward'] = ResolversParentTypes['UnpaidReward']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  milestoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  holdEndsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expectedOn?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['UnpaidReason'], ParentType, ContextType>;
  heldUntil?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TermsVersionResolvers<ContextType = any, ParentType extends ResolversParentTypes['TermsVersion'] = ResolversParentTypes['TermsVersion']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TermsSealResolvers<ContextType = any, ParentType extends ResolversParentTypes['TermsSeal'] = ResolversParentTypes['TermsSeal']> = {
  seq?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sealedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TermsReceiptResolvers<ContextType = any, ParentType extends ResolversParentTypes['TermsReceipt'] = ResolversParentTypes['TermsReceipt']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  participant?: Resolver<ResolversTypes['ProfileSummary'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  terms?: Resolver<ResolversTypes['TermsVersion'], ParentType, ContextType>;
  seal?: Resolver<ResolversTypes['TermsSeal'], ParentType, ContextType>;
  later?: Resolver<Array<ResolversTypes['TermsVersion']>, ParentType, ContextType>;
  seen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchType'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SearchPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['SearchResult']>, ParentType, ContextType>;
};

export type OtpChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OtpChallenge'] = ResolversParentTypes['OtpChallenge']> = {
  challengeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resendAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<Sdl.Maybe<ResolversTypes['AuthSession']>, ParentType, ContextType>;
};

export type AuthSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthSession'] = ResolversParentTypes['AuthSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNewUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwitchedSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SwitchedSession'] = ResolversParentTypes['SwitchedSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userRole?: Resolver<Sdl.Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  isGroupPrivate?: Resolver<Sdl.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isGroupDiscoverable?: Resolver<Sdl.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  myGroups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  mobile_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['MyProfile']>, ParentType, ContextType>;
};

export type ShopResolvers<ContextType = any, ParentType extends ResolversParentTypes['Shop'] = ResolversParentTypes['Shop']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ShopStep'], ParentType, ContextType>;
  address?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snippet?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  testHasSource?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  connectedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastOrderAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  ordersToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hours?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  health?: Resolver<ResolversTypes['ShopHealth'], ParentType, ContextType>;
  usualMinutes?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShopPlatformResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShopPlatform'] = ResolversParentTypes['ShopPlatform']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ShopKind'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isByKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shop?: Resolver<Sdl.Maybe<ResolversTypes['Shop']>, ParentType, ContextType>;
};

export type ShopOrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShopOrder'] = ResolversParentTypes['ShopOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  isReversed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ShopOrderState'], ParentType, ContextType>;
  refusal?: Resolver<Sdl.Maybe<ResolversTypes['ShopRefusal']>, ParentType, ContextType>;
  status?: Resolver<Sdl.Maybe<ResolversTypes['ConversionStatus']>, ParentType, ContextType>;
  programId?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ShopOrderPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShopOrderPage'] = ResolversParentTypes['ShopOrderPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ShopOrder']>, ParentType, ContextType>;
};

export type ShopSignInResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShopSignIn'] = ResolversParentTypes['ShopSignIn']> = {
  authorizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShopCheckedResolvers<ContextType = any, ParentType extends ResolversParentTypes['ShopChecked'] = ResolversParentTypes['ShopChecked']> = {
  result?: Resolver<ResolversTypes['ShopCheck'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['ShopPlatform'], ParentType, ContextType>;
};

export type FeaturedPostResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeaturedPost'] = ResolversParentTypes['FeaturedPost']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhotoUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postedOn?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileLink'] = ResolversParentTypes['ProfileLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileLinkType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhotoUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
};

export type CollaborationIndividualResolvers<ContextType = any, ParentType extends ResolversParentTypes['CollaborationIndividual'] = ResolversParentTypes['CollaborationIndividual']> = {
  id?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImage?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<Sdl.Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
};

export type BrandCollaborationResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrandCollaboration'] = ResolversParentTypes['BrandCollaboration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CollaborationType'], ParentType, ContextType>;
  brand_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand_icon?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhotoUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandDomain?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  individualData?: Resolver<Sdl.Maybe<ResolversTypes['CollaborationIndividual']>, ParentType, ContextType>;
};

export type BrandSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrandSuggestion'] = ResolversParentTypes['BrandSuggestion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RateCardResolvers<ContextType = any, ParentType extends ResolversParentTypes['RateCard'] = ResolversParentTypes['RateCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['RateCardCategory'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceFrom?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  priceTo?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  additionalInfoLink?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAndConditionsLink?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  social_profile_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile_picture_url?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profile_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  connectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
};

export type ConnectSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ConnectSession'] = ResolversParentTypes['ConnectSession']> = {
  authorizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SplitProgramResolvers<ContextType = any, ParentType extends ResolversParentTypes['SplitProgram'] = ResolversParentTypes['SplitProgram']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SplitResolvers<ContextType = any, ParentType extends ResolversParentTypes['Split'] = ResolversParentTypes['Split']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  managedAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  program?: Resolver<Sdl.Maybe<ResolversTypes['SplitProgram']>, ParentType, ContextType>;
  startsOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SplitStatus'], ParentType, ContextType>;
  proposedBy?: Resolver<ResolversTypes['SplitSide'], ParentType, ContextType>;
  proposedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answeredAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedBy?: Resolver<Sdl.Maybe<ResolversTypes['SplitSide']>, ParentType, ContextType>;
};

export type SplitPayoutResolvers<ContextType = any, ParentType extends ResolversParentTypes['SplitPayout'] = ResolversParentTypes['SplitPayout']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  milestone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isLeft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SplitsOverviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['SplitsOverview'] = ResolversParentTypes['SplitsOverview']> = {
  account?: Resolver<ResolversTypes['ManagedAccount'], ParentType, ContextType>;
  side?: Resolver<ResolversTypes['SplitSide'], ParentType, ContextType>;
  splits?: Resolver<Array<ResolversTypes['Split']>, ParentType, ContextType>;
  programs?: Resolver<Array<ResolversTypes['SplitProgram']>, ParentType, ContextType>;
  payouts?: Resolver<Array<ResolversTypes['SplitPayout']>, ParentType, ContextType>;
};

export type TillResolvers<ContextType = any, ParentType extends ResolversParentTypes['Till'] = ResolversParentTypes['Till']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mostAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  mostPerHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  phones?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revokedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  locks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lockedUntil?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MadeTillResolvers<ContextType = any, ParentType extends ResolversParentTypes['MadeTill'] = ResolversParentTypes['MadeTill']> = {
  till?: Resolver<ResolversTypes['Till'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TillOrderResolvers<ContextType = any, ParentType extends ResolversParentTypes['TillOrder'] = ResolversParentTypes['TillOrder']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tillName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promoCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  undoneAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ConversionStatus'], ParentType, ContextType>;
  participant?: Resolver<Sdl.Maybe<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
};

export type TillOrderPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['TillOrderPage'] = ResolversParentTypes['TillOrderPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['TillOrder']>, ParentType, ContextType>;
};

export type TrackingSetupResolvers<ContextType = any, ParentType extends ResolversParentTypes['TrackingSetup'] = ResolversParentTypes['TrackingSetup']> = {
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secretKey?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postbackUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pixelHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  curlExample?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastConversionAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ConversionEvent'], ParentType, ContextType>;
  conversionUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postbackKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['TrackingExample']>, ParentType, ContextType>;
  rotatedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  formerKeysUntil?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastTestAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasSecretKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  differingReports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackingExampleResolvers<ContextType = any, ParentType extends ResolversParentTypes['TrackingExample'] = ResolversParentTypes['TrackingExample']> = {
  way?: Resolver<ResolversTypes['TrackingWay'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UncountedReasonTotalResolvers<ContextType = any, ParentType extends ResolversParentTypes['UncountedReasonTotal'] = ResolversParentTypes['UncountedReasonTotal']> = {
  kind?: Resolver<ResolversTypes['ResultKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['UncountedReason'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['UncountedDay']>, ParentType, ContextType>;
};

export type UncountedReviewResolvers<ContextType = any, ParentType extends ResolversParentTypes['UncountedReview'] = ResolversParentTypes['UncountedReview']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UncountedDayResolvers<ContextType = any, ParentType extends ResolversParentTypes['UncountedDay'] = ResolversParentTypes['UncountedDay']> = {
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mayRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondLook?: Resolver<Sdl.Maybe<ResolversTypes['SecondLook']>, ParentType, ContextType>;
  review?: Resolver<Sdl.Maybe<ResolversTypes['UncountedReview']>, ParentType, ContextType>;
};

export type SecondLookResolvers<ContextType = any, ParentType extends ResolversParentTypes['SecondLook'] = ResolversParentTypes['SecondLook']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SecondLookStatus'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answerBy?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  answeredAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  answer?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaitingResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingResult'] = ResolversParentTypes['WaitingResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ConversionEvent'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  countsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isContested?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  participant?: Resolver<Sdl.Maybe<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
  promoCode?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countsAutomatically?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingResultPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingResultPage'] = ResolversParentTypes['WaitingResultPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  countsToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextCountsAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['WaitingResult']>, ParentType, ContextType>;
};

export type DecidedWaitingResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DecidedWaitingResults'] = ResolversParentTypes['DecidedWaitingResults']> = {
  changedIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  heldIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type DifferingReportResolvers<ContextType = any, ParentType extends ResolversParentTypes['DifferingReport'] = ResolversParentTypes['DifferingReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  differs?: Resolver<Array<ResolversTypes['ReportDifference']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  times?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clickId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportedClickId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  reportedAmount?: Resolver<Sdl.Maybe<ResolversTypes['MinorUnits']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['ConversionEvent'], ParentType, ContextType>;
  reportedEvent?: Resolver<ResolversTypes['ConversionEvent'], ParentType, ContextType>;
};

export type DifferingReportPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['DifferingReportPage'] = ResolversParentTypes['DifferingReportPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['DifferingReport']>, ParentType, ContextType>;
};

export type PixelTestResolvers<ContextType = any, ParentType extends ResolversParentTypes['PixelTest'] = ResolversParentTypes['PixelTest']> = {
  clickId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pixelUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BusinessProfileResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['BusinessProfileResult'] = ResolversParentTypes['BusinessProfileResult']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  reference_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VerificationType'], ParentType, ContextType>;
  rejectionReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type IdentityRecheckResolvers<ContextType = any, ParentType extends ResolversParentTypes['IdentityRecheck'] = ResolversParentTypes['IdentityRecheck']> = {
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['IdentityRecheckWay'], ParentType, ContextType>;
};

export type PersonaInquiryResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonaInquiry'] = ResolversParentTypes['PersonaInquiry']> = {
  inquiryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionToken?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonaInquiryValidationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonaInquiryValidation'] = ResolversParentTypes['PersonaInquiryValidation']> = {
  response?: Resolver<Sdl.Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = any, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['WalletOwnerType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  changedAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pendingBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  reservedBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  upcoming?: Resolver<Array<ResolversTypes['Upcoming']>, ParentType, ContextType>;
  topUpRange?: Resolver<ResolversTypes['AmountRange'], ParentType, ContextType>;
  withdrawalRange?: Resolver<ResolversTypes['AmountRange'], ParentType, ContextType>;
  withdrawalBlock?: Resolver<Sdl.Maybe<ResolversTypes['WithdrawalBlock']>, ParentType, ContextType>;
  gateways?: Resolver<Array<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  statementMonths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpcomingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Upcoming'] = ResolversParentTypes['Upcoming']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UpcomingKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  date?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rewards?: Resolver<Array<ResolversTypes['MilestoneRewards']>, ParentType, ContextType>;
};

export type MilestoneRewardsResolvers<ContextType = any, ParentType extends ResolversParentTypes['MilestoneRewards'] = ResolversParentTypes['MilestoneRewards']> = {
  milestoneId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  reachedOn?: Resolver<Sdl.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PaidRewardsResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaidRewards'] = ResolversParentTypes['PaidRewards']> = {
  programId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  programName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canOpenProgram?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  milestones?: Resolver<Array<ResolversTypes['MilestoneRewards']>, ParentType, ContextType>;
};

export type AmountRangeResolvers<ContextType = any, ParentType extends ResolversParentTypes['AmountRange'] = ResolversParentTypes['AmountRange']> = {
  min?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type PaymentGatewayResolvers<ContextType = any, ParentType extends ResolversParentTypes['PaymentGateway'] = ResolversParentTypes['PaymentGateway']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
};

export type ChildTransactionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChildTransaction'] = ResolversParentTypes['ChildTransaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['TransactionOperation'], ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = any, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  netAmount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TransactionType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  childTransactions?: Resolver<Array<ResolversTypes['ChildTransaction']>, ParentType, ContextType>;
  childTransactionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  invoice?: Resolver<Sdl.Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
  rewards?: Resolver<Sdl.Maybe<ResolversTypes['PaidRewards']>, ParentType, ContextType>;
  shares?: Resolver<Array<ResolversTypes['TransactionShare']>, ParentType, ContextType>;
};

export type TransactionShareResolvers<ContextType = any, ParentType extends ResolversParentTypes['TransactionShare'] = ResolversParentTypes['TransactionShare']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isReceived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  party?: Resolver<Sdl.Maybe<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  of?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerVatNumber?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  qr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTaxDocument?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCreditNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransactionPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['TransactionPage'] = ResolversParentTypes['TransactionPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type BillResolvers<ContextType = any, ParentType extends ResolversParentTypes['Bill'] = ResolversParentTypes['Bill']> = {
  subtotal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  fee?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type TopUpResolvers<ContextType = any, ParentType extends ResolversParentTypes['TopUp'] = ResolversParentTypes['TopUp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  checkoutUrl?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  failureReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  settledAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = any, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['WithdrawalAccount'], ParentType, ContextType>;
  failureReason?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  arrivesBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type WithdrawalAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalAccount'] = ResolversParentTypes['WithdrawalAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BeneficiaryType'], ParentType, ContextType>;
  address?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAddress?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobileNumber?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nameOnAccount?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  swiftCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usableFrom?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['WithdrawalAccountWarning']>, ParentType, ContextType>;
  isInUse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WithdrawalAccountPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalAccountPage'] = ResolversParentTypes['WithdrawalAccountPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['WithdrawalAccount']>, ParentType, ContextType>;
};

export type WebhookEndpointResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookEndpointState'], ParentType, ContextType>;
  failingSince?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  switchesOffAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offSince?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  offBy?: Resolver<Sdl.Maybe<ResolversTypes['WebhookOffBy']>, ParentType, ContextType>;
  formerSecretUntil?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveredInDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  medianMilliseconds?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  secret?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['WebhookCause'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookDeliveryState'], ParentType, ContextType>;
  tries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastTryAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextTryAt?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastTryBy?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Sdl.Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  milliseconds?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  data?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  nextCursor?: Resolver<Sdl.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Sdl.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Sdl.Maybe<ResolversTypes['WebhookFailure']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  answer?: Resolver<Sdl.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WebhookDeliveryLogResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookDeliveryLog'] = ResolversParentTypes['WebhookDeliveryLog']> = {
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
};

export type WebhookReplayResolvers<ContextType = any, ParentType extends ResolversParentTypes['WebhookReplay'] = ResolversParentTypes['WebhookReplay']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextFrom?: Resolver<Sdl.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  ApiKey?: ApiKeyResolvers<ContextType>;
  MadeApiKey?: MadeApiKeyResolvers<ContextType>;
  ApiUsage?: ApiUsageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  MinorUnits?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Ack?: AckResolvers<ContextType>;
  IdResult?: IdResultResolvers<ContextType>;
  ProgramFunds?: ProgramFundsResolvers<ContextType>;
  FundsProof?: FundsProofResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  GroupPage?: GroupPageResolvers<ContextType>;
  GroupMember?: GroupMemberResolvers<ContextType>;
  GroupMemberPage?: GroupMemberPageResolvers<ContextType>;
  GroupInvitation?: GroupInvitationResolvers<ContextType>;
  GroupInvitationPage?: GroupInvitationPageResolvers<ContextType>;
  LastRequest?: LastRequestResolvers<ContextType>;
  GroupMembership?: GroupMembershipResolvers<ContextType>;
  GroupRef?: GroupRefResolvers<ContextType>;
  CountryCount?: CountryCountResolvers<ContextType>;
  GroupInterestsResult?: GroupInterestsResultResolvers<ContextType>;
  GroupInvitationStatusResult?: GroupInvitationStatusResultResolvers<ContextType>;
  WeightedKey?: WeightedKeyResolvers<ContextType>;
  AudienceAnalytics?: AudienceAnalyticsResolvers<ContextType>;
  AvgStats?: AvgStatsResolvers<ContextType>;
  MetricPoint?: MetricPointResolvers<ContextType>;
  MetricSeries?: MetricSeriesResolvers<ContextType>;
  FriendInvitation?: FriendInvitationResolvers<ContextType>;
  FriendInvitationPage?: FriendInvitationPageResolvers<ContextType>;
  Licence?: LicenceResolvers<ContextType>;
  MyLicence?: MyLicenceResolvers<ContextType>;
  PublicLicence?: PublicLicenceResolvers<ContextType>;
  ParticipantLicence?: ParticipantLicenceResolvers<ContextType>;
  ProgramOutage?: ProgramOutageResolvers<ContextType>;
  ProgramLinkCheck?: ProgramLinkCheckResolvers<ContextType>;
  ManagedAccount?: ManagedAccountResolvers<ContextType>;
  ManagedAccountOverview?: ManagedAccountOverviewResolvers<ContextType>;
  ManagedAccountPage?: ManagedAccountPageResolvers<ContextType>;
  MediaKit?: MediaKitResolvers<ContextType>;
  MediaKitToday?: MediaKitTodayResolvers<ContextType>;
  CheckedMediaKit?: CheckedMediaKitResolvers<ContextType>;
  NotificationMeta?: NotificationMetaResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  PushDevice?: PushDeviceResolvers<ContextType>;
  WaitingListEntry?: WaitingListEntryResolvers<ContextType>;
  CommunityLink?: CommunityLinkResolvers<ContextType>;
  DataSectionCount?: DataSectionCountResolvers<ContextType>;
  DataArchive?: DataArchiveResolvers<ContextType>;
  AccountDeletion?: AccountDeletionResolvers<ContextType>;
  StayingData?: StayingDataResolvers<ContextType>;
  MyData?: MyDataResolvers<ContextType>;
  ContactOpening?: ContactOpeningResolvers<ContextType>;
  ContactOpeningPage?: ContactOpeningPageResolvers<ContextType>;
  DataArchiveLink?: DataArchiveLinkResolvers<ContextType>;
  ParticipantRequest?: ParticipantRequestResolvers<ContextType>;
  ParticipantRequestPage?: ParticipantRequestPageResolvers<ContextType>;
  Participant?: ParticipantResolvers<ContextType>;
  ParticipantPage?: ParticipantPageResolvers<ContextType>;
  JoinProgramResult?: JoinProgramResultResolvers<ContextType>;
  EligibilityCheck?: EligibilityCheckResolvers<ContextType>;
  CriterionCheck?: CriterionCheckResolvers<ContextType>;
  ProgramFit?: ProgramFitResolvers<ContextType>;
  AnsweredRequest?: AnsweredRequestResolvers<ContextType>;
  PromoCode?: PromoCodeResolvers<ContextType>;
  PromoCodeIdeas?: PromoCodeIdeasResolvers<ContextType>;
  RecordTimes?: RecordTimesResolvers<ContextType>;
  RecordShare?: RecordShareResolvers<ContextType>;
  PaymentRecord?: PaymentRecordResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  PersonPage?: PersonPageResolvers<ContextType>;
  PeopleAlternative?: PeopleAlternativeResolvers<ContextType>;
  SavedPeopleFilter?: SavedPeopleFilterResolvers<ContextType>;
  NamedMetric?: NamedMetricResolvers<ContextType>;
  ObjectivePerformance?: ObjectivePerformanceResolvers<ContextType>;
  PerformanceStep?: PerformanceStepResolvers<ContextType>;
  MilestonePerformance?: MilestonePerformanceResolvers<ContextType>;
  CountryPerformance?: CountryPerformanceResolvers<ContextType>;
  ProgramPerformance?: ProgramPerformanceResolvers<ContextType>;
  ParticipantPerformance?: ParticipantPerformanceResolvers<ContextType>;
  SocialResult?: SocialResultResolvers<ContextType>;
  SocialsOnDate?: SocialsOnDateResolvers<ContextType>;
  PerformanceRange?: PerformanceRangeResolvers<ContextType>;
  PerformanceDay?: PerformanceDayResolvers<ContextType>;
  ChannelPerformance?: ChannelPerformanceResolvers<ContextType>;
  PerformanceFunnel?: PerformanceFunnelResolvers<ContextType>;
  RankedParticipant?: RankedParticipantResolvers<ContextType>;
  RankedParticipantPage?: RankedParticipantPageResolvers<ContextType>;
  HomeWeek?: HomeWeekResolvers<ContextType>;
  EarningsSummary?: EarningsSummaryResolvers<ContextType>;
  TalentEarnings?: TalentEarningsResolvers<ContextType>;
  ProgramEarnings?: ProgramEarningsResolvers<ContextType>;
  HomeToday?: HomeTodayResolvers<ContextType>;
  HomeFigures?: HomeFiguresResolvers<ContextType>;
  OnboardingStep?: OnboardingStepResolvers<ContextType>;
  Contacts?: ContactsResolvers<ContextType>;
  UserProfile?: UserProfileResolvers<ContextType>;
  BusinessProfile?: BusinessProfileResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ActiveProfile?: ActiveProfileResolvers<ContextType>;
  MyProfile?: MyProfileResolvers<ContextType>;
  PublicProfile?: PublicProfileResolvers<ContextType>;
  ProfileSummary?: ProfileSummaryResolvers<ContextType>;
  ProfileSummaryPage?: ProfileSummaryPageResolvers<ContextType>;
  InterestsResult?: InterestsResultResolvers<ContextType>;
  ProfileImageResult?: ProfileImageResultResolvers<ContextType>;
  MembershipResult?: MembershipResultResolvers<ContextType>;
  ProgressStep?: ProgressStepResolvers<ContextType>;
  ProfileProgressResult?: ProfileProgressResultResolvers<ContextType>;
  BrandDays?: BrandDaysResolvers<ContextType>;
  ProgramContent?: ProgramContentResolvers<ContextType>;
  ProgramContentPage?: ProgramContentPageResolvers<ContextType>;
  CompletedStep?: CompletedStepResolvers<ContextType>;
  MyParticipantRequest?: MyParticipantRequestResolvers<ContextType>;
  MyObjectiveData?: MyObjectiveDataResolvers<ContextType>;
  Program?: ProgramResolvers<ContextType>;
  ProgramPay?: ProgramPayResolvers<ContextType>;
  FirstReward?: FirstRewardResolvers<ContextType>;
  ProgramLeftover?: ProgramLeftoverResolvers<ContextType>;
  ProgramPage?: ProgramPageResolvers<ContextType>;
  PublicProgram?: PublicProgramResolvers<ContextType>;
  PublishProgramResult?: PublishProgramResultResolvers<ContextType>;
  ProgramBudgetUsage?: ProgramBudgetUsageResolvers<ContextType>;
  DryRunFinding?: DryRunFindingResolvers<ContextType>;
  ProgramDryRun?: ProgramDryRunResolvers<ContextType>;
  ProgramStep?: ProgramStepResolvers<ContextType>;
  UpsertProgramResult?: UpsertProgramResultResolvers<ContextType>;
  UpsertProgramStepResult?: UpsertProgramStepResultResolvers<ContextType>;
  ProgramBudgetEstimate?: ProgramBudgetEstimateResolvers<ContextType>;
  CriteriaMatches?: CriteriaMatchesResolvers<ContextType>;
  UploadedFile?: UploadedFileResolvers<ContextType>;
  ProposalCard?: ProposalCardResolvers<ContextType>;
  ProposalTalent?: ProposalTalentResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposalReader?: ProposalReaderResolvers<ContextType>;
  ProposalAsk?: ProposalAskResolvers<ContextType>;
  OwnProposal?: OwnProposalResolvers<ContextType>;
  TalentRequestResult?: TalentRequestResultResolvers<ContextType>;
  Interest?: InterestResolvers<ContextType>;
  InterestPage?: InterestPageResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationSuggestion?: LocationSuggestionResolvers<ContextType>;
  Region?: RegionResolvers<ContextType>;
  ServiceArea?: ServiceAreaResolvers<ContextType>;
  TimelineResult?: TimelineResultResolvers<ContextType>;
  TimelineOutage?: TimelineOutageResolvers<ContextType>;
  TimelineEntry?: TimelineEntryResolvers<ContextType>;
  UnpaidReward?: UnpaidRewardResolvers<ContextType>;
  TermsVersion?: TermsVersionResolvers<ContextType>;
  TermsSeal?: TermsSealResolvers<ContextType>;
  TermsReceipt?: TermsReceiptResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchPage?: SearchPageResolvers<ContextType>;
  OtpChallenge?: OtpChallengeResolvers<ContextType>;
  AuthSession?: AuthSessionResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  SwitchedSession?: SwitchedSessionResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
  Shop?: ShopResolvers<ContextType>;
  ShopPlatform?: ShopPlatformResolvers<ContextType>;
  ShopOrder?: ShopOrderResolvers<ContextType>;
  ShopOrderPage?: ShopOrderPageResolvers<ContextType>;
  ShopSignIn?: ShopSignInResolvers<ContextType>;
  ShopChecked?: ShopCheckedResolvers<ContextType>;
  FeaturedPost?: FeaturedPostResolvers<ContextType>;
  ProfileLink?: ProfileLinkResolvers<ContextType>;
  CollaborationIndividual?: CollaborationIndividualResolvers<ContextType>;
  BrandCollaboration?: BrandCollaborationResolvers<ContextType>;
  BrandSuggestion?: BrandSuggestionResolvers<ContextType>;
  RateCard?: RateCardResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  ConnectSession?: ConnectSessionResolvers<ContextType>;
  SplitProgram?: SplitProgramResolvers<ContextType>;
  Split?: SplitResolvers<ContextType>;
  SplitPayout?: SplitPayoutResolvers<ContextType>;
  SplitsOverview?: SplitsOverviewResolvers<ContextType>;
  Till?: TillResolvers<ContextType>;
  MadeTill?: MadeTillResolvers<ContextType>;
  TillOrder?: TillOrderResolvers<ContextType>;
  TillOrderPage?: TillOrderPageResolvers<ContextType>;
  TrackingSetup?: TrackingSetupResolvers<ContextType>;
  TrackingExample?: TrackingExampleResolvers<ContextType>;
  UncountedReasonTotal?: UncountedReasonTotalResolvers<ContextType>;
  UncountedReview?: UncountedReviewResolvers<ContextType>;
  UncountedDay?: UncountedDayResolvers<ContextType>;
  SecondLook?: SecondLookResolvers<ContextType>;
  WaitingResult?: WaitingResultResolvers<ContextType>;
  WaitingResultPage?: WaitingResultPageResolvers<ContextType>;
  DecidedWaitingResults?: DecidedWaitingResultsResolvers<ContextType>;
  DifferingReport?: DifferingReportResolvers<ContextType>;
  DifferingReportPage?: DifferingReportPageResolvers<ContextType>;
  PixelTest?: PixelTestResolvers<ContextType>;
  BusinessProfileResult?: BusinessProfileResultResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  IdentityRecheck?: IdentityRecheckResolvers<ContextType>;
  PersonaInquiry?: PersonaInquiryResolvers<ContextType>;
  PersonaInquiryValidation?: PersonaInquiryValidationResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  Upcoming?: UpcomingResolvers<ContextType>;
  MilestoneRewards?: MilestoneRewardsResolvers<ContextType>;
  PaidRewards?: PaidRewardsResolvers<ContextType>;
  AmountRange?: AmountRangeResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers<ContextType>;
  ChildTransaction?: ChildTransactionResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionShare?: TransactionShareResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  Bill?: BillResolvers<ContextType>;
  TopUp?: TopUpResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalAccount?: WithdrawalAccountResolvers<ContextType>;
  WithdrawalAccountPage?: WithdrawalAccountPageResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDeliveryLog?: WebhookDeliveryLogResolvers<ContextType>;
  WebhookReplay?: WebhookReplayResolvers<ContextType>;
};

