import type { Language } from '@wasla/contract/platform/language.ts'
import { codeLimitsFrom, refreshLifeFrom, type CodeLimits } from '@wasla/contract/session/configured-limits.ts'
import { isDemoNumber } from '@wasla/contract/session/demo.ts'
import type { Deps } from '../../deps.ts'
import { messagesMayLeave } from '../../providers/sms/leave.ts'
import type { Database } from '#database/database.ts'
import { createAlarms, type Alarms } from '#platform/alarm.ts'
import { createAccessTokens, type AccessTokens } from './access-token.ts'
import { deviceHash, sessionKeys, type SessionKeys } from './keys.ts'

/** Dependencies that the use cases of signing in share. */
export type SessionParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'sms' | 'settings'> & {
  keys: SessionKeys
  tokens: AccessTokens
  mayLeave: ReturnType<typeof messagesMayLeave>
  alarms: Alarms
  /** Functions of the invites domain. They are passed in, because that domain imports this one. */
  invites: {
    /** Called in the transaction of a sign-up with a member's invitation code. */
    accepted(tx: Database, invitation: { inviterId: string; mobileNo: string }): Promise<void>
  }
  /** Opens the wallet of a new profile, in the transaction that creates the profile (P-01). */
  wallet: { open(tx: Database, profileId: string): Promise<void> }
}

export type SessionDeps = Omit<SessionParts, 'keys' | 'tokens' | 'mayLeave' | 'alarms'>

export function sessionParts({ db, dialect, clock, ids, env, log, limits, sms, settings, invites, wallet }: SessionDeps): SessionParts {
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
    invites,
    wallet,
    keys,
    tokens,
    mayLeave: messagesMayLeave({ db, limits, env, log, settings, clock }),
    alarms: createAlarms({ db, clock, log }),
  }
}

/** The source of a call: the fields that signing in needs. */
export type Caller = { address: string; language: Language; userAgent: string; deviceToken: string | null }

/**
 * Returns whether a number belongs to a sign-in button of the demo. No limit of sends, tries, addresses or devices applies to such a number
 * (U-03).
 */
export const isLimitless = (parts: SessionParts, mobileNo: string) => parts.env.mode === 'demo' && isDemoNumber(mobileNo)

const tokenShape = /^[\w-]{16,128}$/

/** Returns the keyed hash of a device token; null if the token is missing or malformed. */
export const deviceOf = (parts: SessionParts, caller: Caller) =>
  caller.deviceToken !== null && tokenShape.test(caller.deviceToken) ? deviceHash(parts.keys, caller.deviceToken) : null

/** Returns the limits of codes that the back office has set. */
export const codeLimits = ({ settings }: Pick<SessionParts, 'settings'>): CodeLimits => codeLimitsFrom(settings.get)
/** Returns how long an unused refresh token is valid, in milliseconds (B-13). */
export const refreshLife = ({ settings }: Pick<SessionParts, 'settings'>) => refreshLifeFrom(settings.get)
