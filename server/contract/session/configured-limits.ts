const second = 1000
const day = 86_400_000

/** Returns the value of a setting. `settings/settings.ts` lists the settings and takes their defaults from `sessionLimits`. */
type Read<Key extends string> = (key: Key) => number

/** The limits of codes that the back office can change; times in milliseconds. */
export type CodeLimits = {
  /** How long a code lives (B-06). */
  life: number
  /** How many tries one challenge allows (B-08). */
  triesPerChallenge: number
  /** How many wrong tries lock a number for a day (B-08). */
  wrongPerPhone: number
}

export const codeLimitsFrom = (get: Read<'otp.life' | 'otp.triesPerChallenge' | 'otp.wrongPerPhone'>): CodeLimits => ({
  life: get('otp.life') * second,
  triesPerChallenge: get('otp.triesPerChallenge'),
  wrongPerPhone: get('otp.wrongPerPhone'),
})

/** Returns how long an unused refresh token lives, in milliseconds (B-13). */
export const refreshLifeFrom = (get: Read<'session.refreshLife'>): number => get('session.refreshLife') * day
