import { membersOnly } from './rule.ts'

/** The row of the program decides who may join and who sees which list (M-01, X-10, X-12). */
const members = membersOnly({ feature: 'program' })

export const participationsAccess = {
  myParticipantsRequests: members,
  participantsRequests: members,
  participants: members,
  programEligibility: members,
  programsForMe: members,
  joinProgram: members,
  updateParticipantRequest: members,
  updateParticipantRequests: members,
} as const
