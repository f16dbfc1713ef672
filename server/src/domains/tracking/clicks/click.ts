import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'

/** A click as it comes in, before anything is decided. */
export type Click = Pick<ClickRecord, 'programId' | 'profileId' | 'at' | 'channel' | 'country' | 'visitor'> &
  Partial<ClickOrigin> & {
    /** The id that the brand was given; a click without one gets one. */
    id?: string
    isBot?: boolean
    isPrefetch?: boolean
    /** The status of the program at the click, if it is not the current one. */
    status?: ProgramStatus
    /** The visitor was redirected with an id, so the click counts even if the program retired before it was written. */
    wasOpen?: boolean
  }
