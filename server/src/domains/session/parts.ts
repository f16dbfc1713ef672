import type { Language } from '@wasla/contract/platform/language.ts'
import { isDemoNumber } from '@wasla/contract/session/demo.ts'
import type { Deps } from '../../deps.ts'
import { messagesMayLeave } from '../../providers/sms/leave.ts'
import { createAlarms, type Alarms } from '#platform/alarm.ts'
import { createAccessTokens, type AccessTokens } from './access-token.ts'
import { deviceHash, sessionKeys, type SessionKeys } from './keys.ts'

/** What the use cases of signing in share. */
export type SessionParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'sms' | 'settings'> & {
  keys: SessionKeys
  tokens: AccessTokens
  mayLeave: ReturnType<typeof messagesMayLeave>
  alarms: Alarms
}

export type SessionDeps = Omit<SessionParts, 'keys' | 'tokens' | 'mayLeave' | 'alarms'>

export function sessionParts({ db, dialect, clock, ids, env, log, limits, sms, settings }: SessionDeps): SessionParts {
  const keys = sessionKeys(env.secrets)
  const tokens = createAccessTokens(keys, () => settings.get('session.accessLife'))
  return {
    db,
    dialect,
    clock,
    ids,
    env,
    log,
    limits,
    sms,
    settings,
    keys,
    tokens,
    mayLeave: messagesMayLeave({ db, limits, env, log, settings, clock }),
    alarms: createAlarms({ db, clock, log }),
  }
}

/** Where a call comes from, as far as signing in cares. */
export type Caller = { address: string; language: Language; userAgent: string; deviceToken: string | null }

/** The enter buttons of a demo: no send, try, address or device limit applies to their numbers (U-03). */
export const isLimitless = (parts: SessionParts, mobileNo: string) => parts.env.mode === 'demo' && isDemoNumber(mobileNo)

const tokenShape = /^[\w-]{16,128}$/

/** The keyed hash of a device token that could be one; null for none and for nonsense. */
export const deviceOf = (parts: SessionParts, caller: Caller) =>
  caller.deviceToken !== null && tokenShape.test(caller.deviceToken) ? deviceHash(parts.keys, caller.deviceToken) : null

const second = 1000
const day = 86_400_000

/** How long a code lives from now on, in milliseconds (B-06). */
export const codeLife = ({ settings }: Pick<SessionParts, 'settings'>) => settings.get('otp.life') * second
/** How long a refresh token lives unused, in milliseconds (B-13). */
export const refreshLife = ({ settings }: Pick<SessionParts, 'settings'>) => settings.get('session.refreshLife') * day
