import { describe, expect, it } from 'vitest'
import { runsOf, type Direction } from './runs.ts'

const kindsOf = (text: string) => Array.from({ length: text.length }, (_, at) => (/[٠-٩٪٫٬]/u.test(text.charAt(at)) ? 'digits' : 'text'))
const runs = (text: string, direction: Direction) => runsOf(text, direction, kindsOf(text))
/** What stands on paper from the left, each run as the library is given it. */
const fromLeft = (text: string, direction: Direction) =>
  runs(text, direction)
    .toSorted((a, b) => a.place - b.place)
    .map(({ drawn }) => drawn)

describe('the runs of a line', () => {
  it('come in the order in which they are read, whatever their places', () => {
    const line = 'سحب Najd Bank ٥٫٠٠'
    expect(
      runs(line, 'rtl')
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  })

  it('of Arabic stand from right to left, numbers and Latin inside them from left to right', () => {
    expect(fromLeft('من ١٢ إلى Najd Bank', 'rtl')).toEqual(['Najd Bank', ' إلى ', '٢١', 'من '])
  })

  it('hand numbers over turned around, because the library turns them once more', () => {
    expect(fromLeft('٣٬١٦٧٫٢٥', 'ltr')).toEqual(['٥٢٫٧٦١٬٣'])
    expect(fromLeft('−٥٫٠٠', 'ltr')).toEqual(['−', '٠٠٫٥'])
  })

  it('mirror brackets and turn signs that stand in Arabic', () => {
    expect(fromLeft('(١) ، ٢', 'rtl')).toEqual(['٢', ' ، (', '١', ')'])
    expect(fromLeft('يشمل (رسومًا)', 'rtl')).toEqual(['يشمل )رسومًا('])
  })

  it('keep a mark with its letter, and leave marks of direction out', () => {
    expect(fromLeft('مستندًا \u2066A1\u2069', 'rtl')).toEqual(['A1', 'مستندًا '])
  })

  it('of an isolated name do not turn what stands around it', () => {
    expect(fromLeft('الرابط \u2066SA•• 7519\u2069، نعم', 'rtl')).toEqual(['، نعم', 'SA•• 7519', 'الرابط '])
  })

  it('of nothing are none', () => expect(runs('', 'ltr')).toEqual([]))
})
