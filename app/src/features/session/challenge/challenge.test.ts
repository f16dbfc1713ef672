import { describe, expect, test } from 'vitest'
import { createSharedBox } from '#session/testing/memory-box.ts'
import { challengeOf, isStillGood, provenBy, provenFor } from './challenge.ts'
import { challengeBox, provenBox } from './challenge-box.ts'

const noura = { countryId: 'SA', national: '550123478', e164: '+966550123478' }
const now = Date.UTC(2025, 10, 20, 9)
const minute = 60_000
const challenge = challengeOf(
  { challengeId: 'c1', resendAfter: 90, expiresAt: new Date(now + 10 * minute).toISOString(), resendsLeft: 2 },
  noura,
  'signIn',
  now,
)

describe('a challenge', () => {
  test('contains the times of the next possible resend and of its expiry', () => {
    expect(challenge).toEqual({
      ...noura,
      challengeId: 'c1',
      entrance: 'signIn',
      resendAt: now + 90_000,
      expiresAt: now + 10 * minute,
      resendsLeft: 2,
    })
  })

  test.each([
    ['the same number meanwhile goes on with it', noura, 'signIn', now + 9 * minute, true],
    ['the same number after its ten minutes gets a new one', noura, 'signIn', now + 10 * minute, false],
    ['another number gets its own', { ...noura, e164: '+966550123479' }, 'signIn', now, false],
    ['signing up is another matter than signing in', noura, 'signUp', now, false],
  ] as const)('%s', (_what, number, entrance, at, is) => {
    expect(isStillGood(challenge, number, entrance, at)).toBe(is)
    expect(isStillGood(null, number, entrance, at)).toBe(false)
  })

  test('survives a reload of its tab, and is ignored if its stored text is incomplete', () => {
    const box = createSharedBox().tab()
    challengeBox.keep(box, challenge)
    expect(challengeBox.read(box)).toEqual(challenge)
    for (const text of ['', '{', 'null', '7', '{"challengeId":"c1"}', JSON.stringify({ ...challenge, expiresAt: 'soon' })]) {
      box.setItem('wasla.challenge', text)
      expect(challengeBox.read(box)).toBeNull()
    }
  })
})

describe('a proven number', () => {
  const proven = provenBy(challenge, now)

  test('allows signing up with this number without a second code for ten minutes', () => {
    expect(provenFor(proven, noura.e164, now + 10 * minute - 1)).toBe('c1')
    expect(provenFor(proven, noura.e164, now + 10 * minute)).toBeNull()
    expect(provenFor(proven, '+966550123479', now)).toBeNull()
    expect(provenFor(proven, null, now)).toBeNull()
    expect(provenFor(null, noura.e164, now)).toBeNull()
  })

  test('is stored beside the challenge', () => {
    const box = createSharedBox().tab()
    provenBox.keep(box, proven)
    expect(provenBox.read(box)).toEqual(proven)
    provenBox.forget(box)
    expect(provenBox.read(box)).toBeNull()
  })
})
