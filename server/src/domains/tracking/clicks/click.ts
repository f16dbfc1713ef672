import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'

/** A click before anything is decided about it. */
export type Click = Pick<ClickRecord, 'programId' | 'profileId' | 'at' | 'channel' | 'country' | 'visitor'> &
  Partial<ClickOrigin> & {
    /** The click id that the brand was given. A click without one gets a new id. */
    id?: string
    isBot?: boolean
    isPrefetch?: boolean
    /** The status that the program had at the time of the click, if it differs from the current one. */
    status?: ProgramStatus
    /** The visitor was redirected with an id, so the click counts even if the program retired before it was written. */
    wasOpen?: boolean
  }
