import type { GroupRole, RequestStatus } from '../generated/user-sdl-types.ts'
import type { ProfileType } from '../profiles/types.ts'

/** The role of a member. A `Visitor` is no member. */
export type MemberRole = Exclude<GroupRole, 'Visitor'>
/** The roles that can be given to a member. `Owner` can only be transferred. */
export type GivenRole = Exclude<MemberRole, 'Owner'>

/**
 * A group. Times are in milliseconds. `followers`: the last computed number (G-07). `activeAt`: the time of the last change in the group
 * (G-12).
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
  ownerType: ProfileType
  followers: number
  membersCount: number
  interestIds: readonly string[]
  createdAt: number
  activeAt: number
}

/** The membership of a profile. `userId` is stored too, because a user may be in at most five groups (G-01, G-04). */
export type GroupMemberRecord = {
  id: string
  groupId: string
  profileId: string
  userId: string
  role: MemberRole
  joinedAt: number
}

/**
 * An invitation to a group, or a request to join it (G-14 to G-16). A profile has at most one open invitation and one open request per
 * group. An answer is final; a later invitation or request is a new row. `role` is the role that the profile gets; `expiresAt` is null for
 * requests.
 */
export type GroupInvitationRecord = {
  id: string
  groupId: string
  profileId: string
  userId: string
  role: GivenRole
  status: RequestStatus
  isJoinRequest: boolean
  invitedByProfileId: string | null
  invitedByUserId: string | null
  createdAt: number
  expiresAt: number | null
  answeredAt: number | null
}
