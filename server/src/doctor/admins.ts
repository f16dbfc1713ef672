import type { DatabaseHandle } from '../database/handle.ts'
import { secondSteps, type SecondSteps } from '../domains/admin/service.ts'
import type { Env } from '../config/env.ts'
import { ok, warning, type Finding } from './finding.ts'

const check = 'back-office second step'

/** Judges second steps by whether their secrets can be read. Finds nothing if no account has one. */
function judgeSecondSteps({ enrolled, unreadable }: SecondSteps): Finding[] {
  if (enrolled === 0) return []
  return unreadable === 0
    ? [ok(check, `the secrets of ${enrolled} accounts can be read`)]
    : [
        warning(
          check,
          `the secrets of ${unreadable} of ${enrolled} accounts cannot be read, so these accounts cannot sign in`,
          'Set the former OTP_SECRET if it changed by mistake. Otherwise start with a new ADMIN_EMAIL and reset the others (docs/operating/rotate-keys.md).',
        ),
      ]
}

/**
 * Checks the second steps of the back office. Finds nothing without an `OTP_SECRET`: demo and local make one at their start, so this process
 * does not know it.
 */
export async function checkSecondSteps({ db }: Pick<DatabaseHandle, 'db'>, { secrets }: Pick<Env, 'secrets'>): Promise<Finding[]> {
  return secrets.otp === '' ? [] : judgeSecondSteps(await secondSteps(db, secrets))
}
