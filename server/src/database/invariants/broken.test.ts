import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { brokenInvariants } from './broken.ts'

/** A view whose subject is how long a statement may take where it is read; SQLite ends none. */
const limit = { sqlite: `'none'`, postgres: `current_setting('statement_timeout')` } as const

describe('the look at the invariants', () => {
  eachDatabase((open) => {
    it('reads a ledger of any size: the limit of requests does not end it, and is as before afterwards', async () => {
      const { db, dialect } = await open()
      await sql`create view shown_limit as select ${sql.raw(limit[dialect])} as subject`.execute(db)
      const inIt = await brokenInvariants(db, [{ id: 'I1', view: 'shown_limit', promises: '' }])
      const { rows } = await sql<{ subject: string }>`select subject from shown_limit`.execute(db)
      await sql`drop view shown_limit`.execute(db)
      expect(inIt[0]?.subjects).toEqual([dialect === 'postgres' ? '10min' : 'none'])
      expect(rows[0]?.subject).not.toBe('10min')
    })
  })
})
