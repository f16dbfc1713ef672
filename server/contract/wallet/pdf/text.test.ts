import { expect, it } from 'vitest'
import { inBoth, pdfText } from './text.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

it('both languages have the same messages', () => {
  expect(Object.keys(arabic)).toEqual(Object.keys(english))
})

it('a value in a text is isolated, and has the form of the text’s language', () => {
  expect(pdfText('en', 'paper.feesInside', { fee: '5.00', vat: '0.75' })).toBe('Includes fee \u20685.00\u2069 and VAT \u20680.75\u2069')
  expect(inBoth('paper.page', { page: { en: '1', ar: '١' }, pages: { en: '2', ar: '٢' } }).ar).toBe('صفحة \u2068١\u2069 من \u2068٢\u2069')
})
