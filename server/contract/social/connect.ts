import * as z from 'zod/mini'
import { decisionOf, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ConnectSocialAccountInput } from '../generated/user-types.ts'
import { accept, rule } from '../validation/check.ts'
import { livePlatforms, type Platform } from './record.ts'

/**
 * Limits of connecting accounts. `life`: seconds in which a started connection can be completed. `accounts`: highest number of accounts per
 * profile. `perHour`: highest number of starts in an hour.
 */
export const connectLimits = { life: 600, accounts: 30, perHour: { count: 30, window: 3600 } } as const

const platform = z.enum(livePlatforms, rule('unknownValue'))

/** Rules of `connectSocialAccount` (E-01). Only the server can check that `redirectUri` is ours. */
const connectSocialAccountRules = z.object({
  platform,
  redirectUri: z.string().check(z.minLength(1, rule('required')), z.maxLength(500, rule('url'))),
})

/** Rules of `completeSocialConnection` (E-01): the values that the platform returned. */
export const completeSocialConnectionRules = z.object({
  platform,
  code: z.string().check(z.minLength(1, rule('required')), z.maxLength(2000, rule('format'))),
  state: z.string().check(z.minLength(1, rule('required')), z.maxLength(200, rule('format'))),
})

/** The profile that connects an account, and its user. */
export type Connector = { readonly userId: string; readonly profileId: string }

/** A started connection (E-01), found by its state. It can be completed once. Times in milliseconds. */
export type ConnectionRecord = {
  userId: string
  profileId: string
  platform: Platform
  redirectUri: string
  expiresAt: number
  usedAt: number | null
}

/** Returns the problem of a profile that already has the highest number of accounts (rule `maxItems`, as in D-10). */
export const tooManyAccounts = () => invalidInput([{ path: 'platform', rule: 'maxItems', params: { max: connectLimits.accounts } }])

/**
 * Returns the problem of an expired consent: at `state` for the connection, at `code` for the values that the platform returned, at `id`
 * for an account that must be connected again.
 */
export const connectionExpired = (path: 'state' | 'code' | 'id') => invalidInput([{ path, rule: 'connectionExpired' }])

/**
 * Returns whether a profile may start to connect an account: its list is not full, or it has an account of this platform, which it may
 * connect again. The account itself is known only when the connection is completed.
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

/** Decides `connectSocialAccount` (E-01); returns the connection to save. */
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
 * Returns the connection after it was completed (E-01). Only the profile that started it can complete it, on the same platform, in time,
 * and once. Otherwise refused with `connectionExpired` at `state`.
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
