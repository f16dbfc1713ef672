import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { RenderMemberPage } from '@wasla/contract/public-pages/renderer.ts'
import { admitsAll } from '../../platform/load-shedder.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { testApp } from '../../testing/test-app.ts'
import { testRenderer } from '../../testing/test-renderer.ts'

const built =
  '<!doctype html><html lang="en" dir="ltr"><head><title>Wasla</title><meta name="description" content="x" /><script type="application/json" id="first-route">{"fonts":{"en":[],"ar":[]}}</script></head><body><div id="root"><div class="boot"><svg></svg></div></div><noscript>Wasla needs JavaScript.</noscript></body></html>'
const documents = { a: 'query Mine { activeProfile { type profile { ... on UserProfile { userName } } } }' }

type Answer = { html: string; styles: string }

async function setUp(parts: Parameters<typeof testApp>[1] = {}) {
  const appRoot = temporaryFolder()
  mkdirSync(join(appRoot, 'pictures'))
  for (const file of ['index.html', 'admin.html', 'till.html']) writeFileSync(join(appRoot, file), built)
  const server = await testApp({}, { appRoot, renderer: testRenderer, documents, ...parts })
  const read = async (path: string, authorization?: string) =>
    server.app.request(`/user/pages${path}`, { headers: { 'accept-language': 'ar', ...(authorization && { authorization }) } })
  const signedIn = async () => `Bearer ${(await server.enter('INFLUENCER')).accessToken}`
  return { ...server, read, signedIn }
}

test('a member gets the page with its data and its styles, and nothing stores it', async () => {
  const { read, signedIn } = await setUp()
  const response = await read('/home', await signedIn())
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { html, styles } = (await response.json()) as Answer
  expect(html).toContain('<main id="main" class="known" data-page-style="0" lang="ar">')
  expect(html).toContain('INFLUENCER')
  expect(styles).toContain('.known{margin:0}')
  expect(styles).toContain('[data-page-style="0"]:not(#_){color:red}')
})

test('each reader gets their own data', async () => {
  const { read, enter } = await setUp()
  const [first, second] = await Promise.all(
    (['INFLUENCER', 'BRAND'] as const).map(async (type) => read('/home', `Bearer ${(await enter(type)).accessToken}`)),
  )
  expect(await first?.text()).toContain('INFLUENCER')
  expect(await second?.text()).toContain('BRAND')
})

test.each([undefined, 'Bearer none', 'Bearer '])('without a valid session nothing is rendered (%s)', async (authorization) => {
  const render = vi.fn<RenderMemberPage>()
  const { read } = await setUp({ renderer: { ...testRenderer, createMemberPageRenderer: () => render } })
  expect((await read('/home', authorization)).status).toBe(401)
  expect(render).not.toHaveBeenCalled()
})

test('a session that has ended gets nothing', async () => {
  const { read, enter, ask } = await setUp()
  const { accessToken, refreshToken } = await enter('INFLUENCER')
  const authorization = `Bearer ${accessToken}`
  expect((await read('/home', authorization)).status).toBe(200)
  await ask('mutation ($token: String!) { signOut(refreshToken: $token) { __typename } }', { token: refreshToken }, { authorization })
  expect((await read('/home', authorization)).status).toBe(401)
})

test('other pages are not found', async () => {
  const { read, signedIn } = await setUp()
  expect((await read('/onboard', await signedIn())).status).toBe(404)
})

test('a full server renders nothing', async () => {
  const { read, signedIn } = await setUp()
  const full = await setUp({ loadShedder: { ...admitsAll, isFull: () => true } })
  expect((await read('/home', await signedIn())).status).toBe(200)
  expect((await full.read('/home', 'Bearer none')).status).toBe(503)
})

test('a page that fails is logged, and tells nothing', async () => {
  const broken = { ...testRenderer, createMemberPageRenderer: () => () => Promise.reject(new Error('a secret')) }
  const { read, signedIn, lines } = await setUp({ renderer: broken })
  const response = await read('/home', await signedIn())
  expect([response.status, await response.json()]).toEqual([500, { status: 'not rendered' }])
  expect(lines.join('')).toContain('a secret')
})

test('operations of pages count like those of the API', async () => {
  const { read, signedIn, deps, db } = await setUp({
    documents: { a: '{ programs(pagination: { limit: 50 }) { count data { id name } } }' },
  })
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(5000) })
    .where('key', '=', 'traffic.costPerToken')
    .execute()
  await deps.settings.refresh()
  const authorization = await signedIn()
  const statuses: number[] = []
  for (let at = 0; at < 100 && !statuses.includes(429); at += 1) statuses.push((await read('/home', authorization)).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})
