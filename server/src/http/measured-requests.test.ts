import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createRegistry } from '#platform/metrics/registry.ts'
import { measuredRequests, requestKind } from './measured-requests.ts'

describe('requestKind', () => {
  it('names kinds by the beginning of a path, and never repeats what a visitor typed', () => {
    expect(
      ['/user/graphql', '/user/pages/home', '/t/abc?x=1', '/wallet', '/wallet/invoices/1.pdf', '/noura?token=secret', '/'].map(requestKind),
    ).toEqual(['user-api', 'member-page', 'link', 'page', 'document', 'page', 'page'])
  })
})

async function measured() {
  const registry = createRegistry()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/events')) return void outgoing.writeHead(200).write('event')
    outgoing.writeHead(incoming.url === '/missing' ? 404 : 200).end()
  })
  server.prependListener('request', measuredRequests(registry))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const numbers = async (name: string) =>
    (await registry.families()).find((family) => family.name === name)?.series.map(({ suffix, labels, value }) => [suffix, labels, value])
  return { port: (server.address() as AddressInfo).port, numbers }
}

describe('measuredRequests', () => {
  it('counts and times answers by kind and class', async () => {
    const { port, numbers } = await measured()
    for (const path of ['/', '/missing', '/t/abc']) await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    await expect.poll(() => numbers('wasla_http_requests_total')).toHaveLength(3)
    expect(await numbers('wasla_http_requests_total')).toEqual([
      ['', { kind: 'page', status: '2xx' }, 1],
      ['', { kind: 'page', status: '4xx' }, 1],
      ['', { kind: 'link', status: '2xx' }, 1],
    ])
    expect(await numbers('wasla_http_request_seconds')).toContainEqual(['_count', { kind: 'page' }, 2])
  })

  it('knows how many streams are open, and does not time them', async () => {
    const { port, numbers } = await measured()
    const reader = request({ port, host: '127.0.0.1', path: '/events' }).end()
    reader.on('error', () => undefined)
    await once(reader, 'response')
    expect(await numbers('wasla_http_requests_open')).toEqual([['', { kind: 'events' }, 1]])
    reader.destroy()
    await expect.poll(() => numbers('wasla_http_requests_open')).toEqual([['', { kind: 'events' }, 0]])
    expect(await numbers('wasla_http_request_seconds')).toEqual([])
  })
})
