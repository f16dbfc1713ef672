import { expect, it } from 'vitest'
import { createFormats } from '../../locale/formats.ts'
import { languageFacts } from '../../locale/language.ts'
import { standInParts } from './stand-in-parts.ts'

const written = (day: string | null, language: 'en' | 'ar') =>
  standInParts(day, languageFacts[language].dateTag, createFormats(language))
    .map(({ text }) => text)
    .join('')

it('writes a day as the field does: day, month in words, year, in the digits of the language', () => {
  expect(written('1998-03-02', 'en')).toBe('2 Mar 1998')
  expect(written('1998-03-02', 'ar')).toBe('٢\u200f مارس\u200f ١٩٩٨')
})

it('writes nothing without a day', () => expect(standInParts(null, 'en-GB', createFormats('en'))).toEqual([]))
