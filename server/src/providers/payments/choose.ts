import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Env } from '../../config/env.ts'
import { demoPayments } from './demo.ts'
import { moyasarPayments } from './moyasar/moyasar.ts'
import type { PaymentGateway } from './port.ts'

/**
 * Returns the gateways that people may choose (P-09): the one in the environment, else the simulated one in demo and local, and none in
 * live. So simulated and real money are never in the same database.
 */
export function choosePayments({
  env,
  db,
  clock,
}: {
  env: Pick<Env, 'mode' | 'payments' | 'publicUrl' | 'secrets'>
  db: Database
  clock: Clock
}): readonly PaymentGateway[] {
  if (env.payments) return [moyasarPayments(env.payments)]
  return env.mode === 'live' ? [] : [demoPayments({ db, clock, secret: env.secrets.token, publicUrl: env.publicUrl })]
}
