import { describe, expect, it } from 'vitest'
import { rangeOf } from './range.ts'

describe('rangeOf for a file of ten bytes', () => {
  it.each([
    ['bytes=0-', { from: 0, to: 9 }],
    ['bytes=2-4', { from: 2, to: 4 }],
    ['bytes=2-400', { from: 2, to: 9 }],
    ['bytes=-3', { from: 7, to: 9 }],
    ['bytes=-300', { from: 0, to: 9 }],
    ['bytes = 9 - 9', { from: 9, to: 9 }],
  ])('reads %s', (header, part) => expect(rangeOf(header, 10)).toEqual(part))

  it.each(['bytes=10-', 'bytes=999999999999999-', 'bytes=-0'])('finds no byte for %s', (header) =>
    expect(rangeOf(header, 10)).toBe('unsatisfiable'),
  )

  it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=4-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b', 'bytes=0-9999999999999999'])(
    'returns the whole file for %s',
    (header) => expect(rangeOf(header, 10)).toBeNull(),
  )
})
