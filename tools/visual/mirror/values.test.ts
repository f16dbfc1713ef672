import { describe, expect, it } from 'vitest'
import { mirroredName, parts, seen } from './values.ts'

/** Returns whether the second value is what the first one looks like in a mirror. */
const mirrors = (property: string, english: string, arabic: string) => seen(property, english, true) === seen(property, arabic, false)

describe('a value in a mirror', () => {
  it.each([
    [
      'box-shadow',
      'rgba(0, 0, 0, 0.5) 6px 2px 4px 0px, rgb(1, 2, 3) 0px 1px 2px 0px inset',
      'rgba(0, 0, 0, 0.5) -6px 2px 4px 0px, rgb(1, 2, 3) 0px 1px 2px 0px inset',
    ],
    ['filter', 'drop-shadow(rgb(0, 0, 0) 3px 1px 2px)', 'drop-shadow(rgb(0, 0, 0) -3px 1px 2px)'],
    ['background-image', 'linear-gradient(90deg, red, blue)', 'linear-gradient(270deg, red, blue)'],
    ['background-image', 'linear-gradient(to right, red 20%, blue)', 'linear-gradient(90deg, blue, red 80%)'],
    ['background-image', 'linear-gradient(to right top, red, blue)', 'linear-gradient(to left top, red, blue)'],
    ['background-image', 'linear-gradient(rgb(1, 2, 3), blue)', 'linear-gradient(rgb(1, 2, 3), blue)'],
    ['background-image', 'repeating-linear-gradient(45deg, red 0px, blue 4px)', 'repeating-linear-gradient(-45deg, red 0px, blue 4px)'],
    ['background-image', 'radial-gradient(circle at 20% 50%, red, blue)', 'radial-gradient(circle at 80% 50%, red, blue)'],
    ['background-position', '0% 50%', '100% 50%'],
    ['object-position', '12px 50%', 'calc(100% - 12px) 50%'],
    ['clip-path', 'inset(0px 4px 0px 0px)', 'inset(0px 0px 0px 4px)'],
    ['transform', 'matrix(0.98, 0.17, -0.17, 0.98, 12, 4)', 'matrix(0.98, -0.17, 0.17, 0.98, -12, 4)'],
    ['rotate', '8deg', '-8deg'],
    ['text-align', 'left', 'right'],
  ])('%s: %s becomes %s', (property, english, arabic) => expect(mirrors(property, english, arabic)).toBe(true))

  it.each([
    ['box-shadow', 'rgb(0, 0, 0) 6px 2px 4px 0px'],
    ['background-image', 'linear-gradient(90deg, red, blue)'],
    ['background-image', 'linear-gradient(45deg, red, blue)'],
    ['background-position', '0% 50%'],
    ['clip-path', 'inset(0px 4px 0px 0px)'],
    ['transform', 'matrix(0.98, 0.17, -0.17, 0.98, 0, 0)'],
    ['text-align', 'left'],
  ])('%s: %s is not its own mirror image', (property, value) => expect(mirrors(property, value, value)).toBe(false))

  it.each([
    ['box-shadow', 'rgb(0, 0, 0) 0px 2px 4px 0px'],
    ['background-image', 'linear-gradient(90deg, red, blue 50%, red)'],
    ['background-image', 'linear-gradient(180deg, red, blue)'],
    ['background-position', '50% 0%'],
    ['transform', 'matrix(-1, 0, 0, -1, 0, 0)'],
    ['object-position', '50% 50%'],
  ])('%s: %s is its own mirror image', (property, value) => expect(mirrors(property, value, value)).toBe(true))

  it('splits only at commas outside brackets', () => expect(parts('rgb(1, 2, 3) 0px, url(a)')).toEqual(['rgb(1, 2, 3) 0px', 'url(a)']))

  it('names the property of the other side', () =>
    expect(['border-left', 'border-top-right-radius', 'filter'].map(mirroredName)).toEqual([
      'border-right',
      'border-top-left-radius',
      'filter',
    ]))
})
