import { membersOnly } from './rule.ts'

/** Whose rewards these are is decided with the program and the participation (O-07, L-12). */
const members = membersOnly({ feature: 'program' })

export const rewardsAccess = {
  participationTimeline: members,
  unpaidRewards: members,
  markRewardDelivered: members,
} as const
