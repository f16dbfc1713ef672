import { describe, expect, it } from 'vitest'
import { plainAmount, spoiltBy } from './import-cells.ts'

describe('a cell that a spreadsheet may have changed', () => {
  it.each(['1.0E+15', '1.00025E+15', '1,00025E+15', '1E+20', '9e+9', '١٫٠E+١٥', ' 1.0E+15\u200f'])('is recognised as rounded: %j', (cell) =>
    expect(spoiltBy(cell)).toBe('rounded'),
  )
  it.each(['#REF!', '#N/A', '########'])('is recognised as an error: %j', (cell) => expect(spoiltBy(cell)).toBe('format'))
  it.each(['9001', '1E5', 'A-1E+15', '#9001', '249.90', ''])('stays as it was written if it is neither: %j', (cell) =>
    expect(spoiltBy(cell)).toBeNull(),
  )
})

describe('an amount in an import file', () => {
  it.each([
    ['249.90', '249.90', false],
    ['249,90', '249.90', true],
    ['249,9', '249.9', true],
    ['٢٤٩٫٩٠', '249.90', false],
    ['١٬٢٣٤٫٥٠', '1234.50', false],
    ['١٬٢٣٤', '1234', false],
    [' 249 ', '249', false],
    ['1,234', '1,234', false],
    ['1.234', '1.234', false],
    ['1.234,50', '1.234,50', false],
  ])('%j is read as %j', (cell, text, hasComma) => expect(plainAmount(cell)).toEqual({ text, hasComma }))
})
