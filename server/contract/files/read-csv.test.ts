import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

describe('readCsv', () => {
  it.each([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2', ';'],
    ['a\tb\n1,5\t2', '\t'],
    ['"a,b,c";d\n1;2', ';'],
    ['a\n1', ','],
  ])('splits %j at %j', (text, separator) => expect(readCsv(text).separator).toBe(separator))

  it.each(['sep=;\r\na,b;c\r\n1;2', 'SEP=;\na,b;c\n1;2', '\uFEFF"sep=;"\r\na,b;c\r\n1;2'])(
    'takes the separator from a first line sep=, and returns no row for that line: %j',
    (text) =>
      expect(readCsv(text).rows).toEqual([
        ['a,b', 'c'],
        ['1', '2'],
      ]),
  )

  it('accepts all kinds of line ends, and quoted cells with separators, quotes and line ends', () => {
    expect(readCsv('\uFEFFa,b\r\n"1 ""x""","2\n3"\r4,5\n').rows).toEqual([
      ['a', 'b'],
      ['1 "x"', '2\n3'],
      ['4', '5'],
    ])
  })

  it('reports a quote that is never closed', () => {
    expect(readCsv('a,b\n"1,2\n3,4\n').isClosed).toBe(false)
    expect(readCsv('a,b\n"1",2').isClosed).toBe(true)
  })
})
