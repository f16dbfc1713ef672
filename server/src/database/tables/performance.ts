import type { DayCountRecord, UncountedDayRecord } from '@wasla/contract/performance/record.ts'
import type { Moment } from './values.ts'

type Counts = { clicks: number; approved: number; revenue: number }

/** Results of a whole program on one day. */

export type ProgramDayCountsTable = Counts & { program_id: string; day: string; channel: DayCountRecord['channel']; country: string }

/** Results from one country. `participant` is empty for the whole program. */

export type CountryCountsTable = Counts & { program_id: string; participant: string; country: string }

export type ProgramUncountedDaysTable = {
  program_id: string
  day: string
  kind: UncountedDayRecord['kind']
  reason: UncountedDayRecord['reason']
  count: number
}

/** Number of browsers with a click that counts, on one day. `participant` is empty for the whole program. */

export type VisitorDaysTable = { program_id: string; participant: string; day: string; visitors: number }

export type ChangedFiguresTable = { program_id: string; profile_id: string; since: Moment }

export type DayCountsTable = {
  program_id: string
  profile_id: string
  day: string
  channel: DayCountRecord['channel']
  country: string
  clicks: number
  approved: number
  revenue: number
}

export type UncountedDaysTable = {
  program_id: string
  profile_id: string
  day: string
  kind: UncountedDayRecord['kind']
  reason: UncountedDayRecord['reason']
  count: number
}
