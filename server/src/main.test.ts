import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

let home = ''
const children: ChildProcess[] = []

beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'wasla-main-'))))
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

/** Starts the program as an operator does; resolves when it says it runs, or has ended. */
async function run(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main], {
    cwd: home,
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(home, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  const said = { out: '', err: '' }
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const runs = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString()
      const address = /http:\/\/localhost:(\d+)/.exec(said.out)
      if (address && said.out.includes('/demo/outbox')) resolve(`http://127.0.0.1:${address[1]}`)
    })
  })
  const address = await Promise.race([runs, ended.then(() => '')])
  return { child, said, ended, address }
}

async function ask(address: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/user/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: (await response.json()) as { data?: Record<string, Record<string, string>>; errors?: unknown } }
}

describe('the program', { timeout: 30_000 }, () => {
  it('starts from nothing, lets people in as it says, and stops with open streams when asked', async () => {
    const first = await run()
    expect(first.said.out).toContain('+966 50 000 0001')
    expect(first.said.out).toContain('123456')
    const { body } = await ask(
      first.address,
      `mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${demoNumbers.BRAND}" }) { challengeId } }`,
    )
    const challengeId = body.data?.['signIn']?.['challengeId']
    const verified = await ask(
      first.address,
      `mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "123456" }) { accessToken } }`,
    )
    const authorization = { authorization: `Bearer ${verified.body.data?.['verifyOtp']?.['accessToken']}` }
    const stream = await fetch(`${first.address}/events`, { headers: authorization })
    expect(stream.status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    await stream.text()

    const second = await run()
    expect((await ask(second.address, '{ activeProfile { type } }', authorization)).body).toEqual({
      data: { activeProfile: { type: 'BRAND' } },
    })
    second.child.kill('SIGKILL')
    await second.ended
    const third = await run()
    expect((await ask(third.address, '{ activeProfile { type } }', authorization)).body).toEqual({
      data: { activeProfile: { type: 'BRAND' } },
    })
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
    expect(third.said.err).toBe('')
  })

  it('keeps serving when callers leave in the middle, and refuses a body without end', async () => {
    const { address, child, ended, said } = await run()
    const port = Number(new URL(address).port)
    const head = 'POST /user/graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
    const send = (text: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(text)
      return socket
    }
    for (let i = 0; i < 20; i++) {
      const socket = send(`${head}content-length: 100\r\n\r\n{"query":`)
      await once(socket, 'connect')
      socket.destroy()
    }
    const endless = send(`${head}transfer-encoding: chunked\r\n\r\n`)
    for (let i = 0; i < 20; i++) endless.write(`8000\r\n${'x'.repeat(0x8000)}\r\n`)
    const [answer] = (await once(endless, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /)
    endless.destroy()
    expect((await ask(address, '{ __typename }')).body).toEqual({ data: { __typename: 'Query' } })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(said.err).toBe('')
  })

  it('finishes a request that was on its way when it is asked to stop', async () => {
    const { address, child, ended } = await run()
    const body = JSON.stringify({ query: '{ __typename }' })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(
      `POST /user/graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    )
    await ask(address, '{ __typename }')
    child.kill('SIGTERM')
    await expect
      .poll(
        () =>
          fetch(`${address}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 5_000 },
      )
      .toBe('closed')
    socket.write(body.slice(5))
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
    expect(await ended).toBe(0)
  })

  it('names everything wrong with its environment and ends with 64', async () => {
    const { ended, said } = await run({ APP_MODE: 'live', PORT: 'eighty' })
    expect(await ended).toBe(64)
    for (const name of ['PORT', 'TOKEN_SECRET', 'OTP_SECRET', 'SMS_KEY']) expect(said.err).toContain(name)
    expect(said.err).not.toContain('    at ')
  })

  it('ends with 98 when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { ended, said } = await run({ PORT: String(port) })
    expect(await ended).toBe(98)
    expect(said.err).toMatch(/port is taken/)
    other.close()
  })

  it('ends with 73 when its data directory cannot be one', async () => {
    writeFileSync(join(home, 'file'), '')
    const { ended, said } = await run({ DATA_DIR: join(home, 'file') })
    expect(await ended).toBe(73)
    expect(said.err).toMatch(/DATA_DIR/)
  })

  it('ends with 78 when its database is damaged, and says which', async () => {
    const first = await run()
    first.child.kill('SIGTERM')
    await first.ended
    writeFileSync(join(home, 'data/wasla.db'), 'x'.repeat(10_000))
    const { ended, said } = await run()
    expect(await ended).toBe(78)
    expect(said.err).toMatch(/wasla\.db is damaged/)
  })

  it('ends with 69 when its database server does not answer', async () => {
    const { ended, said } = await run({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await ended).toBe(69)
    expect(said.err).toMatch(/does not answer/)
  })
})
