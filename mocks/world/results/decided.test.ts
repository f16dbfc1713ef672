import { describe, expect, test } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { programTerms } from '@wasla/contract/programs/terms.ts'
import { isPerson } from '@wasla/contract/tracking/click.ts'
import { decideConversion } from '@wasla/contract/tracking/decide-conversion.ts'
import { linkDay } from '@wasla/contract/tracking/link-day.ts'
import type { ClickRecord, ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { day, hour, worldNow } from '../clock.ts'
import { wholePrograms } from '../programs/all-programs.ts'
import { clicksOf } from './day-events.ts'
import { resultsAt } from './results-at.ts'

const moments = [0, 8 * day + 11 * hour, 97 * day + 11 * hour, 368 * day - 11 * hour].map((later) => worldNow + later)

const inOrder = <Event extends { at: number; id: string }>(events: readonly Event[]): Event[] =>
  events.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))

const count = (counts: Map<string, number>, key: string): number => {
  const now = (counts.get(key) ?? 0) + 1
  counts.set(key, now)
  return now
}

const limits = { perNetwork: 20, perOwnNetwork: 5 }

/** Returns the state of a link's day before the first click. In this test, the demo's clicks have no network. */
const beginDay = () =>
  linkDay(
    {
      ...{ clicks: 0, invalid: 0, hours: new Map(), networks: new Map() },
      ...{ ownNetworks: new Set(), participantNetworks: new Set(), cases: new Map(), sharesContact: false },
      ...{ paysForClicks: false, outages: [] },
    },
    limits,
  )

/** Returns the decision of the rules about each click in order. Only the request and the earlier clicks determine it. */
function clicksAsDecided(clicks: readonly ClickRecord[]) {
  const visitors = new Map<string, number>()
  const days = new Map<string, ReturnType<typeof beginDay>>()
  return clicks.map((click) => {
    const { id, at, visitor, programId, profileId, reason } = click
    const name = `${programId} ${profileId} ${civilDate(at)}`
    const ofLink = days.get(name) ?? beginDay()
    days.set(name, ofLink)
    const signs = {
      isBot: reason === 'BOT',
      isPrefetch: reason === 'PREFETCH',
      isOwnBrowser: reason === 'OWN_BROWSER',
      isCapped: reason === 'CAPPED',
    }
    const visitorClicks = isPerson(signs) ? count(visitors, `${visitor} ${civilDate(at)}`) : 0
    return { id, ...ofLink.decide({ id, at, visitor, network: null, signs, visitorClicks }) }
  })
}

const statusOf = ({ id, status, reason }: Pick<ClickRecord | ConversionRecord, 'id' | 'status' | 'reason'>) => ({ id, status, reason })

/**
 * Returns the status and reason of a conversion before anybody reviewed it. A conversion that is not genuine was held first, a declined one
 * waited, and a reversed one counted.
 */
function beforeAnybodyLooked(one: ConversionRecord) {
  if (one.reason === 'DECLINED') return { ...statusOf(one), status: 'Pending', reason: null }
  if (one.reason === 'NOT_GENUINE') return { ...statusOf(one), status: 'Held', reason: 'TOO_FAST' }
  return one.status === 'Reversed' ? { ...statusOf(one), status: 'Approved', reason: null } : statusOf(one)
}

/** Returns the decision of the rules about each report in order. */
function conversionsAsDecided(conversions: readonly ConversionRecord[], clicks: Map<string, ClickRecord>) {
  const visitors = new Map<string, number>()
  return conversions.map((one) => {
    const { id, programId, clickId, event, externalId, amount, way, visitor, receivedAt: now, reason } = one
    const program = wholePrograms.find(({ program: { id: known } }) => known === programId)?.program
    const click = clicks.get(clickId)
    if (!program || !click) throw new Error(`Nothing is known of ${externalId}`)
    const facts = {
      // The rules for clicks judged these clicks when they arrived. In this function, only the rules for conversions decide.
      ...{ visitorClicks: 1, participantClicks: 1, participantInvalid: 0 },
      seconds: (now - click.at) / 1000,
      visitorConversions: count(visitors, visitor),
      // Whether people share a contact does not depend on the results of their link.
      sharesContact: reason === 'SHARED_CONTACT',
    }
    // The report arrived while the budget was used up.
    const status = reason === 'CAPPED' ? 'OnHold' : 'Active'
    const reported = { clickId, promoCode: null, event, externalId, amount, occurredAt: null, isReversed: false }
    const { record, refusal } = decideConversion(
      { program: { ...program, status }, click, facts, wait: programTerms.wait.SALES },
      { reported, way, id, now },
    )
    return record ? statusOf(record) : refusal
  })
}

describe('demo results', () => {
  test.each(moments)('equal the decisions of the real rules about each click and report, in a world at %s', (now) => {
    const { days, conversions } = resultsAt(now)
    // Clicks of network cases are left out. Their network decides about them, and the clicks of this test have no network.
    const clicks = inOrder(days.flatMap(({ day: plan }) => clicksOf(plan))).filter(({ network }) => network === null)
    expect(clicksAsDecided(clicks)).toEqual(clicks.map(statusOf))
    const reports = conversions.toSorted((one, other) => one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1))
    const known = new Map(clicks.map((click) => [click.id, click]))
    expect(conversionsAsDecided(reports, known)).toEqual(reports.map(beforeAnybodyLooked))
  })
})
