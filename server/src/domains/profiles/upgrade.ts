import { reversionOutcome, type ReversionOutcome } from '@wasla/contract/admin/profiles.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { decideUpgrade } from '@wasla/contract/profiles/upgrade.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { resultOrThrow, type Verdict } from '#platform/verdict.ts'
import { endManagedAccounts, managesAnybody } from '../managed-accounts/service.ts'
import { findProfile, lockProfile } from './stores/profiles.ts'
import { insertFormerType, updateType } from './stores/types.ts'

type UpgradeDeps = Pick<Deps, 'db' | 'clock' | 'ids'>

/**
 * Changes the type of a person's profile. Links to the former address still work (D-03). Invitations between profiles that may no longer
 * manage each other end. Returns false if the type has been changed already.
 */
async function changeType(
  tx: Database,
  { clock, ids }: UpgradeDeps,
  profileId: string,
  from: ProfileType,
  to: ProfileType,
): Promise<boolean> {
  const changed = await updateType(tx, profileId, from, to)
  if (!changed) return false
  await endManagedAccounts(tx, { clock }, { profileId }, 'upgraded')
  if (changed.userNameKey !== null)
    await insertFormerType(tx, { id: ids.uuid(), profileId, type: from, userNameKey: changed.userNameKey, now: clock.now() })
  return true
}

/** `upgradeUser` (D-25): makes a networker an agent. Only one of several concurrent calls succeeds. */
export async function upgrade(deps: UpgradeDeps, viewer: Viewer, type: ProfileType): Promise<{ isActiveMembership: boolean }> {
  const { isActiveMembership } = changesOf(decideUpgrade({ type: viewer.profileType }, type))
  return resultOrThrow(
    await inTransaction(deps.db, async (tx): Promise<Verdict<{ isActiveMembership: boolean }>> => {
      if (!(await changeType(tx, deps, viewer.profileId, 'INFLUENCER', 'AGENT'))) return new Problem('NO_CHANGES_TO_UPDATE')
      await writeAudit(tx, deps, { actor: viewer.userId, action: 'profiles.upgraded', target: viewer.profileId })
      return { isActiveMembership }
    }),
  )
}

/** Makes an agent a networker again, in an admin's transaction. Refused while the agent manages anybody (D-24). */
export async function revertMembership(tx: Database, deps: UpgradeDeps, profileId: string): Promise<ReversionOutcome> {
  // Locks the profile, so that a networker's acceptance of this agent at the same moment either comes first or fails.
  const isAgent = (await lockProfile(tx, profileId, ['AGENT'])) !== undefined
  const outcome = reversionOutcome((await findProfile(tx, profileId)) ?? null, isAgent && (await managesAnybody(tx, profileId)))
  if (outcome !== 'reverted') return outcome
  return (await changeType(tx, deps, profileId, 'AGENT', 'INFLUENCER')) ? outcome : 'notAnAgent'
}
