import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { afterAll, describe, expect, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { runProgram } from './testing/run-program.ts'

const homes: string[] = []
const children: ChildProcess[] = []
const newHome = () => {
  const home = mkdtempSync(join(tmpdir(), 'wasla-main-'))
  homes.push(home)
  return home
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  for (const home of homes) rmSync(home, { recursive: true, force: true })
})

/** Starts the program. Resolves once it runs or has ended. */
async function run(home: string, env: Record<string, string> = {}) {
  const { address, ...program } = runProgram({ home, env })
  children.push(program.child)
  return { ...program, address: await address }
}

/** Returns all lines of the journals of clicks that are still on the disk. */
const journalIn = (home: string) =>
  readdirSync(join(home, 'data', 'clicks'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.clicks'))
    .map((name) => readFileSync(join(home, 'data', 'clicks', name), 'utf8'))
    .join('')

async function ask(address: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/user/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: (await response.json()) as { data?: Record<string, Record<string, string>>; errors?: unknown } }
}

/**
 * Timeout in milliseconds that only a hanging program reaches. On a busy machine, clicks are counted late. Journals of ended processes are
 * looked for only every ten seconds.
 */
const untilHung = 600_000
const patient = { interval: 5, timeout: untilHung }

const head = 'POST /user/graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
function connectTo(address: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

describe('the program', () => {
  /** The tests start the program repeatedly over the same data; each test continues from the one before. */
  const home = newHome()
  const signedIn = { authorization: '' }
  let now: Awaited<ReturnType<typeof run>>
  const whoAmI = async () => (await ask(now.address, '{ activeProfile { type } }', signedIn)).body

  it('starts without data, and accepts the sign-in that it prints', async () => {
    mkdirSync(join(home, 'data'))
    chmodSync(join(home, 'data'), 0o755)
    now = await run(home)
    expect(now.said.out).toContain('+966 50 000 0001')
    expect(now.said.out).toContain('123456')
    const { body } = await ask(
      now.address,
      `mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${demoNumbers.BRAND}" }) { challengeId } }`,
    )
    const challengeId = body.data?.['signIn']?.['challengeId']
    const verified = await ask(
      now.address,
      `mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "123456" }) { accessToken } }`,
    )
    signedIn.authorization = `Bearer ${verified.body.data?.['verifyOtp']?.['accessToken']}`
    expect(await whoAmI()).toEqual({ data: { activeProfile: { type: 'BRAND' } } })
  })

  it('makes everything it writes private to its own user', () => {
    const data = join(home, 'data')
    const written = ['.', ...readdirSync(data, { recursive: true, encoding: 'utf8' })]
    expect(written).toContain('wasla.db')
    expect(written.filter((name) => (statSync(join(data, name)).mode & 0o077) !== 0)).toEqual([])
  })

  it('continues to serve if callers leave, and refuses an endless body', async () => {
    for (let i = 0; i < 20; i++) {
      const socket = connectTo(now.address)
      socket.write(`${head}content-length: 100\r\n\r\n{"query":`)
      await once(socket, 'connect')
      socket.destroy()
    }
    const endless = connectTo(now.address)
    endless.write(`${head}transfer-encoding: chunked\r\n\r\n`)
    for (let i = 0; i < 20; i++) endless.write(`8000\r\n${'x'.repeat(0x8000)}\r\n`)
    const [answer] = (await once(endless, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    endless.destroy()
    expect((await ask(now.address, '{ __typename }')).body).toEqual({ data: { __typename: 'Query' } })
  })

  it(
    'writes a click after its response, even during a stop, and does not lose it after a kill',
    async () => {
      const store = new BetterSqlite(join(home, 'data', 'wasla.db'), { readonly: true })
      const code: unknown = store
        .prepare("select l.code from tracking_links l join programs p on p.id = l.program_id where p.status = 'Active' order by l.code")
        .pluck()
        .get()
      const clicks = store.prepare('select id from clicks').pluck()
      const isCounted = (id: string) => clicks.all().includes(id)
      const isInJournal = (id: string) => journalIn(home).includes(id)
      const visit = async (agent: string) => {
        const response = await fetch(`${now.address}/t/${String(code)}`, {
          redirect: 'manual',
          headers: { 'user-agent': `Mozilla/5.0 ${agent}` },
        })
        expect(response.status).toBe(302)
        const id = new URL(response.headers.get('location') ?? '').searchParams.get('nw_click_id')
        expect(id).not.toBeNull()
        return String(id)
      }
      const first = await visit('Chrome/122.0')
      await expect.poll(() => isCounted(first), patient).toBe(true)
      now.child.kill('SIGKILL')
      await now.ended
      now = await run(home)
      expect(isCounted(first)).toBe(true)
      const last = await visit('Chrome/123.0')
      now.child.kill('SIGTERM')
      expect(await now.ended).toBe(0)
      // A stopping program counts clicks for only one second. It counts the remaining clicks after the next start.
      expect(isCounted(last) || isInJournal(last)).toBe(true)
      expect(now.said.err).toBe('')
      now = await run(home)
      await expect.poll(() => isCounted(last), patient).toBe(true)
      store.close()
    },
    untilHung,
  )

  it(
    'counts each click of the journal exactly once after a kill at any moment',
    async () => {
      const store = new BetterSqlite(join(home, 'data', 'wasla.db'), { readonly: true })
      const code = store
        .prepare("select l.code from tracking_links l join programs p on p.id = l.program_id where p.status = 'Active' order by l.code")
        .pluck()
        .get()
      const counts = () => ({
        clicks: store.prepare('select count(*) from clicks').pluck().get() as number,
        ofDays: store
          .prepare(
            `select (select coalesce(sum(clicks), 0) from program_day_counts)
            + (select coalesce(sum(count), 0) from program_uncounted_days where kind = 'CLICK')`,
          )
          .pluck()
          .get() as number,
      })
      const journal = () => journalIn(home)
      const isCounted = store.prepare('select 1 from clicks where id = ?').pluck()
      const visit = async (from: number, agent: string) => {
        const response = await fetch(`${now.address}/t/${String(code)}`, {
          redirect: 'manual',
          headers: { 'user-agent': `Mozilla/5.0 ${agent} ${from}` },
        })
        return new URL(response.headers.get('location') ?? '').searchParams.get('nw_click_id') ?? ''
      }
      const visits = (agent: string) => Promise.all(Array.from({ length: 60 }, (_, n) => visit(n, agent)))
      for (const round of ['Chrome/130', 'Chrome/131', 'Chrome/132']) {
        // Counted segments stay until their folder is removed, and would be mistaken for those of this round.
        await expect.poll(() => journal(), patient).toBe('')
        const before = counts()
        const safe = await visits(round)
        await expect
          .poll(() => safe.filter((id) => isCounted.get(id) === undefined && !journal().includes(id)), { ...patient, interval: 1 })
          .toEqual([])
        // Kill it while it counts these clicks and while more arrive.
        const coming = visits(`${round} Mobile`).catch(() => [])
        now.child.kill('SIGKILL')
        await Promise.all([now.ended, coming])
        const lines = journal()
          .split('\n')
          .filter((line) => line.endsWith(']')).length
        expect(lines).toBeGreaterThanOrEqual(60)
        now = await run(home)
        await expect.poll(() => safe.filter((id) => isCounted.get(id) === undefined), patient).toEqual([])
        await expect.poll(() => journal(), patient).toBe('')
        const after = counts()
        expect(after.clicks - before.clicks).toBe(lines)
        expect(after.ofDays - before.ofDays).toBe(lines)
      }
      expect(now.said.err).toBe('')
      store.close()
    },
    untilHung,
  )

  it('stops on a signal with open streams, and writes nothing to standard error', async () => {
    const stream = await fetch(`${now.address}/events`, { headers: signedIn })
    expect(stream.status).toBe(200)
    now.child.kill('SIGTERM')
    expect(await now.ended).toBe(0)
    await stream.text()
    expect(now.said.err).toBe('')
  })

  it('keeps people signed in over a restart, also after a kill', async () => {
    now = await run(home)
    expect(await whoAmI()).toEqual({ data: { activeProfile: { type: 'BRAND' } } })
    now.child.kill('SIGKILL')
    await now.ended
    now = await run(home)
    expect(await whoAmI()).toEqual({ data: { activeProfile: { type: 'BRAND' } } })
  })

  it('finishes a running request if the program is interrupted', async () => {
    const body = JSON.stringify({ query: '{ __typename }' })
    const socket = connectTo(now.address)
    socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`)
    await ask(now.address, '{ __typename }')
    now.child.kill('SIGINT')
    await expect
      .poll(() =>
        fetch(`${now.address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed')
    socket.write(body.slice(5))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await now.ended).toBe(0)
    expect(now.said.err).toBe('')
  })
})

describe('a start that fails', () => {
  it('ends with 64 for a wrong environment, and names everything that is wrong', async () => {
    const { ended, said } = await run(newHome(), { APP_MODE: 'live', PORT: 'eighty' })
    expect(await ended).toBe(64)
    for (const name of ['PORT', 'TOKEN_SECRET', 'OTP_SECRET', 'SMS_KEY']) expect(said.err).toContain(name)
    expect(said.err).not.toContain('    at ')
  })

  it('ends with 98 if the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { ended, said } = await run(newHome(), { PORT: String(port) })
    expect(await ended).toBe(98)
    expect(said.err).toMatch(/port is taken/)
    other.close()
  })

  it('ends with 73 if the data directory is not a folder', async () => {
    const home = newHome()
    writeFileSync(join(home, 'file'), '')
    const { ended, said } = await run(home, { DATA_DIR: join(home, 'file') })
    expect(await ended).toBe(73)
    expect(said.err).toMatch(/DATA_DIR/)
  })

  it('ends with 78 if the database is damaged, and names it', async () => {
    const home = newHome()
    mkdirSync(join(home, 'data'))
    writeFileSync(join(home, 'data/wasla.db'), 'x'.repeat(10_000))
    const { ended, said } = await run(home)
    expect(await ended).toBe(78)
    expect(said.err).toMatch(/wasla\.db is damaged/)
  })

  it('ends with 69 if the database server does not answer', async () => {
    const { ended, said } = await run(newHome(), { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await ended).toBe(69)
    expect(said.err).toMatch(/does not answer/)
  })
})
