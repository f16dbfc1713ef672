import { describe, expect, it } from 'vitest'
import { areaPath, gapsOf, linePath, lonelyOf } from './paths.ts'

const at = (x: number, y: number) => ({ x, y })

describe('a line', () => {
  it('passes through its points', () => {
    expect(linePath([at(0, 10), at(5, 4.26), at(10, 8)])).toBe('M0,10L5,4.3L10,8')
  })

  it('breaks at missing points', () => {
    expect(linePath([at(0, 1), at(1, 2), null, at(3, 3), at(4, 4)])).toBe('M0,1L1,2M3,3L4,4')
    expect(areaPath([at(0, 1), null, at(3, 3)], 9).match(/Z/gu)).toHaveLength(2)
  })

  it('of no points is empty', () => {
    expect(linePath([])).toBe('')
    expect(linePath([null, null])).toBe('')
    expect(areaPath([], 9)).toBe('')
  })
})

describe('gaps', () => {
  it('reach from the known point before them to the known point after them', () => {
    expect(gapsOf([null, at(1, 1), null, null, at(4, 4), at(5, 5), null])).toEqual([{ from: at(1, 1), to: at(4, 4) }])
  })

  it('leave points without neighbours, which lonelyOf returns', () => {
    expect(lonelyOf([at(0, 1), null, at(2, 2), at(3, 3), null, at(5, 5)])).toEqual([at(0, 1), at(5, 5)])
  })
})
