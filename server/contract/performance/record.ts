import type { ObjectiveType } from '../programs/types.ts'
import type { EarningsSummary, ProgramEarnings } from '../generated/user-sdl-types.ts'
import type { Channel, UncountedReason } from '../tracking/record.ts'

/** The counts of one day in Riyadh for one participant, channel and country. Written with each result (O-06); every chart reads them. */
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

/** The number of results that did not count on one day, by kind and reason. */
export type UncountedDayRecord = {
  programId: string
  profileId: string
  day: string
  kind: 'CLICK' | 'CONVERSION'
  reason: UncountedReason
  count: number
}

/** One browser on one day for one participant, and how many of its clicks count. UNIQUE_VISITORS counts these. */
export type DayVisitorRecord = { programId: string; profileId: string; day: string; visitor: string; clicks: number }

/**
 * How many browsers came on one day: through a participant's link, or in the whole program if `participantId` is null. Stored separately,
 * because the program's number is smaller than the sum over its participants.
 */
export type VisitorDayRecord = { programId: string; participantId: string | null; day: string; visitors: number }

/** The earnings of a managed networker in total and in each program, for the home page of the manager. */
export type TalentEarningsRecord = { profileId: string; earnings: EarningsSummary; programs: ProgramEarnings[] }

/** The counts of one link today so far, and yesterday up to the same time of day; `approved` in the unit of its program's objective. */
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

/** A participation of the reader, with its link. */
export type OwnParticipation = { programId: string; profileId: string; trackingUrl: string }
