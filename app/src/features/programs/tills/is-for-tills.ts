import type { ObjectiveType, ProgramStatus } from '@wasla/contract/programs/types.ts'
import { countsCodes, type CountsBy } from '@wasla/contract/programs/counts-by.ts'

type Counting = { readonly objectiveType: ObjectiveType | null; readonly countsBy: CountsBy; readonly status: ProgramStatus }

/** Returns whether the owner of a program may have tills: it counts sales and codes, and is published. */
export const isForTills = ({ objectiveType, countsBy, status }: Counting): boolean =>
  objectiveType === 'SALES' && countsCodes(countsBy) && status !== 'Draft'
