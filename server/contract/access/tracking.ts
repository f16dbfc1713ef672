import { membersOnly } from './rule.ts'

/** Whose figures and keys these are is decided with the program (O-07, N-07). */
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
