import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'

/** The items of a content step in their order, when the first was added and when one was last changed; moments are 0 where there is none. */
export async function findContentIds(
  db: Database,
  programId: string,
  type: ContentStepType,
): Promise<{ ids: string[]; createdAt: number; updatedAt: number }> {
  const rows = await db
    .selectFrom('program_contents')
    .select(['id', 'created_at', 'updated_at'])
    .where('program_id', '=', programId)
    .where('content_step_type', '=', type)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return {
    ids: rows.map(({ id }) => id),
    createdAt: rows.length === 0 ? 0 : Math.min(...rows.map((row) => row.created_at)),
    updatedAt: rows.length === 0 ? 0 : Math.max(...rows.map((row) => row.updated_at)),
  }
}
