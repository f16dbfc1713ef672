import { Problem } from '@wasla/contract/errors/problem.ts'
import type { RequestContext } from '../request/context.ts'
import type { UploadGuard } from '../graphql/endpoint.ts'
import { serviceBusy } from '../request/refusal.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import type { UploadRoom } from './upload-room.ts'

/** Largest number of requests with files per hour (quality: security, rate limits). */
const perProfile = { count: 120, window: 3600 }
const perAddress = { count: 240, window: 3600 }

type Asking = Pick<RequestContext, 'viewer' | 'viewerProblem' | 'address'>
type Parts = { limits: RateLimits; room: Pick<UploadRoom, 'hasRoom'>; hasRoomToDraw(): boolean }

/** Decides who may upload: all operations with files need a sign-in. A refusal for lack of room does not count against the limit. */
export const mayUpload = ({ limits, room, hasRoomToDraw }: Parts): UploadGuard<Asking> => ({
  async sender({ viewer, viewerProblem }) {
    if (!viewer) throw viewerProblem ?? new Problem('UN_AUTHORIZED')
    if (!hasRoomToDraw() || !(await room.hasRoom())) throw serviceBusy()
    return viewer.profileId
  },
  async count({ viewer, address }) {
    await limits.enforce(`upload:${viewer?.profileId}`, perProfile, { whenDown: 'closed' })
    await limits.enforce(`upload:${address}`, perAddress, { whenDown: 'closed' })
  },
})
