import { describe, expect, it } from 'vitest'
import { manualClock } from './clock.ts'
import { momentOf, randomIds } from './ids.ts'

describe('randomIds and momentOf', () => {
  it('makes a UUID of version 7 with the current time', () => {
    const clock = manualClock(Date.UTC(2026, 2, 1))
    const ids = randomIds(clock)
    const first = ids.uuid()
    expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(first.replaceAll('-', '').slice(0, 12), 16)).toBe(clock.now())
    clock.advance(1)
    expect(ids.uuid() > first).toBe(true)
  })

  it('reads the time from a UUIDv7, and null from any other text', () => {
    const clock = manualClock(Date.UTC(2026, 2, 1))
    expect(momentOf(randomIds(clock).uuid())).toBe(clock.now())
    expect(momentOf(randomIds(clock).uuid().toUpperCase())).toBe(clock.now())
    for (const none of ['', 'click-1', '9b2f1c6e-8f0a-4d7b-9c3e-2f5a6b7c8d9e', `${randomIds(clock).uuid()}0`])
      expect(momentOf(none)).toBeNull()
  })

  it('uses all random bits except those of version and variant', () => {
    expect(randomIds(manualClock(0), () => 'f'.repeat(20)).uuid()).toBe('00000000-0000-7fff-bfff-ffffffffffff')
    expect(randomIds(manualClock(0), () => '0'.repeat(20)).uuid()).toBe('00000000-0000-7000-8000-000000000000')
  })

  it('makes a different id each time', () => {
    const ids = randomIds(manualClock(0))
    expect(new Set(Array.from({ length: 5_000 }, () => ids.uuid())).size).toBe(5_000)
  })
})
