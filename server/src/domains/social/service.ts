import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import { dayAt } from '@wasla/contract/insights/days.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Viewer } from '../session/viewer.ts'
import { completeConnection, connect, letGo, removeAccount, type ConnectDeps } from './connect.ts'
import { type ProfileQuery, requireVisible } from '../profiles/service.ts'
import { accountsReady, shared, type AccountsAsked } from './accounts.ts'
import { measureDue, tellInvented } from './measure.ts'
import { refreshAccount } from './refresh.ts'
import { findNewest, findRange, forgetSnapshots } from './snapshots.ts'
import { findSocialLinks, forgetConnections } from './store.ts'

/** Accounts on other platforms (E-01 to E-04). */
export type SocialService = {
  mine(owner: Pick<Viewer, 'profileId'>): Promise<SocialLinkRecord[]>
  /** Those of a profile that anybody may see. Throws `PROFILE_NOT_FOUND`. */
  of(asked: ProfileQuery): Promise<SocialLinkRecord[]>
  connect(viewer: Viewer, input: ConnectSocialAccountInput, language: Language): Promise<ConnectSession>
  complete(viewer: Viewer, input: CompleteSocialConnectionInput): Promise<SocialLinkRecord>
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
  refresh(viewer: Viewer, id: string): Promise<SocialLinkRecord>
  /** The newest snapshot of each account, of those that tell of the audience where that is asked for. */
  newest(asked: AccountsAsked, part: { withAudience: boolean }): Promise<SnapshotRecord[]>
  /** The snapshots of accounts over a range of days, both ends included, without their audiences. */
  range(asked: AccountsAsked, days: { start: string; end: string }): Promise<SnapshotRecord[]>
  /** Gives back what platforms granted for a user's accounts, before the accounts are erased. */
  letGo(userId: string): Promise<void>
  /** One turn of what is measured by night (E-11). */
  measureDue(): Promise<void>
  /** Forgets connections that were begun and not finished in time, and snapshots nobody can ask for any more. */
  sweep(): Promise<void>
}

export function createSocialService(deps: ConnectDeps): SocialService {
  const tell = shared((links) => tellInvented(deps, links))
  return {
    mine: (viewer) => findSocialLinks(deps.db, viewer.profileId),
    of: async (asked) => {
      await requireVisible(deps.db, asked)
      return findSocialLinks(deps.db, asked.profileId)
    },
    connect: (viewer, input, language) => connect(deps, viewer, input, language),
    complete: (viewer, input) => completeConnection(deps, viewer, input),
    remove: (viewer, id) => removeAccount(deps, viewer, id),
    refresh: (viewer, id) => refreshAccount(deps, viewer, id),
    newest: async (asked, part) => findNewest(deps.db, await accountsReady(deps, asked, tell), part),
    range: async (asked, { start, end }) => findRange(deps.db, await accountsReady(deps, asked, tell), start, end),
    letGo: (userId) => letGo(deps, userId),
    measureDue: () => measureDue(deps),
    async sweep() {
      await forgetConnections(deps.db, deps.clock.now())
      await forgetSnapshots(deps.db, dayAt(deps.clock.now()))
    },
  }
}
