import { expect, test } from 'vitest'
import { readTyped, typedText } from './typed-draft.ts'

type Draft = { name: string; isOpen: boolean; date: string | null; places: readonly string[]; photo: { file: string } | null }

const empty: Draft = { name: '', isOpen: true, date: null, places: [], photo: null }
const typed: Draft = { name: 'Oven door', isOpen: false, date: '2026-01-20', places: ['SA'], photo: { file: 'x' } }
const read = (text: string | null) => readTyped<Draft>(text, empty, ['photo'])

test('everything that was typed comes back, but no file', () => {
  expect(read(typedText(typed, ['photo']))).toEqual({ name: 'Oven door', isOpen: false, date: '2026-01-20', places: ['SA'] })
})

test('a date that was typed and cleared stays empty', () => {
  expect(read(typedText({ ...typed, date: null }, ['photo']))?.date).toBeNull()
})

test('a value of another kind, and a field that the form does not have, are left out', () => {
  expect(read('{"name":5,"isOpen":"yes","date":7,"places":[1],"photo":"x","other":"x"}')).toBeNull()
  expect(read('{"name":"Oven door","places":"SA"}')).toEqual({ name: 'Oven door' })
})

test.each([null, '', 'null', '7', '[]', '{'])('an empty or a broken text restores nothing: %s', (text) => {
  expect(read(text)).toBeNull()
})
