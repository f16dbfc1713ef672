import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { eachDatabase, testMoment } from './testing/each-database.ts'
import { inTransaction, isStoreBusy } from './transaction.ts'

const settings = (db: Database) => db.selectFrom('settings').select('key').orderBy('key').execute()
const write = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '', updated_at: testMoment }).execute()

describe('inTransaction', () => {
  eachDatabase((open) => {
    it('keeps what was written when the verdict is bad news', async () => {
      const { db } = await open()
      const verdict = await inTransaction(db, async (tx) => {
        await write(tx, 'tried')
        return 'refused'
      })
      expect(verdict).toBe('refused')
      expect(await settings(db)).toEqual([{ key: 'tried' }])
    })

    it('undoes everything when the work throws', async () => {
      const { db } = await open()
      const work = inTransaction(db, async (tx) => {
        await write(tx, 'half')
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      expect(await settings(db)).toEqual([])
    })

    it('spends a guarded quota exactly as often as it holds when fifty ask at once', async () => {
      const { db } = await open()
      await db.insertInto('otp_sends').values({ mobile_no: 'x', device_hash: '', first_sent_at: 1, last_sent_at: 1, sends: 10 }).execute()
      const spend = () =>
        inTransaction(db, async (tx) => {
          const result = await tx
            .updateTable('otp_sends')
            .set({ sends: sql`sends - 1` })
            .where('mobile_no', '=', 'x')
            .where('sends', '>=', 1)
            .executeTakeFirst()
          return result.numUpdatedRows === 1n
        })
      const answers = await Promise.all(Array.from({ length: 50 }, spend))
      expect(answers.filter(Boolean)).toHaveLength(10)
      expect((await db.selectFrom('otp_sends').select('sends').executeTakeFirstOrThrow()).sends).toBe(0)
    })
  })

  it.each([
    ['40001', 'serialization failure', 6],
    ['40P01', 'deadlock detected', 6],
    ['55P03', 'lock not available', 2],
    // It took all the time that its caller has.
    ['57014', 'canceling statement due to statement timeout', 1],
  ])('is busy, not broken, where the database answers %s (%s), and runs %i times', async (code, message, times) => {
    const collision = Object.assign(new Error(message), { code })
    let runs = 0
    const db = {
      getExecutor: () => ({ adapter: null }),
      transaction: () => ({
        execute: async () => {
          runs += 1
          throw collision
        },
      }),
    } as unknown as Database
    await expect(inTransaction(db, async () => 1)).rejects.toBe(collision)
    expect(runs).toBe(times)
    expect(isStoreBusy(collision)).toBe(true)
    expect(isStoreBusy(new Error('anything else'))).toBe(false)
  })
})
