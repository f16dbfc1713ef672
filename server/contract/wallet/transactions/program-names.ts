import type { TransactionRow } from './row.ts'

const isOfProgram = ({ type }: TransactionRow) => type.startsWith('PROGRAM_')

/** The programs that some transactions are about, each once. */
export const programsIn = (rows: readonly TransactionRow[]): string[] => [
  ...new Set(rows.filter(isOfProgram).map(({ referenceId }) => referenceId)),
]

/** The transactions with the names of their programs, which are as they are now; one whose program has no name stays as it is. */
export const withProgramNames = (rows: readonly TransactionRow[], names: ReadonlyMap<string, string>): TransactionRow[] =>
  rows.map((row) => {
    const programName = isOfProgram(row) ? names.get(row.referenceId) : undefined
    return programName === undefined ? row : { ...row, metadata: { ...row.metadata, programName } }
  })
