import { changesOf } from '@wasla/contract/common/decision.ts'
import { socialLinkMissing } from '@wasla/contract/social/accounts.ts'
import { connectionExpired, type Connector } from '@wasla/contract/social/connect.ts'
import { decideRefresh, refreshedAlready, refreshLimits } from '@wasla/contract/social/refresh.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import { ConsentRefused } from '../../providers/social/port.ts'
import { measureAccount, type MeasureDeps } from './measure.ts'
import { findForRefresh, replaceRefreshedAt } from './stores/links.ts'
import { findNewest } from './stores/snapshots.ts'

type RefreshDeps = MeasureDeps & Pick<Deps, 'limits'>

/**
 * `refreshSocialLink` (E-11): measures an account of the profile, once in six hours, else throws `RATE_LIMITED`. Throws
 * `SOCIAL_LINK_NOT_FOUND`, and `DTO_VALIDATION_ERROR` at `id` if the account must be connected again. A failed measurement does not count.
 */
export async function refreshAccount(deps: RefreshDeps, { userId, profileId }: Connector, id: string): Promise<SocialLinkRecord> {
  const { db, clock, limits } = deps
  const { state, refreshedAt } = changesOf(decideRefresh(await findForRefresh(db, profileId, id), clock.now()))
  await limits.enforce(`look-anew:${userId}`, refreshLimits.perHour, { whenDown: 'closed' })
  // Only one of several concurrent requests measures.
  if (!(await replaceRefreshedAt(db, id, state.refreshedAt, refreshedAt))) throw refreshedAlready(refreshedAt, refreshedAt)
  try {
    const [last] = await findNewest(db, [id], { withAudience: false })
    await measureAccount(deps, state.link, last ?? null)
  } catch (error) {
    await replaceRefreshedAt(db, id, refreshedAt, state.refreshedAt)
    throw error instanceof ConsentRefused ? connectionExpired('id') : error
  }
  const measured = await findForRefresh(db, profileId, id)
  if (!measured) throw socialLinkMissing()
  return measured.link
}
