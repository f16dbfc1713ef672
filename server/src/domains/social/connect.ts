import { createHmac } from 'node:crypto'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import {
  completeSocialConnectionRules,
  connectLimits,
  connectSocialAccountRules,
  mayBeginConnection,
  tooManyAccounts,
} from '@wasla/contract/social/connect.ts'
import type { Platform, SocialLinkRecord } from '@wasla/contract/social/record.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { inTransaction } from '#database/transaction.ts'
import { challengeOf } from '../../providers/social/demo-code.ts'
import { ConsentRefused, type Grant, type SocialPlatform } from '../../providers/social/port.ts'
import { advanceProfile } from '../verification/service.ts'
import { findGrant, grantSealer, keepGrant } from './grants.ts'
import { isReturnAddress } from './return-address.ts'
import { forgetTyped } from './typed-link.ts'
import { consumeConnection, findOwner, findSocialLinks, hasRoomFor, insertConnection, keepLink, removeLink, toRecord } from './store.ts'

export type ConnectDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'log' | 'platforms' | 'settings'>

const stateHash = (env: ConnectDeps['env'], state: string) =>
  createHmac('sha256', env.secrets.otp).update(`state of a connection\n${state}`).digest('base64url')

function adapterOf({ platforms }: ConnectDeps, platform: Platform): SocialPlatform {
  const adapter = platforms[platform]
  if (!adapter) throw new Problem('FEATURE_DISABLED')
  return adapter
}

/**
 * `connectSocialAccount` (E-01): where to consent, and the state that will come back. Throws `FEATURE_DISABLED` for a platform that is
 * not switched on, `DTO_VALIDATION_ERROR` at `redirectUri` for a page that is not ours, at `platform` where a profile has all it may have and
 * none of that platform to connect anew.
 */
export async function connect(
  deps: ConnectDeps,
  viewer: Viewer,
  input: ConnectSocialAccountInput,
  language: Language,
): Promise<ConnectSession> {
  const { platform, redirectUri } = accept(connectSocialAccountRules, input)
  const { db, clock, ids, env, limits } = deps
  if (!isReturnAddress(redirectUri, env)) throw invalidInput([{ path: 'redirectUri', rule: 'url' }])
  const adapter = adapterOf(deps, platform)
  if (!mayBeginConnection(await findSocialLinks(db, viewer.profileId), platform)) throw tooManyAccounts()
  await limits.enforce(`connect:${viewer.userId}`, connectLimits.perHour, { whenDown: 'closed' })
  const state = ids.secret(32)
  const verifier = ids.secret(48)
  await insertConnection(db, {
    state_hash: stateHash(env, state),
    user_id: viewer.userId,
    profile_id: viewer.profileId,
    platform,
    redirect_uri: redirectUri,
    verifier,
    created_at: clock.now(),
    expires_at: clock.now() + connectLimits.life * 1000,
    used_at: null,
  })
  return { authorizationUrl: adapter.authorizationUrl({ state, redirectUri, challenge: challengeOf(verifier), language }), state }
}

const longestWait = 10_000

async function askPlatform(adapter: SocialPlatform, answer: Parameters<SocialPlatform['account']>[0]) {
  try {
    return await adapter.account(answer, AbortSignal.timeout(longestWait))
  } catch (error) {
    throw error instanceof ConsentRefused ? invalidInput([{ path: 'code', rule: 'connectionExpired' }]) : error
  }
}

/**
 * `completeSocialConnection` (E-01): the state is good once, for ten minutes, and only for the profile that began. The same account
 * again on the same profile is looked at anew; on another profile it is `SOCIAL_ACCOUNT_ALREADY_CONNECTED` (E-03). One account more
 * than a profile may have is `DTO_VALIDATION_ERROR` at `platform`, however many were begun at once.
 */
export async function completeConnection(
  deps: ConnectDeps,
  viewer: Viewer,
  input: CompleteSocialConnectionInput,
): Promise<SocialLinkRecord> {
  const { platform, code, state } = accept(completeSocialConnectionRules, input)
  const { db, clock, ids, env } = deps
  const adapter = adapterOf(deps, platform)
  const { userId, profileId } = viewer
  const begun = await consumeConnection(db, { hash: stateHash(env, state), userId, profileId, platform }, clock.now())
  if (!begun) {
    deps.log.warn('A connection was not finished: its state is late, used or another’s', { platform, userId, profileId })
    throw invalidInput([{ path: 'state', rule: 'connectionExpired' }])
  }
  const { account, grant } = await askPlatform(adapter, { code, redirectUri: begun.redirect_uri, verifier: begun.verifier })
  const link: SocialLinkRecord = { id: ids.uuid(), profileId, platform, ...account, connectedAt: clock.now(), source: adapter.source }
  const kept = await inTransaction(db, async (tx) => {
    // Counted here and not where it was begun: any number may be begun at once.
    if (!(await findOwner(tx, link)) && !(await hasRoomFor(tx, link, connectLimits.accounts))) return null
    const found = await keepLink(tx, link)
    // Who passed the identity check without an account was waiting for this one (decisions C).
    if (found.profileId !== profileId) return found
    await forgetTyped(tx, { profileId, platform, handle: account.userName })
    if (grant) await keepGrant(tx, grantSealer(env, ids), found.id, grant, clock.now())
    await advanceProfile(tx, deps, profileId)
    return found
  })
  if (!kept) {
    await giveBack(deps, platform, grant)
    throw tooManyAccounts()
  }
  if (kept.profileId !== profileId) throw new Problem('SOCIAL_ACCOUNT_ALREADY_CONNECTED')
  return kept
}

const longestGoodbye = 5_000

/** Gives back what a platform granted. Where it does not answer, ours is gone all the same. */
async function giveBack({ platforms, log }: ConnectDeps, platform: Platform, grant: Grant | null): Promise<void> {
  if (grant)
    await platforms[platform]
      ?.revoke(grant, AbortSignal.timeout(longestGoodbye))
      .catch((error: unknown) => log.warn('A platform did not take its grant back', { platform, error }))
}

/** Gives back whatever platforms granted for a user's accounts, before the accounts are erased. */
export async function letGo(deps: ConnectDeps, userId: string): Promise<void> {
  const { db, env, ids } = deps
  const rows = await db
    .selectFrom('social_links')
    .innerJoin('social_grants', 'social_grants.link_id', 'social_links.id')
    .selectAll('social_links')
    .where('profile_id', 'in', (query) => query.selectFrom('profiles').select('id').where('user_id', '=', userId))
    .execute()
  const sealer = grantSealer(env, ids)
  await Promise.all(rows.flatMap(toRecord).map(async ({ id, platform }) => giveBack(deps, platform, await findGrant(db, sealer, id))))
}

/**
 * `removeSocialLink`: never the last one (E-04), nor anybody else's. What the platform granted is given back. Throws `SOCIAL_LINK_NOT_FOUND`, `USER_SOCIAL_PROFILE_BAD_REQUEST`.
 */
export async function removeAccount(deps: ConnectDeps, { profileId }: Viewer, given: string): Promise<{ id: string }> {
  const { db, env, ids } = deps
  const id = given.slice(0, 64)
  const removed = await inTransaction(db, async (tx) => {
    const grant = await findGrant(tx, grantSealer(env, ids), id)
    return { ...(await removeLink(tx, profileId, id)), grant }
  })
  if (removed.end !== 'removed') throw new Problem(removed.end === 'last' ? 'USER_SOCIAL_PROFILE_BAD_REQUEST' : 'SOCIAL_LINK_NOT_FOUND')
  await giveBack(deps, removed.platform, removed.grant)
  return { id }
}
