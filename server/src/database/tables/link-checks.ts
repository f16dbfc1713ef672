import type { LinkFault, OutageEnd } from '@wasla/contract/generated/user-sdl-types.ts'
import type { Bit, Moment } from './values.ts'

/** The checks of each program that is or was running. */
export type LinkChecksTable = {
  program_id: string
  host: string
  next_at: Moment
  /** Until when a process has this program alone. */
  leased_until: Moment | null
  checked_at: Moment | null
  /** Time of the first of the failed checks that are the latest ones. */
  failing_since: Moment | null
  fault: LinkFault | null
  detail: string | null
  landing: string | null
  keeps_click_id: Bit
  has_snippet: Bit
  refuses_us: Bit
}

/** Hosts that were called. `free_at`: from when the next check may call the host. */
export type LinkCheckHostsTable = { host: string; free_at: Moment }

export type ProgramOutagesTable = {
  id: string
  program_id: string
  fault: LinkFault
  detail: string | null
  started_at: Moment
  opened_at: Moment
  ended_at: Moment | null
  ended_by: OutageEnd | null
}

/** The beginning or end of an outage of which not all participants are notified yet. `notified_up_to`: the last profile that is. */
export type OutageNoticesTable = {
  id: string
  outage_id: string
  news: 'STARTED' | 'ENDED'
  notified_up_to: string | null
  created_at: Moment
}
