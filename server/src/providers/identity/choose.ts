import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Env } from '../../config/env.ts'
import { demoIdentity } from './demo.ts'
import { personaIdentity } from './persona.ts'
import type { IdentityProvider } from './port.ts'

/** Returns the identity provider of the environment. Live always names one; demo and local simulate it if they name none. */
export const chooseIdentity = ({
  env,
  ...parts
}: {
  env: Pick<Env, 'identity' | 'secrets'>
  db: Database
  clock: Clock
}): IdentityProvider =>
  env.identity.provider === 'persona' ? personaIdentity(env.identity) : demoIdentity({ ...parts, secret: env.secrets.token })
