import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'
import { testRenderer } from '../../testing/test-renderer.ts'
import type { RendererBuild } from './renderer-build.ts'

const page =
  '<!doctype html><html lang="en" dir="ltr"><head><script type="application/json" id="first-route">{"fonts":{"en":["/assets/a.woff2"],"ar":["/assets/b.woff2"]},"routes":{"/home":{},"*":{}}}</script><title>Wasla</title><meta name="description" content="x" /><link rel="stylesheet" crossorigin href="/assets/index.css"><link rel="preload" href="/config" as="fetch"></head><body><div id="root"><div class="boot"><svg></svg></div></div><noscript>No</noscript></body></html>'

const reem = '/profile/influencer/reem_dosari'

async function built(over: Partial<RendererBuild> = {}) {
  const appRoot = temporaryFolder()
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), page)
  const test = await testApp({}, { appRoot, renderer: { ...testRenderer, ...over } })
  const get = (path: string, headers: Record<string, string> = {}) => test.app.request(path, { headers })
  return { ...test, get }
}

/** A build that counts its renders and its looks at the data. */
function counted() {
  const state = { renders: 0, looks: 0, isCurrent: true }
  const createPageRenderer: RendererBuild['createPageRenderer'] = () => async () => {
    state.renders += 1
    return {
      html: `<main>${state.renders}</main>`,
      isCurrent: async () => {
        state.looks += 1
        return state.isCurrent
      },
    }
  }
  return { state, createPageRenderer }
}

describe('a rendered page', () => {
  it('has its content, its styles and its fonts, and names the app’s styles for the app', async () => {
    const { get } = await built()
    const html = await (await get(reem)).text()
    expect(html).toContain('<html lang="en" dir="ltr" data-rendered="/assets/index.css">')
    expect(html).toContain('<style>.known{margin:0}[data-style="0"]:not(#_){color:red}</style>')
    expect(html).toContain('<main id="main" class="known" data-style="0" lang="en"')
    expect(html).toContain('href="/assets/a.woff2"')
    expect(html).toContain('"routes":{"*":{}}')
    expect(html).not.toMatch(/noscript|class="boot"|rel="stylesheet"|as="fetch"/)
  })

  it('allows by its policy only the styles that it has', async () => {
    const { get } = await built()
    const response = await get(reem)
    const styles = /<style>(.*?)<\/style>/.exec(await response.text())?.[1] ?? ''
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it.each([
    ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
    ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['br;q=0, gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
    ['', null, (bytes: Buffer) => bytes],
  ] as const)('is compressed for a caller that accepts “%s”', async (accepted, encoding, unpack) => {
    const { get } = await built()
    const response = await get(reem, { 'accept-encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('accept-language, accept-encoding')
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('<main id="main"')
  })

  it('is rendered once while its data stays the same, and within a second after a change', async () => {
    const { state, createPageRenderer } = counted()
    const { get, deps } = await built({ createPageRenderer })
    await get(reem)
    await get(reem)
    deps.clock.advance(1001)
    await get(reem)
    expect(state).toMatchObject({ renders: 1, looks: 1 })
    deps.clock.advance(1001)
    state.isCurrent = false
    expect(await (await get(reem)).text()).toContain('<main>2</main>')
  })

  it('is cached for each language, tab and query that it shows, and for no other query', async () => {
    const { state, createPageRenderer } = counted()
    const { get } = await built({ createPageRenderer })
    await get(reem)
    await get(`${reem}?utm_source=bio&fbclid=1`)
    expect(state.renders).toBe(1)
    await get(`${reem}?lang=ar`)
    await get(reem, { 'accept-language': 'ar' })
    await get(`${reem}?page=2`)
    await get('/profile/about/influencer/reem_dosari')
    expect(state.renders).toBe(5)
  })

  it('is drawn by the app in the browser if it cannot be rendered', async () => {
    const { get, lines } = await built({ createPageRenderer: () => () => Promise.reject(new Error('broken')) })
    const response = await get(reem, { accept: 'text/html' })
    expect([response.status, await response.text(), response.headers.get('x-robots-tag')]).toEqual([200, page, 'noindex'])
    expect(lines.filter((line) => line.includes('A page could not be rendered'))).toHaveLength(1)
  })

  it('keeps the address’s language and only the query that it shows in redirects', async () => {
    const { get } = await built()
    const response = await get('/profile/influencer/Reem_Dosari?lang=ar&utm_source=x')
    expect([response.status, response.headers.get('location')]).toEqual([308, `${reem}?lang=ar`])
  })
})

describe('a pattern', () => {
  it('is a picture that is cached for ever', async () => {
    const { get } = await built()
    const response = await get('/patterns/jade/known.svg')
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ])
    expect((await get('/patterns/jade/other.svg')).status).toBe(404)
  })
})
