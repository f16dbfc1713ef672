import { describe, expect, it } from 'vitest'
import { pageFrom, pageOf } from './page.ts'

describe('pages of a list', () => {
  it.each([
    [undefined, { limit: 10, offset: 0 }],
    [
      { limit: null, offset: null },
      { limit: 10, offset: 0 },
    ],
    [
      { limit: 100, offset: 20 },
      { limit: 100, offset: 20 },
    ],
    [
      { limit: 100_000, offset: 1e9 },
      { limit: 100, offset: 1_000_000 },
    ],
    [
      { limit: 0, offset: -5 },
      { limit: 1, offset: 0 },
    ],
  ])('are requested by %j as %j', (request, page) => {
    expect(pageOf(request)).toEqual(page)
  })

  it('counts the whole list and returns no rows past its end', () => {
    expect(pageFrom(['a', 'b', 'c'], { limit: 2, offset: 1 })).toEqual({ count: 3, data: ['b', 'c'] })
    expect(pageFrom(['a', 'b', 'c'], { limit: 2, offset: 9 })).toEqual({ count: 3, data: [] })
  })
})
