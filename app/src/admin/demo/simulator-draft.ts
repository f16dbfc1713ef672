import { simulatorRules } from '@wasla/contract/admin/simulator.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { ChosenProgram } from '../results/ProgramField.tsx'

type Chosen = { id: string; label: string }
export type SimulatorDraft = {
  program: ChosenProgram | null
  clicks: number
  conversions: number
  countries: readonly Chosen[]
  channels: readonly Chosen[]
}

/** The defaults are large enough to change every chart. */
export const emptySimulator: SimulatorDraft = { program: null, clicks: 200, conversions: 10, countries: [], channels: [] }

export const simulatorFields: FormFields = {
  fields: ['programId', 'clicksPerHour', 'conversionsPerHour', 'countries', 'channels'],
  codes: { PROGRAM_NOT_FOUND: 'programId' },
  at: (path) => path.split('.', 1)[0] ?? path,
}

/** Returns the variables of the mutation. Empty countries or channels mean all. */
export const variablesOf = ({ program, clicks, conversions, countries, channels }: SimulatorDraft) => ({
  programId: program?.id ?? '',
  clicksPerHour: clicks,
  conversionsPerHour: conversions,
  countries: countries.map(({ id }) => id),
  channels: channels.map(({ id }) => id),
})

export const problemsOfSimulator = (draft: SimulatorDraft): FieldProblem[] => [
  ...(draft.program === null ? [{ path: 'programId', rule: 'required' } as const] : []),
  ...problemsOf(simulatorRules, variablesOf(draft)),
]
