import { sessionLimits } from '@wasla/contract/session/limits.ts'
import type { Deps } from '../deps.ts'
import { isCounted } from '../platform/counted-callers.ts'
import { leasedLimit } from '../platform/leased-limit.ts'

/** Counts of calls that cost more than most (Appendix D; the back office sets the limits). Each returns null, or the seconds to wait. */
export type Traffic = {
  /** The price of one more operation of a session. Nearly always returned without a promise, because every request is counted. */
  cost(sessionId: string, price: number): number | null | Promise<number | null>
  /** Another invitation, answer to one, or change of who belongs to whom. */
  change(profileId: string, address: string): Promise<number | null>
  /** Another call of one session, and of one network, that moves money or says where it goes. */
  money(sessionId: string, address: string): Promise<number | null>
  /** Another search of one session, in one network: its own and those of lists that are looked through by a term. */
  search(sessionId: string, address: string): Promise<number | null>
  /** Another public profile that one network asks the API for. */
  publicProfile(address: string): Promise<number | null>
  /** Another page of a public profile that one network reads. */
  publicPage(address: string): Promise<number | null>
  /** Another list of pages for search engines that one network reads. */
  sitemap(address: string): Promise<number | null>
}

/** Each list is ten thousand addresses; who follows them all reads a million in ten of these minutes. */
const sitemapsPerAddress = { count: 10, window: 60 }

/** Few at a time: what a process leaves unspent is lost, and the least figures of both settings are small. */
const handful = 5
/** Of what operations cost. */
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
  const ofNetwork = async (kind: string, address: string) => (isCounted(env, address) ? profiles(`${kind}:${address}`) : null)
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
    publicProfile: (address) => ofNetwork('profiles', address),
    sitemap: async (address) =>
      isCounted(env, address) ? limits.take(`sitemaps:${address}`, sitemapsPerAddress, { whenDown: 'open' }) : null,
    publicPage: (address) => ofNetwork('profile-pages', address),
  }
}
