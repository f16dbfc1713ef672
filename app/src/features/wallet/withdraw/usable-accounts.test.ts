import { expect, it } from 'vitest'
import { firstUsable, isUsable } from './usable-accounts.ts'

const now = Date.parse('2025-11-20T09:00:00.000Z')
const fresh = { id: 'fresh', usableFrom: '2025-11-21T06:30:00.000Z' }
const old = { id: 'old', usableFrom: '2025-11-20T09:00:00.000Z' }

it('an account can be used from `usableFrom` on, and the first usable account is selected', () => {
  expect(isUsable(fresh, now)).toBe(false)
  expect(isUsable(old, now)).toBe(true)
  expect(firstUsable([fresh, old], now)).toBe(old)
  expect(firstUsable([fresh], now)).toBeNull()
})
