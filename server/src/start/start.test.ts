import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { migrations } from '../database/migrations/list.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { emptySchema } from '../database/testing/real-postgres.ts'
import { adminKeys, seal } from '../domains/admin/accounts/keys.ts'
import { switchFlags } from '../domains/flags/service.ts'
import { readEnv } from '../config/env.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { createLog, silentLog } from '../platform/log.ts'
import { startProblem } from '../platform/start-problem.ts'
import { startServer, type Running } from './start.ts'

const ids = randomIds(systemClock)
const secrets = { token: 't'.repeat(40), otp: 'o'.repeat(40) }
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

type Place = { dataDir: string; url: string | null }

const server = inject('postgresUrl')
const stores: [string, () => Promise<Place>][] = [
  ['one SQLite file', async () => ({ dataDir: newDir(), url: null })],
  ...(server
    ? [['one PostgreSQL', async () => ({ dataDir: newDir(), url: await newSchema(server) })] as [string, () => Promise<Place>]]
    : []),
]

function newDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'wasla-start-'))
  endings.push(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

async function newSchema(url: string): Promise<string> {
  const schema = await emptySchema(url)
  endings.push(schema.drop)
  return schema.url
}

async function start({ dataDir, url }: Place, keys = secrets): Promise<Running & { address: string; lines: string[] }> {
  const env = readEnv(
    { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url, FILES_SHARED: '1' } : {}) },
    () => keys,
  )
  const lines: string[] = []
  const running = await startServer({
    env,
    clock: systemClock,
    ids,
    log: createLog('warn', { write: (line) => void lines.push(line) }),
    print: () => undefined,
    appRoot: null,
  })
  endings.push(() => running.stop(100))
  return { ...running, address: `http://127.0.0.1:${running.port}`, lines }
}

/** Starts the server at the same place in another mode. Returns the problem that stopped it, or null. */
async function refusalOf({ dataDir, url }: Place, given: Record<string, string>): Promise<ReturnType<typeof startProblem>> {
  const place = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', ...(url ? { DATABASE_URL: url, FILES_SHARED: '1' } : {}) }
  const parts = { clock: systemClock, ids, log: silentLog, print: () => undefined, appRoot: null }
  try {
    const running = await startServer({ ...parts, env: readEnv({ ...place, ...given }, () => secrets) })
    await running.stop(100)
    return null
  } catch (error) {
    return startProblem(error)
  }
}

const live = {
  APP_MODE: 'live',
  TOKEN_SECRET: secrets.token,
  OTP_SECRET: secrets.otp,
  PUBLIC_URL: 'https://wasla.example',
  FLAGS_PROVIDER: 'built-in',
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'a password of its own',
  SMS_URL: 'https://sms.example',
  SMS_KEY: 'key',
  SMS_SENDER: 'Wasla',
  PERSONA_KEY: 'key',
  PERSONA_TEMPLATE_ID: 'itmpl_12345678',
  PERSONA_WEBHOOK_SECRETS: 'secret',
}

describe.each(stores)('a database in %s', (_, place) => {
  it('is refused by live and local if it is a demo’s, and still opens as a demo', async () => {
    const where = await place()
    await (await start(where)).stop(100)
    for (const given of [live, { APP_MODE: 'local' }]) {
      const problem = await refusalOf(where, given)
      expect(problem?.exitCode).toBe(78)
      expect(problem?.message).toContain('belongs to a demonstration')
      expect(problem?.message).not.toContain('password')
    }
    expect(await refusalOf(where, {})).toBeNull()
  })

  it('is refused by a demo if it has real people, because a demo would reset it', async () => {
    const where = await place()
    expect(await refusalOf(where, { ...live, DATABASE_CREATE: '1' })).toBeNull()
    const problem = await refusalOf(where, {})
    expect(problem?.exitCode).toBe(78)
    expect(problem?.message).toContain('holds real people')
    expect(await refusalOf(where, live)).toBeNull()
  })

  it.each([
    ['serves people and logs a warning if a newer version only added to it', true],
    ['is refused if a newer version changed it', false],
  ])('%s', async (_outcome, olderMayRun) => {
    const where = await place()
    const newer = await start(where)
    const added = { name: '9999-added', olderMayRun, statements: () => ['alter table flags add column note text'] }
    await migrate(newer.deps.db, newer.deps.dialect, systemClock.now(), [...migrations, added])
    await newer.stop(100)
    if (!olderMayRun) {
      const problem = await refusalOf(where, {})
      expect([problem?.exitCode, problem?.message]).toEqual([78, expect.stringContaining('newer version of the program (9999-added)')])
      return
    }
    const older = await start(where)
    expect((await fetch(`${older.address}/readyz`)).status).toBe(200)
    expect(older.lines.map((line) => (JSON.parse(line) as { steps?: unknown }).steps)).toEqual([['9999-added']])
  })
})

it('a server whose OTP_SECRET changed says at its start how many admins cannot sign in, and one with the former secret says nothing', async () => {
  const where = { dataDir: newDir(), url: null }
  const first = await start(where)
  const totpSecret = seal(adminKeys(secrets).seal, 'JBSWY3DPEHPK3PXP', Buffer.alloc(12, 7))
  await first.deps.db.updateTable('admins').set({ totp_secret: totpSecret }).where('role', '=', 'FINANCE').execute()
  await first.stop(100)
  const changed = await start(where, { ...secrets, otp: 'p'.repeat(40) })
  expect(changed.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, message: expect.stringContaining('OTP_SECRET') as string, accounts: 1, of: 1 },
  ])
  await changed.stop(100)
  expect((await start(where)).lines).toEqual([])
})

it('a server answers for names of its machine and refuses other hosts', async () => {
  const { port } = await start({ dataDir: newDir(), url: null })
  const statusOf = (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode)).once('error', reject)
    })
  const paths = ['/demo/outbox', '/config', '/t/none', '/user/graphql']
  expect(await Promise.all(paths.map((path) => statusOf(`localhost:${port}`, path)))).toEqual([200, 200, 404, 405])
  expect(await Promise.all(paths.map((path) => statusOf('rebound.example', path)))).toEqual([421, 421, 421, 421])
  expect(await statusOf('10.9.8.7', '/healthz')).toBe(200)
})

async function ask<T>(address: string, query: string, token?: string): Promise<T> {
  const response = await fetch(`${address}/user/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as T
}

describe.each(stores)('two processes over %s', (_, place) => {
  it('start at the same time, seed one demo, share sessions and codes, and get changes of each other’s flags', async () => {
    const where = await place()
    const [one, two] = await Promise.all([start(where), start(where)])
    expect(await one.deps.db.selectFrom('users').select('id').where('mobile_no', '=', `+966${demoNumbers.AGENT}`).execute()).toHaveLength(1)
    expect(await one.deps.db.selectFrom('rule_versions').select('rule').execute()).toEqual([{ rule: 'businessNameLooks' }])

    const { data: first } = await ask<{ data: { signIn: { challengeId: string } } }>(
      one.address,
      `mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${demoNumbers.AGENT}" }) { challengeId } }`,
    )
    const { data: second } = await ask<{ data: { verifyOtp: { accessToken: string } } }>(
      two.address,
      `mutation { verifyOtp(verifyOtpInput: { challengeId: "${first.signIn.challengeId}", code: "123456" }) { accessToken } }`,
    )
    expect(await ask(one.address, '{ activeProfile { type } }', second.verifyOtp.accessToken)).toEqual({
      data: { activeProfile: { type: 'AGENT' } },
    })

    const flagsOf = async ({ address }: { address: string }): Promise<unknown> => (await fetch(`${address}/flags`)).json()
    for (const each of [one, two]) expect(await flagsOf(each)).toEqual({ program: true, payment: true })
    await switchFlags(one.deps.db, one.deps.dialect, { payment: false }, systemClock.now())
    for (const each of [one, two]) await expect.poll(() => flagsOf(each)).toEqual({ program: true, payment: false })
    expect([...one.lines, ...two.lines]).toEqual([])
  })
})
