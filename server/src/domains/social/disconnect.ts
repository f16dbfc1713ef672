import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideAccountRemoval } from '@wasla/contract/social/accounts.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Grant } from '../../providers/social/port.ts'
import { findGrant, grantSealer } from './grants.ts'
import { findGrantedLinks, findSocialLinks, removeLinks } from './stores/links.ts'

type DisconnectDeps = Pick<Deps, 'db' | 'ids' | 'env' | 'log' | 'platforms'>

const maxWait = 5_000

/** Revokes a grant at its platform. If the platform does not answer, only logs the failure; our copy is deleted anyway. */
export async function revokeGrant({ platforms, log }: Pick<DisconnectDeps, 'platforms' | 'log'>, platform: Platform, grant: Grant | null) {
  if (grant)
    await platforms[platform]
      ?.revoke(grant, AbortSignal.timeout(maxWait))
      .catch((error: unknown) => log.warn('A platform did not revoke its grant', { platform, error }))
}

/** Revokes the platforms' grants for a user's accounts, before the accounts are erased. */
export async function revokeGrants(deps: DisconnectDeps, userId: string): Promise<void> {
  const { db, env, ids } = deps
  const sealer = grantSealer(env, ids)
  const links = await findGrantedLinks(db, userId)
  await Promise.all(links.map(async ({ id, platform }) => revokeGrant(deps, platform, await findGrant(db, sealer, id))))
}

/**
 * `removeSocialLink`: removes an account of the profile with its grant, unless it is the last account (E-04). Throws
 * `SOCIAL_LINK_NOT_FOUND` and `USER_SOCIAL_PROFILE_BAD_REQUEST`. Locks the profile, so that two requests at once cannot remove the last two
 * accounts.
 */
export async function removeAccount(deps: DisconnectDeps, profileId: string, id: string): Promise<{ id: string }> {
  const { db, env, ids } = deps
  const { platform, grant } = await inTransaction(db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const link = changesOf(decideAccountRemoval(await findSocialLinks(tx, profileId), id))
    const found = await findGrant(tx, grantSealer(env, ids), link.id)
    await removeLinks(tx, profileId, [link.id])
    return { platform: link.platform, grant: found }
  })
  await revokeGrant(deps, platform, grant)
  return { id }
}
