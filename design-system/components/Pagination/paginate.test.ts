import { describe, expect, it } from 'vitest'
import { around, clampPage, pageCount, rangeOf, shownPages, slots } from './paginate.ts'

/** Returns the row of one layout as text: `1 … 5 6 [7] 8 9 10 … 32`. */
const row = (page: number, pages: number, where: 'wide' | 'phone' = 'wide') =>
  slots(page, pages)
    .filter(({ on }) => on === 'both' || on === where)
    .map((slot) => (slot.kind === 'gap' ? '…' : slot.page === page ? `[${slot.page}]` : `${slot.page}`))
    .join(' ')

const upTo = 40
const every = Array.from({ length: upTo }, (_a, a) => a + 1).flatMap((pages) =>
  Array.from({ length: pages }, (_b, b) => ({ page: b + 1, pages })),
)

describe('the row of pages', () => {
  it.each([
    [1, 1, '[1]'],
    [1, 5, '[1] 2 3 4 5'],
    [3, 6, '1 2 [3] 4 5 6'],
    [1, 32, '[1] 2 3 4 5 6 … 32'],
    [4, 32, '1 2 3 [4] 5 6 7 … 32'],
    [5, 32, '1 2 3 4 [5] 6 7 8 … 32'],
    [6, 32, '1 … 4 5 [6] 7 8 9 … 32'],
    [7, 32, '1 … 5 6 [7] 8 9 10 … 32'],
    [28, 32, '1 … 26 27 [28] 29 30 31 32'],
    [32, 32, '1 … 27 28 29 30 31 [32]'],
  ])('at page %d of %d shows %s', (page, pages, shown) => {
    expect(row(page, pages)).toBe(shown)
  })

  it.each([
    [1, 32, '[1] 2 3 … 32'],
    [7, 32, '1 … 6 [7] 8 … 32'],
    [3, 7, '1 2 [3] 4 … 7'],
    [32, 32, '1 … 30 31 [32]'],
  ])('on a phone at page %d of %d shows %s', (page, pages, shown) => {
    expect(row(page, pages, 'phone')).toBe(shown)
  })

  describe.each(Object.entries(around))('with space for %s', (_room, window) => {
    it('always includes the first, the last and the current page, in order and once', () => {
      for (const { page, pages } of every) {
        const shown = shownPages(page, pages, window)
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b))
        expect(shown).toEqual(expect.arrayContaining([1, page, pages]))
      }
    })

    it('shows consecutive numbers around the current page: as many as its window, or all pages if there are fewer', () => {
      for (const { page, pages } of every) {
        const shown = shownPages(page, pages, window)
        const at = shown.indexOf(page)
        let [from, to] = [at, at]
        while (shown[from - 1] === (shown[from] ?? 0) - 1) from -= 1
        while (shown[to + 1] === (shown[to] ?? 0) + 1) to += 1
        expect(to - from + 1).toBeGreaterThanOrEqual(Math.min(window, pages))
        expect(shown.length).toBeLessThanOrEqual(window + 4)
      }
    })

    it('never hides a single page behind an ellipsis', () => {
      for (const { page, pages } of every) {
        const shown = shownPages(page, pages, window)
        for (const [at, number] of shown.entries()) expect(number - (shown[at - 1] ?? number - 1)).not.toBe(2)
      }
    })
  })

  it('has an ellipsis exactly where numbers are left out, in both layouts', () => {
    for (const { page, pages } of every) {
      for (const where of ['wide', 'phone'] as const) {
        const shown = slots(page, pages).filter(({ on }) => on === 'both' || on === where)
        for (const [at, slot] of shown.entries()) {
          if (slot.kind === 'gap') expect(shown[at + 1]).toMatchObject({ kind: 'page', page: slot.before })
          const before = shown[at - 1]
          if (slot.kind === 'page' && before?.kind === 'page') expect(slot.page).toBe(before.page + 1)
        }
      }
    }
  })
})

describe('invalid input', () => {
  it('shows an empty row for no pages', () => {
    expect([slots(1, 0), slots(1, -3), slots(1, Number.NaN)]).toEqual([[], [], []])
  })

  it.each([
    [0, 7, 1],
    [-5, 7, 1],
    [99, 7, 7],
    [2.9, 7, 2],
    [Number.NaN, 7, 1],
    [Number.POSITIVE_INFINITY, 7, 1],
    [3, 0, 1],
  ])('page %d of %d is page %d', (requested, pages, shown) => {
    expect(clampPage(requested, pages)).toBe(shown)
  })
})

describe('rangeOf', () => {
  it.each([
    [1, 10, 312, 1, 10],
    [7, 10, 312, 61, 70],
    [32, 10, 312, 311, 312],
    [99, 10, 312, 311, 312],
    [1, 10, 0, 0, 0],
    [1, 10, 1, 1, 1],
  ])('of page %d, with %d items on each page and %d in total, is %d–%d', (page, size, total, from, to) => {
    expect(rangeOf(page, size, total)).toEqual({ from, to })
  })

  it('pageCount of an empty list is one', () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2])
  })
})
