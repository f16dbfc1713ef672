import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { insertingRows, jsonRows } from './json-rows.ts'

describe('jsonRows and insertingRows', () => {
  eachDatabase((open) => {
    it('reads rows as they were given', async () => {
      const { db, dialect } = await open()
      const given = [
        ['a', 1, null],
        ["'; drop table users; --", 9_007_199_254_740_991, 'وصلة "x"'],
      ]
      const rows = jsonRows(dialect, { name: 'text', count: 'integer', note: 'text' }, given)
      const found = await sql`select name, count, note from ${rows} as given order by count`.execute(db)
      expect(found.rows.map((row) => Object.values(row as Record<string, unknown>))).toEqual(given)
    })

    it('inserts 0..n rows in order, then handles conflicts', async () => {
      const { db, dialect } = await open()
      const columns = { seller: 'text', at: 'integer' } as const
      await sql`create table sold (seller text primary key, at bigint)`.execute(db)
      const write = (rows: { seller: string; at: number }[]) =>
        sql`${insertingRows(dialect, 'sold', columns, rows, 'at')}
          on conflict (seller) do update set at = sold.at + excluded.at returning seller`.execute(db)
      expect((await write([])).rows).toEqual([])
      const many = Array.from({ length: 2_000 }, (_, index) => ({ seller: `seller ${2_000 - index}`, at: 2_000 - index }))
      expect((await write(many)).rows).toEqual(many.map(({ seller }) => ({ seller })).toReversed())
      await write([{ seller: 'seller 7', at: 3 }])
      expect((await sql`select at from sold where seller = 'seller 7'`.execute(db)).rows).toEqual([{ at: 10 }])
    })

    it('reads no rows from an empty list', async () => {
      const { db, dialect } = await open()
      expect((await sql`select name from ${jsonRows(dialect, { name: 'text' }, [])} as given`.execute(db)).rows).toEqual([])
    })
  })
})
