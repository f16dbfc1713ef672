import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import { refreshLimits, refreshWait } from '@wasla/contract/social/refresh.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { ConsentRefused } from '../../providers/social/port.ts'
import { measureAccount, type MeasureDeps } from './measure.ts'
import { findNewest } from './snapshots.ts'
import { toRecord } from './store.ts'

type RefreshDeps = MeasureDeps & Pick<Deps, 'limits'>

/**
 * `refreshSocialLink` (E-11): looks at one's own account anew, once in six hours; else `RATE_LIMITED`. Throws `SOCIAL_LINK_NOT_FOUND`,
 * and `DTO_VALIDATION_ERROR` at `id` for an account that has to be connected again. What fails does not count.
 */
export async function refreshAccount(deps: RefreshDeps, viewer: Viewer, id: string): Promise<SocialLinkRecord> {
  const { db, clock, limits } = deps
  const own = () => db.selectFrom('social_links').selectAll().where('id', '=', id.slice(0, 64)).where('profile_id', '=', viewer.profileId)
  const row = await own().executeTakeFirst()
  const [link] = row ? toRecord(row) : []
  if (!row || !link) throw new Problem('SOCIAL_LINK_NOT_FOUND')
  const now = clock.now()
  const refuse = (refreshedAt: number | null) => new Problem('RATE_LIMITED', { retryAfter: Math.max(1, refreshWait(refreshedAt, now)) })
  if (refreshWait(row.refreshed_at, now) > 0) throw refuse(row.refreshed_at)
  await limits.enforce(`look-anew:${viewer.userId}`, refreshLimits.perHour, { whenDown: 'closed' })
  const set = (to: number | null, from: number | null) =>
    db
      .updateTable('social_links')
      .set({ refreshed_at: to })
      .where('id', '=', link.id)
      .where('refreshed_at', from === null ? 'is' : '=', from)
      .executeTakeFirst()
  // Of several at once one asks the platform.
  if (Number((await set(now, row.refreshed_at)).numUpdatedRows) === 0) throw refuse(now)
  try {
    const [last] = await findNewest(db, [link.id], { withAudience: false })
    await measureAccount(deps, link, last ?? null)
  } catch (error) {
    await set(row.refreshed_at, now)
    throw error instanceof ConsentRefused ? invalidInput([{ path: 'id', rule: 'connectionExpired' }]) : error
  }
  const [fresh] = toRecord(await own().executeTakeFirstOrThrow(() => new Problem('SOCIAL_LINK_NOT_FOUND')))
  return fresh ?? link
}
