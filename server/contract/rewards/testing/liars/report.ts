import type { ResultChange } from '../../../tracking/change.ts'
import type { ReportedConversion } from '../../../tracking/conversion-body.ts'
import {
  isBrowsersClick,
  factsOfCode,
  isBrowsersConversion,
  visitorClicksOf,
  visitorConversionsOf,
  type JudgedConversion,
  type RiskFacts,
} from '../../../tracking/conversion-risk.ts'
import { attribute } from '../../../tracking/attribution.ts'
import { codeSource, codeSourceId, isCodeSource, isUnproven, promoCodeOf } from '../../../tracking/code-source.ts'
import type { CountingProgram } from '../../../tracking/counting-program.ts'
import { decideConversion, type ConversionState } from '../../../tracking/decide-conversion.ts'
import { decideClaim, givenAway, isAnsweredWith, isFree, mayClaim, standIn } from '../../../tracking/claims.ts'
import { countsForGood, decideDispute, decideReplacement, decideRepeat, replaces } from '../../../tracking/decide-repeat.ts'
import { linkDay } from '../../../tracking/link-day.ts'
import { caseWithHeld, seenOf } from '../../../tracking/network-case.ts'
import type { ClickSigns } from '../../../tracking/click.ts'
import type { ClickRecord, ConversionRecord, ConversionWay } from '../../../tracking/record.ts'
import { decideTrial, isTrial } from '../../../tracking/trial.ts'
import { decideCounting, type WaitingState } from '../../../tracking/waiting.ts'
import { count } from './count.ts'
import { isProof } from '../../../tracking/proof.ts'
import {
  codeOf,
  dayOf,
  limits,
  linkDayOf,
  nextId,
  owner,
  participants,
  programId,
  terms,
  type Participant,
  type SeenClick,
  type World,
} from './state.ts'

/** One opening of a link. */
export type Opening = {
  readonly link: Participant
  readonly visitor: string
  readonly network: string
  readonly isHonest: boolean
  readonly signs?: Partial<Omit<ClickSigns, 'isRepeat'>>
}

const countingProgram = ({ sample, retiredAt }: World): CountingProgram => ({
  id: programId,
  profileId: owner,
  status: retiredAt === null ? 'Active' : 'Retired',
  objectiveType: sample.objective,
  countsBy: 'LINKS_AND_CODES',
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
      paysForClicks: true,
      outages: [],
    },
    limits,
  )
  const id = nextId(world)
  const known = { isBot: false, isPrefetch: false, isOwnBrowser: false, isCapped: false, ...signs }
  const outcome = decider.decide({ id, at: world.now, visitor, network, signs: known, visitorClicks })
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
    ...outcome,
  }
  world.clicks.push(click)
  count(world, [clickChange(click, null)])
}

export const clickChange = (click: SeenClick, from: ResultChange['from'], fromReason: ResultChange['reason'] = null): ResultChange => ({
  kind: 'CLICK',
  ...{ id: click.id, programId, profileId: click.profileId, at: click.at, channel: click.channel, country: click.country },
  ...{ visitor: click.visitor, from, to: click.status, reason: click.reason, fromReason, amount: 0 },
})

function factsOf(
  world: World,
  click: ClickRecord,
  { occurredAt, ...judged }: JudgedConversion & { readonly occurredAt: number },
): RiskFacts {
  if (isCodeSource(click.id)) return factsOfCode(world.sharing.has(click.profileId))
  const day = linkDayOf(world, click.profileId, dayOf({ now: click.at }))
  let clicks = 0
  for (const one of world.clicks) if (isBrowsersClick(one, click) && dayOf({ now: one.at }) === dayOf({ now: click.at })) clicks += 1
  let conversions = 0
  for (const one of [...world.conversions.values(), ...world.formers]) if (isBrowsersConversion(one, click, judged)) conversions += 1
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

/** Returns a code in the form of a click. Everybody has their code since the beginning. */
function codeNamed(code: string | null): ClickRecord | null {
  const profileId = participants.find((one) => codeOf(one) === code)
  return profileId === undefined || code === null ? null : codeSource({ programId, profileId, code, createdAt: 0 })
}

const sourceOf = (world: World, clickId: string): ClickRecord | null =>
  isCodeSource(clickId) ? codeNamed(promoCodeOf(clickId)) : clickOf(world, clickId)

function stateOf(world: World, clickId: string, way: ConversionWay, before: ConversionRecord | null): ConversionState {
  const click = sourceOf(world, clickId)
  const facts =
    click && click.status !== 'Rejected'
      ? factsOf(world, click, { id: before?.id ?? null, way, receivedAt: world.now, occurredAt: world.now })
      : null
  return { program: countingProgram(world), click, facts, wait: terms.wait[world.sample.objective] }
}

export type Report = {
  /** The named click; null if only a code is named. */
  readonly clickId: string | null
  readonly promoCode?: string | null
  readonly number: string
  readonly way: ConversionWay
  readonly amount?: number
}

/** Returns the report with what its order counts for; null if the program counts nothing of what it names. */
function attributed(world: World, reported: ReportedConversion): ReportedConversion | null {
  const named = { click: isCodeSource(reported.clickId) ? null : clickOf(world, reported.clickId), code: codeNamed(reported.promoCode) }
  const decided = attribute(countingProgram(world), reported, named, world.now)
  return decided.refusal ? null : decided.reported
}

/** Handles a report to one of the endpoints, as the server does (N-06 to N-11, Y-01 to Y-04). */
export function report(world: World, { clickId: named, promoCode = null, number, way, amount = 24_990 }: Report): void {
  const said: ReportedConversion = {
    clickId: named ?? codeSourceId(promoCode ?? ''),
    promoCode,
    event: 'SALE',
    externalId: number,
    amount,
    occurredAt: null,
    isReversed: false,
  }
  const reported = isTrial(said.clickId) ? said : attributed(world, said)
  if (!reported) return
  const { clickId } = reported
  const stamp = { reported, way, now: world.now, id: nextId(world) }
  if (isTrial(clickId)) {
    const { refusal } = decideTrial({ program: countingProgram(world), before: null, isAllowed: false }, stamp)
    if (!refusal) world.faults.push('A trial of a stranger was taken')
    return
  }
  const before = world.conversions.get(number)
  if (before && mayClaim(before, { reported, way })) return claim(world, before, { reported, way, now: world.now, id: stamp.id })
  if (before && !replaces(before, { reported, way })) {
    if (decideRepeat(before, { ...stamp, clickAt: null }).kind !== 'repeat') world.faults.push('A repeat moved a result')
    return
  }
  if (before) {
    const state = stateOf(world, clickId, way, before)
    const settled = settledOf(world, before)
    const done = settled ? decideDispute(before, settled, state, stamp) : decideReplacement(before, state, stamp)
    if (done.kind !== 'replaced' && done.kind !== 'disputed') return
    for (const one of world.claims) if (one.externalId === number) one.isAnswered = true
    if (done.kind === 'disputed') {
      if (done.former) world.formers.push(done.former)
      return save(world, done.record, done.changes)
    }
    save(world, done.record, [...done.changes, ...endFormer(world, number, 'REPLACED')])
    return
  }
  const { record, change } = decideConversion(stateOf(world, clickId, way, null), stamp)
  if (record) save(world, record, [change])
}

/** Returns the settled result of a number: the result that has the number, or a result that had it before. */
export const settledOf = (world: World, before: ConversionRecord): ConversionRecord | undefined =>
  [before, ...world.formers.filter(({ externalId }) => externalId === before.externalId)].find((one) =>
    countsForGood(one, clickOf(world, one.clickId)?.at ?? null, world.now),
  )

const openClaims = (world: World, number: string) => world.claims.filter((one) => one.externalId === number && !one.isAnswered)

/** Handles a browser report of a number that another browser report named before (Y-02). */
function claim(world: World, before: ConversionRecord, arrival: Parameters<typeof decideClaim>[2]): void {
  const { externalId: number, clickId } = arrival.reported
  const state = stateOf(world, clickId, 'PIXEL', null)
  const ofNumber = world.claims.filter((one) => one.externalId === number)
  const isKnown = ofNumber.some((one) => one.clickId === clickId)
  const isAnswered = isKnown || world.formers.some((one) => one.externalId === number && one.clickId === clickId)
  const waiting = openClaims(world, number).filter(({ profileId }) => profileId === state.click?.profileId).length
  const done = decideClaim(before, state, arrival, { open: waiting, isAnswered })
  if (done.kind === 'kept') {
    if (isCodeSource(clickId) && !isCodeSource(before.clickId)) world.faults.push('A code claimed the number of a click')
    if (done.claim) world.claims.push({ ...done.claim, isAnswered: false })
    if (done.contested) world.conversions.set(number, done.contested)
  }
  if (done.kind === 'taken') {
    if (done.endsClaims) for (const one of openClaims(world, number)) one.isAnswered = true
    world.formers.push(done.former)
    save(world, done.record, done.changes)
  }
}

/** Rejects results that had counted before their number was contested. */
function endFormer(world: World, number: string, reason: 'CONTESTED' | 'REPLACED'): ResultChange[] {
  return world.formers.flatMap((former, at) => {
    if (former.externalId !== number || former.status !== 'Approved') return []
    const { record, change } = givenAway(former, reason, world.now)
    world.formers[at] = record
    return [change]
  })
}

/** Gives the number of a rejected result to the oldest claim. */
function letStandIn(world: World, before: ConversionRecord): void {
  for (const one of openClaims(world, before.externalId)) if (isAnsweredWith(one, before)) one.isAnswered = true
  for (const one of openClaims(world, before.externalId)) {
    one.isAnswered = true
    const { isAnswered: _, ...stored } = one
    const { click, facts, wait } = stateOf(world, one.clickId, 'PIXEL', null)
    const stands = standIn(stored, { click, facts, wait }, world.now)
    if (!stands) continue
    world.formers.push({ ...before, naming: 'Former' })
    return save(world, stands.record, [stands.change])
  }
}

/** Saves a conversion, counts it, and settles its number. */
export function save(world: World, record: ConversionRecord, changes: readonly ResultChange[]): void {
  world.conversions.set(record.externalId, record)
  const isContested = record.naming === 'Contested'
  const counts = record.status === 'Approved' && !isProof(record.way)
  count(world, [...changes, ...(record.status === 'Approved' && isContested ? endFormer(world, record.externalId, 'CONTESTED') : [])])
  const wait = terms.wait[world.sample.objective]
  if (counts && !isContested && world.now < record.receivedAt + wait) world.faults.push('A browser’s word counted before its time')
  if (isFree(record)) letStandIn(world, record)
}

/** Returns the click of a waiting result, and the facts that the risk rules need. */
export function waitingStateOf(world: World, before: ConversionRecord): WaitingState {
  const click = sourceOf(world, before.clickId)
  return { click, facts: click && click.status !== 'Rejected' ? factsOf(world, click, before) : null }
}

/** Does the timer's work: counts results whose wait is over (Y-01). */
export function countWaiting(world: World): void {
  for (const before of [...world.conversions.values()]) {
    if (before.status !== 'Pending' || (before.countsAt ?? 0) > world.now) continue
    const { record, change } = decideCounting(before, waitingStateOf(world, before), { now: world.now, isConfirmed: false })
    if (before.naming === 'Contested' && record.status === 'Approved') world.faults.push('A contested number counted without a person')
    if (isUnproven(before) && record.status === 'Approved') world.faults.push('A browser’s code counted without a person')
    save(world, record, [change])
  }
}
