import { expect, test } from 'vitest'
import { bioPreview, shortBio } from './short-bio.ts'

test('a bio of 150 letters stands whole', () => {
  expect(shortBio('م'.repeat(bioPreview))).toBeNull()
  expect(shortBio('')).toBeNull()
})

test('a longer one is cut between words', () => {
  const short = shortBio('coffee and homes '.repeat(20))
  expect(short).toMatch(/^coffee and homes .*(coffee|and|homes)…$/)
  expect(short?.length).toBeLessThanOrEqual(bioPreview + 1)
})

test('one word without a gap, and letters of several code points, are cut whole', () => {
  expect(shortBio('x'.repeat(200))).toBe(`${'x'.repeat(150)}…`)
  expect(shortBio('👩‍👩‍👧‍👦'.repeat(151))).toBe(`${'👩‍👩‍👧‍👦'.repeat(150)}…`)
})
