import type { TrackRefusal } from './answers.ts'
import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import type { ReportedConversion } from './conversion-body.ts'
import { conversionLimits } from './conversion-limits.ts'
import { decideConversion, type ConversionState } from './decide-conversion.ts'
import { isProof } from './proof.ts'
import type { ConversionRecord, ConversionWay, ReplacedRecord, ReportDifference } from './record.ts'

export type DecidedRepeat =
  | { readonly kind: 'refused'; readonly refusal: TrackRefusal }
  /** Known already: the first result is the answer (N-09). `differs` says what this report names differently (Y-02). */
  | { readonly kind: 'repeat'; readonly differs: readonly ReportDifference[] }
  | { readonly kind: 'reversed'; readonly record: ConversionRecord; readonly change: ResultChange }
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
 * judged of the same click.
 */
export const replaces = (before: ConversionRecord, { reported, way }: Pick<Repeat, 'reported' | 'way'>): boolean =>
  isProof(way) &&
  !isProof(before.way) &&
  !reported.isReversed &&
  reported.event === before.event &&
  before.status !== 'Reversed' &&
  !(before.reason === 'NOT_GENUINE' && before.clickId === reported.clickId)

const window = conversionLimits.window * 1000

/**
 * A number that is known. Said again by an equal, nothing changes. Taken back (X-21, Y-03), it counts no more, until 30 days after its
 * click and whatever click the reversal names. `clickAt` is null where the click itself is no longer kept.
 */
export function decideRepeat(before: ConversionRecord, { reported, now, clickAt }: Repeat & { clickAt: number | null }): DecidedRepeat {
  if (!reported.isReversed) return { kind: 'repeat', differs: differencesOf(before, reported) }
  if (before.status === 'Reversed') return { kind: 'repeat', differs: [] }
  if (now > (clickAt ?? before.occurredAt) + window) return { kind: 'refused', refusal: { code: 'ATTRIBUTION_WINDOW_PASSED' } }
  const record: ConversionRecord = { ...before, status: 'Reversed', reason: 'REVERSED', decidedAt: now }
  return { kind: 'reversed', record, change: changeOf(before, record) }
}

/** The former participant loses it, and the new one gets it. One participant's figures move in one step, so that nothing reopens between. */
function changesOfReplacement(before: ConversionRecord, record: ConversionRecord): ResultChange[] {
  if (before.profileId !== record.profileId)
    return [changeOf(before, { ...before, status: 'Rejected', reason: 'REPLACED' }), changeOf(null, record)]
  // The hold of its reward began with the first report: proof never makes a participant wait longer.
  return [{ ...changeOf(before, record), holdFrom: before.receivedAt }]
}

/**
 * Proof of a number that only a browser named before (Y-02): the record takes the proof's click, amount, time and way, and keeps its id.
 * Refused as a first report would be; then the browser's word stays.
 */
export function decideReplacement(
  before: ConversionRecord,
  state: ConversionState,
  { reported, way, now, id }: Repeat & { id: string },
): DecidedRepeat {
  const { refusal, record } = decideConversion(state, { reported, way, id: before.id, now })
  if (refusal) return { kind: 'refused', refusal }
  const { profileId: formerProfileId, clickId: formerClickId, amount: formerAmount, id: conversionId, programId } = before
  const isSame = formerClickId === record.clickId && formerAmount === record.amount
  const former = { formerProfileId, formerClickId, formerAmount }
  return {
    kind: 'replaced',
    record,
    changes: changesOfReplacement(before, record),
    replaced: isSame ? null : { id, conversionId, programId, ...former, profileId: record.profileId, at: now },
  }
}
