import { expect, it } from 'vitest'
import { createFormats } from '../../locale/formats.ts'
import { partText, type DatePart } from './part-text.ts'

const en = createFormats('en')
const written = (parts: readonly DatePart[]) => parts.map((part) => partText(part, parts, en)).join('')
const slash: DatePart = { type: 'literal', text: '/' }
const year: DatePart = { type: 'year', text: '1997', value: 1997 }

it('writes the month as a word, because 11/02 could be in February or November', () =>
  expect(written([{ type: 'day', text: '11', value: 11 }, slash, { type: 'month', text: '02', value: 2 }, slash, year])).toBe(
    '11 Feb 1997',
  ))

it('writes a day of one digit without a zero', () =>
  expect(written([{ type: 'day', text: '02', value: 2 }, slash, { type: 'month', text: '12', value: 12 }, slash, year])).toBe('2 Dec 1997'))

it('shows the placeholder format until a month is typed', () =>
  expect(
    written([
      { type: 'day', text: '11', value: 11 },
      slash,
      { type: 'month', text: 'mm', value: 3, isPlaceholder: true },
      slash,
      { type: 'year', text: 'yyyy', value: 2026, isPlaceholder: true },
    ]),
  ).toBe('11/mm/yyyy'))

it('leaves the parts of a time unchanged', () =>
  expect(
    written([
      { type: 'hour', text: '09', value: 9 },
      { type: 'literal', text: ':' },
      { type: 'minute', text: '05', value: 5 },
    ]),
  ).toBe('09:05'))
