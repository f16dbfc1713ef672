import type { TrackRefusal } from './responses.ts'
import { isCodeSource } from './code-source.ts'
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
  /** The number is known, so the answer is the first result (N-09). `differs` are the fields in which this report differs (Y-02). */
  | { readonly kind: 'repeat'; readonly differs: readonly ReportDifference[] }
  | { readonly kind: 'reversed'; readonly record: ConversionRecord; readonly change: ResultChange }
  /**
   * Proof contradicts a settled result: `record` is held until the back office decides. `former` is the settled result, which loses
   * the number. It is null if the settled result lost the number earlier: then `record` replaces the result that has the number, and
   * `replaced` describes that.
   */
  | {
      readonly kind: 'disputed'
      readonly former: ConversionRecord | null
      readonly record: ConversionRecord
      readonly changes: readonly ResultChange[]
      readonly replaced: ReplacedRecord | null
    }
  /** Proof replaces a browser’s result (Y-02). `replaced` is null if both name the same click and amount. */
  | {
      readonly kind: 'replaced'
      readonly record: ConversionRecord
      readonly changes: readonly ResultChange[]
      readonly replaced: ReplacedRecord | null
    }

type Repeat = { readonly reported: ReportedConversion; readonly way: ConversionWay; readonly now: number }

/** Returns the fields in which a report differs from the stored result. A missing amount does not differ. */
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
 * Returns whether a report is proof that replaces a browser’s result (Y-02). A reversed result stays reversed. If the back office rejected
 * a result with the same click, that decision stays too: it was about the click, while nothing is wrong with a code. `formers` are results that had the number before.
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
  ![before, ...formers].some(({ reason, clickId }) => reason === 'NOT_GENUINE' && clickId === reported.clickId && !isCodeSource(clickId))

const window = conversionLimits.window * 1000

/** Returns whether a result may be reversed. `clickAt` is null if its click was deleted. */
export const mayBeTakenBack = ({ occurredAt }: Pick<ConversionRecord, 'occurredAt'>, clickAt: number | null, now: number): boolean =>
  now <= (clickAt ?? occurredAt) + window

/**
 * Returns whether a result is settled: only a browser reported it, it counts, and its brand can no longer reverse it. Only the back
 * office can take a settled result from its participant. Neither proof with another click nor a confirmed pixel report can do so.
 */
export const countsForGood = (result: ConversionRecord, clickAt: number | null, now: number): boolean =>
  result.status === 'Approved' && !isProof(result.way) && !mayBeTakenBack(result, clickAt, now)

/** Returns a result after its brand reversed it. */
export function reversed(before: ConversionRecord, now: number): { readonly record: ConversionRecord; readonly change: ResultChange } {
  const record: ConversionRecord = { ...before, status: 'Reversed', reason: 'REVERSED', decidedAt: now, heldAt: null }
  return { record, change: changeOf(before, record) }
}

/**
 * The times of the clicks that reports of a number named, in milliseconds. They decide whether the result can still be reversed. `clickAt`
 * is that of the result with the number; null if the click was deleted. `othersAt` are those of other browser reports of the number.
 */
type NumberClicked = { readonly clickAt: number | null; readonly othersAt?: readonly number[] }

/**
 * Decides on a report of a known number. A repeat of equal weight changes nothing. A reversal (X-21, Y-03) is accepted until 30 days after
 * the result’s click, even if the reversal names another click. If the result does not count, the 30 days start at the latest click that
 * any browser named. Otherwise a liar could prevent the reversal by reporting the number with an old click.
 */
export function decideRepeat(before: ConversionRecord, { reported, now, clickAt, othersAt = [] }: Repeat & NumberClicked): DecidedRepeat {
  if (!reported.isReversed) return { kind: 'repeat', differs: differencesOf(before, reported) }
  if (before.status === 'Reversed') return { kind: 'repeat', differs: [] }
  const clicked = before.status === 'Approved' ? clickAt : Math.max(clickAt ?? before.occurredAt, ...othersAt)
  if (!mayBeTakenBack(before, clicked, now)) return { kind: 'refused', refusal: { code: 'ATTRIBUTION_WINDOW_PASSED' } }
  return { kind: 'reversed', ...reversed(before, now) }
}

/**
 * Returns when the hold of the reward starts. If proof of the same click says that the purchase came before the browser’s report, the hold
 * starts at the browser’s report: proof makes nobody wait longer. Otherwise the hold starts at the proof: a page cannot shorten the hold by
 * reporting the number before the purchase.
 */
const holdOf = (before: ConversionRecord, record: ConversionRecord, { occurredAt }: ReportedConversion): number =>
  before.clickId === record.clickId && occurredAt !== null && occurredAt <= before.receivedAt ? before.receivedAt : record.receivedAt

/**
 * Returns the changes of a replacement: one participant loses the result, another gets it. If the participant stays the same, there is only
 * one change, so that no milestone reopens in between.
 */
function changesOfReplacement(before: ConversionRecord, record: ConversionRecord, reported: ReportedConversion): ResultChange[] {
  if (before.profileId !== record.profileId)
    return [changeOf(before, { ...before, status: 'Rejected', reason: 'REPLACED' }), changeOf(null, record)]
  return [{ ...changeOf(before, record), holdFrom: holdOf(before, record, reported) }]
}

/** Returns the record of a replacement, from which both participants see how proof changed the click or amount of a result. */
export const replacedOf = (
  { profileId: formerProfileId, clickId: formerClickId, amount: formerAmount }: ConversionRecord,
  { id: conversionId, programId, profileId }: ConversionRecord,
  { id, now }: { id: string; now: number },
): ReplacedRecord => ({ id, conversionId, programId, formerProfileId, formerClickId, formerAmount, profileId, at: now })

/**
 * Returns the program as it was when the browser reported. If the report was accepted then, proof is accepted too, even if the program is
 * now on hold. Otherwise a shop that imports its orders after its budget is spent would take every counted result from its participant.
 */
const programThen = ({ reason }: ConversionRecord, program: CountingProgram): CountingProgram =>
  reason === 'CAPPED' || program.status === 'Retired' ? program : { ...program, status: 'Active' }

/**
 * Decides on proof of a number that only a browser named before (Y-02). The stored conversion gets the proof’s click, amount, time and way,
 * and keeps its id. The proof is refused for the same reasons as a first report. After a refusal, the browser’s result stays.
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
 * Decides on proof of a number with a settled result. The proof is held, the settled result still counts, and the back office
 * decides, because neither the brand nor a browser is believed alone. `settled` is `before` or a result that had the number before
 * `before`. Proof with the same participant and amount disputes nothing. Proof that could not count is answered as a repeat.
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
