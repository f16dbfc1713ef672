import { expect, it } from 'vitest'
import { confusablesModule, confusablesFrom } from './table.ts'

const confusables = confusablesFrom({
  Α: 'A',
  Ι: 'l',
  Ꮮ: 'L',
  ɫ: 'l\u0334',
  Θ: 'O\u0335',
  т: 'ᴛ',
  Қ: 'K\u0329',
  ʼ: "'",
  ا: 'l',
  𝐀: 'A',
  '0': 'O',
  口: 'ロ',
  '∥': 'll',
  '≪': '<<',
  rn: 'm',
})

it('confusablesFrom maps letters to the letters they look like, in small letters and without marks', () => {
  expect(confusables.get('Α')).toBe('a')
  expect(confusables.get('т')).toBe('t')
  expect(confusables.get('Қ')).toBe('k')
  expect(confusables.get('口')).toBe('ロ')
  expect(confusables.get('∥')).toBe('ll')
})

it('confusablesFrom distinguishes letters that may be an I from letters that are an l', () => {
  expect(confusables.get('Ι')).toBe('I')
  expect(confusables.get('Ꮮ')).toBe('l')
  expect(confusables.get('ɫ')).toBe('l')
})

it('confusablesFrom leaves out signs, plain and Arabic letters, stroked letters of other alphabets, and what NFKD replaces', () => {
  for (const letter of ['Θ', 'ʼ', 'ا', '𝐀', '0', '≪', 'rn']) expect(confusables.has(letter)).toBe(false)
})

it('confusablesModule writes a line for each key, in a fixed order', () => {
  const text = confusablesModule(
    new Map([
      ['ꓮ', 'a'],
      ['Е', 'e'],
      ['Α', 'a'],
    ]),
  )
  expect(text).toContain('  ["a", "Αꓮ"],\n  ["e", "Е"],\n]')
})
