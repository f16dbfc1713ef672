import type { ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'

/** A click as it comes: what nobody decided yet. */
export type Click = Pick<ClickRecord, 'programId' | 'profileId' | 'at' | 'channel' | 'country' | 'visitor'> &
  Partial<ClickOrigin> & {
    /** What the brand was given; one that has none gets one. */
    id?: string
    isBot?: boolean
    isPrefetch?: boolean
    /** How the program stood at the click, where that is not how it stands now. */
    status?: ProgramStatus
    /** The visitor was sent on with an id: that the program retired before the click was written takes it from nobody. */
    wasOpen?: boolean
  }
