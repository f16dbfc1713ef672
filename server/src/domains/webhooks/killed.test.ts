import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { webhooksHarness } from './testing/harness.ts'

const worker = fileURLToPath(new URL('testing/processes/worker.ts', import.meta.url))

type Job = { file: string; profileId: string; now: number; work: 'write' | 'send' }

/** Runs a worker, and kills it when it has said a number of lines. Returns the numbers that it said before its end. */
async function killed({ file, profileId, now, work }: Job, lines: number): Promise<number[]> {
  const child = spawn(process.execPath, [worker, file, String(now), profileId, work], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.split('\n').length > lines) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return said.split('\n').slice(0, -1).map(Number)
}

const unique = (numbers: readonly number[]) => [...new Set(numbers)]

describe('webhooks of a process that is killed', () => {
  it('are neither lost nor out of order: what was committed is written, and what was written arrives', async () => {
    const file = join(temporaryFolder(), 'wasla.db')
    const handle = await openDatabase({ kind: 'sqlite', file, create: true })
    onTestFinished(handle.close)
    await migrate(handle.db, handle.dialect, testMoment)
    const t = await webhooksHarness(handle)
    await t.add()
    const job = { file, profileId: t.brand.profileId, now: t.clock.now() }

    const committed = await killed({ ...job, work: 'write' }, 40)
    const bodies = await t.db.selectFrom('webhook_messages').select('body').execute()
    const written = bodies.map(({ body }) => (JSON.parse(body) as { data: { n: number } }).data.n)
    expect(written).toEqual(expect.arrayContaining(committed))
    const [deliveries, lanes] = [await t.deliveries(), await t.lanes()]
    expect(deliveries).toHaveLength(written.length)
    expect(lanes.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(written.length)

    // Two senders are killed while they send, and this process sends the rest when their claims are over.
    const first = await killed({ ...job, work: 'send' }, 9)
    const second = await killed({ ...job, now: job.now + 60_000, work: 'send' }, 9)
    t.clock.advance(120_000)
    await t.webhooks.send()
    const rest = t.sent().map(({ n }) => Number(n))
    const received = [...first, ...second, ...rest]
    expect(unique(received).toSorted((one, other) => one - other)).toEqual(written.toSorted((one, other) => one - other))
    for (const subject of [0, 1, 2]) {
      const own = unique(received.filter((n) => n % 3 === subject))
      expect(own).toEqual(own.toSorted((one, other) => one - other))
    }
    expect(await t.lanes()).toEqual([])
    expect(new Set((await t.deliveries()).map(({ state }) => state))).toEqual(new Set(['Delivered']))
  })
})
