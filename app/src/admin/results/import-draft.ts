import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { ChosenProgram } from './ProgramField.tsx'

export type ImportDraft = { program: ChosenProgram | null; file: File | null }
export const emptyImport: ImportDraft = { program: null, file: null }

export const importFields: FormFields = {
  fields: ['programId', 'file'],
  codes: { PROGRAM_NOT_FOUND: 'programId', FILE_FORMAT_INVALID: 'file', FILE_SIZE_EXCEEDED: 'file' },
}

/** Requires both a program and a file: the file does not name its program. */
export const problemsOfImport = ({ program, file }: ImportDraft): FieldProblem[] => [
  ...(program === null ? [{ path: 'programId', rule: 'required' } as const] : []),
  ...(file === null ? [{ path: 'file', rule: 'required' } as const] : []),
]
