import type { TrackRefusal, TrackTaken } from './answers.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { CountingProgram } from './counting-program.ts'
import { decideConversion, namingCounted, type ConversionState } from './decide-conversion.ts'
import { countsForGood, decideDispute, decideRepeat, decideReplacement, differencesOf, replaces } from './decide-repeat.ts'
import type { ImportedRow } from './import-file.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, ReportDifference, ResultStatus } from './record.ts'

export const importOutcomes = ['ACCEPTED', 'REPEATED', 'DIFFERING', 'REFUSED'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** What a row does, or would do (Y-14). */
export type CheckedRow = ImportedRow & {
  readonly outcome: ImportOutcome
  /** Why it is refused. */
  readonly refusal: TrackRefusal | null
  /** Of a row that is posted, the participant whose it becomes. */
  readonly profileId: string | null
  /** Of a row that is posted, how its result stands. */
  readonly status: ResultStatus | null
  /** What stands under its number already: stored, or of a row above it. */
  readonly known: ConversionRecord | null
  /** What it says otherwise than what stands (Y-02). */
  readonly differs: readonly ReportDifference[]
  /** It differs and takes the place of what stands: proof replaces a browser's word (Y-02), or is held because that one counts for good. */
  readonly isReplacing: boolean
}

/** What stands before a file is posted, of its rows' numbers and clicks. */
export type ImportState = {
  readonly program: CountingProgram
  readonly known: ReadonlyMap<string, ConversionRecord>
  readonly clicks: ReadonlyMap<string, ClickRecord>
  /** By the ids of repeats, those of the clicks that count in their place; see `countedClickOf`. */
  readonly counted: ReadonlyMap<string, string>
}

type Stamp = { readonly now: number }

/** A number as it is looked up: a program counts one event, so that the number alone names its result (N-09). */
export const numberKey = ({ externalId }: Pick<ReportedConversion, 'externalId'>): string => externalId

type Verdict = Omit<CheckedRow, keyof ImportedRow>
/** `record` is what then stands under the number. */
type Checked = Verdict & { readonly record: ConversionRecord | null }

const untouched: Omit<Verdict, 'outcome'> = { refusal: null, profileId: null, status: null, known: null, differs: [], isReplacing: false }

const refused = (refusal: TrackRefusal, known: ConversionRecord | null = null): Checked => ({
  ...untouched,
  outcome: 'REFUSED',
  refusal,
  known,
  record: null,
})

/** An imported row is proof, so it never waits; whether a rule of risk holds it is said when it is posted. */
const stateFor = ({ program, clicks }: ImportState, { clickId }: ReportedConversion): ConversionState => ({
  program,
  click: clicks.get(clickId) ?? null,
  facts: null,
  wait: 0,
})

function checkNew(state: ImportState, reported: ReportedConversion, { now }: Stamp): Checked {
  const { refusal, record } = decideConversion(stateFor(state, reported), { reported, way: 'IMPORT', id: '', now })
  return refusal ? refused(refusal) : { ...untouched, outcome: 'ACCEPTED', profileId: record.profileId, status: record.status, record }
}

/** Which other clicks browsers named is looked up when the row is posted: until then a reversal of what they say is taken for one in time. */
const othersAt = ({ way }: ConversionRecord, now: number): number[] => (isProof(way) ? [] : [now])

function checkKnown(state: ImportState, known: ConversionRecord, reported: ReportedConversion, { now }: Stamp): Checked {
  const isReplacing = replaces(known, { reported, way: 'IMPORT' })
  const arrival = { reported, way: 'IMPORT', now } as const
  const clickAt = state.clicks.get(known.clickId)?.at ?? null
  const prove = () =>
    countsForGood(known, clickAt, now)
      ? decideDispute(known, known, stateFor(state, reported), { ...arrival, id: '' })
      : decideReplacement(known, stateFor(state, reported), { ...arrival, id: '' })
  const done = isReplacing ? prove() : decideRepeat(known, { ...arrival, clickAt, othersAt: othersAt(known, now) })
  if (done.kind === 'refused') return refused(done.refusal, known)
  if (done.kind === 'repeat')
    return { ...untouched, outcome: done.differs.length > 0 ? 'DIFFERING' : 'REPEATED', known, differs: done.differs, record: known }
  const { record } = done
  const differs = isReplacing ? differencesOf(known, reported) : []
  const outcome = differs.length > 0 ? 'DIFFERING' : 'ACCEPTED'
  return { ...untouched, outcome, profileId: record.profileId, status: record.status, known, differs, isReplacing, record }
}

/**
 * What each row of a file would do, by the rules of the endpoints and in its order: of two rows with one number the first stands. Whether a
 * rule of risk holds a result is said when it is posted, as each counts for the next (N-14).
 */
export function checkImport(rows: readonly ImportedRow[], state: ImportState, stamp: Stamp): CheckedRow[] {
  const standing = new Map(state.known)
  return rows.map((row): CheckedRow => {
    const { conversion, fields } = row.read
    if (!conversion) return { ...row, ...refused({ code: 'BODY_INVALID', fields }) }
    const reported = namingCounted(conversion, state.counted)
    const key = numberKey(reported)
    const before = standing.get(key)
    const { record, ...verdict } = before ? checkKnown(state, before, reported, stamp) : checkNew(state, reported, stamp)
    if (record) standing.set(key, record)
    return { ...row, ...verdict }
  })
}

/** Whether posting a row changes anything: what is refused, repeated, or differs and gives way, is left out. */
export const isPosted = ({ outcome, isReplacing }: Pick<CheckedRow, 'outcome' | 'isReplacing'>): boolean =>
  outcome === 'ACCEPTED' || isReplacing

/** A row that was posted, with what the endpoints answered: others may have reported its number since it was checked. */
export function postedRow(row: CheckedRow, answer: TrackTaken | TrackRefusal): CheckedRow {
  const left = { profileId: null, status: null, isReplacing: false }
  if ('code' in answer) return { ...row, ...left, outcome: 'REFUSED', refusal: answer }
  if (answer.isRepeat) {
    const differs = answer.differs ?? []
    return { ...row, ...left, differs, outcome: differs.length > 0 ? 'DIFFERING' : 'REPEATED' }
  }
  return { ...row, status: answer.status }
}
