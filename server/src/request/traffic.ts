import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Deps } from '../deps.ts'
import { isCounted } from '../platform/counted-callers.ts'
import { leasedLimit } from '../platform/leased-limit.ts'

/** Counts expensive calls (Appendix D; the back office sets the limits). Each returns null, or the seconds to wait. */
export type Traffic = {
  /** Counts the cost of an operation of a session. Usually returns no promise, because every request is counted. */
  cost(sessionId: string, price: number): number | null | Promise<number | null>
  /** Counts an invitation, an answer to one, or a change of a membership or managed account. */
  change(profileId: string, address: string): Promise<number | null>
  /** Counts a call that moves money or changes where it goes, for its session and its network. */
  money(sessionId: string, address: string): Promise<number | null>
  /** Counts a search, or a list with a search term, for its session and its network. */
  search(sessionId: string, address: string): Promise<number | null>
  /** Counts a public profile that a network reads through the API. */
  publicProfile(address: string): Promise<number | null>
  /** Counts a public page that a network reads. Usually returns no promise. */
  publicPage(address: string): number | null | Promise<number | null>
  /** Counts a sitemap that a network reads. */
  sitemap(address: string): Promise<number | null>
}

/** Each sitemap lists ten thousand addresses: at this rate a crawler reads a million in ten minutes. */
const sitemapsPerAddress = { count: 10, window: 60 }

/** Units that a process leases at a time. Small, because unused units of a lease are lost and the smallest limits are low. */
const handful = 5
/** Units of cost that a process leases at a time. */
const costAtOnce = 5000

export function trafficLimits({ env, limits, clock, settings }: Pick<Deps, 'env' | 'limits' | 'clock' | 'settings'>): Traffic {
  const costs = leasedLimit(
    limits,
    clock,
    () => ({ ...sessionLimits.costPerToken, count: settings.get('traffic.costPerToken') }),
    costAtOnce,
  )
  const searches = leasedLimit(limits, clock, () => ({ count: settings.get('traffic.searchesPerToken'), window: 60 }), handful)
  const searchesOfNetworks = leasedLimit(limits, clock, () => sessionLimits.searchesPerAddress, handful)
  const profiles = leasedLimit(limits, clock, () => ({ count: settings.get('traffic.publicProfilesPerAddress'), window: 60 }), handful)
  const ofNetwork = (kind: string, address: string) => (isCounted(env, address) ? profiles(`${kind}:${address}`) : null)
  return {
    cost: (sessionId, price) => costs(`cost:${sessionId}`, price),
    change: async (profileId, address) =>
      (await limits.take(`changes:${profileId}`, sessionLimits.changesPerProfile, { whenDown: 'closed' })) ??
      (isCounted(env, address) ? limits.take(`changes:${address}`, sessionLimits.changesPerAddress, { whenDown: 'closed' }) : null),
    money: async (sessionId, address) =>
      (await limits.take(`money:${sessionId}`, { count: settings.get('wallet.callsPerMinute'), window: 60 }, { whenDown: 'closed' })) ??
      (isCounted(env, address) ? limits.take(`money:${address}`, sessionLimits.moneyPerAddress, { whenDown: 'closed' }) : null),
    search: async (sessionId, address) =>
      (await searches(`searches:${sessionId}`)) ?? (isCounted(env, address) ? searchesOfNetworks(`searches:${address}`) : null),
    publicProfile: async (address) => ofNetwork('profiles', address),
    sitemap: async (address) =>
      isCounted(env, address) ? limits.take(`sitemaps:${address}`, sitemapsPerAddress, { whenDown: 'open' }) : null,
    publicPage: (address) => ofNetwork('profile-pages', address),
  }
}
