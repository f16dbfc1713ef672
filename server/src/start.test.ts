import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { emptySchema } from './database/testing/real-postgres.ts'
import { switchFlags } from './domains/flags/switch.ts'
import { readEnv } from './env.ts'
import { systemClock } from './platform/clock.ts'
import { randomIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
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

async function start({ dataDir, url }: Place): Promise<Running & { address: string; lines: string[] }> {
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }, () => secrets)
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

async function ask<T>(address: string, query: string, token?: string): Promise<T> {
  const response = await fetch(`${address}/user/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query }),
  })
  return (await response.json()) as T
}

describe.each(stores)('two processes over %s', (_, place) => {
  it('start at once, seed one demo, share sessions and codes, and hear each other’s flags', async () => {
    const where = await place()
    const [one, two] = await Promise.all([start(where), start(where)])
    expect(await one.deps.db.selectFrom('users').select('id').where('mobile_no', '=', `+966${demoNumbers.AGENT}`).execute()).toHaveLength(1)

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
