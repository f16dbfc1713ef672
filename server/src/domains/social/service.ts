import type { CompleteSocialConnectionInput, ConnectSession, ConnectSocialAccountInput } from '@wasla/contract/generated/user-types.ts'
import type { SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Owner } from '@wasla/contract/showcase/record.ts'
import type { TypedAccount } from '@wasla/contract/social/accounts.ts'
import type { Connector } from '@wasla/contract/social/connect.ts'
import type { SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'
import { findUnseen, measuredAccounts, shared, type AccountFilter } from './accounts.ts'
import { completeConnection, startConnection, type ConnectDeps } from './connect.ts'
import { removeAccount, revokeGrants } from './disconnect.ts'
import { measureDue, sweepSocial } from './jobs.ts'
import { measureDemo } from './measure.ts'
import { refreshAccount } from './refresh.ts'
import { findLinksOfAll, findSocialLinks, hasSocialLinks } from './stores/links.ts'
import { findNewest, findRange } from './stores/snapshots.ts'
import { isAccountConnectedElsewhere, saveTypedLink } from './typed-link.ts'

export { measuredAccountsOf, newestSnapshotsOf, type MeasuredAccount } from './figures.ts'
export { isReturnAddress } from './return-address.ts'
export { socialLinkRow } from './stores/links.ts'

/** Accounts on other platforms (E-01 to E-04). */
export type SocialService = {
  own(owner: Pick<Connector, 'profileId'>): Promise<SocialLinkRecord[]>
  /** Throws `PROFILE_NOT_FOUND` for a profile that is not public. */
  of(profile: Owner): Promise<SocialLinkRecord[]>
  connect(connector: Connector, input: ConnectSocialAccountInput, language: Language): Promise<ConnectSession>
  complete(connector: Connector, input: CompleteSocialConnectionInput): Promise<SocialLinkRecord>
  remove(connector: Connector, id: string): Promise<{ id: string }>
  refresh(connector: Connector, id: string): Promise<SocialLinkRecord>
  /** Returns the newest snapshot of each account; with `withAudience`, the newest that has an audience. */
  newest(filter: AccountFilter, part: { withAudience: boolean }): Promise<SnapshotRecord[]>
  /** Returns the snapshots of accounts over a range of days, both ends included, without their audiences. */
  range(filter: AccountFilter, days: { start: string; end: string }): Promise<SnapshotRecord[]>
  /**
   * Measures some invented accounts of these profiles that were never measured, for callers that show accounts of several profiles
   * together.
   */
  measureUnseen(profileIds: readonly string[]): Promise<void>
  /** Revokes the platforms' grants for a user's accounts, before the accounts are erased. */
  revokeGrants(userId: string): Promise<void>
  /** Runs one turn of the nightly measurements (E-11). */
  measureDue(): Promise<void>
  /** Deletes expired connections, and snapshots older than any range that can be requested. */
  sweep(): Promise<void>
}

/** Returns the accounts of a profile, oldest first, in another domain's transaction. */
export const linksOf = (db: Database, profileId: string): Promise<SocialLinkRecord[]> => findSocialLinks(db, profileId)

/** Returns the accounts of several profiles. */
export const linksOfAll = (db: Database, profileIds: readonly string[]): Promise<SocialLinkRecord[]> => findLinksOfAll(db, profileIds)

/** Returns the sum of the followers of all accounts of a profile. */
export const reachOf = async (db: Database, profileId: string): Promise<number> =>
  (await findLinksOfAll(db, [profileId])).reduce((sum, { followers }) => sum + followers, 0)

/** Returns whether a profile has an account, in another domain's transaction. */
export const hasSocialLink = (tx: Database, profileId: string): Promise<boolean> => hasSocialLinks(tx, profileId)

/** Returns whether another profile has connected the account with this handle (E-03), in another domain's transaction. */
export const isConnectedElsewhere = (tx: Database, account: Omit<TypedAccount, 'url'> & { profileId: string }): Promise<boolean> =>
  isAccountConnectedElsewhere(tx, account)

/** Adds a link that was typed, in another domain's transaction. False if another profile has connected that account (E-03). */
export const addTypedLink = (tx: Database, link: TypedAccount & { id: string; profileId: string; now: number }): Promise<boolean> =>
  saveTypedLink(tx, link)

/** Functions of other domains. They are passed in, because those domains import this one. */
type Others = Pick<ConnectDeps, 'advanceProfile'> & { profiles: { requireVisible(profile: Owner): Promise<void> } }

export function createSocialService(deps: Omit<ConnectDeps, 'advanceProfile'>, { profiles, advanceProfile }: Others): SocialService {
  const { db } = deps
  const measure = shared((links) => measureDemo(deps, links))
  return {
    own: ({ profileId }) => findSocialLinks(db, profileId),
    async of(profile) {
      await profiles.requireVisible(profile)
      return findSocialLinks(db, profile.profileId)
    },
    connect: (connector, input, language) => startConnection(deps, connector, input, language),
    complete: (connector, input) => completeConnection({ ...deps, advanceProfile }, connector, input),
    remove: ({ profileId }, id) => removeAccount(deps, profileId, id),
    refresh: (connector, id) => refreshAccount(deps, connector, id),
    newest: async (filter, part) => findNewest(db, await measuredAccounts(deps, filter, measure), part),
    range: async (filter, { start, end }) => findRange(db, await measuredAccounts(deps, filter, measure), start, end),
    measureUnseen: async (profileIds) => measure(await findUnseen(db, profileIds)),
    revokeGrants: (userId) => revokeGrants(deps, userId),
    measureDue: () => measureDue(deps),
    sweep: () => sweepSocial(deps),
  }
}
