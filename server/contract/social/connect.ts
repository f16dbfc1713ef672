import * as z from 'zod/mini'
import { invalidInput } from '../errors/problem.ts'
import { rule } from '../validation/check.ts'
import { livePlatforms, type Platform } from './record.ts'

/** A connection that was begun is finished within ten minutes, in seconds; and a profile shows so many accounts at most. */
export const connectLimits = { life: 600, accounts: 30, perHour: { count: 30, window: 3600 } } as const

const platform = z.enum(livePlatforms, rule('unknownValue'))

/** `connectSocialAccount` (E-01). That the address is one of ours is for the server to say. */
export const connectSocialAccountRules = z.object({
  platform,
  redirectUri: z.string().check(z.minLength(1, rule('required')), z.maxLength(500, rule('url'))),
})

/** `completeSocialConnection` (E-01): what the platform handed back. */
export const completeSocialConnectionRules = z.object({
  platform,
  code: z.string().check(z.minLength(1, rule('required')), z.maxLength(2000, rule('format'))),
  state: z.string().check(z.minLength(1, rule('required')), z.maxLength(200, rule('format'))),
})

/**
 * Whether a profile with these accounts may begin to connect one on a platform: there is room for another, or one of that platform is
 * there to be connected anew, which adds none. Which account it will be is known only when it is finished.
 */
export const mayBeginConnection = (own: readonly { platform: Platform }[], wanted: Platform): boolean =>
  own.length < connectLimits.accounts || own.some(({ platform: one }) => one === wanted)

/** The refusal of one account more than a profile may show (D-10's rule for lists). */
export const tooManyAccounts = () => invalidInput([{ path: 'platform', rule: 'maxItems', params: { max: connectLimits.accounts } }])
