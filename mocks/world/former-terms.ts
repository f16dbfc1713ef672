import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Guidelines } from '@wasla/contract/programs/step-data.ts'

/** Earlier values of a program’s terms, which its participants joined under. `changedAt` is the time from which today’s values hold. */
export type FormerTerms = Pick<ProgramRecord, 'endDate' | 'description'> & {
  programId: string
  guidelines: Guidelines
  changedAt: number
}
