import { importOutcomes, type ImportOutcome } from '@wasla/contract/tracking/import-check.ts'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import type { ImportResult_ResultFragment } from './ImportScreen.generated.ts'
import type { ChosenProgram } from './ProgramField.tsx'

export type CheckedResult = ImportResult_ResultFragment
export type CheckedRow = CheckedResult['rows'][number]
export type ShownRow = CheckedRow & { readonly id: string }

/** A file and what its rows would do; after posting, what they did. */
export type CheckedImport = {
  readonly program: ChosenProgram
  readonly file: File
  readonly result: CheckedResult
  readonly isPosted: boolean
}

/** Rows that must be corrected come first, then differing rows. */
const order = everyOf<ImportOutcome>()('REFUSED', 'DIFFERING', 'ACCEPTED', 'REPEATED')

/**
 * Returns the rows of one outcome, or all rows; then the rows that need an admin come first. Rows of one outcome stay in the order of the
 * file.
 */
export function shownRows(rows: readonly CheckedRow[], outcome: ImportOutcome | null): ShownRow[] {
  const kinds = outcome === null ? order : order.filter((one) => one === outcome)
  return kinds.flatMap((kind) => rows.filter((row) => row.outcome === kind)).map((row) => ({ ...row, id: String(row.row) }))
}

/** Returns the number of rows of each outcome, in the order of the contract. */
export const countsOf = ({ accepted, repeated, differing, rejected }: CheckedResult): readonly (readonly [ImportOutcome, number])[] => {
  const counts: Readonly<Record<ImportOutcome, number>> = {
    ACCEPTED: accepted,
    REPEATED: repeated,
    DIFFERING: differing,
    REFUSED: rejected,
  }
  return importOutcomes.map((outcome) => [outcome, counts[outcome]])
}

/** Returns how many rows of the file would be posted, and how many would be left out. */
export const postedOf = ({ accepted, replaced, rows }: CheckedResult): { posted: number; left: number } => ({
  posted: accepted + replaced,
  left: rows.length - accepted - replaced,
})

/** Returns the columns in which a refused row is wrong, for the marks in its cells. */
export const wrongColumns = ({ problems, code }: Pick<CheckedRow, 'problems' | 'code'>): readonly string[] =>
  code === 'CLICK_NOT_FOUND'
    ? ['clickId', 'promoCode']
    : code === 'EVENT_NOT_FOR_OBJECTIVE'
      ? ['event']
      : problems.map(({ column }) => column)
