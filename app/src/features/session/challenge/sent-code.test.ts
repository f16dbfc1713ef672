import { expect, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { challengeBox } from './challenge-box.ts'
import { takeSentCode } from './sent-code.ts'

const now = Date.UTC(2025, 10, 20, 9)
const said = {
  challengeId: 'c1',
  countryId: 'SA',
  national: '550123478',
  e164: '+966550123478',
  resendAfter: 90,
  expiresAt: new Date(now + 600_000).toISOString(),
  resendsLeft: 2,
}

test('a code that was sent before the app was there can be typed', () => {
  const box = createSharedBox().tab()
  takeSentCode(said, box, now)
  expect(challengeBox.read(box)).toEqual({
    challengeId: 'c1',
    countryId: 'SA',
    national: '550123478',
    e164: '+966550123478',
    entrance: 'signIn',
    resendAt: now + 90_000,
    expiresAt: now + 600_000,
    resendsLeft: 2,
  })
})

test('a newer challenge of the tab stays, and an older one is replaced', () => {
  const box = createSharedBox().tab()
  takeSentCode(said, box, now)
  takeSentCode({ ...said, challengeId: 'old', expiresAt: new Date(now + 1_000).toISOString() }, box, now)
  expect(challengeBox.read(box)?.challengeId).toBe('c1')
  takeSentCode({ ...said, challengeId: 'new', expiresAt: new Date(now + 601_000).toISOString() }, box, now)
  expect(challengeBox.read(box)?.challengeId).toBe('new')
})

test.each([null, 'c1', {}, { ...said, resendAfter: '90' }, { ...said, expiresAt: 'soon' }])('%j is no sent code', (other) => {
  const box = createSharedBox().tab()
  takeSentCode(other, box, now)
  expect(challengeBox.read(box)).toBeNull()
})
