import { expect, test } from 'vitest'
import { isolated } from '@wasla/contract/notifications/texts/user-text.ts'
import { sentenceParts } from './sentence.ts'

const shown = (sentence: string, ...names: (string | null)[]) =>
  sentenceParts(sentence, names)
    .map(({ text, isName, isUserText }) => (isName ? `[${text}]` : isUserText ? `(${text})` : text))
    .join('')

test('names stand out of a sentence, in whatever order they come', () => {
  expect(shown(`${isolated('Huda')} invited you to ${isolated('Date season')}`, 'Date season', 'Huda')).toBe(
    '[Huda] invited you to [Date season]',
  )
  expect(shown(`وصلتك دعوة من ${isolated('هدى')} للانضمام إلى ${isolated('موسم التمور')}`, 'هدى', 'موسم التمور')).toBe(
    'وصلتك دعوة من [هدى] للانضمام إلى [موسم التمور]',
  )
})

test('a sentence without them stays as it is', () => {
  expect(sentenceParts('You are in', [null, undefined, ' '])).toEqual([{ text: 'You are in', isUserText: false, place: 0, isName: false }])
  expect(sentenceParts('', ['Huda'])).toEqual([])
})

test('a name that is also a word of the sentence, or its count, is marked where it is the name', () => {
  expect(shown(`Your request to join ${isolated('request')} was declined`, 'request')).toBe('Your request to join [request] was declined')
  expect(shown(`3 new people match ${isolated('3')}`, '3')).toBe('3 new people match [3]')
  expect(shown(`وصلك طلب للانضمام إلى ${isolated('طلب')}`, 'طلب')).toBe('وصلك طلب للانضمام إلى [طلب]')
})

test('what a reviewer wrote is somebody’s words, and no name', () => {
  expect(shown(`Your documents weren’t accepted: ${isolated('صورة غير واضحة')}`, null)).toBe(
    'Your documents weren’t accepted: (صورة غير واضحة)',
  )
})

test('signs that turn a line around are in no name, whoever wrote them', () => {
  expect(shown(`${isolated('Hu\u202Eda')} follows`, 'Hu\u202Eda')).toBe('[Huda] follows')
})
