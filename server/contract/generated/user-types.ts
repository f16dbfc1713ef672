import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ProfileRecord as ProfileRecordModel } from '../profiles/record.ts';
import type { SocialLinkRecord as SocialLinkRecordModel } from '../social/record.ts';
import type { VerificationRecord as VerificationRecordModel } from '../verification/record.ts';
import type { GroupRecord as GroupRecordModel } from '../groups/record.ts';
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
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
};

export type AccessToken = {
  __typename?: 'AccessToken';
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

export type Ack = {
  __typename?: 'Ack';
  success: Scalars['Boolean']['output'];
};

export type ActiveProfile = {
  __typename?: 'ActiveProfile';
  profile: Profile;
  type: ProfileType;
};

export type AuthSession = {
  __typename?: 'AuthSession';
  accessToken: Scalars['String']['output'];
  isNewUser: Scalars['Boolean']['output'];
  refreshToken: Scalars['String']['output'];
};

export type BusinessProfile = {
  __typename?: 'BusinessProfile';
  bio?: Maybe<Scalars['String']['output']>;
  contacts: Contacts;
  country?: Maybe<Country>;
  createdAt: Scalars['DateTime']['output'];
  description?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  icon?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isBusinessProfile: Scalars['Boolean']['output'];
  isNsfw?: Maybe<Scalars['Boolean']['output']>;
  isPhoneNumberVisible: Scalars['Boolean']['output'];
  isVerified: Scalars['Boolean']['output'];
  language: Language;
  location?: Maybe<Location>;
  mobileCountry?: Maybe<Country>;
  mobileCountryId?: Maybe<Scalars['ID']['output']>;
  mobileNumber?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  onboardingStep?: Maybe<OnboardingStep>;
  phoneCode?: Maybe<Scalars['String']['output']>;
  profileImage?: Maybe<Scalars['String']['output']>;
  status: ProfileStatus;
  type: ProfileType;
  userName?: Maybe<Scalars['String']['output']>;
  userNameChangedAt?: Maybe<Scalars['DateTime']['output']>;
  userType: ProfileType;
  website?: Maybe<Scalars['String']['output']>;
};

export type ContactMethod =
  | 'call'
  | 'email'
  | 'sms'
  | 'whatsapp';

export type Contacts = {
  __typename?: 'Contacts';
  countryCode?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  methods: Array<ContactMethod>;
  mobileNumber?: Maybe<Scalars['String']['output']>;
};

export type Country = {
  __typename?: 'Country';
  code: Scalars['String']['output'];
  country_code: Scalars['String']['output'];
  country_name: Scalars['String']['output'];
  flagUrl: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  phone_code: Scalars['String']['output'];
  phone_number_length: Scalars['Int']['output'];
};

export type CurrentUser = {
  __typename?: 'CurrentUser';
  id: Scalars['ID']['output'];
  isGroupDiscoverable?: Maybe<Scalars['Boolean']['output']>;
  isGroupPrivate?: Maybe<Scalars['Boolean']['output']>;
  mobile_no: Scalars['String']['output'];
  myGroups: Array<Group>;
  profiles: Array<MyProfile>;
  userRole?: Maybe<GroupRole>;
};

export type DataSource =
  | 'API'
  | 'DEMO'
  | 'ESTIMATED';

export type Gender =
  | 'female'
  | 'male';

export type Group = {
  __typename?: 'Group';
  coverPhoto?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  followers: Scalars['Int']['output'];
  groupMembersCount: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  interests: Array<Interest>;
  isDiscoverable: Scalars['Boolean']['output'];
  isPrivate: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerId: Scalars['ID']['output'];
  ownerType: ProfileType;
  photo: Scalars['String']['output'];
  userName: Scalars['String']['output'];
};

export type GroupRole =
  | 'Admin'
  | 'Member'
  | 'Owner'
  | 'Visitor';

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

export type Language =
  | 'ar'
  | 'en';

export type Location = {
  __typename?: 'Location';
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  formatted_address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lat: Scalars['Float']['output'];
  lng: Scalars['Float']['output'];
  place_id: Scalars['String']['output'];
  profileId?: Maybe<Scalars['ID']['output']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  regenerateAccessToken: AccessToken;
  resendOtp: OtpChallenge;
  signIn: OtpChallenge;
  signOut: Ack;
  signUp: OtpChallenge;
  switchLanguage: Ack;
  switchUser: SwitchedSession;
  verifyOtp: AuthSession;
};


export type MutationRegenerateAccessTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationResendOtpArgs = {
  challengeId: Scalars['ID']['input'];
};


export type MutationSignInArgs = {
  signInInput: SignInInput;
};


export type MutationSignOutArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationSignUpArgs = {
  signUpInput: SignUpInput;
};


export type MutationSwitchLanguageArgs = {
  language: Language;
};


export type MutationSwitchUserArgs = {
  profileId: Scalars['ID']['input'];
  type: ProfileType;
};


export type MutationVerifyOtpArgs = {
  verifyOtpInput: VerifyOtpInput;
};

export type MyProfile = {
  __typename?: 'MyProfile';
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  picture?: Maybe<Scalars['String']['output']>;
  status: ProfileStatus;
  type: ProfileType;
  userName?: Maybe<Scalars['String']['output']>;
};

export type OnboardingStep = {
  __typename?: 'OnboardingStep';
  status: OnboardingStepStatus;
};

export type OnboardingStepStatus =
  | 'ConnectSocialMedia'
  | 'SelectAccountType'
  | 'WaitForAdmission';

export type OtpChallenge = {
  __typename?: 'OtpChallenge';
  challengeId: Scalars['ID']['output'];
  expiresAt: Scalars['DateTime']['output'];
  resendAfter: Scalars['Int']['output'];
  resendsLeft: Scalars['Int']['output'];
  session?: Maybe<AuthSession>;
};

export type Pagination = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Array<Sort>>;
};

export type Platform =
  | 'FACEBOOK'
  | 'INSTAGRAM'
  | 'SNAPCHAT'
  | 'TIKTOK'
  | 'TWITCH'
  | 'TWITTER'
  | 'YOUTUBE';

export type Profile = BusinessProfile | UserProfile;

export type ProfileProgressResult = {
  __typename?: 'ProfileProgressResult';
  score: Scalars['Int']['output'];
  steps: Array<ProgressStep>;
};

export type ProfileStatus =
  | 'Active'
  | 'AdminVerifying'
  | 'IdentityVerifying'
  | 'Inactive'
  | 'Onboarding'
  | 'Rejected';

export type ProfileType =
  | 'AGENCY'
  | 'AGENT'
  | 'BRAND'
  | 'INFLUENCER';

export type ProgressStep = {
  __typename?: 'ProgressStep';
  isCompleted: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type Query = {
  __typename?: 'Query';
  ProfileProgress: ProfileProgressResult;
  activeProfile: ActiveProfile;
  currentUser: CurrentUser;
  getCountries: Array<Country>;
  getInterests: InterestPage;
  myProfiles: Array<MyProfile>;
  mySocialLinks: Array<SocialLink>;
  myVerifications: Array<Verification>;
};


export type QueryCurrentUserArgs = {
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryGetInterestsArgs = {
  pagination?: InputMaybe<Pagination>;
};

export type RequestStatus =
  | 'Accepted'
  | 'Cancelled'
  | 'Pending'
  | 'Rejected';

export type SignInInput = {
  countryId: Scalars['ID']['input'];
  mobileNumber: Scalars['String']['input'];
};

export type SignUpInput = {
  acceptedTerms: Scalars['Boolean']['input'];
  countryId: Scalars['ID']['input'];
  invitationCode?: InputMaybe<Scalars['String']['input']>;
  mobileNumber: Scalars['String']['input'];
  provenChallengeId?: InputMaybe<Scalars['ID']['input']>;
};

export type SocialLink = {
  __typename?: 'SocialLink';
  connectedAt: Scalars['DateTime']['output'];
  followers: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  profile_picture_url?: Maybe<Scalars['String']['output']>;
  profile_url: Scalars['String']['output'];
  social_profile_id: Scalars['String']['output'];
  source: DataSource;
  type: Platform;
  user_name: Scalars['String']['output'];
};

export type Sort = {
  direction?: InputMaybe<SortDirection>;
  field: Scalars['String']['input'];
};

export type SortDirection =
  | 'ASC'
  | 'DESC';

export type SwitchedSession = {
  __typename?: 'SwitchedSession';
  accessToken: Scalars['String']['output'];
  refreshToken: Scalars['String']['output'];
};

export type UserProfile = {
  __typename?: 'UserProfile';
  bio?: Maybe<Scalars['String']['output']>;
  contactMethods: Array<ContactMethod>;
  contacts: Contacts;
  country?: Maybe<Country>;
  country_id?: Maybe<Scalars['ID']['output']>;
  created_at: Scalars['DateTime']['output'];
  date_of_birth?: Maybe<Scalars['Date']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  fullName: Scalars['String']['output'];
  gender?: Maybe<Gender>;
  id: Scalars['ID']['output'];
  interests: Array<Interest>;
  isActiveMembership: Scalars['Boolean']['output'];
  isBusinessProfile: Scalars['Boolean']['output'];
  isPhoneNumberVisible: Scalars['Boolean']['output'];
  isVerified: Scalars['Boolean']['output'];
  language: Language;
  lastName?: Maybe<Scalars['String']['output']>;
  location?: Maybe<Location>;
  mobile_no: Scalars['String']['output'];
  onboardingStep?: Maybe<OnboardingStep>;
  profileImage?: Maybe<Scalars['String']['output']>;
  profileLabel?: Maybe<Scalars['String']['output']>;
  status: ProfileStatus;
  userName?: Maybe<Scalars['String']['output']>;
  userNameChangedAt?: Maybe<Scalars['DateTime']['output']>;
  userType: ProfileType;
};

export type Verification = {
  __typename?: 'Verification';
  createdAt: Scalars['DateTime']['output'];
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  reference_id: Scalars['String']['output'];
  rejectionReason?: Maybe<Scalars['String']['output']>;
  reviewedAt?: Maybe<Scalars['DateTime']['output']>;
  status: VerificationStatus;
  type: VerificationType;
};

export type VerificationStatus =
  | 'Approved'
  | 'Expired'
  | 'InReview'
  | 'Pending'
  | 'Rejected';

export type VerificationType =
  | 'BUSINESS'
  | 'IDENTITY';

export type VerifyOtpInput = {
  challengeId: Scalars['ID']['input'];
  code: Scalars['String']['input'];
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
  AccessToken: ResolverTypeWrapper<AccessToken>;
  Ack: ResolverTypeWrapper<Ack>;
  ActiveProfile: ResolverTypeWrapper<Omit<ActiveProfile, 'profile'> & { profile: ResolversTypes['Profile'] }>;
  AuthSession: ResolverTypeWrapper<AuthSession>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BusinessProfile: ResolverTypeWrapper<ProfileRecordModel>;
  ContactMethod: ContactMethod;
  Contacts: ResolverTypeWrapper<Contacts>;
  Country: ResolverTypeWrapper<CountryModel>;
  CurrentUser: ResolverTypeWrapper<Omit<CurrentUser, 'myGroups'> & { myGroups: Array<ResolversTypes['Group']> }>;
  DataSource: DataSource;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gender: Gender;
  Group: ResolverTypeWrapper<GroupRecordModel>;
  GroupRole: GroupRole;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Interest: ResolverTypeWrapper<Interest>;
  InterestPage: ResolverTypeWrapper<InterestPage>;
  Language: Language;
  Location: ResolverTypeWrapper<Location>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyProfile: ResolverTypeWrapper<MyProfile>;
  OnboardingStep: ResolverTypeWrapper<OnboardingStep>;
  OnboardingStepStatus: OnboardingStepStatus;
  OtpChallenge: ResolverTypeWrapper<OtpChallenge>;
  Pagination: Pagination;
  Platform: Platform;
  Profile: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['Profile']>;
  ProfileProgressResult: ResolverTypeWrapper<ProfileProgressResult>;
  ProfileStatus: ProfileStatus;
  ProfileType: ProfileType;
  ProgressStep: ResolverTypeWrapper<ProgressStep>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RequestStatus: RequestStatus;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  SocialLink: ResolverTypeWrapper<SocialLinkRecordModel>;
  Sort: Sort;
  SortDirection: SortDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SwitchedSession: ResolverTypeWrapper<SwitchedSession>;
  UserProfile: ResolverTypeWrapper<ProfileRecordModel>;
  Verification: ResolverTypeWrapper<VerificationRecordModel>;
  VerificationStatus: VerificationStatus;
  VerificationType: VerificationType;
  VerifyOtpInput: VerifyOtpInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessToken;
  Ack: Ack;
  ActiveProfile: Omit<ActiveProfile, 'profile'> & { profile: ResolversParentTypes['Profile'] };
  AuthSession: AuthSession;
  Boolean: Scalars['Boolean']['output'];
  BusinessProfile: ProfileRecordModel;
  Contacts: Contacts;
  Country: CountryModel;
  CurrentUser: Omit<CurrentUser, 'myGroups'> & { myGroups: Array<ResolversParentTypes['Group']> };
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  Float: Scalars['Float']['output'];
  Group: GroupRecordModel;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Interest: Interest;
  InterestPage: InterestPage;
  Location: Location;
  Mutation: Record<PropertyKey, never>;
  MyProfile: MyProfile;
  OnboardingStep: OnboardingStep;
  OtpChallenge: OtpChallenge;
  Pagination: Pagination;
  Profile: ResolversUnionTypes<ResolversParentTypes>['Profile'];
  ProfileProgressResult: ProfileProgressResult;
  ProgressStep: ProgressStep;
  Query: Record<PropertyKey, never>;
  SignInInput: SignInInput;
  SignUpInput: SignUpInput;
  SocialLink: SocialLinkRecordModel;
  Sort: Sort;
  String: Scalars['String']['output'];
  SwitchedSession: SwitchedSession;
  UserProfile: ProfileRecordModel;
  Verification: VerificationRecordModel;
  VerifyOtpInput: VerifyOtpInput;
};

export type AccessTokenResolvers<ContextType = any, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AckResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ack'] = ResolversParentTypes['Ack']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActiveProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['ActiveProfile'] = ResolversParentTypes['ActiveProfile']> = {
  profile?: Resolver<ResolversTypes['Profile'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
};

export type AuthSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuthSession'] = ResolversParentTypes['AuthSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNewUser?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BusinessProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['BusinessProfile'] = ResolversParentTypes['BusinessProfile']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Contacts'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBusinessProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isNsfw?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  mobileCountry?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  mobileCountryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onboardingStep?: Resolver<Maybe<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  phoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userNameChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Contacts'] = ResolversParentTypes['Contacts']> = {
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flagUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  phone_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone_number_length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurrentUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['CurrentUser'] = ResolversParentTypes['CurrentUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGroupDiscoverable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isGroupPrivate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mobile_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  myGroups?: Resolver<Array<ResolversTypes['Group']>, ParentType, ContextType>;
  profiles?: Resolver<Array<ResolversTypes['MyProfile']>, ParentType, ContextType>;
  userRole?: Resolver<Maybe<ResolversTypes['GroupRole']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type GroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group']> = {
  coverPhoto?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupMembersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  isDiscoverable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ownerType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  photo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InterestResolvers<ContextType = any, ParentType extends ResolversParentTypes['Interest'] = ResolversParentTypes['Interest']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InterestPageResolvers<ContextType = any, ParentType extends ResolversParentTypes['InterestPage'] = ResolversParentTypes['InterestPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formatted_address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  place_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  regenerateAccessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<MutationRegenerateAccessTokenArgs, 'refreshToken'>>;
  resendOtp?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<MutationResendOtpArgs, 'challengeId'>>;
  signIn?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'signInInput'>>;
  signOut?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationSignOutArgs, 'refreshToken'>>;
  signUp?: Resolver<ResolversTypes['OtpChallenge'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'signUpInput'>>;
  switchLanguage?: Resolver<ResolversTypes['Ack'], ParentType, ContextType, RequireFields<MutationSwitchLanguageArgs, 'language'>>;
  switchUser?: Resolver<ResolversTypes['SwitchedSession'], ParentType, ContextType, RequireFields<MutationSwitchUserArgs, 'profileId' | 'type'>>;
  verifyOtp?: Resolver<ResolversTypes['AuthSession'], ParentType, ContextType, RequireFields<MutationVerifyOtpArgs, 'verifyOtpInput'>>;
};

export type MyProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['MyProfile'] = ResolversParentTypes['MyProfile']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  picture?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OnboardingStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['OnboardingStep'] = ResolversParentTypes['OnboardingStep']> = {
  status?: Resolver<ResolversTypes['OnboardingStepStatus'], ParentType, ContextType>;
};

export type OtpChallengeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OtpChallenge'] = ResolversParentTypes['OtpChallenge']> = {
  challengeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resendsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['AuthSession']>, ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  __resolveType: TypeResolveFn<'BusinessProfile' | 'UserProfile', ParentType, ContextType>;
};

export type ProfileProgressResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProfileProgressResult'] = ResolversParentTypes['ProfileProgressResult']> = {
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ProgressStep']>, ParentType, ContextType>;
};

export type ProgressStepResolvers<ContextType = any, ParentType extends ResolversParentTypes['ProgressStep'] = ResolversParentTypes['ProgressStep']> = {
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  ProfileProgress?: Resolver<ResolversTypes['ProfileProgressResult'], ParentType, ContextType>;
  activeProfile?: Resolver<ResolversTypes['ActiveProfile'], ParentType, ContextType>;
  currentUser?: Resolver<ResolversTypes['CurrentUser'], ParentType, ContextType, Partial<QueryCurrentUserArgs>>;
  getCountries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  getInterests?: Resolver<ResolversTypes['InterestPage'], ParentType, ContextType, Partial<QueryGetInterestsArgs>>;
  myProfiles?: Resolver<Array<ResolversTypes['MyProfile']>, ParentType, ContextType>;
  mySocialLinks?: Resolver<Array<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  myVerifications?: Resolver<Array<ResolversTypes['Verification']>, ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = any, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  connectedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile_picture_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profile_url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  social_profile_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['DataSource'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Platform'], ParentType, ContextType>;
  user_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SwitchedSessionResolvers<ContextType = any, ParentType extends ResolversParentTypes['SwitchedSession'] = ResolversParentTypes['SwitchedSession']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refreshToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  bio?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactMethods?: Resolver<Array<ResolversTypes['ContactMethod']>, ParentType, ContextType>;
  contacts?: Resolver<ResolversTypes['Contacts'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date_of_birth?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gender?: Resolver<Maybe<ResolversTypes['Gender']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interests?: Resolver<Array<ResolversTypes['Interest']>, ParentType, ContextType>;
  isActiveMembership?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBusinessProfile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneNumberVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  mobile_no?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onboardingStep?: Resolver<Maybe<ResolversTypes['OnboardingStep']>, ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileLabel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProfileStatus'], ParentType, ContextType>;
  userName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userNameChangedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userType?: Resolver<ResolversTypes['ProfileType'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VerificationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Verification'] = ResolversParentTypes['Verification']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reference_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rejectionReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VerificationStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['VerificationType'], ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  Ack?: AckResolvers<ContextType>;
  ActiveProfile?: ActiveProfileResolvers<ContextType>;
  AuthSession?: AuthSessionResolvers<ContextType>;
  BusinessProfile?: BusinessProfileResolvers<ContextType>;
  Contacts?: ContactsResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CurrentUser?: CurrentUserResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Group?: GroupResolvers<ContextType>;
  Interest?: InterestResolvers<ContextType>;
  InterestPage?: InterestPageResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyProfile?: MyProfileResolvers<ContextType>;
  OnboardingStep?: OnboardingStepResolvers<ContextType>;
  OtpChallenge?: OtpChallengeResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileProgressResult?: ProfileProgressResultResolvers<ContextType>;
  ProgressStep?: ProgressStepResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  SwitchedSession?: SwitchedSessionResolvers<ContextType>;
  UserProfile?: UserProfileResolvers<ContextType>;
  Verification?: VerificationResolvers<ContextType>;
};

