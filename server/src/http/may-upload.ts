import { statfs } from 'node:fs/promises'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { RequestContext } from '../graphql/context.ts'
import { overloaded, type Refusal } from '../graphql/refusal.ts'
import type { RateLimits } from '../platform/rate-limit.ts'

/** How many requests with files there may be in an hour (quality: security, rate limits). */
const perProfile = { count: 120, window: 3600 }
const perAddress = { count: 240, window: 3600 }

/** Below this share of free space nothing is taken in; what is there still works (F4). */
const leastFree = 0.05

async function isDiskFull(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null)
  return disk !== null && disk.blocks > 0 && disk.bavail / disk.blocks < leastFree
}

type Asking = Pick<RequestContext, 'viewer' | 'viewerProblem' | 'address'>

/** Why a caller may not send files, asked before the first byte of one is written: no operation that takes one is open to strangers. */
export const mayUpload =
  ({ limits, dataDir }: { limits: RateLimits; dataDir: string }) =>
  async ({ viewer, viewerProblem, address }: Asking): Promise<Problem | Refusal | null> => {
    if (!viewer) return viewerProblem ?? new Problem('UN_AUTHORIZED')
    if (await isDiskFull(dataDir)) return overloaded()
    const retryAfter =
      (await limits.take(`upload:${viewer.profileId}`, perProfile, { whenDown: 'closed' })) ??
      (await limits.take(`upload:${address}`, perAddress, { whenDown: 'closed' }))
    return retryAfter === null ? null : new Problem('RATE_LIMITED', { retryAfter })
  }
