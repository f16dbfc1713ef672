import { describe, expect, it } from 'vitest'
import { heldSpan, hourBars } from './hour-bars.ts'

const quiet = { held: 0, others: 0, usual: 0 }
const dayWith = (hours: Record<number, Partial<typeof quiet>>) => Array.from({ length: 24 }, (_, at) => ({ ...quiet, ...hours[at] }))

describe('clicks by hour', () => {
  it('scales all bars to the highest value, which may belong to the usual day', () => {
    const { bars, peak } = hourBars(dayWith({ 9: { held: 3, others: 1 }, 11: { held: 6, others: 2 }, 20: { usual: 16 } }))
    expect(bars[11]).toEqual({ hour: 11, held: 0.375, others: 0.125, usual: 0 })
    expect(bars[20]?.usual).toBe(1)
    expect(peak).toEqual({ hour: 11, held: 6 })
  })

  it('returns no peak if nothing was held', () => {
    expect(hourBars(dayWith({ 3: { others: 2 } })).peak).toBeNull()
    expect(hourBars([]).bars).toEqual([])
  })

  it('returns the hours between which clicks were held', () => {
    expect(heldSpan(dayWith({ 9: { held: 1 }, 13: { held: 2 } }))).toEqual({ from: 9, to: 14 })
    expect(heldSpan(dayWith({ 23: { held: 1 } }))).toEqual({ from: 23, to: 24 })
  })
})
