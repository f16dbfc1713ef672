import { behindFlag, forMembers, type UserRow } from './user-rows.ts'

const calls: readonly UserRow[] = [
  forMembers('query', 'myParticipantsRequests { count }'),
  forMembers('query', 'participantsRequests(filter: { programId: "none" }) { count }'),
  forMembers('query', 'participants(filter: { programId: "none" }) { count }'),
  forMembers('query', 'programEligibility(programId: "none") { eligible }'),
  forMembers('query', 'programsForMe { count }'),
  forMembers('query', 'promoCodeIdeas(programId: "none") { typed }'),
  forMembers('mutation', 'choosePromoCode(input: { programId: "none", code: "REEM7" }) { code }'),
  forMembers('query', 'termsReceipt(participationId: "none") { number }'),
  forMembers('query', 'participantLicencesCsv(programId: "none")'),
  forMembers('mutation', 'seeTerms(input: { participationId: "none", version: 1 }) { number }'),
  forMembers('mutation', 'joinProgram(programId: "none") { programId }'),
  forMembers('mutation', 'updateParticipantRequest(input: { id: "none", programId: "none", status: Accepted }) { id }'),
  forMembers('mutation', 'updateParticipantRequests(input: { ids: [], programId: "none", status: Accepted }) { id }'),
]

export const participationsCalls: readonly UserRow[] = calls.map(behindFlag('program'))
