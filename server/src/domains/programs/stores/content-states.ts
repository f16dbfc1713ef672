import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'

/** In which step each content of a program is, and whether it is ready. */
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
