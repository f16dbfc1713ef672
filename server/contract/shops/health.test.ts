import { describe, expect, it } from 'vitest'
import { hourLength, judgeShop, lastDay } from './health.ts'
import type { ShopHour } from './record.ts'

const start = 1_700_000 * hourLength
/** Ten days with an order an hour from 8 to 22. */
const days: ShopHour[] = Array.from({ length: 240 }, (_, at) => ({
  ...{ hour: start + at * hourLength, orders: at % 24 >= 8 && at % 24 < 22 ? 1 : 0, refunds: 0 },
}))
const last = start + 237 * hourLength
const at = (hours: number) => judgeShop(days, last, last + hours * hourLength)

describe('a shop', () => {
  it('is new without orders, and with too few of them', () => {
    expect(judgeShop([], null, start)).toEqual({ health: 'NEW', usualMinutes: null })
    expect(judgeShop(days.slice(0, 30), start + 29 * hourLength, start + 900 * hourLength).health).toBe('NEW')
  })

  it('is not silent at night, and silent after one and a half times its longest quiet time', () => {
    expect(at(14)).toMatchObject({ health: 'WORKING' })
    expect(at(18)).toMatchObject({ health: 'SILENT' })
  })

  it('says how long it usually takes until the next order', () => expect(at(18).usualMinutes).toBe(98))

  it('keeps what was usual while it is silent', () => expect(at(2_000)).toEqual({ health: 'SILENT', usualMinutes: 98 }))
})

it('lists the last 24 hours, the oldest first', () => {
  const { hours, refunds } = lastDay([{ hour: start, orders: 3, refunds: 1 }], start + hourLength * 1.5)
  expect(hours.slice(-2)).toEqual([3, 0])
  expect(hours).toHaveLength(24)
  expect(refunds).toBe(1)
})
