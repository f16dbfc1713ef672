import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { eachDatabase, openTestDatabase, testMoment } from '../testing/each-database.ts'
import { inSharedTransaction } from './group-commit.ts'

const write = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '', updated_at: testMoment }).execute()
const keys = async (db: Database) => (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const name = (n: number) => `row-${String(n).padStart(3, '0')}`

describe('inSharedTransaction', () => {
  eachDatabase((open) => {
    it('commits all calls, even if they are too many for one commit', async () => {
      const handle = await open()
      const answers = await Promise.all(numbers(70).map((n) => inSharedTransaction(handle, async (tx) => (await write(tx, name(n)), n))))
      expect(answers).toEqual(numbers(70))
      expect(await keys(handle.db)).toEqual(numbers(70).map(name))
    })

    it('undoes only the call that throws', async () => {
      const handle = await open()
      const answers = await Promise.allSettled(
        numbers(9).map((n) =>
          inSharedTransaction(handle, async (tx) => {
            await write(tx, name(n))
            if (n % 3 === 1) throw new Error(`no to ${n}`)
            return n
          }),
        ),
      )
      expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
        0,
        'Error: no to 1',
        2,
        3,
        'Error: no to 4',
        5,
        6,
        'Error: no to 7',
        8,
      ])
      expect(await keys(handle.db)).toEqual([0, 2, 3, 5, 6, 8].map(name))
    })

    it('undoes only the call that cannot be committed', async () => {
      const handle = await open()
      const halfATransaction = (tx: Database) =>
        tx
          .insertInto('ledger_transactions')
          .values({ id: 'half', kind: 'TEST', reference: 'x', currency: 'SAR', reverses: null, last_line: 1, created_at: 1 })
          .execute()
      const answers = await Promise.allSettled(
        numbers(5).map((n) =>
          inSharedTransaction(handle, async (tx) => void (await (n === 2 ? halfATransaction(tx) : write(tx, name(n))))),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
      expect(await keys(handle.db)).toEqual([0, 1, 3, 4].map(name))
      expect(await handle.db.selectFrom('ledger_transactions').select('id').execute()).toEqual([])
    })
  })

  it('shows each call the writes of the calls before it', async () => {
    const handle = await openTestDatabase()
    const seen = await Promise.all(
      numbers(4).map((n) => inSharedTransaction(handle, async (tx) => (await write(tx, name(n)), (await keys(tx)).length))),
    )
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('joins a transaction that is already open and is undone with it', async () => {
    const handle = await openTestDatabase()
    const whole = handle.db.transaction().execute(async (tx) => {
      await inSharedTransaction({ db: tx, dialect: 'sqlite' }, (part) => write(part, 'part'))
      throw new Error('no')
    })
    await expect(whole).rejects.toThrow('no')
    expect(await keys(handle.db)).toEqual([])
  })

  it('shares commits on SQLite, and resolves once other connections can read the writes', async () => {
    const file = join(temporaryFolder(), 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(handle.db, handle.dialect, testMoment)
    const other = new BetterSqlite(file, { readonly: true })
    const read = other.prepare('select count(*) from settings').pluck()
    const seen = await Promise.all(numbers(20).map((n) => inSharedTransaction(handle, (tx) => write(tx, name(n))).then(() => read.get())))
    expect(seen).toEqual(numbers(20).map(() => 20))
    other.close()
    await handle.close()
  })

  it('rejects each call while another process has the lock on the file', async () => {
    const file = join(temporaryFolder(), 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    await migrate(handle.db, handle.dialect, testMoment)
    const other = new BetterSqlite(file)
    other.exec('begin immediate')
    const answers = await Promise.allSettled(numbers(3).map((n) => inSharedTransaction(handle, (tx) => write(tx, name(n)))))
    expect(answers.map((answer) => answer.status === 'rejected' && (answer.reason as { code: string }).code)).toEqual(
      numbers(3).map(() => 'SQLITE_BUSY'),
    )
    other.exec('rollback')
    other.close()
    expect(await keys(handle.db)).toEqual([])
    await handle.close()
  })
})
