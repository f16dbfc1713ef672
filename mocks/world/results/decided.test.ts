import { describe, expect, test } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { decideClick, isInvalid, isWithinRepeat, type ClickSigns } from '@wasla/contract/tracking/click.ts'
import { programTerms } from '@wasla/contract/programs/terms.ts'
import { decideConversion } from '@wasla/contract/tracking/decide-conversion.ts'
import type { ClickRecord, ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { ClickHistory } from '@wasla/contract/tracking/risks.ts'
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

/** What the rules say of each click, one after the other, from what a request shows of itself and from the clicks before it. */
function clicksAsDecided(clicks: readonly ClickRecord[]) {
  const visitors = new Map<string, number>()
  const participants = new Map<string, number>()
  const invalid = new Map<string, number>()
  const counted = new Map<string, number>()
  const histories = new Map<string, ClickHistory>()
  const decided = clicks.map((click) => {
    const { id, at, visitor, programId, profileId, reason } = click
    const date = civilDate(at)
    const link = `${programId} ${profileId}`
    const before = counted.get(`${link} ${visitor}`)
    const signs: ClickSigns = {
      isBot: reason === 'BOT',
      isPrefetch: reason === 'PREFETCH',
      isOwnBrowser: reason === 'OWN_BROWSER',
      isRepeat: before !== undefined && isWithinRepeat(before, at),
      isCapped: reason === 'CAPPED',
    }
    const mine = `${link} ${date}`
    const visitorClicks = count(visitors, `${visitor} ${date}`)
    const participantClicks = count(participants, mine)
    const history = { visitorClicks, participantClicks, participantInvalid: invalid.get(mine) ?? 0 }
    const standing = decideClick(signs, history)
    if (standing.status === 'Rejected' && isInvalid(standing.reason)) count(invalid, mine)
    if (standing.status !== 'Rejected') counted.set(`${link} ${visitor}`, at)
    histories.set(id, history)
    return { id, ...standing }
  })
  return { decided, histories }
}

const standingOf = ({ id, status, reason }: Pick<ClickRecord | ConversionRecord, 'id' | 'status' | 'reason'>) => ({ id, status, reason })

/** What stood before somebody looked: a report was held before it was found not genuine, and counted before it was taken back. */
function beforeAnybodyLooked(one: ConversionRecord) {
  if (one.reason === 'DECLINED') return { ...standingOf(one), status: 'Pending', reason: null }
  if (one.reason === 'NOT_GENUINE') return { ...standingOf(one), status: 'Held', reason: 'TOO_FAST' }
  return one.status === 'Reversed' ? { ...standingOf(one), status: 'Approved', reason: null } : standingOf(one)
}

/** What the rules say of each report, one after the other. */
function conversionsAsDecided(
  conversions: readonly ConversionRecord[],
  clicks: Map<string, ClickRecord>,
  histories: Map<string, ClickHistory>,
) {
  const visitors = new Map<string, number>()
  return conversions.map((one) => {
    const { id, programId, clickId, event, externalId, amount, way, visitor, receivedAt: now, reason } = one
    const program = wholePrograms.find(({ program: { id: known } }) => known === programId)?.program
    const click = clicks.get(clickId)
    const history = histories.get(clickId)
    if (!program || !click || !history) throw new Error(`Nothing is known of ${externalId}`)
    const facts = {
      ...history,
      seconds: (now - click.at) / 1000,
      visitorConversions: count(visitors, visitor),
      // Whether two people share a phone is known of them, and not of what their link brought.
      sharesContact: reason === 'SHARED_CONTACT',
    }
    // What came while its budget was spent.
    const status = reason === 'CAPPED' ? 'OnHold' : 'Active'
    const reported = { clickId, event, externalId, amount, occurredAt: null, isReversed: false }
    const { record, refusal } = decideConversion(
      { program: { ...program, status }, click, facts, wait: programTerms.wait.SALES },
      { reported, way, id, now },
    )
    return record ? standingOf(record) : refusal
  })
}

describe('results of the demonstration are what the rules of real ones decide', () => {
  test.each(moments)('of every click and of every report, in a world that stands at %s', (now) => {
    const { days, conversions } = resultsAt(now)
    const clicks = inOrder(days.flatMap(({ day: plan }) => clicksOf(plan)))
    const { decided, histories } = clicksAsDecided(clicks)
    expect(decided).toEqual(clicks.map(standingOf))
    const reports = conversions.toSorted((one, other) => one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1))
    const known = new Map(clicks.map((click) => [click.id, click]))
    expect(conversionsAsDecided(reports, known, histories)).toEqual(reports.map(beforeAnybodyLooked))
  })
})
