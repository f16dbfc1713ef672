/** The whole contract as SDL, merged from every domain's file. */
export const userTypeDefs = /* GraphQL */ `
enum ApiScope {
  PROGRAMS_READ
  PARTICIPANTS_READ
  PARTICIPANTS_WRITE
  RESULTS_READ
  RESULTS_WRITE
  WALLET_READ
}

type ApiKey {
  id: ID!
  name: String!
  ending: String!
  scopes: [ApiScope!]!
  createdAt: DateTime!
  expiresAt: DateTime!
  lastUsedAt: DateTime
}

type MadeApiKey {
  key: ApiKey!
  text: String!
}

type ApiUsage {
  used: Int!
  most: Int!
  endsAt: DateTime
}

input MakeApiKeyInput {
  name: String!
  scopes: [ApiScope!]!
  days: Int!
}

type Query {
  apiKeys: [ApiKey!]!
  apiUsage: ApiUsage!
  fundsProof(programId: ID!): FundsProof!
  groupTopCountries(groupId: ID!): [CountryCount!]!
  groupAvgStats(groupId: ID!, platform: Platform): AvgStats
  groupRateSocialAnalytics(groupId: ID!, platform: Platform): AudienceAnalytics
  groupMetrics(groupId: ID!, platform: Platform, metrics: [MetricName!]!, startDate: Date, endDate: Date): [MetricSeries!]!
  group(groupId: ID!): Group!
  publicGroup(user_name: String!): Group!
  myGroups(filter: GroupsFilter = ALL_GROUPS, pagination: Pagination): GroupPage!
  groups(filter: GroupsFilter = ALL_GROUPS, term: String, pagination: Pagination): GroupPage!
  suggestedGroups(limit: Int = 4): [Group!]!
  GroupMembers(filter: GroupMembersFilter!, pagination: Pagination): GroupMemberPage!
  groupInvitations(filter: GroupInvitationsFilter!, pagination: Pagination): GroupInvitationPage!
  groupMemberShip(groupId: ID!): GroupMembership
  profileAvgStats(profileId: ID!, profileType: ProfileType!, platform: Platform): AvgStats
  profileRateSocialAnalytics(profileId: ID!, profileType: ProfileType!, platform: Platform): AudienceAnalytics
  profileMetrics(profileId: ID!, profileType: ProfileType!, platform: Platform, metrics: [MetricName!]!, startDate: Date, endDate: Date): [MetricSeries!]!
  myFriendInvitations(pagination: Pagination): FriendInvitationPage!
  myLicence: MyLicence!
  participantLicencesCsv(programId: ID!): String!
  programLinkCheck(programId: ID!): ProgramLinkCheck!
  myManagedAccounts(status: ManagedAccountFilterStatus = all, pagination: Pagination): ManagedAccountPage!
  managedAccountOverview(id: ID!): ManagedAccountOverview!
  myManagers: [ManagedAccount!]!
  publicManagedAccounts(profileId: ID!, profileType: ProfileType!, pagination: Pagination): ManagedAccountPage!
  myMediaKits: [MediaKit!]!
  publicMediaKit(id: ID!): CheckedMediaKit!
  myNotifications(pagination: Pagination): NotificationPage!
  myPushDevice(endpoint: String): PushDevice!
  myWaitingListEntry: WaitingListEntry
  myData: MyData!
  myContactOpenings(pagination: Pagination): ContactOpeningPage!
  myParticipantsRequests(participantsRequestsInput: ParticipantsRequestsInput): ProgramPage!
  participantsRequests(filter: ParticipantsRequestsFilter!): ParticipantRequestPage!
  participants(filter: ParticipantsFilter!, pagination: Pagination): ParticipantPage!
  programEligibility(programId: ID!): EligibilityCheck!
  programsForMe(pagination: Pagination): ProgramPage!
  promoCodeIdeas(programId: ID!, typed: String): PromoCodeIdeas!
  people(filter: PeopleFilter, sort: PeopleSort = BEST_MATCH, pagination: Pagination): PersonPage!
  peopleAlternatives(filter: PeopleFilter!): [PeopleAlternative!]!
  mySavedPeopleFilters: [SavedPeopleFilter!]!
  getProgramPerformance(programId: ID!): ProgramPerformance!
  getProgramSocialsPerformance(programId: ID!, startDate: Date!, endDate: Date!): [SocialsOnDate!]!
  getParticipantSocialsPerformance(programId: ID!, profileId: ID!, startDate: Date!, endDate: Date!): [SocialsOnDate!]!
  getParticipantPerformance(programId: ID!, profileId: ID!): ParticipantPerformance!
  performanceRange(programId: ID!, profileId: ID, startDate: Date!, endDate: Date!): PerformanceRange!
  rankedParticipants(programId: ID!, sort: ParticipantSortField, pagination: Pagination): RankedParticipantPage!
  homeFigures: HomeFigures!
  performanceCsv(programId: ID!, profileId: ID, startDate: Date!, endDate: Date!): String!
  activeProfile: ActiveProfile!
  myProfiles: [MyProfile!]!
  myProfileInterests: [Interest!]!
  ProfileProgress: ProfileProgressResult!
  publicProfile(user_name: String, profileType: ProfileType, username: String): PublicProfile!
  publicInterests(profileId: ID!, profileType: ProfileType!): [Interest!]!
  isUserNameAvailable(userName: String!, scope: UserNameScope!): Boolean!
  myBrandDays: [BrandDays!]!
  programContents(programId: ID!, contentStepType: ContentStepType!, pagination: Pagination): ProgramContentPage!
  myPrograms(pagination: Pagination, filter: MyProgramsFilter): ProgramPage!
  programs(pagination: Pagination, filter: ProgramsFilter): ProgramPage!
  programsByProfile(profileId: ID!, filter: ProgramsByProfileFilter, pagination: Pagination): ProgramPage!
  program(programId: ID!): Program!
  publicProgram(programId: ID!): PublicProgram!
  programDryRun(programId: ID!, publishDate: DateTime): ProgramDryRun!
  programStep(programId: ID!, type: ProgramStepType!): ProgramStep
  programBudgetEstimate(programId: ID!): ProgramBudgetEstimate!
  programMatches(criteria: JSON!): CriteriaMatches!
  proposal(address: String!): Proposal!
  myProposals: [OwnProposal!]!
  proposalChoices: [ProposalTalent!]!
  getCountries: [Country!]!
  searchLocations(term: String!, countryCode: String, limit: Int = 8): [LocationSuggestion!]!
  getInterests(pagination: Pagination): InterestPage!
  regions(type: LaunchLocationType): [Region!]!
  serviceAreas(term: String, countryId: ID): [ServiceArea!]!
  participationTimeline(programId: ID!, profileId: ID!): [TimelineEntry!]!
  unpaidRewards(profileId: ID): [UnpaidReward!]!
  termsReceipt(participationId: ID!): TermsReceipt!
  search(searchInput: SearchInput!, pagination: Pagination): SearchPage!
  searchProfiles(term: String!, types: [ProfileType!], excludeGroupId: ID, pagination: Pagination): ProfileSummaryPage!
  currentUser(groupId: ID): CurrentUser!
  shops: [ShopPlatform!]!
  shopOrders(id: ID!, pagination: Pagination): ShopOrderPage!
  searchBrands(term: String!): [BrandSuggestion!]!
  myFeaturedPosts: [FeaturedPost!]!
  visibleProfileLinks: [ProfileLink!]!
  myProfileLinks: [ProfileLink!]!
  myBrandCollaborations: [BrandCollaboration!]!
  myRateCards(platform: Platform): [RateCard!]!
  publicProfileLinks(profileId: ID!, profileType: ProfileType!): [ProfileLink!]!
  publicProfileFeaturedPosts(profileId: ID!, profileType: ProfileType!): [FeaturedPost!]!
  publicProfileBrandCollaborations(profileId: ID!, profileType: ProfileType!): [BrandCollaboration!]!
  publicUserRateCards(filter: RateCardsFilter!): [RateCard!]!
  mySocialLinks: [SocialLink!]!
  publicProfileSocialLinks(profileId: ID!, profileType: ProfileType!): [SocialLink!]!
  splits(managedAccountId: ID!): SplitsOverview!
  programTills(programId: ID!): [Till!]!
  tillOrders(programId: ID!, tillId: ID, pagination: Pagination): TillOrderPage!
  programTrackingSetup(programId: ID!): TrackingSetup!
  uncountedResults(programId: ID!, profileId: ID, startDate: Date, endDate: Date): [UncountedReasonTotal!]!
  waitingResults(programId: ID!, profileId: ID, pagination: Pagination): WaitingResultPage!
  waitingResultsCsv(programId: ID!): String!
  differingReports(programId: ID!, pagination: Pagination): DifferingReportPage!
  myVerifications: [Verification!]!
  myIdentityRecheck: IdentityRecheck
  validatePersonaInquiry(inquiryId: String!): PersonaInquiryValidation!
  myWallet(currency: Currency = SAR): Wallet!
  myTransactions(pagination: Pagination, filter: TransactionsFilter): TransactionPage!
  myWithdrawalAccounts(pagination: Pagination): WithdrawalAccountPage!
  walletBill(kind: BillKind!, amount: MinorUnits!): Bill!
  topUp(id: ID!): TopUp!
  withdrawal(id: ID!): Withdrawal!
  webhookEndpoints: [WebhookEndpoint!]!
  webhookEndpoint(id: ID!): WebhookEndpoint!
  webhookDeliveries(endpointId: ID!, failed: Boolean, event: WebhookEvent, after: ID): WebhookDeliveryPage!
  webhookDelivery(id: ID!): WebhookDeliveryLog!
}

type Mutation {
  makeApiKey(makeApiKeyInput: MakeApiKeyInput!): MadeApiKey!
  revokeApiKey(id: ID!): Ack!
  createGroup(createGroupInput: CreateGroupInput!): IdResult!
  updateGroup(updateGroupInput: UpdateGroupInput!): Group!
  updateGroupInterests(groupId: ID!, interests: [ID!]!): GroupInterestsResult!
  joinGroup(groupId: ID!): GroupRef!
  leaveGroupMembership(groupId: ID!): GroupRef!
  InviteGroupMember(payload: InviteGroupMemberInput!): IdResult!
  updateGroupInvitation(groupId: ID!, groupInvitationId: ID!, status: RequestStatus!): GroupRef!
  updateRequestToJoinGroup(groupId: ID!, groupInvitationId: ID!, status: RequestStatus!): GroupRef!
  cancelGroupInvitation(groupInvitationId: ID!): GroupInvitationStatusResult!
  updateGroupMember(input: UpdateGroupMemberInput!): IdResult!
  removeGroupMember(input: RemoveGroupMemberInput!): IdResult!
  transferGroupOwnership(groupId: ID!, groupMemberId: ID!): Group!
  deleteGroup(groupId: ID!): IdResult!
  inviteFriend(inviteFriendInput: InviteFriendInput!): FriendInvitation!
  submitLicence(submitLicenceInput: SubmitLicenceInput!): MyLicence!
  removeLicence: MyLicence!
  checkProgramLink(programId: ID!, confirmsPage: Boolean): ProgramLinkCheck!
  inviteManagedAccount(profileId: ID!): ManagedAccount!
  updateManagedAccount(id: ID!, status: RequestStatus!): ManagedAccount!
  removeManagedAccount(id: ID!): IdResult!
  makeMediaKit(makeMediaKitInput: MakeMediaKitInput!): MediaKit!
  removeMediaKit(id: ID!): IdResult!
  updateMultipleNotificationStatus(notifications: [NotificationStatusInput!]!): [Notification!]!
  addPushSubscription(addPushSubscriptionInput: AddPushSubscriptionInput!): PushDevice!
  removePushSubscription(endpoint: String!): PushDevice!
  submitOnboardingAnswers(onboardingAnswersInput: OnboardingAnswersInput!): ActiveProfile!
  setUpIndividualAccount(setUpIndividualAccountInput: SetUpIndividualAccountInput!): ActiveProfile!
  joinWaitingList: WaitingListEntry!
  completeWaitingListTask(task: WaitingListTask!): WaitingListEntry!
  requestDataArchive: MyData!
  linkDataArchive(id: ID!): DataArchiveLink!
  deleteMyAccount: MyData!
  keepMyAccount: MyData!
  contactOpened(profileId: ID!, method: ContactMethod!): Ack!
  joinProgram(programId: ID!): JoinProgramResult!
  updateParticipantRequest(input: UpdateParticipantRequestInput!): IdResult!
  updateParticipantRequests(input: UpdateParticipantRequestsInput!): [AnsweredRequest!]!
  choosePromoCode(input: ChoosePromoCodeInput!): PromoCode!
  savePeopleFilter(savePeopleFilterInput: SavePeopleFilterInput!): SavedPeopleFilter!
  deleteSavedPeopleFilter(id: ID!): IdResult!
  upgradeUser(type: ProfileType!): MembershipResult!
  updateProfileSettings(updateProfileSettingsInput: UpdateProfileSettingsInput!): ActiveProfile!
  editProfileImage(file: Upload!): ProfileImageResult!
  updateProfileInterests(interests: [ID!]!): InterestsResult!
  updateContactDetails(updateContactDetailsInput: UpdateContactDetailsInput!): ActiveProfile!
  createBrandDays(createBrandDaysInput: CreateBrandDaysInput!): BrandDays!
  updateBrandDays(updateBrandDaysInput: UpdateBrandDaysInput!): BrandDays!
  deleteBrandDays(id: ID!): IdResult!
  addContent(addContentInput: AddContentInput!): ProgramContent!
  editContent(editContentInput: EditContentInput!): ProgramContent!
  deleteContent(id: ID!): IdResult!
  retryContent(id: ID!): ProgramContent!
  reorderContent(reorderContentInput: ReorderContentInput!): Ack!
  publishProgram(id: ID!, publishDate: DateTime): PublishProgramResult!
  updateProgramStatus(updateProgramStatusInput: UpdateProgramStatusInput!): Program!
  topUpProgramBudget(programId: ID!, amount: MinorUnits!, idempotencyKey: String!): ProgramBudgetUsage!
  deleteProgram(id: ID!): IdResult!
  upsertProgram(upsertProgramInput: UpsertProgramInput!): UpsertProgramResult!
  copyProgram(id: ID!): UpsertProgramResult!
  upsertProgramStep(upsertProgramStepInput: UpsertProgramStepInput!): UpsertProgramStepResult!
  uploadProgramAsset(programId: ID!, file: Upload!): UploadedFile!
  makeProposal(makeProposalInput: MakeProposalInput!): OwnProposal!
  withdrawProposal(id: ID!): OwnProposal!
  proposalSeen(address: String!): Ack!
  askTalents(askTalentsInput: AskTalentsInput!): [TalentRequestResult!]!
  markRewardDelivered(programId: ID!, profileId: ID!, milestoneId: ID!): Ack!
  seeTerms(input: SeeTermsInput!): TermsReceipt!
  signIn(signInInput: SignInInput!): OtpChallenge!
  signUp(signUpInput: SignUpInput!): OtpChallenge!
  resendOtp(challengeId: ID!): OtpChallenge!
  verifyOtp(verifyOtpInput: VerifyOtpInput!): AuthSession!
  regenerateAccessToken(refreshToken: String!): AccessToken!
  signOut(refreshToken: String!): Ack!
  switchUser(type: ProfileType!, profileId: ID!): SwitchedSession!
  switchLanguage(language: Language!): Ack!
  beginShop(kind: ShopKind!): ShopPlatform!
  signInToShop(input: SignInToShopInput!): ShopSignIn!
  completeShop(input: CompleteShopInput!): ShopPlatform!
  enterShopKey(input: EnterShopKeyInput!): ShopPlatform!
  moveShop(input: MoveShopInput!): ShopPlatform!
  checkShop(id: ID!): ShopChecked!
  removeShop(id: ID!): ShopPlatform!
  createFeaturedPost(createFeaturedPostInput: CreateFeaturedPostInput!): FeaturedPost!
  updateFeaturedPost(updateFeaturedPostInput: UpdateFeaturedPostInput!): FeaturedPost!
  deleteFeaturedPost(id: ID!): IdResult!
  pinFeaturedPost(id: ID!, pinned: Boolean!): [FeaturedPost!]!
  createProfileLink(createProfileLinkInput: CreateProfileLinkInput!): ProfileLink!
  updateProfileLink(updateProfileLinkInput: UpdateProfileLinkInput!): ProfileLink!
  deleteProfileLink(id: ID!): IdResult!
  reorderProfileLinks(ids: [ID!]!): [ProfileLink!]!
  createBrandCollaboration(createBrandCollaborationInput: CreateBrandCollaborationInput!): BrandCollaboration!
  updateBrandCollaboration(updateBrandCollaborationInput: UpdateBrandCollaborationInput!): BrandCollaboration!
  deleteBrandCollaboration(id: ID!): IdResult!
  createRateCard(createRateCardInput: CreateRateCardInput!): RateCard!
  updateRateCard(updateRateCardInput: UpdateRateCardInput!): RateCard!
  deleteRateCard(id: ID!): IdResult!
  connectSocialAccount(connectSocialAccountInput: ConnectSocialAccountInput!): ConnectSession!
  completeSocialConnection(completeSocialConnectionInput: CompleteSocialConnectionInput!): SocialLink!
  refreshSocialLink(id: ID!): SocialLink!
  removeSocialLink(id: ID!): IdResult!
  proposeSplit(proposeSplitInput: ProposeSplitInput!): Split!
  answerSplit(id: ID!, accepts: Boolean!): Split!
  endSplit(id: ID!): Split!
  makeTill(input: MakeTillInput!): MadeTill!
  changeTill(input: ChangeTillInput!): Till!
  renewTillPin(programId: ID!, id: ID!): MadeTill!
  revokeTill(programId: ID!, id: ID!): Till!
  rotateProgramTrackingKey(programId: ID!): TrackingSetup!
  sendTestConversion(programId: ID!): Ack!
  requestSecondLook(secondLookInput: SecondLookInput!): SecondLook!
  decideWaitingResults(input: DecideWaitingResultsInput!): DecidedWaitingResults!
  startPixelTest(programId: ID!): PixelTest!
  createPersonaInquiry: PersonaInquiry!
  submitPersonaInquiry(inquiryId: String!): Verification!
  createBusinessProfile(createBusinessProfileInput: CreateBusinessProfileInput!): BusinessProfileResult!
  resubmitBusinessVerification(profileId: ID!, documents: [Upload!]!): Verification!
  topUpWallet(topUpWalletInput: TopUpWalletInput!): TopUp!
  withdrawFromWallet(withdrawFromWalletInput: WithdrawFromWalletInput!): Withdrawal!
  createWithdrawalAccount(createWithdrawalAccountInput: CreateWithdrawalAccountInput!): WithdrawalAccount!
  updateWithdrawalAccount(updateWithdrawalAccountInput: UpdateWithdrawalAccountInput!): WithdrawalAccount!
  deleteWithdrawalAccount(id: ID!): IdResult!
  addWebhookEndpoint(addWebhookEndpointInput: AddWebhookEndpointInput!): WebhookEndpoint!
  updateWebhookEndpoint(updateWebhookEndpointInput: UpdateWebhookEndpointInput!): WebhookEndpoint!
  rotateWebhookSecret(endpointId: ID!): WebhookEndpoint!
  deleteWebhookEndpoint(id: ID!): Ack!
  sendTestWebhook(endpointId: ID!): WebhookDelivery!
  replayWebhookDelivery(id: ID!): WebhookDelivery!
  replayWebhookEvents(replayWebhookEventsInput: ReplayWebhookEventsInput!): WebhookReplay!
}

scalar DateTime

scalar Date

scalar MinorUnits

scalar Upload

scalar JSON

enum Language {
  en
  ar
}

enum ContactMethod {
  whatsapp
  sms
  call
  email
}

enum Platform {
  INSTAGRAM
  TWITTER
  TIKTOK
  YOUTUBE
  TWITCH
  SNAPCHAT
  FACEBOOK
}

enum DataSource {
  API
  DEMO
  ESTIMATED
}

enum RequestStatus {
  Pending
  Accepted
  Rejected
  Cancelled
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
  limit: Int = 10
  offset: Int = 0
  sort: [Sort!]
}

type Ack {
  success: Boolean!
}

type IdResult {
  id: ID!
}

type ProgramFunds {
  checkpoint: Int!
  hash: String!
  sealedAt: DateTime!
  reserved: MinorUnits!
  paid: MinorUnits!
  earned: MinorUnits!
  free: MinorUnits!
  isCheckable: Boolean!
}

type FundsProof {
  id: ID!
  text: String!
}

enum GroupRole {
  Owner
  Admin
  Member
  Visitor
}

enum GroupsFilter {
  ALL_GROUPS
  CREATED
  JOINED
}

type Group {
  id: ID!
  name: String!
  userName: String!
  description: String!
  photo: String!
  coverPhoto: String
  isPrivate: Boolean!
  isDiscoverable: Boolean!
  ownerId: ID!
  ownerType: ProfileType!
  followers: Int!
  groupMembersCount: Int!
  interests: [Interest!]!
  createdAt: DateTime!
  myRole: GroupRole!
}

type GroupPage {
  count: Int!
  data: [Group!]!
}

type GroupMember {
  id: ID!
  userId: ID!
  role: GroupRole!
  profile: ProfileSummary!
  joinedAt: DateTime!
}

type GroupMemberPage {
  count: Int!
  currentMemberGroupRole: GroupRole
  data: [GroupMember!]!
}

type GroupInvitation {
  id: ID!
  groupId: ID!
  status: RequestStatus!
  role: GroupRole!
  invitedByProfileId: ID
  invitedByUserId: ID
  isJoinRequest: Boolean!
  profile: ProfileSummary!
  createdAt: DateTime!
  expiresAt: DateTime
}

type GroupInvitationPage {
  count: Int!
  data: [GroupInvitation!]!
}

type LastRequest {
  id: ID!
  status: RequestStatus!
  retryAt: DateTime
}

type GroupMembership {
  role: GroupRole!
  type: ProfileType
  lastRequest: LastRequest
  invitation: GroupInvitation
}

type GroupRef {
  id: ID!
  groupId: ID!
}

type CountryCount {
  country: Country!
  count: Int!
}

type GroupInterestsResult {
  interests: [Interest!]!
}

type GroupInvitationStatusResult {
  id: ID!
  status: RequestStatus!
}

input CreateGroupInput {
  name: String!
  userName: String!
  description: String!
  isPrivate: Boolean = false
  isDiscoverable: Boolean = true
  photo: Upload!
  coverPhoto: Upload
}

input UpdateGroupInput {
  id: ID!
  name: String
  description: String
  isPrivate: Boolean
  isDiscoverable: Boolean
  photo: Upload
  coverPhoto: Upload
}

input GroupMembersFilter {
  groupId: ID!
  role: GroupRole
  term: String
}

input GroupInvitationsFilter {
  groupId: ID!
  status: RequestStatus = Pending
  isJoinRequest: Boolean = false
}

input InviteGroupMemberInput {
  groupId: ID!
  profileId: ID!
  profileType: ProfileType!
  role: GroupRole = Member
}

input UpdateGroupMemberInput {
  groupId: ID!
  groupMemberId: ID!
  role: GroupRole!
}

input RemoveGroupMemberInput {
  groupId: ID!
  groupMemberId: ID!
}

enum MetricName {
  FOLLOWERS
  LIKES
  VIEWS
  ENGAGEMENT
  POSTS_PER_WEEK
}

type WeightedKey {
  key: String!
  weight: Float!
}

type AudienceAnalytics {
  source: DataSource!
  age: [WeightedKey!]!
  gender: [WeightedKey!]!
  types: [WeightedKey!]!
  countries: [WeightedKey!]!
  languages: [WeightedKey!]!
  races: [WeightedKey!]!
  measuredAt: DateTime!
}

type AvgStats {
  engagement: Float!
  likes: Float!
  views: Float!
  postsPerWeek: Float!
  followers: Float!
  source: DataSource!
  measuredAt: DateTime!
}

type MetricPoint {
  time: DateTime!
  value: Float!
}

type MetricSeries {
  metric: MetricName!
  points: [MetricPoint!]!
  source: DataSource
}

type FriendInvitation {
  id: ID!
  mobileNumber: String!
  status: RequestStatus!
  createdAt: DateTime!
}

type FriendInvitationPage {
  count: Int!
  data: [FriendInvitation!]!
}

input InviteFriendInput {
  countryId: ID!
  mobileNumber: String!
}

enum LicenceState {
  IN_REVIEW
  DECLINED
  VALID
  EXPIRED
}

enum ParticipantLicenceState {
  VALID
  EXPIRED
  IN_REVIEW
  NONE
}

type Licence {
  id: ID!
  state: LicenceState!
  number: String!
  expiresOn: Date!
  accountIds: [ID!]!
  documentName: String
  submittedAt: DateTime!
  checkedAt: DateTime
  reason: String
}

type MyLicence {
  id: ID!
  current: Licence
  next: Licence
}

type PublicLicence {
  number: String!
  expiresOn: Date!
  checkedAt: DateTime!
  accountIds: [ID!]!
}

type ParticipantLicence {
  state: ParticipantLicenceState!
  number: String
  expiresOn: Date
  accounts: [SocialLink!]!
}

input SubmitLicenceInput {
  number: String!
  expiresOn: Date!
  accountIds: [ID!]!
  document: Upload!
}

enum LinkState {
  UNCHECKED
  WORKING
  DOUBTFUL
  DOWN
  PAUSED
}

enum LinkFault {
  DNS
  PRIVATE_ADDRESS
  CERTIFICATE
  NOT_SECURE
  UNREACHABLE
  TOO_SLOW
  TOO_MANY_REDIRECTS
  NOT_FOUND
  REFUSED
  ERROR_PAGE
  OTHER_SITE
  CLICK_ID_LOST
  SNIPPET_GONE
}

enum OutageEnd {
  RECOVERED
  CONFIRMED
  STOPPED
}

type ProgramOutage {
  id: ID!
  startedAt: DateTime!
  endedAt: DateTime
  end: OutageEnd
  fault: LinkFault!
  status: Int
  site: String
}

type ProgramLinkCheck {
  programId: ID!
  state: LinkState!
  place: String!
  checkedAt: DateTime
  nextAt: DateTime
  fault: LinkFault
  status: Int
  site: String
  mayConfirm: Boolean!
  outages: [ProgramOutage!]!
}

enum ManagedAccountFilterStatus {
  all
  requests
  accepted
}

type ManagedAccount {
  id: ID!
  manager_id: ID!
  status: RequestStatus!
  user: ProfileSummary!
  manager: ProfileSummary!
  createdAt: DateTime!
}

type ManagedAccountOverview {
  account: ManagedAccount!
  requests(pagination: Pagination): ParticipantRequestPage!
}

type ManagedAccountPage {
  count: Int!
  data: [ManagedAccount!]!
}

enum MediaKitPart {
  ACCOUNTS
  AUDIENCE
  PRICES
}

type MediaKit {
  id: ID!
  text: String!
  textHash: String!
  link: Int!
  linkHash: String!
  madeAt: DateTime!
  expiresAt: DateTime!
}

type MediaKitToday {
  key: String!
  value: String!
}

type CheckedMediaKit {
  kit: MediaKit!
  isUnchanged: Boolean!
  today: [MediaKitToday!]!
  checkedOn: Date!
  profile: ProfileSummary!
}

input MakeMediaKitInput {
  parts: [MediaKitPart!]!
}

enum NotificationStatus {
  READ
  UNREAD
}

enum NotificationType {
  MANAGED_ACCOUNT_CREATED
  GROUP_INVITATION_CREATED
  REQUEST_TO_JOIN_GROUP_ACCEPTED
  REQUEST_TO_JOIN_GROUP_REJECTED
  ADMIN_BUSINESS_VERIFICATION_APPROVED
  ADMIN_BUSINESS_VERIFICATION_REJECTED
  IDENTITY_VERIFICATION_APPROVED
  IDENTITY_VERIFICATION_REJECTED
  WAITING_LIST_ADMITTED
  GROUP_OWNERSHIP_TRANSFERRED
  PROGRAM_REQUEST_CREATED
  PROGRAM_REQUEST_ACCEPTED
  PROGRAM_REQUEST_REJECTED
  PROGRAM_STATUS_CHANGED
  PROGRAM_BUDGET_ALERT
  PROGRAM_MILESTONE_ACHIEVED
  PROGRAM_EARNING_RECEIVED
  WALLET_TOP_UP_SUCCEEDED
  WALLET_TOP_UP_FAILED
  WALLET_TOP_UP_RETURNED
  WITHDRAWAL_SUCCEEDED
  WITHDRAWAL_FAILED
  FRIEND_INVITATION_RECEIVED
  GROUP_REQUEST_CREATED
  SAVED_PEOPLE_FILTER_MATCHED
  PROGRAM_CONVERSION_APPROVED
  PROGRAM_CONVERSION_REJECTED
  SECOND_LOOK_COUNTED
  SECOND_LOOK_UPHELD
  PROGRAM_REWARD_HELD
  PROGRAM_REWARD_APPROVED
  PROGRAM_REWARD_REFUSED
  PROGRAM_RESULTS_WAITING
  NETWORK_CASE_COUNTED
  NETWORK_CASE_REFUSED
  PROGRAM_OUTAGE_STARTED
  PROGRAM_OUTAGE_ENDED
  WEBHOOK_ENDPOINT_OFF
  SPLIT_PROPOSED
  SPLIT_AGREED
  SPLIT_DECLINED
  SPLIT_ENDED
  SPLIT_SHARE_RECEIVED
  API_KEY_MADE
  DATA_ARCHIVE_REQUESTED
  DATA_ARCHIVE_READY
  ACCOUNT_DELETION_REQUESTED
  ACCOUNT_DELETION_HELD
  LICENCE_APPROVED
  LICENCE_DECLINED
  LICENCE_EXPIRES
  PROGRAM_REQUESTED
  PROPOSAL_REQUESTED
}

type NotificationMeta {
  groupId: ID
  groupName: String
  groupImage: String
  groupUserName: String
  accepted_at: DateTime
  rejected_at: DateTime
  cancelled_at: DateTime
  message: String
  programId: ID
  programName: String
  programStatus: ProgramStatus
  amount: MinorUnits
  percent: Float
  count: Int
  filterName: String
  day: Date
}

type Notification {
  id: ID!
  title: String!
  content: String!
  type: NotificationType!
  meta: NotificationMeta!
  referenceId: ID
  createdAt: DateTime!
  readAt: DateTime
  sender: ProfileSummary
  senderType: ProfileType
}

type NotificationPage {
  count: Int!
  unreadCount: Int!
  data: [Notification!]!
}

type PushDevice {
  publicKey: String
  isSubscribed: Boolean!
}

input NotificationStatusInput {
  notificationId: ID!
  status: NotificationStatus!
}

input AddPushSubscriptionInput {
  endpoint: String!
  p256dh: String!
  auth: String!
}

enum AccountKind {
  INDIVIDUAL
  BUSINESS
}

enum OnboardingGoal {
  FIND_PROGRAMS
  GROW_AUDIENCE
  MANAGE_TALENT
  PROMOTE_PRODUCTS
  OTHER
}

enum WaitingListTask {
  FOLLOW_MICROBLOG
  JOIN_COMMUNITY
}

input OnboardingAnswersInput {
  accountKind: AccountKind!
  role: ProfileType!
  countryId: ID!
  interests: [ID!]
  goal: OnboardingGoal
}

input SetUpIndividualAccountInput {
  firstName: String!
  lastName: String!
  gender: Gender!
  date_of_birth: Date!
  userName: String
  email: String
}

type WaitingListEntry {
  id: ID!
  position: Int!
  total: Int!
  joinedAt: DateTime!
  admittedAt: DateTime
  invitationCode: String!
  acceptedInvitations: Int!
  doneTasks: [WaitingListTask!]!
  microblogUrl: String!
  communities: [CommunityLink!]!
}

type CommunityLink {
  name: String!
  url: String!
}

enum DataSection {
  PROFILE
  ACCOUNTS
  PROGRAMS
  WALLET
  GROUPS
  NOTIFICATIONS
  SIGN_INS
  FILES
}

enum DataArchiveState {
  MAKING
  READY
  FAILED
}

type DataSectionCount {
  section: DataSection!
  count: Int!
}

type DataArchive {
  id: ID!
  state: DataArchiveState!
  requestedAt: DateTime!
  readyAt: DateTime
  expiresAt: DateTime
  kilobytes: Int!
  sections: [DataSectionCount!]!
}

type AccountDeletion {
  requestedAt: DateTime!
  dueAt: DateTime!
  heldSince: DateTime
}

enum StayingKind {
  INVOICES
  LEDGER
  WITHDRAWALS
  SEALED_TERMS
  AUDIT_LOG
}

type StayingData {
  kind: StayingKind!
  until: DateTime
}

type MyData {
  archive: DataArchive
  nextArchiveAt: DateTime
  deletion: AccountDeletion
  deletionDays: Int!
  balance: MinorUnits!
  hasOpenWithdrawal: Boolean!
  stays: [StayingData!]!
}

type ContactOpening {
  id: ID!
  openedAt: DateTime!
  sawNumber: Boolean!
  sawEmail: Boolean!
  viewer: ProfileSummary
}

type ContactOpeningPage {
  count: Int!
  strangers: Int!
  data: [ContactOpening!]!
}

type DataArchiveLink {
  url: String!
  expiresAt: DateTime!
}

enum EligibilityCriterion {
  PROFILE_TYPE
  PLATFORM
  LOCATION
  INTERESTS
  LICENCE
  VERIFICATION
}

type ParticipantRequest {
  id: ID!
  programId: ID!
  profileId: ID!
  userId: ID!
  status: RequestStatus!
  profile: ProfileSummary!
  createdAt: DateTime!
  program: Program
  answeredAt: DateTime
  eligibility: EligibilityCheck!
  reach: Int!
  declineReason: RequestDeclineReason
  declineNote: String
}

type ParticipantRequestPage {
  count: Int!
  data: [ParticipantRequest!]!
}

type Participant {
  id: ID!
  programId: ID!
  profileId: ID!
  profile: ProfileSummary!
  joinedAt: DateTime!
  clicks: Int!
  approvedCount: Int!
  revenue: MinorUnits!
  earned: MinorUnits!
  licence: ParticipantLicence!
}

type ParticipantPage {
  count: Int!
  data: [Participant!]!
}

type JoinProgramResult {
  programId: ID!
  profileId: ID!
}

type EligibilityCheck {
  eligible: Boolean!
  failed: [EligibilityCriterion!]!
  checks: [CriterionCheck!]!
}

type CriterionCheck {
  criterion: EligibilityCriterion!
  isMet: Boolean!
  platform: Platform
  measure: CriterionMeasure
  needed: Float
  has: Float
  names: [String!]!
}

enum CriterionMeasure {
  FOLLOWERS
  ENGAGEMENT
  VIEWS
}

enum JoinMend {
  CONNECT_PLATFORM
  ADD_LOCATION
  ADD_INTERESTS
  ADD_LICENCE
  VERIFY_IDENTITY
}

type ProgramFit {
  eligible: Boolean!
  mend: JoinMend
  platform: Platform
}

enum RequestDeclineReason {
  AUDIENCE
  CONTENT
  COMPETITOR
  FULL
  OTHER
}

type AnsweredRequest {
  id: ID!
  code: String
}

input ParticipantsRequestsInput {
  status: [RequestStatus!]
  pagination: Pagination
}

input ParticipantsRequestsFilter {
  programId: ID!
  status: [RequestStatus!]
  types: [ProfileType!]
  term: String
  pagination: Pagination
}

input ParticipantsFilter {
  programId: ID!
  types: [ProfileType!]
  term: String
}

input UpdateParticipantRequestInput {
  id: ID!
  programId: ID!
  status: RequestStatus!
  reason: RequestDeclineReason
  note: String
}

input UpdateParticipantRequestsInput {
  ids: [ID!]!
  programId: ID!
  status: RequestStatus!
  reason: RequestDeclineReason
  note: String
}

enum CountsBy {
  LINKS
  CODES
  LINKS_AND_CODES
}

type PromoCode {
  code: String!
  isChosen: Boolean!
}

type PromoCodeIdeas {
  typed: String!
  problem: String
  ideas: [String!]!
}

input ChoosePromoCodeInput {
  programId: ID!
  code: String!
}

type RecordTimes {
  cases: Int!
  people: Int!
  open: Int!
  middle: Int
  nineOfTen: Int
  longest: Int
  step: Int
  bars: [Int!]
}

type RecordShare {
  cases: Int!
  people: Int!
  hits: Int
  share: Float
}

type PaymentRecord {
  since: Date!
  computedAt: DateTime!
  payouts: RecordTimes!
  takenBack: RecordShare!
  results: RecordShare!
  answers: RecordTimes!
  accepted: RecordShare!
  reviews: RecordShare!
}

enum PeopleSort {
  BEST_MATCH
  FOLLOWERS
  ENGAGEMENT
  PRICE
  NEWEST
}

enum PeopleFilterName {
  TERM
  TYPE
  PLATFORM
  FOLLOWERS
  ENGAGEMENT
  COUNTRY
  CITY
  INTERESTS
  PRICE
  VERIFIED
}

input PeopleFilter {
  term: String
  types: [ProfileType!]
  platforms: [Platform!]
  minFollowers: Int
  maxFollowers: Int
  minEngagement: Float
  countryId: ID
  placeId: String
  interests: [ID!]
  service: RateCardCategory
  minPrice: MinorUnits
  maxPrice: MinorUnits
  isVerified: Boolean
}

type Person {
  id: ID!
  profile: ProfileSummary!
  city: String
  country: Country
  followers: Int!
  engagement: Float
  creators: Int
  priceFrom: MinorUnits
  interests: [Interest!]!
  platforms: [Platform!]!
}

type PersonPage {
  count: Int!
  data: [Person!]!
}

type PeopleAlternative {
  without: PeopleFilterName!
  count: Int!
}

type SavedPeopleFilter {
  id: ID!
  name: String!
  filter: JSON!
  createdAt: DateTime!
}

input SavePeopleFilterInput {
  name: String!
  filter: PeopleFilter!
}

enum MilestoneStatus {
  Achieved
  InProgress
}

type NamedMetric {
  name: String!
  value: Float!
}

type ObjectivePerformance {
  objectiveType: ObjectiveType!
  metrics: [NamedMetric!]!
}

type PerformanceStep {
  targetClicks: Int!
  currentClicks: Int!
}

enum RewardReview {
  HELD
  REFUSED
}

type MilestonePerformance {
  id: ID!
  per: Int!
  clicks: Int!
  status: MilestoneStatus!
  rewardType: RewardType!
  reward: String!
  rewardAmount: MinorUnits
  percent: Float!
  waitingForBudget: Boolean!
  review: RewardReview
  deliveredAt: DateTime
  achievedAt: DateTime
  paidAt: DateTime
  achievedBy: Int!
}

type CountryPerformance {
  key: String!
  weight: Float!
  name: String!
  code: String!
  clicks: Int!
}

type ProgramPerformance {
  participantCount: Int!
  objectivePerformance: ObjectivePerformance!
  steps: [PerformanceStep!]!
  milestones: [MilestonePerformance!]!
  countries: [CountryPerformance!]!
  socials: [SocialsOnDate!]!
  budget: ProgramBudgetUsage
  countedAt: DateTime!
  isDemo: Boolean!
  nextPayoutDate: Date
  nextPayoutAmount: MinorUnits!
  nextPayoutParticipants: Int!
}

type ParticipantPerformance {
  objectivePerformance: ObjectivePerformance!
  steps: [PerformanceStep!]!
  milestones: [MilestonePerformance!]!
  countries: [CountryPerformance!]!
  socials: [SocialsOnDate!]!
  pendingEarnings: MinorUnits!
  paidEarnings: MinorUnits!
  nextPayoutDate: Date
  trackingUrl: String!
  countedAt: DateTime!
  isDemo: Boolean!
  participant: Participant!
}

type SocialResult {
  key: String!
  weight: Float!
  clicks: Int!
  approved: Int!
}

type SocialsOnDate {
  date: Date!
  results: [SocialResult!]!
}

type PerformanceRange {
  startDate: Date!
  endDate: Date!
  metrics: [NamedMetric!]!
  days: [PerformanceDay!]!
  channels: [ChannelPerformance!]!
  countries: [CountryPerformance!]!
  funnel: PerformanceFunnel!
  countedAt: DateTime!
  isDemo: Boolean!
}

type PerformanceDay {
  date: Date!
  clicks: Int!
  approved: Int!
  revenue: MinorUnits!
  channels: [ChannelPerformance!]!
}

type ChannelPerformance {
  key: String!
  weight: Float!
  clicks: Int!
  approved: Int!
  revenue: MinorUnits!
}

type PerformanceFunnel {
  allClicks: Int!
  validClicks: Int!
  approved: Int!
  rewards: Int!
}

enum ParticipantSortField {
  APPROVED
  CLICKS
}

type RankedParticipant {
  participant: Participant!
  conversionRate: Float!
  revenue: MinorUnits!
  milestonesReached: Int!
}

type RankedParticipantPage {
  count: Int!
  data: [RankedParticipant!]!
}

type HomeWeek {
  startDate: Date!
  endDate: Date!
  clicks: Int!
  clicksBefore: Int!
  approved: Int!
  approvedBefore: Int!
  paid: MinorUnits!
  paidTo: Int!
}

type EarningsSummary {
  pending: MinorUnits!
  paid: MinorUnits!
  nextPayoutDate: Date
  nextPayoutAmount: MinorUnits!
}

type TalentEarnings {
  profile: ProfileSummary!
  earnings: EarningsSummary!
  programs: [ProgramEarnings!]!
}

type ProgramEarnings {
  programId: ID!
  programName: String!
  earnings: EarningsSummary!
}

type HomeToday {
  profile: ProfileSummary!
  programId: ID!
  programName: String!
  coverImage: String
  objectiveType: ObjectiveType!
  clicks: Int!
  clicksBefore: Int!
  approved: Int!
  approvedBefore: Int!
}

type HomeFigures {
  week: HomeWeek
  spend: ProgramBudgetUsage
  earnings: EarningsSummary
  talents: EarningsSummary
  talentEarnings: [TalentEarnings!]!
  today: [HomeToday!]!
  countedAt: DateTime!
  isDemo: Boolean!
}

enum ProfileType {
  INFLUENCER
  AGENT
  AGENCY
  BRAND
}

enum ProfileStatus {
  Active
  AdminVerifying
  IdentityVerifying
  Rejected
  Onboarding
  Inactive
}

enum OnboardingStepStatus {
  ConnectSocialMedia
  SelectAccountType
  WaitForAdmission
}

enum Gender {
  male
  female
}

enum UserNameScope {
  PROFILE
  GROUP
}

type OnboardingStep {
  status: OnboardingStepStatus!
}

type Contacts {
  email: String
  methods: [ContactMethod!]!
  mobileNumber: String
  countryCode: String
}

type UserProfile {
  id: ID!
  bio: String
  fullName: String!
  firstName: String
  lastName: String
  userName: String
  profileImage: String
  created_at: DateTime!
  country: Country
  status: ProfileStatus!
  gender: Gender
  email: String
  language: Language!
  mobile_no: String!
  location: Location
  date_of_birth: Date
  country_id: ID
  onboardingStep: OnboardingStep
  contacts: Contacts!
  profileLabel: String
  isActiveMembership: Boolean!
  isPhoneNumberVisible: Boolean!
  contactMethods: [ContactMethod!]!
  interests: [Interest!]!
  isBusinessProfile: Boolean!
  userType: ProfileType!
  isVerified: Boolean!
  userNameChangedAt: DateTime
  nameInOtherScript: String
}

type BusinessProfile {
  id: ID!
  type: ProfileType!
  name: String!
  bio: String
  description: String
  icon: String
  userName: String
  website: String
  email: String
  phoneCode: String
  mobileNumber: String
  mobileCountryId: ID
  mobileCountry: Country
  language: Language!
  country: Country
  location: Location
  contacts: Contacts!
  createdAt: DateTime!
  isNsfw: Boolean
  isBusinessProfile: Boolean!
  status: ProfileStatus!
  isVerified: Boolean!
  userNameChangedAt: DateTime
  nameInOtherScript: String
  fullName: String!
  userType: ProfileType!
  profileImage: String
  onboardingStep: OnboardingStep
  isPhoneNumberVisible: Boolean!
  paymentRecord: PaymentRecord
}

union Profile = UserProfile | BusinessProfile

type ActiveProfile {
  type: ProfileType!
  profile: Profile!
}

type MyProfile {
  id: ID!
  type: ProfileType!
  name: String!
  userName: String
  picture: String
  status: ProfileStatus!
  isActive: Boolean!
}

type PublicProfile {
  id: ID!
  fullName: String!
  profileImage: String
  bio: String
  userName: String!
  isVerified: Boolean!
  mobile_no: String
  contactMethods: [ContactMethod!]!
  email: String
  isPhoneNumberVisible: Boolean!
  type: ProfileType!
  country: Country
  location: Location
  createdAt: DateTime!
  website: String
  profileLabel: String
  isNsfw: Boolean
  licence: PublicLicence
  interests: [Interest!]!
  socialLinks: [SocialLink!]!
  links: [ProfileLink!]!
  featuredPosts: [FeaturedPost!]!
  brandCollaborations: [BrandCollaboration!]!
  rateCards(platform: Platform): [RateCard!]!
  avgStats: AvgStats
  paymentRecord: PaymentRecord
}

type ProfileSummary {
  id: ID!
  name: String!
  username: String
  type: ProfileType!
  profilePicture: String
  isVerified: Boolean!
  bio: String
  interests: [Interest!]!
  fullName: String!
  userName: String
  profileImage: String
  userType: ProfileType!
  email: String
  isNsfw: Boolean
}

type ProfileSummaryPage {
  count: Int!
  data: [ProfileSummary!]!
}

type InterestsResult {
  interests: [Interest!]!
  user: UserProfile
}

type ProfileImageResult {
  profileImage: String!
}

type MembershipResult {
  isActiveMembership: Boolean!
}

type ProgressStep {
  name: String!
  isCompleted: Boolean!
}

type ProfileProgressResult {
  score: Int!
  steps: [ProgressStep!]!
}

input LocationInput {
  place_id: String!
  city: String
  country: String
  formatted_address: String!
  lat: Float!
  lng: Float!
}

input UpdateProfileSettingsInput {
  firstName: String
  lastName: String
  name: String
  userName: String
  bio: String
  gender: Gender
  date_of_birth: Date
  country_id: ID
  location: LocationInput
  website: String
  isNsfw: Boolean
  nameInOtherScript: String
}

input UpdateContactDetailsInput {
  email: String!
  countryId: ID!
  mobileNumber: String!
  contactMethods: [ContactMethod!]!
  isPhoneNumberVisible: Boolean
}

type BrandDays {
  id: ID!
  name: String!
  from: Date!
  to: Date!
}

input CreateBrandDaysInput {
  name: String!
  from: Date!
  to: Date!
}

input UpdateBrandDaysInput {
  id: ID!
  name: String!
  from: Date!
  to: Date!
}

enum ContentType {
  VIDEO
  IMAGE
  DOCUMENT
}

enum ContentStepType {
  SHAREABLE
  LEARNING
}

enum ContentStatus {
  PROCESSING
  READY
  FAILED
}

enum ContentLanguage {
  ARABIC
  ENGLISH
}

type ProgramContent {
  id: ID!
  programId: ID!
  title: String!
  description: String!
  type: ContentType!
  status: ContentStatus!
  contentUrl: String!
  thumbnailUrl: String
  contentStepType: ContentStepType!
  language: ContentLanguage!
  platform: Platform
  allowTrademarkUse: Boolean!
  hashtags: [String!]!
  specialRequests: String
  fileName: String
  fileSize: Int
}

type ProgramContentPage {
  count: Int!
  data: [ProgramContent!]!
}

input AddContentInput {
  programId: ID!
  contentStepType: ContentStepType!
  title: String!
  description: String!
  type: ContentType!
  language: ContentLanguage!
  platform: Platform
  file: Upload
  contentUrl: String
  thumbnail: Upload
  allowTrademarkUse: Boolean
  hashtags: [String!]
  specialRequests: String
}

input EditContentInput {
  id: ID!
  title: String
  description: String
  language: ContentLanguage
  platform: Platform
  file: Upload
  contentUrl: String
  thumbnail: Upload
  allowTrademarkUse: Boolean
  hashtags: [String!]
  specialRequests: String
}

input ReorderContentInput {
  programId: ID!
  contentStepType: ContentStepType!
  contentIds: [ID!]!
}

enum ProgramStatus {
  Draft
  Soon
  Active
  OnHold
  Retired
}

enum ProgramType {
  AFFILIATE
}

enum ProgramFocus {
  PRODUCT
  SERVICE
}

enum ObjectiveType {
  TRAFFIC
  LEAD_GENERATION
  DOWNLOADS
  SIGN_UP
  SALES
}

enum LaunchLocationType {
  WORLDWIDE
  COUNTRIES
  REGIONS
  SERVICE_AREA
}

enum PayoutFrequency {
  WEEKLY
  MONTHLY
  QUARTERLY
}

enum ProgramHoldCause {
  OWNER
  BUDGET
  ADMIN
}

enum ProgramViewerRole {
  OWNER
  PARTICIPANT
  APPLICANT
  VISITOR
}

type CompletedStep {
  id: ID!
  type: ProgramStepType!
}

type MyParticipantRequest {
  id: ID!
  status: RequestStatus!
  declineReason: RequestDeclineReason
  declineNote: String
}

type MyObjectiveData {
  trackingUrl: String!
  count: Int!
  milestones: [MilestonePerformance!]!
  earnings: EarningsSummary!
}

type Program {
  id: ID!
  name: String!
  description: String!
  coverImage: String
  createdAt: DateTime!
  updatedAt: DateTime!
  startDate: Date!
  endDate: Date
  publishDate: DateTime
  publishedAt: DateTime
  isPublic: Boolean!
  isVisible: Boolean!
  status: ProgramStatus!
  programType: ProgramType!
  nextStep: ProgramStepType
  completedSteps: [CompletedStep!]!
  objectiveType: ObjectiveType
  programFocus: ProgramFocus!
  openToPlacement: Boolean!
  sellOnEcommerce: Boolean!
  storeLink: String
  launchLocationType: LaunchLocationType!
  launchLocations: [ServiceArea!]!
  serviceArea: [ServiceArea!]!
  profileId: ID!
  profileType: ProfileType!
  userId: ID!
  profile: ProfileSummary!
  myParticipantRequest: MyParticipantRequest
  myObjectiveData: MyObjectiveData
  isAcceptingRequests: Boolean!
  budgetConsumedPercent: Int
  viewerRole: ProgramViewerRole!
  budget: ProgramBudgetUsage
  applicantsCount: Int
  participantsCount: Int
  nextPayoutDate: Date
  pay: ProgramPay
  myFit: ProgramFit
  returnsAt: DateTime
  leftover: ProgramLeftover
  countsBy: CountsBy!
  myPromoCode: PromoCode
  newerTerms: Int
  funds: ProgramFunds
  holdCause: ProgramHoldCause
  holdReason: String
  paymentRecord: PaymentRecord
}

type ProgramPay {
  most: MinorUnits!
  last: String
  rewards: Int!
  first: FirstReward!
}

type FirstReward {
  target: Int!
  rewardType: RewardType!
  amount: MinorUnits
  title: String
}

type ProgramLeftover {
  undecided: Int!
  reserved: MinorUnits!
}

type ProgramPage {
  count: Int!
  data: [Program!]!
}

type PublicProgram {
  id: ID!
  name: String!
  description: String!
  coverImage: String
  startDate: Date!
  endDate: Date
  publishedAt: DateTime
  updatedAt: DateTime!
  isPublic: Boolean!
  status: ProgramStatus!
  objectiveType: ObjectiveType
  programFocus: ProgramFocus!
  openToPlacement: Boolean!
  sellOnEcommerce: Boolean!
  storeLink: String
  launchLocationType: LaunchLocationType!
  launchLocations: [ServiceArea!]!
  serviceArea: [ServiceArea!]!
  profile: ProfileSummary!
  objectives: JSON
  participantCriteria: JSON
  guidelines: JSON
  catalogue: JSON
  payoutFrequency: PayoutFrequency
  paymentRecord: PaymentRecord
}

type PublishProgramResult {
  id: ID!
  status: ProgramStatus!
  publishDate: DateTime
  publishedAt: DateTime
}

type ProgramBudgetUsage {
  amount: MinorUnits!
  accrued: MinorUnits!
  paid: MinorUnits!
  remaining: MinorUnits!
  consumedPercent: Int!
}

enum DryRunCheck {
  STEPS
  PROFILE
  SCHEDULE
  WALLET
  BUDGET
  CONTENT
  TRACKING_URL
  PHONE
  CLICK_ID
  CANDIDATES
}

enum DryRunResult {
  PASSED
  WARNING
  FAILED
}

type DryRunFinding {
  check: DryRunCheck!
  result: DryRunResult!
  reason: String!
  step: ProgramStepType
  path: String
  params: JSON!
}

type ProgramDryRun {
  findings: [DryRunFinding!]!
  isReady: Boolean!
  bill: Bill!
  availableBalance: MinorUnits!
  candidates: CriteriaMatches!
  checkedAt: DateTime!
}

input MyProgramsFilter {
  status: [ProgramStatus!]
}

input ProgramsFilter {
  status: [ProgramStatus!]
  term: String
  objectiveTypes: [ObjectiveType!]
  programFocus: ProgramFocus
  fitsMe: Boolean
}

input ProgramsByProfileFilter {
  status: [ProgramStatus!]
}

input UpdateProgramStatusInput {
  id: ID!
  status: ProgramStatus!
}

enum ProgramStepType {
  PROGRAM_DETAILS
  PARTICIPANT_CRITERIA
  TARGET_CRITERIA
  IMPACT_OBJECTIVES
  SHAREABLE_CONTENT
  LEARNING_CONTENT
  CATALOGUE
  GUIDELINES
  BUDGET
}

type ProgramStep {
  id: ID!
  programId: ID!
  type: ProgramStepType!
  data: JSON!
  createdAt: DateTime!
  updatedAt: DateTime!
}

type UpsertProgramResult {
  id: ID!
  nextStep: ProgramStepType
  completedSteps: [CompletedStep!]!
  program: Program!
}

type UpsertProgramStepResult {
  id: ID!
  programId: ID!
  type: ProgramStepType!
  nextStep: ProgramStepType
  completedSteps: [CompletedStep!]!
}

type ProgramBudgetEstimate {
  cost: MinorUnits!
  maxPerParticipant: MinorUnits!
  eligibleProfiles: Int!
  expectedParticipants: Int!
  availableBalance: MinorUnits!
}

type CriteriaMatches {
  matching: Int
  of: Int!
  least: Int!
}

type UploadedFile {
  url: String!
  thumbnailUrl: String
  mimeType: String!
  size: Int!
}

input UpsertProgramInput {
  id: ID
  name: String!
  description: String!
  coverImage: Upload
  startDate: Date!
  endDate: Date
  isPublic: Boolean!
  isVisible: Boolean!
  programFocus: ProgramFocus!
  openToPlacement: Boolean = false
  sellOnEcommerce: Boolean = false
  storeLink: String
  launchLocationType: LaunchLocationType!
  launchLocationIds: [ID!]
  serviceAreaIds: [ID!]
}

input UpsertProgramStepInput {
  programId: ID!
  type: ProgramStepType!
  data: JSON!
}

enum ProposalState {
  OPEN
  EXPIRED
  WITHDRAWN
}

type ProposalCard {
  card: RateCard!
  price: MinorUnits
}

type ProposalTalent {
  profile: ProfileSummary!
  city: String
  followers: Int!
  engagement: Float
  cards: [ProposalCard!]!
  isRequested: Boolean!
}

type Proposal {
  id: ID!
  manager: ProfileSummary!
  title: String!
  note: String
  brandName: String!
  createdAt: DateTime!
  validUntil: Date!
  isOwn: Boolean!
  talents: [ProposalTalent!]!
}

type ProposalReader {
  brand: ProfileSummary!
  firstAt: DateTime!
  lastAt: DateTime!
}

type ProposalAsk {
  id: ID!
  brand: ProfileSummary!
  talent: ProfileSummary!
  programName: String!
  requestedAt: DateTime!
}

type OwnProposal {
  id: ID!
  address: String!
  title: String!
  brandName: String!
  createdAt: DateTime!
  validUntil: Date!
  state: ProposalState!
  chosen: Int!
  talents: [ProfileSummary!]!
  firstSeenAt: DateTime
  lastSeenAt: DateTime
  readers: [ProposalReader!]!
  asks: [ProposalAsk!]!
}

type TalentRequestResult {
  profileId: ID!
  code: String
}

input ProposalCardInput {
  rateCardId: ID!
  price: MinorUnits
}

input ProposalTalentInput {
  profileId: ID!
  cards: [ProposalCardInput!]!
}

input MakeProposalInput {
  title: String!
  note: String
  brandName: String!
  validUntil: Date!
  talents: [ProposalTalentInput!]!
}

input AskTalentsInput {
  address: String!
  programId: ID!
  profileIds: [ID!]!
}

type Interest {
  id: ID!
  name: String!
}

type InterestPage {
  count: Int!
  data: [Interest!]!
}

type Country {
  id: ID!
  country_name: String!
  flagUrl: String!
  country_code: String!
  code: String!
  phone_code: String!
  phone_number_length: Int!
}

type Location {
  id: ID!
  city: String
  country: String
  formatted_address: String!
  lat: Float!
  lng: Float!
  place_id: String!
  profileId: ID
}

type LocationSuggestion {
  place_id: String!
  city: String
  country: String
  formatted_address: String!
  lat: Float!
  lng: Float!
}

enum PlaceType {
  COUNTRY
  REGION
  PROVINCE
  CITY
}

type Region {
  id: ID!
  name: String!
  flagUrl: String
}

type ServiceArea {
  id: ID!
  type: PlaceType!
  name: String!
  flagUrl: String
}

enum TimelineKind {
  JOINED
  FIRST_CLICK
  MILESTONE_REACHED
  MILESTONE_REOPENED
  HOLD_ENDS
  PAYOUT
  WAITING_FOR_BUDGET
  DELIVERED
  SECOND_LOOK
  HELD
  HELD_APPROVED
  HELD_REFUSED
  RETURNED
  PROGRAM_ENDS
  RESULT_WAITING
  RESULT_COUNTS
  RESULT_DECLINED
  RESULT_PROVED
  RESULT_REPLACED
  RESULT_WON
  RESULT_LOST
  OUTAGE
}

enum DecidedBy {
  CLICK
  CODE
  CLICK_REFUSED
}

type TimelineResult {
  id: ID!
  event: ConversionEvent!
  externalId: String!
  amount: MinorUnits
  countsAt: DateTime
  declineReason: DeclineReason
  note: String
  confirmBy: DateTime
  promoCode: String
  decidedBy: DecidedBy
}

type TimelineOutage {
  id: ID!
  endedAt: DateTime
  end: OutageEnd
}

type TimelineEntry {
  kind: TimelineKind!
  at: DateTime!
  isToCome: Boolean!
  milestoneId: ID
  target: Int
  rewardType: RewardType
  reward: String
  amount: MinorUnits
  reason: UncountedReason
  secondLook: SecondLook
  answerBy: DateTime
  note: String
  result: TimelineResult
  outage: TimelineOutage
}

enum RewardType {
  CASH
  EXPERIENCE
}

enum UnpaidReason {
  ON_HOLD
  NEXT_RUN
  NOT_VERIFIED
  SUSPENDED
  WAITING_FOR_BUDGET
  HELD
}

type UnpaidReward {
  id: ID!
  programId: ID!
  programName: String!
  profileId: ID!
  milestoneId: ID!
  amount: MinorUnits!
  earnedAt: DateTime!
  holdEndsAt: DateTime!
  expectedOn: Date
  reason: UnpaidReason!
  heldUntil: DateTime
}

type TermsVersion {
  number: Int!
  text: String!
  hash: String!
  sealedAt: DateTime!
}

type TermsSeal {
  seq: Int!
  previous: String!
  text: String!
  hash: String!
  sealedAt: DateTime!
}

type TermsReceipt {
  id: ID!
  number: String!
  programId: ID!
  programName: String!
  participant: ProfileSummary!
  isMine: Boolean!
  requestedAt: DateTime!
  terms: TermsVersion!
  seal: TermsSeal!
  later: [TermsVersion!]!
  seen: Int!
}

input SeeTermsInput {
  participationId: ID!
  version: Int!
}

enum SearchType {
  INFLUENCER
  AGENT
  AGENCY
  BRAND
  GROUP
}

input SearchInput {
  term: String!
  types: [SearchType!]
  mustExistFields: [String!]
}

type SearchResult {
  name: String!
  picture: String
  type: SearchType!
  userName: String!
  isVerified: Boolean!
  id: ID!
}

type SearchPage {
  count: Int!
  data: [SearchResult!]!
}

type OtpChallenge {
  challengeId: ID!
  resendAfter: Int!
  expiresAt: DateTime!
  resendsLeft: Int!
  session: AuthSession
}

type AuthSession {
  accessToken: String!
  refreshToken: String!
  isNewUser: Boolean!
}

type AccessToken {
  accessToken: String!
  refreshToken: String!
}

type SwitchedSession {
  accessToken: String!
  refreshToken: String!
}

input SignInInput {
  countryId: ID!
  mobileNumber: String!
}

input SignUpInput {
  countryId: ID!
  mobileNumber: String!
  invitationCode: String
  acceptedTerms: Boolean!
  provenChallengeId: ID
}

input VerifyOtpInput {
  challengeId: ID!
  code: String!
}

type CurrentUser {
  id: ID!
  userRole: GroupRole
  isGroupPrivate: Boolean
  isGroupDiscoverable: Boolean
  myGroups: [Group!]!
  mobile_no: String!
  profiles: [MyProfile!]!
}

enum ShopKind {
  SALLA
  ZID
  SHOPIFY
  WOOCOMMERCE
}

enum ShopStep {
  SIGN_IN
  ACCESS
  KEEP
  TEST
  ARRIVE
  READY
}

enum ShopHealth {
  NEW
  WORKING
  SILENT
}

enum ShopCheck {
  WORKING
  REPAIRED
  REFUSED
  UNREACHABLE
}

enum ShopOrderState {
  WAITING
  COUNTED
  NO_SOURCE
  REFUSED
  EARLY
  TEST
}

enum ShopRefusal {
  CURRENCY
  AMOUNT
  CLICK
  LATE
  NOT_COUNTED
  REFUND_LATE
}

type Shop {
  id: ID!
  step: ShopStep!
  address: String
  snippet: String
  testUrl: String
  testedAt: DateTime
  testHasSource: Boolean!
  createdAt: DateTime!
  connectedAt: DateTime
  lastOrderAt: DateTime
  ordersToday: Int!
  hours: [Int!]!
  refunds: Int!
  health: ShopHealth!
  usualMinutes: Int
}

type ShopPlatform {
  id: ID!
  kind: ShopKind!
  isAvailable: Boolean!
  isByKey: Boolean!
  shop: Shop
}

type ShopOrder {
  id: ID!
  number: String!
  amount: MinorUnits
  refunded: MinorUnits!
  isReversed: Boolean!
  state: ShopOrderState!
  refusal: ShopRefusal
  status: ConversionStatus
  programId: ID
  receivedAt: DateTime!
}

type ShopOrderPage {
  count: Int!
  data: [ShopOrder!]!
}

type ShopSignIn {
  authorizationUrl: String!
}

type ShopChecked {
  result: ShopCheck!
  platform: ShopPlatform!
}

input SignInToShopInput {
  id: ID!
  redirectUri: String!
  address: String
}

input CompleteShopInput {
  state: String!
  code: String!
}

input EnterShopKeyInput {
  id: ID!
  address: String!
  key: String!
  secret: String!
}

input MoveShopInput {
  id: ID!
  step: ShopStep!
}

enum ProfileLinkType {
  blog
  social
  website
  other
}

enum CollaborationType {
  business
  individual
}

enum RateCardCategory {
  POSTS
  VIDEOS
  SHORT_VIDEOS
  STORIES
  LIVE
}

type FeaturedPost {
  id: ID!
  platform: Platform!
  url: String!
  html: String
  coverPhotoUrl: String
  caption: String
  postedOn: Date
  isPinned: Boolean!
}

input CreateFeaturedPostInput {
  platform: Platform!
  url: String!
  caption: String
  postedOn: Date
}

input UpdateFeaturedPostInput {
  id: ID!
  platform: Platform!
  url: String!
  caption: String
  postedOn: Date
}

type ProfileLink {
  id: ID!
  type: ProfileLinkType!
  url: String!
  html: String
  coverPhotoUrl: String
  is_visible: Boolean!
  profileId: ID!
  profileType: ProfileType!
}

input CreateProfileLinkInput {
  type: ProfileLinkType!
  url: String!
  is_visible: Boolean = true
}

input UpdateProfileLinkInput {
  id: ID!
  type: ProfileLinkType
  url: String
  is_visible: Boolean
}

type CollaborationIndividual {
  id: ID
  fullName: String!
  userName: String!
  profileImage: String
  userType: ProfileType
}

type BrandCollaboration {
  id: ID!
  type: CollaborationType!
  brand_name: String!
  brand_icon: String
  url: String
  html: String
  coverPhotoUrl: String
  brandDomain: String
  individualData: CollaborationIndividual
}

input CreateBrandCollaborationInput {
  type: CollaborationType!
  brand_name: String!
  brandDomain: String
  individualProfileId: ID
  url: String
}

input UpdateBrandCollaborationInput {
  id: ID!
  brand_name: String
  brandDomain: String
  individualProfileId: ID
  url: String
}

type BrandSuggestion {
  name: String!
  domain: String!
  icon: String
}

type RateCard {
  id: ID!
  platform: Platform!
  category: RateCardCategory!
  serviceName: String!
  description: String!
  priceFrom: MinorUnits!
  priceTo: MinorUnits!
  additionalInfoLink: String
  termsAndConditionsLink: String
  profileId: ID!
  profileType: ProfileType!
}

input CreateRateCardInput {
  platform: Platform!
  category: RateCardCategory!
  serviceName: String!
  description: String!
  priceFrom: MinorUnits!
  priceTo: MinorUnits!
  additionalInfoLink: String
  termsAndConditionsLink: String
}

input UpdateRateCardInput {
  id: ID!
  platform: Platform
  category: RateCardCategory
  serviceName: String
  description: String
  priceFrom: MinorUnits
  priceTo: MinorUnits
  additionalInfoLink: String
  termsAndConditionsLink: String
}

input RateCardsFilter {
  profileId: ID!
  profileType: ProfileType!
  platform: Platform
}

type SocialLink {
  id: ID!
  type: Platform!
  social_profile_id: String!
  profile_picture_url: String
  profile_url: String!
  user_name: String!
  followers: Int!
  connectedAt: DateTime!
  source: DataSource!
}

type ConnectSession {
  authorizationUrl: String!
  state: String!
}

input ConnectSocialAccountInput {
  platform: Platform!
  redirectUri: String!
}

input CompleteSocialConnectionInput {
  platform: Platform!
  code: String!
  state: String!
}

enum SplitStatus {
  Proposed
  Agreed
  Declined
  Withdrawn
  Ended
}

enum SplitSide {
  MANAGER
  TALENT
}

type SplitProgram {
  id: ID!
  name: String!
}

type Split {
  id: ID!
  managedAccountId: ID!
  percent: Float!
  program: SplitProgram
  startsOn: Date!
  status: SplitStatus!
  proposedBy: SplitSide!
  proposedAt: DateTime!
  answeredAt: DateTime
  endedAt: DateTime
  endedBy: SplitSide
}

type SplitPayout {
  id: ID!
  paidAt: DateTime!
  programName: String!
  milestone: String!
  amount: MinorUnits!
  share: MinorUnits!
  percent: Float!
  isLeft: Boolean!
}

type SplitsOverview {
  account: ManagedAccount!
  side: SplitSide!
  splits: [Split!]!
  programs: [SplitProgram!]!
  payouts: [SplitPayout!]!
}

input ProposeSplitInput {
  managedAccountId: ID!
  percent: Float!
  programId: ID
  startsOn: Date!
}

type Till {
  id: ID!
  name: String!
  url: String!
  mostAmount: MinorUnits!
  mostPerHour: Int!
  mostPerDay: Int!
  orders: Int!
  sum: MinorUnits!
  phones: Int!
  createdAt: DateTime!
  revokedAt: DateTime
  lastUsedAt: DateTime
  locks: Int!
  lockedUntil: DateTime
}

type MadeTill {
  till: Till!
  pin: String!
}

type TillOrder {
  id: ID!
  tillName: String!
  number: Int!
  externalId: String!
  promoCode: String!
  amount: MinorUnits!
  occurredAt: DateTime!
  receivedAt: DateTime!
  undoneAt: DateTime
  status: ConversionStatus!
  participant: ProfileSummary
}

type TillOrderPage {
  count: Int!
  data: [TillOrder!]!
}

input MakeTillInput {
  programId: ID!
  name: String!
  mostAmount: MinorUnits
  mostPerHour: Int
  mostPerDay: Int
}

input ChangeTillInput {
  programId: ID!
  id: ID!
  name: String
  mostAmount: MinorUnits
  mostPerHour: Int
  mostPerDay: Int
}

enum ConversionEvent {
  LEAD
  SIGN_UP
  DOWNLOAD
  SALE
}

enum ConversionStatus {
  Pending
  Approved
  Held
  Rejected
  Reversed
}

enum UncountedReason {
  REPEAT
  BOT
  PREFETCH
  OWN_BROWSER
  CAPPED
  TOO_MANY_CLICKS
  TOO_MANY_INVALID
  TOO_FAST
  TOO_MANY_CONVERSIONS
  SHARED_CONTACT
  REVERSED
  NOT_GENUINE
  TOO_MANY_FROM_NETWORK
  OWN_NETWORK
  DECLINED
  REPLACED
  CONTESTED
  NOT_CONFIRMED
  OUTAGE
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

type TrackingSetup {
  publishableKey: String!
  secretKey: String
  postbackUrl: String!
  pixelHtml: String!
  curlExample: String!
  lastConversionAt: DateTime
  programId: ID!
  event: ConversionEvent!
  conversionUrl: String!
  postbackKey: String!
  examples: [TrackingExample!]!
  rotatedAt: DateTime
  formerKeysUntil: DateTime
  lastTestAt: DateTime
  hasSecretKey: Boolean!
  differingReports: Int!
}

enum TrackingWay {
  CURL
  JAVASCRIPT
  PHP
  PIXEL
  POSTBACK
  SHOP
}

type TrackingExample {
  way: TrackingWay!
  code: String!
}

type UncountedReasonTotal {
  kind: ResultKind!
  reason: UncountedReason!
  count: Int!
  days: [UncountedDay!]!
}

type UncountedReview {
  count: Int!
  until: DateTime!
}

type UncountedDay {
  day: Date!
  count: Int!
  mayRequest: Boolean!
  secondLook: SecondLook
  review: UncountedReview
}

type SecondLook {
  id: ID!
  status: SecondLookStatus!
  requestedAt: DateTime!
  answerBy: DateTime!
  answeredAt: DateTime
  answer: String
}

input SecondLookInput {
  programId: ID!
  profileId: ID!
  kind: ResultKind!
  reason: UncountedReason!
  day: Date!
  note: String
}

type WaitingResult {
  id: ID!
  event: ConversionEvent!
  externalId: String!
  amount: MinorUnits
  occurredAt: DateTime!
  receivedAt: DateTime!
  countsAt: DateTime!
  isContested: Boolean!
  participant: ProfileSummary
  promoCode: String
  countsAutomatically: Boolean!
}

type WaitingResultPage {
  count: Int!
  sum: MinorUnits!
  countsToday: Int!
  nextCountsAt: DateTime
  data: [WaitingResult!]!
}

enum DeclineReason {
  CANCELLED
  NOT_FOUND
  TEST_ORDER
  OTHER
}

input DecideWaitingResultsInput {
  programId: ID!
  ids: [ID!]!
  counts: Boolean!
  reason: DeclineReason
  note: String
}

type DecidedWaitingResults {
  changedIds: [ID!]!
  heldIds: [ID!]!
}

enum ReportDifference {
  clickId
  amount
  event
}

type DifferingReport {
  id: ID!
  externalId: String!
  differs: [ReportDifference!]!
  receivedAt: DateTime!
  times: Int!
  clickId: String!
  reportedClickId: String!
  amount: MinorUnits
  reportedAmount: MinorUnits
  event: ConversionEvent!
  reportedEvent: ConversionEvent!
}

type DifferingReportPage {
  count: Int!
  data: [DifferingReport!]!
}

type PixelTest {
  clickId: String!
  pixelUrl: String!
  endsAt: DateTime!
}

enum VerificationType {
  IDENTITY
  BUSINESS
  LICENCE
}

enum IdentityRecheckWay {
  IDENTITY
  DOCUMENTS
  OTHER_PROFILE
}

enum VerificationStatus {
  Pending
  InReview
  Approved
  Rejected
  Expired
}

input CreateBusinessProfileInput {
  type: ProfileType!
  name: String!
  description: String
  website: String
  countryId: ID!
  location: LocationInput
  email: String!
  mobileCountryId: ID!
  mobileNumber: String!
  contactMethods: [ContactMethod!]!
  socialPlatform: Platform!
  socialUrl: String!
  commercialRegistrationNumber: String
  vatNumber: String
  isNsfw: Boolean
  icon: Upload
  documents: [Upload!]!
}

type BusinessProfileResult {
  id: ID!
  type: ProfileType!
  status: ProfileStatus!
  verification: Verification!
}

type Verification {
  id: ID!
  status: VerificationStatus!
  reference_id: String!
  type: VerificationType!
  rejectionReason: String
  createdAt: DateTime!
  dueAt: DateTime
  reviewedAt: DateTime
}

type IdentityRecheck {
  since: DateTime!
  way: IdentityRecheckWay!
}

type PersonaInquiry {
  inquiryId: String!
  sessionToken: String
  status: String!
}

type PersonaInquiryValidation {
  response: JSON
  status: String!
}

enum WalletOwnerType {
  INFLUENCER
  AGENT
  AGENCY
  BRAND
}

enum Currency {
  SAR
}

enum TransactionType {
  TOP_UP
  PAYMENT
  FEE
  VAT
  WITHDRAWAL
  PROGRAM_PAYOUT
  PROGRAM_EARNING
  PROGRAM_TOP_UP
  PROGRAM_PAYMENT
}

enum TransactionOperation {
  CREDIT
  DEBIT
}

enum PaymentMethod {
  BANK
  CARD
  PLATFORM
  OTHER
}

enum PaymentStatus {
  Initiated
  Success
  Failed
}

enum BeneficiaryType {
  INDIVIDUAL
  BUSINESS
  JOINT_ACCOUNT_HOLDER
  GOVERNMENT_ENTITY
  NON_PROFIT
}

enum BillKind {
  TOP_UP
  WITHDRAWAL
}

enum WithdrawalAccountWarning {
  IBAN_CHECKSUM
  IBAN_LENGTH
  NAME_MISMATCH
}

enum WithdrawalBlock {
  BALANCE
  COUNT
  DAY
}

enum UpcomingKind {
  REWARD
  WITHDRAWAL
  ESCROW
}

type Wallet {
  id: ID!
  balance: MinorUnits!
  ownerId: ID!
  ownerType: WalletOwnerType!
  currency: Currency!
  changedAt: DateTime
  pendingBalance: MinorUnits!
  reservedBalance: MinorUnits!
  upcoming: [Upcoming!]!
  topUpRange: AmountRange!
  withdrawalRange: AmountRange!
  withdrawalBlock: WithdrawalBlock
  gateways: [PaymentGateway!]!
  statementMonths: [String!]!
}

type Upcoming {
  id: ID!
  kind: UpcomingKind!
  amount: MinorUnits!
  date: Date
  referenceId: ID!
  title: String!
  rewards: [MilestoneRewards!]!
}

type MilestoneRewards {
  milestoneId: ID!
  title: String!
  count: Int!
  amount: MinorUnits!
  reachedOn: Date
}

type PaidRewards {
  programId: ID!
  programName: String!
  canOpenProgram: Boolean!
  from: Date!
  until: Date!
  count: Int!
  milestones: [MilestoneRewards!]!
}

type AmountRange {
  min: MinorUnits!
  max: MinorUnits!
}

type PaymentGateway {
  name: String!
  methods: [PaymentMethod!]!
}

type ChildTransaction {
  id: ID!
  amount: MinorUnits!
  currency: Currency!
  description: String!
  metadata: JSON!
  operation: TransactionOperation!
  referenceId: ID!
  type: TransactionType!
}

type Transaction {
  id: ID!
  currency: Currency!
  metadata: JSON!
  netAmount: MinorUnits!
  referenceId: ID!
  type: TransactionType!
  createdAt: DateTime!
  childTransactions: [ChildTransaction!]!
  childTransactionsCount: Int!
  paymentMethod: PaymentMethod!
  status: PaymentStatus!
  description: String!
  subtotal: MinorUnits!
  fees: MinorUnits!
  vat: MinorUnits!
  total: MinorUnits!
  invoice: Invoice
  rewards: PaidRewards
  shares: [TransactionShare!]!
}

type TransactionShare {
  id: ID!
  isReceived: Boolean!
  party: ProfileSummary
  percent: Float!
  of: MinorUnits!
  amount: MinorUnits!
}

type Invoice {
  number: String!
  issuedAt: DateTime!
  sellerName: String!
  sellerVatNumber: String
  qr: String!
  isTaxDocument: Boolean!
  isCreditNote: Boolean!
}

type TransactionPage {
  count: Int!
  data: [Transaction!]!
}

type Bill {
  subtotal: MinorUnits!
  fee: MinorUnits!
  vat: MinorUnits!
  total: MinorUnits!
  currency: Currency!
}

type TopUp {
  id: ID!
  status: PaymentStatus!
  checkoutUrl: String
  bill: Bill!
  failureReason: String
  createdAt: DateTime!
  paymentMethod: PaymentMethod!
  settledAt: DateTime
  expiresAt: DateTime!
}

type Withdrawal {
  id: ID!
  status: PaymentStatus!
  bill: Bill!
  account: WithdrawalAccount!
  failureReason: String
  createdAt: DateTime!
  settledAt: DateTime
  arrivesBy: Date!
}

type WithdrawalAccount {
  id: ID!
  type: BeneficiaryType!
  address: String
  bankAddress: String
  bankName: String!
  city: String
  country: Country!
  currency: Currency!
  iban: String!
  mobileNumber: String
  nameOnAccount: String!
  swiftCode: String!
  createdAt: DateTime!
  updatedAt: DateTime!
  usableFrom: DateTime!
  warnings: [WithdrawalAccountWarning!]!
  isInUse: Boolean!
}

type WithdrawalAccountPage {
  count: Int!
  data: [WithdrawalAccount!]!
}

input TopUpWalletInput {
  amount: MinorUnits!
  paymentMethod: PaymentMethod!
  gateway: String!
  returnUrl: String!
  idempotencyKey: String!
}

input WithdrawFromWalletInput {
  amount: MinorUnits!
  withdrawalAccountId: ID!
  idempotencyKey: String!
}

input CreateWithdrawalAccountInput {
  swiftCode: String!
  bankName: String!
  bankAddress: String
  currency: Currency!
  iban: String!
  nameOnAccount: String!
  address: String
  type: BeneficiaryType!
  countryId: ID!
  city: String
  mobileNumber: String
}

input UpdateWithdrawalAccountInput {
  id: ID!
  swiftCode: String
  bankName: String
  bankAddress: String
  iban: String
  nameOnAccount: String
  address: String
  type: BeneficiaryType
  countryId: ID
  city: String
  mobileNumber: String
}

input TransactionsFilter {
  types: [TransactionType!]
  from: Date
  to: Date
}

enum WebhookEvent {
  PARTICIPATION_REQUESTED
  PARTICIPATION_JOINED
  PARTICIPATION_DECLINED
  RESULT_WAITING
  RESULT_COUNTED
  RESULT_HELD
  RESULT_REJECTED
  RESULT_REVERSED
  MILESTONE_REACHED
  MILESTONE_FUNDED
  MILESTONE_REOPENED
  REWARD_HELD
  REWARD_APPROVED
  REWARD_REFUSED
  REWARD_RETURNED
  PAYOUT_PAID
  BUDGET_ADDED
  BUDGET_ALERT
  BUDGET_RETURNED
  PROGRAM_CHANGED
}

enum WebhookEndpointState {
  WORKING
  FAILING
  OFF
}

enum WebhookOffBy {
  OWNER
  FAILURES
}

enum WebhookDeliveryState {
  Waiting
  Retrying
  Delivered
  GivenUp
}

enum WebhookCause {
  EVENT
  REPLAY
  TEST
}

enum WebhookFailure {
  STATUS
  NO_ANSWER
  UNREACHABLE
  ADDRESS
  SECRET
}

type WebhookEndpoint {
  id: ID!
  url: String!
  description: String
  events: [WebhookEvent!]!
  state: WebhookEndpointState!
  failingSince: DateTime
  switchesOffAt: DateTime
  offSince: DateTime
  offBy: WebhookOffBy
  formerSecretUntil: DateTime
  waiting: Int!
  deliveredInDay: Int!
  medianMilliseconds: Int
  createdAt: DateTime!
  secret: String
}

type WebhookDelivery {
  id: ID!
  endpointId: ID!
  type: String!
  cause: WebhookCause!
  state: WebhookDeliveryState!
  tries: Int!
  createdAt: DateTime!
  lastTryAt: DateTime
  nextTryAt: DateTime
  lastTryBy: DateTime
  status: Int
  failure: WebhookFailure
  milliseconds: Int
}

type WebhookDeliveryPage {
  data: [WebhookDelivery!]!
  nextCursor: ID
}

type WebhookAttempt {
  number: Int!
  at: DateTime!
  milliseconds: Int!
  status: Int
  failure: WebhookFailure
  timestamp: Int!
  signature: String!
  answer: String
}

type WebhookDeliveryLog {
  delivery: WebhookDelivery!
  url: String!
  messageId: ID!
  body: String!
  attempts: [WebhookAttempt!]!
}

type WebhookReplay {
  count: Int!
  nextFrom: DateTime
}

input AddWebhookEndpointInput {
  url: String!
  description: String
  events: [WebhookEvent!]!
}

input UpdateWebhookEndpointInput {
  id: ID!
  url: String
  description: String
  events: [WebhookEvent!]
  isOn: Boolean
}

input ReplayWebhookEventsInput {
  endpointId: ID!
  from: DateTime!
  to: DateTime!
}
`
