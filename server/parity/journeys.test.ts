import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sessionLimits } from '@wasla/contract/session/limits.ts'
import { NABT_COFFEE, REEM_HOME } from '@wasla/mocks/world/businesses.ts'
import { DANA, HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { NEWCOMER, RANA, SAMI } from '@wasla/mocks/world/unfinished.ts'
import { codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const later = (seconds: number) => pair.clock.advance(seconds * 1000)
const stranger = { countryId: 'SA', mobileNumber: '512345678' }
const numberOf = ({ user }: typeof HUDA) => ({ countryId: user.countryId, mobileNumber: user.mobileNo })

const send = (input: object, device?: string) =>
  pair.call('signIn', { token: null, variables: () => ({ signInInput: input }), ...(device ? { device } : {}) })
const signUp = (input: object | ((captured: Captured) => object)) =>
  pair.call('signUp', {
    token: null,
    variables: (captured) => ({ signUpInput: { acceptedTerms: true, ...(typeof input === 'function' ? input(captured) : input) } }),
  })
const resend = (from?: string) =>
  pair.call('resendOtp', { token: null, variables: ({ challengeId }) => ({ challengeId }), ...(from ? { from } : {}) })
const verify = (code = '123456', { from, device }: { from?: string; device?: string } = {}) =>
  pair.call('verifyOtp', {
    token: null,
    variables: ({ challengeId }) => ({ verifyOtpInput: { challengeId, code } }),
    ...(from ? { from } : {}),
    ...(device ? { device } : {}),
  })
const refresh = (from?: string) =>
  pair.call('regenerateAccessToken', { token: null, variables: ({ refreshToken }) => ({ refreshToken }), ...(from ? { from } : {}) })
const change = (type: string, profileId: string) => pair.call('switchUser', { variables: () => ({ type, profileId }) })
const codes = async (...answers: Promise<Parameters<typeof codeOf>[0]>[]) => (await Promise.all(answers)).map(codeOf)

describe('the mock and the server', () => {
  test('give the same refusals for invalid input', async () => {
    const wrong = [
      { countryId: 'SA', mobileNumber: '' },
      { countryId: 'SA', mobileNumber: '12345' },
      { countryId: 'SA', mobileNumber: 'five five' },
      { countryId: 'XX', mobileNumber: '512345678' },
      { countryId: 'SA', mobileNumber: '000000000' },
      { countryId: 'AE', mobileNumber: '+966512345678' },
      { countryId: 'SA', mobileNumber: '9'.repeat(60) },
    ]
    for (const input of wrong) expect(codeOf(await send(input))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await signUp({ ...stranger, acceptedTerms: false }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await signUp({ ...stranger, invitationCode: 'X'.repeat(40) }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await signUp({ ...stranger, invitationCode: 'NOBODYS' }))).toBe('INVITATION_CODE_INVALID')
    await send(stranger)
    for (const code of ['', '12345', '1234567', 'abcdef']) expect(codeOf(await verify(code))).toBe('DTO_VALIDATION_ERROR')
  })

  test('accept phone numbers in the same spellings', async () => {
    for (const mobileNumber of [
      '500000001',
      '0500000001',
      '+966 50 000 0001',
      '00966500000001',
      '٠٥٠٠٠٠٠٠٠١',
      '５００００００００１',
      '‎50-000-0001',
    ]) {
      const answer = await send({ countryId: 'SA', mobileNumber })
      expect(answer.status).toBe(200)
    }
  })

  test('give the same refusals for invalid GraphQL documents and variables', async () => {
    const requests = [
      { id: 'f'.repeat(64) },
      { query: '{' },
      { query: '{ nothingOfTheKind }' },
      { query: 'query ($a: ID!) { currentUser(groupId: $a) { id } }' },
      { query: 'mutation { switchLanguage(language: fr) { success } }' },
    ]
    for (const request of requests) expect((await pair.ask(request)).status).toBe(400)
  })

  test('require the same waiting times between codes', async () => {
    await send(stranger)
    expect(codeOf(await send(stranger))).toBe('RESEND_INTERVAL_LIMIT_REACHED')
    expect(codeOf(await resend())).toBe('RESEND_INTERVAL_LIMIT_REACHED')
    for (const wait of sessionLimits.resendWaits) {
      later(wait - 1)
      expect(codeOf(await resend())).toBe('RESEND_INTERVAL_LIMIT_REACHED')
      later(1)
      expect(codeOf(await resend())).toBeUndefined()
    }
    later(600)
    expect(codeOf(await resend())).toBe('OTP_RESEND_LIMIT_REACHED')
    later(sessionLimits.sendBlock)
    expect(codeOf(await resend())).toBe('OTP_EXPIRED')
    expect(codeOf(await signUp(stranger))).toBeUndefined()
  })

  test('agree on the count of wrong codes, which a resend does not reset', async () => {
    await send(stranger)
    for (let time = 0; time < 4; time++) expect(codeOf(await verify('000000'))).toBe('WRONG_OTP')
    later(90)
    await resend()
    expect(codeOf(await verify('000000'))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    expect(codeOf(await verify())).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    expect(codeOf(await resend())).toBe('OTP_VERIFICATION_LIMIT_REACHED')
  })

  test('lock a number after ten wrong codes, but not for a device that is known to the number', async () => {
    const device = 'a-device-that-is-known'
    await send(numberOf(HUDA), device)
    await verify('123456', { device })
    for (const wait of [0, 90]) {
      later(wait)
      await send(numberOf(HUDA))
      for (let time = 0; time < 5; time++) await verify('000000')
    }
    later(30 * 60)
    expect(codeOf(await send(numberOf(HUDA)))).toBe('OTP_RESEND_LIMIT_REACHED')
    expect(codeOf(await send(numberOf(HUDA), 'short'))).toBe('OTP_RESEND_LIMIT_REACHED')
    expect(codeOf(await send(numberOf(HUDA), device))).toBeUndefined()
    expect(codeOf(await verify('123456', { device }))).toBeUndefined()
  })

  test('give the same refusals for codes that are expired, used, cancelled or unknown', async () => {
    await send(stranger)
    later(sessionLimits.codeLife)
    expect(codeOf(await verify())).toBe('OTP_EXPIRED')
    await send(numberOf(HUDA))
    pair.keep('first')
    later(90)
    await send(numberOf(HUDA))
    expect(codeOf(await verify('123456', { from: 'first' }))).toBe('OTP_EXPIRED')
    expect(codeOf(await resend('first'))).toBe('OTP_EXPIRED')
    expect(codeOf(await verify())).toBeUndefined()
    expect(codeOf(await verify())).toBe('OTP_EXPIRED')
    expect(codeOf(await pair.call('resendOtp', { variables: () => ({ challengeId: 'nobodys' }) }))).toBe('OTP_EXPIRED')
  })

  test('set no limits for demo numbers', async () => {
    await send(numberOf(NOURA))
    pair.keep('first')
    await send(numberOf(NOURA))
    for (let time = 0; time < 7; time++) expect(codeOf(await verify('000000', { from: 'first' }))).toBe('WRONG_OTP')
    expect(codeOf(await resend('first'))).toBeUndefined()
    expect(codeOf(await verify('123456', { from: 'first' }))).toBeUndefined()
    expect(codeOf(await verify('123456', { from: 'first' }))).toBe('OTP_EXPIRED')
  })

  test('let an unknown number open an account without a second code', async () => {
    await send(stranger)
    expect(codeOf(await verify())).toBe('USER_NOT_FOUND')
    pair.keep('proven')
    expect(
      codeOf(await signUp(({ challengeId }) => ({ ...stranger, mobileNumber: '512345679', provenChallengeId: challengeId }))),
    ).toBeUndefined()
    const opened = await pair.call('signUp', {
      token: null,
      from: 'proven',
      variables: ({ challengeId }) => ({
        signUpInput: {
          ...stranger,
          acceptedTerms: true,
          provenChallengeId: challengeId,
          invitationCode: HUDA.user.invitationCode.toLowerCase(),
        },
      }),
    })
    expect(opened.body.data).toMatchObject({ signUp: { session: { isNewUser: true } } })
    for (const name of ['activeProfile', 'myProfiles', 'currentUser', 'ProfileProgress', 'mySocialLinks', 'myVerifications'])
      expect(codeOf(await pair.call(name, { language: 'ar' }))).toBeUndefined()
    const again = await pair.call('signUp', {
      token: null,
      from: 'proven',
      variables: ({ challengeId }) => ({ signUpInput: { ...stranger, acceptedTerms: true, provenChallengeId: challengeId } }),
    })
    expect(again.body.data).toMatchObject({ signUp: { session: null } })
  })

  test('give the same answers to sign-ups with a code, for a new and for a known number', async () => {
    await signUp(stranger)
    expect((await verify()).body.data).toMatchObject({ verifyOtp: { isNewUser: true } })
    await signUp(numberOf(HUDA))
    expect((await verify()).body.data).toMatchObject({ verifyOtp: { isNewUser: false } })
  })

  test('give the same refusals to suspended people', async () => {
    expect(codeOf(await signIn(pair, SAMI))).toBe('USER_SUSPENDED')
  })

  test('give the same refusals to closed accounts', async () => {
    expect(codeOf(await signIn(pair, RANA))).toBe('ACCOUNT_CLOSED')
  })

  test('agree that strangers cannot block a known device', async () => {
    const device = 'a-device-of-my-own-0123456789'
    await send(numberOf(HUDA), device)
    await verify('123456', { device })
    later(1)
    expect(codeOf(await send(numberOf(HUDA)))).toBeUndefined()
    expect(codeOf(await send(numberOf(HUDA)))).toBe('RESEND_INTERVAL_LIMIT_REACHED')
    expect(codeOf(await send(numberOf(HUDA), device))).toBeUndefined()
    later(90)
    pair.keep('mine')
    await send(numberOf(HUDA))
    expect(codeOf(await verify('123456', { from: 'mine', device }))).toBeUndefined()
  })

  test('give the same answers to a refresh, to tabs that refresh at the same time, and to an outdated token', async () => {
    await signIn(pair, HUDA)
    pair.keep('first')
    later(sessionLimits.accessLife)
    expect(codeOf(await pair.call('activeProfile'))).toBe('UN_AUTHORIZED')
    expect(codeOf(await refresh())).toBeUndefined()
    expect(codeOf(await pair.call('activeProfile'))).toBeUndefined()
    later(30)
    expect(codeOf(await refresh('first'))).toBeUndefined()
    later(1)
    expect(codeOf(await refresh('first'))).toBe('ACCESS_TOKEN_REFRESH_FAILED')
    expect(await codes(refresh(), pair.call('activeProfile'))).toEqual(['INVALID_SESSION', 'INVALID_SESSION'])
  })

  test('give the same refusals for sessions that have ended', async () => {
    await signIn(pair, HUDA)
    later(sessionLimits.refreshLife)
    expect(codeOf(await refresh())).toBe('ACCESS_TOKEN_REFRESH_FAILED')
    await signIn(pair, DANA)
    pair.keep('before')
    expect(codeOf(await pair.call('signOut', { token: null, variables: ({ refreshToken }) => ({ refreshToken }) }))).toBeUndefined()
    expect(codeOf(await pair.call('myProfiles', { from: 'before' }))).toBe('INVALID_SESSION')
    expect(codeOf(await refresh('before'))).toBe('INVALID_SESSION')
    expect(codeOf(await pair.call('signOut', { token: null, variables: () => ({ refreshToken: 'nobodys' }) }))).toBeUndefined()
  })

  test('give the same refusals for invalid tokens', async () => {
    await signIn(pair, HUDA)
    const tokens = [
      () => 'garbage',
      () => 'a.b.c',
      ({ refreshToken }: Captured) => refreshToken,
      ({ accessToken }: Captured) => `${accessToken}x`,
    ]
    for (const token of tokens) expect(codeOf(await pair.call('activeProfile', { token }))).toBe('UN_AUTHORIZED')
    for (const name of ['getCountries', 'getInterests']) expect(codeOf(await pair.call(name, { token: () => 'garbage' }))).toBeUndefined()
    expect(
      codeOf(await pair.call('regenerateAccessToken', { token: null, variables: ({ accessToken }) => ({ refreshToken: accessToken }) })),
    ).toBe('ACCESS_TOKEN_REFRESH_FAILED')
  })

  test('let a person switch to their own profiles, and to no others', async () => {
    await signIn(pair, REEM)
    pair.keep('before')
    for (const [type, id] of [
      ['BRAND', NABT_COFFEE.profile.id],
      ['AGENCY', REEM_HOME.profile.id],
      ['BRAND', 'nobody'],
    ] as const)
      expect(codeOf(await change(type, id))).toBe('PROFILE_NOT_FOUND')
    expect(codeOf(await change('BRAND', REEM_HOME.profile.id))).toBeUndefined()
    for (const name of ['activeProfile', 'myProfiles', 'currentUser', 'ProfileProgress'])
      expect(codeOf(await pair.call(name))).toBeUndefined()
    expect(codeOf(await pair.call('activeProfile', { from: 'before' }))).toBe('UN_AUTHORIZED')
    expect(codeOf(await refresh('before'))).toBeUndefined()
    expect(codeOf(await change('INFLUENCER', REEM.profile.id))).toBeUndefined()
  })

  test('agree on changing the language', async () => {
    await signIn(pair, DANA)
    await pair.call('activeProfile', { language: 'ar' })
    expect(codeOf(await pair.call('switchLanguage', { variables: () => ({ language: 'en' }) }))).toBeUndefined()
    await pair.call('activeProfile', { language: 'ar' })
    expect((await pair.call('switchLanguage', { variables: () => ({ language: 'fr' }) })).status).toBe(400)
  })

  test('give the same answers to an account that has not answered the first questions', async () => {
    await signIn(pair, NEWCOMER)
    for (const name of ['activeProfile', 'myProfiles', 'currentUser', 'ProfileProgress'])
      expect(codeOf(await pair.call(name))).toBeUndefined()
  })
})
