import type { ObjectiveType } from '../programs/types.ts'
import type { EarningsSummary, ProgramEarnings, ResultKind } from '../generated/user-sdl-types.ts'
import type { Channel, UncountedReason } from '../tracking/record.ts'

/**
 * Counts of one day in Riyadh for one participant, channel and country. Updated with each result (O-06). All charts are drawn from these
 * rows.
 */
export type DayCountRecord = {
  programId: string
  profileId: string
  day: string
  channel: Channel
  country: string
  clicks: number
  approved: number
  /** The revenue in halalas. */
  revenue: number
}

/** Number of a participant's results of one day that do not count, for one kind and reason. */
export type UncountedDayRecord = {
  programId: string
  profileId: string
  day: string
  kind: ResultKind
  reason: UncountedReason
  count: number
}

/**
 * A browser that clicked a participant's link on one day, with the number of its clicks that count. UNIQUE_VISITORS is the number of these
 * rows.
 */
export type DayVisitorRecord = { programId: string; profileId: string; day: string; visitor: string; clicks: number }

/**
 * Number of browsers on one day that clicked a participant's link, or any link of the program if `participantId` is null. The program's
 * number is stored separately, because a browser can click the links of several participants.
 */
export type VisitorDayRecord = { programId: string; participantId: string | null; day: string; visitors: number }

/** Earnings of a managed networker, in total and in each program. The home page of the manager shows them. */
export type TalentEarningsRecord = { profileId: string; earnings: EarningsSummary; programs: ProgramEarnings[] }

/** Counts of one link today until now, and yesterday until the same time of day. `approved` is in the unit of the program's objective. */
export type HomeTodayRecord = {
  profileId: string
  programId: string
  programName: string
  coverImage: string | null
  objectiveType: ObjectiveType
  clicks: number
  clicksBefore: number
  approved: number
  approvedBefore: number
}

/** A participation of the reader, with its tracking link. */
export type OwnParticipation = { programId: string; profileId: string; trackingUrl: string }
