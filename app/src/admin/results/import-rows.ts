import { importOutcomes, type ImportOutcome } from '@wasla/contract/tracking/import-check.ts'
import type { ImportResult_ResultFragment } from './ImportScreen.generated.ts'
import type { ChosenProgram } from './ProgramField.tsx'

export type CheckedResult = ImportResult_ResultFragment
export type CheckedRow = CheckedResult['rows'][number]
export type ShownRow = CheckedRow & { readonly id: string }

/** A file with what its rows would do, or did. */
export type CheckedImport = {
  readonly program: ChosenProgram
  readonly file: File
  readonly result: CheckedResult
  readonly isPosted: boolean
}

/** What has to be mended comes first, then what differs. */
const order = ['REFUSED', 'DIFFERING', 'ACCEPTED', 'REPEATED'] as const satisfies readonly ImportOutcome[]

/** The rows that are shown: of one outcome or all, sorted by what needs a person first; rows of one outcome stay in the file's order. */
export function shownRows(rows: readonly CheckedRow[], outcome: ImportOutcome | null): ShownRow[] {
  const kinds = outcome === null ? order : order.filter((one) => one === outcome)
  return kinds.flatMap((kind) => rows.filter((row) => row.outcome === kind)).map((row) => ({ ...row, id: String(row.row) }))
}

/** How many rows have each outcome, in the order of the contract. */
export const countsOf = ({ accepted, repeated, differing, rejected }: CheckedResult): readonly (readonly [ImportOutcome, number])[] => {
  const counts: Readonly<Record<ImportOutcome, number>> = {
    ACCEPTED: accepted,
    REPEATED: repeated,
    DIFFERING: differing,
    REFUSED: rejected,
  }
  return importOutcomes.map((outcome) => [outcome, counts[outcome]])
}

/** Rows that posting the file takes, and those it leaves out. */
export const postedOf = ({ accepted, replaced, rows }: CheckedResult): { posted: number; left: number } => ({
  posted: accepted + replaced,
  left: rows.length - accepted - replaced,
})

/** The column a refused row is wrong at, for the mark in its cell. */
export const wrongColumns = ({ problems, code }: Pick<CheckedRow, 'problems' | 'code'>): readonly string[] =>
  code === 'CLICK_NOT_FOUND' ? ['clickId'] : code === 'EVENT_NOT_FOR_OBJECTIVE' ? ['event'] : problems.map(({ column }) => column)
