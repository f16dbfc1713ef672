import {
  linkDay,
  mayNeedCase,
  type BegunHour,
  type LinkDayBefore,
  type LinkDayChanges,
  type NetworkCounts,
} from '@wasla/contract/tracking/link-day.ts'
import { isPerson } from '@wasla/contract/tracking/click.ts'
import { seenOf } from '@wasla/contract/tracking/network-case.ts'
import type { NetworkLimits } from '@wasla/contract/tracking/networks.ts'
import type { Ids } from '#platform/ids.ts'
import { beginVisits, findVisits, type Store } from '../stores/clicks.ts'
import {
  addToCases,
  addToDays,
  addToNetworks,
  findManagersOf,
  findNetworks,
  findOwnNetworks,
  lockCases,
  lockDays,
  type LinkDayKey,
} from '../stores/link-days.ts'
import type { Arrival, LinkOfDay } from './arrivals.ts'
import type { KnownContacts } from './shared-contacts.ts'

type Mutable = {
  -readonly [Key in keyof LinkDayBefore]: LinkDayBefore[Key]
} & {
  hours: Map<string, BegunHour>
  networks: Map<string, NetworkCounts>
  ownNetworks: Set<string>
  participantNetworks: Set<string>
  cases: Map<string, NonNullable<ReturnType<LinkDayBefore['cases']['get']>>>
}

const nameOf = ({ day, programId, profileId }: LinkDayKey) => `${day}\n${programId}\n${profileId}`
const keyOf = ({ day, facts: { programId, profileId } }: LinkOfDay): LinkDayKey => ({ day, programId, profileId })

const visitorsOf = (arrivals: readonly Arrival[]) =>
  new Set(arrivals.filter(({ signs }) => isPerson(signs)).map(({ click }) => click.visitor))

/** How many clicks each network has among these that it may matter for: machines and what was fetched ahead change nothing of a network. */
function networksOf(arrivals: readonly Arrival[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { click, signs } of arrivals)
    if (click.network && !signs.isBot && !signs.isPrefetch) counts.set(click.network, (counts.get(click.network) ?? 0) + 1)
  return counts
}

/** The days of the links that these clicks are on, locked until the end of the transaction, with what stands there before them. */
export async function lockLinkDays(
  store: Store,
  arrivals: readonly Arrival[],
  { limits, contacts }: { limits: NetworkLimits; contacts: KnownContacts },
) {
  const byLink = Map.groupBy(arrivals, ({ link }) => link)
  const before = new Map<string, Mutable>()
  const links = [...byLink].map(([link, own]) => ({ link, key: keyOf(link), visitors: visitorsOf(own), networks: networksOf(own) }))

  const begun = await lockDays(
    store,
    links.map(({ key }) => key),
  )
  const beginDay = (key: LinkDayKey, { clicks, invalid }: { clicks: number; invalid: number }): void => {
    const none = { ownNetworks: new Set<string>(), participantNetworks: new Set<string>(), cases: new Map() }
    before.set(nameOf(key), { clicks, invalid, hours: new Map(), networks: new Map(), ...none, sharesContact: false })
  }
  for (const { key } of links) beginDay(key, { clicks: 0, invalid: 0 })
  for (const { clicks, invalid, ...key } of begun) beginDay(key, { clicks, invalid })
  const of = (key: LinkDayKey): Mutable => {
    const found = before.get(nameOf(key))
    if (!found) throw new Error('The day of a link is not locked')
    return found
  }

  const visits = links.flatMap(({ key, visitors }) => [...visitors].map((visitor) => ({ ...key, visitor })))
  if (visits.length > 0)
    for (const { visitor, clickId, at, ...key } of await findVisits(store, visits)) of(key).hours.set(visitor, { clickId, at })

  const pairs = links.map(({ link: { facts } }) => ({ profileId: facts.profileId, ownerId: facts.ownerId }))
  const isShared = await contacts.sharing(store.tx, pairs)
  for (const { link, key } of links) of(key).sharesContact = isShared(link.facts)

  const networks = links.flatMap(({ key, networks: own }) => [...own.keys()].map((network) => ({ ...key, network })))
  if (networks.length > 0) {
    for (const { network, valid, invalid, ...key } of await findNetworks(store, networks)) of(key).networks.set(network, { valid, invalid })
    await markOwnNetworks()
    const suspect = links.flatMap(({ key, networks: own }) =>
      [...own].flatMap(([network, added]) => {
        const { networks: counts, ownNetworks } = of(key)
        return mayNeedCase(counts.get(network), ownNetworks.has(network), added, limits) ? [{ ...key, network }] : []
      }),
    )
    if (suspect.length > 0)
      for (const { network, status, reason, held, counted, ...key } of await lockCases(store, suspect))
        of(key).cases.set(network, { status, reason, seen: seenOf({ status, held, counted }) })
  }

  /** The participant, their managers and the owner of the program (Y-06), and where only the former were signed in (Y-07). */
  async function markOwnNetworks(): Promise<void> {
    const days = new Map(networks.map(({ day, network }) => [`${day}\n${network}`, { day, network }]))
    const own = Map.groupBy(await findOwnNetworks(store, [...days.values()]), ({ day, network }) => `${day}\n${network}`)
    if (own.size === 0) return
    const profiles = [...new Set(links.map(({ link }) => link.facts.profileId))]
    const managers = Map.groupBy(await findManagersOf(store, profiles), ({ profileId }) => profileId)
    for (const { link, key, networks: counts } of links) {
      const { participantUserId, ownerUserId, profileId } = link.facts
      const theirs = new Set([participantUserId, ...(managers.get(profileId) ?? []).map(({ userId }) => userId)])
      for (const network of counts.keys()) {
        const signedIn = own.get(`${key.day}\n${network}`) ?? []
        if (signedIn.some(({ userId }) => theirs.has(userId) || userId === ownerUserId)) of(key).ownNetworks.add(network)
        if (signedIn.length > 0 && signedIn.every(({ userId }) => theirs.has(userId))) of(key).participantNetworks.add(network)
      }
    }
  }

  return new Map(links.map(({ link, key }) => [link, linkDay(of(key), limits)]))
}

export type LockedDays = Awaited<ReturnType<typeof lockLinkDays>>

/** Writes what clicks changed of the days of their links, each row once. */
export async function saveLinkDays(store: Store, days: LockedDays, ids: Pick<Ids, 'uuid'>): Promise<void> {
  const changed = [...days].map(([link, day]): { key: LinkDayKey; changes: LinkDayChanges } => ({
    key: keyOf(link),
    changes: day.changes(),
  }))
  const visits = changed.flatMap(({ key, changes }) => [...changes.hours].map(([visitor, hour]) => ({ ...key, visitor, ...hour })))
  if (visits.length > 0) await beginVisits(store, visits)
  const networks = changed.flatMap(({ key, changes }) => [...changes.networks].map(([network, counts]) => ({ ...key, network, ...counts })))
  if (networks.length > 0) await addToNetworks(store, networks)
  const sums = changed.flatMap(({ key, changes: { clicks, invalid } }) => (clicks > 0 ? [{ ...key, clicks, invalid }] : []))
  if (sums.length > 0) await addToDays(store, sums)
  const held = changed.flatMap(({ key, changes }) =>
    [...changes.held].map(([network, { reason, count, at }]) => ({ ...key, network, id: ids.uuid(), reason, held: count, at })),
  )
  if (held.length > 0) await addToCases(store, held)
}
