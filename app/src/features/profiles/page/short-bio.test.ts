import { expect, test } from 'vitest'
import { bioPreview, shortBio } from './short-bio.ts'

test('shortBio returns null for a bio of up to 150 characters', () => {
  expect(shortBio('م'.repeat(bioPreview))).toBeNull()
  expect(shortBio('')).toBeNull()
})

test('shortBio cuts a longer bio between words', () => {
  const short = shortBio('coffee and homes '.repeat(20))
  expect(short).toMatch(/^coffee and homes .*(coffee|and|homes)…$/)
  expect(short?.length).toBeLessThanOrEqual(bioPreview + 1)
})

test('shortBio cuts a bio without spaces at 150 characters, never inside a character of several code points', () => {
  expect(shortBio('x'.repeat(200))).toBe(`${'x'.repeat(150)}…`)
  expect(shortBio('👩‍👩‍👧‍👦'.repeat(151))).toBe(`${'👩‍👩‍👧‍👦'.repeat(150)}…`)
})
