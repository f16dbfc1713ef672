import type { Env } from '../../config/env.ts'
import type { Clock } from '#platform/clock.ts'
import { liveOidc } from './live.ts'
import type { OidcProvider } from './port.ts'

/** Returns the OpenID Connect provider of admins; null if the environment names none. */
export const chooseOidc = ({ env, clock }: { env: Pick<Env, 'adminOidc'>; clock: Clock }): OidcProvider | null =>
  env.adminOidc && liveOidc(env.adminOidc, clock)
