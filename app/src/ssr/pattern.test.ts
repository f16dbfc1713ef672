import { expect, test } from 'vitest'
import { seedOfName } from '@wasla/design-system/patterns/Girih/stars.ts'
import { drawPattern, patternAddress } from './pattern.tsx'

const cover = { seed: seedOfName('reem_dosari'), ink: 'accent1', ratio: 3.5, isEmblem: false } as const

test('an address draws its pattern as a picture', () => {
  const svg = drawPattern(patternAddress(cover))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 700 200"/)
  expect(drawPattern(patternAddress({ ...cover, seed: seedOfName('noura_cooks') }))).not.toBe(svg)
})

test('an emblem and the usual shape of a cover have addresses of their own', () => {
  expect(patternAddress({ ...cover, ratio: undefined })).toBe(patternAddress(cover))
  expect(drawPattern(patternAddress({ ...cover, ratio: 1, isEmblem: true }))).toContain('viewBox="0 0 700 700"')
})

test.each([
  '/patterns/accent1/field-3.5000/zz.svg',
  '/patterns/pink/field-3.5000/1.svg',
  '/patterns/accent1/field-0.0100/1.svg',
  '/patterns/accent1/field-9.0000/1.svg',
  '/patterns/accent1/field-3.5000/123456789.svg',
  '/patterns/../field-3.5000/1.svg',
])('%s names no pattern', (address) => {
  expect(drawPattern(address)).toBeNull()
})
