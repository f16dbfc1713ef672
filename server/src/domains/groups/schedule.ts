import type { Job } from '#platform/jobs.ts'
import type { GroupFiguresService } from './figures/service.ts'
import type { GroupsService } from './service.ts'

/** How many groups' figures one run computes, so that requests are served between two runs. */
const groupsAtOnce = 8

/** Invitations expire to the minute (G-15). */
export const groupsSchedule = ({ expireInvitations }: GroupsService, { freshen, renew }: GroupFiguresService): readonly Job[] => [
  { name: 'groupInvitations', lane: 'to the minute', every: 60_000, run: expireInvitations },
  { name: 'groupFigures', every: 2_000, run: () => freshen(groupsAtOnce), catchUp: () => freshen() },
  { name: 'oldGroupFigures', every: 'upkeep', run: renew },
]
