import { describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import type { Env } from '../../config/env.ts'
import { caller, sessionHarness, refusal } from './testing/session-harness.ts'

const member = '+966512345678'
const stranger = '+966587654321'

describe('requesting a code', () => {
  eachDatabase((open) => {
    it('gives the same answer for an unknown number as for a member’s, with the same statements', async () => {
      const ask = async (mobileNo: string) => {
        const t = sessionHarness(await open())
        await t.member(member)
        const statements: string[] = []
        const counted = sessionHarness({
          dialect: t.dialect,
          db: t.db.withPlugin({
            transformQuery: ({ node }) => (statements.push(node.kind), node),
            transformResult: async ({ result }) => result,
          }),
        })
        const { challengeId: _, ...answer } = await counted.signIn(mobileNo)
        return { answer, statements, texts: counted.sms.sent.length }
      }
      const known = await ask(member)
      expect(await ask(stranger)).toEqual(known)
      expect(known).toMatchObject({
        answer: { expiresAt: new Date(testMoment + 600_000).toISOString(), resendAfter: 90, resendsLeft: 3 },
        texts: 1,
      })
    })

    it('makes a number wait 90 s, 30 min and 3 h between codes, and then until a day after the first code', async () => {
      const t = sessionHarness(await open())
      const { challengeId } = await t.signIn(member)
      expect(await refusal(t.signIn(member))).toEqual({ code: 'RESEND_INTERVAL_LIMIT_REACHED', resendAfter: 90 })
      t.later(89)
      expect(await refusal(t.session.resendOtp(challengeId, caller()))).toEqual({ code: 'RESEND_INTERVAL_LIMIT_REACHED', resendAfter: 1 })
      t.later(1)
      expect(await t.session.resendOtp(challengeId, caller())).toMatchObject({ challengeId, resendAfter: 1800, resendsLeft: 2 })
      t.later(1800)
      const second = await t.signUp(member)
      expect(second).toMatchObject({ resendAfter: 10_800, resendsLeft: 1 })
      t.later(10_800)
      expect(await t.session.resendOtp(second.challengeId, caller())).toMatchObject({
        resendsLeft: 0,
        resendAfter: 86_400 - 90 - 1800 - 10_800,
      })
      t.later(60)
      expect(await refusal(t.signIn(member))).toEqual({ code: 'OTP_RESEND_LIMIT_REACHED', retryAfter: 86_400 - 90 - 1800 - 10_800 - 60 })
      expect(t.sms.sent).toHaveLength(4)
      t.later(86_400 - 90 - 1800 - 10_800 - 60)
      expect(await t.signIn(member)).toMatchObject({ resendsLeft: 3 })
    })

    it('starts the waiting times from the beginning after a sign-in', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.enter(member)
      expect(await t.signIn(member)).toMatchObject({ resendAfter: 90, resendsLeft: 3 })
    })

    it('counts no send if the message fails, and the older code stays valid', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { challengeId } = await t.signIn(member)
      t.later(90)
      t.sms.broken = true
      expect(await refusal(t.signIn(member))).toBe('SMS_SEND_FAILED')
      expect(await refusal(t.session.resendOtp(challengeId, caller()))).toBe('SMS_SEND_FAILED')
      expect(await t.verify(challengeId, t.lastCode())).toMatchObject({ isNewUser: false })
    })

    it('counts nothing if the very first message fails', async () => {
      const t = sessionHarness(await open())
      t.sms.broken = true
      expect(await refusal(t.signIn(member))).toBe('SMS_SEND_FAILED')
      t.sms.broken = false
      expect(await t.signIn(member)).toMatchObject({ resendsLeft: 3 })
    })
  })

  const opened = async (env: Partial<Env> = {}) => sessionHarness(await openTestDatabase(), env)

  it('reads every way to type a number as the same number', async () => {
    const t = await opened()
    for (const typed of [
      '0512345678',
      '+966 0512345678',
      '+966 51-234 5678',
      '00966512345678',
      '٠٥١٢٣٤٥٦٧٨',
      '５１２３４５６７８',
      '\u2066512345678\u2069',
    ])
      await t.session.signIn({ countryId: 'SA', mobileNumber: typed }, caller()).then(() => t.later(86_400))
    expect(new Set(t.sms.sent.map(({ to }) => to))).toEqual(new Set([member]))
  })

  it.each([
    [{ countryId: 'SA', mobileNumber: '51234567' }, [{ path: 'mobileNumber', rule: 'phoneNumber' }]],
    [{ countryId: 'SA', mobileNumber: 'call me' }, [{ path: 'mobileNumber', rule: 'phoneNumber' }]],
    [{ countryId: 'ZZ', mobileNumber: '512345678' }, [{ path: 'countryId', rule: 'unknownCountry' }]],
  ])('refuses %j at its field', async (input, fields) => {
    const t = await opened()
    await expect(t.session.signIn(input, caller())).rejects.toMatchObject({ code: 'DTO_VALIDATION_ERROR', fields })
    expect(t.sms.sent).toEqual([])
  })

  it('writes the message in the reader’s language, in one SMS part', async () => {
    const t = await opened()
    await t.signIn(member, caller({ language: 'ar' }))
    expect(t.sms.sent[0]?.text).toBe(`${t.lastCode()} هو رمز الدخول إلى وصلة`)
    await t.signIn(stranger)
    expect(t.sms.sent[1]?.text).toBe(`${t.lastCode()} is your Wasla code`)
  })

  it('allows sixty sends an hour from one address', async () => {
    const t = await opened()
    for (let n = 0; n < 60; n++) await t.signIn(`+9665${String(n).padStart(2, '0')}345678`)
    expect(await refusal(t.signIn(stranger))).toEqual({ code: 'RATE_LIMITED', retryAfter: 3600 })
    expect(await t.signIn(stranger, caller({ address: '192.0.2.2' }))).toMatchObject({ resendsLeft: 3 })
  })

  it.each([
    ['many numbers of one prefix', {}, 20, (n: number) => `+96655501${String(n).padStart(4, '0')}`],
    ['more than the day’s budget', { smsBudget: 3 }, 3, (n: number) => `+9665${String(n).padStart(2, '0')}345678`],
    ['a country we do not send to', { smsCountries: new Set(['AE']) }, 0, (n: number) => `+9665${String(n).padStart(2, '0')}345678`],
  ])('answers %s as if it had succeeded, and sends nothing', async (_, env, most, numberOf) => {
    const t = await opened(env)
    const answers = []
    for (let n = 0; n < most + 2; n++) answers.push(await t.signIn(numberOf(n), caller({ address: `192.0.2.${n}` })))
    expect(t.sms.sent).toHaveLength(most)
    expect(new Set(answers.map(({ challengeId: _id, ...rest }) => JSON.stringify(rest))).size).toBe(1)
  })

  describe('in the demo', () => {
    it('allows the sign-in buttons any number of sign-ins, also many at once', async () => {
      const t = await opened({ mode: 'demo' })
      await t.member('+966500000001')
      const challenges = []
      for (let n = 0; n < 70; n++) challenges.push(await t.signIn('+966500000001'))
      for (let n = 0; n < 7; n++) expect(await refusal(t.verify(challenges[0]?.challengeId ?? '', '000000'))).toBe('WRONG_OTP')
      for (const { challengeId } of challenges.slice(0, 15)) await t.verify(challengeId, '123456')
      expect((await t.sessions()).filter((session) => session.revoked_at === null)).toHaveLength(15)
    })

    it('applies the limits to every other number', async () => {
      const t = await opened({ mode: 'demo' })
      await t.signIn(member)
      expect(await refusal(t.signIn(member))).toMatchObject({ code: 'RESEND_INTERVAL_LIMIT_REACHED' })
    })

    it('is the only mode in which the numbers of the sign-in buttons have no limits', async () => {
      const t = await opened({ mode: 'local' })
      await t.signIn('+966500000001')
      expect(await refusal(t.signIn('+966500000001'))).toMatchObject({ code: 'RESEND_INTERVAL_LIMIT_REACHED' })
    })
  })
})
