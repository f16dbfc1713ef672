import { membersOnly } from './rule.ts'

/** Whether a member may see the rewards depends on the program and the participation; the field's own decision checks both (O-07, L-12). */
const members = membersOnly({ feature: 'program' })

export const rewardsAccess = {
  participationTimeline: members,
  unpaidRewards: members,
  markRewardDelivered: members,
} as const
