import { describe, expect, it } from 'vitest'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }
import { codeIn } from './scanned.ts'
import { halalasIn, typedAmount } from './typed-amount.ts'
import { filled, wordsIn } from './words.ts'

const type = (keys: string) => [...keys].reduce((typed, key) => typedAmount(typed, key === '<' ? 'back' : key), '')

describe('typing an amount', () => {
  it.each([
    ['64.5', '64.5', 64_50],
    ['64.555', '64.55', 64_55],
    ['.5', '0.5', 50],
    ['007', '7', 7_00],
    ['0.05', '0.05', 5],
    ['1..2', '1.2', 1_20],
    ['1234567', '123456', 123_456_00],
    ['64<<', '', 0],
  ])('%s becomes %s', (keys, typed, halalas) => {
    expect(type(keys)).toBe(typed)
    expect(halalasIn(typed)).toBe(halalas)
  })
})

describe('a scanned code', () => {
  it.each([
    ['REEM7', 'REEM7'],
    [' reem-٧ ', 'REEM7'],
    ['https://wasla.example/c?code=reem7', 'REEM7'],
    ['https://wasla.example/t/abc', null],
    ['6281000010015', null],
    ['', null],
  ])('in %j is %s', (text, code) => expect(codeIn(text)).toBe(code))
})

describe('the words of the page', () => {
  it('have values and counts in both languages', () => {
    expect(wordsIn('en').say('till.stored.title', { count: 1 })).toBe('1 order waits on this phone')
    expect(wordsIn('en').say('till.stored.title', { count: 3 })).toBe('3 orders wait on this phone')
    expect(wordsIn('ar').say('till.stored.title', { count: 2 })).toBe('طلبان ينتظران على هذا الجوال')
    expect(wordsIn('ar').say('till.stored.title', { count: 11 })).toBe('١١ طلبًا ينتظر على هذا الجوال')
  })

  it('are all of the form that the page reads', () => {
    const values = new Proxy({}, { get: () => 3 }) as Record<string, number>
    for (const [language, texts] of [
      ['en', english],
      ['ar', arabic],
    ] as const)
      for (const text of Object.values(texts)) expect(filled(text, values, createFormats(language))).not.toMatch(/[{}#]/)
  })
})
