import type { ProfileType } from '@wasla/contract/profiles/types.ts'
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
  /** Kept with every change of members, so that no reader counts them. */
  members_count: number
  /** The folded name and user name, which are what a search looks through. */
  search_text: string
  /** What the user name looks like: no other group's may (security case 56). */
  user_name_look: string
  /** 0 for all but groups whose names looked alike before they were compared, which share a look one after the other. */
  look_place: number
  created_at: Moment
  /** When something last happened in it: lists begin with the newest (G-12). */
  active_at: Moment
  deleted_at: Moment | null
}

export type GroupInterestsTable = { group_id: string; interest_id: string; position: number }

export type GroupMembersTable = {
  id: string
  group_id: string
  profile_id: string
  user_id: string
  role: 'Owner' | 'Admin' | 'Member'
  joined_at: Moment
}

/** `expires_at` is null for requests. */
export type GroupInvitationsTable = {
  id: string
  group_id: string
  profile_id: string
  user_id: string
  role: 'Admin' | 'Member'
  status: 'Pending' | 'Accepted' | 'Rejected' | 'Cancelled'
  is_join_request: Bit
  invited_by_profile_id: string | null
  invited_by_user_id: string | null
  created_at: Moment
  expires_at: Moment | null
  answered_at: Moment | null
}
