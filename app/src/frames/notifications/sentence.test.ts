import { expect, test } from 'vitest'
import { isolated } from '@wasla/contract/notifications/texts/user-text.ts'
import { sentenceParts } from './sentence.ts'

const shown = (sentence: string, ...names: (string | null)[]) =>
  sentenceParts(sentence, names)
    .map(({ text, isName, isUserText }) => (isName ? `[${text}]` : isUserText ? `(${text})` : text))
    .join('')

test('marks the names in a sentence, in any order', () => {
  expect(shown(`${isolated('Huda')} invited you to ${isolated('Date season')}`, 'Date season', 'Huda')).toBe(
    '[Huda] invited you to [Date season]',
  )
  expect(shown(`وصلتك دعوة من ${isolated('هدى')} للانضمام إلى ${isolated('موسم التمور')}`, 'هدى', 'موسم التمور')).toBe(
    'وصلتك دعوة من [هدى] للانضمام إلى [موسم التمور]',
  )
})

test('returns a sentence without names unchanged', () => {
  expect(sentenceParts('You are in', [null, undefined, ' '])).toEqual([{ text: 'You are in', isUserText: false, place: 0, isName: false }])
  expect(sentenceParts('', ['Huda'])).toEqual([])
})

test('does not mark another word or number of the sentence that equals a name', () => {
  expect(shown(`Your request to join ${isolated('request')} was declined`, 'request')).toBe('Your request to join [request] was declined')
  expect(shown(`3 new people match ${isolated('3')}`, '3')).toBe('3 new people match [3]')
  expect(shown(`وصلك طلب للانضمام إلى ${isolated('طلب')}`, 'طلب')).toBe('وصلك طلب للانضمام إلى [طلب]')
})

test('marks a reviewer’s text as user text, not as a name', () => {
  expect(shown(`Your documents weren’t accepted: ${isolated('صورة غير واضحة')}`, null)).toBe(
    'Your documents weren’t accepted: (صورة غير واضحة)',
  )
})

test('removes direction overrides from names', () => {
  expect(shown(`${isolated('Hu\u202Eda')} follows`, 'Hu\u202Eda')).toBe('[Huda] follows')
})
