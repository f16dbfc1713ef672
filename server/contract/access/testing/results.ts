import { behindFlag, forMembers, type UserRow } from './user-rows.ts'

const range = 'startDate: "2026-01-01", endDate: "2026-01-31"'
const reviewRequest = '{ programId: "none", profileId: "none", kind: CLICK, reason: REPEAT, day: "2026-01-01" }'

const calls: readonly UserRow[] = [
  forMembers('query', 'programTrackingSetup(programId: "none") { publishableKey }'),
  forMembers('query', 'uncountedResults(programId: "none") { count }'),
  forMembers('mutation', 'rotateProgramTrackingKey(programId: "none") { publishableKey }'),
  forMembers('mutation', 'sendTestConversion(programId: "none") { success }'),
  forMembers('mutation', `requestSecondLook(secondLookInput: ${reviewRequest}) { id }`),
  forMembers('query', 'waitingResults(programId: "none") { count }'),
  forMembers('query', 'waitingResultsCsv(programId: "none")'),
  forMembers('query', 'differingReports(programId: "none") { count }'),
  forMembers('mutation', 'decideWaitingResults(input: { programId: "none", ids: ["none"], counts: true }) { changedIds }'),
  forMembers('mutation', 'startPixelTest(programId: "none") { clickId }'),
  forMembers('query', 'programLinkCheck(programId: "none") { state }'),
  forMembers('mutation', 'checkProgramLink(programId: "none") { state }'),
  forMembers('query', 'programTills(programId: "none") { id }'),
  forMembers('query', 'tillOrders(programId: "none") { count }'),
  forMembers('mutation', 'makeTill(input: { programId: "none", name: "Till" }) { pin }'),
  forMembers('mutation', 'changeTill(input: { programId: "none", id: "none", name: "Till" }) { id }'),
  forMembers('mutation', 'renewTillPin(programId: "none", id: "none") { pin }'),
  forMembers('mutation', 'revokeTill(programId: "none", id: "none") { id }'),
  forMembers('query', 'participationTimeline(programId: "none", profileId: "none") { kind }'),
  forMembers('query', 'unpaidRewards(profileId: "none") { id }'),
  forMembers('mutation', 'markRewardDelivered(programId: "none", profileId: "none", milestoneId: "none") { success }'),
  forMembers('query', 'getProgramPerformance(programId: "none") { participantCount }'),
  forMembers('query', `getProgramSocialsPerformance(programId: "none", ${range}) { date }`),
  forMembers('query', `getParticipantSocialsPerformance(programId: "none", profileId: "none", ${range}) { date }`),
  forMembers('query', 'getParticipantPerformance(programId: "none", profileId: "none") { trackingUrl }'),
  forMembers('query', `performanceRange(programId: "none", ${range}) { countedAt }`),
  forMembers('query', 'rankedParticipants(programId: "none") { count }'),
  forMembers('query', 'homeFigures { countedAt }'),
  forMembers('query', `performanceCsv(programId: "none", ${range})`),
]

export const resultsCalls: readonly UserRow[] = calls.map(behindFlag('program'))
