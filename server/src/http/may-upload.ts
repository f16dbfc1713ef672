import { statfs } from 'node:fs/promises'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { RequestContext } from '../request/context.ts'
import type { UploadGuard } from '../graphql/endpoint.ts'
import { serviceBusy } from '../request/refusal.ts'
import type { RateLimits } from '../platform/rate-limit.ts'

/** Largest number of requests with files per hour (quality: security, rate limits). */
const perProfile = { count: 120, window: 3600 }
const perAddress = { count: 240, window: 3600 }

/** Share of the disk that must be free for new uploads. Below it, everything else still works (F4). */
const leastFree = 0.05

async function isDiskFull(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null)
  return disk !== null && disk.blocks > 0 && disk.bavail / disk.blocks < leastFree
}

type Asking = Pick<RequestContext, 'viewer' | 'viewerProblem' | 'address'>
type Parts = { limits: RateLimits; dataDir: string; hasRoomToDraw(): boolean }

/** Decides who may upload: all operations with files need a sign-in. A refusal for lack of room does not count against the limit. */
export const mayUpload = ({ limits, dataDir, hasRoomToDraw }: Parts): UploadGuard<Asking> => ({
  async sender({ viewer, viewerProblem }) {
    if (!viewer) throw viewerProblem ?? new Problem('UN_AUTHORIZED')
    if (!hasRoomToDraw() || (await isDiskFull(dataDir))) throw serviceBusy()
    return viewer.profileId
  },
  async count({ viewer, address }) {
    await limits.enforce(`upload:${viewer?.profileId}`, perProfile, { whenDown: 'closed' })
    await limits.enforce(`upload:${address}`, perAddress, { whenDown: 'closed' })
  },
})
