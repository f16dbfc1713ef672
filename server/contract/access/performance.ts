import { membersOnly } from './rule.ts'

/** All members pass this table. The field's own decision checks whether the member may see the figures of the program (O-07). */
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
