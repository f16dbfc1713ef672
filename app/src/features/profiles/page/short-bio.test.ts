import { expect, test } from 'vitest'
import { bioPreview, shortBio } from './short-bio.ts'

test('leaves a bio of 150 letters whole', () => {
  expect(shortBio('م'.repeat(bioPreview))).toBeNull()
  expect(shortBio('')).toBeNull()
})

test('cuts a longer bio between words', () => {
  const short = shortBio('coffee and homes '.repeat(20))
  expect(short).toMatch(/^coffee and homes .*(coffee|and|homes)…$/)
  expect(short?.length).toBeLessThanOrEqual(bioPreview + 1)
})

test('cuts a text without blanks after whole characters, also if they have several code points', () => {
  expect(shortBio('x'.repeat(200))).toBe(`${'x'.repeat(150)}…`)
  expect(shortBio('👩‍👩‍👧‍👦'.repeat(151))).toBe(`${'👩‍👩‍👧‍👦'.repeat(150)}…`)
})
