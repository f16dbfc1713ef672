import { decideInvitation, managedAccountConflict } from '@wasla/contract/managed-accounts/invitation.ts'
import { managerTypes } from '@wasla/contract/managed-accounts/policy.ts'
import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { notify } from '../notifications/service.ts'
import { findOpenTalents, insertManagedAccount } from './store.ts'

export type InviteDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'settings'> & {
  /** The function needed of profiles. It is passed in because profiles import this domain. */
  profiles: {
    /** Locks a profile if it has one of these types, and returns its state. */
    lock(tx: Database, id: string, types: readonly ProfileType[]): Promise<{ type: ProfileType; status: ProfileStatus } | undefined>
  }
}

/**
 * Limits of one manager's invitations: in a minute, and to one networker in a day, so that nobody is invited again and again. Windows are
 * in seconds.
 */
const perManager = { count: 30, window: 60 }
const perPair = { count: 5, window: 24 * 3600 }

/** Locks both profiles, so that neither changes its type before the commit, and a manager's invitations are counted one after the other. */
async function inviteWithin(tx: Database, deps: InviteDeps, managerId: string, talentId: string): Promise<Verdict<ManagedAccountRecord>> {
  const { clock, ids, limits, profiles, settings } = deps
  const take = (key: string, rule: typeof perPair) => limits.take(key, rule, { whenDown: 'closed', within: tx })
  const state = {
    manager: (await profiles.lock(tx, managerId, managerTypes)) ?? null,
    retryAfter: await take(`talents:${managerId}`, perManager),
    talent: (await profiles.lock(tx, talentId, ['INFLUENCER'])) ?? null,
    open: await findOpenTalents(tx, managerId),
  }
  const at = { id: ids.uuid(), now: clock.now(), max: settings.get('talents.perManager') }
  const { problem, changes } = decideInvitation(state, { managerId, talentId }, at)
  if (problem) return problem
  // Only invitations that pass the rules count towards the daily limit.
  const retryAfter = await take(`talents:${managerId}:${talentId}`, perPair)
  if (retryAfter !== null) return new Problem('RATE_LIMITED', { retryAfter })
  await insertManagedAccount(tx, changes.account)
  await notify(tx, deps, changes.notification)
  return changes.account
}

/** Implements the mutation `inviteManagedAccount` (D-20, D-21). */
export async function invite(deps: InviteDeps, { profileId }: Viewer, talentId: string): Promise<ManagedAccountRecord> {
  try {
    return resultOrThrow(await inTransaction(deps.db, (tx) => inviteWithin(tx, deps, profileId, talentId)))
  } catch (error) {
    throw isClash(error) ? managedAccountConflict() : error
  }
}
