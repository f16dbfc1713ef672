import { describe, expect, it } from 'vitest'
import { runsOf, type Direction } from './runs.ts'

const kindsOf = (text: string) => Array.from({ length: text.length }, (_, at) => (/[٠-٩٪٫٬]/u.test(text.charAt(at)) ? 'digits' : 'text'))
const runs = (text: string, direction: Direction) => runsOf(text, direction, kindsOf(text))
/** The runs as they appear on paper from the left, each as the library gets it. */
const fromLeft = (text: string, direction: Direction) =>
  runs(text, direction)
    .toSorted((a, b) => a.place - b.place)
    .map(({ drawn }) => drawn)

describe('runsOf', () => {
  it('returns the runs in reading order', () => {
    const line = 'سحب Najd Bank ٥٫٠٠'
    expect(
      runs(line, 'rtl')
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
  })

  it('places Arabic from right to left, and numbers and Latin inside it from left to right', () => {
    expect(fromLeft('من ١٢ إلى Najd Bank', 'rtl')).toEqual(['Najd Bank', ' إلى ', '٢١', 'من '])
  })

  it('reverses numbers, because the library reverses them again', () => {
    expect(fromLeft('٣٬١٦٧٫٢٥', 'ltr')).toEqual(['٥٢٫٧٦١٬٣'])
    expect(fromLeft('−٥٫٠٠', 'ltr')).toEqual(['−', '٠٠٫٥'])
  })

  it('mirrors brackets and reverses signs inside Arabic', () => {
    expect(fromLeft('(١) ، ٢', 'rtl')).toEqual(['٢', ' ، (', '١', ')'])
    expect(fromLeft('يشمل (رسومًا)', 'rtl')).toEqual(['يشمل )رسومًا('])
  })

  it('keeps a mark with its letter and drops direction marks', () => {
    expect(fromLeft('مستندًا \u2066A1\u2069', 'rtl')).toEqual(['A1', 'مستندًا '])
  })

  it('does not let an isolated name change the order of the text around it', () => {
    expect(fromLeft('الرابط \u2066SA•• 7519\u2069، نعم', 'rtl')).toEqual(['، نعم', 'SA•• 7519', 'الرابط '])
  })

  it('returns no runs for an empty text', () => expect(runs('', 'ltr')).toEqual([]))
})
