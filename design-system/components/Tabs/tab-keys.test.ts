import { expect, it } from 'vitest'
import { tabByKey } from './tab-keys.ts'

const ids = ['members', 'stats', 'requests']

it.each([
  ['ArrowRight', 'members', 'ltr', 'stats'],
  ['ArrowRight', 'requests', 'ltr', 'members'],
  ['ArrowLeft', 'members', 'ltr', 'requests'],
  ['ArrowLeft', 'members', 'rtl', 'stats'],
  ['ArrowRight', 'members', 'rtl', 'requests'],
  ['Home', 'requests', 'rtl', 'members'],
  ['End', 'members', 'ltr', 'requests'],
] as const)('the key %s on the tab %s in the direction %s moves to the tab %s', (key, from, direction, to) =>
  expect(tabByKey(key, ids, from, direction)).toBe(to),
)

it('other keys do nothing', () => expect(tabByKey('ArrowDown', ids, 'members', 'ltr')).toBeNull())
it('nothing happens without tabs', () => expect(tabByKey('Home', [], 'members', 'ltr')).toBeNull())
