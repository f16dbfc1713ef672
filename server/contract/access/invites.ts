import { members } from './rule.ts'

export const invitesAccess = {
  myFriendInvitations: members,
  inviteFriend: members,
} as const
