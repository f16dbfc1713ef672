import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachWorld } from '../../testing/test-world.ts'
import { fileColumns } from './0029-file-columns.ts'

/** The names before the migration. */
const earlier = [
  'drop index files_by_obsolete_at',
  'alter table files rename column stored_at to kept_at',
  'alter table files rename column obsolete_at to unwanted_at',
  'create index files_by_unwanted_at on files (unwanted_at) where unwanted_at is not null and deleted_at is null',
]

describe('files under the new names of their columns', () => {
  eachWorld((open) => {
    it('are the rows that were there', async () => {
      const { db, dialect } = await open()
      const all = () => db.selectFrom('files').selectAll().orderBy('id').execute()
      const before = await all()
      expect(before.filter(({ stored_at }) => stored_at !== null).length).toBeGreaterThan(0)
      for (const statement of [...earlier, ...fileColumns.statements(dialect)]) await db.executeQuery(CompiledQuery.raw(statement))
      expect(await all()).toEqual(before)
    })
  })
})
