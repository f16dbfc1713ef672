import { describe, expect, it } from 'vitest'
import { isLast, withFirst, withOlder, type Line } from './lines.ts'

const line = (at: number): Line => ({ id: `n${at}`, createdAt: `2026-03-15T09:00:0${at}Z` })
const ids = (lines: readonly Line[]) => lines.map(({ id }) => id)

describe('the lines of the panel', () => {
  it('keep the known lines that a new line pushed out of the first page', () => {
    const known = [line(4), line(3), line(2), line(1)]
    expect(ids(withFirst([line(5), line(4)], known, 2))).toEqual(['n5', 'n4', 'n3', 'n2', 'n1'])
  })

  it('lose a known line that the refetched first page no longer contains', () => {
    expect(ids(withFirst([line(5), line(3)], [line(4), line(3), line(2)], 2))).toEqual(['n5', 'n3', 'n2'])
  })

  it('are only the first page if the first page is not full', () => {
    expect(ids(withFirst([line(5)], [line(4), line(3)], 2))).toEqual(['n5'])
    expect(withFirst([], [line(4)], 2)).toEqual([])
  })

  it('contain each line once, even if new lines moved some lines to the next page', () => {
    expect(ids(withOlder([line(5), line(4)], [line(4), line(3)]))).toEqual(['n5', 'n4', 'n3'])
  })

  it('end with a page that is not full, even if the server counted more lines, because the server deletes the oldest ones', () => {
    expect(isLast([line(5), line(4)], [line(3)], 2)).toBe(true)
    expect(isLast([line(5), line(4)], [], 2)).toBe(true)
    expect(isLast([line(5), line(4)], [line(3), line(2)], 2)).toBe(false)
  })

  it('end with a page that has no new line, because the next request would return the same page', () =>
    expect(isLast([line(5), line(4), line(3)], [line(4), line(3)], 2)).toBe(true))
})
