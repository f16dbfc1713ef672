import { civilDate, isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { linkModeOf } from '@wasla/contract/tracking/link-mode.ts'
import type { ArrivedClick } from '@wasla/contract/tracking/link-day.ts'
import type { OutageTime } from '@wasla/contract/tracking/outage-time.ts'
import type { Ids } from '#platform/ids.ts'
import { findOwnBrowsers, findParticipants, type ParticipantFacts, type Store } from '../stores/clicks.ts'
import { findOutageTimes } from '../stores/outage-times.ts'
import type { Click } from './click.ts'

/** A link on one day, with its participant, and the outages of the brand’s page. */
export type LinkOfDay = { readonly facts: ParticipantFacts; readonly day: string; readonly outages: readonly OutageTime[] }

/** A click that is still to be decided. */
export type Arrival = {
  readonly click: Click & { id: string }
  readonly link: LinkOfDay
  /** Facts about the sender of the click. They change once own browsers are found. */
  readonly signs: ArrivedClick['signs']
}

/** Returns a function that gives the day of a time. Consecutive times of one day are formatted only once. */
function dayNames() {
  let last = { at: Number.NaN, day: '' }
  return (at: number): string => {
    if (!isSameDay(last.at, at)) last = { at, day: civilDate(at) }
    return last.day
  }
}

const nameOf = ({ programId, profileId }: { programId: string; profileId: string }) => `${programId}\n${profileId}`

/** Milliseconds before the first click for which outages are read: a repeat may belong to an hour that began then. */
const before = 3_600_000

/**
 * Returns the outages during or shortly before these clicks, by program. Reads nothing more if no program has one, which is usual.
 */
async function outagesOf(store: Store, facts: readonly ParticipantFacts[], clicks: readonly Click[]): Promise<Map<string, OutageTime[]>> {
  const since = clicks.reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY) - before
  const down = facts.filter(({ failingSince, downUntil }) => failingSince !== null || (downUntil !== null && downUntil > since))
  if (down.length === 0) return new Map()
  const found = await findOutageTimes(store.tx, [...new Set(down.map(({ programId }) => programId))], since)
  return Map.groupBy(found, ({ programId }) => programId)
}

/**
 * Returns the clicks whose participant has a link to a program that counts clicks, or that would count them if it were not on hold (L-02).
 * Leaves out all others.
 */
export async function findArrivals(store: Store, clicks: readonly Click[], { ids }: { ids: Pick<Ids, 'uuid'> }): Promise<Arrival[]> {
  const participants = new Map(clicks.map(({ programId, profileId }) => [nameOf({ programId, profileId }), { programId, profileId }]))
  const facts = new Map((await findParticipants(store, [...participants.values()])).map((found) => [nameOf(found), found]))
  const outages = await outagesOf(store, [...facts.values()], clicks)
  const dayOf = dayNames()
  const links = new Map<ParticipantFacts, Map<string, LinkOfDay>>([...facts.values()].map((found) => [found, new Map()]))
  return clicks.flatMap((click): Arrival[] => {
    const found = facts.get(nameOf(click))
    const now = found ? linkModeOf(click.status ?? found.status) : 'none'
    const mode = now === 'pass' && click.wasOpen ? 'count' : now
    if (!found || mode === 'none' || mode === 'pass') return []
    const day = dayOf(click.at)
    const days = links.get(found)
    const link = days?.get(day) ?? { facts: found, day, outages: outages.get(found.programId) ?? [] }
    days?.set(day, link)
    const { isBot = false, isPrefetch = false } = click
    const signs = { isBot, isPrefetch, isOwnBrowser: false, isCapped: mode === 'cap' }
    return [{ click: click.id === undefined ? { ...click, id: ids.uuid() } : { ...click, id: click.id }, link, signs }]
  })
}

/** Returns a key that is unique for a visitor of a day. */
export const visitorName = (day: string, visitor: string) => `${day}\n${visitor}`

/** Marks the clicks that came from browsers of the participant or of the program’s owner (N-03). */
export async function markOwnBrowsers(store: Store, arrivals: readonly Arrival[]): Promise<readonly Arrival[]> {
  const people = arrivals.filter(({ signs }) => !signs.isBot && !signs.isPrefetch)
  const visitors = new Map(people.map(({ link: { day }, click: { visitor } }) => [visitorName(day, visitor), { day, visitor }]))
  const found = visitors.size === 0 ? [] : await findOwnBrowsers(store, [...visitors.values()])
  if (found.length === 0) return arrivals
  const users = Map.groupBy(found, ({ day, visitor }) => visitorName(day, visitor))
  return arrivals.map((arrival) => {
    const { day, facts } = arrival.link
    const isOwnBrowser =
      users
        .get(visitorName(day, arrival.click.visitor))
        ?.some(({ userId }) => userId === facts.participantUserId || userId === facts.ownerUserId) ?? false
    return isOwnBrowser ? { ...arrival, signs: { ...arrival.signs, isOwnBrowser } } : arrival
  })
}
