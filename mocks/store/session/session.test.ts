import { beforeEach, describe, expect, test } from 'vitest'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { manualClock } from '../../platform/clock.ts'
import { ask, type Asking } from '../../testing/ask.ts'
import { NABT_COFFEE, REEM_HOME } from '../../world/businesses.ts'
import { HUDA, NOURA, REEM } from '../../world/networkers.ts'
import { RANA, SAMI } from '../../world/unfinished.ts'
import { createMockServer } from '../server.ts'
import { mockCode } from './codes.ts'
import { signedInAs } from './enter.ts'

const stranger = { countryId: 'SA', mobileNumber: '512345678' }
const numberOf = (member: { user: { mobileNo: string } }) => ({ countryId: 'SA', mobileNumber: member.user.mobileNo.slice(4) })

const challengeFields = '{ challengeId resendAfter expiresAt resendsLeft session { isNewUser accessToken refreshToken } }'
const signInText = `mutation ($input: SignInInput!) { signIn(signInInput: $input) ${challengeFields} }`
const signUpText = `mutation ($input: SignUpInput!) { signUp(signUpInput: $input) ${challengeFields} }`
const resendText = `mutation ($id: ID!) { resendOtp(challengeId: $id) ${challengeFields} }`
const verifyText = 'mutation ($input: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $input) { accessToken refreshToken isNewUser } }'
const refreshText = 'mutation ($token: String!) { regenerateAccessToken(refreshToken: $token) { accessToken refreshToken } }'
const signOutText = 'mutation ($token: String!) { signOut(refreshToken: $token) { success } }'
const switchText = 'mutation ($type: ProfileType!, $id: ID!) { switchUser(type: $type, profileId: $id) { accessToken refreshToken } }'
const whoText = '{ currentUser { mobile_no profiles { id isActive } } }'

let clock = manualClock()
let server = createMockServer({ clock, unwritten: 'refused' })
beforeEach(() => {
  clock = manualClock()
  server = createMockServer({ clock, unwritten: 'refused' })
})

const call = (text: string, variables: Record<string, unknown> = {}, more: Asking = {}) => ask(server, text, { variables, ...more })
const later = (seconds: number) => clock.advance(seconds * 1000)

type Challenge = {
  challengeId: string
  resendAfter: number
  resendsLeft: number
  session: { accessToken: string; isNewUser: boolean } | null
}
type Session = { accessToken: string; refreshToken: string; isNewUser: boolean }

const read = <T>(answer: Awaited<ReturnType<typeof call>>, field: string): T => {
  expect(answer.code).toBeUndefined()
  return (answer.data as Record<string, T>)[field] as T
}
const send = async (input: object) => read<Challenge>(await call(signInText, { input }), 'signIn')
const verify = (challengeId: string, code = mockCode, device?: string) =>
  call(verifyText, { input: { challengeId, code } }, device ? { device } : {})
const enter = async (input: object) => read<Session>(await verify((await send(input)).challengeId), 'verifyOtp')

describe('sign-in', () => {
  test('sends a code and opens a session for the right code, in Latin or Arabic digits', async () => {
    const { challengeId, resendAfter, resendsLeft } = await send(numberOf(HUDA))
    expect([resendAfter, resendsLeft]).toEqual([90, 3])
    const session = read<Session>(await verify(challengeId, '١٢٣٤٥٦'), 'verifyOtp')
    expect(session.isNewUser).toBe(false)
    const who = read<{ mobile_no: string }>(await call(whoText, {}, { token: session.accessToken }), 'currentUser')
    expect(who.mobile_no).toBe(HUDA.user.mobileNo)
  })

  test('returns field and rule of the error for an invalid number', async () => {
    const { error } = await call(signInText, { input: { countryId: 'SA', mobileNumber: '12' } })
    expect(error).toEqual({ code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'mobileNumber', rule: 'phoneNumber' }] })
  })

  test('increases the wait between codes to the same number, and starts again after a day', async () => {
    await send(stranger)
    expect((await call(signInText, { input: stranger })).error).toEqual({
      code: 'RESEND_INTERVAL_LIMIT_REACHED',
      params: { resendAfter: 90 },
    })
    for (const wait of sessionLimits.resendWaits) {
      later(wait)
      await send(stranger)
    }
    expect((await call(signInText, { input: stranger })).code).toBe('OTP_RESEND_LIMIT_REACHED')
    later(sessionLimits.sendBlock)
    await send(stranger)
  })

  test('has no wait between codes for demo numbers', async () => {
    for (let time = 0; time < 6; time++) expect((await send(numberOf(NOURA))).resendsLeft).toBe(3)
  })

  test('counts wrong codes, cancels the challenge at the fifth, and does not restart the count after a resend', async () => {
    const { challengeId } = await send(stranger)
    for (let time = 1; time <= 4; time++) expect((await verify(challengeId, '000000')).code).toBe('WRONG_OTP')
    later(90)
    expect((await call(resendText, { id: challengeId })).code).toBeUndefined()
    expect((await verify(challengeId, '000000')).code).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    expect((await verify(challengeId)).code).toBe('OTP_VERIFICATION_LIMIT_REACHED')
  })

  test('locks a number after ten wrong codes in a day, except on a device that signed in to the number before', async () => {
    const device = 'a-device-that-is-known'
    read(await verify((await send(numberOf(HUDA))).challengeId, mockCode, device), 'verifyOtp')
    for (const wait of [0, 90]) {
      later(wait)
      const { challengeId } = await send(numberOf(HUDA))
      for (let time = 0; time < 5; time++) await verify(challengeId, '000000')
    }
    later(30 * 60)
    expect((await call(signInText, { input: numberOf(HUDA) })).code).toBe('OTP_RESEND_LIMIT_REACHED')
    expect((await call(signInText, { input: numberOf(HUDA) }, { device })).code).toBeUndefined()
  })

  test('refuses an expired, used or unknown code', async () => {
    const first = await send(stranger)
    later(sessionLimits.codeLife)
    expect((await verify(first.challengeId)).code).toBe('OTP_EXPIRED')
    const { challengeId } = await send(numberOf(HUDA))
    await verify(challengeId)
    expect((await verify(challengeId)).code).toBe('OTP_EXPIRED')
    expect((await verify('nobody-knows-this')).code).toBe('OTP_EXPIRED')
  })

  test('reports an unknown number only after the right code, and then opens an account without a second code', async () => {
    const { challengeId } = await send(stranger)
    expect((await verify(challengeId)).code).toBe('USER_NOT_FOUND')
    const opened = read<Challenge>(
      await call(signUpText, { input: { ...stranger, acceptedTerms: true, provenChallengeId: challengeId } }),
      'signUp',
    )
    expect(opened.session?.isNewUser).toBe(true)
    const active = await call(
      '{ activeProfile { type profile { ... on UserProfile { status onboardingStep { status } } } } }',
      {},
      { token: opened.session?.accessToken },
    )
    expect(active.data).toEqual({
      activeProfile: { type: 'INFLUENCER', profile: { status: 'Onboarding', onboardingStep: { status: 'SelectAccountType' } } },
    })
  })

  test('refuses a suspended person', async () => {
    expect((await verify((await send(numberOf(SAMI))).challengeId)).code).toBe('USER_SUSPENDED')
  })

  test('reports a closed account only after the right code, and ends the account’s sessions', async () => {
    const { challengeId } = await send(numberOf(RANA))
    expect((await verify(challengeId, '000000')).code).toBe('WRONG_OTP')
    expect((await verify(challengeId)).code).toBe('ACCOUNT_CLOSED')
    const { accessToken, refreshToken } = signedInAs(server.store, RANA.profile)
    expect((await call(whoText, {}, { token: accessToken })).code).toBe('INVALID_SESSION')
    expect((await call(refreshText, { token: refreshToken })).code).toBe('INVALID_SESSION')
  })

  test('has a separate wait ladder and code for a device that signed in before', async () => {
    const device = 'a-device-that-is-known'
    const mine = { device }
    const sendFrom = async (from: Asking) => call(signInText, { input: numberOf(HUDA) }, from)
    read(await verify((await send(numberOf(HUDA))).challengeId, mockCode, device), 'verifyOtp')
    await send(numberOf(HUDA))
    const own = read<Challenge>(await sendFrom(mine), 'signIn')
    expect((await sendFrom({})).code).toBe('RESEND_INTERVAL_LIMIT_REACHED')
    later(90)
    const theirs = await send(numberOf(HUDA))
    expect((await verify(own.challengeId, mockCode, device)).code).toBeUndefined()
    expect((await verify(theirs.challengeId)).code).toBeUndefined()
    expect((await sendFrom({})).code).toBeUndefined()
  })
})

describe('sign-up', () => {
  test('signs in the owner of a known number', async () => {
    const { challengeId } = read<Challenge>(await call(signUpText, { input: { ...numberOf(HUDA), acceptedTerms: true } }), 'signUp')
    expect(read<Session>(await verify(challengeId), 'verifyOtp').isNewUser).toBe(false)
  })

  test('requires accepted terms and an existing invitation code', async () => {
    expect((await call(signUpText, { input: { ...stranger, acceptedTerms: false } })).error?.fields).toEqual([
      { path: 'acceptedTerms', rule: 'accepted' },
    ])
    expect((await call(signUpText, { input: { ...stranger, acceptedTerms: true, invitationCode: 'NOBODYS' } })).error).toEqual({
      code: 'INVITATION_CODE_INVALID',
      fields: [{ path: 'invitationCode', rule: 'invitationCode' }],
    })
    expect(
      (await call(signUpText, { input: { ...stranger, acceptedTerms: true, invitationCode: HUDA.user.invitationCode.toLowerCase() } }))
        .code,
    ).toBeUndefined()
  })
})

describe('a session', () => {
  test('is refreshed with new tokens; its parent token returns the same child for 30 seconds, and later ends the session', async () => {
    const first = await enter(numberOf(HUDA))
    const refresh = (token: string) => call(refreshText, { token })
    const second = read<Session>(await refresh(first.refreshToken), 'regenerateAccessToken')
    expect(second.refreshToken).not.toBe(first.refreshToken)
    later(30)
    expect(read<Session>(await refresh(first.refreshToken), 'regenerateAccessToken').refreshToken).toBe(second.refreshToken)
    later(1)
    expect((await refresh(first.refreshToken)).code).toBe('ACCESS_TOKEN_REFRESH_FAILED')
    expect((await refresh(second.refreshToken)).code).toBe('INVALID_SESSION')
  })

  test('needs a new access token every 15 minutes', async () => {
    const { accessToken } = await enter(numberOf(HUDA))
    later(sessionLimits.accessLife)
    expect((await call(whoText, {}, { token: accessToken })).code).toBe('UN_AUTHORIZED')
  })

  test('ends with sign-out', async () => {
    const { accessToken, refreshToken } = await enter(numberOf(HUDA))
    expect(read(await call(signOutText, { token: refreshToken }), 'signOut')).toEqual({ success: true })
    expect((await call(whoText, {}, { token: accessToken })).code).toBe('INVALID_SESSION')
  })

  test('can switch only to other profiles of the same user', async () => {
    const { accessToken } = server.signIn(REEM.profile)
    const change = (type: string, id: string) => call(switchText, { type, id }, { token: accessToken })
    for (const [type, id] of [
      ['BRAND', NABT_COFFEE.profile.id],
      ['AGENCY', REEM_HOME.profile.id],
      ['BRAND', 'nobody'],
    ] as const)
      expect((await change(type, id)).code).toBe('PROFILE_NOT_FOUND')
    const switched = read<Session>(await change('BRAND', REEM_HOME.profile.id), 'switchUser')
    expect((await call(whoText, {}, { token: accessToken })).code).toBe('UN_AUTHORIZED')
    const { profiles } = read<{ profiles: { id: string; isActive: boolean }[] }>(
      await call(whoText, {}, { token: switched.accessToken }),
      'currentUser',
    )
    expect(profiles.filter(({ isActive }) => isActive).map(({ id }) => id)).toEqual([REEM_HOME.profile.id])
    expect(profiles).toHaveLength(3)
  })

  test('survives a reload of the page', async () => {
    const { accessToken, refreshToken } = await enter(numberOf(HUDA))
    const turned = read<Session>(await call(refreshText, { token: refreshToken }), 'regenerateAccessToken')
    server = createMockServer({ clock, unwritten: 'refused' })
    expect((await call(whoText, {}, { token: accessToken })).code).toBeUndefined()
    expect((await call(refreshText, { token: turned.refreshToken })).code).toBeUndefined()
  })

  test('cannot be refreshed after 31 days', async () => {
    const { accessToken, refreshToken } = server.signIn(NOURA.profile, 31 * 24 * 60 * 60 * 1000)
    expect((await call(whoText, {}, { token: accessToken })).code).toBe('UN_AUTHORIZED')
    expect((await call(refreshText, { token: refreshToken })).code).toBe('ACCESS_TOKEN_REFRESH_FAILED')
  })

  test('is removed by a reset, together with its challenges', async () => {
    const { challengeId } = await send(stranger)
    server.reset()
    expect((await verify(challengeId)).code).toBe('OTP_EXPIRED')
    await send(stranger)
  })
})
