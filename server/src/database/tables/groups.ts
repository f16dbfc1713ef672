import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { GivenRole, MemberRole } from '@wasla/contract/groups/record.ts'
import type { RequestStatus } from '@wasla/contract/generated/user-types.ts'
import type { Bit, Moment } from './values.ts'

export type GroupsTable = {
  id: string
  name: string
  user_name: string
  description: string
  photo: string
  cover_photo: string | null
  is_private: Bit
  is_discoverable: Bit
  owner_id: string
  owner_type: ProfileType
  followers: number
  /** Updated with every change of members, so that no reader counts them. */
  members_count: number
  /** The folded name and user name that a search reads. */
  search_text: string
  /** The confusable key of the user name. No other group may have the same (security case 56). */
  user_name_look: string
  /** 0, except for groups whose names already looked alike when the comparison was introduced. These share a key and are numbered. */
  look_place: number
  created_at: Moment
  /** When something last happened in the group. Lists begin with the newest (G-12). */
  active_at: Moment
  deleted_at: Moment | null
}

export type GroupInterestsTable = { group_id: string; interest_id: string; position: number }

export type GroupMembersTable = {
  id: string
  group_id: string
  profile_id: string
  user_id: string
  role: MemberRole
  joined_at: Moment
}

/** Invitations and join requests. `expires_at` is null for requests. */
export type GroupInvitationsTable = {
  id: string
  group_id: string
  profile_id: string
  user_id: string
  role: GivenRole
  status: RequestStatus
  is_join_request: Bit
  invited_by_profile_id: string | null
  invited_by_user_id: string | null
  created_at: Moment
  expires_at: Moment | null
  answered_at: Moment | null
}
