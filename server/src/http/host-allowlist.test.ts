import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { hostName, hostAllowlist, refuseOtherHosts } from './host-allowlist.ts'
import { firstOf, listen } from './listen.ts'
import type { NodeBindings } from '../request/address.ts'

const env = { publicUrl: 'https://app.example.com:8443/', allowedHosts: ['10.0.0.7', 'inside.example', '[fd00::7]'] }

describe('hostAllowlist and hostName', () => {
  it.each([
    'app.example.com:8443',
    'app.example.com',
    'APP.example.com.',
    'localhost',
    'localhost:4000',
    '127.0.0.1:4000',
    '127.8.8.8',
    '[::1]:4000',
    '10.0.0.7:4000',
    'Inside.Example',
    '[fd00::7]:4000',
  ])('accept %s, each time', (header) => {
    const isKnown = hostAllowlist(env)
    expect([isKnown(header), isKnown(header)]).toEqual([true, true])
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    'app.example.com.evil.example',
    'evil.example:4000',
    '127.0.0.1.evil.example',
    '128.0.0.1',
    '10.0.0.8',
    'user@localhost',
    'localhost:4000:4000',
    'localhost/evil',
    '[::2]',
    '',
    ' ',
  ])('refuse %j', (header) => expect(hostAllowlist(env)(header)).toBe(false))

  it('drop the port', () => expect(hostName('A.example:80')).toBe('a.example'))
})

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

/** A server that answers with the path it got, and records the bodies it read. */
async function server() {
  const read: string[] = []
  const app = new Hono<{ Bindings: NodeBindings }>()
    .post('*', async (c) => c.text(`read ${read.push(await c.req.text())}`))
    .get('*', (c) => c.text(`answered ${c.req.path}`))
  const passed: string[] = []
  const directly = firstOf(refuseOtherHosts(env), ({ url = '' }, outgoing) => {
    passed.push(url)
    if (url !== '/direct') return false
    outgoing.end('direct')
    return true
  })
  const { port, close } = await listen(app, { host: '127.0.0.1', port: 0 }, directly)
  endings.push(() => close(0))
  const send = (lines: readonly string[], body = '') =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect({ host: '127.0.0.1', port }, () => socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`))
      socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
      socket.once('close', () => resolve(answer))
      socket.once('error', reject)
    })
  return { send, read, passed }
}

const close = 'connection: close'

describe('refuseOtherHosts', () => {
  it.each(['localhost:4000', 'app.example.com', '[::1]', '10.0.0.7'])('lets the server answer for %s', async (host) => {
    const { send } = await server()
    const answer = await send([`GET /page HTTP/1.1`, `host: ${host}`, close])
    expect(answer).toMatch(/^HTTP\/1.1 200 .*answered \/page$/s)
    expect(await send([`GET /direct HTTP/1.1`, `host: ${host}`, close])).toMatch(/direct$/)
  })

  it.each([
    ['another host', ['GET /demo/outbox HTTP/1.1', 'host: rebound.evil.example:4000', close]],
    ['another host, to what is answered directly', ['GET /direct HTTP/1.1', 'host: evil.example', close]],
    ['another host in the target', ['GET http://evil.example/demo/outbox HTTP/1.1', 'host: localhost', close]],
    ['our host in the target alone', ['GET http://localhost/demo/outbox HTTP/1.1', 'host: evil.example', close]],
    ['no host, as in HTTP/1.0', ['GET /demo/outbox HTTP/1.0']],
    ['a host that is empty', ['GET /demo/outbox HTTP/1.1', 'host:', close]],
    [
      'another host that asks to switch protocols',
      ['GET /events HTTP/1.1', 'host: evil.example', 'connection: upgrade', 'upgrade: websocket'],
    ],
  ])('answers 421 with a helpful text to %s', async (_, lines) => {
    const { send, passed } = await server()
    const answer = await send(lines)
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
    expect(answer).toMatch(/content-type: text\/plain/i)
    expect(answer).toContain('This server does not answer for this host.')
    expect(answer).not.toMatch(/evil/)
    expect(passed).toEqual([])
  })

  it('reads no body that is sent to another host, and closes the connection', async () => {
    const { send, read } = await server()
    const answer = await send(['POST /user/graphql HTTP/1.1', 'host: evil.example', 'content-length: 1000000'], '{"query":')
    expect(answer).toMatch(/^HTTP\/1.1 421 /)
    expect(answer).toMatch(/connection: close/i)
    expect(read).toEqual([])
  })

  it('answers health checks for any host', async () => {
    const { send } = await server()
    for (const path of ['/healthz', '/readyz', '/readyz?probe=1'])
      expect(await send([`GET ${path} HTTP/1.1`, 'host: 10.4.5.6:4000', close])).toMatch(/^HTTP\/1.1 200 /)
    expect(await send(['GET /healthz/../demo/outbox HTTP/1.1', 'host: 10.4.5.6', close])).toMatch(/^HTTP\/1.1 421 /)
  })
})
