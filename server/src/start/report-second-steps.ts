import type { Database } from '../database/database.ts'
import type { Env } from '../config/env.ts'
import { secondSteps } from '../domains/admin/service.ts'
import type { Log } from '../platform/log.ts'

/** Says in the log how many admins cannot sign in because their second step was sealed with another `OTP_SECRET`. */
export async function reportSecondSteps(db: Database, { secrets }: Pick<Env, 'secrets'>, log: Log): Promise<void> {
  const { enrolled, unreadable } = await secondSteps(db, secrets)
  if (unreadable === 0) return
  log.error('Admins cannot sign in: another OTP_SECRET sealed their second steps. See docs/operating/rotate-keys.md', {
    accounts: unreadable,
    of: enrolled,
  })
}
