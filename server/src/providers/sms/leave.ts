import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Env } from '../../config/env.ts'
import type { Database } from '#database/database.ts'
import { createAlarms } from '#platform/alarm.ts'
import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import type { RateLimits } from '#platform/rate-limit.ts'
import type { Settings } from '#platform/settings.ts'
import { throttle } from '#platform/throttle.ts'

const day = 24 * 60 * 60

type Parts = { db: Database; limits: RateLimits; env: Env; log: Log; settings: Settings; clock: Clock }

/**
 * Returns whether a message may be sent. Too many numbers with one prefix, a country that we do not send to, or a used-up daily budget are
 * signs of SMS pumping. The caller gets the same answer as if the message had been sent (security case 5). Devices that signed in to their
 * number before have their own count per prefix, so that other callers cannot use up their codes. All devices share the daily budget.
 */
export function messagesMayLeave({ db, limits, env, log, settings, clock }: Parts) {
  const reportThrottled = throttle(clock, 60_000)
  const alarms = createAlarms({ db, clock, log })
  return async ({ mobileNo, countryId, isKnown = false }: { mobileNo: string; countryId: string; isKnown?: boolean }): Promise<boolean> => {
    const { digits, window } = sessionLimits.sendsPerPrefix
    const perPrefix = { count: settings.get('otp.sendsPerPrefix'), window }
    const held = (why: string) => {
      reportThrottled(why, () => log.error('Messages are answered and not sent', { why, country: countryId }))
      return false
    }
    if (env.smsCountries && !env.smsCountries.has(countryId)) return held('we do not send to this country')
    const prefix = `${isKnown ? 'known:' : ''}${mobileNo.slice(1, 1 + digits)}`
    if ((await limits.take(`sms:prefix:${prefix}`, perPrefix, { whenDown: 'closed' })) !== null) return held('too many numbers begin alike')
    const withinBudget =
      env.smsBudget > 0 && (await limits.take('sms:day', { count: env.smsBudget, window: day }, { whenDown: 'closed' })) === null
    if (!withinBudget) return held('the budget of the day is used up')
    await alarms.messageLeft()
    return true
  }
}
