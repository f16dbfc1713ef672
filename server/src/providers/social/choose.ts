import { livePlatforms } from '@wasla/contract/social/record.ts'
import type { Env } from '../../config/env.ts'
import type { Clock } from '#platform/clock.ts'
import { demoPlatforms } from './demo.ts'
import { livePlatform } from './live/platform.ts'
import type { SocialPlatforms } from './port.ts'

/**
 * Returns the platforms of this deployment. Configured ones are called for real (E-02). Demo and local simulate the others; live leaves
 * them out.
 */
export function chooseSocialPlatforms(deps: { env: Pick<Env, 'mode' | 'secrets' | 'social'>; clock: Clock }): SocialPlatforms {
  const { mode, secrets, social } = deps.env
  const live = livePlatforms.flatMap((platform) => {
    const client = social.clients[platform]
    return client ? [[platform, livePlatform(platform, { client, clock: deps.clock, secret: secrets.token })] as const] : []
  })
  return { ...(mode === 'live' ? {} : demoPlatforms(deps)), ...Object.fromEntries(live) }
}
