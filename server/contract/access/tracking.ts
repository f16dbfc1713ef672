import { membersOnly } from './rule.ts'

/** Whether a member may see figures and keys depends on the program, which the field's own decision checks (O-07, N-07). */
const members = membersOnly({ feature: 'program' })

export const trackingAccess = {
  programTrackingSetup: members,
  uncountedResults: members,
  rotateProgramTrackingKey: members,
  sendTestConversion: members,
  requestSecondLook: members,
  waitingResults: members,
  waitingResultsCsv: members,
  differingReports: members,
  decideWaitingResults: members,
  startPixelTest: members,
} as const
