import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { pastedAddress } from './pasted-address.ts'

const app = new Hono().get('/profile/*', pastedAddress).get('*', (c) => c.text('a page'))

it.each([
  ['/profile/brand/nabt.', '/profile/brand/nabt'],
  ['/profile/brand/nabt/', '/profile/brand/nabt'],
  ['/profile/brand/nabt%D8%8C', '/profile/brand/nabt'],
  ['/profile/brand/nabt%20', '/profile/brand/nabt'],
  ['/profile/brand/nabt%E2%80%8F%C2%BB.', '/profile/brand/nabt'],
  ['/profile/brand/nabt)?lang=ar', '/profile/brand/nabt?lang=ar'],
  ['/profile/brand/nabt_.', '/profile/brand/nabt_'],
  ['/profile/stats/brand/%D9%86%D8%A8%D8%AA%D8%9F', '/profile/stats/brand/%D9%86%D8%A8%D8%AA'],
  ['/profile/brand//evil.example//', '/profile/brand//evil.example'],
])('redirects %s to %s', async (path, to) => {
  const response = await app.request(path)
  expect([response.status, response.headers.get('location')]).toEqual([302, to])
})

it.each(['/profile/brand/nabt', '/profile/brand/nabt_', '/profile/rate-card/brand/nabt?lang=ar', '/profile/brand/nabt%zz', '/other/page.'])(
  'leaves %s as it is',
  async (path) => expect(await (await app.request(path)).text()).toBe('a page'),
)

it.each(['/profile/agent/somebody', '/program/0198f3a0-0000-7000-8000-000000000001', '/groups/somebody/stats'])(
  'the whole app redirects to %s if a comma follows it',
  async (path) => {
    const { app: product } = await testApp()
    expect((await product.request(`${path}%D8%8C`)).headers.get('location')).toBe(path)
    expect((await product.request(path)).status).not.toBe(302)
  },
)
