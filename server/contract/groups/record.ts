export type GroupRole = 'Owner' | 'Admin' | 'Member' | 'Visitor'

/** A group; `createdAt` in milliseconds, `followers` as last computed (G-07). */
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
}

/** Membership belongs to a profile; the user is stored for the limit of five (G-01, G-04). */
export type GroupMemberRecord = {
  groupId: string
  profileId: string
  userId: string
  role: Exclude<GroupRole, 'Visitor'>
  joinedAt: number
}
