import { linkDay, mayNeedCase, type LinkDayBefore, type NetworkCounts } from '@wasla/contract/tracking/link-day.ts'
import { isPerson } from '@wasla/contract/tracking/click.ts'
import { seenOf } from '@wasla/contract/tracking/network-case.ts'
import type { NetworkLimits } from '@wasla/contract/tracking/networks.ts'
import { eventOf } from '@wasla/contract/tracking/events.ts'
import { isInOutage, isOutageNetwork, networkNamed, outageNetwork } from '@wasla/contract/tracking/outage-time.ts'
import type { Ids } from '#platform/ids.ts'
import { addToVisits, findVisits, lockVisitors, type Store } from '../stores/clicks.ts'
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
import { visitorName, type Arrival, type LinkOfDay } from './arrivals.ts'
import type { ContactCache } from './shared-contacts.ts'

type Mutable = {
  -readonly [Key in keyof LinkDayBefore]: LinkDayBefore[Key]
} & {
  hours: Map<string, number>
  networks: Map<string, NetworkCounts>
  ownNetworks: Set<string>
  participantNetworks: Set<string>
  cases: Map<string, NonNullable<ReturnType<LinkDayBefore['cases']['get']>>>
}

/** Returns whether a program pays for clicks, and not for what the brand’s systems report. */
const paysForClicks = ({ facts }: LinkOfDay): boolean => eventOf(facts.objectiveType) === null

const nothingYet = (link: LinkOfDay): Mutable => ({
  clicks: 0,
  invalid: 0,
  hours: new Map(),
  networks: new Map(),
  ownNetworks: new Set(),
  participantNetworks: new Set(),
  cases: new Map(),
  sharesContact: false,
  paysForClicks: paysForClicks(link),
  outages: link.outages,
})

const keyOf = ({ day, facts: { programId, profileId } }: LinkOfDay): LinkDayKey => ({ day, programId, profileId })
const nameOf = ({ day, programId, profileId }: LinkDayKey) => `${day}\n${programId}\n${profileId}`
const linkName = (day: string, link: string) => `${day}\n${link}`

/** Returns whether a click came during an outage of the brand’s page. */
export const isOfOutage = ({ click, link }: Arrival): boolean => isInOutage(click.at, link.outages)

/** Counts these clicks by visitor. Leaves out clicks that are not of persons. Clicks during an outage are counted as none. */
function visitorsOf(arrivals: readonly Arrival[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const arrival of arrivals) {
    const { visitor } = arrival.click
    if (isPerson(arrival.signs)) counts.set(visitor, (counts.get(visitor) ?? 0) + (isOfOutage(arrival) ? 0 : 1))
  }
  return counts
}

/**
 * Counts these clicks by network. Clicks during an outage have another name (see `outageNetwork`) if the program pays for clicks, else they
 * are left out. Bots and prefetches are left out too: they do not count for a network.
 */
function networksOf(arrivals: readonly Arrival[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const arrival of arrivals) {
    const { network } = arrival.click
    if (!network || arrival.signs.isBot || arrival.signs.isPrefetch) continue
    const isDown = isOfOutage(arrival)
    if (isDown && !paysForClicks(arrival.link)) continue
    const name = isDown ? outageNetwork(network) : network
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Returns a function that looks up the previous state of a link's day by name. It throws if that day is not locked. */
function byName<Link extends { before: Mutable }>(links: readonly Link[], nameIn: (link: Link) => string) {
  const all = new Map(links.map((link) => [nameIn(link), link.before]))
  return (name: string): Mutable => {
    const found = all.get(name)
    if (!found) throw new Error('The day of a link is not locked')
    return found
  }
}

/**
 * Locks the days of the links of these clicks until the transaction ends. Returns the state of these days before the clicks and, by visitor
 * (`visitorName`), the number of earlier clicks on all links that day. Locks days first, then cases of networks, then visitors.
 */
export async function lockLinkDays(
  store: Store,
  arrivals: readonly Arrival[],
  { limits, contacts }: { limits: NetworkLimits; contacts: ContactCache },
) {
  const links = [...Map.groupBy(arrivals, ({ link }) => link)].map(([link, own]) => ({
    link,
    key: keyOf(link),
    visitors: visitorsOf(own),
    networks: networksOf(own),
    before: nothingYet(link),
  }))
  const ofParticipant = byName(links, ({ key }) => nameOf(key))
  const ofLink = byName(links, ({ link: { day, facts } }) => linkName(day, facts.code))

  const stored = await lockDays(
    store,
    links.map(({ key }) => key),
  )
  for (const { clicks, invalid, ...key } of stored) Object.assign(ofParticipant(nameOf(key)), { clicks, invalid })

  const pairs = links.map(({ link: { facts } }) => ({ profileId: facts.profileId, ownerId: facts.ownerId }))
  const isShared = await contacts.sharing(store.tx, pairs)
  for (const { link, before } of links) before.sharesContact = isShared(link.facts)

  const networks = links.flatMap(({ link: { day, facts }, networks: own }) =>
    [...own.keys()].map((network) => ({ day, link: facts.code, network })),
  )
  if (networks.length > 0) {
    for (const { day, link, network, valid, invalid } of await findNetworks(store, networks))
      ofLink(linkName(day, link)).networks.set(network, { valid, invalid })
    await markOwnNetworks()
    const suspect = links.flatMap(({ key, networks: own, before }) =>
      [...own].flatMap(([network, added]) =>
        !isOutageNetwork(network) && mayNeedCase(before.networks.get(network), before.ownNetworks.has(network), added, limits)
          ? [{ ...key, network }]
          : [],
      ),
    )
    if (suspect.length > 0)
      for (const { network, status, reason, held, counted, ...key } of await lockCases(store, suspect))
        ofParticipant(nameOf(key)).cases.set(network, { status, reason, seen: seenOf({ status, held, counted }) })
  }

  const clicksBefore = new Map<string, number>()
  const visits = links.flatMap(({ link: { day, facts }, visitors }) =>
    [...visitors.keys()].map((visitor) => ({ day, visitor, link: facts.code })),
  )
  if (visits.length > 0) {
    await lockVisitors(store, [...new Map(visits.map((visit) => [visitorName(visit.day, visit.visitor), visit])).values()])
    for (const { day, visitor, link, visitorClicks, hourAt } of await findVisits(store, visits)) {
      clicksBefore.set(visitorName(day, visitor), visitorClicks)
      if (hourAt !== null) ofLink(linkName(day, link)).hours.set(visitor, hourAt)
    }
  }

  /**
   * Marks the networks on which the participant, their managers or the program’s owner were signed in (Y-06). Also marks the networks on
   * which only the participant and their managers were signed in (Y-07).
   */
  async function markOwnNetworks(): Promise<void> {
    const days = new Map(networks.map(({ day, network }) => [`${day}\n${networkNamed(network)}`, { day, network: networkNamed(network) }]))
    const own = Map.groupBy(await findOwnNetworks(store, [...days.values()]), ({ day, network }) => `${day}\n${network}`)
    if (own.size === 0) return
    const profiles = [...new Set(links.map(({ link }) => link.facts.profileId))]
    const managers = Map.groupBy(await findManagersOf(store, profiles), ({ profileId }) => profileId)
    for (const { link, networks: counts, before } of links) {
      const { participantUserId, ownerUserId, profileId } = link.facts
      const theirs = new Set([participantUserId, ...(managers.get(profileId) ?? []).map(({ userId }) => userId)])
      for (const network of counts.keys()) {
        const signedIn = own.get(`${link.day}\n${networkNamed(network)}`) ?? []
        if (signedIn.some(({ userId }) => theirs.has(userId) || userId === ownerUserId)) before.ownNetworks.add(network)
        if (signedIn.length > 0 && signedIn.every(({ userId }) => theirs.has(userId))) before.participantNetworks.add(network)
      }
    }
  }

  return { days: new Map(links.map(({ link, visitors, before }) => [link, { day: linkDay(before, limits), visitors }])), clicksBefore }
}

export type LockedDays = Awaited<ReturnType<typeof lockLinkDays>>['days']

/** Saves how clicks changed the days of their links, each row once. */
export async function saveLinkDays(store: Store, days: LockedDays, ids: Pick<Ids, 'uuid'>): Promise<void> {
  const changed = [...days].map(([link, { day, visitors }]) => ({ link, visitors, changes: day.changes() }))
  const visits = changed.flatMap(({ link: { day, facts }, visitors, changes: { hours } }) =>
    [...visitors].map(([visitor, clicks]) => ({ day, visitor, link: facts.code, clicks, hourAt: hours.get(visitor) ?? null })),
  )
  if (visits.length > 0) await addToVisits(store, visits)
  const networks = changed.flatMap(({ link: { day, facts }, changes }) =>
    [...changes.networks].map(([network, { valid, invalid }]) => ({ day, link: facts.code, network, valid, invalid })),
  )
  if (networks.length > 0) await addToNetworks(store, networks)
  const sums = changed.flatMap(({ link, changes: { clicks, invalid } }) => (clicks > 0 ? [{ ...keyOf(link), clicks, invalid }] : []))
  if (sums.length > 0) await addToDays(store, sums)
  const held = changed.flatMap(({ link, changes }) =>
    [...changes.held].map(([network, { reason, count, at }]) => ({ ...keyOf(link), network, id: ids.uuid(), reason, held: count, at })),
  )
  if (held.length > 0) await addToCases(store, held)
}
