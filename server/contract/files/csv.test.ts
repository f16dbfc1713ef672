import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, type CsvCell } from './csv.ts'

const cell = (one: CsvCell) => csvOf([[one]]).slice(1, -2)

describe('CSV cells', () => {
  // Covers security case 58.
  it.each([
    ['=HYPERLINK("http://evil.example","Click")', `"'=HYPERLINK(""http://evil.example"",""Click"")"`],
    ['+966555123471', `"'+966555123471"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'=1"`],
    ['\r=1', `"'=1"`],
    ['\n=1', `"'=1"`],
    [' =1', `"'=1"`],
    ['\u0000=1', `"'=1"`],
    ['\u200b=1', `"'=1"`],
    ['\ufeff=1', `"'=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['a,b;c"d\r\n=e', '"a,b;c""d =e"'],
    ['متجر نبت', '"متجر نبت"'],
    ['', '""'],
  ])('contain %j as plain text, not as a formula', (text, written) => expect(cell(text)).toBe(written))

  it('contain a valid number without quotes, and an invalid number as text', () => {
    expect(['-505.75', '0.00', '12'].map((number) => cell({ number }))).toEqual(['-505.75', '0.00', '12'])
    expect(['-2+3', '=1', '1e3', ''].map((number) => cell({ number }))).toEqual([`"'-2+3"`, `"'=1"`, '"1e3"', '""'])
  })

  it('never start a formula or a new row, for any text', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'=+-@＝|%"\',;\t\r\n\u0000\u200b\u202e aب1'), maxLength: 12 })
    fc.assert(
      fc.property(hostile, (text) => {
        const written = cell(text)
        const inside = written.slice(1, -1).replaceAll('""', 'q')
        expect(inside).not.toMatch(/^[=+\-@＝]|["\p{Cc}]/u)
      }),
      { seed: 966, numRuns: 1000 },
    )
  })
})

it('csvOf begins a file with the byte order mark and ends each row with CR LF', () => {
  expect(
    csvOf([
      ['Date / التاريخ', 'SAR'],
      ['a', { number: '1.00' }],
    ]),
  ).toBe('\uFEFF"Date / التاريخ","SAR"\r\n"a",1.00\r\n')
})
