import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../database/testing/each-database.ts'
import { openDatabase, type DatabaseOptions } from '../database/database.ts'
import { migrate } from '../database/migrations/migrate.ts'
import { emptySchema } from '../database/testing/real-postgres.ts'
import { systemClock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { FileStoreFailed } from '../providers/files/port.ts'
import { oidcStandIn } from '../providers/oidc/testing/stand-in.ts'
import { webhooksHarness } from '../domains/webhooks/testing/harness.ts'
import { memoryFiles } from '../testing/memory-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { checkBucket } from './bucket.ts'
import { checkDatabase } from './database.ts'
import { checkFolder } from './folder.ts'
import { checkHost } from './hosts.ts'
import { checkOidc } from './oidc.ts'
import { checkWebhooks } from './webhooks.ts'

const ids = randomIds(systemClock)

async function made(options: DatabaseOptions) {
  const handle = await openDatabase(options)
  await migrate(handle.db, handle.dialect, 1)
  await handle.close()
}

/** Listens at a free port and returns it. */
async function listening(): Promise<{ port: number; close(): Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((resolve) => server.close(resolve)) }
}

describe('checkFolder', () => {
  it('leaves nothing in a folder that can be written, and refuses a file', async () => {
    const dataDir = temporaryFolder()
    expect((await checkFolder(dataDir, ids))[0]).toMatchObject({ state: 'ok' })
    expect(await checkFolder(join(dataDir, 'none'), ids)).toMatchObject([{ state: 'warning' }])
    expect(await checkFolder(fileURLToPath(import.meta.url), ids)).toMatchObject([{ state: 'wrong' }])
  })
})

describe('checkDatabase', () => {
  const where = { mode: 'local', databaseCreate: false, replicaUrl: null } as const

  it('never makes a file, and live is wrong without one unless it may make one', async () => {
    const dataDir = temporaryFolder()
    for (const [mode, databaseCreate, state] of [
      ['live', false, 'wrong'],
      ['live', true, 'warning'],
      ['local', false, 'warning'],
    ] as const)
      expect(await checkDatabase({ databaseUrl: null, replicaUrl: null, dataDir, mode, databaseCreate }, systemClock.now)).toMatchObject([
        { state },
      ])
  })

  it('reads version and migrations of a file', async () => {
    const dataDir = temporaryFolder()
    await made({ kind: 'sqlite', file: join(dataDir, 'wasla.db'), create: true })
    expect(await checkDatabase({ databaseUrl: null, dataDir, ...where }, systemClock.now)).toMatchObject([
      { state: 'ok', says: expect.stringContaining('SQLite 3.') as string },
      { check: 'migrations', state: 'ok' },
    ])
  })

  const server = inject('postgresUrl')
  const servers = server ? [server] : []
  it.each(servers)('reads version, migrations and clock of a PostgreSQL', async (url) => {
    const schema = await emptySchema(url)
    onTestFinished(() => schema.drop())
    await made({ kind: 'postgres', url: schema.url, create: true })
    expect(await checkDatabase({ databaseUrl: schema.url, dataDir: temporaryFolder(), ...where }, systemClock.now)).toMatchObject([
      { state: 'ok', says: expect.stringMatching(/^PostgreSQL \d/) as string },
      { check: 'migrations', state: 'ok' },
      { check: 'clock', state: 'ok' },
    ])
  })

  it('says that a server does not answer', async () => {
    const { port, close } = await listening()
    await close()
    const found = await checkDatabase(
      { databaseUrl: `postgres://u:secret@127.0.0.1:${port}/x`, dataDir: temporaryFolder(), ...where },
      systemClock.now,
    )
    expect(found).toMatchObject([{ check: 'database', state: 'wrong' }])
    expect(JSON.stringify(found)).not.toContain('secret')
  })
})

describe('checkWebhooks', () => {
  it('finds secrets that another TOKEN_SECRET sealed, and nothing if this process does not know the secret', async () => {
    const t = await webhooksHarness(await openTestDatabase())
    await t.add()
    const check = (token: string) => checkWebhooks(t, { ids, env: { ...t.env, secrets: { ...t.env.secrets, token } } }, t.clock.now())
    expect(await check(t.env.secrets.token)).toMatchObject([{ check: 'webhooks', state: 'ok' }])
    expect(await check('another secret of the server')).toMatchObject([
      { state: 'warning', says: expect.stringContaining('1 of 1') as string },
    ])
    expect(await check('')).toEqual([])
  })
})

describe('checkBucket', () => {
  it('deletes the object that it wrote', async () => {
    expect(await checkBucket(memoryFiles(), ids)).toMatchObject({ state: 'ok' })
  })

  it('says why a store refuses', async () => {
    const refuses = { ...memoryFiles(), put: () => Promise.reject(new FileStoreFailed('it answered 403')) }
    expect(await checkBucket(refuses, ids)).toMatchObject({ state: 'wrong', says: expect.stringContaining('it answered 403') as string })
  })
})

describe('checkHost', () => {
  it('is fine if somebody listens, and wrong if nobody does', async () => {
    const { port, close } = await listening()
    const host = { check: 'sms', url: `http://127.0.0.1:${port}/send`, mend: 'Mend it.' }
    expect(await checkHost(host, systemClock.now)).toMatchObject({ state: 'ok' })
    await close()
    expect(await checkHost(host, systemClock.now)).toMatchObject({
      state: 'wrong',
      says: expect.stringContaining('ECONNREFUSED') as string,
    })
    expect(await checkHost({ ...host, url: 'http://wasla.invalid/' }, systemClock.now)).toMatchObject({ state: 'wrong', mend: 'Mend it.' })
  })
})

describe('checkOidc', () => {
  it('is fine if the provider fits, and says what it lacks', async () => {
    const { settings, state } = await oidcStandIn(systemClock.now)
    expect(await checkOidc(settings)).toMatchObject([{ check: 'back-office sign-in', state: 'ok' }])
    state.metadata = { claims_supported: ['sub', 'email'] }
    expect(await checkOidc(settings)).toMatchObject([{ state: 'warning', says: expect.stringContaining('email_verified') as string }])
    state.metadata = {
      authorization_endpoint: 'javascript:alert(1)',
      code_challenge_methods_supported: ['plain'],
      token_endpoint_auth_methods_supported: ['private_key_jwt'],
    }
    expect((await checkOidc(settings)).map(({ says }) => says)).toEqual([
      expect.stringContaining('names no authorization_endpoint that we may call'),
      expect.stringContaining('does not support PKCE with S256'),
      expect.stringContaining('supports neither client_secret_basic nor client_secret_post'),
    ])
  })

  it('is wrong if the provider is another issuer, or does not answer', async () => {
    const { settings, state } = await oidcStandIn(systemClock.now)
    state.metadata = { issuer: 'https://another.example' }
    expect(await checkOidc(settings)).toMatchObject([{ state: 'wrong', says: expect.stringContaining('issuer') as string }])
    expect(await checkOidc({ issuer: 'http://wasla.invalid' })).toMatchObject([
      { state: 'wrong', mend: expect.stringContaining('ADMIN_OIDC_ISSUER') as string },
    ])
  })
})

describe('the command', () => {
  it('prints findings for programs, exits with 1 if one is wrong, and prints no secret', async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL('command.ts', import.meta.url)), '--json'], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: temporaryFolder(), DATABASE_URL: 'postgres://u:hidden-one@127.0.0.1:1/x' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    expect(code).toBe(1)
    expect(JSON.parse(said)).toContainEqual(expect.objectContaining({ check: 'database', state: 'wrong' }))
    expect(said).not.toContain('hidden-one')
  })
})
