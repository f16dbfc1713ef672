import { Hono } from 'hono'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createRateLimits } from '#platform/rate-limit.ts'
import { createLog } from '#platform/log.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { coverAddress, type PictureKind } from '../providers/previews/covers.ts'
import { says, startSites } from '../providers/previews/testing/sites.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { testDeps, testEnv } from '../testing/test-deps.ts'
import type { NodeBindings } from '../request/address.ts'
import { coverAnswer } from './covers.ts'

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#145a3c' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()

async function covers(sites: Parameters<typeof startSites>[0], machines?: Parameters<typeof startSites>[1]) {
  const { network, requests } = await startSites(sites, machines)
  const { db, clock } = testDeps(await openTestDatabase())
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const env = { ...testEnv, dataDir: temporaryFolder() }
  const answer = coverAnswer({ env, limits: createRateLimits({ db, clock, log }), clock, network, log })
  const app = new Hono<{ Bindings: NodeBindings }>().get('/covers/:signature/:source', answer)
  const get = (source: string, kind?: PictureKind) => app.request(coverAddress(env.secrets.token, source, kind) ?? '')
  return { app, get, requests, lines, clock }
}

describe('coverAnswer', () => {
  it('fetches a picture once, redraws it and lets it be cached for ever', async () => {
    const { get, requests } = await covers({ 'i.ytimg.com/vi/a.jpg': says('image/jpeg', await picture()) })
    const answers = await Promise.all([1, 2, 3].map(async () => get('https://i.ytimg.com/vi/a.jpg')))
    expect(requests).toHaveLength(1)
    const [first] = answers
    expect(first?.headers.get('cache-control')).toContain('immutable')
    expect(first?.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const drawn = await sharp(new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()
    expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual(['jpeg', 640, 800, undefined])
  })

  it('draws the picture of an account as a square, apart from the picture of a post', async () => {
    const { get, requests } = await covers({ 'yt3.ggpht.com/n': says('image/jpeg', await picture()) })
    const drawn = async (kind: PictureKind) =>
      sharp(new Uint8Array(await (await get('https://yt3.ggpht.com/n', kind)).arrayBuffer())).metadata()
    expect(await drawn('face')).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
    expect(await drawn('cover')).toMatchObject({ width: 640, height: 800 })
    expect(requests).toHaveLength(2)
  })

  it('answers 404 if the address has no picture, sends other content or leads to a private network, and logs only the host', async () => {
    const { get, lines } = await covers(
      { 'i.ytimg.com/a.jpg': says('image/jpeg', '<svg onload="alert(1)"/>'), 'i.ytimg.com/b.jpg': says('text/html', '<p>') },
      { 'in.ytimg.com': ['10.0.0.1'] },
    )
    for (const source of [
      'https://i.ytimg.com/a.jpg',
      'https://i.ytimg.com/b.jpg',
      'https://i.ytimg.com/no?key=1',
      'https://in.ytimg.com/a.jpg',
    ])
      expect((await get(source)).status).toBe(404)
    expect(lines).toHaveLength(4)
    expect(lines.join()).not.toContain('key=1')
  })

  // Security case 52.
  it('answers 404 if other content claims to be a picture, and fetches it again only after a minute', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#145a3c' } })
      .gif()
      .toBuffer()
    const { get, requests, clock } = await covers({
      'i.ytimg.com/drawing.jpg': says('image/jpeg', drawing),
      'i.ytimg.com/moving.png': says('image/png', gif),
    })
    for (const source of ['https://i.ytimg.com/drawing.jpg', 'https://i.ytimg.com/moving.png'])
      for (let time = 0; time < 3; time++) expect((await get(source)).status).toBe(404)
    expect(requests).toHaveLength(2)
    clock.advance(60_000)
    await get('https://i.ytimg.com/drawing.jpg')
    expect(requests).toHaveLength(3)
  })

  it('accepts JPEG, PNG and WebP', async () => {
    const of = sharp({ create: { width: 9, height: 9, channels: 3, background: '#145a3c' } })
    const { get } = await covers({
      'i.ytimg.com/a': says('image/png', await of.png().toBuffer()),
      'i.ytimg.com/b': says('image/webp', await of.webp().toBuffer()),
    })
    for (const source of ['https://i.ytimg.com/a', 'https://i.ytimg.com/b']) expect((await get(source)).status).toBe(200)
  })

  it('accepts only addresses that we signed, and only hosts on the list', async () => {
    const { app, get, requests } = await covers({ 'evil.example/a.jpg': says('image/jpeg', await picture()) })
    expect((await get('https://evil.example/a.jpg')).status).toBe(404)
    const encoded = Buffer.from('https://i.ytimg.com/a.jpg').toString('base64url')
    for (const path of [`/covers/${'A'.repeat(22)}/${encoded}`, `/covers/x/${encoded}`, '/covers/x/%00'])
      expect((await app.request(path)).status).toBe(404)
    expect(requests).toEqual([])
  })
})
