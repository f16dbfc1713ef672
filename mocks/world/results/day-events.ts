import type { ClickOrigin, ClickRecord, ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { allowedBy } from '@wasla/contract/tracking/conversion-risk.ts'
import { programTerms } from '@wasla/contract/programs/terms.ts'
import { day, hour, minute } from '../clock.ts'
import type { Cell, DayPlan } from './day-plans.ts'
import { familyAt, networkMoment, pretendedFamilyAt } from './network-clicks.ts'
import type { Exception, Pattern } from './plan-row.ts'
import { momentInDay } from './rhythm.ts'

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

/** A click of the demo, with its network and browser. */
export type MadeClick = ClickRecord & ClickOrigin

/** Returns an event's id from its time and its position in the plans. It has the format and the order of the server's ids. */
function eventId(at: number, kind: 1 | 2 | 3, { row, ago }: DayPlan, index: number): string {
  const time = hex(at, 12)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(kind, 3)}-8${hex(row, 3)}-${hex(ago, 4)}${hex(index, 8)}`
}

/** Returns the time by which `share` (0 to 1) of a day's events have happened. */
function momentAt({ date, ago, from, to }: DayPlan, share: number): number {
  if (ago === 0) return from + Math.floor((to - from) * share * 0.98)
  return from + Math.min(momentInDay(date, share), day - 1)
}

const shareOf = (index: number, count: number) => (index + 0.5) / count

/** Returns the time of a day's valid click with this index. */
export const clickMoment = (plan: DayPlan, index: number): number => momentAt(plan, shareOf(index, plan.clicks))

const nowhere: Cell = { channel: 'OTHER', country: 'ZZ', clicks: 0 }

/** Returns the channel and country of the click with this index. The clicks of all cells are mixed over the day. */
function cellAt({ cells, clicks }: DayPlan, index: number): Cell {
  // The step has no common factor with the number of clicks, so it reaches every position once.
  let left = (index * stepOf(clicks)) % Math.max(1, clicks)
  for (const cell of cells) {
    if (left < cell.clicks) return cell
    left -= cell.clicks
  }
  return nowhere
}

const factor = (one: number, other: number): number => (other === 0 ? one : factor(other, one % other))
const steps = [7, 11, 13, 17, 19, 23, 29, 31] as const
const stepOf = (clicks: number): number => steps.find((step) => factor(clicks, step) === 1) ?? 1

const visitorOf = ({ row, ago }: DayPlan, index: number) => `demo-${hex(row, 3)}-${hex(ago, 3)}-${hex(index, 6)}`

/**
 * Returns whether the browser of a click already opened the link hours before. This is true for one click in four in the second half of a
 * day's clicks. It is never true today, because the clicks of today may span only two hours.
 */
const isReturn = ({ ago, clicks }: DayPlan, index: number) => ago > 0 && index % 4 === 3 && index >= clicks / 2

/** Returns the number of browsers that made a day's valid clicks. */
export const visitorsOf = (plan: DayPlan): number =>
  plan.clicks - Array.from({ length: plan.clicks }, (_, index) => index).filter((index) => isReturn(plan, index)).length

const browserOf = (plan: DayPlan, index: number): string =>
  visitorOf(plan, isReturn(plan, index) ? Math.floor(index / 2) - (index % 8 === 7 ? 1 : 0) : index)

/** Returns the valid click of a day with this index. */
function clickAt(plan: DayPlan, index: number): MadeClick {
  const {
    plan: { of, member },
  } = plan
  const at = clickMoment(plan, index)
  const { channel, country } = cellAt(plan, index)
  return {
    id: eventId(at, 1, plan, index),
    programId: of.program.id,
    profileId: member.profile.id,
    at,
    channel,
    country,
    visitor: browserOf(plan, index),
    status: 'Approved',
    reason: null,
    network: null,
    browser: familyAt(channel, index),
  }
}

/** The valid clicks of a day. If the day has none, a made-up click is the only one. */
type Valid = readonly [MadeClick, ...MadeClick[]]

/**
 * Position of an uncounted click: the valid click that it follows, the delay in milliseconds, and whether both clicks have the same
 * browser.
 */
type Beside = { readonly beside: MadeClick; readonly after: number; readonly isSameBrowser: boolean }

const lastOf = (valid: Valid): MadeClick => valid.at(-1) ?? valid[0]
/** Returns a click in the evening, when most of the day's visitors have come. */
const eveningOf = (valid: Valid): MadeClick => valid[Math.floor(valid.length * 0.6)] ?? valid[0]

const patterns: Readonly<Record<Pattern, (valid: Valid, index: number) => Beside>> = {
  sameHour: (valid, index) => ({ beside: eveningOf(valid), after: (index + 1) * minute, isSameBrowser: true }),
  hourly: (valid, index) => ({ beside: eveningOf(valid), after: (index + 1) * (hour + minute), isSameBrowser: true }),
  // These are sixty clicks within four minutes.
  atOnce: (valid, index) => ({ beside: lastOf(valid), after: minute + index * (minute / 15), isSameBrowser: true }),
  afterwards: (valid, index) => ({ beside: lastOf(valid), after: (6 + index) * minute, isSameBrowser: false }),
}

/**
 * Spreads uncounted clicks over the valid clicks. Repeats have the same browser as the valid click and follow within the hour. Other
 * uncounted clicks have other browsers.
 */
const hereAndThere = (valid: Valid, index: number, { reason }: Exception): Beside => ({
  beside: valid[(index * 7) % valid.length] ?? valid[0],
  after: minute + index,
  isSameBrowser: reason === 'REPEAT',
})

/** Returns a browser without valid clicks. The participant's own browser is the same all day; any other browser is new. */
const otherVisitor = (plan: DayPlan, reason: Exception['reason'], place: number) =>
  visitorOf(plan, reason === 'OWN_BROWSER' ? 0xb00000 : 0xc00000 + place)

/** Returns all clicks of a day: the valid ones, and the uncounted ones with their reason. */
export function clicksOf(plan: DayPlan): MadeClick[] {
  const valid = Array.from({ length: plan.clicks }, (_, index) => clickAt(plan, index))
  const [first = { ...clickAt({ ...plan, clicks: 1 }, 0), visitor: visitorOf(plan, 0) }, ...rest] = valid
  const around: Valid = [first, ...rest]
  let place = 0
  const others = plan.uncounted.flatMap((exception) => {
    const { kind, status, reason, count, pattern, network = null } = exception
    if (kind === 'CONVERSION') return []
    return Array.from({ length: count }, (_, index): MadeClick => {
      const { beside, after, isSameBrowser } = pattern ? patterns[pattern](around, index) : hereAndThere(around, index, exception)
      const at = network === null ? Math.min(beside.at + after, plan.to - 1) : networkMoment(plan.date, index, count)
      place += 1
      return {
        ...beside,
        id: eventId(at, 2, plan, place),
        at,
        visitor: isSameBrowser ? beside.visitor : otherVisitor(plan, reason, place),
        status: status === 'Held' ? 'Held' : 'Rejected',
        reason,
        network,
        browser: reason === 'OWN_NETWORK' ? pretendedFamilyAt(index) : beside.browser,
      }
    })
  })
  return [...valid, ...others]
}

type Outcome = Pick<ConversionRecord, 'status' | 'reason'>

/** Returns the outcome of each report of a day. Counted reports come first. */
const outcomesOf = ({ units, uncounted }: DayPlan): Outcome[] => [
  ...Array.from({ length: units }, (): Outcome => ({ status: 'Approved', reason: null })),
  ...uncounted.flatMap(({ kind, status, reason, count }) =>
    kind === 'CLICK' ? [] : Array.from({ length: count }, (): Outcome => ({ status, reason })),
  ),
]

/** Reasons of conversions that came too fast. A person later judged some of them as not genuine. */
const tooFast: readonly Outcome['reason'][] = ['TOO_FAST', 'NOT_GENUINE']

const mostOfOneBrowser = allowedBy('TOO_MANY_CONVERSIONS')

/**
 * Returns whether a conversion belongs to the one browser that exceeds its limit on this day. The first counted conversions of such a day
 * belong to this browser too.
 */
const isOfOneBrowser = ({ uncounted }: DayPlan, { reason }: Outcome, index: number) =>
  reason === 'TOO_MANY_CONVERSIONS' || (index < mostOfOneBrowser && uncounted.some((one) => one.reason === 'TOO_MANY_CONVERSIONS'))

/** Returns the index of the click that led to a report, and the delay between them in milliseconds. */
function originOf(plan: DayPlan, outcome: Outcome, index: number, reports: number): { click: number; after: number } {
  // Waiting conversions happened in the evening, because they count automatically at the same time of day.
  if (outcome.status === 'Pending') return { click: plan.clicks - 1 - (reports - 1 - index), after: 2 * minute }
  if (isOfOneBrowser(plan, outcome, index)) return { click: 0, after: (2 + index * 6) * minute }
  const click = Math.floor((index * plan.clicks) / reports)
  return { click, after: tooFast.includes(outcome.reason) ? 1400 : (2 + ((index * 13) % 37)) * minute }
}

const undecided: ReadonlySet<ConversionRecord['status']> = new Set(['Held', 'Pending'])

/** Returns the brand's reports of a day, in the order of arrival. */
export function conversionsOf(plan: DayPlan): ConversionRecord[] {
  const {
    plan: { of, member, event, prices },
    row,
    ago,
    to,
  } = plan
  if (event === null) return []
  const outcomes = outcomesOf(plan)
  return outcomes
    .map((outcome, index): ConversionRecord => {
      const { status, reason } = outcome
      const isBrowsers = status === 'Pending' || reason === 'DECLINED'
      const origin = originOf(plan, outcome, index, outcomes.length)
      const click = clickAt(plan, origin.click)
      const at = Math.min(click.at + origin.after, Math.max(click.at + 1000, to - 1000))
      const price = prices[(row * 5 + ago * 3 + index * 7) % Math.max(1, prices.length)]
      return {
        id: eventId(at, 3, plan, index),
        programId: of.program.id,
        profileId: member.profile.id,
        clickId: click.id,
        event,
        externalId: `${of.key.toUpperCase().slice(0, 3)}-${row}${hex(ago, 2)}${String(index + 1).padStart(3, '0')}`,
        amount: price === undefined ? null : price * 100,
        way: isBrowsers ? 'PIXEL' : row % 3 === 2 ? 'POSTBACK' : 'SERVER',
        status,
        reason,
        channel: click.channel,
        country: click.country,
        visitor: click.visitor,
        occurredAt: at,
        receivedAt: at,
        decidedAt: undecided.has(status) ? null : status === 'Approved' ? at : Math.min(at + 5 * minute, to - 1),
        countsAt: isBrowsers ? at + programTerms.wait[of.program.objectiveType ?? 'SALES'] : null,
        naming: 'Only',
        heldAt: status === 'Held' ? at : null,
      }
    })
    .toSorted((one, other) => one.receivedAt - other.receivedAt || (one.id < other.id ? -1 : 1))
}
