import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'

/**
 * Returns the ids of a content step's items in their order, and the times of the first creation and the last change. The times are 0
 * without items.
 */
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
