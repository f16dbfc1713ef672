import type { TrackRefusal, TrackTaken } from './responses.ts'
import { asDecided, attribute, type Attribution } from './attribution.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { CountingProgram } from './counting-program.ts'
import { decideConversion, namingCounted, type ConversionState } from './decide-conversion.ts'
import { countsForGood, decideDispute, decideRepeat, decideReplacement, differencesOf, replaces } from './decide-repeat.ts'
import type { ImportedRow } from './import-file.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, ReportDifference, ResultStatus } from './record.ts'

export const importOutcomes = ['ACCEPTED', 'REPEATED', 'DIFFERING', 'REFUSED'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** An imported row with the effect of posting it, whether or not it is posted yet (Y-14). */
export type CheckedRow = ImportedRow & {
  readonly outcome: ImportOutcome
  /** Why the row is refused. */
  readonly refusal: TrackRefusal | null
  /** The participant who gets the result, if the row is posted. */
  readonly profileId: string | null
  /** The status of the result, if the row is posted. */
  readonly status: ResultStatus | null
  /** The earlier result with the same number: a stored one, or that of a row above. */
  readonly known: ConversionRecord | null
  /** The fields in which the row differs from the known result (Y-02). */
  readonly differs: readonly ReportDifference[]
  /** Whether the row replaces `known`, which a browser reported (Y-02). If `known` is settled, the row is held for review instead. */
  readonly isReplacing: boolean
}

/** The stored state before a file is posted, for the numbers and clicks of its rows. */
export type ImportState = {
  readonly program: CountingProgram
  readonly known: ReadonlyMap<string, ConversionRecord>
  readonly clicks: ReadonlyMap<string, ClickRecord>
  /** Codes of the program, in the form of clicks; see `codeSource`. */
  readonly codes: ReadonlyMap<string, ClickRecord>
  /** Maps ids of repeats to ids of counted clicks; see `countedClickOf`. */
  readonly counted: ReadonlyMap<string, string>
}

type Stamp = { readonly now: number }

/** Returns the key by which a number is looked up: a program counts one event, so the number alone identifies its result (N-09). */
export const numberKey = ({ externalId }: Pick<ReportedConversion, 'externalId'>): string => externalId

type Verdict = Omit<CheckedRow, keyof ImportedRow>
/** `record` is the result that has the number after this row. */
type Checked = Verdict & { readonly record: ConversionRecord | null }

const untouched: Omit<Verdict, 'outcome'> = { refusal: null, profileId: null, status: null, known: null, differs: [], isReplacing: false }

const refused = (refusal: TrackRefusal, known: ConversionRecord | null = null): Checked => ({
  ...untouched,
  outcome: 'REFUSED',
  refusal,
  known,
  record: null,
})

/** The state for an imported row. The row is proof, so it never waits. Risk rules are applied when the row is posted. */
const stateFor = ({ program }: ImportState, { source, doubt }: Attribution): ConversionState => ({
  program,
  click: source,
  facts: null,
  doubt,
  wait: 0,
})

/** Returns what the order of a row counts for. */
const attributed = ({ program, clicks, codes }: ImportState, reported: ReportedConversion, now: number) =>
  attribute(program, reported, { click: clicks.get(reported.clickId) ?? null, code: codes.get(reported.promoCode ?? '') ?? null }, now)

function checkNew(state: ImportState, said: ReportedConversion, { now }: Stamp): Checked {
  const named = attributed(state, said, now)
  if (named.refusal) return refused(named.refusal)
  const { reported } = named
  const { refusal, record } = decideConversion(stateFor(state, named), { reported, way: 'IMPORT', id: '', now })
  return refusal ? refused(refusal) : { ...untouched, outcome: 'ACCEPTED', profileId: record.profileId, status: record.status, record }
}

/**
 * Clicks of other browser reports of the number are looked up only when the row is posted. The check assumes that one of these clicks is
 * recent, so that it never calls a reversal of a browser’s result too late.
 */
const othersAt = ({ way }: ConversionRecord, now: number): number[] => (isProof(way) ? [] : [now])

function checkRepeatedNumber(state: ImportState, known: ConversionRecord, said: ReportedConversion, { now }: Stamp): Checked {
  const isReplacing = replaces(known, { reported: said, way: 'IMPORT' })
  const named = isReplacing ? attributed(state, said, now) : null
  if (named?.refusal) return refused(named.refusal, known)
  const reported = named?.reported ?? asDecided(said, known.clickId)
  const arrival = { reported, way: 'IMPORT', now } as const
  const clickAt = state.clicks.get(known.clickId)?.at ?? null
  const prove = (one: Attribution) =>
    countsForGood(known, clickAt, now)
      ? decideDispute(known, known, stateFor(state, one), { ...arrival, id: '' })
      : decideReplacement(known, stateFor(state, one), { ...arrival, id: '' })
  const done = named ? prove(named) : decideRepeat(known, { ...arrival, clickAt, othersAt: othersAt(known, now) })
  if (done.kind === 'refused') return refused(done.refusal, known)
  if (done.kind === 'repeat')
    return { ...untouched, outcome: done.differs.length > 0 ? 'DIFFERING' : 'REPEATED', known, differs: done.differs, record: known }
  const { record } = done
  const differs = isReplacing ? differencesOf(known, reported) : []
  const outcome = differs.length > 0 ? 'DIFFERING' : 'ACCEPTED'
  return { ...untouched, outcome, profileId: record.profileId, status: record.status, known, differs, isReplacing, record }
}

/**
 * Returns the effect that each row of a file would have, by the rules of the endpoints. Rows are checked in order: of two rows with the
 * same number, the first stays. Risk rules are applied when rows are posted, because each posted row affects the next (N-14).
 */
export function checkImport(rows: readonly ImportedRow[], state: ImportState, stamp: Stamp): CheckedRow[] {
  const stored = new Map(state.known)
  return rows.map((row): CheckedRow => {
    const { conversion, fields } = row.read
    if (!conversion) return { ...row, ...refused({ code: 'BODY_INVALID', fields }) }
    const reported = namingCounted(conversion, state.counted)
    const key = numberKey(reported)
    const before = stored.get(key)
    const { record, ...verdict } = before ? checkRepeatedNumber(state, before, reported, stamp) : checkNew(state, reported, stamp)
    if (record) stored.set(key, record)
    return { ...row, ...verdict }
  })
}

/**
 * Returns whether posting a row changes anything. Returns false for a row that is refused or repeated, or that differs from the known
 * result without replacing the result.
 */
export const isPosted = ({ outcome, isReplacing }: Pick<CheckedRow, 'outcome' | 'isReplacing'>): boolean =>
  outcome === 'ACCEPTED' || isReplacing

/** Returns a posted row with the answer of the endpoint. The answer may differ from the check if the number was reported since. */
export function postedRow(row: CheckedRow, answer: TrackTaken | TrackRefusal): CheckedRow {
  const left = { profileId: null, status: null, isReplacing: false }
  if ('code' in answer) return { ...row, ...left, outcome: 'REFUSED', refusal: answer }
  if (answer.isRepeat) {
    const differs = answer.differs ?? []
    return { ...row, ...left, differs, outcome: differs.length > 0 ? 'DIFFERING' : 'REPEATED' }
  }
  return { ...row, status: answer.status }
}
