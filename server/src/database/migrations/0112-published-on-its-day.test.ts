import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addPrograms, clearPrograms, programOf } from '../../domains/programs/testing/program-rows.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { publishedOnItsDay } from './0112-published-on-its-day.ts'

describe('a program that somebody scheduled', () => {
  eachWorld((open) => {
    it('was published on its day, and every other one when it was', async () => {
      const { db, dialect } = await open()
      await clearPrograms(db)
      await addPrograms(db, [
        programOf('scheduled', { status: 'Soon', publishedAt: 1_000, publishDate: 9_000 }),
        programOf('at-once', { publishedAt: 1_000, publishDate: null }),
        programOf('draft', { status: 'Draft', publishedAt: null, publishDate: null, budget: 0 }),
      ])
      for (const statement of publishedOnItsDay.statements(dialect)) await db.executeQuery(CompiledQuery.raw(statement))
      const rows = await db.selectFrom('programs').select(['id', 'published_at']).orderBy('id').execute()
      expect(rows).toEqual([
        { id: 'at-once', published_at: 1_000 },
        { id: 'draft', published_at: null },
        { id: 'scheduled', published_at: 9_000 },
      ])
    })
  })
})
