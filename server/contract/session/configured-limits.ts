const second = 1000
const day = 86_400_000

/** Reads settings of the back office. Which there are is said by `settings/settings.ts`, which takes its defaults from here. */
type Read<Key extends string> = (key: Key) => number

/** The limits of codes that the back office may change; times in milliseconds. */
export type CodeLimits = {
  /** How long a code lives (B-06). */
  life: number
  /** How many tries one challenge takes (B-08). */
  triesPerChallenge: number
  /** How many wrong tries of one number lock it for a day (B-08). */
  wrongPerPhone: number
}

export const codeLimitsFrom = (get: Read<'otp.life' | 'otp.triesPerChallenge' | 'otp.wrongPerPhone'>): CodeLimits => ({
  life: get('otp.life') * second,
  triesPerChallenge: get('otp.triesPerChallenge'),
  wrongPerPhone: get('otp.wrongPerPhone'),
})

/** How long a refresh token lives unused, in milliseconds (B-13). */
export const refreshLifeFrom = (get: Read<'session.refreshLife'>): number => get('session.refreshLife') * day
