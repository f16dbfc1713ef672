import type { ResultChange } from '../../../tracking/change.ts'
import type { ReportedConversion } from '../../../tracking/conversion-body.ts'
import {
  isBrowsersClick,
  isBrowsersConversion,
  visitorClicksOf,
  visitorConversionsOf,
  type JudgedConversion,
  type RiskFacts,
} from '../../../tracking/conversion-risk.ts'
import type { CountingProgram } from '../../../tracking/counting-program.ts'
import { decideConversion, type ConversionState } from '../../../tracking/decide-conversion.ts'
import { decideReplacement, decideRepeat, replaces } from '../../../tracking/decide-repeat.ts'
import { linkDay } from '../../../tracking/link-day.ts'
import { caseWithHeld, seenOf } from '../../../tracking/network-case.ts'
import type { ClickSigns } from '../../../tracking/click.ts'
import type { ConversionRecord, ConversionWay } from '../../../tracking/record.ts'
import { decideTrial, isTrial } from '../../../tracking/trial.ts'
import { decideCounting } from '../../../tracking/waiting.ts'
import { count } from './count.ts'
import { dayOf, limits, linkDayOf, nextId, owner, programId, terms, type Participant, type SeenClick, type World } from './state.ts'

/** One opening of a link. */
export type Opening = {
  readonly link: Participant
  readonly visitor: string
  readonly network: string
  readonly isHonest: boolean
  readonly signs?: Partial<Omit<ClickSigns, 'isRepeat'>>
}

export const countingProgram = ({ sample, retiredAt }: World): CountingProgram => ({
  id: programId,
  profileId: owner,
  status: retiredAt === null ? 'Active' : 'Retired',
  objectiveType: sample.objective,
  retiredAt,
})

/** The networks on which the liar was signed in. */
const ownNetworks = new Set(['liars-home'])

/** Opens a link (L-02, N-03, Y-06 to Y-08). */
export function open(world: World, { link, visitor, network, isHonest, signs = {} }: Opening): void {
  if (world.retiredAt !== null) return
  const day = dayOf(world)
  const before = linkDayOf(world, link, day)
  const seen = `${visitor} ${day}`
  const visitorClicks = (world.visitors.get(seen) ?? 0) + 1
  world.visitors.set(seen, visitorClicks)
  const ofDay = world.cases.filter((one) => one.link === link && one.day === day)
  const decider = linkDay(
    {
      ...before,
      ownNetworks: link === 'liar' ? ownNetworks : new Set(),
      participantNetworks: link === 'liar' ? ownNetworks : new Set(),
      cases: new Map(ofDay.map((one) => [one.network, { status: one.status, reason: one.reason, seen: seenOf(one) }])),
      sharesContact: world.sharing.has(link),
    },
    limits,
  )
  const id = nextId(world)
  const known = { isBot: false, isPrefetch: false, isOwnBrowser: false, isCapped: false, ...signs }
  const standing = decider.decide({ id, at: world.now, visitor, network, signs: known, visitorClicks })
  const changes = decider.changes()
  before.clicks += changes.clicks
  before.invalid += changes.invalid
  for (const [who, hour] of changes.hours) before.hours.set(who, hour)
  for (const [where, { valid, invalid }] of changes.networks) {
    const so = before.networks.get(where) ?? { valid: 0, invalid: 0 }
    before.networks.set(where, { valid: so.valid + valid, invalid: so.invalid + invalid })
  }
  for (const [where, held] of changes.held) {
    const found = ofDay.find((one) => one.network === where)
    const so = caseWithHeld(found ?? null, held)
    if (found) Object.assign(found, so)
    else world.cases.push({ link, day, network: where, ...so })
  }
  const click: SeenClick = {
    ...{ id, programId, profileId: link, at: world.now, channel: 'TIKTOK', country: 'SA', visitor, network, isHonest },
    ...standing,
  }
  world.clicks.push(click)
  count(world, [clickChange(click, null)])
}

export const clickChange = (click: SeenClick, from: ResultChange['from'], fromReason: ResultChange['reason'] = null): ResultChange => ({
  kind: 'CLICK',
  ...{ id: click.id, programId, profileId: click.profileId, at: click.at, channel: click.channel, country: click.country },
  ...{ visitor: click.visitor, from, to: click.status, reason: click.reason, fromReason, amount: 0 },
})

function factsOf(world: World, click: SeenClick, { occurredAt, ...judged }: JudgedConversion & { readonly occurredAt: number }): RiskFacts {
  const day = linkDayOf(world, click.profileId, dayOf({ now: click.at }))
  let clicks = 0
  for (const one of world.clicks) if (isBrowsersClick(one, click) && dayOf({ now: one.at }) === dayOf({ now: click.at })) clicks += 1
  let conversions = 0
  for (const one of world.conversions.values()) if (isBrowsersConversion(one, click, judged)) conversions += 1
  return {
    visitorClicks: visitorClicksOf(click, clicks),
    participantClicks: day.clicks,
    participantInvalid: day.invalid,
    seconds: (occurredAt - click.at) / 1000,
    visitorConversions: visitorConversionsOf(conversions),
    sharesContact: world.sharing.has(click.profileId),
  }
}

const clickOf = ({ clicks }: World, id: string) => clicks.find((one) => one.id === id) ?? null

function stateOf(world: World, clickId: string, before: ConversionRecord | null): ConversionState {
  const click = clickOf(world, clickId)
  const facts =
    click && click.status !== 'Rejected'
      ? factsOf(world, click, { id: before?.id ?? null, receivedAt: world.now, occurredAt: world.now })
      : null
  return { program: countingProgram(world), click, facts, wait: terms.wait[world.sample.objective] }
}

export type Report = { readonly clickId: string; readonly number: string; readonly way: ConversionWay; readonly amount?: number }

/** A report at one of the entries, as the server takes it (N-06 to N-11, Y-01 to Y-04). */
export function report(world: World, { clickId, number, way, amount = 24_990 }: Report): void {
  const reported: ReportedConversion = { clickId, event: 'SALE', externalId: number, amount, occurredAt: null, isReversed: false }
  const stamp = { reported, way, now: world.now, id: nextId(world) }
  if (isTrial(clickId)) {
    const { refusal } = decideTrial({ program: countingProgram(world), before: null, isAllowed: false }, stamp)
    if (!refusal) world.faults.push('A trial of a stranger was taken')
    return
  }
  const before = world.conversions.get(number)
  if (before && !replaces(before, { reported, way })) {
    if (decideRepeat(before, { ...stamp, clickAt: null }).kind !== 'repeat') world.faults.push('A repeat moved a result')
    return
  }
  if (before) {
    const done = decideReplacement(before, stateOf(world, clickId, before), stamp)
    if (done.kind === 'replaced') save(world, done.record, done.changes)
    return
  }
  const { record, change } = decideConversion(stateOf(world, clickId, null), stamp)
  if (record) save(world, record, [change])
}

/** Writes a conversion, and counts it. */
export function save(world: World, record: ConversionRecord, changes: readonly ResultChange[]): void {
  world.conversions.set(record.externalId, record)
  count(world, changes)
  const wait = terms.wait[world.sample.objective]
  if (record.way === 'PIXEL' && record.status === 'Approved' && world.now < record.receivedAt + wait)
    world.faults.push('A browser’s word counted before its time')
}

/** For the timer: what waited long enough counts by itself (Y-01). */
export function countWaiting(world: World): void {
  for (const before of world.conversions.values()) {
    if (before.status !== 'Pending' || (before.countsAt ?? 0) > world.now) continue
    const click = clickOf(world, before.clickId)
    const facts = click && click.status !== 'Rejected' ? factsOf(world, click, before) : null
    const { record, change } = decideCounting(before, { click, facts }, world.now)
    save(world, record, [change])
  }
}
