import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NodeBindings } from '../request/address.ts'
import { inlineScriptHashes, staticApp, type Framed } from './static-app.ts'

const boot = "document.documentElement.lang = 'ar'"
const html = `<!doctype html><script>${boot}</script><script type="application/json" id="data">{"a":1}</script><script type="module" src="/assets/main-abc.js"></script><div id="root"></div>`
const adminBoot = "document.documentElement.dir = 'rtl'"
const adminPage = `<!doctype html><script>${adminBoot}</script><script type="module" src="/assets/admin-abc.js"></script><div id="root"></div>`
const script = 'export const a = 1'.repeat(100)
const secret = 'not for anybody'
const tillPage = '<!doctype html><title>Cashier</title>'

let home = ''
let app: Hono<{ Bindings: NodeBindings }>

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'wasla-static-'))
  const root = join(home, 'dist')
  for (const folder of ['assets', 'flags']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(home, 'secret.txt'), secret)
  writeFileSync(join(root, 'index.html'), html)
  writeFileSync(join(root, 'admin.html'), adminPage)
  writeFileSync(join(root, 'till.html'), tillPage)
  writeFileSync(join(root, 'assets/pdf.worker-abc.mjs'), script)
  writeFileSync(join(root, 'sw.js'), script)
  writeFileSync(join(root, 'assets/main-abc.js'), script)
  writeFileSync(join(root, 'assets/main-abc.js.gz'), gzipSync(script))
  writeFileSync(join(root, 'assets/main-abc.js.br'), 'brotli bytes')
  writeFileSync(join(root, 'flags/SA.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  app = new Hono<{ Bindings: NodeBindings }>().get('*', staticApp(root))
})
afterAll(() => rmSync(home, { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers: { accept: 'text/html', ...headers } })

describe('staticApp', () => {
  it('answers every page address with the app’s one page, which is revalidated each time', async () => {
    for (const path of ['/', '/home', '/profile/influencer/noura_92', '/flags-of-truth', '/nowhere/at/all']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(html)
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    const { headers } = await get('/')
    expect((await get('/home', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  })

  it('answers the addresses of tills with their own page, and other addresses that begin alike with the app', async () => {
    for (const path of ['/till/abcdefghijklmnopqrstuv', '/till']) expect(await (await get(path)).text()).toBe(tillPage)
    expect(await (await get('/tills')).text()).toBe(html)
  })

  it('answers the back office’s addresses with its own page and its own policy', async () => {
    for (const path of ['/admin', '/admin/', '/admin/reviews/7', '/admin/settings']) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toBe(adminPage)
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(policy).toContain(createHash('sha256').update(adminBoot).digest('base64'))
      expect(policy).not.toContain(createHash('sha256').update(boot).digest('base64'))
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    expect(await (await get('/administrators')).text()).toBe(html)
    expect((await get('/admin/graphql', { accept: 'application/json' })).status).toBe(404)
  })

  it('lets the service worker request what pages request, and has it revalidated at each visit', async () => {
    const { headers } = await get('/sw.js')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('sends a worker of the build as a script', async () => {
    expect((await get('/assets/pdf.worker-abc.mjs')).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  it('sends a content policy that allows only the app’s own files, the boot script by its hash, and trusted types', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    const hash = createHash('sha256').update(boot).digest('base64')
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' 'sha256-${hash}'`,
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default app dompurify page',
        'report-uri /csp',
      ]),
    )
    expect(policy).not.toMatch(/unsafe|\*/)
  })

  it('lets pages frame only the configured origins, and gives camera and microphone only to frames that need them', async () => {
    const root = join(home, 'dist')
    const policyOf = async (framed: Framed) => {
      const { headers } = await new Hono<{ Bindings: NodeBindings }>()
        .get('*', staticApp(root, framed))
        .request('/', { headers: { accept: 'text/html' } })
      return [/frame-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1], headers.get('permissions-policy')]
    }
    expect(await policyOf({})).toEqual(["'none'", 'camera=(self), microphone=(self), geolocation=()'])
    expect(await policyOf({ frames: ['https://kyc.example'], embeds: ['https://player.example'] })).toEqual([
      'https://kyc.example https://player.example',
      'camera=(self "https://kyc.example"), microphone=(self "https://kyc.example"), geolocation=()',
    ])
  })

  it('lets hashed files be cached for ever, and sends them in an encoding that the caller accepts', async () => {
    const plain = await get('/assets/main-abc.js')
    expect(await plain.text()).toBe(script)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(plain.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(plain.headers.get('vary')).toBe('accept-encoding')
    expect((await get('/assets/main-abc.js', { 'accept-encoding': 'gzip, br' })).headers.get('content-encoding')).toBe('br')
    expect((await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect((await get('/assets/main-abc.js', { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe('gzip')
  })

  it('sends pictures under a policy that runs nothing', async () => {
    const { headers } = await get('/flags/SA.svg')
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site')
  })

  it.each([
    '/assets/main-old.js',
    '/assets',
    '/flags/XX.svg',
    '/favicon.ico',
    '/user/other',
    '/../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/main-abc.js.map',
    '/index.html/x.js',
  ])('answers 404 at %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain(secret)
  })

  it('answers 404 at a page address if the caller asks for data', async () => {
    expect((await get('/home', { accept: 'application/json' })).status).toBe(404)
  })

  it('hashes only scripts that run', () => {
    expect(
      inlineScriptHashes(
        '<script src="/a.js"></script><script type="application/ld+json">{}</script><script type="module">1</script><script>\n</script>',
      ),
    ).toEqual([`sha256-${createHash('sha256').update('1').digest('base64')}`])
  })
})
