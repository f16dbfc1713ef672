import type { ProgramContentRecord } from '@wasla/contract/programs/record.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, json, same } from '#database/record.ts'
import type { ProgramContentsTable } from '#database/tables/programs.ts'

const contentRow = defineRecord<ProgramContentsTable>()({
  id: same,
  programId: same,
  contentStepType: same,
  position: same,
  title: same,
  description: same,
  type: same,
  status: same,
  contentUrl: same,
  thumbnailUrl: same,
  hasOwnThumbnail: flag,
  language: same,
  platform: same,
  allowTrademarkUse: flag,
  hashtags: json<readonly string[]>(),
  specialRequests: same,
  fileName: same,
  fileSize: same,
  attempts: same,
  nextAttemptAt: same,
  createdAt: same,
  updatedAt: same,
})

/** Returns the items of one step of a program, in their order. */
export async function findContents(db: Database, programId: string, step: ContentStepType): Promise<ProgramContentRecord[]> {
  const rows = await db
    .selectFrom('program_contents')
    .selectAll()
    .where('program_id', '=', programId)
    .where('content_step_type', '=', step)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(contentRow.read)
}

/** Returns all items of a program, ordered within each step. */
export async function findAllContents(db: Database, programId: string): Promise<ProgramContentRecord[]> {
  const rows = await db
    .selectFrom('program_contents')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy('content_step_type')
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(contentRow.read)
}

/** Returns the program and the step of an item; null if there is no such item. */
export async function findPlace(db: Database, id: string): Promise<Pick<ProgramContentRecord, 'programId' | 'contentStepType'> | null> {
  const row = await db.selectFrom('program_contents').select(['program_id', 'content_step_type']).where('id', '=', id).executeTakeFirst()
  return row ? { programId: row.program_id, contentStepType: row.content_step_type } : null
}

export const insertContent = (tx: Database, content: ProgramContentRecord) =>
  tx.insertInto('program_contents').values(contentRow.write(content)).execute()

/** Saves all fields of an item. */
export const saveContent = (tx: Database, content: ProgramContentRecord) =>
  tx.updateTable('program_contents').set(contentRow.write(content)).where('id', '=', content.id).execute()

export const removeContent = (tx: Database, id: string) => tx.deleteFrom('program_contents').where('id', '=', id).execute()

export async function savePlaces(tx: Database, contents: readonly Pick<ProgramContentRecord, 'id' | 'position'>[]): Promise<void> {
  for (const { id, position } of contents) await tx.updateTable('program_contents').set({ position }).where('id', '=', id).execute()
}

/** An item whose thumbnail is due, with its owner. */
export type DueContent = ProgramContentRecord & { readonly userId: string; readonly profileId: string }

/** Returns items whose thumbnail is due, longest due first. */
export async function findDue(db: Database, now: number, most: number): Promise<DueContent[]> {
  const rows = await db
    .selectFrom('program_contents')
    .innerJoin('programs', 'programs.id', 'program_contents.program_id')
    .select(contentRow.columns('program_contents'))
    .select(['programs.user_id', 'programs.profile_id'])
    .where('program_contents.status', '=', 'PROCESSING')
    .where('program_contents.next_attempt_at', '<=', now)
    .orderBy('program_contents.next_attempt_at')
    .orderBy('program_contents.id')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...contentRow.read(row), userId: row.user_id, profileId: row.profile_id }))
}

/** The fields of an item as it was read. If one of them differs in the row, the item was changed since. */
type Seen = Pick<ProgramContentRecord, 'id' | 'contentUrl' | 'attempts' | 'nextAttemptAt'>

/**
 * Saves the start or the outcome of an attempt. Returns false if the item was changed, deleted or taken by another process since it was
 * read.
 */
export async function saveTry(
  db: Database,
  { id, contentUrl, attempts, nextAttemptAt }: Seen,
  outcome: Partial<Pick<ProgramContentRecord, 'status' | 'attempts' | 'nextAttemptAt' | 'thumbnailUrl'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('program_contents')
    .set(contentRow.write(outcome))
    .where('id', '=', id)
    .where('status', '=', 'PROCESSING')
    .where('content_url', '=', contentUrl)
    .where('attempts', '=', attempts)
    .where('next_attempt_at', '=', nextAttemptAt)
    .executeTakeFirst()
  return numUpdatedRows > 0
}
