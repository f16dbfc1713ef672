import { challengeBox } from './challenge-box.ts'
import { challengeOf } from './challenge.ts'

type Box = Parameters<typeof challengeBox.keep>[0]

const isCode = (value: unknown): value is Parameters<typeof challengeOf>[0] & Parameters<typeof challengeOf>[1] => {
  const said = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>
  return (
    ['challengeId', 'countryId', 'national', 'e164', 'expiresAt'].every((name) => typeof said[name] === 'string') &&
    ['resendAfter', 'resendsLeft'].every((name) => typeof said[name] === 'number')
  )
}

/**
 * Stores the challenge of a code that was sent before the app was there (`SentCodeFacts`), so that it can be typed. A newer challenge of
 * this tab stays.
 */
export function takeSentCode(said: unknown, box: Box, now: number): void {
  if (!isCode(said)) return
  const challenge = challengeOf(said, said, 'signIn', now)
  if (!(challenge.expiresAt > (challengeBox.read(box)?.expiresAt ?? 0))) return
  const { challengeId, countryId, national, e164, entrance, resendAt, expiresAt, resendsLeft } = challenge
  challengeBox.keep(box, { challengeId, countryId, national, e164, entrance, resendAt, expiresAt, resendsLeft })
}
