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
  Date: { input: string; output: string; }
  MinorUnits: { input: number; output: number; }
  Upload: { input: Upload; output: never; }
  JSON: { input: unknown; output: unknown; }
};

export type ApiScope =
  | 'PROGRAMS_READ'
  | 'PARTICIPANTS_READ'
  | 'PARTICIPANTS_WRITE'
  | 'RESULTS_READ'
  | 'RESULTS_WRITE'
  | 'WALLET_READ';

export type ApiKey = {
  __typename?: 'ApiKey';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  ending: Scalars['String']['output'];
  scopes: Array<ApiScope>;
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MadeApiKey = {
  __typename?: 'MadeApiKey';
  key: ApiKey;
  text: Scalars['String']['output'];
};

export type ApiUsage = {
  __typename?: 'ApiUsage';
  used: Scalars['Int']['output'];
  most: Scalars['Int']['output'];
  endsAt?: Maybe<Scalars['DateTime']['output']>;
};

export type MakeApiKeyInput = {
  name: Scalars['String']['input'];
  scopes: Array<ApiScope>;
  days: Scalars['Int']['input'];
};

export type Query = {
  __typename?: 'Query';
  apiKeys: Array<ApiKey>;
  apiUsage: ApiUsage;
  fundsProof: FundsProof;
  groupTopCountries: Array<CountryCount>;
  groupAvgStats?: Maybe<AvgStats>;
  groupRateSocialAnalytics?: Maybe<AudienceAnalytics>;
  groupMetrics: Array<MetricSeries>;
  group: Group;
  publicGroup: Group;
  myGroups: GroupPage;
  groups: GroupPage;
  suggestedGroups: Array<Group>;
  GroupMembers: GroupMemberPage;
  groupInvitations: GroupInvitationPage;
  groupMemberShip?: Maybe<GroupMembership>;
  profileAvgStats?: Maybe<AvgStats>;
  profileRateSocialAnalytics?: Maybe<AudienceAnalytics>;
  profileMetrics: Array<MetricSeries>;
  myFriendInvitations: FriendInvitationPage;
  myLicence: MyLicence;
  participantLicencesCsv: Scalars['String']['output'];
  programLinkCheck: ProgramLinkCheck;
  myManagedAccounts: ManagedAccountPage;
  managedAccountOverview: ManagedAccountOverview;
  myManagers: Array<ManagedAccount>;
  publicManagedAccounts: ManagedAccountPage;
  myMediaKits: Array<MediaKit>;
  publicMediaKit: CheckedMediaKit;
  myNotifications: NotificationPage;
  myPushDevice: PushDevice;
  myWaitingListEntry?: Maybe<WaitingListEntry>;
  myData: MyData;
  myContactOpenings: ContactOpeningPage;
  myParticipantsRequests: ProgramPage;
  participantsRequests: ParticipantRequestPage;
  participants: ParticipantPage;
  programEligibility: EligibilityCheck;
  programsForMe: ProgramPage;
  promoCodeIdeas: PromoCodeIdeas;
  people: PersonPage;
  peopleAlternatives: Array<PeopleAlternative>;
  mySavedPeopleFilters: Array<SavedPeopleFilter>;
  getProgramPerformance: ProgramPerformance;
  getProgramSocialsPerformance: Array<SocialsOnDate>;
  getParticipantSocialsPerformance: Array<SocialsOnDate>;
  getParticipantPerformance: ParticipantPerformance;
  performanceRange: PerformanceRange;
  rankedParticipants: RankedParticipantPage;
  homeFigures: HomeFigures;
  performanceCsv: Scalars['String']['output'];
  activeProfile: ActiveProfile;
  myProfiles: Array<MyProfile>;
  myProfileInterests: Array<Interest>;
  ProfileProgress: ProfileProgressResult;
  publicProfile: PublicProfile;
  publicInterests: Array<Interest>;
  isUserNameAvailable: Scalars['Boolean']['output'];
  myBrandDays: Array<BrandDays>;
  programContents: ProgramContentPage;
  myPrograms: ProgramPage;
  programs: ProgramPage;
  programsByProfile: ProgramPage;
  program: Program;
  publicProgram: PublicProgram;
  programDryRun: ProgramDryRun;
  programStep?: Maybe<ProgramStep>;
  programBudgetEstimate: ProgramBudgetEstimate;
  programMatches: CriteriaMatches;
  proposal: Proposal;
  myProposals: Array<OwnProposal>;
  proposalChoices: Array<ProposalTalent>;
  getCountries: Array<Country>;
  searchLocations: Array<LocationSuggestion>;
  getInterests: InterestPage;
  regions: Array<Region>;
  serviceAreas: Array<ServiceArea>;
  participationTimeline: Array<TimelineEntry>;
  unpaidRewards: Array<UnpaidReward>;
  termsReceipt: TermsReceipt;
  search: SearchPage;
  searchProfiles: ProfileSummaryPage;
  currentUser: CurrentUser;
  shops: Array<ShopPlatform>;
  shopOrders: ShopOrderPage;
  searchBrands: Array<BrandSuggestion>;
  myFeaturedPosts: Array<FeaturedPost>;
  visibleProfileLinks: Array<ProfileLink>;
  myProfileLinks: Array<ProfileLink>;
  myBrandCollaborations: Array<BrandCollaboration>;
  myRateCards: Array<RateCard>;
  publicProfileLinks: Array<ProfileLink>;
  publicProfileFeaturedPosts: Array<FeaturedPost>;
  publicProfileBrandCollaborations: Array<BrandCollaboration>;
  publicUserRateCards: Array<RateCard>;
  mySocialLinks: Array<SocialLink>;
  publicProfileSocialLinks: Array<SocialLink>;
  splits: SplitsOverview;
  programTills: Array<Till>;
  tillOrders: TillOrderPage;
  programTrackingSetup: TrackingSetup;
  uncountedResults: Array<UncountedReasonTotal>;
  waitingResults: WaitingResultPage;
  waitingResultsCsv: Scalars['String']['output'];
  differingReports: DifferingReportPage;
  myVerifications: Array<Verification>;
  myIdentityRecheck?: Maybe<IdentityRecheck>;
  validatePersonaInquiry: PersonaInquiryValidation;
  myWallet: Wallet;
  myTransactions: TransactionPage;
  myWithdrawalAccounts: WithdrawalAccountPage;
  walletBill: Bill;
  topUp: TopUp;
  withdrawal: Withdrawal;
  webhookEndpoints: Array<WebhookEndpoint>;
  webhookEndpoint: WebhookEndpoint;
  webhookDeliveries: WebhookDeliveryPage;
  webhookDelivery: WebhookDeliveryLog;
};


export type QueryFundsProofArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryGroupTopCountriesArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryGroupAvgStatsArgs = {
  groupId: Scalars['ID']['input'];
  platform?: InputMaybe<Platform>;
};


export type QueryGroupRateSocialAnalyticsArgs = {
  groupId: Scalars['ID']['input'];
  platform?: InputMaybe<Platform>;
};


export type QueryGroupMetricsArgs = {
  groupId: Scalars['ID']['input'];
  platform?: InputMaybe<Platform>;
  metrics: Array<MetricName>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryGroupArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryPublicGroupArgs = {
  user_name: Scalars['String']['input'];
};


export type QueryMyGroupsArgs = {
  filter?: InputMaybe<GroupsFilter>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryGroupsArgs = {
  filter?: InputMaybe<GroupsFilter>;
  term?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QuerySuggestedGroupsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGroupMembersArgs = {
  filter: GroupMembersFilter;
  pagination?: InputMaybe<Pagination>;
};


export type QueryGroupInvitationsArgs = {
  filter: GroupInvitationsFilter;
  pagination?: InputMaybe<Pagination>;
};


export type QueryGroupMemberShipArgs = {
  groupId: Scalars['ID']['input'];
};


export type QueryProfileAvgStatsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
  platform?: InputMaybe<Platform>;
};


export type QueryProfileRateSocialAnalyticsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
  platform?: InputMaybe<Platform>;
};


export type QueryProfileMetricsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
  platform?: InputMaybe<Platform>;
  metrics: Array<MetricName>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryMyFriendInvitationsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryParticipantLicencesCsvArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryProgramLinkCheckArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryMyManagedAccountsArgs = {
  status?: InputMaybe<ManagedAccountFilterStatus>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryManagedAccountOverviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPublicManagedAccountsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
  pagination?: InputMaybe<Pagination>;
};


export type QueryPublicMediaKitArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyNotificationsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryMyPushDeviceArgs = {
  endpoint?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMyContactOpeningsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryMyParticipantsRequestsArgs = {
  participantsRequestsInput?: InputMaybe<ParticipantsRequestsInput>;
};


export type QueryParticipantsRequestsArgs = {
  filter: ParticipantsRequestsFilter;
};


export type QueryParticipantsArgs = {
  filter: ParticipantsFilter;
  pagination?: InputMaybe<Pagination>;
};


export type QueryProgramEligibilityArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryProgramsForMeArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryPromoCodeIdeasArgs = {
  programId: Scalars['ID']['input'];
  typed?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPeopleArgs = {
  filter?: InputMaybe<PeopleFilter>;
  sort?: InputMaybe<PeopleSort>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryPeopleAlternativesArgs = {
  filter: PeopleFilter;
};


export type QueryGetProgramPerformanceArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryGetProgramSocialsPerformanceArgs = {
  programId: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
};


export type QueryGetParticipantSocialsPerformanceArgs = {
  programId: Scalars['ID']['input'];
  profileId: Scalars['ID']['input'];
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
};


export type QueryGetParticipantPerformanceArgs = {
  programId: Scalars['ID']['input'];
  profileId: Scalars['ID']['input'];
};


export type QueryPerformanceRangeArgs = {
  programId: Scalars['ID']['input'];
  profileId?: InputMaybe<Scalars['ID']['input']>;
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
};


export type QueryRankedParticipantsArgs = {
  programId: Scalars['ID']['input'];
  sort?: InputMaybe<ParticipantSortField>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryPerformanceCsvArgs = {
  programId: Scalars['ID']['input'];
  profileId?: InputMaybe<Scalars['ID']['input']>;
  startDate: Scalars['Date']['input'];
  endDate: Scalars['Date']['input'];
};


export type QueryPublicProfileArgs = {
  user_name?: InputMaybe<Scalars['String']['input']>;
  profileType?: InputMaybe<ProfileType>;
  username?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPublicInterestsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
};


export type QueryIsUserNameAvailableArgs = {
  userName: Scalars['String']['input'];
  scope: UserNameScope;
};


export type QueryProgramContentsArgs = {
  programId: Scalars['ID']['input'];
  contentStepType: ContentStepType;
  pagination?: InputMaybe<Pagination>;
};


export type QueryMyProgramsArgs = {
  pagination?: InputMaybe<Pagination>;
  filter?: InputMaybe<MyProgramsFilter>;
};


export type QueryProgramsArgs = {
  pagination?: InputMaybe<Pagination>;
  filter?: InputMaybe<ProgramsFilter>;
};


export type QueryProgramsByProfileArgs = {
  profileId: Scalars['ID']['input'];
  filter?: InputMaybe<ProgramsByProfileFilter>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryProgramArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryPublicProgramArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryProgramDryRunArgs = {
  programId: Scalars['ID']['input'];
  publishDate?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryProgramStepArgs = {
  programId: Scalars['ID']['input'];
  type: ProgramStepType;
};


export type QueryProgramBudgetEstimateArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryProgramMatchesArgs = {
  criteria: Scalars['JSON']['input'];
};


export type QueryProposalArgs = {
  address: Scalars['String']['input'];
};


export type QuerySearchLocationsArgs = {
  term: Scalars['String']['input'];
  countryCode?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetInterestsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryRegionsArgs = {
  type?: InputMaybe<LaunchLocationType>;
};


export type QueryServiceAreasArgs = {
  term?: InputMaybe<Scalars['String']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryParticipationTimelineArgs = {
  programId: Scalars['ID']['input'];
  profileId: Scalars['ID']['input'];
};


export type QueryUnpaidRewardsArgs = {
  profileId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryTermsReceiptArgs = {
  participationId: Scalars['ID']['input'];
};


export type QuerySearchArgs = {
  searchInput: SearchInput;
  pagination?: InputMaybe<Pagination>;
};


export type QuerySearchProfilesArgs = {
  term: Scalars['String']['input'];
  types?: InputMaybe<Array<ProfileType>>;
  excludeGroupId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryCurrentUserArgs = {
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryShopOrdersArgs = {
  id: Scalars['ID']['input'];
  pagination?: InputMaybe<Pagination>;
};


export type QuerySearchBrandsArgs = {
  term: Scalars['String']['input'];
};


export type QueryMyRateCardsArgs = {
  platform?: InputMaybe<Platform>;
};


export type QueryPublicProfileLinksArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
};


export type QueryPublicProfileFeaturedPostsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
};


export type QueryPublicProfileBrandCollaborationsArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
};


export type QueryPublicUserRateCardsArgs = {
  filter: RateCardsFilter;
};


export type QueryPublicProfileSocialLinksArgs = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
};


export type QuerySplitsArgs = {
  managedAccountId: Scalars['ID']['input'];
};


export type QueryProgramTillsArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryTillOrdersArgs = {
  programId: Scalars['ID']['input'];
  tillId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryProgramTrackingSetupArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryUncountedResultsArgs = {
  programId: Scalars['ID']['input'];
  profileId?: InputMaybe<Scalars['ID']['input']>;
  startDate?: InputMaybe<Scalars['Date']['input']>;
  endDate?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryWaitingResultsArgs = {
  programId: Scalars['ID']['input'];
  profileId?: InputMaybe<Scalars['ID']['input']>;
  pagination?: InputMaybe<Pagination>;
};


export type QueryWaitingResultsCsvArgs = {
  programId: Scalars['ID']['input'];
};


export type QueryDifferingReportsArgs = {
  programId: Scalars['ID']['input'];
  pagination?: InputMaybe<Pagination>;
};


export type QueryValidatePersonaInquiryArgs = {
  inquiryId: Scalars['String']['input'];
};


export type QueryMyWalletArgs = {
  currency?: InputMaybe<Currency>;
};


export type QueryMyTransactionsArgs = {
  pagination?: InputMaybe<Pagination>;
  filter?: InputMaybe<TransactionsFilter>;
};


export type QueryMyWithdrawalAccountsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryWalletBillArgs = {
  kind: BillKind;
  amount: Scalars['MinorUnits']['input'];
};


export type QueryTopUpArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWithdrawalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWebhookDeliveriesArgs = {
  endpointId: Scalars['ID']['input'];
  failed?: InputMaybe<Scalars['Boolean']['input']>;
  event?: InputMaybe<WebhookEvent>;
  after?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};

export type Mutation = {
  __typename?: 'Mutation';
  makeApiKey: MadeApiKey;
  revokeApiKey: Ack;
  createGroup: IdResult;
  updateGroup: Group;
  updateGroupInterests: GroupInterestsResult;
  joinGroup: GroupRef;
  leaveGroupMembership: GroupRef;
  InviteGroupMember: IdResult;
  updateGroupInvitation: GroupRef;
  updateRequestToJoinGroup: GroupRef;
  cancelGroupInvitation: GroupInvitationStatusResult;
  updateGroupMember: IdResult;
  removeGroupMember: IdResult;
  transferGroupOwnership: Group;
  deleteGroup: IdResult;
  inviteFriend: FriendInvitation;
  submitLicence: MyLicence;
  removeLicence: MyLicence;
  checkProgramLink: ProgramLinkCheck;
  inviteManagedAccount: ManagedAccount;
  updateManagedAccount: ManagedAccount;
  removeManagedAccount: IdResult;
  makeMediaKit: MediaKit;
  removeMediaKit: IdResult;
  updateMultipleNotificationStatus: Array<Notification>;
  addPushSubscription: PushDevice;
  removePushSubscription: PushDevice;
  submitOnboardingAnswers: ActiveProfile;
  setUpIndividualAccount: ActiveProfile;
  joinWaitingList: WaitingListEntry;
  completeWaitingListTask: WaitingListEntry;
  requestDataArchive: MyData;
  linkDataArchive: DataArchiveLink;
  deleteMyAccount: MyData;
  keepMyAccount: MyData;
  contactOpened: Ack;
  joinProgram: JoinProgramResult;
  updateParticipantRequest: IdResult;
  updateParticipantRequests: Array<AnsweredRequest>;
  choosePromoCode: PromoCode;
  savePeopleFilter: SavedPeopleFilter;
  deleteSavedPeopleFilter: IdResult;
  upgradeUser: MembershipResult;
  updateProfileSettings: ActiveProfile;
  editProfileImage: ProfileImageResult;
  updateProfileInterests: InterestsResult;
  updateContactDetails: ActiveProfile;
  createBrandDays: BrandDays;
  updateBrandDays: BrandDays;
  deleteBrandDays: IdResult;
  addContent: ProgramContent;
  editContent: ProgramContent;
  deleteContent: IdResult;
  retryContent: ProgramContent;
  reorderContent: Ack;
  publishProgram: PublishProgramResult;
  updateProgramStatus: Program;
  topUpProgramBudget: ProgramBudgetUsage;
  deleteProgram: IdResult;
  upsertProgram: UpsertProgramResult;
  copyProgram: UpsertProgramResult;
  upsertProgramStep: UpsertProgramStepResult;
  uploadProgramAsset: UploadedFile;
  makeProposal: OwnProposal;
  withdrawProposal: OwnProposal;
  proposalSeen: Ack;
  askTalents: Array<TalentRequestResult>;
  markRewardDelivered: Ack;
  seeTerms: TermsReceipt;
  signIn: OtpChallenge;
  signUp: OtpChallenge;
  resendOtp: OtpChallenge;
  verifyOtp: AuthSession;
  regenerateAccessToken: AccessToken;
  signOut: Ack;
  switchUser: SwitchedSession;
  switchLanguage: Ack;
  beginShop: ShopPlatform;
  signInToShop: ShopSignIn;
  completeShop: ShopPlatform;
  enterShopKey: ShopPlatform;
  moveShop: ShopPlatform;
  checkShop: ShopChecked;
  removeShop: ShopPlatform;
  createFeaturedPost: FeaturedPost;
  updateFeaturedPost: FeaturedPost;
  deleteFeaturedPost: IdResult;
  pinFeaturedPost: Array<FeaturedPost>;
  createProfileLink: ProfileLink;
  updateProfileLink: ProfileLink;
  deleteProfileLink: IdResult;
  reorderProfileLinks: Array<ProfileLink>;
  createBrandCollaboration: BrandCollaboration;
  updateBrandCollaboration: BrandCollaboration;
  deleteBrandCollaboration: IdResult;
  createRateCard: RateCard;
  updateRateCard: RateCard;
  deleteRateCard: IdResult;
  connectSocialAccount: ConnectSession;
  completeSocialConnection: SocialLink;
  refreshSocialLink: SocialLink;
  removeSocialLink: IdResult;
  proposeSplit: Split;
  answerSplit: Split;
  endSplit: Split;
  makeTill: MadeTill;
  changeTill: Till;
  renewTillPin: MadeTill;
  revokeTill: Till;
  rotateProgramTrackingKey: TrackingSetup;
  sendTestConversion: Ack;
  requestSecondLook: SecondLook;
  decideWaitingResults: DecidedWaitingResults;
  startPixelTest: PixelTest;
  createPersonaInquiry: PersonaInquiry;
  submitPersonaInquiry: Verification;
  createBusinessProfile: BusinessProfileResult;
  resubmitBusinessVerification: Verification;
  topUpWallet: TopUp;
  withdrawFromWallet: Withdrawal;
  createWithdrawalAccount: WithdrawalAccount;
  updateWithdrawalAccount: WithdrawalAccount;
  deleteWithdrawalAccount: IdResult;
  addWebhookEndpoint: WebhookEndpoint;
  updateWebhookEndpoint: WebhookEndpoint;
  rotateWebhookSecret: WebhookEndpoint;
  deleteWebhookEndpoint: Ack;
  sendTestWebhook: WebhookDelivery;
  replayWebhookDelivery: WebhookDelivery;
  replayWebhookEvents: WebhookReplay;
};


export type MutationMakeApiKeyArgs = {
  makeApiKeyInput: MakeApiKeyInput;
};


export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateGroupArgs = {
  createGroupInput: CreateGroupInput;
};


export type MutationUpdateGroupArgs = {
  updateGroupInput: UpdateGroupInput;
};


export type MutationUpdateGroupInterestsArgs = {
  groupId: Scalars['ID']['input'];
  interests: Array<Scalars['ID']['input']>;
};


export type MutationJoinGroupArgs = {
  groupId: Scalars['ID']['input'];
};


export type MutationLeaveGroupMembershipArgs = {
  groupId: Scalars['ID']['input'];
};


export type MutationInviteGroupMemberArgs = {
  payload: InviteGroupMemberInput;
};


export type MutationUpdateGroupInvitationArgs = {
  groupId: Scalars['ID']['input'];
  groupInvitationId: Scalars['ID']['input'];
  status: RequestStatus;
};


export type MutationUpdateRequestToJoinGroupArgs = {
  groupId: Scalars['ID']['input'];
  groupInvitationId: Scalars['ID']['input'];
  status: RequestStatus;
};


export type MutationCancelGroupInvitationArgs = {
  groupInvitationId: Scalars['ID']['input'];
};


export type MutationUpdateGroupMemberArgs = {
  input: UpdateGroupMemberInput;
};


export type MutationRemoveGroupMemberArgs = {
  input: RemoveGroupMemberInput;
};


export type MutationTransferGroupOwnershipArgs = {
  groupId: Scalars['ID']['input'];
  groupMemberId: Scalars['ID']['input'];
};


export type MutationDeleteGroupArgs = {
  groupId: Scalars['ID']['input'];
};


export type MutationInviteFriendArgs = {
  inviteFriendInput: InviteFriendInput;
};


export type MutationSubmitLicenceArgs = {
  submitLicenceInput: SubmitLicenceInput;
};


export type MutationCheckProgramLinkArgs = {
  programId: Scalars['ID']['input'];
  confirmsPage?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationInviteManagedAccountArgs = {
  profileId: Scalars['ID']['input'];
};


export type MutationUpdateManagedAccountArgs = {
  id: Scalars['ID']['input'];
  status: RequestStatus;
};


export type MutationRemoveManagedAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMakeMediaKitArgs = {
  makeMediaKitInput: MakeMediaKitInput;
};


export type MutationRemoveMediaKitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpdateMultipleNotificationStatusArgs = {
  notifications: Array<NotificationStatusInput>;
};


export type MutationAddPushSubscriptionArgs = {
  addPushSubscriptionInput: AddPushSubscriptionInput;
};


export type MutationRemovePushSubscriptionArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationSubmitOnboardingAnswersArgs = {
  onboardingAnswersInput: OnboardingAnswersInput;
};


export type MutationSetUpIndividualAccountArgs = {
  setUpIndividualAccountInput: SetUpIndividualAccountInput;
};


export type MutationCompleteWaitingListTaskArgs = {
  task: WaitingListTask;
};


export type MutationLinkDataArchiveArgs = {
  id: Scalars['ID']['input'];
};


export type MutationContactOpenedArgs = {
  profileId: Scalars['ID']['input'];
  method: ContactMethod;
};


export type MutationJoinProgramArgs = {
  programId: Scalars['ID']['input'];
};


export type MutationUpdateParticipantRequestArgs = {
  input: UpdateParticipantRequestInput;
};


export type MutationUpdateParticipantRequestsArgs = {
  input: UpdateParticipantRequestsInput;
};


export type MutationChoosePromoCodeArgs = {
  input: ChoosePromoCodeInput;
};


export type MutationSavePeopleFilterArgs = {
  savePeopleFilterInput: SavePeopleFilterInput;
};


export type MutationDeleteSavedPeopleFilterArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpgradeUserArgs = {
  type: ProfileType;
};


export type MutationUpdateProfileSettingsArgs = {
  updateProfileSettingsInput: UpdateProfileSettingsInput;
};


export type MutationEditProfileImageArgs = {
  file: Scalars['Upload']['input'];
};


export type MutationUpdateProfileInterestsArgs = {
  interests: Array<Scalars['ID']['input']>;
};


export type MutationUpdateContactDetailsArgs = {
  updateContactDetailsInput: UpdateContactDetailsInput;
};


export type MutationCreateBrandDaysArgs = {
  createBrandDaysInput: CreateBrandDaysInput;
};


export type MutationUpdateBrandDaysArgs = {
  updateBrandDaysInput: UpdateBrandDaysInput;
};


export type MutationDeleteBrandDaysArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddContentArgs = {
  addContentInput: AddContentInput;
};


export type MutationEditContentArgs = {
  editContentInput: EditContentInput;
};


export type MutationDeleteContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetryContentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReorderContentArgs = {
  reorderContentInput: ReorderContentInput;
};


export type MutationPublishProgramArgs = {
  id: Scalars['ID']['input'];
  publishDate?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationUpdateProgramStatusArgs = {
  updateProgramStatusInput: UpdateProgramStatusInput;
};


export type MutationTopUpProgramBudgetArgs = {
  programId: Scalars['ID']['input'];
  amount: Scalars['MinorUnits']['input'];
  idempotencyKey: Scalars['String']['input'];
};


export type MutationDeleteProgramArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpsertProgramArgs = {
  upsertProgramInput: UpsertProgramInput;
};


export type MutationCopyProgramArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUpsertProgramStepArgs = {
  upsertProgramStepInput: UpsertProgramStepInput;
};


export type MutationUploadProgramAssetArgs = {
  programId: Scalars['ID']['input'];
  file: Scalars['Upload']['input'];
};


export type MutationMakeProposalArgs = {
  makeProposalInput: MakeProposalInput;
};


export type MutationWithdrawProposalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProposalSeenArgs = {
  address: Scalars['String']['input'];
};


export type MutationAskTalentsArgs = {
  askTalentsInput: AskTalentsInput;
};


export type MutationMarkRewardDeliveredArgs = {
  programId: Scalars['ID']['input'];
  profileId: Scalars['ID']['input'];
  milestoneId: Scalars['ID']['input'];
};


export type MutationSeeTermsArgs = {
  input: SeeTermsInput;
};


export type MutationSignInArgs = {
  signInInput: SignInInput;
};


export type MutationSignUpArgs = {
  signUpInput: SignUpInput;
};


export type MutationResendOtpArgs = {
  challengeId: Scalars['ID']['input'];
};


export type MutationVerifyOtpArgs = {
  verifyOtpInput: VerifyOtpInput;
};


export type MutationRegenerateAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationSignOutArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationSwitchUserArgs = {
  type: ProfileType;
  profileId: Scalars['ID']['input'];
};


export type MutationSwitchLanguageArgs = {
  language: Language;
};


export type MutationBeginShopArgs = {
  kind: ShopKind;
};


export type MutationSignInToShopArgs = {
  input: SignInToShopInput;
};


export type MutationCompleteShopArgs = {
  input: CompleteShopInput;
};


export type MutationEnterShopKeyArgs = {
  input: EnterShopKeyInput;
};


export type MutationMoveShopArgs = {
  input: MoveShopInput;
};


export type MutationCheckShopArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveShopArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateFeaturedPostArgs = {
  createFeaturedPostInput: CreateFeaturedPostInput;
};


export type MutationUpdateFeaturedPostArgs = {
  updateFeaturedPostInput: UpdateFeaturedPostInput;
};


export type MutationDeleteFeaturedPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPinFeaturedPostArgs = {
  id: Scalars['ID']['input'];
  pinned: Scalars['Boolean']['input'];
};


export type MutationCreateProfileLinkArgs = {
  createProfileLinkInput: CreateProfileLinkInput;
};


export type MutationUpdateProfileLinkArgs = {
  updateProfileLinkInput: UpdateProfileLinkInput;
};


export type MutationDeleteProfileLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReorderProfileLinksArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationCreateBrandCollaborationArgs = {
  createBrandCollaborationInput: CreateBrandCollaborationInput;
};


export type MutationUpdateBrandCollaborationArgs = {
  updateBrandCollaborationInput: UpdateBrandCollaborationInput;
};


export type MutationDeleteBrandCollaborationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCreateRateCardArgs = {
  createRateCardInput: CreateRateCardInput;
};


export type MutationUpdateRateCardArgs = {
  updateRateCardInput: UpdateRateCardInput;
};


export type MutationDeleteRateCardArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConnectSocialAccountArgs = {
  connectSocialAccountInput: ConnectSocialAccountInput;
};


export type MutationCompleteSocialConnectionArgs = {
  completeSocialConnectionInput: CompleteSocialConnectionInput;
};


export type MutationRefreshSocialLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoveSocialLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationProposeSplitArgs = {
  proposeSplitInput: ProposeSplitInput;
};


export type MutationAnswerSplitArgs = {
  id: Scalars['ID']['input'];
  accepts: Scalars['Boolean']['input'];
};


export type MutationEndSplitArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMakeTillArgs = {
  input: MakeTillInput;
};


export type MutationChangeTillArgs = {
  input: ChangeTillInput;
};


export type MutationRenewTillPinArgs = {
  programId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRevokeTillArgs = {
  programId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
};


export type MutationRotateProgramTrackingKeyArgs = {
  programId: Scalars['ID']['input'];
};


export type MutationSendTestConversionArgs = {
  programId: Scalars['ID']['input'];
};


export type MutationRequestSecondLookArgs = {
  secondLookInput: SecondLookInput;
};


export type MutationDecideWaitingResultsArgs = {
  input: DecideWaitingResultsInput;
};


export type MutationStartPixelTestArgs = {
  programId: Scalars['ID']['input'];
};


export type MutationSubmitPersonaInquiryArgs = {
  inquiryId: Scalars['String']['input'];
};


export type MutationCreateBusinessProfileArgs = {
  createBusinessProfileInput: CreateBusinessProfileInput;
};


export type MutationResubmitBusinessVerificationArgs = {
  profileId: Scalars['ID']['input'];
  documents: Array<Scalars['Upload']['input']>;
};


export type MutationTopUpWalletArgs = {
  topUpWalletInput: TopUpWalletInput;
};


export type MutationWithdrawFromWalletArgs = {
  withdrawFromWalletInput: WithdrawFromWalletInput;
};


export type MutationCreateWithdrawalAccountArgs = {
  createWithdrawalAccountInput: CreateWithdrawalAccountInput;
};


export type MutationUpdateWithdrawalAccountArgs = {
  updateWithdrawalAccountInput: UpdateWithdrawalAccountInput;
};


export type MutationDeleteWithdrawalAccountArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddWebhookEndpointArgs = {
  addWebhookEndpointInput: AddWebhookEndpointInput;
};


export type MutationUpdateWebhookEndpointArgs = {
  updateWebhookEndpointInput: UpdateWebhookEndpointInput;
};


export type MutationRotateWebhookSecretArgs = {
  endpointId: Scalars['ID']['input'];
};


export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSendTestWebhookArgs = {
  endpointId: Scalars['ID']['input'];
};


export type MutationReplayWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReplayWebhookEventsArgs = {
  replayWebhookEventsInput: ReplayWebhookEventsInput;
};

export type Language =
  | 'en'
  | 'ar';

export type ContactMethod =
  | 'whatsapp'
  | 'sms'
  | 'call'
  | 'email';

export type Platform =
  | 'INSTAGRAM'
  | 'TWITTER'
  | 'TIKTOK'
  | 'YOUTUBE'
  | 'TWITCH'
  | 'SNAPCHAT'
  | 'FACEBOOK';

export type DataSource =
  | 'API'
  | 'DEMO'
  | 'ESTIMATED';

export type RequestStatus =
  | 'Pending'
  | 'Accepted'
  | 'Rejected'
  | 'Cancelled';

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

export type IdResult = {
  __typename?: 'IdResult';
  id: Scalars['ID']['output'];
};

export type ProgramFunds = {
  __typename?: 'ProgramFunds';
  checkpoint: Scalars['Int']['output'];
  hash: Scalars['String']['output'];
  sealedAt: Scalars['DateTime']['output'];
  reserved: Scalars['MinorUnits']['output'];
  paid: Scalars['MinorUnits']['output'];
  earned: Scalars['MinorUnits']['output'];
  free: Scalars['MinorUnits']['output'];
  isCheckable: Scalars['Boolean']['output'];
};

export type FundsProof = {
  __typename?: 'FundsProof';
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
};

export type GroupRole =
  | 'Owner'
  | 'Admin'
  | 'Member'
  | 'Visitor';

export type GroupsFilter =
  | 'ALL_GROUPS'
  | 'CREATED'
  | 'JOINED';

export type Group = {
  __typename?: 'Group';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  userName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  photo: Scalars['String']['output'];
  coverPhoto?: Maybe<Scalars['String']['output']>;
  isPrivate: Scalars['Boolean']['output'];
  isDiscoverable: Scalars['Boolean']['output'];
  ownerId: Scalars['ID']['output'];
  ownerType: ProfileType;
  followers: Scalars['Int']['output'];
  groupMembersCount: Scalars['Int']['output'];
  interests: Array<Interest>;
  createdAt: Scalars['DateTime']['output'];
  myRole: GroupRole;
};

export type GroupPage = {
  __typename?: 'GroupPage';
  count: Scalars['Int']['output'];
  data: Array<Group>;
};

export type GroupMember = {
  __typename?: 'GroupMember';
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  role: GroupRole;
  profile: ProfileSummary;
  joinedAt: Scalars['DateTime']['output'];
};

export type GroupMemberPage = {
  __typename?: 'GroupMemberPage';
  count: Scalars['Int']['output'];
  currentMemberGroupRole?: Maybe<GroupRole>;
  data: Array<GroupMember>;
};

export type GroupInvitation = {
  __typename?: 'GroupInvitation';
  id: Scalars['ID']['output'];
  groupId: Scalars['ID']['output'];
  status: RequestStatus;
  role: GroupRole;
  invitedByProfileId?: Maybe<Scalars['ID']['output']>;
  invitedByUserId?: Maybe<Scalars['ID']['output']>;
  isJoinRequest: Scalars['Boolean']['output'];
  profile: ProfileSummary;
  createdAt: Scalars['DateTime']['output'];
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GroupInvitationPage = {
  __typename?: 'GroupInvitationPage';
  count: Scalars['Int']['output'];
  data: Array<GroupInvitation>;
};

export type LastRequest = {
  __typename?: 'LastRequest';
  id: Scalars['ID']['output'];
  status: RequestStatus;
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

export type GroupMembership = {
  __typename?: 'GroupMembership';
  role: GroupRole;
  type?: Maybe<ProfileType>;
  lastRequest?: Maybe<LastRequest>;
  invitation?: Maybe<GroupInvitation>;
};

export type GroupRef = {
  __typename?: 'GroupRef';
  id: Scalars['ID']['output'];
  groupId: Scalars['ID']['output'];
};

export type CountryCount = {
  __typename?: 'CountryCount';
  country: Country;
  count: Scalars['Int']['output'];
};

export type GroupInterestsResult = {
  __typename?: 'GroupInterestsResult';
  interests: Array<Interest>;
};

export type GroupInvitationStatusResult = {
  __typename?: 'GroupInvitationStatusResult';
  id: Scalars['ID']['output'];
  status: RequestStatus;
};

export type CreateGroupInput = {
  name: Scalars['String']['input'];
  userName: Scalars['String']['input'];
  description: Scalars['String']['input'];
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  isDiscoverable?: InputMaybe<Scalars['Boolean']['input']>;
  photo: Scalars['Upload']['input'];
  coverPhoto?: InputMaybe<Scalars['Upload']['input']>;
};

export type UpdateGroupInput = {
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  isPrivate?: InputMaybe<Scalars['Boolean']['input']>;
  isDiscoverable?: InputMaybe<Scalars['Boolean']['input']>;
  photo?: InputMaybe<Scalars['Upload']['input']>;
  coverPhoto?: InputMaybe<Scalars['Upload']['input']>;
};

export type GroupMembersFilter = {
  groupId: Scalars['ID']['input'];
  role?: InputMaybe<GroupRole>;
  term?: InputMaybe<Scalars['String']['input']>;
};

export type GroupInvitationsFilter = {
  groupId: Scalars['ID']['input'];
  status?: InputMaybe<RequestStatus>;
  isJoinRequest?: InputMaybe<Scalars['Boolean']['input']>;
};

export type InviteGroupMemberInput = {
  groupId: Scalars['ID']['input'];
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
  role?: InputMaybe<GroupRole>;
};

export type UpdateGroupMemberInput = {
  groupId: Scalars['ID']['input'];
  groupMemberId: Scalars['ID']['input'];
  role: GroupRole;
};

export type RemoveGroupMemberInput = {
  groupId: Scalars['ID']['input'];
  groupMemberId: Scalars['ID']['input'];
};

export type MetricName =
  | 'FOLLOWERS'
  | 'LIKES'
  | 'VIEWS'
  | 'ENGAGEMENT'
  | 'POSTS_PER_WEEK';

export type WeightedKey = {
  __typename?: 'WeightedKey';
  key: Scalars['String']['output'];
  weight: Scalars['Float']['output'];
};

export type AudienceAnalytics = {
  __typename?: 'AudienceAnalytics';
  source: DataSource;
  age: Array<WeightedKey>;
  gender: Array<WeightedKey>;
  types: Array<WeightedKey>;
  countries: Array<WeightedKey>;
  languages: Array<WeightedKey>;
  races: Array<WeightedKey>;
  measuredAt: Scalars['DateTime']['output'];
};

export type AvgStats = {
  __typename?: 'AvgStats';
  engagement: Scalars['Float']['output'];
  likes: Scalars['Float']['output'];
  views: Scalars['Float']['output'];
  postsPerWeek: Scalars['Float']['output'];
  followers: Scalars['Float']['output'];
  source: DataSource;
  measuredAt: Scalars['DateTime']['output'];
};

export type MetricPoint = {
  __typename?: 'MetricPoint';
  time: Scalars['DateTime']['output'];
  value: Scalars['Float']['output'];
};

export type MetricSeries = {
  __typename?: 'MetricSeries';
  metric: MetricName;
  points: Array<MetricPoint>;
  source?: Maybe<DataSource>;
};

export type FriendInvitation = {
  __typename?: 'FriendInvitation';
  id: Scalars['ID']['output'];
  mobileNumber: Scalars['String']['output'];
  status: RequestStatus;
  createdAt: Scalars['DateTime']['output'];
};

export type FriendInvitationPage = {
  __typename?: 'FriendInvitationPage';
  count: Scalars['Int']['output'];
  data: Array<FriendInvitation>;
};

export type InviteFriendInput = {
  countryId: Scalars['ID']['input'];
  mobileNumber: Scalars['String']['input'];
};

export type LicenceState =
  | 'IN_REVIEW'
  | 'DECLINED'
  | 'VALID'
  | 'EXPIRED';

export type ParticipantLicenceState =
  | 'VALID'
  | 'EXPIRED'
  | 'IN_REVIEW'
  | 'NONE';

export type Licence = {
  __typename?: 'Licence';
  id: Scalars['ID']['output'];
  state: LicenceState;
  number: Scalars['String']['output'];
  expiresOn: Scalars['Date']['output'];
  accountIds: Array<Scalars['ID']['output']>;
  documentName?: Maybe<Scalars['String']['output']>;
  submittedAt: Scalars['DateTime']['output'];
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
};

export type MyLicence = {
  __typename?: 'MyLicence';
  id: Scalars['ID']['output'];
  current?: Maybe<Licence>;
  next?: Maybe<Licence>;
};

export type PublicLicence = {
  __typename?: 'PublicLicence';
  number: Scalars['String']['output'];
  expiresOn: Scalars['Date']['output'];
  checkedAt: Scalars['DateTime']['output'];
  accountIds: Array<Scalars['ID']['output']>;
};

export type ParticipantLicence = {
  __typename?: 'ParticipantLicence';
  state: ParticipantLicenceState;
  number?: Maybe<Scalars['String']['output']>;
  expiresOn?: Maybe<Scalars['Date']['output']>;
  accounts: Array<SocialLink>;
};

export type SubmitLicenceInput = {
  number: Scalars['String']['input'];
  expiresOn: Scalars['Date']['input'];
  accountIds: Array<Scalars['ID']['input']>;
  document: Scalars['Upload']['input'];
};

export type LinkState =
  | 'UNCHECKED'
  | 'WORKING'
  | 'DOUBTFUL'
  | 'DOWN'
  | 'PAUSED';

export type LinkFault =
  | 'DNS'
  | 'PRIVATE_ADDRESS'
  | 'CERTIFICATE'
  | 'NOT_SECURE'
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_MANY_REDIRECTS'
  | 'NOT_FOUND'
  | 'REFUSED'
  | 'ERROR_PAGE'
  | 'OTHER_SITE'
  | 'CLICK_ID_LOST'
  | 'SNIPPET_GONE';

export type OutageEnd =
  | 'RECOVERED'
  | 'CONFIRMED'
  | 'STOPPED';

export type ProgramOutage = {
  __typename?: 'ProgramOutage';
  id: Scalars['ID']['output'];
  startedAt: Scalars['DateTime']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  end?: Maybe<OutageEnd>;
  fault: LinkFault;
  status?: Maybe<Scalars['Int']['output']>;
  site?: Maybe<Scalars['String']['output']>;
};

export type ProgramLinkCheck = {
  __typename?: 'ProgramLinkCheck';
  programId: Scalars['ID']['output'];
  state: LinkState;
  place: Scalars['String']['output'];
  checkedAt?: Maybe<Scalars['DateTime']['output']>;
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  fault?: Maybe<LinkFault>;
  status?: Maybe<Scalars['Int']['output']>;
  site?: Maybe<Scalars['String']['output']>;
  mayConfirm: Scalars['Boolean']['output'];
  outages: Array<ProgramOutage>;
};

export type ManagedAccountFilterStatus =
  | 'all'
  | 'requests'
  | 'accepted';

export type ManagedAccount = {
  __typename?: 'ManagedAccount';
  id: Scalars['ID']['output'];
  manager_id: Scalars['ID']['output'];
  status: RequestStatus;
  user: ProfileSummary;
  manager: ProfileSummary;
  createdAt: Scalars['DateTime']['output'];
};

export type ManagedAccountOverview = {
  __typename?: 'ManagedAccountOverview';
  account: ManagedAccount;
  requests: ParticipantRequestPage;
};


export type ManagedAccountOverviewRequestsArgs = {
  pagination?: InputMaybe<Pagination>;
};

export type ManagedAccountPage = {
  __typename?: 'ManagedAccountPage';
  count: Scalars['Int']['output'];
  data: Array<ManagedAccount>;
};

export type MediaKitPart =
  | 'ACCOUNTS'
  | 'AUDIENCE'
  | 'PRICES';

export type MediaKit = {
  __typename?: 'MediaKit';
  id: Scalars['ID']['output'];
  text: Scalars['String']['output'];
  textHash: Scalars['String']['output'];
  link: Scalars['Int']['output'];
  linkHash: Scalars['String']['output'];
  madeAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type MediaKitToday = {
  __typename?: 'MediaKitToday';
  key: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type CheckedMediaKit = {
  __typename?: 'CheckedMediaKit';
  kit: MediaKit;
  isUnchanged: Scalars['Boolean']['output'];
  today: Array<MediaKitToday>;
  checkedOn: Scalars['Date']['output'];
  profile: ProfileSummary;
};

export type MakeMediaKitInput = {
  parts: Array<MediaKitPart>;
};

export type NotificationStatus =
  | 'READ'
  | 'UNREAD';

export type NotificationType =
  | 'MANAGED_ACCOUNT_CREATED'
  | 'GROUP_INVITATION_CREATED'
  | 'REQUEST_TO_JOIN_GROUP_ACCEPTED'
  | 'REQUEST_TO_JOIN_GROUP_REJECTED'
  | 'ADMIN_BUSINESS_VERIFICATION_APPROVED'
  | 'ADMIN_BUSINESS_VERIFICATION_REJECTED'
  | 'IDENTITY_VERIFICATION_APPROVED'
  | 'IDENTITY_VERIFICATION_REJECTED'
  | 'WAITING_LIST_ADMITTED'
  | 'GROUP_OWNERSHIP_TRANSFERRED'
  | 'PROGRAM_REQUEST_CREATED'
  | 'PROGRAM_REQUEST_ACCEPTED'
  | 'PROGRAM_REQUEST_REJECTED'
  | 'PROGRAM_STATUS_CHANGED'
  | 'PROGRAM_BUDGET_ALERT'
  | 'PROGRAM_MILESTONE_ACHIEVED'
  | 'PROGRAM_EARNING_RECEIVED'
  | 'WALLET_TOP_UP_SUCCEEDED'
  | 'WALLET_TOP_UP_FAILED'
  | 'WALLET_TOP_UP_RETURNED'
  | 'WITHDRAWAL_SUCCEEDED'
  | 'WITHDRAWAL_FAILED'
  | 'FRIEND_INVITATION_RECEIVED'
  | 'GROUP_REQUEST_CREATED'
  | 'SAVED_PEOPLE_FILTER_MATCHED'
  | 'PROGRAM_CONVERSION_APPROVED'
  | 'PROGRAM_CONVERSION_REJECTED'
  | 'SECOND_LOOK_COUNTED'
  | 'SECOND_LOOK_UPHELD'
  | 'PROGRAM_REWARD_HELD'
  | 'PROGRAM_REWARD_APPROVED'
  | 'PROGRAM_REWARD_REFUSED'
  | 'PROGRAM_RESULTS_WAITING'
  | 'NETWORK_CASE_COUNTED'
  | 'NETWORK_CASE_REFUSED'
  | 'PROGRAM_OUTAGE_STARTED'
  | 'PROGRAM_OUTAGE_ENDED'
  | 'WEBHOOK_ENDPOINT_OFF'
  | 'SPLIT_PROPOSED'
  | 'SPLIT_AGREED'
  | 'SPLIT_DECLINED'
  | 'SPLIT_ENDED'
  | 'SPLIT_SHARE_RECEIVED'
  | 'API_KEY_MADE'
  | 'DATA_ARCHIVE_REQUESTED'
  | 'DATA_ARCHIVE_READY'
  | 'ACCOUNT_DELETION_REQUESTED'
  | 'ACCOUNT_DELETION_HELD'
  | 'LICENCE_APPROVED'
  | 'LICENCE_DECLINED'
  | 'LICENCE_EXPIRES'
  | 'PROGRAM_REQUESTED'
  | 'PROPOSAL_REQUESTED';

export type NotificationMeta = {
  __typename?: 'NotificationMeta';
  groupId?: Maybe<Scalars['ID']['output']>;
  groupName?: Maybe<Scalars['String']['output']>;
  groupImage?: Maybe<Scalars['String']['output']>;
  groupUserName?: Maybe<Scalars['String']['output']>;
  accepted_at?: Maybe<Scalars['DateTime']['output']>;
  rejected_at?: Maybe<Scalars['DateTime']['output']>;
  cancelled_at?: Maybe<Scalars['DateTime']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  programId?: Maybe<Scalars['ID']['output']>;
  programName?: Maybe<Scalars['String']['output']>;
  programStatus?: Maybe<ProgramStatus>;
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  percent?: Maybe<Scalars['Float']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
  filterName?: Maybe<Scalars['String']['output']>;
  day?: Maybe<Scalars['Date']['output']>;
};

export type Notification = {
  __typename?: 'Notification';
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  content: Scalars['String']['output'];
  type: NotificationType;
  meta: NotificationMeta;
  referenceId?: Maybe<Scalars['ID']['output']>;
  createdAt: Scalars['DateTime']['output'];
  readAt?: Maybe<Scalars['DateTime']['output']>;
  sender?: Maybe<ProfileSummary>;
  senderType?: Maybe<ProfileType>;
};

export type NotificationPage = {
  __typename?: 'NotificationPage';
  count: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
  data: Array<Notification>;
};

export type PushDevice = {
  __typename?: 'PushDevice';
  publicKey?: Maybe<Scalars['String']['output']>;
  isSubscribed: Scalars['Boolean']['output'];
};

export type NotificationStatusInput = {
  notificationId: Scalars['ID']['input'];
  status: NotificationStatus;
};

export type AddPushSubscriptionInput = {
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
};

export type AccountKind =
  | 'INDIVIDUAL'
  | 'BUSINESS';

export type OnboardingGoal =
  | 'FIND_PROGRAMS'
  | 'GROW_AUDIENCE'
  | 'MANAGE_TALENT'
  | 'PROMOTE_PRODUCTS'
  | 'OTHER';

export type WaitingListTask =
  | 'FOLLOW_MICROBLOG'
  | 'JOIN_COMMUNITY';

export type OnboardingAnswersInput = {
  accountKind: AccountKind;
  role: ProfileType;
  countryId: Scalars['ID']['input'];
  interests?: InputMaybe<Array<Scalars['ID']['input']>>;
  goal?: InputMaybe<OnboardingGoal>;
};

export type SetUpIndividualAccountInput = {
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
  gender: Gender;
  date_of_birth: Scalars['Date']['input'];
  userName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
};

export type WaitingListEntry = {
  __typename?: 'WaitingListEntry';
  id: Scalars['ID']['output'];
  position: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
  joinedAt: Scalars['DateTime']['output'];
  admittedAt?: Maybe<Scalars['DateTime']['output']>;
  invitationCode: Scalars['String']['output'];
  acceptedInvitations: Scalars['Int']['output'];
  doneTasks: Array<WaitingListTask>;
  microblogUrl: Scalars['String']['output'];
  communities: Array<CommunityLink>;
};

export type CommunityLink = {
  __typename?: 'CommunityLink';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type DataSection =
  | 'PROFILE'
  | 'ACCOUNTS'
  | 'PROGRAMS'
  | 'WALLET'
  | 'GROUPS'
  | 'NOTIFICATIONS'
  | 'SIGN_INS'
  | 'FILES';

export type DataArchiveState =
  | 'MAKING'
  | 'READY'
  | 'FAILED';

export type DataSectionCount = {
  __typename?: 'DataSectionCount';
  section: DataSection;
  count: Scalars['Int']['output'];
};

export type DataArchive = {
  __typename?: 'DataArchive';
  id: Scalars['ID']['output'];
  state: DataArchiveState;
  requestedAt: Scalars['DateTime']['output'];
  readyAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  kilobytes: Scalars['Int']['output'];
  sections: Array<DataSectionCount>;
};

export type AccountDeletion = {
  __typename?: 'AccountDeletion';
  requestedAt: Scalars['DateTime']['output'];
  dueAt: Scalars['DateTime']['output'];
  heldSince?: Maybe<Scalars['DateTime']['output']>;
};

export type StayingKind =
  | 'INVOICES'
  | 'LEDGER'
  | 'WITHDRAWALS'
  | 'SEALED_TERMS'
  | 'AUDIT_LOG';

export type StayingData = {
  __typename?: 'StayingData';
  kind: StayingKind;
  until?: Maybe<Scalars['DateTime']['output']>;
};

export type MyData = {
  __typename?: 'MyData';
  archive?: Maybe<DataArchive>;
  nextArchiveAt?: Maybe<Scalars['DateTime']['output']>;
  deletion?: Maybe<AccountDeletion>;
  deletionDays: Scalars['Int']['output'];
  balance: Scalars['MinorUnits']['output'];
  hasOpenWithdrawal: Scalars['Boolean']['output'];
  stays: Array<StayingData>;
};

export type ContactOpening = {
  __typename?: 'ContactOpening';
  id: Scalars['ID']['output'];
  openedAt: Scalars['DateTime']['output'];
  sawNumber: Scalars['Boolean']['output'];
  sawEmail: Scalars['Boolean']['output'];
  viewer?: Maybe<ProfileSummary>;
};

export type ContactOpeningPage = {
  __typename?: 'ContactOpeningPage';
  count: Scalars['Int']['output'];
  strangers: Scalars['Int']['output'];
  data: Array<ContactOpening>;
};

export type DataArchiveLink = {
  __typename?: 'DataArchiveLink';
  url: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
};

export type EligibilityCriterion =
  | 'PROFILE_TYPE'
  | 'PLATFORM'
  | 'LOCATION'
  | 'INTERESTS'
  | 'LICENCE'
  | 'VERIFICATION';

export type ParticipantRequest = {
  __typename?: 'ParticipantRequest';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  profileId: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
  status: RequestStatus;
  profile: ProfileSummary;
  createdAt: Scalars['DateTime']['output'];
  program?: Maybe<Program>;
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  eligibility: EligibilityCheck;
  reach: Scalars['Int']['output'];
  declineReason?: Maybe<RequestDeclineReason>;
  declineNote?: Maybe<Scalars['String']['output']>;
};

export type ParticipantRequestPage = {
  __typename?: 'ParticipantRequestPage';
  count: Scalars['Int']['output'];
  data: Array<ParticipantRequest>;
};

export type Participant = {
  __typename?: 'Participant';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  profileId: Scalars['ID']['output'];
  profile: ProfileSummary;
  joinedAt: Scalars['DateTime']['output'];
  clicks: Scalars['Int']['output'];
  approvedCount: Scalars['Int']['output'];
  revenue: Scalars['MinorUnits']['output'];
  earned: Scalars['MinorUnits']['output'];
  licence: ParticipantLicence;
};

export type ParticipantPage = {
  __typename?: 'ParticipantPage';
  count: Scalars['Int']['output'];
  data: Array<Participant>;
};

export type JoinProgramResult = {
  __typename?: 'JoinProgramResult';
  programId: Scalars['ID']['output'];
  profileId: Scalars['ID']['output'];
};

export type EligibilityCheck = {
  __typename?: 'EligibilityCheck';
  eligible: Scalars['Boolean']['output'];
  failed: Array<EligibilityCriterion>;
  checks: Array<CriterionCheck>;
};

export type CriterionCheck = {
  __typename?: 'CriterionCheck';
  criterion: EligibilityCriterion;
  isMet: Scalars['Boolean']['output'];
  platform?: Maybe<Platform>;
  measure?: Maybe<CriterionMeasure>;
  needed?: Maybe<Scalars['Float']['output']>;
  has?: Maybe<Scalars['Float']['output']>;
  names: Array<Scalars['String']['output']>;
};

export type CriterionMeasure =
  | 'FOLLOWERS'
  | 'ENGAGEMENT'
  | 'VIEWS';

export type JoinMend =
  | 'CONNECT_PLATFORM'
  | 'ADD_LOCATION'
  | 'ADD_INTERESTS'
  | 'ADD_LICENCE'
  | 'VERIFY_IDENTITY';

export type ProgramFit = {
  __typename?: 'ProgramFit';
  eligible: Scalars['Boolean']['output'];
  mend?: Maybe<JoinMend>;
  platform?: Maybe<Platform>;
};

export type RequestDeclineReason =
  | 'AUDIENCE'
  | 'CONTENT'
  | 'COMPETITOR'
  | 'FULL'
  | 'OTHER';

export type AnsweredRequest = {
  __typename?: 'AnsweredRequest';
  id: Scalars['ID']['output'];
  code?: Maybe<Scalars['String']['output']>;
};

export type ParticipantsRequestsInput = {
  status?: InputMaybe<Array<RequestStatus>>;
  pagination?: InputMaybe<Pagination>;
};

export type ParticipantsRequestsFilter = {
  programId: Scalars['ID']['input'];
  status?: InputMaybe<Array<RequestStatus>>;
  types?: InputMaybe<Array<ProfileType>>;
  term?: InputMaybe<Scalars['String']['input']>;
  pagination?: InputMaybe<Pagination>;
};

export type ParticipantsFilter = {
  programId: Scalars['ID']['input'];
  types?: InputMaybe<Array<ProfileType>>;
  term?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateParticipantRequestInput = {
  id: Scalars['ID']['input'];
  programId: Scalars['ID']['input'];
  status: RequestStatus;
  reason?: InputMaybe<RequestDeclineReason>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateParticipantRequestsInput = {
  ids: Array<Scalars['ID']['input']>;
  programId: Scalars['ID']['input'];
  status: RequestStatus;
  reason?: InputMaybe<RequestDeclineReason>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type CountsBy =
  | 'LINKS'
  | 'CODES'
  | 'LINKS_AND_CODES';

export type PromoCode = {
  __typename?: 'PromoCode';
  code: Scalars['String']['output'];
  isChosen: Scalars['Boolean']['output'];
};

export type PromoCodeIdeas = {
  __typename?: 'PromoCodeIdeas';
  typed: Scalars['String']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  ideas: Array<Scalars['String']['output']>;
};

export type ChoosePromoCodeInput = {
  programId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};

export type RecordTimes = {
  __typename?: 'RecordTimes';
  cases: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  open: Scalars['Int']['output'];
  middle?: Maybe<Scalars['Int']['output']>;
  nineOfTen?: Maybe<Scalars['Int']['output']>;
  longest?: Maybe<Scalars['Int']['output']>;
  step?: Maybe<Scalars['Int']['output']>;
  bars?: Maybe<Array<Scalars['Int']['output']>>;
};

export type RecordShare = {
  __typename?: 'RecordShare';
  cases: Scalars['Int']['output'];
  people: Scalars['Int']['output'];
  hits?: Maybe<Scalars['Int']['output']>;
  share?: Maybe<Scalars['Float']['output']>;
};

export type PaymentRecord = {
  __typename?: 'PaymentRecord';
  since: Scalars['Date']['output'];
  computedAt: Scalars['DateTime']['output'];
  payouts: RecordTimes;
  takenBack: RecordShare;
  results: RecordShare;
  answers: RecordTimes;
  accepted: RecordShare;
  reviews: RecordShare;
};

export type PeopleSort =
  | 'BEST_MATCH'
  | 'FOLLOWERS'
  | 'ENGAGEMENT'
  | 'PRICE'
  | 'NEWEST';

export type PeopleFilterName =
  | 'TERM'
  | 'TYPE'
  | 'PLATFORM'
  | 'FOLLOWERS'
  | 'ENGAGEMENT'
  | 'COUNTRY'
  | 'CITY'
  | 'INTERESTS'
  | 'PRICE'
  | 'VERIFIED';

export type PeopleFilter = {
  term?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<ProfileType>>;
  platforms?: InputMaybe<Array<Platform>>;
  minFollowers?: InputMaybe<Scalars['Int']['input']>;
  maxFollowers?: InputMaybe<Scalars['Int']['input']>;
  minEngagement?: InputMaybe<Scalars['Float']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  placeId?: InputMaybe<Scalars['String']['input']>;
  interests?: InputMaybe<Array<Scalars['ID']['input']>>;
  service?: InputMaybe<RateCardCategory>;
  minPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  maxPrice?: InputMaybe<Scalars['MinorUnits']['input']>;
  isVerified?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
  profile: ProfileSummary;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Country>;
  followers: Scalars['Int']['output'];
  engagement?: Maybe<Scalars['Float']['output']>;
  creators?: Maybe<Scalars['Int']['output']>;
  priceFrom?: Maybe<Scalars['MinorUnits']['output']>;
  interests: Array<Interest>;
  platforms: Array<Platform>;
};

export type PersonPage = {
  __typename?: 'PersonPage';
  count: Scalars['Int']['output'];
  data: Array<Person>;
};

export type PeopleAlternative = {
  __typename?: 'PeopleAlternative';
  without: PeopleFilterName;
  count: Scalars['Int']['output'];
};

export type SavedPeopleFilter = {
  __typename?: 'SavedPeopleFilter';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  filter: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
};

export type SavePeopleFilterInput = {
  name: Scalars['String']['input'];
  filter: PeopleFilter;
};

export type MilestoneStatus =
  | 'Achieved'
  | 'InProgress';

export type NamedMetric = {
  __typename?: 'NamedMetric';
  name: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type ObjectivePerformance = {
  __typename?: 'ObjectivePerformance';
  objectiveType: ObjectiveType;
  metrics: Array<NamedMetric>;
};

export type PerformanceStep = {
  __typename?: 'PerformanceStep';
  targetClicks: Scalars['Int']['output'];
  currentClicks: Scalars['Int']['output'];
};

export type RewardReview =
  | 'HELD'
  | 'REFUSED';

export type MilestonePerformance = {
  __typename?: 'MilestonePerformance';
  id: Scalars['ID']['output'];
  per: Scalars['Int']['output'];
  clicks: Scalars['Int']['output'];
  status: MilestoneStatus;
  rewardType: RewardType;
  reward: Scalars['String']['output'];
  rewardAmount?: Maybe<Scalars['MinorUnits']['output']>;
  percent: Scalars['Float']['output'];
  waitingForBudget: Scalars['Boolean']['output'];
  review?: Maybe<RewardReview>;
  deliveredAt?: Maybe<Scalars['DateTime']['output']>;
  achievedAt?: Maybe<Scalars['DateTime']['output']>;
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  achievedBy: Scalars['Int']['output'];
};

export type CountryPerformance = {
  __typename?: 'CountryPerformance';
  key: Scalars['String']['output'];
  weight: Scalars['Float']['output'];
  name: Scalars['String']['output'];
  code: Scalars['String']['output'];
  clicks: Scalars['Int']['output'];
};

export type ProgramPerformance = {
  __typename?: 'ProgramPerformance';
  participantCount: Scalars['Int']['output'];
  objectivePerformance: ObjectivePerformance;
  steps: Array<PerformanceStep>;
  milestones: Array<MilestonePerformance>;
  countries: Array<CountryPerformance>;
  socials: Array<SocialsOnDate>;
  budget?: Maybe<ProgramBudgetUsage>;
  countedAt: Scalars['DateTime']['output'];
  isDemo: Scalars['Boolean']['output'];
  nextPayoutDate?: Maybe<Scalars['Date']['output']>;
  nextPayoutAmount: Scalars['MinorUnits']['output'];
  nextPayoutParticipants: Scalars['Int']['output'];
};

export type ParticipantPerformance = {
  __typename?: 'ParticipantPerformance';
  objectivePerformance: ObjectivePerformance;
  steps: Array<PerformanceStep>;
  milestones: Array<MilestonePerformance>;
  countries: Array<CountryPerformance>;
  socials: Array<SocialsOnDate>;
  pendingEarnings: Scalars['MinorUnits']['output'];
  paidEarnings: Scalars['MinorUnits']['output'];
  nextPayoutDate?: Maybe<Scalars['Date']['output']>;
  trackingUrl: Scalars['String']['output'];
  countedAt: Scalars['DateTime']['output'];
  isDemo: Scalars['Boolean']['output'];
  participant: Participant;
};

export type SocialResult = {
  __typename?: 'SocialResult';
  key: Scalars['String']['output'];
  weight: Scalars['Float']['output'];
  clicks: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
};

export type SocialsOnDate = {
  __typename?: 'SocialsOnDate';
  date: Scalars['Date']['output'];
  results: Array<SocialResult>;
};

export type PerformanceRange = {
  __typename?: 'PerformanceRange';
  startDate: Scalars['Date']['output'];
  endDate: Scalars['Date']['output'];
  metrics: Array<NamedMetric>;
  days: Array<PerformanceDay>;
  channels: Array<ChannelPerformance>;
  countries: Array<CountryPerformance>;
  funnel: PerformanceFunnel;
  countedAt: Scalars['DateTime']['output'];
  isDemo: Scalars['Boolean']['output'];
};

export type PerformanceDay = {
  __typename?: 'PerformanceDay';
  date: Scalars['Date']['output'];
  clicks: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
  revenue: Scalars['MinorUnits']['output'];
  channels: Array<ChannelPerformance>;
};

export type ChannelPerformance = {
  __typename?: 'ChannelPerformance';
  key: Scalars['String']['output'];
  weight: Scalars['Float']['output'];
  clicks: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
  revenue: Scalars['MinorUnits']['output'];
};

export type PerformanceFunnel = {
  __typename?: 'PerformanceFunnel';
  allClicks: Scalars['Int']['output'];
  validClicks: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
  rewards: Scalars['Int']['output'];
};

export type ParticipantSortField =
  | 'APPROVED'
  | 'CLICKS';

export type RankedParticipant = {
  __typename?: 'RankedParticipant';
  participant: Participant;
  conversionRate: Scalars['Float']['output'];
  revenue: Scalars['MinorUnits']['output'];
  milestonesReached: Scalars['Int']['output'];
};

export type RankedParticipantPage = {
  __typename?: 'RankedParticipantPage';
  count: Scalars['Int']['output'];
  data: Array<RankedParticipant>;
};

export type HomeWeek = {
  __typename?: 'HomeWeek';
  startDate: Scalars['Date']['output'];
  endDate: Scalars['Date']['output'];
  clicks: Scalars['Int']['output'];
  clicksBefore: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
  approvedBefore: Scalars['Int']['output'];
  paid: Scalars['MinorUnits']['output'];
  paidTo: Scalars['Int']['output'];
};

export type EarningsSummary = {
  __typename?: 'EarningsSummary';
  pending: Scalars['MinorUnits']['output'];
  paid: Scalars['MinorUnits']['output'];
  nextPayoutDate?: Maybe<Scalars['Date']['output']>;
  nextPayoutAmount: Scalars['MinorUnits']['output'];
};

export type TalentEarnings = {
  __typename?: 'TalentEarnings';
  profile: ProfileSummary;
  earnings: EarningsSummary;
  programs: Array<ProgramEarnings>;
};

export type ProgramEarnings = {
  __typename?: 'ProgramEarnings';
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  earnings: EarningsSummary;
};

export type HomeToday = {
  __typename?: 'HomeToday';
  profile: ProfileSummary;
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  coverImage?: Maybe<Scalars['String']['output']>;
  objectiveType: ObjectiveType;
  clicks: Scalars['Int']['output'];
  clicksBefore: Scalars['Int']['output'];
  approved: Scalars['Int']['output'];
  approvedBefore: Scalars['Int']['output'];
};

export type HomeFigures = {
  __typename?: 'HomeFigures';
  week?: Maybe<HomeWeek>;
  spend?: Maybe<ProgramBudgetUsage>;
  earnings?: Maybe<EarningsSummary>;
  talents?: Maybe<EarningsSummary>;
  talentEarnings: Array<TalentEarnings>;
  today: Array<HomeToday>;
  countedAt: Scalars['DateTime']['output'];
  isDemo: Scalars['Boolean']['output'];
};

export type ProfileType =
  | 'INFLUENCER'
  | 'AGENT'
  | 'AGENCY'
  | 'BRAND';

export type ProfileStatus =
  | 'Active'
  | 'AdminVerifying'
  | 'IdentityVerifying'
  | 'Rejected'
  | 'Onboarding'
  | 'Inactive';

export type OnboardingStepStatus =
  | 'ConnectSocialMedia'
  | 'SelectAccountType'
  | 'WaitForAdmission';

export type Gender =
  | 'male'
  | 'female';

export type UserNameScope =
  | 'PROFILE'
  | 'GROUP';

export type OnboardingStep = {
  __typename?: 'OnboardingStep';
  status: OnboardingStepStatus;
};

export type Contacts = {
  __typename?: 'Contacts';
  email?: Maybe<Scalars['String']['output']>;
  methods: Array<ContactMethod>;
  mobileNumber?: Maybe<Scalars['String']['output']>;
  countryCode?: Maybe<Scalars['String']['output']>;
};

export type UserProfile = {
  __typename?: 'UserProfile';
  id: Scalars['ID']['output'];
  bio?: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  firstName?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  userName?: Maybe<Scalars['String']['output']>;
  profileImage?: Maybe<Scalars['String']['output']>;
  created_at: Scalars['DateTime']['output'];
  country?: Maybe<Country>;
  status: ProfileStatus;
  gender?: Maybe<Gender>;
  email?: Maybe<Scalars['String']['output']>;
  language: Language;
  mobile_no: Scalars['String']['output'];
  location?: Maybe<Location>;
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  country_id?: Maybe<Scalars['ID']['output']>;
  onboardingStep?: Maybe<OnboardingStep>;
  contacts: Contacts;
  profileLabel?: Maybe<Scalars['String']['output']>;
  isActiveMembership: Scalars['Boolean']['output'];
  isPhoneNumberVisible: Scalars['Boolean']['output'];
  contactMethods: Array<ContactMethod>;
  interests: Array<Interest>;
  isBusinessProfile: Scalars['Boolean']['output'];
  userType: ProfileType;
  isVerified: Scalars['Boolean']['output'];
  userNameChangedAt?: Maybe<Scalars['DateTime']['output']>;
  nameInOtherScript?: Maybe<Scalars['String']['output']>;
};

export type BusinessProfile = {
  __typename?: 'BusinessProfile';
  id: Scalars['ID']['output'];
  type: ProfileType;
  name: Scalars['String']['output'];
  bio?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  icon?: Maybe<Scalars['String']['output']>;
  userName?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  phoneCode?: Maybe<Scalars['String']['output']>;
  mobileNumber?: Maybe<Scalars['String']['output']>;
  mobileCountryId?: Maybe<Scalars['ID']['output']>;
  mobileCountry?: Maybe<Country>;
  language: Language;
  country?: Maybe<Country>;
  location?: Maybe<Location>;
  contacts: Contacts;
  createdAt: Scalars['DateTime']['output'];
  isNsfw?: Maybe<Scalars['Boolean']['output']>;
  isBusinessProfile: Scalars['Boolean']['output'];
  status: ProfileStatus;
  isVerified: Scalars['Boolean']['output'];
  userNameChangedAt?: Maybe<Scalars['DateTime']['output']>;
  nameInOtherScript?: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  userType: ProfileType;
  profileImage?: Maybe<Scalars['String']['output']>;
  onboardingStep?: Maybe<OnboardingStep>;
  isPhoneNumberVisible: Scalars['Boolean']['output'];
  paymentRecord?: Maybe<PaymentRecord>;
};

export type Profile = UserProfile | BusinessProfile;

export type ActiveProfile = {
  __typename?: 'ActiveProfile';
  type: ProfileType;
  profile: Profile;
};

export type MyProfile = {
  __typename?: 'MyProfile';
  id: Scalars['ID']['output'];
  type: ProfileType;
  name: Scalars['String']['output'];
  userName?: Maybe<Scalars['String']['output']>;
  picture?: Maybe<Scalars['String']['output']>;
  status: ProfileStatus;
  isActive: Scalars['Boolean']['output'];
};

export type PublicProfile = {
  __typename?: 'PublicProfile';
  id: Scalars['ID']['output'];
  fullName: Scalars['String']['output'];
  profileImage?: Maybe<Scalars['String']['output']>;
  bio?: Maybe<Scalars['String']['output']>;
  userName: Scalars['String']['output'];
  isVerified: Scalars['Boolean']['output'];
  mobile_no?: Maybe<Scalars['String']['output']>;
  contactMethods: Array<ContactMethod>;
  email?: Maybe<Scalars['String']['output']>;
  isPhoneNumberVisible: Scalars['Boolean']['output'];
  type: ProfileType;
  country?: Maybe<Country>;
  location?: Maybe<Location>;
  createdAt: Scalars['DateTime']['output'];
  website?: Maybe<Scalars['String']['output']>;
  profileLabel?: Maybe<Scalars['String']['output']>;
  isNsfw?: Maybe<Scalars['Boolean']['output']>;
  licence?: Maybe<PublicLicence>;
  interests: Array<Interest>;
  socialLinks: Array<SocialLink>;
  links: Array<ProfileLink>;
  featuredPosts: Array<FeaturedPost>;
  brandCollaborations: Array<BrandCollaboration>;
  rateCards: Array<RateCard>;
  avgStats?: Maybe<AvgStats>;
  paymentRecord?: Maybe<PaymentRecord>;
};


export type PublicProfileRateCardsArgs = {
  platform?: InputMaybe<Platform>;
};

export type ProfileSummary = {
  __typename?: 'ProfileSummary';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  username?: Maybe<Scalars['String']['output']>;
  type: ProfileType;
  profilePicture?: Maybe<Scalars['String']['output']>;
  isVerified: Scalars['Boolean']['output'];
  bio?: Maybe<Scalars['String']['output']>;
  interests: Array<Interest>;
  fullName: Scalars['String']['output'];
  userName?: Maybe<Scalars['String']['output']>;
  profileImage?: Maybe<Scalars['String']['output']>;
  userType: ProfileType;
  email?: Maybe<Scalars['String']['output']>;
  isNsfw?: Maybe<Scalars['Boolean']['output']>;
};

export type ProfileSummaryPage = {
  __typename?: 'ProfileSummaryPage';
  count: Scalars['Int']['output'];
  data: Array<ProfileSummary>;
};

export type InterestsResult = {
  __typename?: 'InterestsResult';
  interests: Array<Interest>;
  user?: Maybe<UserProfile>;
};

export type ProfileImageResult = {
  __typename?: 'ProfileImageResult';
  profileImage: Scalars['String']['output'];
};

export type MembershipResult = {
  __typename?: 'MembershipResult';
  isActiveMembership: Scalars['Boolean']['output'];
};

export type ProgressStep = {
  __typename?: 'ProgressStep';
  name: Scalars['String']['output'];
  isCompleted: Scalars['Boolean']['output'];
};

export type ProfileProgressResult = {
  __typename?: 'ProfileProgressResult';
  score: Scalars['Int']['output'];
  steps: Array<ProgressStep>;
};

export type LocationInput = {
  place_id: Scalars['String']['input'];
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  formatted_address: Scalars['String']['input'];
  lat: Scalars['Float']['input'];
  lng: Scalars['Float']['input'];
};

export type UpdateProfileSettingsInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  userName?: InputMaybe<Scalars['String']['input']>;
  bio?: InputMaybe<Scalars['String']['input']>;
  gender?: InputMaybe<Gender>;
  date_of_birth?: InputMaybe<Scalars['Date']['input']>;
  country_id?: InputMaybe<Scalars['ID']['input']>;
  location?: InputMaybe<LocationInput>;
  website?: InputMaybe<Scalars['String']['input']>;
  isNsfw?: InputMaybe<Scalars['Boolean']['input']>;
  nameInOtherScript?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateContactDetailsInput = {
  email: Scalars['String']['input'];
  countryId: Scalars['ID']['input'];
  mobileNumber: Scalars['String']['input'];
  contactMethods: Array<ContactMethod>;
  isPhoneNumberVisible?: InputMaybe<Scalars['Boolean']['input']>;
};

export type BrandDays = {
  __typename?: 'BrandDays';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  from: Scalars['Date']['output'];
  to: Scalars['Date']['output'];
};

export type CreateBrandDaysInput = {
  name: Scalars['String']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type UpdateBrandDaysInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};

export type ContentType =
  | 'VIDEO'
  | 'IMAGE'
  | 'DOCUMENT';

export type ContentStepType =
  | 'SHAREABLE'
  | 'LEARNING';

export type ContentStatus =
  | 'PROCESSING'
  | 'READY'
  | 'FAILED';

export type ContentLanguage =
  | 'ARABIC'
  | 'ENGLISH';

export type ProgramContent = {
  __typename?: 'ProgramContent';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  description: Scalars['String']['output'];
  type: ContentType;
  status: ContentStatus;
  contentUrl: Scalars['String']['output'];
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  contentStepType: ContentStepType;
  language: ContentLanguage;
  platform?: Maybe<Platform>;
  allowTrademarkUse: Scalars['Boolean']['output'];
  hashtags: Array<Scalars['String']['output']>;
  specialRequests?: Maybe<Scalars['String']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
  fileSize?: Maybe<Scalars['Int']['output']>;
};

export type ProgramContentPage = {
  __typename?: 'ProgramContentPage';
  count: Scalars['Int']['output'];
  data: Array<ProgramContent>;
};

export type AddContentInput = {
  programId: Scalars['ID']['input'];
  contentStepType: ContentStepType;
  title: Scalars['String']['input'];
  description: Scalars['String']['input'];
  type: ContentType;
  language: ContentLanguage;
  platform?: InputMaybe<Platform>;
  file?: InputMaybe<Scalars['Upload']['input']>;
  contentUrl?: InputMaybe<Scalars['String']['input']>;
  thumbnail?: InputMaybe<Scalars['Upload']['input']>;
  allowTrademarkUse?: InputMaybe<Scalars['Boolean']['input']>;
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  specialRequests?: InputMaybe<Scalars['String']['input']>;
};

export type EditContentInput = {
  id: Scalars['ID']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<ContentLanguage>;
  platform?: InputMaybe<Platform>;
  file?: InputMaybe<Scalars['Upload']['input']>;
  contentUrl?: InputMaybe<Scalars['String']['input']>;
  thumbnail?: InputMaybe<Scalars['Upload']['input']>;
  allowTrademarkUse?: InputMaybe<Scalars['Boolean']['input']>;
  hashtags?: InputMaybe<Array<Scalars['String']['input']>>;
  specialRequests?: InputMaybe<Scalars['String']['input']>;
};

export type ReorderContentInput = {
  programId: Scalars['ID']['input'];
  contentStepType: ContentStepType;
  contentIds: Array<Scalars['ID']['input']>;
};

export type ProgramStatus =
  | 'Draft'
  | 'Soon'
  | 'Active'
  | 'OnHold'
  | 'Retired';

export type ProgramType =
  | 'AFFILIATE';

export type ProgramFocus =
  | 'PRODUCT'
  | 'SERVICE';

export type ObjectiveType =
  | 'TRAFFIC'
  | 'LEAD_GENERATION'
  | 'DOWNLOADS'
  | 'SIGN_UP'
  | 'SALES';

export type LaunchLocationType =
  | 'WORLDWIDE'
  | 'COUNTRIES'
  | 'REGIONS'
  | 'SERVICE_AREA';

export type PayoutFrequency =
  | 'WEEKLY'
  | 'MONTHLY'
  | 'QUARTERLY';

export type ProgramHoldCause =
  | 'OWNER'
  | 'BUDGET'
  | 'ADMIN';

export type ProgramViewerRole =
  | 'OWNER'
  | 'PARTICIPANT'
  | 'APPLICANT'
  | 'VISITOR';

export type CompletedStep = {
  __typename?: 'CompletedStep';
  id: Scalars['ID']['output'];
  type: ProgramStepType;
};

export type MyParticipantRequest = {
  __typename?: 'MyParticipantRequest';
  id: Scalars['ID']['output'];
  status: RequestStatus;
  declineReason?: Maybe<RequestDeclineReason>;
  declineNote?: Maybe<Scalars['String']['output']>;
};

export type MyObjectiveData = {
  __typename?: 'MyObjectiveData';
  trackingUrl: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  milestones: Array<MilestonePerformance>;
  earnings: EarningsSummary;
};

export type Program = {
  __typename?: 'Program';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  coverImage?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  startDate: Scalars['Date']['output'];
  endDate?: Maybe<Scalars['Date']['output']>;
  publishDate?: Maybe<Scalars['DateTime']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  isPublic: Scalars['Boolean']['output'];
  isVisible: Scalars['Boolean']['output'];
  status: ProgramStatus;
  programType: ProgramType;
  nextStep?: Maybe<ProgramStepType>;
  completedSteps: Array<CompletedStep>;
  objectiveType?: Maybe<ObjectiveType>;
  programFocus: ProgramFocus;
  openToPlacement: Scalars['Boolean']['output'];
  sellOnEcommerce: Scalars['Boolean']['output'];
  storeLink?: Maybe<Scalars['String']['output']>;
  launchLocationType: LaunchLocationType;
  launchLocations: Array<ServiceArea>;
  serviceArea: Array<ServiceArea>;
  profileId: Scalars['ID']['output'];
  profileType: ProfileType;
  userId: Scalars['ID']['output'];
  profile: ProfileSummary;
  myParticipantRequest?: Maybe<MyParticipantRequest>;
  myObjectiveData?: Maybe<MyObjectiveData>;
  isAcceptingRequests: Scalars['Boolean']['output'];
  budgetConsumedPercent?: Maybe<Scalars['Int']['output']>;
  viewerRole: ProgramViewerRole;
  budget?: Maybe<ProgramBudgetUsage>;
  applicantsCount?: Maybe<Scalars['Int']['output']>;
  participantsCount?: Maybe<Scalars['Int']['output']>;
  nextPayoutDate?: Maybe<Scalars['Date']['output']>;
  pay?: Maybe<ProgramPay>;
  myFit?: Maybe<ProgramFit>;
  returnsAt?: Maybe<Scalars['DateTime']['output']>;
  leftover?: Maybe<ProgramLeftover>;
  countsBy: CountsBy;
  myPromoCode?: Maybe<PromoCode>;
  newerTerms?: Maybe<Scalars['Int']['output']>;
  funds?: Maybe<ProgramFunds>;
  holdCause?: Maybe<ProgramHoldCause>;
  holdReason?: Maybe<Scalars['String']['output']>;
  paymentRecord?: Maybe<PaymentRecord>;
};

export type ProgramPay = {
  __typename?: 'ProgramPay';
  most: Scalars['MinorUnits']['output'];
  last?: Maybe<Scalars['String']['output']>;
  rewards: Scalars['Int']['output'];
  first: FirstReward;
};

export type FirstReward = {
  __typename?: 'FirstReward';
  target: Scalars['Int']['output'];
  rewardType: RewardType;
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

export type ProgramLeftover = {
  __typename?: 'ProgramLeftover';
  undecided: Scalars['Int']['output'];
  reserved: Scalars['MinorUnits']['output'];
};

export type ProgramPage = {
  __typename?: 'ProgramPage';
  count: Scalars['Int']['output'];
  data: Array<Program>;
};

export type PublicProgram = {
  __typename?: 'PublicProgram';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  description: Scalars['String']['output'];
  coverImage?: Maybe<Scalars['String']['output']>;
  startDate: Scalars['Date']['output'];
  endDate?: Maybe<Scalars['Date']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  isPublic: Scalars['Boolean']['output'];
  status: ProgramStatus;
  objectiveType?: Maybe<ObjectiveType>;
  programFocus: ProgramFocus;
  openToPlacement: Scalars['Boolean']['output'];
  sellOnEcommerce: Scalars['Boolean']['output'];
  storeLink?: Maybe<Scalars['String']['output']>;
  launchLocationType: LaunchLocationType;
  launchLocations: Array<ServiceArea>;
  serviceArea: Array<ServiceArea>;
  profile: ProfileSummary;
  objectives?: Maybe<Scalars['JSON']['output']>;
  participantCriteria?: Maybe<Scalars['JSON']['output']>;
  guidelines?: Maybe<Scalars['JSON']['output']>;
  catalogue?: Maybe<Scalars['JSON']['output']>;
  payoutFrequency?: Maybe<PayoutFrequency>;
  paymentRecord?: Maybe<PaymentRecord>;
};

export type PublishProgramResult = {
  __typename?: 'PublishProgramResult';
  id: Scalars['ID']['output'];
  status: ProgramStatus;
  publishDate?: Maybe<Scalars['DateTime']['output']>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ProgramBudgetUsage = {
  __typename?: 'ProgramBudgetUsage';
  amount: Scalars['MinorUnits']['output'];
  accrued: Scalars['MinorUnits']['output'];
  paid: Scalars['MinorUnits']['output'];
  remaining: Scalars['MinorUnits']['output'];
  consumedPercent: Scalars['Int']['output'];
};

export type DryRunCheck =
  | 'STEPS'
  | 'PROFILE'
  | 'SCHEDULE'
  | 'WALLET'
  | 'BUDGET'
  | 'CONTENT'
  | 'TRACKING_URL'
  | 'PHONE'
  | 'CLICK_ID'
  | 'CANDIDATES';

export type DryRunResult =
  | 'PASSED'
  | 'WARNING'
  | 'FAILED';

export type DryRunFinding = {
  __typename?: 'DryRunFinding';
  check: DryRunCheck;
  result: DryRunResult;
  reason: Scalars['String']['output'];
  step?: Maybe<ProgramStepType>;
  path?: Maybe<Scalars['String']['output']>;
  params: Scalars['JSON']['output'];
};

export type ProgramDryRun = {
  __typename?: 'ProgramDryRun';
  findings: Array<DryRunFinding>;
  isReady: Scalars['Boolean']['output'];
  bill: Bill;
  availableBalance: Scalars['MinorUnits']['output'];
  candidates: CriteriaMatches;
  checkedAt: Scalars['DateTime']['output'];
};

export type MyProgramsFilter = {
  status?: InputMaybe<Array<ProgramStatus>>;
};

export type ProgramsFilter = {
  status?: InputMaybe<Array<ProgramStatus>>;
  term?: InputMaybe<Scalars['String']['input']>;
  objectiveTypes?: InputMaybe<Array<ObjectiveType>>;
  programFocus?: InputMaybe<ProgramFocus>;
  fitsMe?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ProgramsByProfileFilter = {
  status?: InputMaybe<Array<ProgramStatus>>;
};

export type UpdateProgramStatusInput = {
  id: Scalars['ID']['input'];
  status: ProgramStatus;
};

export type ProgramStepType =
  | 'PROGRAM_DETAILS'
  | 'PARTICIPANT_CRITERIA'
  | 'TARGET_CRITERIA'
  | 'IMPACT_OBJECTIVES'
  | 'SHAREABLE_CONTENT'
  | 'LEARNING_CONTENT'
  | 'CATALOGUE'
  | 'GUIDELINES'
  | 'BUDGET';

export type ProgramStep = {
  __typename?: 'ProgramStep';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  type: ProgramStepType;
  data: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
};

export type UpsertProgramResult = {
  __typename?: 'UpsertProgramResult';
  id: Scalars['ID']['output'];
  nextStep?: Maybe<ProgramStepType>;
  completedSteps: Array<CompletedStep>;
  program: Program;
};

export type UpsertProgramStepResult = {
  __typename?: 'UpsertProgramStepResult';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  type: ProgramStepType;
  nextStep?: Maybe<ProgramStepType>;
  completedSteps: Array<CompletedStep>;
};

export type ProgramBudgetEstimate = {
  __typename?: 'ProgramBudgetEstimate';
  cost: Scalars['MinorUnits']['output'];
  maxPerParticipant: Scalars['MinorUnits']['output'];
  eligibleProfiles: Scalars['Int']['output'];
  expectedParticipants: Scalars['Int']['output'];
  availableBalance: Scalars['MinorUnits']['output'];
};

export type CriteriaMatches = {
  __typename?: 'CriteriaMatches';
  matching?: Maybe<Scalars['Int']['output']>;
  of: Scalars['Int']['output'];
  least: Scalars['Int']['output'];
};

export type UploadedFile = {
  __typename?: 'UploadedFile';
  url: Scalars['String']['output'];
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  mimeType: Scalars['String']['output'];
  size: Scalars['Int']['output'];
};

export type UpsertProgramInput = {
  id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  coverImage?: InputMaybe<Scalars['Upload']['input']>;
  startDate: Scalars['Date']['input'];
  endDate?: InputMaybe<Scalars['Date']['input']>;
  isPublic: Scalars['Boolean']['input'];
  isVisible: Scalars['Boolean']['input'];
  programFocus: ProgramFocus;
  openToPlacement?: InputMaybe<Scalars['Boolean']['input']>;
  sellOnEcommerce?: InputMaybe<Scalars['Boolean']['input']>;
  storeLink?: InputMaybe<Scalars['String']['input']>;
  launchLocationType: LaunchLocationType;
  launchLocationIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  serviceAreaIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export type UpsertProgramStepInput = {
  programId: Scalars['ID']['input'];
  type: ProgramStepType;
  data: Scalars['JSON']['input'];
};

export type ProposalState =
  | 'OPEN'
  | 'EXPIRED'
  | 'WITHDRAWN';

export type ProposalCard = {
  __typename?: 'ProposalCard';
  card: RateCard;
  price?: Maybe<Scalars['MinorUnits']['output']>;
};

export type ProposalTalent = {
  __typename?: 'ProposalTalent';
  profile: ProfileSummary;
  city?: Maybe<Scalars['String']['output']>;
  followers: Scalars['Int']['output'];
  engagement?: Maybe<Scalars['Float']['output']>;
  cards: Array<ProposalCard>;
  isRequested: Scalars['Boolean']['output'];
};

export type Proposal = {
  __typename?: 'Proposal';
  id: Scalars['ID']['output'];
  manager: ProfileSummary;
  title: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  brandName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  validUntil: Scalars['Date']['output'];
  isOwn: Scalars['Boolean']['output'];
  talents: Array<ProposalTalent>;
};

export type ProposalReader = {
  __typename?: 'ProposalReader';
  brand: ProfileSummary;
  firstAt: Scalars['DateTime']['output'];
  lastAt: Scalars['DateTime']['output'];
};

export type ProposalAsk = {
  __typename?: 'ProposalAsk';
  id: Scalars['ID']['output'];
  brand: ProfileSummary;
  talent: ProfileSummary;
  programName: Scalars['String']['output'];
  requestedAt: Scalars['DateTime']['output'];
};

export type OwnProposal = {
  __typename?: 'OwnProposal';
  id: Scalars['ID']['output'];
  address: Scalars['String']['output'];
  title: Scalars['String']['output'];
  brandName: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  validUntil: Scalars['Date']['output'];
  state: ProposalState;
  chosen: Scalars['Int']['output'];
  talents: Array<ProfileSummary>;
  firstSeenAt?: Maybe<Scalars['DateTime']['output']>;
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  readers: Array<ProposalReader>;
  asks: Array<ProposalAsk>;
};

export type TalentRequestResult = {
  __typename?: 'TalentRequestResult';
  profileId: Scalars['ID']['output'];
  code?: Maybe<Scalars['String']['output']>;
};

export type ProposalCardInput = {
  rateCardId: Scalars['ID']['input'];
  price?: InputMaybe<Scalars['MinorUnits']['input']>;
};

export type ProposalTalentInput = {
  profileId: Scalars['ID']['input'];
  cards: Array<ProposalCardInput>;
};

export type MakeProposalInput = {
  title: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  brandName: Scalars['String']['input'];
  validUntil: Scalars['Date']['input'];
  talents: Array<ProposalTalentInput>;
};

export type AskTalentsInput = {
  address: Scalars['String']['input'];
  programId: Scalars['ID']['input'];
  profileIds: Array<Scalars['ID']['input']>;
};

export type Interest = {
  __typename?: 'Interest';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type InterestPage = {
  __typename?: 'InterestPage';
  count: Scalars['Int']['output'];
  data: Array<Interest>;
};

export type Country = {
  __typename?: 'Country';
  id: Scalars['ID']['output'];
  country_name: Scalars['String']['output'];
  flagUrl: Scalars['String']['output'];
  country_code: Scalars['String']['output'];
  code: Scalars['String']['output'];
  phone_code: Scalars['String']['output'];
  phone_number_length: Scalars['Int']['output'];
};

export type Location = {
  __typename?: 'Location';
  id: Scalars['ID']['output'];
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  formatted_address: Scalars['String']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  place_id: Scalars['String']['output'];
  profileId?: Maybe<Scalars['ID']['output']>;
};

export type LocationSuggestion = {
  __typename?: 'LocationSuggestion';
  place_id: Scalars['String']['output'];
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  formatted_address: Scalars['String']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
};

export type PlaceType =
  | 'COUNTRY'
  | 'REGION'
  | 'PROVINCE'
  | 'CITY';

export type Region = {
  __typename?: 'Region';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  flagUrl?: Maybe<Scalars['String']['output']>;
};

export type ServiceArea = {
  __typename?: 'ServiceArea';
  id: Scalars['ID']['output'];
  type: PlaceType;
  name: Scalars['String']['output'];
  flagUrl?: Maybe<Scalars['String']['output']>;
};

export type TimelineKind =
  | 'JOINED'
  | 'FIRST_CLICK'
  | 'MILESTONE_REACHED'
  | 'MILESTONE_REOPENED'
  | 'HOLD_ENDS'
  | 'PAYOUT'
  | 'WAITING_FOR_BUDGET'
  | 'DELIVERED'
  | 'SECOND_LOOK'
  | 'HELD'
  | 'HELD_APPROVED'
  | 'HELD_REFUSED'
  | 'RETURNED'
  | 'PROGRAM_ENDS'
  | 'RESULT_WAITING'
  | 'RESULT_COUNTS'
  | 'RESULT_DECLINED'
  | 'RESULT_PROVED'
  | 'RESULT_REPLACED'
  | 'RESULT_WON'
  | 'RESULT_LOST'
  | 'OUTAGE';

export type DecidedBy =
  | 'CLICK'
  | 'CODE'
  | 'CLICK_REFUSED';

export type TimelineResult = {
  __typename?: 'TimelineResult';
  id: Scalars['ID']['output'];
  event: ConversionEvent;
  externalId: Scalars['String']['output'];
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  countsAt?: Maybe<Scalars['DateTime']['output']>;
  declineReason?: Maybe<DeclineReason>;
  note?: Maybe<Scalars['String']['output']>;
  confirmBy?: Maybe<Scalars['DateTime']['output']>;
  promoCode?: Maybe<Scalars['String']['output']>;
  decidedBy?: Maybe<DecidedBy>;
};

export type TimelineOutage = {
  __typename?: 'TimelineOutage';
  id: Scalars['ID']['output'];
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  end?: Maybe<OutageEnd>;
};

export type TimelineEntry = {
  __typename?: 'TimelineEntry';
  kind: TimelineKind;
  at: Scalars['DateTime']['output'];
  isToCome: Scalars['Boolean']['output'];
  milestoneId?: Maybe<Scalars['ID']['output']>;
  target?: Maybe<Scalars['Int']['output']>;
  rewardType?: Maybe<RewardType>;
  reward?: Maybe<Scalars['String']['output']>;
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  reason?: Maybe<UncountedReason>;
  secondLook?: Maybe<SecondLook>;
  answerBy?: Maybe<Scalars['DateTime']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  result?: Maybe<TimelineResult>;
  outage?: Maybe<TimelineOutage>;
};

export type RewardType =
  | 'CASH'
  | 'EXPERIENCE';

export type UnpaidReason =
  | 'ON_HOLD'
  | 'NEXT_RUN'
  | 'NOT_VERIFIED'
  | 'SUSPENDED'
  | 'WAITING_FOR_BUDGET'
  | 'HELD';

export type UnpaidReward = {
  __typename?: 'UnpaidReward';
  id: Scalars['ID']['output'];
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  profileId: Scalars['ID']['output'];
  milestoneId: Scalars['ID']['output'];
  amount: Scalars['MinorUnits']['output'];
  earnedAt: Scalars['DateTime']['output'];
  holdEndsAt: Scalars['DateTime']['output'];
  expectedOn?: Maybe<Scalars['Date']['output']>;
  reason: UnpaidReason;
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type TermsVersion = {
  __typename?: 'TermsVersion';
  number: Scalars['Int']['output'];
  text: Scalars['String']['output'];
  hash: Scalars['String']['output'];
  sealedAt: Scalars['DateTime']['output'];
};

export type TermsSeal = {
  __typename?: 'TermsSeal';
  seq: Scalars['Int']['output'];
  previous: Scalars['String']['output'];
  text: Scalars['String']['output'];
  hash: Scalars['String']['output'];
  sealedAt: Scalars['DateTime']['output'];
};

export type TermsReceipt = {
  __typename?: 'TermsReceipt';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  participant: ProfileSummary;
  isMine: Scalars['Boolean']['output'];
  requestedAt: Scalars['DateTime']['output'];
  terms: TermsVersion;
  seal: TermsSeal;
  later: Array<TermsVersion>;
  seen: Scalars['Int']['output'];
};

export type SeeTermsInput = {
  participationId: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};

export type SearchType =
  | 'INFLUENCER'
  | 'AGENT'
  | 'AGENCY'
  | 'BRAND'
  | 'GROUP';

export type SearchInput = {
  term: Scalars['String']['input'];
  types?: InputMaybe<Array<SearchType>>;
  mustExistFields?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type SearchResult = {
  __typename?: 'SearchResult';
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  type: SearchType;
  userName: Scalars['String']['output'];
  isVerified: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
};

export type SearchPage = {
  __typename?: 'SearchPage';
  count: Scalars['Int']['output'];
  data: Array<SearchResult>;
};

export type OtpChallenge = {
  __typename?: 'OtpChallenge';
  challengeId: Scalars['ID']['output'];
  resendAfter: Scalars['Int']['output'];
  expiresAt: Scalars['DateTime']['output'];
  resendsLeft: Scalars['Int']['output'];
  session?: Maybe<AuthSession>;
};

export type AuthSession = {
  __typename?: 'AuthSession';
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
  isNewUser: Scalars['Boolean']['output'];
};

export type AccessToken = {
  __typename?: 'AccessToken';
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

export type SwitchedSession = {
  __typename?: 'SwitchedSession';
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

export type SignInInput = {
  countryId: Scalars['ID']['input'];
  mobileNumber: Scalars['String']['input'];
};

export type SignUpInput = {
  countryId: Scalars['ID']['input'];
  mobileNumber: Scalars['String']['input'];
  invitationCode?: InputMaybe<Scalars['String']['input']>;
  acceptedTerms: Scalars['Boolean']['input'];
  provenChallengeId?: InputMaybe<Scalars['ID']['input']>;
};

export type VerifyOtpInput = {
  challengeId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
};

export type CurrentUser = {
  __typename?: 'CurrentUser';
  id: Scalars['ID']['output'];
  userRole?: Maybe<GroupRole>;
  isGroupPrivate?: Maybe<Scalars['Boolean']['output']>;
  isGroupDiscoverable?: Maybe<Scalars['Boolean']['output']>;
  myGroups: Array<Group>;
  mobile_no: Scalars['String']['output'];
  profiles: Array<MyProfile>;
};

export type ShopKind =
  | 'SALLA'
  | 'ZID'
  | 'SHOPIFY'
  | 'WOOCOMMERCE';

export type ShopStep =
  | 'SIGN_IN'
  | 'ACCESS'
  | 'KEEP'
  | 'TEST'
  | 'ARRIVE'
  | 'READY';

export type ShopHealth =
  | 'NEW'
  | 'WORKING'
  | 'SILENT';

export type ShopCheck =
  | 'WORKING'
  | 'REPAIRED'
  | 'REFUSED'
  | 'UNREACHABLE';

export type ShopOrderState =
  | 'WAITING'
  | 'COUNTED'
  | 'NO_SOURCE'
  | 'REFUSED'
  | 'EARLY'
  | 'TEST';

export type ShopRefusal =
  | 'CURRENCY'
  | 'AMOUNT'
  | 'CLICK'
  | 'LATE'
  | 'NOT_COUNTED'
  | 'REFUND_LATE';

export type Shop = {
  __typename?: 'Shop';
  id: Scalars['ID']['output'];
  step: ShopStep;
  address?: Maybe<Scalars['String']['output']>;
  snippet?: Maybe<Scalars['String']['output']>;
  testUrl?: Maybe<Scalars['String']['output']>;
  testedAt?: Maybe<Scalars['DateTime']['output']>;
  testHasSource: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  connectedAt?: Maybe<Scalars['DateTime']['output']>;
  lastOrderAt?: Maybe<Scalars['DateTime']['output']>;
  ordersToday: Scalars['Int']['output'];
  hours: Array<Scalars['Int']['output']>;
  refunds: Scalars['Int']['output'];
  health: ShopHealth;
  usualMinutes?: Maybe<Scalars['Int']['output']>;
};

export type ShopPlatform = {
  __typename?: 'ShopPlatform';
  id: Scalars['ID']['output'];
  kind: ShopKind;
  isAvailable: Scalars['Boolean']['output'];
  isByKey: Scalars['Boolean']['output'];
  shop?: Maybe<Shop>;
};

export type ShopOrder = {
  __typename?: 'ShopOrder';
  id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  refunded: Scalars['MinorUnits']['output'];
  isReversed: Scalars['Boolean']['output'];
  state: ShopOrderState;
  refusal?: Maybe<ShopRefusal>;
  status?: Maybe<ConversionStatus>;
  programId?: Maybe<Scalars['ID']['output']>;
  receivedAt: Scalars['DateTime']['output'];
};

export type ShopOrderPage = {
  __typename?: 'ShopOrderPage';
  count: Scalars['Int']['output'];
  data: Array<ShopOrder>;
};

export type ShopSignIn = {
  __typename?: 'ShopSignIn';
  authorizationUrl: Scalars['String']['output'];
};

export type ShopChecked = {
  __typename?: 'ShopChecked';
  result: ShopCheck;
  platform: ShopPlatform;
};

export type SignInToShopInput = {
  id: Scalars['ID']['input'];
  redirectUri: Scalars['String']['input'];
  address?: InputMaybe<Scalars['String']['input']>;
};

export type CompleteShopInput = {
  state: Scalars['String']['input'];
  code: Scalars['String']['input'];
};

export type EnterShopKeyInput = {
  id: Scalars['ID']['input'];
  address: Scalars['String']['input'];
  key: Scalars['String']['input'];
  secret: Scalars['String']['input'];
};

export type MoveShopInput = {
  id: Scalars['ID']['input'];
  step: ShopStep;
};

export type ProfileLinkType =
  | 'blog'
  | 'social'
  | 'website'
  | 'other';

export type CollaborationType =
  | 'business'
  | 'individual';

export type RateCardCategory =
  | 'POSTS'
  | 'VIDEOS'
  | 'SHORT_VIDEOS'
  | 'STORIES'
  | 'LIVE';

export type FeaturedPost = {
  __typename?: 'FeaturedPost';
  id: Scalars['ID']['output'];
  platform: Platform;
  url: Scalars['String']['output'];
  html?: Maybe<Scalars['String']['output']>;
  coverPhotoUrl?: Maybe<Scalars['String']['output']>;
  caption?: Maybe<Scalars['String']['output']>;
  postedOn?: Maybe<Scalars['Date']['output']>;
  isPinned: Scalars['Boolean']['output'];
};

export type CreateFeaturedPostInput = {
  platform: Platform;
  url: Scalars['String']['input'];
  caption?: InputMaybe<Scalars['String']['input']>;
  postedOn?: InputMaybe<Scalars['Date']['input']>;
};

export type UpdateFeaturedPostInput = {
  id: Scalars['ID']['input'];
  platform: Platform;
  url: Scalars['String']['input'];
  caption?: InputMaybe<Scalars['String']['input']>;
  postedOn?: InputMaybe<Scalars['Date']['input']>;
};

export type ProfileLink = {
  __typename?: 'ProfileLink';
  id: Scalars['ID']['output'];
  type: ProfileLinkType;
  url: Scalars['String']['output'];
  html?: Maybe<Scalars['String']['output']>;
  coverPhotoUrl?: Maybe<Scalars['String']['output']>;
  is_visible: Scalars['Boolean']['output'];
  profileId: Scalars['ID']['output'];
  profileType: ProfileType;
};

export type CreateProfileLinkInput = {
  type: ProfileLinkType;
  url: Scalars['String']['input'];
  is_visible?: InputMaybe<Scalars['Boolean']['input']>;
};

export type UpdateProfileLinkInput = {
  id: Scalars['ID']['input'];
  type?: InputMaybe<ProfileLinkType>;
  url?: InputMaybe<Scalars['String']['input']>;
  is_visible?: InputMaybe<Scalars['Boolean']['input']>;
};

export type CollaborationIndividual = {
  __typename?: 'CollaborationIndividual';
  id?: Maybe<Scalars['ID']['output']>;
  fullName: Scalars['String']['output'];
  userName: Scalars['String']['output'];
  profileImage?: Maybe<Scalars['String']['output']>;
  userType?: Maybe<ProfileType>;
};

export type BrandCollaboration = {
  __typename?: 'BrandCollaboration';
  id: Scalars['ID']['output'];
  type: CollaborationType;
  brand_name: Scalars['String']['output'];
  brand_icon?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  html?: Maybe<Scalars['String']['output']>;
  coverPhotoUrl?: Maybe<Scalars['String']['output']>;
  brandDomain?: Maybe<Scalars['String']['output']>;
  individualData?: Maybe<CollaborationIndividual>;
};

export type CreateBrandCollaborationInput = {
  type: CollaborationType;
  brand_name: Scalars['String']['input'];
  brandDomain?: InputMaybe<Scalars['String']['input']>;
  individualProfileId?: InputMaybe<Scalars['ID']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateBrandCollaborationInput = {
  id: Scalars['ID']['input'];
  brand_name?: InputMaybe<Scalars['String']['input']>;
  brandDomain?: InputMaybe<Scalars['String']['input']>;
  individualProfileId?: InputMaybe<Scalars['ID']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type BrandSuggestion = {
  __typename?: 'BrandSuggestion';
  name: Scalars['String']['output'];
  domain: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
};

export type RateCard = {
  __typename?: 'RateCard';
  id: Scalars['ID']['output'];
  platform: Platform;
  category: RateCardCategory;
  serviceName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  priceFrom: Scalars['MinorUnits']['output'];
  priceTo: Scalars['MinorUnits']['output'];
  additionalInfoLink?: Maybe<Scalars['String']['output']>;
  termsAndConditionsLink?: Maybe<Scalars['String']['output']>;
  profileId: Scalars['ID']['output'];
  profileType: ProfileType;
};

export type CreateRateCardInput = {
  platform: Platform;
  category: RateCardCategory;
  serviceName: Scalars['String']['input'];
  description: Scalars['String']['input'];
  priceFrom: Scalars['MinorUnits']['input'];
  priceTo: Scalars['MinorUnits']['input'];
  additionalInfoLink?: InputMaybe<Scalars['String']['input']>;
  termsAndConditionsLink?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateRateCardInput = {
  id: Scalars['ID']['input'];
  platform?: InputMaybe<Platform>;
  category?: InputMaybe<RateCardCategory>;
  serviceName?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  priceFrom?: InputMaybe<Scalars['MinorUnits']['input']>;
  priceTo?: InputMaybe<Scalars['MinorUnits']['input']>;
  additionalInfoLink?: InputMaybe<Scalars['String']['input']>;
  termsAndConditionsLink?: InputMaybe<Scalars['String']['input']>;
};

export type RateCardsFilter = {
  profileId: Scalars['ID']['input'];
  profileType: ProfileType;
  platform?: InputMaybe<Platform>;
};

export type SocialLink = {
  __typename?: 'SocialLink';
  id: Scalars['ID']['output'];
  type: Platform;
  social_profile_id: Scalars['String']['output'];
  profile_picture_url?: Maybe<Scalars['String']['output']>;
  profile_url: Scalars['String']['output'];
  user_name: Scalars['String']['output'];
  followers: Scalars['Int']['output'];
  connectedAt: Scalars['DateTime']['output'];
  source: DataSource;
};

export type ConnectSession = {
  __typename?: 'ConnectSession';
  authorizationUrl: Scalars['String']['output'];
  state: Scalars['String']['output'];
};

export type ConnectSocialAccountInput = {
  platform: Platform;
  redirectUri: Scalars['String']['input'];
};

export type CompleteSocialConnectionInput = {
  platform: Platform;
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
};

export type SplitStatus =
  | 'Proposed'
  | 'Agreed'
  | 'Declined'
  | 'Withdrawn'
  | 'Ended';

export type SplitSide =
  | 'MANAGER'
  | 'TALENT';

export type SplitProgram = {
  __typename?: 'SplitProgram';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type Split = {
  __typename?: 'Split';
  id: Scalars['ID']['output'];
  managedAccountId: Scalars['ID']['output'];
  percent: Scalars['Float']['output'];
  program?: Maybe<SplitProgram>;
  startsOn: Scalars['Date']['output'];
  status: SplitStatus;
  proposedBy: SplitSide;
  proposedAt: Scalars['DateTime']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  endedBy?: Maybe<SplitSide>;
};

export type SplitPayout = {
  __typename?: 'SplitPayout';
  id: Scalars['ID']['output'];
  paidAt: Scalars['DateTime']['output'];
  programName: Scalars['String']['output'];
  milestone: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  share: Scalars['MinorUnits']['output'];
  percent: Scalars['Float']['output'];
  isLeft: Scalars['Boolean']['output'];
};

export type SplitsOverview = {
  __typename?: 'SplitsOverview';
  account: ManagedAccount;
  side: SplitSide;
  splits: Array<Split>;
  programs: Array<SplitProgram>;
  payouts: Array<SplitPayout>;
};

export type ProposeSplitInput = {
  managedAccountId: Scalars['ID']['input'];
  percent: Scalars['Float']['input'];
  programId?: InputMaybe<Scalars['ID']['input']>;
  startsOn: Scalars['Date']['input'];
};

export type Till = {
  __typename?: 'Till';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  mostAmount: Scalars['MinorUnits']['output'];
  mostPerHour: Scalars['Int']['output'];
  mostPerDay: Scalars['Int']['output'];
  orders: Scalars['Int']['output'];
  sum: Scalars['MinorUnits']['output'];
  phones: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  revokedAt?: Maybe<Scalars['DateTime']['output']>;
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  locks: Scalars['Int']['output'];
  lockedUntil?: Maybe<Scalars['DateTime']['output']>;
};

export type MadeTill = {
  __typename?: 'MadeTill';
  till: Till;
  pin: Scalars['String']['output'];
};

export type TillOrder = {
  __typename?: 'TillOrder';
  id: Scalars['ID']['output'];
  tillName: Scalars['String']['output'];
  number: Scalars['Int']['output'];
  externalId: Scalars['String']['output'];
  promoCode: Scalars['String']['output'];
  amount: Scalars['MinorUnits']['output'];
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  undoneAt?: Maybe<Scalars['DateTime']['output']>;
  status: ConversionStatus;
  participant?: Maybe<ProfileSummary>;
};

export type TillOrderPage = {
  __typename?: 'TillOrderPage';
  count: Scalars['Int']['output'];
  data: Array<TillOrder>;
};

export type MakeTillInput = {
  programId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  mostAmount?: InputMaybe<Scalars['MinorUnits']['input']>;
  mostPerHour?: InputMaybe<Scalars['Int']['input']>;
  mostPerDay?: InputMaybe<Scalars['Int']['input']>;
};

export type ChangeTillInput = {
  programId: Scalars['ID']['input'];
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
  mostAmount?: InputMaybe<Scalars['MinorUnits']['input']>;
  mostPerHour?: InputMaybe<Scalars['Int']['input']>;
  mostPerDay?: InputMaybe<Scalars['Int']['input']>;
};

export type ConversionEvent =
  | 'LEAD'
  | 'SIGN_UP'
  | 'DOWNLOAD'
  | 'SALE';

export type ConversionStatus =
  | 'Pending'
  | 'Approved'
  | 'Held'
  | 'Rejected'
  | 'Reversed';

export type UncountedReason =
  | 'REPEAT'
  | 'BOT'
  | 'PREFETCH'
  | 'OWN_BROWSER'
  | 'CAPPED'
  | 'TOO_MANY_CLICKS'
  | 'TOO_MANY_INVALID'
  | 'TOO_FAST'
  | 'TOO_MANY_CONVERSIONS'
  | 'SHARED_CONTACT'
  | 'REVERSED'
  | 'NOT_GENUINE'
  | 'TOO_MANY_FROM_NETWORK'
  | 'OWN_NETWORK'
  | 'DECLINED'
  | 'REPLACED'
  | 'CONTESTED'
  | 'NOT_CONFIRMED'
  | 'OUTAGE';

export type ResultKind =
  | 'CLICK'
  | 'CONVERSION';

export type SecondLookStatus =
  | 'Requested'
  | 'Counted'
  | 'Upheld';

export type TrackingSetup = {
  __typename?: 'TrackingSetup';
  publishableKey: Scalars['String']['output'];
  secretKey?: Maybe<Scalars['String']['output']>;
  postbackUrl: Scalars['String']['output'];
  pixelHtml: Scalars['String']['output'];
  curlExample: Scalars['String']['output'];
  lastConversionAt?: Maybe<Scalars['DateTime']['output']>;
  programId: Scalars['ID']['output'];
  event: ConversionEvent;
  conversionUrl: Scalars['String']['output'];
  postbackKey: Scalars['String']['output'];
  examples: Array<TrackingExample>;
  rotatedAt?: Maybe<Scalars['DateTime']['output']>;
  formerKeysUntil?: Maybe<Scalars['DateTime']['output']>;
  lastTestAt?: Maybe<Scalars['DateTime']['output']>;
  hasSecretKey: Scalars['Boolean']['output'];
  differingReports: Scalars['Int']['output'];
};

export type TrackingWay =
  | 'CURL'
  | 'JAVASCRIPT'
  | 'PHP'
  | 'PIXEL'
  | 'POSTBACK'
  | 'SHOP';

export type TrackingExample = {
  __typename?: 'TrackingExample';
  way: TrackingWay;
  code: Scalars['String']['output'];
};

export type UncountedReasonTotal = {
  __typename?: 'UncountedReasonTotal';
  kind: ResultKind;
  reason: UncountedReason;
  count: Scalars['Int']['output'];
  days: Array<UncountedDay>;
};

export type UncountedReview = {
  __typename?: 'UncountedReview';
  count: Scalars['Int']['output'];
  until: Scalars['DateTime']['output'];
};

export type UncountedDay = {
  __typename?: 'UncountedDay';
  day: Scalars['Date']['output'];
  count: Scalars['Int']['output'];
  mayRequest: Scalars['Boolean']['output'];
  secondLook?: Maybe<SecondLook>;
  review?: Maybe<UncountedReview>;
};

export type SecondLook = {
  __typename?: 'SecondLook';
  id: Scalars['ID']['output'];
  status: SecondLookStatus;
  requestedAt: Scalars['DateTime']['output'];
  answerBy: Scalars['DateTime']['output'];
  answeredAt?: Maybe<Scalars['DateTime']['output']>;
  answer?: Maybe<Scalars['String']['output']>;
};

export type SecondLookInput = {
  programId: Scalars['ID']['input'];
  profileId: Scalars['ID']['input'];
  kind: ResultKind;
  reason: UncountedReason;
  day: Scalars['Date']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

export type WaitingResult = {
  __typename?: 'WaitingResult';
  id: Scalars['ID']['output'];
  event: ConversionEvent;
  externalId: Scalars['String']['output'];
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  occurredAt: Scalars['DateTime']['output'];
  receivedAt: Scalars['DateTime']['output'];
  countsAt: Scalars['DateTime']['output'];
  isContested: Scalars['Boolean']['output'];
  participant?: Maybe<ProfileSummary>;
  promoCode?: Maybe<Scalars['String']['output']>;
  countsAutomatically: Scalars['Boolean']['output'];
};

export type WaitingResultPage = {
  __typename?: 'WaitingResultPage';
  count: Scalars['Int']['output'];
  sum: Scalars['MinorUnits']['output'];
  countsToday: Scalars['Int']['output'];
  nextCountsAt?: Maybe<Scalars['DateTime']['output']>;
  data: Array<WaitingResult>;
};

export type DeclineReason =
  | 'CANCELLED'
  | 'NOT_FOUND'
  | 'TEST_ORDER'
  | 'OTHER';

export type DecideWaitingResultsInput = {
  programId: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
  counts: Scalars['Boolean']['input'];
  reason?: InputMaybe<DeclineReason>;
  note?: InputMaybe<Scalars['String']['input']>;
};

export type DecidedWaitingResults = {
  __typename?: 'DecidedWaitingResults';
  changedIds: Array<Scalars['ID']['output']>;
  heldIds: Array<Scalars['ID']['output']>;
};

export type ReportDifference =
  | 'clickId'
  | 'amount'
  | 'event';

export type DifferingReport = {
  __typename?: 'DifferingReport';
  id: Scalars['ID']['output'];
  externalId: Scalars['String']['output'];
  differs: Array<ReportDifference>;
  receivedAt: Scalars['DateTime']['output'];
  times: Scalars['Int']['output'];
  clickId: Scalars['String']['output'];
  reportedClickId: Scalars['String']['output'];
  amount?: Maybe<Scalars['MinorUnits']['output']>;
  reportedAmount?: Maybe<Scalars['MinorUnits']['output']>;
  event: ConversionEvent;
  reportedEvent: ConversionEvent;
};

export type DifferingReportPage = {
  __typename?: 'DifferingReportPage';
  count: Scalars['Int']['output'];
  data: Array<DifferingReport>;
};

export type PixelTest = {
  __typename?: 'PixelTest';
  clickId: Scalars['String']['output'];
  pixelUrl: Scalars['String']['output'];
  endsAt: Scalars['DateTime']['output'];
};

export type VerificationType =
  | 'IDENTITY'
  | 'BUSINESS'
  | 'LICENCE';

export type IdentityRecheckWay =
  | 'IDENTITY'
  | 'DOCUMENTS'
  | 'OTHER_PROFILE';

export type VerificationStatus =
  | 'Pending'
  | 'InReview'
  | 'Approved'
  | 'Rejected'
  | 'Expired';

export type CreateBusinessProfileInput = {
  type: ProfileType;
  name: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  countryId: Scalars['ID']['input'];
  location?: InputMaybe<LocationInput>;
  email: Scalars['String']['input'];
  mobileCountryId: Scalars['ID']['input'];
  mobileNumber: Scalars['String']['input'];
  contactMethods: Array<ContactMethod>;
  socialPlatform: Platform;
  socialUrl: Scalars['String']['input'];
  commercialRegistrationNumber?: InputMaybe<Scalars['String']['input']>;
  vatNumber?: InputMaybe<Scalars['String']['input']>;
  isNsfw?: InputMaybe<Scalars['Boolean']['input']>;
  icon?: InputMaybe<Scalars['Upload']['input']>;
  documents: Array<Scalars['Upload']['input']>;
};

export type BusinessProfileResult = {
  __typename?: 'BusinessProfileResult';
  id: Scalars['ID']['output'];
  type: ProfileType;
  status: ProfileStatus;
  verification: Verification;
};

export type Verification = {
  __typename?: 'Verification';
  id: Scalars['ID']['output'];
  status: VerificationStatus;
  reference_id: Scalars['String']['output'];
  type: VerificationType;
  rejectionReason?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type IdentityRecheck = {
  __typename?: 'IdentityRecheck';
  since: Scalars['DateTime']['output'];
  way: IdentityRecheckWay;
};

export type PersonaInquiry = {
  __typename?: 'PersonaInquiry';
  inquiryId: Scalars['String']['output'];
  sessionToken?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

export type PersonaInquiryValidation = {
  __typename?: 'PersonaInquiryValidation';
  response?: Maybe<Scalars['JSON']['output']>;
  status: Scalars['String']['output'];
};

export type WalletOwnerType =
  | 'INFLUENCER'
  | 'AGENT'
  | 'AGENCY'
  | 'BRAND';

export type Currency =
  | 'SAR';

export type TransactionType =
  | 'TOP_UP'
  | 'PAYMENT'
  | 'FEE'
  | 'VAT'
  | 'WITHDRAWAL'
  | 'PROGRAM_PAYOUT'
  | 'PROGRAM_EARNING'
  | 'PROGRAM_TOP_UP'
  | 'PROGRAM_PAYMENT';

export type TransactionOperation =
  | 'CREDIT'
  | 'DEBIT';

export type PaymentMethod =
  | 'BANK'
  | 'CARD'
  | 'PLATFORM'
  | 'OTHER';

export type PaymentStatus =
  | 'Initiated'
  | 'Success'
  | 'Failed';

export type BeneficiaryType =
  | 'INDIVIDUAL'
  | 'BUSINESS'
  | 'JOINT_ACCOUNT_HOLDER'
  | 'GOVERNMENT_ENTITY'
  | 'NON_PROFIT';

export type BillKind =
  | 'TOP_UP'
  | 'WITHDRAWAL';

export type WithdrawalAccountWarning =
  | 'IBAN_CHECKSUM'
  | 'IBAN_LENGTH'
  | 'NAME_MISMATCH';

export type WithdrawalBlock =
  | 'BALANCE'
  | 'COUNT'
  | 'DAY';

export type UpcomingKind =
  | 'REWARD'
  | 'WITHDRAWAL'
  | 'ESCROW';

export type Wallet = {
  __typename?: 'Wallet';
  id: Scalars['ID']['output'];
  balance: Scalars['MinorUnits']['output'];
  ownerId: Scalars['ID']['output'];
  ownerType: WalletOwnerType;
  currency: Currency;
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  pendingBalance: Scalars['MinorUnits']['output'];
  reservedBalance: Scalars['MinorUnits']['output'];
  upcoming: Array<Upcoming>;
  topUpRange: AmountRange;
  withdrawalRange: AmountRange;
  withdrawalBlock?: Maybe<WithdrawalBlock>;
  gateways: Array<PaymentGateway>;
  statementMonths: Array<Scalars['String']['output']>;
};

export type Upcoming = {
  __typename?: 'Upcoming';
  id: Scalars['ID']['output'];
  kind: UpcomingKind;
  amount: Scalars['MinorUnits']['output'];
  date?: Maybe<Scalars['Date']['output']>;
  referenceId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  rewards: Array<MilestoneRewards>;
};

export type MilestoneRewards = {
  __typename?: 'MilestoneRewards';
  milestoneId: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  amount: Scalars['MinorUnits']['output'];
  reachedOn?: Maybe<Scalars['Date']['output']>;
};

export type PaidRewards = {
  __typename?: 'PaidRewards';
  programId: Scalars['ID']['output'];
  programName: Scalars['String']['output'];
  canOpenProgram: Scalars['Boolean']['output'];
  from: Scalars['Date']['output'];
  until: Scalars['Date']['output'];
  count: Scalars['Int']['output'];
  milestones: Array<MilestoneRewards>;
};

export type AmountRange = {
  __typename?: 'AmountRange';
  min: Scalars['MinorUnits']['output'];
  max: Scalars['MinorUnits']['output'];
};

export type PaymentGateway = {
  __typename?: 'PaymentGateway';
  name: Scalars['String']['output'];
  methods: Array<PaymentMethod>;
};

export type ChildTransaction = {
  __typename?: 'ChildTransaction';
  id: Scalars['ID']['output'];
  amount: Scalars['MinorUnits']['output'];
  currency: Currency;
  description: Scalars['String']['output'];
  metadata: Scalars['JSON']['output'];
  operation: TransactionOperation;
  referenceId: Scalars['ID']['output'];
  type: TransactionType;
};

export type Transaction = {
  __typename?: 'Transaction';
  id: Scalars['ID']['output'];
  currency: Currency;
  metadata: Scalars['JSON']['output'];
  netAmount: Scalars['MinorUnits']['output'];
  referenceId: Scalars['ID']['output'];
  type: TransactionType;
  createdAt: Scalars['DateTime']['output'];
  childTransactions: Array<ChildTransaction>;
  childTransactionsCount: Scalars['Int']['output'];
  paymentMethod: PaymentMethod;
  status: PaymentStatus;
  description: Scalars['String']['output'];
  subtotal: Scalars['MinorUnits']['output'];
  fees: Scalars['MinorUnits']['output'];
  vat: Scalars['MinorUnits']['output'];
  total: Scalars['MinorUnits']['output'];
  invoice?: Maybe<Invoice>;
  rewards?: Maybe<PaidRewards>;
  shares: Array<TransactionShare>;
};

export type TransactionShare = {
  __typename?: 'TransactionShare';
  id: Scalars['ID']['output'];
  isReceived: Scalars['Boolean']['output'];
  party?: Maybe<ProfileSummary>;
  percent: Scalars['Float']['output'];
  of: Scalars['MinorUnits']['output'];
  amount: Scalars['MinorUnits']['output'];
};

export type Invoice = {
  __typename?: 'Invoice';
  number: Scalars['String']['output'];
  issuedAt: Scalars['DateTime']['output'];
  sellerName: Scalars['String']['output'];
  sellerVatNumber?: Maybe<Scalars['String']['output']>;
  qr: Scalars['String']['output'];
  isTaxDocument: Scalars['Boolean']['output'];
  isCreditNote: Scalars['Boolean']['output'];
};

export type TransactionPage = {
  __typename?: 'TransactionPage';
  count: Scalars['Int']['output'];
  data: Array<Transaction>;
};

export type Bill = {
  __typename?: 'Bill';
  subtotal: Scalars['MinorUnits']['output'];
  fee: Scalars['MinorUnits']['output'];
  vat: Scalars['MinorUnits']['output'];
  total: Scalars['MinorUnits']['output'];
  currency: Currency;
};

export type TopUp = {
  __typename?: 'TopUp';
  id: Scalars['ID']['output'];
  status: PaymentStatus;
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  bill: Bill;
  failureReason?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  paymentMethod: PaymentMethod;
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  expiresAt: Scalars['DateTime']['output'];
};

export type Withdrawal = {
  __typename?: 'Withdrawal';
  id: Scalars['ID']['output'];
  status: PaymentStatus;
  bill: Bill;
  account: WithdrawalAccount;
  failureReason?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  arrivesBy: Scalars['Date']['output'];
};

export type WithdrawalAccount = {
  __typename?: 'WithdrawalAccount';
  id: Scalars['ID']['output'];
  type: BeneficiaryType;
  address?: Maybe<Scalars['String']['output']>;
  bankAddress?: Maybe<Scalars['String']['output']>;
  bankName: Scalars['String']['output'];
  city?: Maybe<Scalars['String']['output']>;
  country: Country;
  currency: Currency;
  iban: Scalars['String']['output'];
  mobileNumber?: Maybe<Scalars['String']['output']>;
  nameOnAccount: Scalars['String']['output'];
  swiftCode: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  updatedAt: Scalars['DateTime']['output'];
  usableFrom: Scalars['DateTime']['output'];
  warnings: Array<WithdrawalAccountWarning>;
  isInUse: Scalars['Boolean']['output'];
};

export type WithdrawalAccountPage = {
  __typename?: 'WithdrawalAccountPage';
  count: Scalars['Int']['output'];
  data: Array<WithdrawalAccount>;
};

export type TopUpWalletInput = {
  amount: Scalars['MinorUnits']['input'];
  paymentMethod: PaymentMethod;
  gateway: Scalars['String']['input'];
  returnUrl: Scalars['String']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type WithdrawFromWalletInput = {
  amount: Scalars['MinorUnits']['input'];
  withdrawalAccountId: Scalars['ID']['input'];
  idempotencyKey: Scalars['String']['input'];
};

export type CreateWithdrawalAccountInput = {
  swiftCode: Scalars['String']['input'];
  bankName: Scalars['String']['input'];
  bankAddress?: InputMaybe<Scalars['String']['input']>;
  currency: Currency;
  iban: Scalars['String']['input'];
  nameOnAccount: Scalars['String']['input'];
  address?: InputMaybe<Scalars['String']['input']>;
  type: BeneficiaryType;
  countryId: Scalars['ID']['input'];
  city?: InputMaybe<Scalars['String']['input']>;
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateWithdrawalAccountInput = {
  id: Scalars['ID']['input'];
  swiftCode?: InputMaybe<Scalars['String']['input']>;
  bankName?: InputMaybe<Scalars['String']['input']>;
  bankAddress?: InputMaybe<Scalars['String']['input']>;
  iban?: InputMaybe<Scalars['String']['input']>;
  nameOnAccount?: InputMaybe<Scalars['String']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<BeneficiaryType>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  mobileNumber?: InputMaybe<Scalars['String']['input']>;
};

export type TransactionsFilter = {
  types?: InputMaybe<Array<TransactionType>>;
  from?: InputMaybe<Scalars['Date']['input']>;
  to?: InputMaybe<Scalars['Date']['input']>;
};

export type WebhookEvent =
  | 'PARTICIPATION_REQUESTED'
  | 'PARTICIPATION_JOINED'
  | 'PARTICIPATION_DECLINED'
  | 'RESULT_WAITING'
  | 'RESULT_COUNTED'
  | 'RESULT_HELD'
  | 'RESULT_REJECTED'
  | 'RESULT_REVERSED'
  | 'MILESTONE_REACHED'
  | 'MILESTONE_FUNDED'
  | 'MILESTONE_REOPENED'
  | 'REWARD_HELD'
  | 'REWARD_APPROVED'
  | 'REWARD_REFUSED'
  | 'REWARD_RETURNED'
  | 'PAYOUT_PAID'
  | 'BUDGET_ADDED'
  | 'BUDGET_ALERT'
  | 'BUDGET_RETURNED'
  | 'PROGRAM_CHANGED';

export type WebhookEndpointState =
  | 'WORKING'
  | 'FAILING'
  | 'OFF';

export type WebhookOffBy =
  | 'OWNER'
  | 'FAILURES';

export type WebhookDeliveryState =
  | 'Waiting'
  | 'Retrying'
  | 'Delivered'
  | 'GivenUp';

export type WebhookCause =
  | 'EVENT'
  | 'REPLAY'
  | 'TEST';

export type WebhookFailure =
  | 'STATUS'
  | 'NO_ANSWER'
  | 'UNREACHABLE'
  | 'ADDRESS'
  | 'SECRET';

export type WebhookEndpoint = {
  __typename?: 'WebhookEndpoint';
  id: Scalars['ID']['output'];
  url: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  events: Array<WebhookEvent>;
  state: WebhookEndpointState;
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  switchesOffAt?: Maybe<Scalars['DateTime']['output']>;
  offSince?: Maybe<Scalars['DateTime']['output']>;
  offBy?: Maybe<WebhookOffBy>;
  formerSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  waiting: Scalars['Int']['output'];
  deliveredInDay: Scalars['Int']['output'];
  medianMilliseconds?: Maybe<Scalars['Int']['output']>;
  createdAt: Scalars['DateTime']['output'];
  secret?: Maybe<Scalars['String']['output']>;
};

export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  id: Scalars['ID']['output'];
  endpointId: Scalars['ID']['output'];
  type: Scalars['String']['output'];
  cause: WebhookCause;
  state: WebhookDeliveryState;
  tries: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  lastTryAt?: Maybe<Scalars['DateTime']['output']>;
  nextTryAt?: Maybe<Scalars['DateTime']['output']>;
  lastTryBy?: Maybe<Scalars['DateTime']['output']>;
  status?: Maybe<Scalars['Int']['output']>;
  failure?: Maybe<WebhookFailure>;
  milliseconds?: Maybe<Scalars['Int']['output']>;
};

export type WebhookDeliveryPage = {
  __typename?: 'WebhookDeliveryPage';
  data: Array<WebhookDelivery>;
  nextCursor?: Maybe<Scalars['ID']['output']>;
};

export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  number: Scalars['Int']['output'];
  at: Scalars['DateTime']['output'];
  milliseconds: Scalars['Int']['output'];
  status?: Maybe<Scalars['Int']['output']>;
  failure?: Maybe<WebhookFailure>;
  timestamp: Scalars['Int']['output'];
  signature: Scalars['String']['output'];
  answer?: Maybe<Scalars['String']['output']>;
};

export type WebhookDeliveryLog = {
  __typename?: 'WebhookDeliveryLog';
  delivery: WebhookDelivery;
  url: Scalars['String']['output'];
  messageId: Scalars['ID']['output'];
  body: Scalars['String']['output'];
  attempts: Array<WebhookAttempt>;
};

export type WebhookReplay = {
  __typename?: 'WebhookReplay';
  count: Scalars['Int']['output'];
  nextFrom?: Maybe<Scalars['DateTime']['output']>;
};

export type AddWebhookEndpointInput = {
  url: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  events: Array<WebhookEvent>;
};

export type UpdateWebhookEndpointInput = {
  id: Scalars['ID']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  events?: InputMaybe<Array<WebhookEvent>>;
  isOn?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ReplayWebhookEventsInput = {
  endpointId: Scalars['ID']['input'];
  from: Scalars['DateTime']['input'];
  to: Scalars['DateTime']['input'];
};
