import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { destination, destinationParts } from '@wasla/contract/tracking/destination.ts'
import { manualClock } from '#platform/clock.ts'
import type { Network } from '../previews/guarded-hop.ts'
import { leadsTo, says, startSites } from '../previews/testing/sites.ts'
import { liveTrackingProbe } from './live.ts'
import { localTrackingProbe } from './local.ts'
import type { OpenTrackingAddress } from './port.ts'

const clickId = '0198f3a0-0000-7000-8000-000000000001'
const live = (network: Network, wait = 2_000): OpenTrackingAddress => liveTrackingProbe({ network, clock: manualClock(0), wait })
const probe = (network: Network, trackingUrl: string) => live(network)({ trackingUrl, clickId })
const page = says('text/html', 'hello')
const keeping =
  (path: string) =>
  (request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(302, { location: `${path}${new URL(request.url ?? '', 'http://x').search}` }).end()

// Both implementations of the port must pass these tests.
describe.each(['local', 'live'] as const)('the %s probe', (kind) => {
  const open = async (): Promise<OpenTrackingAddress> =>
    kind === 'local' ? localTrackingProbe : live((await startSites({ 'nabt.example/morning': page })).network)

  it('reports that a page answers, its place, and that the click id arrived', async () => {
    const answer = await (await open())({ trackingUrl: 'https://nabt.example/morning?a=1', clickId })
    expect(answer).toMatchObject({ kind: 'answered', place: 'nabt.example/morning', status: 200, keepsClickId: true })
  })

  it('reports an address that cannot be reached', async () => {
    const failed = { kind: 'failed', failure: 'UNREACHABLE', cause: kind === 'local' ? null : 'DNS', place: 'nowhere.invalid' }
    const { network } = await startSites({}, { 'nowhere.invalid': [] })
    const port = kind === 'local' ? localTrackingProbe : live(network)
    expect(await port({ trackingUrl: 'https://nowhere.invalid/', clickId })).toEqual(failed)
  })
})

describe('liveTrackingProbe', () => {
  it('sends the user agent of a phone and the click id, but no cookie and no referrer', async () => {
    const { network, requests } = await startSites({ 'nabt.example/': page })
    await probe(network, 'https://nabt.example/')
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe(`https://nabt.example/?nw_click_id=${clickId}`)
    expect(requests[0]?.headers['user-agent']).toMatch(/Mobile.*Safari/)
    expect(Object.keys(requests[0]?.headers ?? {})).not.toContain('cookie')
    expect(Object.keys(requests[0]?.headers ?? {})).not.toContain('referer')
  })

  it('follows redirects and reports whether the click id survives them', async () => {
    const sites = {
      'kept.example/': keeping('https://shop.example/a'),
      'shop.example/a': keeping('/b'),
      'shop.example/b': page,
      'lost.example/': leadsTo('https://shop.example/b', 301),
      'path.example/c': page,
    }
    const { network } = await startSites(sites)
    expect(await probe(network, 'https://kept.example/')).toMatchObject({ redirects: 2, keepsClickId: true, readBy: 'nw_click_id' })
    expect(await probe(network, 'https://lost.example/')).toMatchObject({ redirects: 1, keepsClickId: false, place: 'lost.example' })
    expect(await probe(network, 'https://path.example/c?ref={click_id}')).toMatchObject({ redirects: 0, keepsClickId: true })
  })

  it('reports where the click id arrives, and whether the snippets read it there (Y-15)', async () => {
    const sites = {
      'moves.example/': leadsTo(`https://shop.example/a?click=${clickId}`),
      'own.example/': leadsTo(`https://shop.example/a?ref=${clickId}`),
      'hash.example/': leadsTo('https://shop.example/a'),
      'other.example/': leadsTo('https://shop.example/a#/cups'),
      'shop.example/a': page,
    }
    const { network } = await startSites(sites)
    expect(await probe(network, 'https://moves.example/?ref={click_id}')).toMatchObject({ keepsClickId: true, readBy: null })
    expect(await probe(network, 'https://own.example/?ref={click_id}')).toMatchObject({ keepsClickId: true, readBy: 'ref' })
    // Browsers keep the part after `#`, unless the redirect names another.
    expect(await probe(network, 'https://hash.example/#ref={click_id}')).toMatchObject({ keepsClickId: true, readBy: 'ref' })
    expect(await probe(network, 'https://other.example/#ref={click_id}')).toMatchObject({ keepsClickId: false, readBy: null })
  })

  it('ends at an address that opens an app', async () => {
    const { network } = await startSites({ 'get.example/': leadsTo(`itms-apps://apps.example/id1?ref=${clickId}`) })
    expect(await probe(network, 'https://get.example/')).toMatchObject({ kind: 'answered', status: 200, redirects: 1, keepsClickId: true })
  })

  it('reports an error page with its status', async () => {
    const { network } = await startSites({})
    expect(await probe(network, 'https://nabt.example/gone')).toMatchObject({ kind: 'answered', status: 404 })
  })

  it('gives up after too many redirects, or too long a wait', async () => {
    const { network, requests } = await startSites({ 'round.example/': leadsTo('/'), 'silent.example/': () => undefined })
    expect(await probe(network, 'https://round.example/')).toMatchObject({ failure: 'TOO_MANY_REDIRECTS' })
    expect(requests).toHaveLength(11)
    expect(await live(network, 50)({ trackingUrl: 'https://silent.example/', clickId })).toMatchObject({ failure: 'TOO_SLOW' })
  })

  it.each([
    'http://nabt.example/',
    'https://nabt.example:8443/',
    'https://user:pass@nabt.example/',
    'https://127.0.0.1/',
    'file:///etc/passwd',
  ])('never calls %s, directly or by a redirect', async (address) => {
    const { network, requests } = await startSites({ 'lead.example/': leadsTo(address) })
    expect(await probe(network, address)).toMatchObject({ kind: 'failed', failure: 'NOT_SECURE' })
    expect(requests).toEqual([])
    expect(await probe(network, 'https://lead.example/')).toMatchObject({ kind: 'failed', failure: 'NOT_SECURE' })
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private net', ['10.1.2.3']],
    ['the machine’s metadata', ['169.254.169.254']],
    ['an open machine and a closed one', ['8.8.8.8', '192.168.0.1']],
    ['itself by IPv6', ['::1']],
  ])('never calls a name that leads to %s, also after a redirect', async (_, machines) => {
    const sites = { 'inside.example/': page, 'lead.example/': leadsTo('https://inside.example/') }
    const { network, requests } = await startSites(sites, { 'inside.example': machines })
    expect(await probe(network, 'https://inside.example/')).toMatchObject({ failure: 'UNREACHABLE' })
    expect(requests).toEqual([])
    expect(await probe(network, 'https://lead.example/')).toMatchObject({ failure: 'UNREACHABLE' })
    expect(requests.map(({ url }) => new URL(url).hostname)).toEqual(['lead.example'])
  })

  it('names why an address cannot be reached', async () => {
    const sites = { 'lead.example/': leadsTo('https://inside.example/') }
    const { network } = await startSites(sites, { 'nowhere.example': [], 'inside.example': ['10.0.0.1'] })
    expect(await probe(network, 'https://nowhere.example/')).toMatchObject({ failure: 'UNREACHABLE', cause: 'DNS' })
    expect(await probe(network, 'https://lead.example/')).toMatchObject({ failure: 'UNREACHABLE', cause: 'PRIVATE_ADDRESS' })
    const failing = (code: string): Network => ({ ...network, open: () => Promise.reject(Object.assign(new Error(code), { code })) })
    const causeOf = async (code: string) => probe(failing(code), 'https://nabt.example/')
    expect(await causeOf('CERT_HAS_EXPIRED')).toMatchObject({ cause: 'CERTIFICATE' })
    expect(await causeOf('ERR_TLS_CERT_ALTNAME_INVALID')).toMatchObject({ cause: 'CERTIFICATE' })
    expect(await causeOf('DEPTH_ZERO_SELF_SIGNED_CERT')).toMatchObject({ cause: 'CERTIFICATE' })
    expect(await causeOf('ECONNREFUSED')).toMatchObject({ failure: 'UNREACHABLE', cause: null })
    const lost: Network = { ...network, resolve: () => Promise.reject(Object.assign(new Error('no name'), { code: 'ENOTFOUND' })) }
    expect(await probe(lost, 'https://nabt.example/')).toMatchObject({ cause: 'DNS' })
  })

  it('says to which host the link leads, and none if it leads into an app', async () => {
    const sites = {
      'go.example/': leadsTo('https://shop.example/a'),
      'shop.example/a': page,
      'app.example/': leadsTo('market://details?id=1'),
    }
    const { network } = await startSites(sites)
    expect(await probe(network, 'https://go.example/')).toMatchObject({ landing: 'shop.example' })
    expect(await probe(network, 'https://app.example/')).toMatchObject({ landing: null })
  })
})

describe('a visit that reads the page', () => {
  const visit = (network: Network, trackingUrl: string, over: Partial<Parameters<OpenTrackingAddress>[0]> = {}) =>
    live(network)({ trackingUrl, clickId, readsPage: true, ...over })
  const snippet = "<html><script>var names = ['nw_click_id'];</script></html>"

  it('finds our snippet, plain or packed, and says if it is missing', async () => {
    const packed = (type: string, body: Buffer) => says('text/html; charset=utf-8', body, { 'content-encoding': type })
    const { network } = await startSites({
      'plain.example/': says('text/html', snippet),
      'gzip.example/': packed('gzip', gzipSync(snippet)),
      'br.example/': packed('br', brotliCompressSync(snippet)),
      'none.example/': page,
      'picture.example/': says('image/png', snippet),
      'broken.example/': packed('gzip', Buffer.from('this is not packed')),
      'odd.example/': packed('zstd', Buffer.from(snippet)),
    })
    for (const host of ['plain', 'gzip', 'br']) expect(await visit(network, `https://${host}.example/`)).toMatchObject({ hasSnippet: true })
    expect(await visit(network, 'https://none.example/')).toMatchObject({ hasSnippet: false })
    for (const host of ['picture', 'broken', 'odd'])
      expect(await visit(network, `https://${host}.example/`)).toMatchObject({ kind: 'answered', status: 200, hasSnippet: null })
    expect(await visit(network, 'https://plain.example/', { readsPage: false })).toMatchObject({ hasSnippet: null })
  })

  it('ends with an endless page, a page that is packed a thousand times, and a page that never ends its words', async () => {
    let sent = 0
    const { network } = await startSites({
      'endless.example/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const more = () => {
          sent += 1
          if (!response.destroyed) response.write('x'.repeat(64 * 1024), () => setImmediate(more))
        }
        more()
      },
      'bomb.example/': says('text/html', gzipSync(Buffer.alloc(200 * 1024 * 1024)), { 'content-encoding': 'gzip' }),
      'slow.example/': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>'),
    })
    expect(await visit(network, 'https://endless.example/')).toMatchObject({ kind: 'answered', hasSnippet: null })
    expect(sent).toBeLessThan(200)
    expect(await visit(network, 'https://bomb.example/')).toMatchObject({ kind: 'answered', hasSnippet: null })
    const short = liveTrackingProbe({ network, clock: manualClock(0), wait: 100 })
    expect(await short({ trackingUrl: 'https://slow.example/', clickId, readsPage: true })).toMatchObject({
      kind: 'answered',
      hasSnippet: null,
    })
  })

  it('cannot be told from a visit to a participant’s link by what the request says', async () => {
    const { network, requests } = await startSites({ 'nabt.example/': page })
    const parts = destinationParts({ trackingUrl: 'https://nabt.example/', programId: 'p', channel: 'TIKTOK', mayCount: true }) ?? []
    const agents = new Set<unknown>()
    for (let at = 0; at < 40; at++) {
      const id = `0198f3a0-0000-7000-8000-${String(at).padStart(12, '0')}`
      await visit(network, 'https://nabt.example/', { clickId: id, address: destination(parts, id) })
      agents.add(requests.at(-1)?.headers['user-agent'])
    }
    const [{ url, headers } = { url: '', headers: {} }] = requests
    expect([...new URL(url).searchParams.keys()].toSorted()).toEqual(['nw_click_id', 'utm_campaign', 'utm_medium', 'utm_source'])
    expect(agents.size).toBeGreaterThan(2)
    expect(
      Object.keys(headers)
        .filter((name) => name !== 'x-name')
        .toSorted(),
    ).toEqual(['accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'user-agent'])
    expect(JSON.stringify(headers)).not.toMatch(/wasla/i)
  })
})
