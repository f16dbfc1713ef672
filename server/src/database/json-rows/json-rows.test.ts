import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { jsonRows } from './json-rows.ts'

describe('rows in one parameter', () => {
  eachDatabase((open) => {
    it('are read as they were given', async () => {
      const { db, dialect } = await open()
      const given = [
        ['a', 1, null],
        ["'; drop table users; --", 9_007_199_254_740_991, 'وصلة "x"'],
      ]
      const rows = jsonRows(dialect, { name: 'text', count: 'integer', note: 'text' }, given)
      const found = await sql`select name, count, note from ${rows} as given order by count`.execute(db)
      expect(found.rows.map((row) => Object.values(row as Record<string, unknown>))).toEqual(given)
    })

    it('may be none', async () => {
      const { db, dialect } = await open()
      expect((await sql`select name from ${jsonRows(dialect, { name: 'text' }, [])} as given`.execute(db)).rows).toEqual([])
    })
  })
})
