import { describe, expect, it } from 'vitest'
import { playerOf } from '@wasla/contract/showcase/fields.ts'
import { coverSource, platformPicture } from './covers.ts'
import { guardedGet } from './guarded-get.ts'
import { NotFetched, type Network } from './guarded-hop.ts'
import { livePreviews } from './live.ts'
import { localPreviews } from './local.ts'
import { openPinned } from './open-pinned.ts'
import type { LinkPreviews } from './port.ts'
import { isPublicAddress } from './public-address.ts'
import { playerFrame, playerIn } from './sites.ts'
import { leadsTo, says, somewhere, startSites } from './testing/sites.ts'

const secret = 'a secret that signs addresses'
const live = (network: Network, wait = 2_000) => livePreviews({ network, publicUrl: 'https://wasla.example', secret, wait })

const youTube = {
  html: '<iframe width="200" src="https://www.youtube.com/embed/abc?feature=oembed" onload="alert(1)" allowfullscreen></iframe><script>alert(1)</script>',
  thumbnail_url: 'https://i.ytimg.com/vi/abc/hqdefault.jpg',
}
const world = {
  'www.youtube.com/oembed': says('application/json; charset=utf-8', JSON.stringify(youTube)),
  'www.tiktok.com/oembed': says(
    'application/json',
    JSON.stringify({ html: '<blockquote data-video-id="71"><script src="//evil"></script></blockquote>' }),
  ),
  'www.snapchat.com/add/reem': says(
    'text/html',
    '<html><meta content="https://cf-st.sc-cdn.net/a.jpg?x=1&amp;y=2" property="og:image"><meta property="og:image" content="https://evil.example/b.jpg">',
  ),
  'www.twitch.tv/videos/12': says('text/html', '<meta property="og:image" content="https://evil.example/track.gif">'),
}

// Both implementations of the port must pass these tests.
describe.each(['local', 'live'] as const)('%s previews', (kind) => {
  const previews = async (): Promise<LinkPreviews> => (kind === 'local' ? localPreviews : live((await startSites(world)).network))

  it.each([
    ['https://www.youtube.com/watch?v=abc', 'YOUTUBE'],
    ['https://www.tiktok.com/@reem/video/71', 'TIKTOK'],
    ['https://www.snapchat.com/add/reem', 'SNAPCHAT'],
    ['https://www.twitch.tv/videos/12', 'TWITCH'],
    ['https://reem.example/blog', null],
  ] as const)('give %s an allowed player or none, and our own picture address or none', async (url, platform) => {
    const port = await previews()
    const { html, coverPhotoUrl } = await port.of({ url, platform })
    expect(playerOf(html)).toBe(html)
    if (html !== null) expect(port.embeds.some((origin) => html.includes(`"${origin}/`))).toBe(true)
    if (coverPhotoUrl !== null) expect(coverPhotoUrl).toMatch(/^\/covers\/[\w-]+\/[\w-]+$/)
  })
})

describe('livePreviews', () => {
  const sourceOf = (address: string | null) => {
    const [, , signature = '', encoded = ''] = (address ?? '').split('/')
    return coverSource(secret, signature, encoded)?.source ?? null
  }

  it('keeps only the player’s address of another site’s markup', async () => {
    const { network, requests } = await startSites(world)
    const shown = await live(network).of({ url: 'https://youtu.be/abc', platform: 'YOUTUBE' })
    expect(shown.html).toBe('<iframe src="https://www.youtube-nocookie.com/embed/abc?feature=oembed"></iframe>')
    expect(sourceOf(shown.coverPhotoUrl)).toBe('https://i.ytimg.com/vi/abc/hqdefault.jpg')
    expect(requests.map(({ url }) => url)).toEqual(['https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2Fabc'])
    const video = await live(network).of({ url: 'https://www.tiktok.com/@reem/video/71', platform: 'TIKTOK' })
    expect(video).toEqual({ html: '<iframe src="https://www.tiktok.com/embed/v2/71"></iframe>', coverPhotoUrl: null })
  })

  it('takes a page’s picture only from a known host', async () => {
    const { network } = await startSites(world)
    const page = await live(network).of({ url: 'http://www.snapchat.com/add/reem', platform: 'SNAPCHAT' })
    expect(sourceOf(page.coverPhotoUrl)).toBe('https://cf-st.sc-cdn.net/a.jpg?x=1&y=2')
    expect(await live(network).of({ url: 'https://www.twitch.tv/videos/12', platform: 'TWITCH' })).toEqual({
      html: '<iframe src="https://player.twitch.tv/?video=12&parent=wasla.example"></iframe>',
      coverPhotoUrl: null,
    })
  })

  it('has a player for pages that only members can see', async () => {
    const { network } = await startSites({ 'www.instagram.com/p/abc': leadsTo('https://www.instagram.com/p/abc') })
    expect(await live(network).of({ url: 'https://www.instagram.com/p/abc', platform: 'INSTAGRAM' })).toEqual({
      html: '<iframe src="https://www.instagram.com/p/abc/embed"></iframe>',
      coverPhotoUrl: null,
    })
  })

  it('calls no site that is not on the list', async () => {
    const { network, requests } = await startSites(world)
    for (const url of ['https://reem.example/', 'https://youtube.com.evil.example/', 'https://notyoutube.com/'])
      expect(await live(network).of({ url, platform: null })).toEqual({ html: null, coverPhotoUrl: null })
    expect(requests).toEqual([])
  })

  it('gives up on a site whose name or response takes too long', async () => {
    const silent = await startSites({ 'www.youtube.com/oembed': () => undefined })
    await expect(live(silent.network, 50).of({ url: 'https://youtu.be/abc', platform: 'YOUTUBE' })).rejects.toThrow()
    const nameless: Network = { ...silent.network, resolve: () => new Promise(() => undefined) }
    await expect(live(nameless, 50).of({ url: 'https://youtu.be/abc', platform: 'YOUTUBE' })).rejects.toThrow(NotFetched)
  })
})

describe('guardedGet and openPinned', () => {
  const limits = { isAllowed: (host: string) => host.endsWith('site.example'), types: ['text/html'], most: 100 }
  const get = (network: Network, url: string) => guardedGet(network, { ...limits, url }, AbortSignal.timeout(2_000))

  it('connect to the checked address, and send only neutral headers', async () => {
    const { network, requests } = await startSites({ 'site.example/': says('text/html', 'hello') })
    expect((await get(network, 'https://site.example/')).body.toString()).toBe('hello')
    expect(requests[0]?.machine).toBe(somewhere)
    expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
      'x-name',
    ])
  })

  it('connect to the given address, even if the name resolves to another one', async () => {
    const { port } = await startSites({ 'name-that-is-nowhere.invalid/': says('text/html', 'pinned') })
    const answer = await openPinned(
      new URL(`http://name-that-is-nowhere.invalid:${port}/`),
      '127.0.0.1',
      'text/html',
      AbortSignal.timeout(2_000),
    )
    expect(answer.statusCode).toBe(200)
    answer.destroy()
  })

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a private net', ['10.1.2.3']],
    ['the machine’s metadata', ['169.254.169.254']],
    ['an open machine and a closed one', ['8.8.8.8', '192.168.0.1']],
    ['itself by IPv6', ['::1']],
    ['IPv4 within IPv6', ['::ffff:10.0.0.1']],
    ['nowhere', []],
  ])('refuse a name that leads to %s', async (_, machines) => {
    const { network, requests } = await startSites({ 'site.example/': says('text/html', 'secret') }, { 'site.example': machines })
    await expect(get(network, 'https://site.example/')).rejects.toThrow(NotFetched)
    expect(requests).toEqual([])
  })

  it.each([
    'http://site.example/',
    'https://other.example/',
    'https://site.example:8443/',
    'https://user:pass@site.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'file:///etc/passwd',
    'gopher://site.example/',
  ])('refuse %s, requested directly or reached by a redirect', async (url) => {
    const { network, requests } = await startSites({ 'site.example/': leadsTo(url) })
    await expect(get(network, url)).rejects.toThrow(NotFetched)
    expect(requests).toEqual([])
    await expect(get(network, 'https://site.example/')).rejects.toThrow(NotFetched)
    expect(requests).toHaveLength(1)
  })

  it('follow a few redirects, and check the address of each again', async () => {
    const sites = {
      'site.example/': leadsTo('/there', 308),
      'site.example/there': leadsTo('https://in.site.example/', 301),
      'in.site.example/': says('text/html', 'inside'),
      'site.example/round': leadsTo('/round'),
    }
    const inside = await startSites(sites, { 'in.site.example': ['10.0.0.1'] })
    await expect(get(inside.network, 'https://site.example/')).rejects.toThrow('open network')
    const { network, requests } = await startSites(sites)
    expect((await get(network, 'https://site.example/')).body.toString()).toBe('inside')
    requests.length = 0
    await expect(get(network, 'https://site.example/round')).rejects.toThrow('on and on')
    expect(requests).toHaveLength(4)
  })

  it.each([
    ['of another type', says('application/octet-stream', 'x')],
    ['of no type', says('', 'x')],
    ['packed, whose size nobody knows', says('text/html', 'x', { 'content-encoding': 'gzip' })],
    ['said to be too long', says('text/html', 'x', { 'content-length': '101' })],
    ['longer than it was said to be', says('text/html', 'x'.repeat(5_000), { 'transfer-encoding': 'chunked' })],
    ['of a site in trouble', (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(500).end()],
  ])('refuse content %s', async (_, answer) => {
    const { network } = await startSites({ 'site.example/': answer as ReturnType<typeof says> })
    await expect(get(network, 'https://site.example/')).rejects.toThrow(NotFetched)
  })
})

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2a00:1450:4001::1', '172.32.0.1'])('is true for the public address %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  )
  it.each([
    '0.0.0.0',
    '100.64.0.1',
    '172.16.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:0:1::1',
    '2001:db8::1',
    'ff02::1',
    'localhost',
    '',
  ])('is false for %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

// Security case 49.
it.each([
  'javascript:alert(1)',
  'https://evil.example/embed',
  'https://www.youtube.com.evil.example/embed/x',
  'https://user@www.youtube.com/embed/x',
  'http://www.youtube.com/embed/x',
  'https://www.youtube.com:8443/embed/x',
  '//www.youtube.com/embed/x',
])('playerFrame and playerIn never frame %s', (source) => {
  expect(playerFrame(source)).toBeNull()
  expect(playerIn(`<iframe src="${source}"></iframe>`)).toBeNull()
})

it('only we can make the address of a picture', () => {
  const [, , signature = '', encoded = ''] = (platformPicture(secret, 'https://i.ytimg.com/a', 'face') ?? '').split('/')
  expect(coverSource(secret, signature, encoded)).toEqual({ source: 'https://i.ytimg.com/a', kind: 'face' })
  for (const source of [
    'http://i.ytimg.com/a',
    'https://evil.example/a',
    'https://ytimg.com.evil.example/a',
    'javascript:alert(1)',
    '',
    null,
  ])
    expect(platformPicture(secret, source)).toBeNull()
  expect(coverSource(secret, 'x'.repeat(22), Buffer.from('https://i.ytimg.com/a').toString('base64url'))).toBeNull()
})
