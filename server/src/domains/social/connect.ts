import { createHmac } from 'node:crypto'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { accountTaken, decideAccountConnection, type SocialAccount } from '@wasla/contract/social/accounts.ts'
import {
  completeSocialConnectionRules,
  connectionExpired,
  connectLimits,
  decideConnectionStart,
  decideConnectionUse,
  type Connector,
} from '@wasla/contract/social/connect.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { challengeOf } from '../../providers/social/demo-code.ts'
import { ConsentRefused, type Grant, type SocialPlatform } from '../../providers/social/port.ts'
import { revokeGrant } from './disconnect.ts'
import { grantSealer, saveGrant } from './grants.ts'
import { isReturnAddress } from './return-address.ts'
import { findConnection, insertConnection, consumeConnection, type StoredConnection } from './stores/connections.ts'
import { findConnected, findSocialLinks, insertLink, removeLinks, saveLink } from './stores/links.ts'

export type ConnectDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'env' | 'limits' | 'log' | 'platforms'> & {
  /** Moves a profile to the state that follows from its checks and accounts, in the transaction that adds an account (decisions C). */
  advanceProfile(tx: Database, profileId: string): Promise<void>
}

const stateHash = (env: ConnectDeps['env'], state: string) =>
  createHmac('sha256', env.secrets.otp).update(`state of a connection\n${state}`).digest('base64url')

function adapterOf({ platforms }: Pick<ConnectDeps, 'platforms'>, platform: Platform): SocialPlatform {
  const adapter = platforms[platform]
  if (!adapter) throw new Problem('FEATURE_DISABLED')
  return adapter
}

/**
 * `connectSocialAccount` (E-01): returns the address of the platform's consent page, and the state that the platform will send back. Throws
 * `FEATURE_DISABLED` if the platform is switched off, and `DTO_VALIDATION_ERROR` at `redirectUri` if the page to return to is not ours.
 * Throws `DTO_VALIDATION_ERROR` at `platform` if the profile has the largest number of accounts that is allowed, and none on this platform
 * that it could connect again.
 */
export async function startConnection(
  deps: Omit<ConnectDeps, 'advanceProfile'>,
  connector: Connector,
  input: ConnectSocialAccountInput,
  language: Language,
): Promise<ConnectSession> {
  const { db, clock, ids, env, limits, platforms } = deps
  const now = clock.now()
  const current = {
    links: await findSocialLinks(db, connector.profileId),
    isReturnAddress: (address: string) => isReturnAddress(address, env),
    isAvailable: (platform: Platform) => platforms[platform] !== undefined,
  }
  const connection = changesOf(decideConnectionStart(current, connector, input, now))
  await limits.enforce(`connect:${connector.userId}`, connectLimits.perHour, { whenDown: 'closed' })
  const [state, verifier] = [ids.secret(32), ids.secret(48)]
  await insertConnection(db, { ...connection, stateHash: stateHash(env, state), verifier, createdAt: now })
  const { platform, redirectUri } = connection
  const challenge = challengeOf(verifier)
  return { authorizationUrl: adapterOf(deps, platform).authorizationUrl({ state, redirectUri, challenge, language }), state }
}

/** Marks a connection as used and returns it. Only one of several concurrent requests succeeds. */
async function consume(deps: ConnectDeps, connector: Connector, platform: Platform, state: string): Promise<StoredConnection> {
  const { db, env, clock, log } = deps
  const connection = await findConnection(db, stateHash(env, state))
  const decision = decideConnectionUse(connection, connector, platform, clock.now())
  if (connection && decision.changes && (await consumeConnection(db, connection.stateHash, decision.changes.usedAt))) return connection
  log.warn('A connection was not completed: its state is expired, used or another’s', { platform, ...connector })
  throw decision.problem ?? connectionExpired('state')
}

const maxWait = 10_000

async function fetchAccount(adapter: SocialPlatform, answer: Parameters<SocialPlatform['account']>[0]) {
  try {
    return await adapter.account(answer, AbortSignal.timeout(maxWait))
  } catch (error) {
    throw error instanceof ConsentRefused ? connectionExpired('code') : error
  }
}

type Granted = { platform: Platform; account: SocialAccount; source: SocialLinkRecord['source']; grant: Grant | null }

/** Saves an account after locking the profile, because several connections may be completed at once. */
async function saveAccount(tx: Database, deps: ConnectDeps, profileId: string, { grant, ...consent }: Granted) {
  const { env, ids, clock } = deps
  await lockRow(tx, 'profiles', profileId)
  const state = {
    profileId,
    links: await findSocialLinks(tx, profileId),
    connected: await findConnected(tx, consent.platform, consent.account.socialProfileId),
  }
  const decision = decideAccountConnection(state, consent, { id: ids.uuid(), now: clock.now() })
  if (decision.problem) return decision
  const { link, isNew, replaced } = decision.changes
  await removeLinks(tx, profileId, replaced)
  if (!(isNew ? await insertLink(tx, link) : await saveLink(tx, link))) throw accountTaken()
  if (grant) await saveGrant(tx, grantSealer(env, ids), link.id, grant, clock.now())
  // A person who passed the identity check without an account may have been waiting for their first account.
  await deps.advanceProfile(tx, profileId)
  return decision
}

/**
 * `completeSocialConnection` (E-01): saves the account. The state is valid once, for ten minutes, and only for the profile that started. If
 * the profile has the account already, the account gets its current figures. Throws `SOCIAL_ACCOUNT_ALREADY_CONNECTED` if another profile
 * has it (E-03), and `DTO_VALIDATION_ERROR` at `platform` if the profile has too many accounts.
 */
export async function completeConnection(
  deps: ConnectDeps,
  connector: Connector,
  input: CompleteSocialConnectionInput,
): Promise<SocialLinkRecord> {
  const { platform, code, state } = accept(completeSocialConnectionRules, input)
  const adapter = adapterOf(deps, platform)
  const { redirectUri, verifier } = await consume(deps, connector, platform, state)
  const { account, grant } = await fetchAccount(adapter, { code, redirectUri, verifier })
  const decision = await inTransaction(deps.db, (tx) =>
    saveAccount(tx, deps, connector.profileId, { platform, account, source: adapter.source, grant }),
  )
  // The grant for an account of another profile is not revoked, because that could end the grant of the other profile too.
  if (decision.problem && decision.problem.code !== accountTaken().code) await revokeGrant(deps, platform, grant)
  return changesOf(decision).link
}
