import { membersOnly } from './rule.ts'

/** Whether a member may see the figures depends on the program, which the field's own decision checks (O-07). */
const members = membersOnly({ feature: 'program' })

export const performanceAccess = {
  getProgramPerformance: members,
  getProgramSocialsPerformance: members,
  getParticipantSocialsPerformance: members,
  getParticipantPerformance: members,
  performanceRange: members,
  rankedParticipants: members,
  homeFigures: members,
  performanceCsv: members,
} as const
