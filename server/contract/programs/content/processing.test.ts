import { describe, expect, it } from 'vitest'
import { startAttempt, tryFailed } from './processing.ts'
import { active, owner, stranger, video } from './testing/sample.ts'
import { visibleContents } from './visible.ts'

const minute = 60_000

describe('drawing a thumbnail', () => {
  it('counts an attempt at its start, and schedules the next one in case the process dies', () =>
    expect(startAttempt({ attempts: 0 }, 1_000)).toEqual({ status: 'PROCESSING', attempts: 1, nextAttemptAt: 1_000 + 2 * minute }))
  it('ends after five attempts, even if each attempt killed its process', () => expect(startAttempt({ attempts: 5 }, 1_000)).toBeNull())
  it('waits longer after each attempt, and fails after the fifth', () => {
    expect([1, 2, 3, 4].map((attempts) => tryFailed({ attempts }, 0).nextAttemptAt)).toEqual([10_000, 40_000, 160_000, 640_000])
    expect(tryFailed({ attempts: 5 }, 0)).toEqual({ status: 'FAILED', nextAttemptAt: null })
  })
})

describe('reading content items', () => {
  it('shows others only ready items', () => {
    const contents = [video, { ...video, id: 'p', status: 'PROCESSING' as const }, { ...video, id: 'f', status: 'FAILED' as const }]
    expect(visibleContents(contents, { program: active, reader: owner })).toBe(contents)
    expect(visibleContents(contents, { program: active, reader: stranger })).toEqual([video])
  })
})
