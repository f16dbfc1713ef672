import { statSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { breathe } from '../../wait.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase } from '../database.ts'
import { migrate } from '../migrations/migrate.ts'
import { checkpointsInThread } from './in-thread.ts'

/** Resolves once the condition is true. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await breathe()
}

async function stage(start?: (file: string) => Worker) {
  const file = join(temporaryFolder(), 'wasla.db')
  const handle = await openDatabase({ kind: 'sqlite', file, create: true })
  onTestFinished(handle.close)
  const { db } = handle
  await migrate(db, handle.dialect, 1)
  const problems: unknown[] = []
  const checkpoints = checkpointsInThread({ db, file, onEnd: (problem) => void problems.push(problem), ...(start && { start }) })
  onTestFinished(checkpoints.stop)
  const pagesOfCommits = async () => {
    const { rows } = await sql<{ wal_autocheckpoint: number }>`pragma wal_autocheckpoint`.execute(db)
    return rows[0]?.wal_autocheckpoint
  }
  /** Writes about 1,200 pages. A commit with the usual setting would write the first thousand back. */
  const write = (round: number) =>
    db
      .insertInto('settings')
      .values({ key: `filler ${round}`, value: 'x'.repeat(5_000_000), updated_at: round })
      .execute()
  const waiting = async () => {
    const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(noop)`.execute(db)
    return rows[0] && rows[0].log - rows[0].checkpointed
  }
  return { file, db, checkpoints, problems, pagesOfCommits, write, waiting }
}

describe('checkpointsInThread', () => {
  it('writes all of the log back in the thread and restarts it, so that its file does not grow', async () => {
    const { file, checkpoints, pagesOfCommits, write, waiting } = await stage()
    await checkpoints.start()
    expect(await pagesOfCommits()).toBe(8_192)
    await write(1)
    await until(async () => (await waiting()) === 0)
    const { size } = statSync(`${file}-wal`)
    for (let round = 2; round < 5; round++) {
      await write(round)
      await until(async () => (await waiting()) === 0)
    }
    expect(statSync(`${file}-wal`).size).toBeLessThan(size * 1.5)
  })

  it('lets commits make the checkpoints again after a stop', async () => {
    const { checkpoints, pagesOfCommits, problems } = await stage()
    await checkpoints.start()
    await checkpoints.stop()
    await checkpoints.stop()
    expect(await pagesOfCommits()).toBe(1_000)
    expect(problems).toEqual([])
  })

  it('lets commits make the checkpoints again if the thread fails, and reports the failure', async () => {
    const { checkpoints, pagesOfCommits, problems } = await stage(
      () =>
        new Worker(`require('node:worker_threads').parentPort.postMessage('ready'); setTimeout(() => { throw new Error('gone') }, 50)`, {
          eval: true,
        }),
    )
    await checkpoints.start()
    await until(() => problems.length === 1)
    expect(problems).toMatchObject([{ message: 'gone' }])
    await until(async () => (await pagesOfCommits()) === 1_000)
  })

  it('leaves the checkpoints to the commits if the thread cannot start', async () => {
    const { checkpoints, pagesOfCommits, problems } = await stage(() => new Worker(`throw new Error('no')`, { eval: true }))
    await checkpoints.start()
    expect(await pagesOfCommits()).toBe(1_000)
    await until(() => problems.length === 1)
  })
})
