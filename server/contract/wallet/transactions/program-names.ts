import type { TransactionRow } from './row.ts'

const isOfProgram = ({ type }: TransactionRow) => type.startsWith('PROGRAM_')

/** Returns the programs of these transactions, each once. */
export const programsIn = (rows: readonly TransactionRow[]): string[] => [
  ...new Set(rows.filter(isOfProgram).map(({ referenceId }) => referenceId)),
]

/** Adds the current names of programs to transactions. A transaction whose program has no name stays unchanged. */
export const withProgramNames = (rows: readonly TransactionRow[], names: ReadonlyMap<string, string>): TransactionRow[] =>
  rows.map((row) => {
    const programName = isOfProgram(row) ? names.get(row.referenceId) : undefined
    return programName === undefined ? row : { ...row, metadata: { ...row.metadata, programName } }
  })
