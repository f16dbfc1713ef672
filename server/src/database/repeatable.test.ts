import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase, testMoment } from './testing/each-database.ts'
import { inRepeatableTransaction } from './repeatable.ts'
import { inTransaction } from './transaction.ts'
import type { Database } from './database.ts'

const note = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '1', updated_at: testMoment }).execute()
const notes = async (db: Database) => (await db.selectFrom('settings').select('key').where('key', 'like', 'note-%').execute()).length

describe('inRepeatableTransaction', () => {
  eachDatabase((open) => {
    it('commits everything, or nothing if the work throws', async () => {
      const { db } = await open()
      expect(await inRepeatableTransaction(db, async (tx) => (await note(tx, 'note-1')) && 'done')).toBe('done')
      const failing = inRepeatableTransaction(db, async (tx) => {
        await note(tx, 'note-2')
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await notes(db)).toBe(1)
    })

    it('runs beside transactions that wait for the disk', async () => {
      const { db } = await open()
      const works = Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? inTransaction : inRepeatableTransaction)(db, (tx) => note(tx, `note-${n}`)),
      )
      await Promise.all(works)
      expect(await notes(db)).toBe(20)
    })
  })

  it('makes SQLite wait for the disk again after the work, even if the work fails', async () => {
    const { db } = await openTestDatabase()
    const setting = async (on: Database) => (await sql<{ synchronous: number }>`pragma synchronous`.execute(on)).rows[0]?.synchronous
    expect(await setting(db)).toBe(2)
    expect(await inRepeatableTransaction(db, setting)).toBe(1)
    expect(await setting(db)).toBe(2)
    await expect(inRepeatableTransaction(db, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await setting(db)).toBe(2)
  })
})
