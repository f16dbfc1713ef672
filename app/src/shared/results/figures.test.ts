import { describe, expect, it } from 'vitest'
import { oneIn, perEach, reader, returnOf, shareOf } from './figures.ts'

describe('the figures of a program', () => {
  it('are read by name, and are null instead of 0 if the objective does not have them', () => {
    const read = reader([
      { name: 'CLICKS', value: 35_255 },
      { name: 'ORDERS', value: 0 },
    ])
    expect([read('CLICKS'), read('ORDERS'), read('LEADS')]).toEqual([35_255, 0, null])
  })

  it('have a “one in n” only for a share above 0', () => {
    expect([oneIn(0.037), oneIn(1), oneIn(0), oneIn(null)]).toEqual([27, 1, null, null])
  })

  it('have a share of 0 if the whole is 0', () => {
    expect([shareOf(1, 4), shareOf(3, 0)]).toEqual([0.25, 0])
  })
})

describe('a quotient of figures', () => {
  const read = (values: Readonly<Record<string, number>>) => reader(Object.entries(values).map(([name, value]) => ({ name, value })))

  it('is null as a price or rate while the number of units is 0', () => {
    expect(perEach(read({ CLICKS: 0, CONVERSION_RATE: 0 }), 'CONVERSION_RATE', 'CLICKS')).toBeNull()
    expect(perEach(read({ CLICKS: 9, CONVERSION_RATE: 0 }), 'CONVERSION_RATE', 'CLICKS')).toBe(0)
    expect(perEach(read({ LEADS: 0, COST_PER_LEAD: 0 }), 'COST_PER_LEAD', 'LEADS')).toBeNull()
    expect(perEach(read({ LEADS: 2, COST_PER_LEAD: 150 }), 'COST_PER_LEAD', 'LEADS')).toBe(150)
  })

  it('is null as a return while no reward was paid', () => {
    expect(returnOf(read({ RETURN_ON_SPEND: 0, REVENUE: 0 }), 0)).toBeNull()
    expect(returnOf(read({ RETURN_ON_SPEND: 0, REVENUE: 5_000 }), 0)).toBeNull()
    expect(returnOf(read({ RETURN_ON_SPEND: 0, REVENUE: 5_000 }), 1)).toBeNull()
    expect(returnOf(read({ RETURN_ON_SPEND: 0, REVENUE: 0 }), 1)).toBe(0)
    expect(returnOf(read({ RETURN_ON_SPEND: 4.2, REVENUE: 5_000 }), 1)).toBe(4.2)
  })
})
