import type { ProgramStepRecord } from '@wasla/contract/programs/record.ts'
import type { StoredStepData, StoredStepType } from '@wasla/contract/programs/step-data.ts'
import type { SavedSteps } from '@wasla/contract/programs/steps/progress.ts'
import type { ContentStepType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { ProgramStepsTable } from '#database/tables/programs.ts'

const stepRow = defineRecord<ProgramStepsTable>()({
  id: same,
  programId: same,
  type: same,
  data: json<StoredStepData[StoredStepType]>(),
  createdAt: same,
  updatedAt: same,
})

/** Returns the saved step of a type, or null. */
export async function findStep<Type extends StoredStepType>(
  db: Database,
  programId: string,
  type: Type,
): Promise<ProgramStepRecord<Type> | null> {
  const row = await db
    .selectFrom('program_steps')
    .selectAll()
    .where('program_id', '=', programId)
    .where('type', '=', type)
    .executeTakeFirst()
  return row ? (stepRow.read(row) as ProgramStepRecord<Type>) : null
}

/** Returns the data of one step of each of these programs, by program, without programs that lack it. */
export async function findStepData<Type extends StoredStepType>(
  db: Database,
  programIds: readonly string[],
  type: Type,
): Promise<Map<string, StoredStepData[Type]>> {
  if (programIds.length === 0) return new Map()
  const rows = await db.selectFrom('program_steps').selectAll().where('type', '=', type).where('program_id', 'in', programIds).execute()
  return new Map(rows.map((row) => [row.program_id, stepRow.read(row).data as StoredStepData[Type]]))
}

/** Returns all saved steps of a program, by type. */
export async function findSteps(db: Database, programId: string): Promise<{ [Type in StoredStepType]?: ProgramStepRecord<Type> }> {
  const rows = await db.selectFrom('program_steps').selectAll().where('program_id', '=', programId).execute()
  return Object.fromEntries(rows.map((row) => [row.type, stepRow.read(row)]))
}

/** Inserts a step, or replaces the data of the saved one and keeps its id and time of creation. */
export const saveStep = (tx: Database, step: ProgramStepRecord) =>
  tx
    .insertInto('program_steps')
    .values(stepRow.write(step))
    .onConflict((clash) =>
      clash
        .columns(['program_id', 'type'])
        .doUpdateSet((row) => ({ data: row.ref('excluded.data'), updated_at: row.ref('excluded.updated_at') })),
    )
    .execute()

/** Returns the saved steps of each of these programs, for `progressOf`. */
export async function findSavedSteps(db: Database, programIds: readonly string[]): Promise<Map<string, SavedSteps>> {
  if (programIds.length === 0) return new Map()
  const stored = await db
    .selectFrom('program_steps')
    .select(['id', 'type', 'program_id as programId'])
    .where('program_id', 'in', programIds)
    .execute()
  const counts = await db
    .selectFrom('program_contents')
    .select(['program_id as programId', 'content_step_type as type'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('program_id', 'in', programIds)
    .groupBy(['program_id', 'content_step_type'])
    .execute()
  const byProgram = Map.groupBy(stored, ({ programId }) => programId)
  const countOf = (programId: string, type: ContentStepType) =>
    counts.find((row) => row.programId === programId && row.type === type)?.count ?? 0
  return new Map(
    programIds.map((programId) => [
      programId,
      {
        programId,
        stored: (byProgram.get(programId) ?? []).map(({ id, type }) => ({ id, type })),
        contents: { SHAREABLE: countOf(programId, 'SHAREABLE'), LEARNING: countOf(programId, 'LEARNING') },
      },
    ]),
  )
}
