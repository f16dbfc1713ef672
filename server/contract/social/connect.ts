import * as z from 'zod/mini'
import { decisionOf, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ConnectSocialAccountInput } from '../generated/user-types.ts'
import { accept, rule } from '../validation/check.ts'
import { livePlatforms, type Platform } from './record.ts'

/** How long a connection that was started can be completed, in seconds; and how many accounts a profile may have. */
export const connectLimits = { life: 600, accounts: 30, perHour: { count: 30, window: 3600 } } as const

const platform = z.enum(livePlatforms, rule('unknownValue'))

/** `connectSocialAccount` (E-01). Only the server knows which addresses are ours. */
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

/** Who connects an account. */
export type Connector = { readonly userId: string; readonly profileId: string }

/** A connection that was started (E-01), found again by its state. It can be completed once. Times in milliseconds. */
export type ConnectionRecord = {
  userId: string
  profileId: string
  platform: Platform
  redirectUri: string
  expiresAt: number
  usedAt: number | null
}

/** The refusal of one account more than a profile may have (D-10's rule for lists). */
export const tooManyAccounts = () => invalidInput([{ path: 'platform', rule: 'maxItems', params: { max: connectLimits.accounts } }])

/**
 * The refusal of a consent that is over: at `state` for the connection, at `code` for what the platform handed back, at `id` for an account
 * that has to be connected again.
 */
export const connectionExpired = (path: 'state' | 'code' | 'id') => invalidInput([{ path, rule: 'connectionExpired' }])

/**
 * Whether a profile may start to connect an account: it has fewer than it may have, or it has one of this platform and may connect that
 * one again. Which account it will be is known only when the connection is completed.
 */
const mayStart = (own: readonly { platform: Platform }[], requested: Platform): boolean =>
  own.length < connectLimits.accounts || own.some((link) => link.platform === requested)

export type ConnectionStartState = {
  /** The accounts of the profile. */
  readonly links: readonly { platform: Platform }[]
  isReturnAddress(address: string): boolean
  /** Whether the platform is switched on. */
  isAvailable(platform: Platform): boolean
}

/** `connectSocialAccount` (E-01): the connection to save. */
export const decideConnectionStart = (
  { links, isReturnAddress, isAvailable }: ConnectionStartState,
  { userId, profileId }: Connector,
  input: ConnectSocialAccountInput,
  now: number,
): Decision<ConnectionRecord> =>
  decisionOf(() => {
    const request = accept(connectSocialAccountRules, input)
    if (!isReturnAddress(request.redirectUri)) throw invalidInput([{ path: 'redirectUri', rule: 'url' }])
    if (!isAvailable(request.platform)) throw new Problem('FEATURE_DISABLED')
    if (!mayStart(links, request.platform)) throw tooManyAccounts()
    return { userId, profileId, ...request, expiresAt: now + connectLimits.life * 1000, usedAt: null }
  })

/**
 * Whether a connection can be completed (E-01): only by whoever started it, on the same platform, in time, and once. The connection as
 * it is after that.
 */
export const decideConnectionUse = (
  connection: ConnectionRecord | null,
  { userId, profileId }: Connector,
  requested: Platform,
  now: number,
): Decision<ConnectionRecord> =>
  decisionOf(() => {
    if (connection?.userId !== userId || connection.profileId !== profileId || connection.platform !== requested)
      throw connectionExpired('state')
    if (connection.usedAt !== null || now >= connection.expiresAt) throw connectionExpired('state')
    return { ...connection, usedAt: now }
  })
