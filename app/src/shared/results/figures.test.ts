import { describe, expect, it } from 'vitest'
import { oneIn, reader, shareOf } from './figures.ts'

describe('figures', () => {
  it('are read by their names; one that an objective does not have is not a zero', () => {
    const read = reader([
      { name: 'CLICKS', value: 35_255 },
      { name: 'ORDERS', value: 0 },
    ])
    expect([read('CLICKS'), read('ORDERS'), read('LEADS')]).toEqual([35_255, 0, null])
  })

  it('say one in how many only where there is one', () => {
    expect([oneIn(0.037), oneIn(1), oneIn(0), oneIn(null)]).toEqual([27, 1, null, null])
  })

  it('are no share of nothing', () => {
    expect([shareOf(1, 4), shareOf(3, 0)]).toEqual([0.25, 0])
  })
})
