import { describe, expect, it } from 'vitest'
import { trendOf } from './trend.ts'

describe('trendOf', () => {
  it('treats an increase as good, unless less is better', () => {
    expect(trendOf(0.12, false)).toEqual({ trend: 'up', meaning: 'good' })
    expect(trendOf(-0.12, false)).toEqual({ trend: 'down', meaning: 'bad' })
    expect(trendOf(0.12, true)).toEqual({ trend: 'up', meaning: 'bad' })
    expect(trendOf(-0.12, true)).toEqual({ trend: 'down', meaning: 'good' })
  })

  it('returns no trend for a change that rounds to zero', () => {
    expect(trendOf(0.0004, false).trend).toBe('same')
    expect(trendOf(Number.NaN, false).trend).toBe('same')
  })
})
