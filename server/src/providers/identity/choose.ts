import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Env } from '../../env.ts'
import { demoIdentity } from './demo.ts'
import { personaIdentity } from './persona.ts'
import type { IdentityProvider } from './port.ts'

/** The provider the environment names. Live always names one; demo and local play it where they do not. */
export const chooseIdentity = ({
  env,
  ...parts
}: {
  env: Pick<Env, 'identity' | 'secrets'>
  db: Database
  clock: Clock
}): IdentityProvider =>
  env.identity.provider === 'persona' ? personaIdentity(env.identity) : demoIdentity({ ...parts, secret: env.secrets.token })
