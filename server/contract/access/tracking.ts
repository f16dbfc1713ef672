import { membersOnly } from './rule.ts'

/** All members pass this table. The field's own decision checks whether the member may see figures and keys of the program (O-07, N-07). */
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
