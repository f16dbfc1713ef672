import { expect, it } from 'vitest'
import { languageFacts } from '../../locale/language.ts'
import { standInParts } from './stand-in-parts.ts'

const written = (day: string | null, language: 'en' | 'ar') =>
  standInParts(day, languageFacts[language].dateTag)
    .map(({ text }) => text)
    .join('')

it('writes a day as the field will: day, month, year, in the digits of the language', () => {
  expect(written('1998-03-02', 'en')).toBe('02/03/1998')
  expect(written('1998-03-02', 'ar')).toBe('٢\u200f/٣\u200f/١٩٩٨')
})

it('writes nothing where there is no day', () => expect(standInParts(null, 'en-GB')).toEqual([]))
