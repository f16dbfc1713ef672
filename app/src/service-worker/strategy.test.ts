import { expect, test } from 'vitest'
import { appPageOf, strategyOf } from './strategy.ts'

const origin = 'https://wasla.example'
const of = (path: string, over: Partial<{ method: string; mode: RequestMode }> = {}) =>
  strategyOf({ method: 'GET', mode: 'navigate', url: origin + path, ...over }, origin)

test.each(['/home', '/wallet?transaction=1', '/discover', '/my-programs', '/settings/profile', '/profile', '/profile/stats', '/groups'])(
  'the page of the app opens from the cache: %s',
  (path) => {
    expect(of(path)).toBe('app')
  },
)

test.each([
  '/',
  '/sign-up',
  '/profile/brand/nabt_coffee',
  '/profile/stats/agent/saad',
  '/groups/oven_door',
  '/program/1/overview',
  '/terms',
  '/v/MK-3F8A-1107-7Q4K',
])('a page that the server renders comes from the network: %s', (path) => {
  expect(of(path)).toBe('page')
})

test('pages of tills open from the cache, all with one page, while their calls go to the network', () => {
  expect([of('/till/abcdefghijklmnop'), of('/till/abcdefghijklmnop/day', { mode: 'cors' })]).toEqual(['app', 'none'])
  expect(['/till/abcdefghijklmnop', '/till', '/tills', '/home'].map(appPageOf)).toEqual(['/till', '/till', '/settings/profile', '/home'])
})

test('files of the build come from the cache', () => {
  expect(of('/assets/index-1.js', { mode: 'cors' })).toBe('file')
})

test.each([
  ['/admin/users', {}],
  ['/files/1', {}],
  ['/t/abc', {}],
  ['/wallet/statements/2026-01.pdf', {}],
  ['/wallet/transactions.csv', {}],
  ['/receipts/seals/1', {}],
  ['/media-kits/seals/1', {}],
  ['/ledger/funds/1', {}],
  ['/demo/outbox', {}],
  ['/sw.js', { mode: 'same-origin' as const }],
  ['/user/graphql', { method: 'POST', mode: 'cors' as const }],
  ['/home', { method: 'POST' }],
  ['/icon.svg', { mode: 'no-cors' as const }],
])('the browser requests as usual: %s', (path, over) => {
  expect(of(path, over)).toBe('none')
})

test('requests to other origins are left alone', () => {
  expect(strategyOf({ method: 'GET', mode: 'navigate', url: 'https://else.example/assets/a.js' }, origin)).toBe('none')
})
