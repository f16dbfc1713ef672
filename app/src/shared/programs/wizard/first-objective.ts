import { objectiveTypes, type ObjectiveType } from '@wasla/contract/programs/types.ts'
import { stepPaths } from './addresses.ts'

type Box = Pick<Storage, 'getItem' | 'setItem'>

/** Query parameter of the first step: the objective that was chosen before the draft existed. */
const objectiveParam = 'objective'
const name = 'wasla.firstObjective'

export const objectiveNamed = (value: unknown): ObjectiveType | null => objectiveTypes.find((type) => type === value) ?? null

/** Returns the address that starts a program with this objective. */
export const newProgramFor = (objective: ObjectiveType) => `${stepPaths.PROGRAM_DETAILS}?${objectiveParam}=${objective}`

export const objectiveIn = (query: URLSearchParams): ObjectiveType | null => objectiveNamed(query.get(objectiveParam))

/**
 * Stores in this tab the objective that was chosen before the draft existed. It is stored when the draft is first saved, and is needed
 * until the step of objectives opens. The objective is only the initial value of that step, so damaged or foreign content reads as null.
 */
export const firstObjective = {
  read(box: Box, programId: string): ObjectiveType | null {
    try {
      const stored: unknown = JSON.parse(box.getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null) return null
      const { programId: of, objective } = stored as { readonly [Name in 'programId' | 'objective']?: unknown }
      return of === programId ? objectiveNamed(objective) : null
    } catch {
      return null
    }
  },
  store: (box: Box, programId: string, objective: ObjectiveType) => box.setItem(name, JSON.stringify({ programId, objective })),
}
