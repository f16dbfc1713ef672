import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { webhookLimits } from './limits.ts'
import { decidePeriod } from './replay.ts'

const now = Date.UTC(2026, 2, 15)
const at = (moment: number) => new Date(moment).toISOString()
const hour = 3_600_000
const decide = (from: number, to: number, waiting = 0) => decidePeriod(waiting, { from: at(from), to: at(to) }, now)

describe('decidePeriod', () => {
  it('accepts a period up to now, within the stored 30 days', () => {
    expect(changesOf(decide(now - hour, now))).toEqual({ from: now - hour, to: now })
    expect(changesOf(decide(0, now + hour))).toEqual({ from: now - webhookLimits.stored, to: now })
  })

  it.each([
    [now, now - hour],
    [now - hour, now - hour],
    [now + hour, now + 2 * hour],
    [0, hour],
  ])('refuses a period without a stored moment: %d to %d', (from, to) => {
    expect(decide(from, to).problem).toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'to', rule: 'laterDate' }] })
  })

  it('refuses another period while too many replays wait', () => {
    expect(decide(now - hour, now, webhookLimits.replayed).problem).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 60 } })
    expect(decide(now - hour, now, webhookLimits.replayed - 1).problem).toBeUndefined()
  })
})
