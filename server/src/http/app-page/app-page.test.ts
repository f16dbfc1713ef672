import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import type { RenderSkeletons } from '@wasla/contract/public-pages/renderer.ts'
import type { Log } from '../../platform/log.ts'
import type { NodeBindings } from '../../request/address.ts'
import { testRenderer } from '../../testing/test-renderer.ts'
import { appPage } from './app-page.ts'

const html =
  '<!doctype html><html lang="en" dir="ltr"><head><script type="application/json" id="first-route">{}</script></head><body><div id="root"></div><p class="boot-failed"></p></body></html>'

function setUp(renderSkeletons: RenderSkeletons = testRenderer.renderSkeletons) {
  const render = vi.fn<RenderSkeletons>(renderSkeletons)
  const errors = vi.fn<Log['error']>()
  const answer = appPage({
    html,
    headersOf: (styleHash) => ({ 'content-security-policy': `style-src '${styleHash}'`, 'cache-control': 'no-cache' }),
    renderSkeletons: render,
    stylesOf: testRenderer.stylesOf,
    parts: { publicUrl: 'https://wasla.example', config: () => ({}) as never, now: () => 0 },
    log: { error: errors },
  })
  const app = new Hono<{ Bindings: NodeBindings }>().get('*', async (c) => (await answer(c)) ?? c.text('the app draws it'))
  return { app, render, errors }
}

test('a page with skeletons is rendered once, and revalidated by its tag', async () => {
  const { app, render } = setUp()
  const first = await app.request('/home')
  expect(await first.text()).toContain('<template data-skeleton="INFLUENCER AGENT"')
  expect(first.headers.get('content-security-policy')).toMatch(/^style-src 'sha256-/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const again = await app.request('/home', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(render).toHaveBeenCalledOnce()
})

test('the page is sent in an encoding that the caller accepts', async () => {
  const { app } = setUp()
  const { headers } = await app.request('/home', { headers: { 'accept-encoding': 'gzip, br' } })
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['br', 'accept-encoding'])
})

test('the app draws other pages, and all pages if the skeletons could not be rendered', async () => {
  expect(await (await setUp().app.request('/onboard')).text()).toBe('the app draws it')
  const { app, errors } = setUp(() => Promise.reject(new Error('broken')))
  expect(await (await app.request('/home')).text()).toBe('the app draws it')
  expect(errors).toHaveBeenCalledOnce()
})
