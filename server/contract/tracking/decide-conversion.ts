import type { TrackRefusal } from './responses.ts'
import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { isCodeSource } from './code-source.ts'
import { conversionLimits } from './conversion-limits.ts'
import { heldFor, type RiskFacts } from './conversion-risk.ts'
import { eventRefusal, type CountingProgram } from './counting-program.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, ConversionWay, UncountedReason } from './record.ts'

export type ConversionState = {
  readonly program: CountingProgram
  /** The click with the reported id; null if there is none. */
  readonly click: ClickRecord | null
  /** The facts for the risk rules; null unless the click counts or is held. */
  readonly facts: RiskFacts | null
  /** Why the report has to be looked at first, whatever the rules say; see `attribute`. */
  readonly doubt?: UncountedReason | null
  /** How long a browser report waits for the brand, in milliseconds (Y-01). */
  readonly wait: number
}

export type Arrival = { readonly reported: ReportedConversion; readonly way: ConversionWay; readonly id: string; readonly now: number }
export type DecidedConversion =
  | { readonly refusal: TrackRefusal; readonly record?: never; readonly change?: never }
  | { readonly refusal?: never; readonly record: ConversionRecord; readonly change: ResultChange }

/**
 * Returns the report with the id of a counted click if it names a repeat. `counted` maps the ids of repeats to the ids of counted clicks;
 * see `countedClickOf`.
 */
export const namingCounted = (reported: ReportedConversion, counted: ReadonlyMap<string, string>): ReportedConversion => ({
  ...reported,
  clickId: counted.get(reported.clickId) ?? reported.clickId,
})

const refuse = (code: TrackRefusal['code']): { refusal: TrackRefusal } => ({ refusal: { code } })
const window = conversionLimits.window * 1000

type StatusWithReason = Pick<ConversionRecord, 'status' | 'reason'>

/** Returns why a conversion is held for the back office: its click is held, or a rule is hit (N-14). Null if neither is so. */
export const heldBecause = (click: ClickRecord | null, facts: RiskFacts | null): ConversionRecord['reason'] =>
  (click?.status === 'Held' ? click.reason : null) ?? (facts ? heldFor(facts) : null)

/** Returns the status of a new conversion (N-10, N-11, X-22, Y-01). A reversal that comes before its report is stored as reversed. */
function statusOf({ program, click, facts, doubt = null }: ConversionState, { reported, way }: Arrival): StatusWithReason {
  if (reported.isReversed) return { status: 'Reversed', reason: 'REVERSED' }
  if (program.status !== 'Active' && program.status !== 'Retired') return { status: 'Rejected', reason: 'CAPPED' }
  const reason = doubt ?? heldBecause(click, facts)
  if (reason !== null) return { status: 'Held', reason }
  return { status: isProof(way) ? 'Approved' : 'Pending', reason: null }
}

/**
 * Returns whether more than 30 days lie between click and conversion, or between the program’s retirement and now. A code has
 * no time of its own: the order is reported within 30 days, and the program had not ended at its time.
 */
export function isPast(program: CountingProgram, { id, at }: Pick<ClickRecord, 'id' | 'at'>, occurredAt: number, now: number): boolean {
  const isByCode = isCodeSource(id)
  if (isByCode ? now > occurredAt + window : occurredAt > at + window) return true
  const { retiredAt } = program
  return program.status === 'Retired' && retiredAt !== null && ((isByCode ? occurredAt : at) > retiredAt || now > retiredAt + window)
}

const isDecided = ({ status }: StatusWithReason) => status !== 'Held' && status !== 'Pending'

/**
 * Decides on a conversion whose number is new to the program (N-06 to N-11, N-14, X-22 to X-24, Y-01). The conversion belongs only to the
 * participant of the click. A conversion before its click, or with a click that does not count, is refused.
 */
export function decideConversion(state: ConversionState, arrival: Arrival): DecidedConversion {
  const { program, click, wait } = state
  const { reported, way, id, now } = arrival
  const wrongEvent = eventRefusal(program, reported)
  if (wrongEvent) return { refusal: wrongEvent }
  if (!click || click.programId !== program.id || click.status === 'Rejected') return refuse('CLICK_NOT_FOUND')
  const occurredAt = reported.occurredAt ?? now
  if (occurredAt < click.at) return { refusal: { code: 'BODY_INVALID', fields: [{ path: 'occurredAt', rule: 'outOfRange' }] } }
  if (isPast(program, click, occurredAt, now)) return refuse('ATTRIBUTION_WINDOW_PASSED')
  const outcome = statusOf(state, arrival)
  const record: ConversionRecord = {
    id,
    programId: program.id,
    profileId: click.profileId,
    clickId: click.id,
    event: reported.event,
    externalId: reported.externalId,
    amount: reported.amount,
    way,
    ...outcome,
    channel: way === 'TILL' ? 'TILL' : click.channel,
    country: click.country,
    visitor: click.visitor,
    occurredAt,
    receivedAt: now,
    decidedAt: isDecided(outcome) ? now : null,
    countsAt: isProof(way) ? null : now + wait,
    naming: 'Only',
    heldAt: outcome.status === 'Held' ? now : null,
  }
  return { record, change: changeOf(null, record) }
}
