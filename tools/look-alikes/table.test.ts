import { expect, it } from 'vitest'
import { lookAlikesModule, looksFrom } from './table.ts'

const looks = looksFrom({
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

it('looksFrom maps letters to those they look like, in small letters and without marks', () => {
  expect(looks.get('Α')).toBe('a')
  expect(looks.get('т')).toBe('t')
  expect(looks.get('Қ')).toBe('k')
  expect(looks.get('口')).toBe('ロ')
  expect(looks.get('∥')).toBe('ll')
})

it('looksFrom distinguishes letters that may be an I from letters that are an l', () => {
  expect(looks.get('Ι')).toBe('I')
  expect(looks.get('Ꮮ')).toBe('l')
  expect(looks.get('ɫ')).toBe('l')
})

it('looksFrom leaves out signs, plain and Arabic letters, letters with a stroke of other alphabets, and what NFKD makes plain', () => {
  for (const letter of ['Θ', 'ʼ', 'ا', '𝐀', '0', '≪', 'rn']) expect(looks.has(letter)).toBe(false)
})

it('lookAlikesModule writes a line for each look, in a fixed order', () => {
  const text = lookAlikesModule(
    new Map([
      ['ꓮ', 'a'],
      ['Е', 'e'],
      ['Α', 'a'],
    ]),
  )
  expect(text).toContain('  ["a", "Αꓮ"],\n  ["e", "Е"],\n]')
})
