import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'

/** Returns the step and the status of each content item of a program. */
export async function findContentStates(
  db: Database,
  programId: string,
): Promise<Pick<ProgramContentRecord, 'contentStepType' | 'status'>[]> {
  return db
    .selectFrom('program_contents')
    .select(['content_step_type as contentStepType', 'status'])
    .where('program_id', '=', programId)
    .execute()
}
