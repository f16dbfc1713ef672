/** The whole contract as SDL, merged from every domain's file. */
export const adminTypeDefs = /* GraphQL */ `
type AdminUser {
  id: ID!
  email: String!
  name: String!
  role: AdminRole!
  hasTotp: Boolean!
  isDisabled: Boolean!
  lastSeenAt: DateTime
}

type AdminSession {
  accessToken: String!
  admin: AdminUser!
}

type AdminUserPage {
  count: Int!
  data: [AdminUser!]!
}

type TotpEnrolment {
  secret: String!
  uri: String!
}

type Query {
  adminMe: AdminUser!
  adminTeam(term: String, pagination: Pagination): AdminUserPage!
  adminFlags: [Flag!]!
  adminSettings: [Setting!]!
  adminAuditLog(target: String, pagination: Pagination, actor: String, action: String): AuditPage!
  adminClock: AdminClock!
  adminReviewCases(kind: String, status: ReviewStatus, pagination: Pagination, term: String, overdue: Boolean): ReviewCasePage!
  adminReviewCaseDetails(id: ID!): ReviewCase!
  adminUsers(term: String, pagination: Pagination, suspended: Boolean, closed: Boolean, profileType: ProfileType, profileStatus: ProfileStatus): UserRowPage!
  adminUser(id: ID!): UserRow!
  adminWaitingList(pagination: Pagination, term: String, role: ProfileType): WaitingListRowPage!
}

type Mutation {
  adminSignIn(email: String!, password: String!, totp: String): AdminSession!
  adminSignOut: Ack!
  adminStartTotp(password: String!): TotpEnrolment!
  adminConfirmTotp(code: String!): Ack!
  adminRemoveTotp(password: String!): Ack!
  adminChangePassword(password: String!, newPassword: String!): Ack!
  adminAddTeamMember(email: String!, name: String!, role: AdminRole!, password: String!): AdminUser!
  adminSetTeamMemberDisabled(id: ID!, disabled: Boolean!, reason: String!): AdminUser!
  adminSetFlag(key: FlagKey!, enabled: Boolean!): Flag!
  adminUpdateSetting(key: String!, value: JSON!): Setting!
  adminResetDemo: Ack!
  adminAdvanceClock(days: Int! = 1): Ack!
  adminReviewCase(id: ID!, approve: Boolean!, rejectionReason: String): ReviewCase!
  adminSetUserSuspended(userId: ID!, suspended: Boolean!, reason: String!): UserRow!
  adminCloseAccount(userId: ID!, reason: String!): UserRow!
  adminSetProfileLabel(profileId: ID!, label: String): Ack!
  adminRevertMembership(profileId: ID!, reason: String!): Ack!
  adminAdmitWaitingList(entryIds: [ID!]!): Ack!
  adminAdmitNext(count: Int!): Ack!
}

scalar DateTime

scalar JSON

enum AdminRole {
  SUPER_ADMIN
  REVIEWER
  FINANCE
  SUPPORT
}

enum ProfileType {
  INFLUENCER
  AGENT
  AGENCY
  BRAND
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
  limit: Int = 20
  offset: Int = 0
  sort: [Sort!]
}

type Ack {
  success: Boolean!
}

enum FlagKey {
  program
  payment
}

type Flag {
  key: FlagKey!
  enabled: Boolean!
  updatedAt: DateTime!
}

type Setting {
  key: String!
  value: JSON!
  updatedAt: DateTime!
}

type AuditRow {
  id: ID!
  at: DateTime!
  actor: String!
  action: String!
  target: String!
  before: JSON
  after: JSON
}

type AuditPage {
  count: Int!
  data: [AuditRow!]!
}

type AdminClock {
  now: DateTime!
  advancedDays: Int!
}

enum ReviewStatus {
  InReview
  Approved
  Rejected
}

type ReviewDocument {
  name: String!
  url: String!
  size: Int!
}

type ReviewCase {
  id: ID!
  kind: String!
  status: ReviewStatus!
  profileId: ID!
  profileType: ProfileType!
  name: String!
  documents: [ReviewDocument!]!
  provider: JSON
  submittedAt: DateTime!
  dueAt: DateTime!
  reviewedBy: AdminUser
  reviewedAt: DateTime
  rejectionReason: String
}

type ReviewCasePage {
  count: Int!
  data: [ReviewCase!]!
}

enum ProfileStatus {
  Active
  AdminVerifying
  IdentityVerifying
  Rejected
  Onboarding
  Inactive
}

type UserRow {
  id: ID!
  mobileNumber: String!
  name: String
  profiles: JSON!
  isSuspended: Boolean!
  suspendedAt: DateTime
  closedAt: DateTime
  createdAt: DateTime!
  lastSeenAt: DateTime
}

type UserRowPage {
  count: Int!
  data: [UserRow!]!
}

type WaitingListRow {
  id: ID!
  userId: ID!
  mobileNumber: String!
  position: Int!
  role: ProfileType
  followers: Int!
  acceptedInvitations: Int!
  joinedAt: DateTime!
  name: String
}

type WaitingListRowPage {
  count: Int!
  data: [WaitingListRow!]!
}
`
