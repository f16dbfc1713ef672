import { membersOnly } from './rule.ts'

/** Whose figures these are is decided with the program (O-07). */
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
