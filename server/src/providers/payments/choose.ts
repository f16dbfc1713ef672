import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Env } from '../../env.ts'
import { demoPayments } from './demo.ts'
import { moyasarPayments } from './moyasar/moyasar.ts'
import type { PaymentGateway } from './port.ts'

/**
 * The gateways people may choose (P-09): the one the environment names; where it names none, the played one in demo and local, and none in
 * live. Played money and real money are never in the same books.
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
