import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { caller, sessionHarness, refusal } from './testing/session-harness.ts'

const member = '+966512345678'
const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Counts how often each result came. */
function tally(answers: readonly unknown[]) {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const name =
      typeof answer === 'string'
        ? answer
        : typeof answer === 'object' && answer !== null && 'code' in answer
          ? String(answer.code)
          : 'answered'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

describe('concurrent requests', () => {
  eachDatabase((open) => {
    it('open one session if the right code is typed fifty times', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { challengeId } = await t.signIn(member)
      const answers = tally(await times(50, () => refusal(t.verify(challengeId, t.lastCode()))))
      expect(answers).toEqual({ answered: 1, OTP_EXPIRED: 49 })
      expect(await t.sessions()).toHaveLength(1)
    })

    it('compare five of fifty wrong codes, and then cancel the challenge', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { challengeId } = await t.signIn(member)
      const answers = tally(await times(50, () => refusal(t.verify(challengeId, t.wrongCode()))))
      expect(answers).toEqual({ WRONG_OTP: 4, OTP_VERIFICATION_LIMIT_REACHED: 46 })
      expect(await t.db.selectFrom('otp_failures').select('count').execute()).toEqual([{ count: 5 }])
      expect(await refusal(t.verify(challengeId, t.lastCode()))).toBe('OTP_VERIFICATION_LIMIT_REACHED')
    })

    it('open one account with one profile if the code of a new number is typed several times', async () => {
      const t = sessionHarness(await open())
      const { challengeId } = await t.signUp(member)
      expect(tally(await times(20, () => refusal(t.verify(challengeId, t.lastCode()))))).toEqual({ answered: 1, OTP_EXPIRED: 19 })
      expect(await t.db.selectFrom('profiles').selectAll().execute()).toHaveLength(1)
    })

    it('open one account if one proof is used several times', async () => {
      const t = sessionHarness(await open())
      const { challengeId } = await t.signIn(member)
      await refusal(t.verify(challengeId, t.lastCode()))
      const answers = await times(10, () =>
        t.signUp(member, { provenChallengeId: challengeId }).then(
          (answer) => answer.session ?? 'noSession',
          () => 'refused',
        ),
      )
      expect(answers.filter((answer) => typeof answer === 'object')).toHaveLength(1)
      expect(await t.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
    })

    it('give the same next token for one refresh token sent twenty times', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { refreshToken } = await t.enter(member)
      const answers = await times(20, () => t.session.regenerateAccessToken(refreshToken, caller()))
      expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1)
      expect(await t.sessions()).toMatchObject([{ revoked_at: null }])
      expect(await t.session.regenerateAccessToken(answers[0]?.refreshToken ?? '', caller())).toHaveProperty('accessToken')
    })

    it('end the session if an old refresh token is sent together with the valid one', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { refreshToken } = await t.enter(member)
      const next = await t.session.regenerateAccessToken(refreshToken, caller())
      t.later(31)
      await times(10, (n) => refusal(t.session.regenerateAccessToken(n % 2 ? refreshToken : next.refreshToken, caller())))
      expect(await t.sessions()).toMatchObject([{ revoked_why: 'refreshReplayed' }])
    })

    it('send one message for thirty requests of a code', async () => {
      const t = sessionHarness(await open())
      const answers = tally(await times(30, (n) => refusal(n % 2 ? t.signIn(member) : t.signUp(member))))
      expect(answers).toEqual({ answered: 1, RESEND_INTERVAL_LIMIT_REACHED: 29 })
      expect(t.sms.sent).toHaveLength(1)
    })

    it('leave the session on the chosen profile if a switch and a refresh come at the same time', async () => {
      const t = sessionHarness(await open())
      const { userId } = await t.member(member)
      const brandId = await t.addProfile(userId, 'BRAND')
      const { refreshToken, accessToken } = await t.enter(member)
      const viewer = await t.session.readViewer(`Bearer ${accessToken}`)
      if (!viewer) throw new Error('nobody')
      const [switched] = await Promise.all([
        t.session.switchUser(viewer, { profileId: brandId, type: 'BRAND' }),
        refusal(t.session.regenerateAccessToken(refreshToken, caller())),
      ])
      expect(await t.sessions()).toMatchObject([{ revoked_at: null, profile_id: brandId }])
      expect(await t.session.regenerateAccessToken(switched.refreshToken, caller())).toHaveProperty('accessToken')
    })
  })
})
