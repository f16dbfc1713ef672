import type { Language } from '@wasla/contract/platform/language.ts'
import { isDemoNumber } from '@wasla/contract/session/demo.ts'
import type { Deps } from '../../deps.ts'
import { seldom } from '#platform/seldom.ts'
import { createAccessTokens, type AccessTokens } from './access-token.ts'
import { deviceHash, sessionKeys, type SessionKeys } from './keys.ts'

/** What the use cases of signing in share. */
export type SessionParts = Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'sms'> & {
  keys: SessionKeys
  tokens: AccessTokens
  /** Tells a trouble that lasts once a minute, not with every call. */
  reportSeldom: ReturnType<typeof seldom>
}

export type SessionDeps = Omit<SessionParts, 'keys' | 'tokens' | 'reportSeldom'>

export function sessionParts({ db, clock, ids, env, log, limits, sms }: SessionDeps): SessionParts {
  const keys = sessionKeys(env.secrets)
  return { db, clock, ids, env, log, limits, sms, keys, tokens: createAccessTokens(keys), reportSeldom: seldom(clock, 60_000) }
}

/** Where a call comes from, as far as signing in cares. */
export type Caller = { address: string; language: Language; userAgent: string; deviceToken: string | null }

/** The enter buttons of a demo: no send, try, address or device limit applies to their numbers (U-03). */
export const isLimitless = (parts: SessionParts, mobileNo: string) => parts.env.mode === 'demo' && isDemoNumber(mobileNo)

const tokenShape = /^[\w-]{16,128}$/

/** The keyed hash of a device token that could be one; null for none and for nonsense. */
export const deviceOf = (parts: SessionParts, caller: Caller) =>
  caller.deviceToken !== null && tokenShape.test(caller.deviceToken) ? deviceHash(parts.keys, caller.deviceToken) : null
