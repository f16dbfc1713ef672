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

/** One browser on one day for one participant: what UNIQUE_VISITORS counts. */
export type DayVisitorRecord = { programId: string; profileId: string; day: string; visitor: string }
