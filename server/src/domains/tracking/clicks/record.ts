import { civilDate, isSameDay } from '@wasla/contract/platform/riyadh.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { decideClick, isInvalid, isWithinRepeat, uncountedBecause, type ClickSigns } from '@wasla/contract/tracking/click.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import type { ClickOrigin, ClickRecord } from '@wasla/contract/tracking/record.ts'
import { linkStanding, type LinkStanding } from '@wasla/contract/tracking/standing.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../../deps.ts'
import type { CountResults } from '../count-results.ts'
import {
  addToDays,
  addToVisitors,
  beginVisits,
  findOwnBrowsers,
  findParticipants,
  findVisits,
  insertClicks,
  type DayOfParticipant,
  type ParticipantFacts,
  type Store,
  type Visit,
} from '../stores/clicks.ts'
import type { Click } from './click.ts'

export type RecordDeps = Pick<Deps, 'dialect' | 'ids'> & {
  /** Who counts, in this order. */
  countResults: readonly CountResults[]
}

/** A click on its way, with the keys of what it is counted with. */
type Given = {
  click: Click & { id: string }
  day: string
  facts: ParticipantFacts
  standing: LinkStanding
  /** Of the participant. */
  link: string
  /** Of the visitor on this day. */
  caller: string
  /** Of the visitor on the participant's link on this day. */
  visit: string
  signs: ClickSigns
}

/** Clicks decided in one go. */
const atOnce = 500

const key = (...parts: readonly string[]) => parts.join('\n')

/** How many of each key there are, one by one. */
function counting() {
  const counts = new Map<string, number>()
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add: (name: string, count = 1) => void counts.set(name, (counts.get(name) ?? 0) + count),
    entries: () => [...counts],
  }
}

/** The day of each moment: of many in a row that are of one day it is written out once. */
function dayNames() {
  let last = { at: Number.NaN, day: '' }
  return (at: number): string => {
    if (!isSameDay(last.at, at)) last = { at, day: civilDate(at) }
    return last.day
  }
}

/** Those whose participant has a link to a program that counts, or would if it were not on hold (L-02). */
async function findGiven(store: Store, clicks: readonly Click[], { ids }: RecordDeps): Promise<Given[]> {
  const participants = new Map(clicks.map(({ programId, profileId }) => [key(programId, profileId), { programId, profileId }]))
  const facts = new Map(
    (await findParticipants(store, [...participants.values()])).map((found) => [key(found.programId, found.profileId), found]),
  )
  const dayOf = dayNames()
  return clicks.flatMap((click): Given[] => {
    const link = key(click.programId, click.profileId)
    const found = facts.get(link)
    const now = found ? linkStanding(click.status ?? found.status) : 'none'
    const standing = now === 'pass' && click.wasOpen ? 'count' : now
    if (!found || standing === 'none' || standing === 'pass') return []
    const day = dayOf(click.at)
    const signs = {
      isBot: click.isBot ?? false,
      isPrefetch: click.isPrefetch ?? false,
      isOwnBrowser: false,
      isRepeat: false,
      isCapped: standing === 'cap',
    }
    const caller = key(day, click.visitor)
    return [{ click: { ...click, id: click.id ?? ids.uuid() }, day, facts: found, standing, link, caller, visit: key(caller, link), signs }]
  })
}

const isPerson = ({ signs }: Given) => !signs.isBot && !signs.isPrefetch && !signs.isOwnBrowser
const visitorOf = ({ day, click }: Given) => ({ day, visitor: click.visitor })

async function markOwnBrowsers(store: Store, given: readonly Given[]): Promise<Given[]> {
  const callers = new Map(given.filter(isPerson).map((one) => [one.caller, visitorOf(one)]))
  const found = callers.size === 0 ? [] : await findOwnBrowsers(store, [...callers.values()])
  if (found.length === 0) return [...given]
  const owners = new Set(found.map(({ day, visitor, userId }) => key(day, visitor, userId)))
  return given.map((one) => {
    const isOwnBrowser = owners.has(key(one.caller, one.facts.participantUserId)) || owners.has(key(one.caller, one.facts.ownerUserId))
    return isOwnBrowser ? { ...one, signs: { ...one.signs, isOwnBrowser } } : one
  })
}

const asVisit = ({ click, day }: Given): Visit => ({
  day,
  visitor: click.visitor,
  programId: click.programId,
  profileId: click.profileId,
  clickId: click.id,
  at: click.at,
})

const visitKey = ({ day, visitor, programId, profileId }: Visit) => key(day, visitor, programId, profileId)

/** Which of these people were on the same link less than an hour before, one after the other in the order given (N-03). */
async function markRepeats(store: Store, given: readonly Given[]): Promise<Given[]> {
  const { repeatWindow } = clickLimits
  const people = given.filter(isPerson)
  // On hold nothing begins an hour: who comes again when the program goes on counts then.
  const first = new Map(
    people
      .filter(({ standing }) => standing === 'count')
      .toReversed()
      .map((one) => [one.visit, one]),
  )
  const capped = new Map(people.filter(({ standing }) => standing === 'cap').map((one) => [one.visit, one]))
  const found = capped.size === 0 ? [] : await findVisits(store, [...capped.values()].map(asVisit))
  const begun = first.size === 0 ? [] : await beginVisits(store, [...first.values()].map(asVisit), repeatWindow)
  // Those that one of these began are not begun before it comes.
  const others = begun.filter((visit) => visit.clickId !== first.get(visitKey(visit))?.click.id)
  const last = new Map([...found, ...others].map((visit) => [visitKey(visit), visit]))
  const moved = new Map<string, Visit>()
  const marked = given.map((one) => {
    if (!isPerson(one)) return one
    const before = last.get(one.visit)
    if (before && isWithinRepeat(one.click.at, before.at)) return { ...one, signs: { ...one.signs, isRepeat: true } }
    if (one.standing === 'count' && one.click.at > (before?.at ?? Number.NEGATIVE_INFINITY)) {
      last.set(one.visit, asVisit(one))
      if (one.click.id !== first.get(one.visit)?.click.id) moved.set(one.visit, asVisit(one))
    }
    return one
  })
  if (moved.size > 0) await beginVisits(store, [...moved.values()], repeatWindow)
  return marked
}

/** How many clicks each visitor had before these, of those that are people's. */
async function visitorsBefore(store: Store, given: readonly Given[]) {
  const added = counting()
  for (const one of given) if (isPerson(one)) added.add(one.caller)
  const named = new Map(given.map((one) => [one.caller, visitorOf(one)]))
  const rows = added.entries().flatMap(([name, clicks]) => {
    const visitor = named.get(name)
    return visitor ? [{ ...visitor, clicks }] : []
  })
  const before = counting()
  if (rows.length === 0) return before
  for (const { day, visitor, clicks } of await addToVisitors(store, rows)) {
    const name = key(day, visitor)
    before.add(name, clicks - added.of(name))
  }
  return before
}

/** How many clicks each participant had on each day before these, and how many of them were invalid. */
async function daysBefore(store: Store, given: readonly Given[]) {
  const days = new Map<string, DayOfParticipant>()
  for (const { click, day, link, signs } of given) {
    const reason = uncountedBecause(signs)
    if (reason === 'CAPPED') continue
    const name = key(day, link)
    const { clicks, invalid } = days.get(name) ?? { clicks: 0, invalid: 0 }
    days.set(name, {
      day,
      programId: click.programId,
      profileId: click.profileId,
      clicks: clicks + 1,
      invalid: invalid + (isInvalid(reason) ? 1 : 0),
    })
  }
  const before = { clicks: counting(), invalid: counting() }
  if (days.size === 0) return before
  for (const { day, programId, profileId, clicks, invalid } of await addToDays(store, [...days.values()])) {
    const name = key(day, programId, profileId)
    before.clicks.add(name, clicks - (days.get(name)?.clicks ?? 0))
    before.invalid.add(name, invalid - (days.get(name)?.invalid ?? 0))
  }
  return before
}

/** Decides one after the other, each with what was before it. */
async function decideAll(store: Store, given: readonly Given[]): Promise<(ClickRecord & ClickOrigin)[]> {
  const visitors = await visitorsBefore(store, given)
  const days = await daysBefore(store, given)
  return given.map((one) => {
    const { click, day, link, caller, signs } = one
    const { id, programId, profileId, at, channel, country, visitor, network = null, browser = null } = click
    const reason = uncountedBecause(signs)
    const name = key(day, link)
    if (isPerson(one)) visitors.add(caller)
    if (reason !== 'CAPPED') days.clicks.add(name)
    if (isInvalid(reason)) days.invalid.add(name)
    const decision = decideClick(signs, {
      visitorClicks: visitors.of(caller),
      participantClicks: days.clicks.of(name),
      participantInvalid: days.invalid.of(name),
    })
    return { id, programId, profileId, at, channel, country, visitor, ...decision, network, browser }
  })
}

/** What counts is told of a new click. */
const changeOf = ({ id, programId, profileId, at, channel, country, visitor, status, reason }: ClickRecord): ResultChange => ({
  kind: 'CLICK',
  id,
  programId,
  profileId,
  at,
  channel,
  country,
  visitor,
  from: null,
  to: status,
  reason,
  amount: 0,
})

/**
 * Writes clicks in the transaction given, decided by the rules of N-03 and N-14, and has them counted in it; answers what became of
 * each. Clicks of no link, and of programs that neither count nor cap (L-02), are not written and not in the answer. They are taken in the
 * order given, which is that of their moments. For everything that makes clicks: visitors, the seed of the demonstration, simulated traffic.
 */
export async function recordClicks(tx: Database, deps: RecordDeps, clicks: readonly Click[]): Promise<ClickRecord[]> {
  const store = { tx, dialect: deps.dialect }
  const written: ClickRecord[] = []
  for (let from = 0; from < clicks.length; from += atOnce) {
    const given = await findGiven(store, clicks.slice(from, from + atOnce), deps)
    if (given.length === 0) continue
    const records = await decideAll(store, await markRepeats(store, await markOwnBrowsers(store, given)))
    await insertClicks(store, records)
    const changes = records.map(changeOf)
    for (const count of deps.countResults) await count(tx, changes)
    written.push(...records)
  }
  return written
}
