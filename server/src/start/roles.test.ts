import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { emptySchema } from '../database/testing/real-postgres.ts'
import { readEnv } from '../config/env.ts'
import { switchFlags } from '../domains/flags/service.ts'
import { saveLastCheck } from '../domains/ledger/stores/state.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { silentLog } from '../platform/log.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startServer } from './start.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

async function start(url: string, role: string) {
  const ids = randomIds(systemClock)
  const given = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), DATABASE_URL: url, PROCESS_ROLE: role }
  const env = readEnv(given, () => ({ token: 't'.repeat(40), otp: 'o'.repeat(40) }))
  const running = await startServer({ env, clock: systemClock, ids, log: silentLog, print: () => undefined, appRoot: null })
  endings.push(() => running.stop(100))
  const get = (path: string) => fetch(`http://127.0.0.1:${running.port}${path}`)
  return { ...running, get, statusOf: async (path: string) => (await get(path)).status }
}

const paths = ['/healthz', '/readyz', '/config', '/flags', '/t/none', '/user/graphql', '/demo/outbox', '/']

describe.runIf(inject('postgresUrl'))('two processes with a role each on one PostgreSQL', () => {
  it('one answers requests, the other runs the jobs, and both get changes of flags', async () => {
    const schema = await emptySchema(inject('postgresUrl') ?? '')
    endings.push(schema.drop)
    const web = await start(schema.url, 'web')
    expect(await Promise.all(paths.map(web.statusOf))).toEqual([200, 200, 200, 200, 404, 405, 200, 503])

    const { db } = web.deps
    const profile = await db.selectFrom('profiles').select('id').where('deleted_at', 'is', null).executeTakeFirstOrThrow()
    await db
      .insertInto('search_stale')
      .values({ kind: 'profile', subject_id: profile.id, turn: 0 })
      .onConflict((clash) => clash.doNothing())
      .execute()
    const stale = () => db.selectFrom('search_stale').select('subject_id').execute()
    expect(await stale()).not.toEqual([])

    const jobs = await start(schema.url, 'jobs')
    await expect.poll(stale).toEqual([])
    expect(await Promise.all(paths.map(jobs.statusOf))).toEqual([200, 200, 404, 404, 404, 404, 404, 404])

    await switchFlags(db, web.deps.dialect, { payment: false }, systemClock.now())
    await expect.poll(async (): Promise<unknown> => (await web.get('/flags')).json()).toEqual({ program: true, payment: false })
    await expect.poll(() => jobs.deps.flags.isOn('payment')).toBe(false)
  })
})

describe('a process that only answers requests', () => {
  it('warns in /readyz if no process runs the jobs, and stops warning after a sign of one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    endings.push(() => void vi.useRealTimers())
    let passed = 0
    const clock = { ...systemClock, monotonic: () => systemClock.monotonic() + passed }
    const given = { APP_MODE: 'local', PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder() }
    const env = { ...readEnv(given, () => ({ token: 't'.repeat(40), otp: 'o'.repeat(40) })), role: 'web' as const }
    const parts = { clock, ids: randomIds(clock), log: silentLog, print: () => undefined, appRoot: null }
    const running = await startServer({ ...parts, env })
    endings.push(() => running.stop(100))
    /** Lets a minute pass, with the timers of that minute, and returns what the process answers then. */
    const aMinuteLater = async (): Promise<unknown> => {
      passed += 60_000
      vi.advanceTimersByTime(60_000)
      const answer = await fetch(`http://127.0.0.1:${running.port}/readyz`)
      return [answer.status, await answer.json()]
    }
    expect(await aMinuteLater()).toEqual([200, { status: 'ready' }])
    await expect.poll(aMinuteLater).toEqual([200, { status: 'ready', warnings: ['jobs'] }])
    await saveLastCheck(running.deps.db, { at: clock.now(), findings: [] })
    await expect.poll(aMinuteLater).toEqual([200, { status: 'ready' }])
  })
})
