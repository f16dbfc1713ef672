import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachWorld } from '../../testing/test-world.ts'
import { earlierNames } from './0029-file-columns.sample.ts'
import { fileColumns } from './0029-file-columns.ts'

describe('files under the new names of their columns', () => {
  eachWorld((open) => {
    it('are the rows that were there', async () => {
      const { db, dialect } = await open()
      const all = () => db.selectFrom('files').selectAll().orderBy('id').execute()
      const before = await all()
      expect(before.filter(({ stored_at }) => stored_at !== null).length).toBeGreaterThan(0)
      for (const statement of [...earlierNames, ...fileColumns.statements(dialect)]) await db.executeQuery(CompiledQuery.raw(statement))
      expect(await all()).toEqual(before)
    })
  })
})
