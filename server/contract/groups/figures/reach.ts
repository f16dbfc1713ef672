import type { SocialLinkRecord } from '../../social/record.ts'

/** `Group.followers`: returns the followers of all accounts of the members, each account once (G-07). */
export const reachOf = (accounts: readonly Pick<SocialLinkRecord, 'id' | 'followers'>[]): number =>
  [...new Map(accounts.map(({ id, followers }) => [id, followers])).values()].reduce((total, followers) => total + followers, 0)
