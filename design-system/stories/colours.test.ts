import { expect, it } from 'vitest'
import { coloursIn, coloursOfTheme } from './colours.ts'

it.each([
  ['rgb(17, 17, 17)', ['17 17 17']],
  ['rgba(0, 0, 0, 0)', []],
  ['rgba(0, 0, 0, 0.5) 0px 1px 2px 0px, rgb(1, 2, 3) 0px 0px 0px 1px', ['0 0 0', '1 2 3']],
  ['color(srgb 0.2 0.4 1 / 0.5)', ['51 102 255']],
  ['linear-gradient(rgb(1, 2, 3), rgba(4, 5, 6, 0.1))', ['1 2 3', '4 5 6']],
  ['none', []],
])('coloursIn(%s) is %o', (value, expected) => expect(coloursIn(value)).toEqual(expected))

it('coloursOfTheme finds every colour of a theme, in hexadecimal, in a shadow and as rgb', () =>
  expect([...coloursOfTheme(['#0B6B5E', '0 0 0 1px #ffffff', 'rgb(28 26 34 / .45)'])]).toEqual(['11 107 94', '255 255 255', '28 26 34']))
