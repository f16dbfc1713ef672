import { describe, expect, it } from 'vitest'
import { ladderView, nextSend, type Sends } from './ladder.ts'

const start = Date.UTC(2026, 2, 15, 9)
const second = 1000
const day = 86_400

/** The ladder after sends at these seconds. */
const after = (...seconds: number[]): Sends => ({
  firstSentAt: start + (seconds[0] ?? 0) * second,
  lastSentAt: start + (seconds.at(-1) ?? 0) * second,
  sends: seconds.length,
})
const at = (sends: Sends | null, seconds: number) => nextSend(sends, start + seconds * second)

describe('the resend ladder (B-07)', () => {
  it('allows the first code at once', () => {
    expect(at(null, 0)).toEqual({ kind: 'send', sends: after(0) })
  })

  it.each([
    [[0], 89, { kind: 'wait', seconds: 1 }],
    [[0], 90, { kind: 'send', sends: after(0, 90) }],
    [[0, 90], 90 + 1799, { kind: 'wait', seconds: 1 }],
    [[0, 90], 90 + 1800, { kind: 'send', sends: after(0, 90, 1890) }],
    [[0, 90, 1890], 1890 + 1, { kind: 'wait', seconds: 10_799 }],
    [[0, 90, 1890], 1890 + 10_800, { kind: 'send', sends: after(0, 90, 1890, 12_690) }],
    [[0, 90, 1890, 12_690], 12_691, { kind: 'blocked', seconds: day - 12_691 }],
    [[0, 90, 1890, 12_690], day - 1, { kind: 'blocked', seconds: 1 }],
    [[0, 90, 1890, 12_690], day, { kind: 'send', sends: after(day) }],
    [[0], day, { kind: 'send', sends: after(day) }],
  ])('after sends at the seconds %j, returns at second %i %j', (seconds, now, next) => {
    expect(at(after(...seconds), now)).toEqual(next)
  })

  it('never asks for a wait beyond a day after the first send', () => {
    expect(at(after(0, 90, day - 60), day - 30)).toEqual({ kind: 'wait', seconds: 30 })
    expect(ladderView(after(0, 90, day - 60), start + (day - 30) * second)).toEqual({ resendAfter: 30, resendsLeft: 1 })
  })

  it('rounds a wait up to whole seconds, so that nobody tries too early', () => {
    expect(nextSend(after(0), start + 89_001)).toEqual({ kind: 'wait', seconds: 1 })
  })

  it.each([
    [[0], 90, 3],
    [[0, 90], 1800, 2],
    [[0, 90, 1890], 10_800, 1],
    [[0, 90, 1890, 12_690], day - 12_690, 0],
  ])('after sends at the seconds %j, shows a wait of %i s and %i resends', (seconds, resendAfter, resendsLeft) => {
    expect(ladderView(after(...seconds), start + (seconds.at(-1) ?? 0) * second)).toEqual({ resendAfter, resendsLeft })
  })
})
