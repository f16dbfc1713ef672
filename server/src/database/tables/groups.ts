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
  created_at: Moment
  deleted_at: Moment | null
}

export type GroupInterestsTable = { group_id: string; interest_id: string; position: number }

export type GroupMembersTable = {
  group_id: string
  profile_id: string
  user_id: string
  role: 'Owner' | 'Admin' | 'Member'
  joined_at: Moment
}
