import type { TrackRefusal } from './answers.ts'
import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { conversionLimits } from './conversion-limits.ts'
import type { CountingProgram } from './counting-program.ts'
import { decideConversion, type ConversionState } from './decide-conversion.ts'
import { isProof } from './proof.ts'
import type { ConversionRecord, ConversionWay, ReplacedRecord, ReportDifference } from './record.ts'

export type DecidedRepeat =
  | { readonly kind: 'refused'; readonly refusal: TrackRefusal }
  /** Known already: the first result is the answer (N-09). `differs` says what this report names differently (Y-02). */
  | { readonly kind: 'repeat'; readonly differs: readonly ReportDifference[] }
  | { readonly kind: 'reversed'; readonly record: ConversionRecord; readonly change: ResultChange }
  /**
   * Proof contradicts what counts for good: `record` is held until the back office decides. `former` is the result that had the number
   * until now; null if `record` took the place of another result, of which `replaced` tells.
   */
  | {
      readonly kind: 'disputed'
      readonly former: ConversionRecord | null
      readonly record: ConversionRecord
      readonly changes: readonly ResultChange[]
      readonly replaced: ReplacedRecord | null
    }
  /** Proof takes the place of a browser's word (Y-02). `replaced` is null if both named the same click and amount. */
  | {
      readonly kind: 'replaced'
      readonly record: ConversionRecord
      readonly changes: readonly ResultChange[]
      readonly replaced: ReplacedRecord | null
    }

type Repeat = { readonly reported: ReportedConversion; readonly way: ConversionWay; readonly now: number }

/** What a report says differently from what is stored. An amount that is not said differs from none. */
export function differencesOf(
  before: Pick<ConversionRecord, 'clickId' | 'amount' | 'event'>,
  { clickId, amount, event }: Pick<ReportedConversion, 'clickId' | 'amount' | 'event'>,
): ReportDifference[] {
  const differs: readonly (readonly [ReportDifference, boolean])[] = [
    ['clickId', clickId !== before.clickId],
    ['amount', amount !== null && amount !== before.amount],
    ['event', event !== before.event],
  ]
  return differs.flatMap(([name, isOther]) => (isOther ? [name] : []))
}

/**
 * Whether a report is proof of what only a browser said before (Y-02). What the brand took back stays so, and so does what the back office
 * judged of the same click, of this result or of those that had its number before (`formers`).
 */
export const replaces = (
  before: ConversionRecord,
  { reported, way }: Pick<Repeat, 'reported' | 'way'>,
  formers: readonly ConversionRecord[] = [],
): boolean =>
  isProof(way) &&
  !isProof(before.way) &&
  !reported.isReversed &&
  reported.event === before.event &&
  before.status !== 'Reversed' &&
  ![before, ...formers].some(({ reason, clickId }) => reason === 'NOT_GENUINE' && clickId === reported.clickId)

const window = conversionLimits.window * 1000

/** Whether a result may be taken back. `clickAt` is null if its click is no longer kept. */
export const mayBeTakenBack = ({ occurredAt }: Pick<ConversionRecord, 'occurredAt'>, clickAt: number | null, now: number): boolean =>
  now <= (clickAt ?? occurredAt) + window

/**
 * Whether a result counts for good: only a browser said it, and its brand may take it back no more. Then neither proof of another
 * click nor a confirmation of another pixel takes it from its participant; only the back office does.
 */
export const countsForGood = (result: ConversionRecord, clickAt: number | null, now: number): boolean =>
  result.status === 'Approved' && !isProof(result.way) && !mayBeTakenBack(result, clickAt, now)

/** A result that its brand took back. */
export function reversed(before: ConversionRecord, now: number): { readonly record: ConversionRecord; readonly change: ResultChange } {
  const record: ConversionRecord = { ...before, status: 'Reversed', reason: 'REVERSED', decidedAt: now, heldAt: null }
  return { record, change: changeOf(before, record) }
}

/**
 * When a number was clicked, as far as its reversal is concerned: `clickAt` is of the result that has the number, and null if the click is no
 * longer kept. `othersAt` are of the other browsers' words of it.
 */
type NumberClicked = { readonly clickAt: number | null; readonly othersAt?: readonly number[] }

/**
 * A number that is known. Said again by an equal, nothing changes. Taken back (X-21, Y-03), it counts no more, until 30 days after its
 * click and whatever click the reversal names. If the result does not count, the latest click that any browser named is its click: whoever
 * names a number with an old click of their own does not save it, nor what another one earned by it, from being taken back.
 */
export function decideRepeat(before: ConversionRecord, { reported, now, clickAt, othersAt = [] }: Repeat & NumberClicked): DecidedRepeat {
  if (!reported.isReversed) return { kind: 'repeat', differs: differencesOf(before, reported) }
  if (before.status === 'Reversed') return { kind: 'repeat', differs: [] }
  const clicked = before.status === 'Approved' ? clickAt : Math.max(clickAt ?? before.occurredAt, ...othersAt)
  if (!mayBeTakenBack(before, clicked, now)) return { kind: 'refused', refusal: { code: 'ATTRIBUTION_WINDOW_PASSED' } }
  return { kind: 'reversed', ...reversed(before, now) }
}

/**
 * From when the hold of the reward runs. If the proof itself says that the browser spoke after it had happened, from the browser's word:
 * then proof makes nobody wait longer. Otherwise from the proof: a page that named the number before the purchase shortens no hold.
 */
const holdOf = (before: ConversionRecord, record: ConversionRecord, { occurredAt }: ReportedConversion): number =>
  before.clickId === record.clickId && occurredAt !== null && occurredAt <= before.receivedAt ? before.receivedAt : record.receivedAt

/** The former participant loses it, and the new one gets it. One participant's figures move in one step, so that nothing reopens between. */
function changesOfReplacement(before: ConversionRecord, record: ConversionRecord, reported: ReportedConversion): ResultChange[] {
  if (before.profileId !== record.profileId)
    return [changeOf(before, { ...before, status: 'Rejected', reason: 'REPLACED' }), changeOf(null, record)]
  return [{ ...changeOf(before, record), holdFrom: holdOf(before, record, reported) }]
}

/** What both participants are told of a result that proof gave to another click or amount. */
export const replacedOf = (
  { profileId: formerProfileId, clickId: formerClickId, amount: formerAmount }: ConversionRecord,
  { id: conversionId, programId, profileId }: ConversionRecord,
  { id, now }: { id: string; now: number },
): ReplacedRecord => ({ id, conversionId, programId, formerProfileId, formerClickId, formerAmount, profileId, at: now })

/**
 * The program as it was when the browser spoke: what was taken then was not left out, so proof of it is not left out because the program is on
 * hold by now. Otherwise every order that a shop imports after its budget was spent would take from its participant what had counted.
 */
const programThen = ({ reason }: ConversionRecord, program: CountingProgram): CountingProgram =>
  reason === 'CAPPED' || program.status === 'Retired' ? program : { ...program, status: 'Active' }

/**
 * Proof of a number that only a browser named before (Y-02): the record takes the proof's click, amount, time and way, and keeps its id.
 * Refused as a first report would be; then the browser's word stays.
 */
export function decideReplacement(
  before: ConversionRecord,
  state: ConversionState,
  { reported, way, now, id }: Repeat & { id: string },
): DecidedRepeat {
  const program = programThen(before, state.program)
  const { refusal, record } = decideConversion({ ...state, program }, { reported, way, id: before.id, now })
  if (refusal) return { kind: 'refused', refusal }
  const isSame = before.clickId === record.clickId && before.amount === record.amount
  return {
    kind: 'replaced',
    record,
    changes: changesOfReplacement(before, record, reported),
    replaced: isSame ? null : replacedOf(before, record, { id, now }),
  }
}

/**
 * Proof of a number of which a result counts for good. Neither the brand nor a browser is believed alone: the proof is held, the result
 * counts on, and a person of the back office decides. `settled` is that result: `before`, or one that had the number before it. What gives
 * the number to the same participant with the same amount disputes nothing, and what would be left out is a repeat.
 */
export function decideDispute(
  before: ConversionRecord,
  settled: ConversionRecord,
  state: ConversionState,
  { reported, way, now, id }: Repeat & { id: string },
): DecidedRepeat {
  const isOfBefore = settled.id === before.id
  const program = programThen(before, state.program)
  const { refusal, record } = decideConversion({ ...state, program }, { reported, way, id: isOfBefore ? id : before.id, now })
  if (refusal) return { kind: 'refused', refusal }
  const isSame = record.profileId === settled.profileId && (record.amount === null || record.amount === settled.amount)
  if (isSame || record.status === 'Rejected') return { kind: 'repeat', differs: differencesOf(before, reported) }
  const held: ConversionRecord = {
    ...record,
    ...{ status: 'Held', reason: 'CONTESTED', decidedAt: null, heldAt: now, naming: 'Contested' },
  }
  if (isOfBefore)
    return { kind: 'disputed', former: { ...before, naming: 'Former' }, record: held, changes: [changeOf(null, held)], replaced: null }
  return {
    kind: 'disputed',
    former: null,
    record: held,
    changes: changesOfReplacement(before, held, reported),
    replaced: replacedOf(before, held, { id, now }),
  }
}
