import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from './database.ts'
import { eachDatabase, testMoment } from './testing/each-database.ts'
import { inTransaction, isStoreBusy } from './transaction.ts'

const settings = (db: Database) => db.selectFrom('settings').select('key').orderBy('key').execute()
const write = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '', updated_at: testMoment }).execute()

describe('inTransaction', () => {
  eachDatabase((open) => {
    it('commits writes even if the callback returns a refusal', async () => {
      const { db } = await open()
      const verdict = await inTransaction(db, async (tx) => {
        await write(tx, 'tried')
        return 'refused'
      })
      expect(verdict).toBe('refused')
      expect(await settings(db)).toEqual([{ key: 'tried' }])
    })

    it('undoes everything if the callback throws', async () => {
      const { db } = await open()
      const work = inTransaction(db, async (tx) => {
        await write(tx, 'half')
        throw new Error('no')
      })
      await expect(work).rejects.toThrow('no')
      expect(await settings(db)).toEqual([])
    })

    it('never exceeds a guarded quota if fifty calls come at once', async () => {
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
    // The statement used up all the time of its caller.
    ['57014', 'canceling statement due to statement timeout', 1],
    ['57P01', 'terminating connection due to administrator command', 2],
    ['ECONNREFUSED', 'connect ECONNREFUSED', 2],
    ['53300', 'sorry, too many clients already', 1],
  ])('counts %s (%s) as a busy store and runs the work %i times', async (code, message, times) => {
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

  it('does not run the work again if the connection is lost during the commit, because the commit may have happened', async () => {
    const lost = new Error('Connection terminated unexpectedly')
    let runs = 0
    const db = {
      getExecutor: () => ({ adapter: null }),
      transaction: () => ({
        async execute(work: (tx: Database) => Promise<unknown>) {
          await work(db)
          throw lost
        },
      }),
    } as unknown as Database
    await expect(inTransaction(db, async () => void (runs += 1))).rejects.toBe(lost)
    expect(runs).toBe(1)
  })
})
