import { membersOnly } from './rule.ts'

/**
 * All members pass this table. Who may join, and who sees which list, depends on the program, so the fields' decisions check it (M-01,
 * X-10, X-12).
 */
const members = membersOnly({ feature: 'program' })

export const participationsAccess = {
  myParticipantsRequests: members,
  participantsRequests: members,
  participants: members,
  programEligibility: members,
  programsForMe: members,
  promoCodeIdeas: members,
  joinProgram: members,
  choosePromoCode: members,
  updateParticipantRequest: members,
  updateParticipantRequests: members,
  termsReceipt: members,
  seeTerms: members,
  participantLicencesCsv: members,
} as const
