import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { breathe } from '#wait.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { inTransaction } from '../transaction.ts'
import { lendTurn } from './lend-turn.ts'

async function stage() {
  const handle = await openDatabase({ kind: 'sqlite', file: join(temporaryFolder(), 'wasla.db'), create: true })
  onTestFinished(handle.close)
  await migrate(handle.db, handle.dialect, 1)
  return handle.db
}

const write = (db: Database, key: string) => db.insertInto('settings').values({ key, value: '', updated_at: 1 }).execute()
const keys = async (db: Database) => (await db.selectFrom('settings').select('key').orderBy('key').execute()).map(({ key }) => key)

/** Returns whether the work ends before other events run a few times. */
async function isDone(work: Promise<unknown>): Promise<boolean> {
  const state = { isDone: false }
  void work.then(() => (state.isDone = true))
  for (let turns = 0; turns < 5; turns++) await breathe()
  return state.isDone
}

describe('lendTurn', () => {
  it('makes transactions and single writes wait, but not reads', async () => {
    const db = await stage()
    const giveBack = await lendTurn(db)
    expect(await keys(db)).toEqual([])
    const transaction = inTransaction(db, async (tx) => {
      await write(tx, 'in a transaction')
      return keys(tx)
    })
    expect(await isDone(transaction)).toBe(false)
    expect(await keys(db)).toEqual([])
    const alone = write(db, 'alone')
    expect(await isDone(alone)).toBe(false)
    giveBack()
    await Promise.all([transaction, alone])
    expect(await keys(db)).toEqual(['alone', 'in a transaction'])
  })

  it('lends the turn once the writing transaction is over, to one caller at a time', async () => {
    const db = await stage()
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    const transaction = inTransaction(db, async (tx) => {
      await write(tx, 'first')
      await ended
    })
    const first = lendTurn(db)
    const second = lendTurn(db)
    expect(await isDone(first)).toBe(false)
    end()
    await transaction
    const giveBack = await first
    expect(await isDone(second)).toBe(false)
    giveBack()
    ;(await second)()
    await write(db, 'second')
    expect(await keys(db)).toEqual(['first', 'second'])
  })
})
