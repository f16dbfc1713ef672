import type { ObjectiveType } from '../programs/types.ts'
import type { EarningsSummary, ProgramEarnings } from '../generated/user-sdl-types.ts'
import type { Channel, UncountedReason } from '../tracking/record.ts'

/** What counted on one day of Riyadh for one participant, channel and country. Written with each result (O-06), read by every chart. */
export type DayCountRecord = {
  programId: string
  profileId: string
  day: string
  channel: Channel
  country: string
  clicks: number
  approved: number
  /** In halalas. */
  revenue: number
}

/** What did not count on one day, by kind and reason. */
export type UncountedDayRecord = {
  programId: string
  profileId: string
  day: string
  kind: 'CLICK' | 'CONVERSION'
  reason: UncountedReason
  count: number
}

/** One browser on one day for one participant, with how many of its clicks count: what UNIQUE_VISITORS counts. */
export type DayVisitorRecord = { programId: string; profileId: string; day: string; visitor: string; clicks: number }

/**
 * How many browsers came on one day: by the link of a participant, or in the whole program where there is none. Kept apart, since the
 * program's are fewer than its participants' together (X-28).
 */
export type VisitorDayRecord = { programId: string; participantId: string | null; day: string; visitors: number }

/** What a managed networker earned, in all programs and in each, for their manager's home. */
export type TalentEarningsRecord = { profileId: string; earnings: EarningsSummary; programs: ProgramEarnings[] }

/** What one link brought today so far, and yesterday to the same time of day; `approved` in the unit of its program's objective. */
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

/** A participation of the reader's own, with its link. */
export type OwnParticipation = { programId: string; profileId: string; trackingUrl: string }
