export type GroupRole = 'Owner' | 'Admin' | 'Member' | 'Visitor'

/**
 * A group. Moments are in milliseconds. `followers`: as last computed (G-07). `activeAt`: when something last happened in the group (G-12).
 */
export type GroupRecord = {
  id: string
  name: string
  userName: string
  description: string
  photo: string
  coverPhoto: string | null
  isPrivate: boolean
  isDiscoverable: boolean
  ownerId: string
  ownerType: 'INFLUENCER' | 'AGENT' | 'AGENCY' | 'BRAND'
  followers: number
  membersCount: number
  interestIds: readonly string[]
  createdAt: number
  activeAt: number
}

/** The membership of a profile. The user is stored too, for the limit of five groups (G-01, G-04). */
export type GroupMemberRecord = {
  id: string
  groupId: string
  profileId: string
  userId: string
  role: Exclude<GroupRole, 'Visitor'>
  joinedAt: number
}

/**
 * An invitation to a group, or a request to join it (G-14 to G-16). One of each may be open for a profile and group. Answers are final; a
 * new one is a new row. `role` is what the profile becomes; `expiresAt` is null for requests.
 */
export type GroupInvitationRecord = {
  id: string
  groupId: string
  profileId: string
  userId: string
  role: 'Admin' | 'Member'
  status: 'Pending' | 'Accepted' | 'Rejected' | 'Cancelled'
  isJoinRequest: boolean
  invitedByProfileId: string | null
  invitedByUserId: string | null
  createdAt: number
  expiresAt: number | null
  answeredAt: number | null
}
