import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { caller, sessionHarness, refusal, type SessionHarness } from './testing/session-harness.ts'

const member = '+966512345678'
const other = '+966587654321'
const day = 86_400
const device = 'a-random-token-of-a-device'

/** Uses up the five tries of a new challenge. */
async function fiveWrong(t: SessionHarness, from = caller()) {
  const { challengeId } = await t.signIn(member, from)
  const answers = []
  for (let n = 0; n < 5; n++) answers.push(await refusal(t.verify(challengeId, t.wrongCode(), from)))
  return { challengeId, answers }
}

describe('verifying a code', () => {
  eachDatabase((open) => {
    it('signs in the owner of the number once', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(member)
      const { challengeId } = await t.signIn(member)
      const session = await t.verify(challengeId, t.lastCode())
      expect(session.isNewUser).toBe(false)
      expect(await t.session.readViewer(`Bearer ${session.accessToken}`)).toMatchObject({ profileId, profileType: 'INFLUENCER' })
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toBe('OTP_EXPIRED')
      expect(await t.sessions()).toHaveLength(1)
    })

    it('allows five tries, then refuses even the right code', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { challengeId, answers } = await fiveWrong(t)
      expect(answers).toEqual(['WRONG_OTP', 'WRONG_OTP', 'WRONG_OTP', 'WRONG_OTP', 'OTP_VERIFICATION_LIMIT_REACHED'])
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
      t.later(90)
      expect(await refusal(t.session.resendOtp(challengeId, caller()))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    })

    it('keeps counting tries after a resend', async () => {
      const t = sessionHarness(await open())
      const { challengeId } = await t.signIn(member)
      for (let n = 0; n < 3; n++) await refusal(t.verify(challengeId, t.wrongCode()))
      const old = t.lastCode()
      t.later(90)
      await t.session.resendOtp(challengeId, caller())
      expect(t.lastCode()).not.toBe(old)
      expect([await refusal(t.verify(challengeId, old)), await refusal(t.verify(challengeId, t.wrongCode()))]).toEqual([
        'WRONG_OTP',
        'OTP_VERIFICATION_LIMIT_REACHED',
      ])
    })

    it('locks the number for unknown devices after ten wrong codes in a day, and not for known ones', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const mine = caller({ deviceToken: device })
      const before = await t.enter(member, mine)
      await fiveWrong(t)
      t.later(90)
      await fiveWrong(t)
      t.later(1800)
      const left = day - 90 - 1800
      expect(await refusal(t.signIn(member))).toEqual({ code: 'OTP_RESEND_LIMIT_REACHED', retryAfter: left })
      expect(await refusal(t.signIn(member, caller({ deviceToken: 'another-device-nobody-knows' })))).toEqual({
        code: 'OTP_RESEND_LIMIT_REACHED',
        retryAfter: left,
      })
      const { challengeId } = await t.signIn(member, mine)
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toEqual({ code: 'OTP_RESEND_LIMIT_REACHED', retryAfter: left })
      expect(await t.verify(challengeId, t.lastCode(), mine)).toMatchObject({ isNewUser: false })
      expect(await refusal(t.session.regenerateAccessToken(before.refreshToken, caller()))).toHaveProperty('answered')
    })

    it('unlocks the number after a day', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await fiveWrong(t)
      t.later(90)
      await fiveWrong(t)
      t.later(day)
      expect(await t.enter(member)).toMatchObject({ isNewUser: false })
    })

    it('counts no try for right codes', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      for (let n = 0; n < 12; n++) expect(await t.enter(member)).toMatchObject({ isNewUser: false })
    })

    it('refuses a code that is late, was cancelled by a newer one, or belongs to another challenge', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const first = await t.signIn(member)
      const firstCode = t.lastCode()
      t.later(600)
      expect(await refusal(t.verify(first.challengeId, firstCode))).toBe('OTP_EXPIRED')
      const second = await t.signUp(member)
      expect(await refusal(t.verify(first.challengeId, t.lastCode()))).toBe('OTP_EXPIRED')
      await t.signIn(other)
      expect(await refusal(t.verify(second.challengeId, t.lastCode()))).toBe('WRONG_OTP')
      expect(await refusal(t.verify('00000000-0000-7000-8000-000000000000', firstCode))).toBe('OTP_EXPIRED')
    })

    it('refuses a code after the clock is set back', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { challengeId } = await t.signIn(member)
      t.later(-3600)
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toBe('OTP_EXPIRED')
    })

    it('reveals only after the right code that a number has no account, and then opens one without a second code', async () => {
      const t = sessionHarness(await open())
      const { challengeId } = await t.signIn(other)
      expect(await refusal(t.verify(challengeId, t.wrongCode()))).toBe('WRONG_OTP')
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toBe('USER_NOT_FOUND')
      expect(await t.account(other)).toBeUndefined()
      const answer = await t.signUp(other, { provenChallengeId: challengeId })
      expect(t.sms.sent).toHaveLength(1)
      expect(answer.session).toMatchObject({ isNewUser: true })
      expect(await t.session.readViewer(`Bearer ${answer.session?.accessToken ?? ''}`)).toMatchObject({
        profileType: 'INFLUENCER',
        profile: { status: 'Onboarding', onboarding_step: 'SelectAccountType', first_name: null, login_number: other },
      })
      const account = await t.account(other)
      expect(account).toMatchObject({ accepted_terms_at: t.clock.now(), country_id: 'SA' })
      expect(account?.invitation_code).toMatch(/^[A-Z2-9]{8}$/)
    })

    it('accepts the proof of a number once, for ten minutes and for that number only', async () => {
      const t = sessionHarness(await open())
      const { challengeId } = await t.signIn(other)
      await refusal(t.verify(challengeId, t.lastCode()))
      expect((await t.signUp(member, { provenChallengeId: challengeId })).session).toBeUndefined()
      t.later(600)
      expect((await t.signUp(other, { provenChallengeId: challengeId })).session).toBeUndefined()
      expect(t.sms.sent).toHaveLength(3)
      expect(await t.sessions()).toEqual([])
    })

    it('signs in a member who uses sign-up, and opens an account for a new person', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const known = await t.signUp(member)
      expect(await t.verify(known.challengeId, t.lastCode())).toMatchObject({ isNewUser: false })
      const unknown = await t.signUp(other, { invitationCode: ' 12345678 ' })
      expect(await t.verify(unknown.challengeId, t.lastCode())).toMatchObject({ isNewUser: true })
      expect((await t.account(other))?.invited_by).toBe((await t.account(member))?.id)
    })

    it('refuses an unknown invitation code at its field, and sends nothing', async () => {
      const t = sessionHarness(await open())
      await expect(t.signUp(other, { invitationCode: 'NOBODYS1' })).rejects.toMatchObject({
        code: 'INVITATION_CODE_INVALID',
        fields: [{ path: 'invitationCode', rule: 'invitationCode' }],
      })
      expect(t.sms.sent).toEqual([])
      expect(await t.signUp(other, { invitationCode: '  ' })).toMatchObject({ resendsLeft: 3 })
    })

    it('refuses a suspended person, and ends their sessions', async () => {
      const t = sessionHarness(await open())
      const { userId } = await t.member(member)
      const session = await t.enter(member)
      await t.session.suspendUser(userId, 'admin:1')
      const { challengeId } = await t.signIn(member)
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toBe('USER_SUSPENDED')
      expect(await refusal(t.session.readViewer(`Bearer ${session.accessToken}`))).toBe('USER_SUSPENDED')
      expect(await refusal(t.session.regenerateAccessToken(session.refreshToken, caller()))).toBe('USER_SUSPENDED')
      expect(await t.sessions()).toMatchObject([{ revoked_why: 'suspended' }])
    })

    it('allows ten devices, and then ends the session of the device that was unused for longest', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const opened = []
      for (let n = 0; n < 11; n++) {
        t.later(1)
        opened.push(await t.enter(member))
      }
      const states = await Promise.all(opened.map(({ accessToken }) => refusal(t.session.readViewer(`Bearer ${accessToken}`))))
      expect(states.map((state) => state === 'INVALID_SESSION')).toEqual([true, ...Array.from({ length: 10 }, () => false)])
    })

    it('requires an identity check after an absence of half a year, and ends the other sessions', async () => {
      const t = sessionHarness(await open())
      const { userId } = await t.member(member)
      const old = await t.enter(member)
      t.later(181 * day)
      await t.enter(member)
      expect((await t.account(member))?.identity_recheck_since).toBe(t.clock.now())
      expect(await refusal(t.session.regenerateAccessToken(old.refreshToken, caller()))).toBe('INVALID_SESSION')
      expect(await t.db.selectFrom('audit').select(['action', 'target']).execute()).toContainEqual({
        action: 'session.dormantReturned',
        target: userId,
      })
    })
  })
})
