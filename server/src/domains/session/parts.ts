import type { Language } from '@wasla/contract/platform/language.ts'
import { codeLimitsFrom, refreshLifeFrom, type CodeLimits } from '@wasla/contract/session/configured-limits.ts'
import { isDemoNumber } from '@wasla/contract/session/demo.ts'
import type { Deps } from '../../deps.ts'
import { messagesMayLeave } from '../../providers/sms/leave.ts'
import type { Database } from '#database/database.ts'
import { createAlarms, type Alarms } from '#platform/alarm.ts'
import { createAccessTokens, type AccessTokens } from './access-token.ts'
import { deviceHash, sessionKeys, type SessionKeys } from './keys.ts'

/** What the use cases of signing in share. */
export type SessionParts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'limits' | 'sms' | 'settings'> & {
  keys: SessionKeys
  tokens: AccessTokens
  mayLeave: ReturnType<typeof messagesMayLeave>
  alarms: Alarms
  /** What is needed of invitations, which themselves need this domain. */
  invites: {
    /** Called in the transaction of a sign-up with a member's code. */
    accepted(tx: Database, invitation: { inviterId: string; mobileNo: string }): Promise<void>
  }
  /** Opens the wallet of a new profile, in the transaction that makes it (P-01). */
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

/** What signing in needs to know of where a call comes from. */
export type Caller = { address: string; language: Language; userAgent: string; deviceToken: string | null }

/** The enter buttons of a demo: no send, try, address or device limit applies to their numbers (U-03). */
export const isLimitless = (parts: SessionParts, mobileNo: string) => parts.env.mode === 'demo' && isDemoNumber(mobileNo)

const tokenShape = /^[\w-]{16,128}$/

/** The keyed hash of a device token; null without one and for a text that cannot be one. */
export const deviceOf = (parts: SessionParts, caller: Caller) =>
  caller.deviceToken !== null && tokenShape.test(caller.deviceToken) ? deviceHash(parts.keys, caller.deviceToken) : null

/** The limits of codes as the back office set them. */
export const codeLimits = ({ settings }: Pick<SessionParts, 'settings'>): CodeLimits => codeLimitsFrom(settings.get)
/** How long a refresh token lives unused, in milliseconds (B-13). */
export const refreshLife = ({ settings }: Pick<SessionParts, 'settings'>) => refreshLifeFrom(settings.get)
