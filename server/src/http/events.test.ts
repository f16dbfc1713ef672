import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createConnection } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { inTransaction } from '../database/transaction.ts'
import { appendEvent } from '../domains/events/service.ts'
import { forgetEvents } from '../domains/events/store.ts'
import { switchFlags } from '../domains/flags/service.ts'
import type { Env } from '../config/env.ts'
import { bearer, testApp } from '../testing/test-app.ts'
import { listen } from './listen.ts'

type Message = { id?: string; event?: string; data?: string; retry?: string }

/** Reads a stream message by message. */
function reader(response: Response) {
  const chunks: ReadableStreamDefaultReader<Uint8Array> = (response.body ?? new ReadableStream<Uint8Array>()).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const read = async (): Promise<Message | 'beat' | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        if (block.startsWith(':')) return 'beat'
        return Object.fromEntries(
          block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        ) as Message
      }
      const chunk = (await chunks.read()) as { value?: Uint8Array }
      if (!chunk.value) return null
      text += decoder.decode(chunk.value, { stream: true })
    }
  }
  return { read, leave: () => chunks.cancel() }
}

async function stage(env: Partial<Env> = {}) {
  const t = await testApp(env)
  const { accessToken, refreshToken } = await t.enter('INFLUENCER')
  const viewer = await t.services.session.readViewer(`Bearer ${accessToken}`)
  const say = async (data: unknown, userId: string | null = viewer?.userId ?? null) => {
    await inTransaction(t.db, (tx) => appendEvent(tx, t.dialect, { userId, kind: 'note', data, at: t.deps.clock.now() }))
    await t.hub.poll()
  }
  const open = async (headers: Record<string, string> = bearer(accessToken)) => {
    const response = await t.app.request('/events', { headers })
    return { response, ...reader(response) }
  }
  return { ...t, accessToken, refreshToken, userId: viewer?.userId ?? '', say, open }
}

type Staged = Awaited<ReturnType<typeof stage>>

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

describe('GET /events', () => {
  it('begins with the flags and an id to resume from, then sends events', async () => {
    const { open, say } = await stage()
    const stream = await open()
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(await stream.read()).toEqual({
      retry: '3000',
      id: expect.stringMatching(/^\d+$/) as string,
      event: 'flags',
      data: '{"program":true,"payment":true}',
    })
    await say({ n: 1 })
    expect(await stream.read()).toMatchObject({ event: 'note', data: '{"n":1}' })
    await stream.leave()
  })

  it('sends only flags to signed-out pages', async () => {
    const { open, say, db, dialect, hub } = await stage()
    const stream = await open({})
    expect(await stream.read()).toMatchObject({ event: 'flags' })
    await say('private')
    await switchFlags(db, dialect, { payment: false }, 1)
    await hub.poll()
    expect(await stream.read()).toEqual({ event: 'flags', data: '{"program":true,"payment":false}' })
    await stream.leave()
  })

  it('sends missed events once and in order, then new ones', async () => {
    const { open, say, accessToken } = await stage()
    const first = await open()
    const { id } = (await first.read()) as Message
    await first.leave()
    for (const n of [1, 2, 3]) await say(n)
    const again = await open({ ...bearer(accessToken), 'last-event-id': id ?? '' })
    const data = []
    for (let i = 0; i < 4; i++) data.push(((await again.read()) as Message).data)
    expect(data).toEqual(['1', '2', '3', '{"program":true,"payment":true}'])
    await say(4)
    expect(await again.read()).toMatchObject({ data: '4' })
    await again.leave()
  })

  it('sends a reset if missed events are no longer stored', async () => {
    const { open, say, db, accessToken } = await stage()
    for (const n of [1, 2, 3]) await say(n)
    await forgetEvents(db, Number.MAX_SAFE_INTEGER)
    for (const seen of ['1', '999999']) {
      const stream = await open({ ...bearer(accessToken), 'last-event-id': seen })
      expect(await stream.read()).toMatchObject({ event: 'reset' })
      await stream.leave()
    }
  })

  it('sends events since the last API response, even if no stream was open then', async () => {
    const { app, open, say, accessToken } = await stage()
    await say(1)
    const answer = await app.request('/user/graphql', {
      method: 'POST',
      headers: { ...bearer(accessToken), 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ getCountries { id } }' }),
    })
    await say(2)
    const stream = await open({ ...bearer(accessToken), 'last-event-id': answer.headers.get('last-event-id') ?? '' })
    expect(await stream.read()).toMatchObject({ event: 'note', data: '2' })
    await stream.leave()
  })

  it('sends a heartbeat every fifteen seconds, and ends after the token has expired', async () => {
    const { open, deps } = await stage()
    const stream = await open()
    await stream.read()
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await stream.read()).toBe('beat')
    deps.clock.advance(15 * 60_000)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await stream.read()).toBe('beat')
    expect(await stream.read()).toBeNull()
  })

  it.each([
    ['signs out', async ({ services, refreshToken }: Staged) => services.session.signOut(refreshToken)],
    ['is suspended', async ({ services, userId }: Staged) => services.session.suspendUser(userId, 'system')],
    [
      'is found to have lost a token to somebody else',
      async ({ services, deps, refreshToken }: Staged) => {
        const caller = { address: '192.0.2.1', language: 'en', userAgent: '', deviceToken: null } as const
        const next = await services.session.regenerateAccessToken(refreshToken, caller)
        await services.session.regenerateAccessToken(next.refreshToken, caller)
        deps.clock.advance(31_000)
        await services.session.regenerateAccessToken(refreshToken, caller).catch(() => undefined)
      },
    ],
  ])('ends at once, without waiting for a heartbeat, if the reader %s', async (_, endSession) => {
    const staged = await stage()
    const [own, stranger] = [await staged.open(), await staged.open({})]
    await own.read()
    await stranger.read()
    await endSession(staged)
    await staged.hub.poll()
    expect(await own.read()).toBeNull()
    await staged.say('still here', null)
    expect(await stranger.read()).toMatchObject({ data: '"still here"' })
    await stranger.leave()
  })

  it('keeps streams of a user’s other sessions open after one session signs out', async () => {
    const { open, enter, services, say, hub, refreshToken } = await stage()
    const other = await open(bearer((await enter('INFLUENCER')).accessToken))
    await other.read()
    await services.session.signOut(refreshToken)
    await hub.poll()
    await say('still here')
    expect(await other.read()).toMatchObject({ data: '"still here"' })
    await other.leave()
  })

  it('refuses an invalid token, and a sixth stream of one user until another is closed', async () => {
    const { open } = await stage()
    const refused = await open({ authorization: 'Bearer nonsense' })
    expect(refused.response.status).toBe(401)
    const streams = []
    for (let i = 0; i < 5; i++) streams.push(await open())
    const sixth = await open()
    expect(sixth.response.status).toBe(429)
    expect(sixth.response.headers.get('retry-after')).toBe('30')
    await streams[0]?.leave()
    const next = await open()
    expect(next.response.status).toBe(200)
    for (const stream of [...streams.slice(1), next]) await stream.leave()
  })

  it('ends when the server stops', async () => {
    const { open, hub } = await stage()
    const stream = await open()
    await stream.read()
    hub.close()
    expect(await stream.read()).toBeNull()
  })

  it('closes the stream of a reader that does not read', async () => {
    const { open, say } = await stage()
    const stream = await open()
    for (let i = 0; i < 6; i++) await say('x'.repeat(60_000))
    let received = 0
    while ((await stream.read()) !== null) received += 1
    expect(received).toBeLessThan(7)
  })
})

describe('GET /events over a connection', () => {
  /** Opens a stream with node’s client: its response, its text so far, and a way to leave. */
  function connect(port: number, headers: Record<string, string>, method: string) {
    let text = ''
    let isOver = false
    const more: (() => void)[] = []
    const tellMore = () => more.splice(0).forEach((resume) => resume())
    const client = request({ port, path: '/events', method, headers, agent: false })
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      client.once('error', reject).once('response', (answer) => {
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
          tellMore()
        })
        answer.once('close', () => {
          isOver = true
          tellMore()
        })
        resolve(answer)
      })
    })
    client.end()
    const until = async (isSo: () => boolean) => {
      while (!isSo()) await new Promise<void>((resume) => more.push(resume))
    }
    return {
      response,
      reads: (part: string) => until(() => text.includes(part)),
      ends: () => until(() => isOver),
      leave: () => client.destroy(),
    }
  }

  async function served(env: Partial<Env> = {}) {
    const t = await stage(env)
    const listening = await listen(t.app, { host: '127.0.0.1', port: 0 })
    onTestFinished(() => listening.close(0))
    return {
      ...t,
      connect: (method = 'GET', headers: Record<string, string> = bearer(t.accessToken)) => connect(listening.port, headers, method),
    }
  }

  it('begins, sends events, and ends when the server stops', async () => {
    const { connect: open, say, hub } = await served()
    const stream = open()
    const { headers, statusCode } = await stream.response
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    await stream.reads('event: flags')
    await say({ text: 'hello' })
    await stream.reads('data: {"text":"hello"}')
    hub.close()
    await stream.ends()
  })

  it('gives its place to the next stream once its reader has left', async () => {
    const { connect: open } = await served()
    const streams = Array.from({ length: 5 }, () => open())
    for (const stream of streams) await stream.reads('event: flags')
    const refused = open()
    expect((await refused.response).statusCode).toBe(429)
    streams[0]?.leave()
    const statusOfNext = async (): Promise<number | undefined> => {
      const { statusCode } = await open().response
      return statusCode === 429 ? statusOfNext() : statusCode
    }
    expect(await statusOfNext()).toBe(200)
  })

  it('closes the stream of a reader that does not read, and buffers only a little for it', async () => {
    const t = await stage()
    const answers: ServerResponse[] = []
    const listening = await listen(t.app, { host: '127.0.0.1', port: 0 }, (_, outgoing) => {
      answers.push(outgoing)
      return false
    })
    onTestFinished(() => listening.close(0))
    const idle = createConnection({ port: listening.port, host: '127.0.0.1' }).pause()
    onTestFinished(() => void idle.destroy())
    idle.write(`GET /events HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${t.accessToken}\r\n\r\n`)
    const attentive = connect(listening.port, bearer(t.accessToken), 'GET')
    await attentive.reads('event: flags')
    const letGo = () => answers.filter((answer) => answer.destroyed)
    let longest = 0
    /* System buffers of a connection differ in size: 30 MB are more than any of them. */
    for (let said = 0; said < 500 && letGo().length === 0; said++) {
      await t.say(`${said}:${'x'.repeat(60_000)}`)
      longest = Math.max(longest, ...answers.map((answer) => answer.writableLength))
      await attentive.reads(`data: "${said}:`)
    }
    expect(longest).toBeLessThan(512 * 1024)
    await t.say('still there')
    await attentive.reads('still there')
    expect([answers.length, letGo().length]).toEqual([2, 1])
    attentive.leave()
  })

  it('works for pages of other origins that may call the API', async () => {
    const origin = 'https://other.example'
    const { connect: open, accessToken } = await served({ allowedOrigins: [origin] })
    const stream = open('GET', { ...bearer(accessToken), origin })
    expect((await stream.response).headers['access-control-allow-origin']).toBe(origin)
    await stream.reads('event: flags')
  })

  it('answers a HEAD request without using up a place', async () => {
    const { connect: open } = await served()
    for (let requested = 0; requested < 6; requested++) {
      const stream = open('HEAD')
      expect((await stream.response).statusCode).toBe(200)
      await stream.ends()
    }
  })
})
