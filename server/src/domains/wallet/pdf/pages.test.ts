import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pagesOf } from './pages.ts'

const room = { first: 100, next: 150, carried: 10, ending: 40 }
const rows = (count: number, height = 20) => Array.from({ length: count }, () => height)

describe('splitting a table into pages', () => {
  it('makes one page if all rows and the ending fit', () => expect(pagesOf(rows(3), room)).toEqual([[0, 1, 2]]))

  it('leaves room for the rows “carried over” and “brought forward”', () => {
    expect(pagesOf(rows(5, 20), { ...room, ending: 0 })).toEqual([[0, 1, 2, 3, 4]])
    expect(pagesOf(rows(6, 20), { ...room, ending: 0 })).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ])
  })

  it('moves the last two rows to a new page if the ending does not fit', () => {
    expect(pagesOf(rows(4), room)).toEqual([
      [0, 1],
      [2, 3],
    ])
  })

  it('moves two rows to a new page if the last one does not fit, so that no total is alone on a page', () => {
    expect(pagesOf(rows(6), { ...room, first: 110, ending: 0 })).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ])
  })

  it('moves only the last row if two rows and the ending are together higher than a page', () => {
    expect(pagesOf(rows(3, 60), { ...room, first: 130 })).toEqual([[0, 1], [2]])
  })

  it('puts every row on one page, in order, and never exceeds a page', () => {
    const heights = fc.array(fc.integer({ min: 10, max: 60 }), { minLength: 2, maxLength: 80 })
    fc.assert(
      fc.property(heights, (list) => {
        const pages = pagesOf(list, room)
        expect(pages.flat()).toEqual(list.map((_, at) => at))
        pages.forEach((page, at) => {
          const isLast = at === pages.length - 1
          const used = page.reduce((sum, row) => sum + (list[row] ?? 0), at > 0 ? room.carried : 0)
          expect(used + (isLast ? room.ending : room.carried)).toBeLessThanOrEqual(at === 0 ? room.first : room.next)
        })
      }),
      { seed: 966, numRuns: 300 },
    )
  })
})
