import { expect, test } from 'vitest'
import { sentenceParts } from './sentence.ts'

const shown = (sentence: string, ...names: (string | null)[]) =>
  sentenceParts(sentence, names)
    .map(({ text, isName }) => (isName ? `[${text}]` : text))
    .join('')

test('names stand out of a sentence, in whatever order they come', () => {
  expect(shown('Huda invited you to Date season', 'Date season', 'Huda')).toBe('[Huda] invited you to [Date season]')
  expect(shown('وصلتك دعوة من هدى للانضمام إلى موسم التمور', 'هدى', 'موسم التمور')).toBe('وصلتك دعوة من [هدى] للانضمام إلى [موسم التمور]')
})

test('a sentence without them stays as it is', () => {
  expect(sentenceParts('You are in', [null, undefined, ' '])).toEqual([{ text: 'You are in', isName: false }])
  expect(sentenceParts('', ['Huda'])).toEqual([])
})

test('of two names of which one is part of the other the longer one is marked', () => {
  expect(shown('Reem invited you to Reem Home', 'Reem Home', 'Reem')).toBe('[Reem] invited you to [Reem Home]')
  expect(shown('You joined Reem Home', 'Reem', 'Reem Home')).toBe('You joined [Reem Home]')
})
