import type { Upload } from '../files/upload.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProfileRecord as ProfileRecordModel } from '../profiles/record.ts';
import type { SocialLinkRecord as SocialLinkRecordModel } from '../social/record.ts';
import type { VerificationRecord as VerificationRecordModel } from '../verification/record.ts';
import type { GroupRecord as GroupRecordModel } from '../groups/record.ts';
import type { FeaturedPostRecord as FeaturedPostRecordModel, OwnedProfileLink as OwnedProfileLinkModel, BrandCollaborationRecord as BrandCollaborationRecordModel, OwnedRateCard as OwnedRateCardModel } from '../showcase/record.ts';
import type { ManagedAccountRecord as ManagedAccountRecordModel } from '../managed-accounts/record.ts';
import type { Country as CountryModel } from '../reference/countries.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
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

export type GroupRole =
  | 'Owner'
  | 'Admin'
  | 'Member'
  | 'Visitor';

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

export type Query = {
  __typename?: 'Query';
  profileAvgStats?: Maybe<AvgStats>;
  profileRateSocialAnalytics?: Maybe<AudienceAnalytics>;
  profileMetrics: Array<MetricSeries>;
  myFriendInvitations: FriendInvitationPage;
  myManagedAccounts: ManagedAccountPage;
  managedAccountOverview: ManagedAccountOverview;
  myManagers: Array<ManagedAccount>;
  publicManagedAccounts: ManagedAccountPage;
  myWaitingListEntry?: Maybe<WaitingListEntry>;
  activeProfile: ActiveProfile;
  myProfiles: Array<MyProfile>;
  myProfileInterests: Array<Interest>;
  ProfileProgress: ProfileProgressResult;
  publicProfile: PublicProfile;
  publicInterests: Array<Interest>;
  isUserNameAvailable: Scalars['Boolean']['output'];
  getCountries: Array<Country>;
  searchLocations: Array<LocationSuggestion>;
  getInterests: InterestPage;
  currentUser: CurrentUser;
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
  myVerifications: Array<Verification>;
  validatePersonaInquiry: PersonaInquiryValidation;
  myWallet: Wallet;
  myTransactions: TransactionPage;
  myWithdrawalAccounts: WithdrawalAccountPage;
  walletBill: Bill;
  topUp: TopUp;
  withdrawal: Withdrawal;
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


export type QuerySearchLocationsArgs = {
  term: Scalars['String']['input'];
  countryCode?: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetInterestsArgs = {
  pagination?: InputMaybe<Pagination>;
};


export type QueryCurrentUserArgs = {
  groupId?: InputMaybe<Scalars['ID']['input']>;
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

export type Mutation = {
  __typename?: 'Mutation';
  inviteFriend: FriendInvitation;
  inviteManagedAccount: ManagedAccount;
  updateManagedAccount: ManagedAccount;
  removeManagedAccount: IdResult;
  submitOnboardingAnswers: ActiveProfile;
  setUpIndividualAccount: ActiveProfile;
  joinWaitingList: WaitingListEntry;
  completeWaitingListTask: WaitingListEntry;
  upgradeUser: MembershipResult;
  updateProfileSettings: ActiveProfile;
  editProfileImage: ProfileImageResult;
  updateProfileInterests: InterestsResult;
  updateContactDetails: ActiveProfile;
  signIn: OtpChallenge;
  signUp: OtpChallenge;
  resendOtp: OtpChallenge;
  verifyOtp: AuthSession;
  regenerateAccessToken: AccessToken;
  signOut: Ack;
  switchUser: SwitchedSession;
  switchLanguage: Ack;
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
  createPersonaInquiry: PersonaInquiry;
  submitPersonaInquiry: Verification;
  createBusinessProfile: BusinessProfileResult;
  resubmitBusinessVerification: Verification;
  topUpWallet: TopUp;
  withdrawFromWallet: Withdrawal;
  createWithdrawalAccount: WithdrawalAccount;
  updateWithdrawalAccount: WithdrawalAccount;
  deleteWithdrawalAccount: IdResult;
};


export type MutationInviteFriendArgs = {
  inviteFriendInput: InviteFriendInput;
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


export type MutationSubmitOnboardingAnswersArgs = {
  onboardingAnswersInput: OnboardingAnswersInput;
};


export type MutationSetUpIndividualAccountArgs = {
  setUpIndividualAccountInput: SetUpIndividualAccountInput;
};


export type MutationCompleteWaitingListTaskArgs = {
  task: WaitingListTask;
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
};

export type ManagedAccountPage = {
  __typename?: 'ManagedAccountPage';
  count: Scalars['Int']['output'];
  data: Array<ManagedAccount>;
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
  interests: Array<Interest>;
  socialLinks: Array<SocialLink>;
  links: Array<ProfileLink>;
  featuredPosts: Array<FeaturedPost>;
  brandCollaborations: Array<BrandCollaboration>;
  rateCards: Array<RateCard>;
  avgStats?: Maybe<AvgStats>;
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
  isPinned: Scalars['Boolean']['output'];
};

export type CreateFeaturedPostInput = {
  platform: Platform;
  url: Scalars['String']['input'];
};

export type UpdateFeaturedPostInput = {
  id: Scalars['ID']['input'];
  platform: Platform;
  url: Scalars['String']['input'];
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

export type VerificationType =
  | 'IDENTITY'
  | 'BUSINESS';

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
  pendingBalance: Scalars['MinorUnits']['output'];
  reservedBalance: Scalars['MinorUnits']['output'];
  upcoming: Array<Upcoming>;
  topUpRange: AmountRange;
  withdrawalRange: AmountRange;
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
  paymentMethod: PaymentMethod;
  status: PaymentStatus;
  description: Scalars['String']['output'];
  subtotal: Scalars['MinorUnits']['output'];
  fees: Scalars['MinorUnits']['output'];
  vat: Scalars['MinorUnits']['output'];
  total: Scalars['MinorUnits']['output'];
  invoice?: Maybe<Invoice>;
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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  Profile:
    | ( ProfileRecordModel )
    | ( ProfileRecordModel )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  MinorUnits: ResolverTypeWrapper<Scalars['MinorUnits']['output']>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Language: Language;
  ContactMethod: ContactMethod;
  Platform: Platform;
  DataSource: DataSource;
  RequestStatus: RequestStatus;
  SortDirection: SortDirection;
  Sort: Sort;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Pagination: Pagination;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Ack: ResolverTypeWrapper<Ack>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  IdResult: ResolverTypeWrapper<IdResult>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  GroupRole: GroupRole;
  Group: ResolverTypeWrapper<GroupRecordModel>;
  MetricName: MetricName;
  WeightedKey: ResolverTypeWrapper<WeightedKey>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AudienceAnalytics: ResolverTypeWrapper<AudienceAnalytics>;
  AvgStats: ResolverTypeWrapper<AvgStats>;
  MetricPoint: ResolverTypeWrapper<MetricPoint>;
  MetricSeries: ResolverTypeWrapper<MetricSeries>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  FriendInvitation: ResolverTypeWrapper<FriendInvitation>;
  FriendInvitationPage: ResolverTypeWrapper<FriendInvitationPage>;
  InviteFriendInput: InviteFriendInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ManagedAccountFilterStatus: ManagedAccountFilterStatus;
  ManagedAccount: ResolverTypeWrapper<ManagedAccountRecordModel>;
  ManagedAccountOverview: ResolverTypeWrapper<Omit<ManagedAccountOverview, 'account'> & { account: ResolversTypes['ManagedAccount'] }>;
  ManagedAccountPage: ResolverTypeWrapper<Omit<ManagedAccountPage, 'data'> & { data: Array<ResolversTypes['ManagedAccount']> }>;
  AccountKind: AccountKind;
  OnboardingGoal: OnboardingGoal;
  WaitingListTask: WaitingListTask;
  OnboardingAnswersInput: OnboardingAnswersInput;
  SetUpIndividualAccountInput: SetUpIndividualAccountInput;
  WaitingListEntry: ResolverTypeWrapper<WaitingListEntry>;
  CommunityLink: ResolverTypeWrapper<CommunityLink>;
  ProfileType: ProfileType;
  ProfileStatus: ProfileStatus;
  OnboardingStepStatus: OnboardingStepStatus;
  Gender: Gender;
  UserNameScope: UserNameScope;
  OnboardingStep: ResolverTypeWrapper<OnboardingStep>;
  Contacts: ResolverTypeWrapper<Contacts>;
  UserProfile: ResolverTypeWrapper<ProfileRecordModel>;
  BusinessProfile: ResolverTypeWrapper<ProfileRecordModel>;
  Profile: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Profile']>;
  ActiveProfile: ResolverTypeWrapper<Omit<ActiveProfile, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  MyProfile: ResolverTypeWrapper<MyProfile>;
  PublicProfile: ResolverTypeWrapper<ProfileRecordModel>;
  ProfileSummary: ResolverTypeWrapper<ProfileRecordModel>;
  ProfileSummaryPage: ResolverTypeWrapper<Omit<ProfileSummaryPage, 'data'> & { data: Array<ResolversTypes['ProfileSummary']> }>;
  InterestsResult: ResolverTypeWrapper<Omit<InterestsResult, 'user'> & { user?: Maybe<ResolversTypes['UserProfile']> }>;
  ProfileImageResult: ResolverTypeWrapper<ProfileImageResult>;
  MembershipResult: ResolverTypeWrapper<MembershipResult>;
  ProgressStep: ResolverTypeWrapper<ProgressStep>;
  ProfileProgressResult: ResolverTypeWrapper<ProfileProgressResult>;
  LocationInput: LocationInput;
  UpdateProfileSettingsInput: UpdateProfileSettingsInput;
  UpdateContactDetailsInput: UpdateContactDetailsInput;
  Interest: ResolverTypeWrapper<Interest>;
  InterestPage: ResolverTypeWrapper<InterestPage>;
  Country: ResolverTypeWrapper<CountryModel>;
  Location: ResolverTypeWrapper<Location>;
  LocationSuggestion: ResolverTypeWrapper<LocationSuggestion>;
  OtpChallenge: ResolverTypeWrapper<OtpChallenge>;
  AuthSession: ResolverTypeWrapper<AuthSession>;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  SwitchedSession: ResolverTypeWrapper<SwitchedSession>;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  VerifyOtpInput: VerifyOtpInput;
  CurrentUser: ResolverTypeWrapper<Omit<CurrentUser, 'myGroups'> & { myGroups: Array<ResolversTypes['Group']> }>;
  ProfileLinkType: ProfileLinkType;
  CollaborationType: CollaborationType;
  RateCardCategory: RateCardCategory;
  FeaturedPost: ResolverTypeWrapper<FeaturedPostRecordModel>;
  CreateFeaturedPostInput: CreateFeaturedPostInput;
  UpdateFeaturedPostInput: UpdateFeaturedPostInput;
  ProfileLink: ResolverTypeWrapper<OwnedProfileLinkModel>;
  CreateProfileLinkInput: CreateProfileLinkInput;
  UpdateProfileLinkInput: UpdateProfileLinkInput;
  CollaborationIndividual: ResolverTypeWrapper<CollaborationIndividual>;
  BrandCollaboration: ResolverTypeWrapper<BrandCollaborationRecordModel>;
  CreateBrandCollaborationInput: CreateBrandCollaborationInput;
  UpdateBrandCollaborationInput: UpdateBrandCollaborationInput;
  BrandSuggestion: ResolverTypeWrapper<BrandSuggestion>;
  RateCard: ResolverTypeWrapper<OwnedRateCardModel>;
  CreateRateCardInput: CreateRateCardInput;
  UpdateRateCardInput: UpdateRateCardInput;
  RateCardsFilter: RateCardsFilter;
  SocialLink: ResolverTypeWrapper<SocialLinkRecordModel>;
  ConnectSession: ResolverTypeWrapper<ConnectSession>;
  ConnectSocialAccountInput: ConnectSocialAccountInput;
  CompleteSocialConnectionInput: CompleteSocialConnectionInput;
  VerificationType: VerificationType;
  VerificationStatus: VerificationStatus;
  CreateBusinessProfileInput: CreateBusinessProfileInput;
  BusinessProfileResult: ResolverTypeWrapper<Omit<BusinessProfileResult, 'verification'> & { verification: ResolversTypes['Verification'] }>;
  Verification: ResolverTypeWrapper<VerificationRecordModel>;
  PersonaInquiry: ResolverTypeWrapper<PersonaInquiry>;
  PersonaInquiryValidation: ResolverTypeWrapper<PersonaInquiryValidation>;
  WalletOwnerType: WalletOwnerType;
  Currency: Currency;
  TransactionType: TransactionType;
  TransactionOperation: TransactionOperation;
  PaymentMethod: PaymentMethod;
  PaymentStatus: PaymentStatus;
  BeneficiaryType: BeneficiaryType;
  BillKind: BillKind;
  WithdrawalAccountWarning: WithdrawalAccountWarning;
  UpcomingKind: UpcomingKind;
  Wallet: ResolverTypeWrapper<Wallet>;
  Upcoming: ResolverTypeWrapper<Upcoming>;
  AmountRange: ResolverTypeWrapper<AmountRange>;
  PaymentGateway: ResolverTypeWrapper<PaymentGateway>;
  ChildTransaction: ResolverTypeWrapper<ChildTransaction>;
  Transaction: ResolverTypeWrapper<Transaction>;
  Invoice: ResolverTypeWrapper<Invoice>;
  TransactionPage: ResolverTypeWrapper<TransactionPage>;
  Bill: ResolverTypeWrapper<Bill>;
  TopUp: ResolverTypeWrapper<TopUp>;
  Withdrawal: ResolverTypeWrapper<Omit<Withdrawal, 'account'> & { account: ResolversTypes['WithdrawalAccount'] }>;
  WithdrawalAccount: ResolverTypeWrapper<Omit<WithdrawalAccount, 'country'> & { country: ResolversTypes['Country'] }>;
  WithdrawalAccountPage: ResolverTypeWrapper<Omit<WithdrawalAccountPage, 'data'> & { data: Array<ResolversTypes['WithdrawalAccount']> }>;
  TopUpWalletInput: TopUpWalletInput;
  WithdrawFromWalletInput: WithdrawFromWalletInput;
  CreateWithdrawalAccountInput: CreateWithdrawalAccountInput;
  UpdateWithdrawalAccountInput: UpdateWithdrawalAccountInput;
  TransactionsFilter: TransactionsFilter;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  MinorUnits: Scalars['MinorUnits']['output'];
  Upload: Scalars['Upload']['output'];
  JSON: Scalars['JSON']['output'];
  Sort: Sort;
  String: Scalars['String']['output'];
  Pagination: Pagination;
  Int: Scalars['Int']['output'];
  Ack: Ack;
  Boolean: Scalars['Boolean']['output'];
  IdResult: IdResult;
  ID: Scalars['ID']['output'];
  Group: GroupRecordModel;
  WeightedKey: WeightedKey;
  Float: Scalars['Float']['output'];
  AudienceAnalytics: AudienceAnalytics;
  AvgStats: AvgStats;
  MetricPoint: MetricPoint;
  MetricSeries: MetricSeries;
  Query: Record<PropertyKey, never>;
  FriendInvitation: FriendInvitation;
  FriendInvitationPage: FriendInvitationPage;
  InviteFriendInput: InviteFriendInput;
  Mutation: Record<PropertyKey, never>;
  ManagedAccount: ManagedAccountRecordModel;
  ManagedAccountOverview: Omit<ManagedAccountOverview, 'account'> & { account: ResolversParentTypes['ManagedAccount'] };
  ManagedAccountPage: Omit<ManagedAccountPage, 'data'> & { data: Array<ResolversParentTypes['ManagedAccount']> };
  OnboardingAnswersInput: OnboardingAnswersInput;
  SetUpIndividualAccountInput: SetUpIndividualAccountInput;
  WaitingListEntry: WaitingListEntry;
  CommunityLink: CommunityLink;
  OnboardingStep: OnboardingStep;
  Contacts: Contacts;
  UserProfile: ProfileRecordModel;
  BusinessProfile: ProfileRecordModel;
  Profile: ResolversUnionTypes<ResolversParentTypes>['Profile'];
  ActiveProfile: Omit<ActiveProfile, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  MyProfile: MyProfile;
  PublicProfile: ProfileRecordModel;
  ProfileSummary: ProfileRecordModel;
  ProfileSummaryPage: Omit<ProfileSummaryPage, 'data'> & { data: Array<ResolversParentTypes['ProfileSummary']> };
  InterestsResult: Omit<InterestsResult, 'user'> & { user?: Maybe<ResolversParentTypes['UserProfile']> };
  ProfileImageResult: ProfileImageResult;
  MembershipResult: MembershipResult;
  ProgressStep: ProgressStep;
  ProfileProgressResult: ProfileProgressResult;
  LocationInput: LocationInput;
  UpdateProfileSettingsInput: UpdateProfileSettingsInput;
  UpdateContactDetailsInput: UpdateContactDetailsInput;
  Interest: Interest;
  InterestPage: InterestPage;
  Country: CountryModel;
  Location: Location;
  LocationSuggestion: LocationSuggestion;
  OtpChallenge: OtpChallenge;
  AuthSession: AuthSession;
  AccessToken: AccessToken;
  SwitchedSession: SwitchedSession;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  VerifyOtpInput: VerifyOtpInput;
  CurrentUser: Omit<CurrentUser, 'myGroups'> & { myGroups: Array<ResolversParentTypes['Group']> };
  FeaturedPost: FeaturedPostRecordModel;
  CreateFeaturedPostInput: CreateFeaturedPostInput;
  UpdateFeaturedPostInput: UpdateFeaturedPostInput;
  ProfileLink: OwnedProfileLinkModel;
  CreateProfileLinkInput: CreateProfileLinkInput;
  UpdateProfileLinkInput: UpdateProfileLinkInput;
  CollaborationIndividual: CollaborationIndividual;
  BrandCollaboration: BrandCollaborationRecordModel;
  CreateBrandCollaborationInput: CreateBrandCollaborationInput;
  UpdateBrandCollaborationInput: UpdateBrandCollaborationInput;
  BrandSuggestion: BrandSuggestion;
  RateCard: OwnedRateCardModel;
  CreateRateCardInput: CreateRateCardInput;
  UpdateRateCardInput: UpdateRateCardInput;
  RateCardsFilter: RateCardsFilter;
  SocialLink: SocialLinkRecordModel;
  ConnectSession: ConnectSession;
  ConnectSocialAccountInput: ConnectSocialAccountInput;
  CompleteSocialConnectionInput: CompleteSocialConnectionInput;
  CreateBusinessProfileInput: CreateBusinessProfileInput;
  BusinessProfileResult: Omit<BusinessProfileResult, 'verification'> & { verification: ResolversParentTypes['Verification'] };
  Verification: VerificationRecordModel;
  PersonaInquiry: PersonaInquiry;
  PersonaInquiryValidation: PersonaInquiryValidation;
  Wallet: Wallet;
  Upcoming: Upcoming;
  AmountRange: AmountRange;
  PaymentGateway: PaymentGateway;
  ChildTransaction: ChildTransaction;
  Transaction: Transaction;
  Invoice: Invoice;
  TransactionPage: TransactionPage;
  Bill: Bill;
  TopUp: TopUp;
  Withdrawal: Omit<Withdrawal, 'account'> & { account: ResolversParentTypes['WithdrawalAccount'] };
  WithdrawalAccount: Omit<WithdrawalAccount, 'country'> & { country: ResolversParentTypes['Country'] };
  WithdrawalAccountPage: Omit<WithdrawalAccountPage, 'data'> & { data: Array<ResolversParentTypes['WithdrawalAccount']> };
  TopUpWalletInput: TopUpWalletInput;
  WithdrawFromWalletInput: WithdrawFromWalletInput;
  CreateWithdrawalAccountInput: CreateWithdrawalAccountInput;
  UpdateWithdrawalAccountInput: UpdateWithdrawalAccountInput;
  TransactionsFilter: TransactionsFilter;
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

export type GroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverPhoto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDiscoverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupMembersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  source?: Resolver<Maybe<ResolversTypes['DataSource']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  profileAvgStats?: Resolver<Maybe<ResolversTypes['AvgStats']>, ParentType, ContextType, RequireFields<QueryProfileAvgStatsArgs, 'profileId' | 'profileType'>>;
  profileRateSocialAnalytics?: Resolver<Maybe<ResolversTypes['AudienceAnalytics']>, ParentType, ContextType, RequireFields<QueryProfileRateSocialAnalyticsArgs, 'profileId' | 'profileType'>>;
  profileMetrics?: Resolver<Array<ResolversTypes['MetricSeries']>, ParentType, ContextType, RequireFields<QueryProfileMetricsArgs, 'profileId' | 'profileType' | 'metrics'>>;
  myFriendInvitations?: Resolver<ResolversTypes['FriendInvitationPage'], ParentType, ContextType, Partial<QueryMyFriendInvitationsArgs>>;
  myManagedAccounts?: Resolver<ResolversTypes['ManagedAccountPage'], ParentType, ContextType, RequireFields<QueryMyManagedAccountsArgs, 'status'>>;
  managedAccountOverview?: Resolver<ResolversTypes['ManagedAccountOverview'], ParentType, ContextType, RequireFields<QueryManagedAccountOverviewArgs, 'id'>>;
  myManagers?: Resolver<Array<ResolversTypes['ManagedAccount']>, ParentType, ContextType>;
  publicManagedAccounts?: Resolver<ResolversTypes['ManagedAccountPage'], ParentType, ContextType, RequireFields<QueryPublicManagedAccountsArgs, 'profileId' | 'profileType'>>;
  myWaitingListEntry?: Resolver<Maybe<ResolversTypes['WaitingListEntry']>, ParentType, ContextType>;
  activeProfile?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType>;
  myProfiles?: Resolver<Array<ResolversTypes['MyProfile']>, ParentType, ContextType>;
  myProfileInterests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  ProfileProgress?: Resolver<ResolversTypes['ProfileProgressResult'], ParentType, ContextType>;
  publicProfile?: Resolver<ResolversTypes['PublicProfile'], ParentType, ContextType, Partial<QueryPublicProfileArgs>>;
  publicInterests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType, RequireFields<QueryPublicInterestsArgs, 'profileId' | 'profileType'>>;
  isUserNameAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryIsUserNameAvailableArgs, 'userName' | 'scope'>>;
  getCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  searchLocations?: Resolver<Array<ResolversTypes['LocationSuggestion']>, ParentType, ContextType, RequireFields<QuerySearchLocationsArgs, 'term' | 'limit'>>;
  getInterests?: Resolver<ResolversTypes['InterestPage'], ParentType, ContextType, Partial<QueryGetInterestsArgs>>;
  currentUser?: Resolver<ResolversTypes['CurrentUser'], ParentType, ContextType, Partial<QueryCurrentUserArgs>>;
  searchBrands?: Resolver<Array<ResolversTypes['BrandSuggestion']>, ParentType, ContextType, RequireFields<QuerySearchBrandsArgs, 'term'>>;
  myFeaturedPosts?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType>;
  visibleProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  myProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  myBrandCollaborations?: Resolver<Array<ResolversTypes['BrandCollaboration']>, ParentType, ContextType>;
  myRateCards?: Resolver<Array<ResolversTypes['RateCard']>, ParentType, ContextType, Partial<QueryMyRateCardsArgs>>;
  publicProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType, RequireFields<QueryPublicProfileLinksArgs, 'profileId' | 'profileType'>>;
  publicProfileFeaturedPosts?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType, RequireFields<QueryPublicProfileFeaturedPostsArgs, 'profileId' | 'profileType'>>;
  publicProfileBrandCollaborations?: Resolver<Array<ResolversTypes['BrandCollaboration']>, ParentType, ContextType, RequireFields<QueryPublicProfileBrandCollaborationsArgs, 'profileId' | 'profileType'>>;
  publicUserRateCards?: Resolver<Array<ResolversTypes['RateCard']>, ParentType, ContextType, RequireFields<QueryPublicUserRateCardsArgs, 'filter'>>;
  mySocialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  publicProfileSocialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType, RequireFields<QueryPublicProfileSocialLinksArgs, 'profileId' | 'profileType'>>;
  myVerifications?: Resolver<Array<ResolversTypes['Verification']>, ParentType, ContextType>;
  validatePersonaInquiry?: Resolver<ResolversTypes['PersonaInquiryValidation'], ParentType, ContextType, RequireFields<QueryValidatePersonaInquiryArgs, 'inquiryId'>>;
  myWallet?: Resolver<ResolversTypes['Wallet'], ParentType, ContextType, RequireFields<QueryMyWalletArgs, 'currency'>>;
  myTransactions?: Resolver<ResolversTypes['TransactionPage'], ParentType, ContextType, Partial<QueryMyTransactionsArgs>>;
  myWithdrawalAccounts?: Resolver<ResolversTypes['WithdrawalAccountPage'], ParentType, ContextType, Partial<QueryMyWithdrawalAccountsArgs>>;
  walletBill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType, RequireFields<QueryWalletBillArgs, 'kind' | 'amount'>>;
  topUp?: Resolver<ResolversTypes['TopUp'], ParentType, ContextType, RequireFields<QueryTopUpArgs, 'id'>>;
  withdrawal?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<QueryWithdrawalArgs, 'id'>>;
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

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  inviteFriend?: Resolver<ResolversTypes['FriendInvitation'], ParentType, ContextType, RequireFields<MutationInviteFriendArgs, 'inviteFriendInput'>>;
  inviteManagedAccount?: Resolver<ResolversTypes['ManagedAccount'], ParentType, ContextType, RequireFields<MutationInviteManagedAccountArgs, 'profileId'>>;
  updateManagedAccount?: Resolver<ResolversTypes['ManagedAccount'], ParentType, ContextType, RequireFields<MutationUpdateManagedAccountArgs, 'id' | 'status'>>;
  removeManagedAccount?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationRemoveManagedAccountArgs, 'id'>>;
  submitOnboardingAnswers?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<MutationSubmitOnboardingAnswersArgs, 'onboardingAnswersInput'>>;
  setUpIndividualAccount?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<MutationSetUpIndividualAccountArgs, 'setUpIndividualAccountInput'>>;
  joinWaitingList?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType>;
  completeWaitingListTask?: Resolver<ResolversTypes['WaitingListEntry'], ParentType, ContextType, RequireFields<MutationCompleteWaitingListTaskArgs, 'task'>>;
  upgradeUser?: Resolver<ResolversTypes['MembershipResult'], ParentType, ContextType, RequireFields<MutationUpgradeUserArgs, 'type'>>;
  updateProfileSettings?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<MutationUpdateProfileSettingsArgs, 'updateProfileSettingsInput'>>;
  editProfileImage?: Resolver<ResolversTypes['ProfileImageResult'], ParentType, ContextType, RequireFields<MutationEditProfileImageArgs, 'file'>>;
  updateProfileInterests?: Resolver<ResolversTypes['InterestsResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileInterestsArgs, 'interests'>>;
  updateContactDetails?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType, RequireFields<MutationUpdateContactDetailsArgs, 'updateContactDetailsInput'>>;
  signIn?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'signInInput'>>;
  signUp?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'signUpInput'>>;
  resendOtp?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<MutationResendOtpArgs, 'challengeId'>>;
  verifyOtp?: Resolver<ResolversTypes['AuthSession'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'verifyOtpInput'>>;
  regenerateAccessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<MutationRegenerateAccessTokenArgs, 'refreshToken'>>;
  signOut?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'refreshToken'>>;
  switchUser?: Resolver<ResolversTypes['SwitchedSession'], ParentType, ContextType, RequireFields<MutationSwitchUserArgs, 'type' | 'profileId'>>;
  switchLanguage?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationSwitchLanguageArgs, 'language'>>;
  createFeaturedPost?: Resolver<ResolversTypes['FeaturedPost'], ParentType, ContextType, RequireFields<MutationCreateFeaturedPostArgs, 'createFeaturedPostInput'>>;
  updateFeaturedPost?: Resolver<ResolversTypes['FeaturedPost'], ParentType, ContextType, RequireFields<MutationUpdateFeaturedPostArgs, 'updateFeaturedPostInput'>>;
  deleteFeaturedPost?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationDeleteFeaturedPostArgs, 'id'>>;
  pinFeaturedPost?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType, RequireFields<MutationPinFeaturedPostArgs, 'id' | 'pinned'>>;
  createProfileLink?: Resolver<ResolversTypes['ProfileLink'], ParentType, ContextType, RequireFields<MutationCreateProfileLinkArgs, 'createProfileLinkInput'>>;
  updateProfileLink?: Resolver<ResolversTypes['ProfileLink'], ParentType, ContextType, RequireFields<MutationUpdateProfileLinkArgs, 'updateProfileLinkInput'>>;
  deleteProfileLink?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationDeleteProfileLinkArgs, 'id'>>;
  reorderProfileLinks?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType, RequireFields<MutationReorderProfileLinksArgs, 'ids'>>;
  createBrandCollaboration?: Resolver<ResolversTypes['BrandCollaboration'], ParentType, ContextType, RequireFields<MutationCreateBrandCollaborationArgs, 'createBrandCollaborationInput'>>;
  updateBrandCollaboration?: Resolver<ResolversTypes['BrandCollaboration'], ParentType, ContextType, RequireFields<MutationUpdateBrandCollaborationArgs, 'updateBrandCollaborationInput'>>;
  deleteBrandCollaboration?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationDeleteBrandCollaborationArgs, 'id'>>;
  createRateCard?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType, RequireFields<MutationCreateRateCardArgs, 'createRateCardInput'>>;
  updateRateCard?: Resolver<ResolversTypes['RateCard'], ParentType, ContextType, RequireFields<MutationUpdateRateCardArgs, 'updateRateCardInput'>>;
  deleteRateCard?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationDeleteRateCardArgs, 'id'>>;
  connectSocialAccount?: Resolver<ResolversTypes['ConnectSession'], ParentType, ContextType, RequireFields<MutationConnectSocialAccountArgs, 'connectSocialAccountInput'>>;
  completeSocialConnection?: Resolver<ResolversTypes['SocialLink'], ParentType, ContextType, RequireFields<MutationCompleteSocialConnectionArgs, 'completeSocialConnectionInput'>>;
  refreshSocialLink?: Resolver<ResolversTypes['SocialLink'], ParentType, ContextType, RequireFields<MutationRefreshSocialLinkArgs, 'id'>>;
  removeSocialLink?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationRemoveSocialLinkArgs, 'id'>>;
  createPersonaInquiry?: Resolver<ResolversTypes['PersonaInquiry'], ParentType, ContextType>;
  submitPersonaInquiry?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<MutationSubmitPersonaInquiryArgs, 'inquiryId'>>;
  createBusinessProfile?: Resolver<ResolversTypes['BusinessProfileResult'], ParentType, ContextType, RequireFields<MutationCreateBusinessProfileArgs, 'createBusinessProfileInput'>>;
  resubmitBusinessVerification?: Resolver<ResolversTypes['Verification'], ParentType, ContextType, RequireFields<MutationResubmitBusinessVerificationArgs, 'profileId' | 'documents'>>;
  topUpWallet?: Resolver<ResolversTypes['TopUp'], ParentType, ContextType, RequireFields<MutationTopUpWalletArgs, 'topUpWalletInput'>>;
  withdrawFromWallet?: Resolver<ResolversTypes['Withdrawal'], ParentType, ContextType, RequireFields<MutationWithdrawFromWalletArgs, 'withdrawFromWalletInput'>>;
  createWithdrawalAccount?: Resolver<ResolversTypes['WithdrawalAccount'], ParentType, ContextType, RequireFields<MutationCreateWithdrawalAccountArgs, 'createWithdrawalAccountInput'>>;
  updateWithdrawalAccount?: Resolver<ResolversTypes['WithdrawalAccount'], ParentType, ContextType, RequireFields<MutationUpdateWithdrawalAccountArgs, 'updateWithdrawalAccountInput'>>;
  deleteWithdrawalAccount?: Resolver<ResolversTypes['IdResult'], ParentType, ContextType, RequireFields<MutationDeleteWithdrawalAccountArgs, 'id'>>;
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
};

export type ManagedAccountPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ManagedAccountPage'] = ResolversParentTypes['ManagedAccountPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ManagedAccount']>, ParentType, ContextType>;
};

export type WaitingListEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['WaitingListEntry'] = ResolversParentTypes['WaitingListEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  admittedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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

export type OnboardingStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['OnboardingStep'] = ResolversParentTypes['OnboardingStep']> = {
  status?: Resolver<ResolversTypes['OnboardingStepStatus'], ParentType, ContextType>;
};

export type ContactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Contacts'] = ResolversParentTypes['Contacts']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  mobile_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  onboardingStep?: Resolver<Maybe<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Contacts'], ParentType, ContextType>;
  profileLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActiveMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactMethods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  isBusinessProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userNameChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nameInOtherScript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BusinessProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['BusinessProfile'] = ResolversParentTypes['BusinessProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileCountryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mobileCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Contacts'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isNsfw?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBusinessProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userNameChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nameInOtherScript?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onboardingStep?: Resolver<Maybe<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PublicProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['PublicProfile'] = ResolversParentTypes['PublicProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mobile_no?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMethods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNsfw?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  socialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ProfileLink']>, ParentType, ContextType>;
  featuredPosts?: Resolver<Array<ResolversTypes['FeaturedPost']>, ParentType, ContextType>;
  brandCollaborations?: Resolver<Array<ResolversTypes['BrandCollaboration']>, ParentType, ContextType>;
  rateCards?: Resolver<Array<ResolversTypes['RateCard']>, ParentType, ContextType, Partial<PublicProfileRateCardsArgs>>;
  avgStats?: Resolver<Maybe<ResolversTypes['AvgStats']>, ParentType, ContextType>;
};

export type ProfileSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileSummary'] = ResolversParentTypes['ProfileSummary']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  profilePicture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNsfw?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProfileSummaryPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileSummaryPage'] = ResolversParentTypes['ProfileSummaryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['ProfileSummary']>, ParentType, ContextType>;
};

export type InterestsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['InterestsResult'] = ResolversParentTypes['InterestsResult']> = {
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
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
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  place_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LocationSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['LocationSuggestion'] = ResolversParentTypes['LocationSuggestion']> = {
  place_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OtpChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OtpChallenge'] = ResolversParentTypes['OtpChallenge']> = {
  challengeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  resendAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['AuthSession']>, ParentType, ContextType>;
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
  userRole?: Resolver<Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType>;
  isGroupPrivate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isGroupDiscoverable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  myGroups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  mobile_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['MyProfile']>, ParentType, ContextType>;
};

export type FeaturedPostResolvers<ContextType = any, ParentType extends ResolversParentTypes['FeaturedPost'] = ResolversParentTypes['FeaturedPost']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProfileLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileLink'] = ResolversParentTypes['ProfileLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileLinkType'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  is_visible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
};

export type CollaborationIndividualResolvers<ContextType = any, ParentType extends ResolversParentTypes['CollaborationIndividual'] = ResolversParentTypes['CollaborationIndividual']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['ProfileType']>, ParentType, ContextType>;
};

export type BrandCollaborationResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrandCollaboration'] = ResolversParentTypes['BrandCollaboration']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CollaborationType'], ParentType, ContextType>;
  brand_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand_icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  coverPhotoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  individualData?: Resolver<Maybe<ResolversTypes['CollaborationIndividual']>, ParentType, ContextType>;
};

export type BrandSuggestionResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrandSuggestion'] = ResolversParentTypes['BrandSuggestion']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RateCardResolvers<ContextType = any, ParentType extends ResolversParentTypes['RateCard'] = ResolversParentTypes['RateCard']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['RateCardCategory'], ParentType, ContextType>;
  serviceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceFrom?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  priceTo?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  additionalInfoLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termsAndConditionsLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profileType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  social_profile_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profile_picture_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type PersonaInquiryResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonaInquiry'] = ResolversParentTypes['PersonaInquiry']> = {
  inquiryId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sessionToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonaInquiryValidationResolvers<ContextType = any, ParentType extends ResolversParentTypes['PersonaInquiryValidation'] = ResolversParentTypes['PersonaInquiryValidation']> = {
  response?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WalletResolvers<ContextType = any, ParentType extends ResolversParentTypes['Wallet'] = ResolversParentTypes['Wallet']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['WalletOwnerType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  pendingBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  reservedBalance?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  upcoming?: Resolver<Array<ResolversTypes['Upcoming']>, ParentType, ContextType>;
  topUpRange?: Resolver<ResolversTypes['AmountRange'], ParentType, ContextType>;
  withdrawalRange?: Resolver<ResolversTypes['AmountRange'], ParentType, ContextType>;
  gateways?: Resolver<Array<ResolversTypes['PaymentGateway']>, ParentType, ContextType>;
  statementMonths?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UpcomingResolvers<ContextType = any, ParentType extends ResolversParentTypes['Upcoming'] = ResolversParentTypes['Upcoming']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['UpcomingKind'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  referenceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  vat?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['MinorUnits'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['Invoice']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = any, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sellerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sellerVatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  checkoutUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WithdrawalResolvers<ContextType = any, ParentType extends ResolversParentTypes['Withdrawal'] = ResolversParentTypes['Withdrawal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  bill?: Resolver<ResolversTypes['Bill'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['WithdrawalAccount'], ParentType, ContextType>;
  failureReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  arrivesBy?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type WithdrawalAccountResolvers<ContextType = any, ParentType extends ResolversParentTypes['WithdrawalAccount'] = ResolversParentTypes['WithdrawalAccount']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['BeneficiaryType'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['Country'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
  iban?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type Resolvers<ContextType = any> = {
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  MinorUnits?: GraphQLScalarType;
  Upload?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  Ack?: AckResolvers<ContextType>;
  IdResult?: IdResultResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  WeightedKey?: WeightedKeyResolvers<ContextType>;
  AudienceAnalytics?: AudienceAnalyticsResolvers<ContextType>;
  AvgStats?: AvgStatsResolvers<ContextType>;
  MetricPoint?: MetricPointResolvers<ContextType>;
  MetricSeries?: MetricSeriesResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  FriendInvitation?: FriendInvitationResolvers<ContextType>;
  FriendInvitationPage?: FriendInvitationPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ManagedAccount?: ManagedAccountResolvers<ContextType>;
  ManagedAccountOverview?: ManagedAccountOverviewResolvers<ContextType>;
  ManagedAccountPage?: ManagedAccountPageResolvers<ContextType>;
  WaitingListEntry?: WaitingListEntryResolvers<ContextType>;
  CommunityLink?: CommunityLinkResolvers<ContextType>;
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
  Interest?: InterestResolvers<ContextType>;
  InterestPage?: InterestPageResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  LocationSuggestion?: LocationSuggestionResolvers<ContextType>;
  OtpChallenge?: OtpChallengeResolvers<ContextType>;
  AuthSession?: AuthSessionResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  SwitchedSession?: SwitchedSessionResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
  FeaturedPost?: FeaturedPostResolvers<ContextType>;
  ProfileLink?: ProfileLinkResolvers<ContextType>;
  CollaborationIndividual?: CollaborationIndividualResolvers<ContextType>;
  BrandCollaboration?: BrandCollaborationResolvers<ContextType>;
  BrandSuggestion?: BrandSuggestionResolvers<ContextType>;
  RateCard?: RateCardResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  ConnectSession?: ConnectSessionResolvers<ContextType>;
  BusinessProfileResult?: BusinessProfileResultResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
  PersonaInquiry?: PersonaInquiryResolvers<ContextType>;
  PersonaInquiryValidation?: PersonaInquiryValidationResolvers<ContextType>;
  Wallet?: WalletResolvers<ContextType>;
  Upcoming?: UpcomingResolvers<ContextType>;
  AmountRange?: AmountRangeResolvers<ContextType>;
  PaymentGateway?: PaymentGatewayResolvers<ContextType>;
  ChildTransaction?: ChildTransactionResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  Bill?: BillResolvers<ContextType>;
  TopUp?: TopUpResolvers<ContextType>;
  Withdrawal?: WithdrawalResolvers<ContextType>;
  WithdrawalAccount?: WithdrawalAccountResolvers<ContextType>;
  WithdrawalAccountPage?: WithdrawalAccountPageResolvers<ContextType>;
};

