import type { ProgramRecord } from '../programs/record.ts'
import type { TrackRefusal } from './answers.ts'
import type { ResultChange } from './change.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { eventOf } from './events.ts'
import { conversionLimits } from './conversion-limits.ts'
import type { ClickRecord, ConversionRecord, ConversionWay } from './record.ts'
import { heldFor, type RiskFacts } from './conversion-risk.ts'

/** A conversion with this click id is a trial: checked and answered like any other, and counted for nobody. */
export const trialClickId = 'test'

/** What a program says about what it counts. */
export type CountingProgram = Pick<ProgramRecord, 'id' | 'profileId' | 'status' | 'objectiveType' | 'retiredAt'>

export type ConversionState = {
  readonly program: CountingProgram
  /** The click of this program by the id that was reported; null where there is none. */
  readonly click: ClickRecord | null
  /** Of a click that counts or is held; asked for last. */
  readonly facts: RiskFacts | null
}

type Arrival = { readonly reported: ReportedConversion; readonly way: ConversionWay; readonly id: string; readonly now: number }
export type DecidedConversion =
  | { readonly refusal: TrackRefusal; readonly record?: never; readonly change?: never }
  /** `change` is what whoever counts is told; null for a trial. */
  | { readonly refusal?: never; readonly record: ConversionRecord; readonly change: ResultChange | null }

const refuse = (code: TrackRefusal['code']): { refusal: TrackRefusal } => ({ refusal: { code } })
const window = conversionLimits.window * 1000

/** A conversion as whoever counts is told of it: how it was, and how it is. `before` is null for a new one. */
export const changeOf = (before: ConversionRecord | null, after: ConversionRecord): ResultChange => ({
  kind: 'CONVERSION',
  id: after.id,
  programId: after.programId,
  profileId: after.profileId,
  at: after.occurredAt,
  channel: after.channel,
  country: after.country,
  visitor: after.visitor,
  from: before?.status ?? null,
  to: after.status,
  reason: after.reason,
  fromReason: before?.reason ?? null,
  amount: after.amount ?? 0,
})

/** The event of a program; refused before anything of the click is looked for, so that nobody learns of clicks by it. */
export const eventRefusal = ({ objectiveType }: CountingProgram, { event }: ReportedConversion): TrackRefusal | null =>
  eventOf(objectiveType) === event ? null : { code: 'EVENT_NOT_FOR_OBJECTIVE' }

type Standing = Pick<ConversionRecord, 'status' | 'reason'>

/** Where a conversion stands when it arrives (N-10, N-11, X-22); what came back before it came is remembered as taken back. */
function standingOf({ program, click, facts }: ConversionState, { reported }: Arrival): Standing {
  if (reported.isReversed) return { status: 'Reversed', reason: 'REVERSED' }
  if (program.status !== 'Active' && program.status !== 'Retired') return { status: 'Rejected', reason: 'CAPPED' }
  const reason = (click?.status === 'Held' ? click.reason : null) ?? (facts ? heldFor(facts) : null)
  return reason === null ? { status: 'Approved', reason: null } : { status: 'Held', reason }
}

/** Whether the 30 days are over: from the click to what it led to, and from the program's end to now. */
const isPast = (program: CountingProgram, click: ClickRecord, occurredAt: number, now: number): boolean =>
  occurredAt > click.at + window ||
  (program.status === 'Retired' && program.retiredAt !== null && (click.at > program.retiredAt || now > program.retiredAt + window))

function trialOf(program: CountingProgram, { reported, id, now }: Arrival): ConversionRecord {
  const { event, externalId, amount, occurredAt, isReversed } = reported
  return {
    ...{ id, event, externalId, amount, way: 'TEST' },
    programId: program.id,
    profileId: program.profileId,
    clickId: trialClickId,
    ...(isReversed ? { status: 'Reversed', reason: 'REVERSED' } : { status: 'Approved', reason: null }),
    channel: 'OTHER',
    country: 'ZZ',
    visitor: '',
    occurredAt: occurredAt ?? now,
    receivedAt: now,
    decidedAt: now,
  }
}

/**
 * A conversion whose number is new to the program (N-06 to N-11, N-14, X-22 to X-24). It belongs to the participant of the click, and to
 * nobody else; what happened before the click, or with a click that does not count, is no result of it.
 */
export function decideConversion(state: ConversionState, arrival: Arrival): DecidedConversion {
  const { program, click } = state
  const { reported, way, id, now } = arrival
  const wrongEvent = eventRefusal(program, reported)
  if (wrongEvent) return { refusal: wrongEvent }
  if (reported.clickId === trialClickId) return { record: trialOf(program, arrival), change: null }
  if (!click || click.programId !== program.id || click.status === 'Rejected') return refuse('CLICK_NOT_FOUND')
  const occurredAt = reported.occurredAt ?? now
  if (occurredAt < click.at) return { refusal: { code: 'BODY_INVALID', fields: [{ path: 'occurredAt', rule: 'outOfRange' }] } }
  if (isPast(program, click, occurredAt, now)) return refuse('ATTRIBUTION_WINDOW_PASSED')
  const standing = standingOf(state, arrival)
  const record: ConversionRecord = {
    id,
    programId: program.id,
    profileId: click.profileId,
    clickId: click.id,
    event: reported.event,
    externalId: reported.externalId,
    amount: reported.amount,
    way,
    ...standing,
    channel: click.channel,
    country: click.country,
    visitor: click.visitor,
    occurredAt,
    receivedAt: now,
    decidedAt: standing.status === 'Held' ? null : now,
  }
  return { record, change: changeOf(null, record) }
}

export type DecidedRepeat =
  | { readonly kind: 'refused'; readonly refusal: TrackRefusal }
  /** Known already: the first result is the answer, whatever else the repeat says (N-09). */
  | { readonly kind: 'repeat' }
  | { readonly kind: 'reversed'; readonly record: ConversionRecord; readonly change: ResultChange | null }

/**
 * A number that is known. Said again, nothing changes; taken back, it counts no more, until 30 days after its click. `clickAt` is
 * null where the click itself is no longer kept.
 */
export function decideRepeat(
  before: ConversionRecord,
  { reported, now, clickAt }: { reported: ReportedConversion; now: number; clickAt: number | null },
): DecidedRepeat {
  if (!reported.isReversed || before.status === 'Reversed' || before.status === 'Rejected') return { kind: 'repeat' }
  if (reported.clickId !== before.clickId) return { kind: 'refused', refusal: { code: 'CLICK_NOT_FOUND' } }
  if (now > (clickAt ?? before.occurredAt) + window) return { kind: 'refused', refusal: { code: 'ATTRIBUTION_WINDOW_PASSED' } }
  const record: ConversionRecord = { ...before, status: 'Reversed', reason: 'REVERSED', decidedAt: now }
  return { kind: 'reversed', record, change: before.way === 'TEST' ? null : changeOf(before, record) }
}
