import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, flag, json, same } from '#database/record.ts'
import { sharing } from '#database/row-lock.ts'
import type { ProgramsTable } from '#database/tables/programs.ts'

export const programRow = defineRecord<ProgramsTable>()({
  id: same,
  profileId: same,
  userId: same,
  status: same,
  name: same,
  description: same,
  coverImage: same,
  startDate: same,
  endDate: same,
  isPublic: flag,
  isVisible: flag,
  programFocus: same,
  openToPlacement: flag,
  sellOnEcommerce: flag,
  storeLink: same,
  launchLocationType: same,
  launchLocationIds: json<readonly string[]>(),
  serviceAreaIds: json<readonly string[]>(),
  objectiveType: same,
  countsBy: same,
  publishDate: same,
  publishedAt: same,
  dueAt: same,
  budget: same,
  holdCause: same,
  holdReason: same,
  retiredAt: same,
  createdAt: same,
  updatedAt: same,
  deletedAt: same,
})

/** Returns a program that is not deleted, of any owner and in any status; the caller must check who may see it. */
export async function findProgram(db: Database, id: string): Promise<ProgramRecord | null> {
  const row = await db
    .selectFrom('programs')
    .select(programRow.columns('programs'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? programRow.read(row) : null
}

/**
 * Locks a program until the transaction ends, by an update that changes nothing, and returns it. Null if the program is deleted. A
 * concurrent change waits and then sees the result.
 */
export async function lockProgram(tx: Database, id: string): Promise<ProgramRecord | null> {
  const row = await tx
    .updateTable('programs')
    .set((fields) => ({ created_at: fields.ref('created_at') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(programRow.columns('programs'))
    .executeTakeFirst()
  return row ? programRow.read(row) : null
}

/** Returns a program with a shared lock until the transaction ends: it cannot change, but other transactions may share the lock. */
export async function lockProgramShared(tx: Database, dialect: Dialect, id: string): Promise<ProgramRecord | null> {
  const row = await tx
    .selectFrom('programs')
    .select(programRow.columns('programs'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$call(sharing(dialect))
    .executeTakeFirst()
  return row ? programRow.read(row) : null
}

const searchable = ({ name }: Partial<ProgramRecord>) => (name === undefined ? {} : { search_text: folded(name) })

export const insertProgram = (tx: Database, program: ProgramRecord) =>
  tx
    .insertInto('programs')
    .values({ ...programRow.write(program), search_text: folded(program.name) })
    .execute()

/** Returns the number of a profile's drafts that are not deleted. */
export async function countDrafts(db: Database, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('programs')
    .select((fields) => fields.fn.countAll().as('count'))
    .where('profile_id', '=', profileId)
    .where('status', '=', 'Draft')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Saves the fields that are given. */
export const updateProgram = (tx: Database, id: string, fields: Partial<ProgramRecord>) =>
  tx
    .updateTable('programs')
    .set({ ...programRow.write(fields), ...searchable(fields) })
    .where('id', '=', id)
    .execute()

/** Removes a draft with its steps, contents and assets. */
export const removeProgram = (tx: Database, id: string) => tx.deleteFrom('programs').where('id', '=', id).execute()
