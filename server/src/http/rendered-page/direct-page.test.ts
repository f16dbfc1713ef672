import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { directPage, type ReadyPage } from './direct-page.ts'
import { encode, encodingFor } from './encodings.ts'
import { pageAddress } from './page-address.ts'

const reem = '/profile/influencer/reem_dosari'

async function setUp({ wait = null as number | null } = {}) {
  const encoded = encode('<p>Reem</p>')
  await encoded.as('gzip')
  const ready: ReadyPage = { status: 200, etag: 'W/"1"', encoded, stated: ['content-type', 'text/html'] }
  const networks: string[] = []
  const direct = directPage({
    peek: (key) => (key === `en ${reem}` || key === `ar ${reem}?lang=ar` ? ready : null),
    admit: ({ socket }) => {
      networks.push(String(socket.remoteAddress))
      return wait
    },
  })
  const answers: { status: number; headers: readonly string[]; body: string | null }[] = []
  const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const incoming = { method, url, headers: { 'accept-encoding': 'gzip', ...headers }, socket: { remoteAddress: '192.0.2.1' } }
    let head: { status: number; headers: readonly string[] } = { status: 0, headers: [] }
    const outgoing = {
      writeHead: (status: number, stated: readonly string[]) => (head = { status, headers: stated }),
      end: (body?: Uint8Array) => void answers.push({ ...head, body: body ? Buffer.from(body).toString('latin1') : null }),
    }
    return direct(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse)
  }
  return { ask, answers, networks, encoded }
}

describe('directPage', () => {
  it('answers a cached page from memory, compressed', async () => {
    const { ask, answers, encoded } = await setUp()
    expect(ask(reem)).toBe(true)
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.headers).toEqual([
      'content-type',
      'text/html',
      'content-encoding',
      'gzip',
      'content-length',
      String(encoded.ready('gzip')?.length),
    ])
  })

  it('knows a page by its language and shown parameters', async () => {
    const { ask } = await setUp()
    expect(ask(`${reem}?utm_source=x`)).toBe(true)
    expect(ask(`${reem}?lang=ar&utm_source=x`)).toBe(true)
    expect(ask(reem, { 'accept-language': 'ar' })).toBe(false)
  })

  it('answers 304 if the caller has the page', async () => {
    const { ask, answers } = await setUp()
    ask(reem, { 'if-none-match': 'W/"1"' })
    expect(answers).toEqual([{ status: 304, headers: ['content-type', 'text/html'], body: null }])
  })

  it.each([
    ['another page', '/profile/influencer/noura_cooks', {}, 'GET'],
    ['another path', '/home', {}, 'GET'],
    ['another method', reem, {}, 'HEAD'],
    ['another origin', reem, { origin: 'https://else.example' }, 'GET'],
    ['an encoding that is not ready', reem, { 'accept-encoding': 'br' }, 'GET'],
  ])('leaves to the app: %s', async (_what, url, headers, method) => {
    const { ask, answers, networks } = await setUp()
    expect(ask(url, headers, method)).toBe(false)
    expect([answers, networks]).toEqual([[], []])
  })

  it('leaves a caller that has to wait to the app', async () => {
    const { ask, networks } = await setUp({ wait: 60 })
    expect(ask(reem)).toBe(false)
    expect(networks).toEqual(['192.0.2.1'])
  })
})

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
] as const)('encodingFor(%s) is %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

it('pageAddress drops long values and parameters that change nothing, and orders the others', () => {
  expect(pageAddress(reem, 'range=30&fbclid=1&lang=ar&dialog=connect', 'en')).toEqual({
    path: reem,
    query: '?dialog=connect&lang=ar&range=30',
    language: 'ar',
    request: 'ar',
    key: `ar ${reem}?dialog=connect&lang=ar&range=30`,
  })
  expect(pageAddress(reem, `page=${'9'.repeat(65)}&lang=xx`, 'ar')).toMatchObject({ query: '?lang=xx', language: 'ar', request: null })
})
