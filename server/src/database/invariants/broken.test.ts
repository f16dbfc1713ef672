import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '../testing/each-database.ts'
import { brokenInvariants } from './broken.ts'

/** A view whose subject is the statement timeout of its reader. SQLite has no such timeout. */
const limit = { sqlite: `'none'`, postgres: `current_setting('statement_timeout')` } as const

describe('brokenInvariants', () => {
  eachDatabase((open) => {
    it('reads a ledger of any size without the statement timeout of requests, and restores that timeout', async () => {
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
