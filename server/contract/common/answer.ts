import type { RequestStatus } from '../generated/user-sdl-types.ts'

/** The answer to a request or an invitation. */
export type Answer = Extract<RequestStatus, 'Accepted' | 'Rejected'>
