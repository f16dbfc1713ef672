/** The whole contract as SDL, merged from every domain's file. */
export const userTypeDefs = /* GraphQL */ `
type AccessToken {
  accessToken: String!
  refreshToken: String!
}

type Ack {
  success: Boolean!
}

type ActiveProfile {
  profile: Profile!
  type: ProfileType!
}

type AuthSession {
  accessToken: String!
  isNewUser: Boolean!
  refreshToken: String!
}

type BusinessProfile {
  bio: String
  contacts: Contacts!
  country: Country
  createdAt: DateTime!
  description: String
  email: String
  fullName: String!
  icon: String
  id: ID!
  isBusinessProfile: Boolean!
  isNsfw: Boolean
  isPhoneNumberVisible: Boolean!
  isVerified: Boolean!
  language: Language!
  location: Location
  mobileCountry: Country
  mobileCountryId: ID
  mobileNumber: String
  name: String!
  onboardingStep: OnboardingStep
  phoneCode: String
  profileImage: String
  status: ProfileStatus!
  type: ProfileType!
  userName: String
  userNameChangedAt: DateTime
  userType: ProfileType!
  website: String
}

enum ContactMethod {
  call
  email
  sms
  whatsapp
}

type Contacts {
  countryCode: String
  email: String
  methods: [ContactMethod!]!
  mobileNumber: String
}

type Country {
  code: String!
  country_code: String!
  country_name: String!
  flagUrl: String!
  id: ID!
  phone_code: String!
  phone_number_length: Int!
}

type CurrentUser {
  id: ID!
  isGroupDiscoverable: Boolean
  isGroupPrivate: Boolean
  mobile_no: String!
  myGroups: [Group!]!
  profiles: [MyProfile!]!
  userRole: GroupRole
}

enum DataSource {
  API
  DEMO
  ESTIMATED
}

scalar Date

scalar DateTime

enum Gender {
  female
  male
}

type Group {
  coverPhoto: String
  createdAt: DateTime!
  description: String!
  followers: Int!
  groupMembersCount: Int!
  id: ID!
  interests: [Interest!]!
  isDiscoverable: Boolean!
  isPrivate: Boolean!
  name: String!
  ownerId: ID!
  ownerType: ProfileType!
  photo: String!
  userName: String!
}

enum GroupRole {
  Admin
  Member
  Owner
  Visitor
}

type Interest {
  id: ID!
  name: String!
}

type InterestPage {
  count: Int!
  data: [Interest!]!
}

enum Language {
  ar
  en
}

type Location {
  city: String
  country: String
  formatted_address: String!
  id: ID!
  lat: Float!
  lng: Float!
  place_id: String!
  profileId: ID
}

type Mutation {
  regenerateAccessToken(refreshToken: String!): AccessToken!
  resendOtp(challengeId: ID!): OtpChallenge!
  signIn(signInInput: SignInInput!): OtpChallenge!
  signOut(refreshToken: String!): Ack!
  signUp(signUpInput: SignUpInput!): OtpChallenge!
  switchLanguage(language: Language!): Ack!
  switchUser(profileId: ID!, type: ProfileType!): SwitchedSession!
  verifyOtp(verifyOtpInput: VerifyOtpInput!): AuthSession!
}

type MyProfile {
  id: ID!
  isActive: Boolean!
  name: String!
  picture: String
  status: ProfileStatus!
  type: ProfileType!
  userName: String
}

type OnboardingStep {
  status: OnboardingStepStatus!
}

enum OnboardingStepStatus {
  ConnectSocialMedia
  SelectAccountType
  WaitForAdmission
}

type OtpChallenge {
  challengeId: ID!
  expiresAt: DateTime!
  resendAfter: Int!
  resendsLeft: Int!
  session: AuthSession
}

input Pagination {
  limit: Int = 10
  offset: Int = 0
  sort: [Sort!]
}

enum Platform {
  FACEBOOK
  INSTAGRAM
  SNAPCHAT
  TIKTOK
  TWITCH
  TWITTER
  YOUTUBE
}

union Profile = BusinessProfile | UserProfile

type ProfileProgressResult {
  score: Int!
  steps: [ProgressStep!]!
}

enum ProfileStatus {
  Active
  AdminVerifying
  IdentityVerifying
  Inactive
  Onboarding
  Rejected
}

enum ProfileType {
  AGENCY
  AGENT
  BRAND
  INFLUENCER
}

type ProgressStep {
  isCompleted: Boolean!
  name: String!
}

type Query {
  ProfileProgress: ProfileProgressResult!
  activeProfile: ActiveProfile!
  currentUser(groupId: ID): CurrentUser!
  getCountries: [Country!]!
  getInterests(pagination: Pagination): InterestPage!
  myProfiles: [MyProfile!]!
  mySocialLinks: [SocialLink!]!
  myVerifications: [Verification!]!
}

enum RequestStatus {
  Accepted
  Cancelled
  Pending
  Rejected
}

input SignInInput {
  countryId: ID!
  mobileNumber: String!
}

input SignUpInput {
  acceptedTerms: Boolean!
  countryId: ID!
  invitationCode: String
  mobileNumber: String!
  provenChallengeId: ID
}

type SocialLink {
  connectedAt: DateTime!
  followers: Int!
  id: ID!
  profile_picture_url: String
  profile_url: String!
  social_profile_id: String!
  source: DataSource!
  type: Platform!
  user_name: String!
}

input Sort {
  direction: SortDirection = ASC
  field: String!
}

enum SortDirection {
  ASC
  DESC
}

type SwitchedSession {
  accessToken: String!
  refreshToken: String!
}

type UserProfile {
  bio: String
  contactMethods: [ContactMethod!]!
  contacts: Contacts!
  country: Country
  country_id: ID
  created_at: DateTime!
  date_of_birth: Date
  email: String
  firstName: String
  fullName: String!
  gender: Gender
  id: ID!
  interests: [Interest!]!
  isActiveMembership: Boolean!
  isBusinessProfile: Boolean!
  isPhoneNumberVisible: Boolean!
  isVerified: Boolean!
  language: Language!
  lastName: String
  location: Location
  mobile_no: String!
  onboardingStep: OnboardingStep
  profileImage: String
  profileLabel: String
  status: ProfileStatus!
  userName: String
  userNameChangedAt: DateTime
  userType: ProfileType!
}

type Verification {
  createdAt: DateTime!
  dueAt: DateTime
  id: ID!
  reference_id: String!
  rejectionReason: String
  reviewedAt: DateTime
  status: VerificationStatus!
  type: VerificationType!
}

enum VerificationStatus {
  Approved
  Expired
  InReview
  Pending
  Rejected
}

enum VerificationType {
  BUSINESS
  IDENTITY
}

input VerifyOtpInput {
  challengeId: ID!
  code: String!
}
`
