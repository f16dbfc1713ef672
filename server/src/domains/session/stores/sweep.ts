import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Database } from '#database/database.ts'

const day = 86_400_000

/**
 * Deletes expired rows. Ended sessions are stored for a month, so that a late token is still answered with `INVALID_SESSION`. Devices
 * without a sign-in for a year become unknown. Codes, send counts and wrong tries are deleted after 24 hours.
 */
export async function sweep(db: Database, now: number): Promise<void> {
  const ladder = now - sessionLimits.sendBlock * 1000
  await db.deleteFrom('otp_challenges').where('created_at', '<=', ladder).where('expires_at', '<=', now).execute()
  await db.deleteFrom('otp_sends').where('first_sent_at', '<=', ladder).execute()
  await db
    .deleteFrom('otp_failures')
    .where('first_at', '<=', now - sessionLimits.wrongWindow * 1000)
    .execute()
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', now - 30 * day)
    .execute()
  await db
    .deleteFrom('sessions')
    .where('revoked_at', '<=', now - 30 * day)
    .execute()
  await db
    .deleteFrom('devices')
    .where('last_seen_at', '<=', now - sessionLimits.deviceRemembered * 1000)
    .execute()
}
