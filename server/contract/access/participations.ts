import { membersOnly } from './rule.ts'

/** Who may join, and whose lists they are, is decided with the program (M-01, X-10, X-12). */
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
