import { civilDate, isSameDay } from '@wasla/contract/platform/riyadh.ts'
import { linkModeOf } from '@wasla/contract/tracking/link-mode.ts'
import type { ArrivedClick } from '@wasla/contract/tracking/link-day.ts'
import type { Ids } from '#platform/ids.ts'
import { findOwnBrowsers, findParticipants, type ParticipantFacts, type Store } from '../stores/clicks.ts'
import type { Click } from './click.ts'

/** A link on one day, with its participant. */
export type LinkOfDay = { readonly facts: ParticipantFacts; readonly day: string }

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

/**
 * Returns the clicks whose participant has a link to a program that counts clicks, or that would count them if it were not on hold (L-02).
 * Leaves out all others.
 */
export async function findArrivals(store: Store, clicks: readonly Click[], { ids }: { ids: Pick<Ids, 'uuid'> }): Promise<Arrival[]> {
  const participants = new Map(clicks.map(({ programId, profileId }) => [nameOf({ programId, profileId }), { programId, profileId }]))
  const facts = new Map((await findParticipants(store, [...participants.values()])).map((found) => [nameOf(found), found]))
  const dayOf = dayNames()
  const links = new Map<ParticipantFacts, Map<string, LinkOfDay>>([...facts.values()].map((found) => [found, new Map()]))
  return clicks.flatMap((click): Arrival[] => {
    const found = facts.get(nameOf(click))
    const now = found ? linkModeOf(click.status ?? found.status) : 'none'
    const mode = now === 'pass' && click.wasOpen ? 'count' : now
    if (!found || mode === 'none' || mode === 'pass') return []
    const day = dayOf(click.at)
    const days = links.get(found)
    const link = days?.get(day) ?? { facts: found, day }
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
