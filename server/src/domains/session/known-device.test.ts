import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { caller, sessionHarness, refusal, type SessionHarness } from './testing/session-harness.ts'

const member = '+966512345678'
const mine = caller({ deviceToken: 'a-device-of-my-own-0123456789' })
const stranger = caller({ address: '198.51.100.7', deviceToken: 'a-device-of-a-stranger-012345' })

/** Requests codes for the number as a stranger, until no more may be sent. */
async function useUp(t: SessionHarness) {
  for (const wait of [0, 90, 1800, 10_800]) {
    t.later(wait)
    await t.signIn(member, stranger)
  }
}

describe('a device that has signed in to the number before', () => {
  eachDatabase((open) => {
    it('gets its code at once, even if strangers have requested many codes', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.enter(member, mine)
      await useUp(t)
      expect(await refusal(t.signIn(member, stranger))).toMatchObject({ code: 'OTP_RESEND_LIMIT_REACHED' })
      const { challengeId, resendAfter, resendsLeft } = await t.signIn(member, mine)
      expect({ resendAfter, resendsLeft }).toEqual({ resendAfter: 90, resendsLeft: 3 })
      expect(await t.verify(challengeId, t.lastCode(), mine)).toHaveProperty('accessToken')
    })

    it('can use its code after a stranger requested another code', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.enter(member, mine)
      const { challengeId } = await t.signIn(member, mine)
      const code = t.lastCode()
      const theirs = await t.signIn(member, stranger)
      expect(await t.verify(challengeId, code, mine)).toHaveProperty('accessToken')
      expect(await refusal(t.verify(theirs.challengeId, code, stranger))).toBe('WRONG_OTP')
    })

    it('cancels its own older code when it requests a new one', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.enter(member, mine)
      const first = await t.signIn(member, mine)
      const old = t.lastCode()
      t.later(90)
      await t.signIn(member, mine)
      expect(await refusal(t.verify(first.challengeId, old, mine))).toBe('OTP_EXPIRED')
    })

    it('has its own waiting times between codes', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.enter(member, mine)
      await t.signIn(member, mine)
      expect(await refusal(t.signIn(member, mine))).toEqual({ code: 'RESEND_INTERVAL_LIMIT_REACHED', resendAfter: 90 })
      expect(await t.signIn(member, stranger)).toMatchObject({ resendAfter: 90 })
      const codes = await Promise.all(Array.from({ length: 20 }, () => refusal(t.signIn(member, mine))))
      expect(new Set(codes.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect(t.sms.sent).toHaveLength(3)
    })

    it('counts as a stranger for another number', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.member('+966587654321')
      await t.enter('+966587654321', stranger)
      await t.enter(member, mine)
      await t.signIn(member, caller())
      expect(await refusal(t.signIn(member, stranger))).toMatchObject({ code: 'RESEND_INTERVAL_LIMIT_REACHED' })
      expect(await t.db.selectFrom('otp_sends').select('device_hash').where('mobile_no', '=', member).execute()).toEqual([
        { device_hash: '' },
      ])
    })

    it('gets its code although strangers request codes for similar numbers', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      await t.enter(member, mine)
      for (let n = 0; n < 25; n++) await t.signIn(`+9665123${String(n).padStart(5, '0')}`, caller({ address: `198.51.100.${n}` }))
      const before = t.sms.sent.length
      expect(before).toBeLessThan(26)
      await t.signIn(member, mine)
      expect(t.sms.sent.length).toBe(before + 1)
    })
  })
})

describe('devices that have not signed in to a number', () => {
  eachDatabase((open) => {
    it('share the waiting times and the open code of the number', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const first = await t.signIn(member, stranger)
      const old = t.lastCode()
      const another = caller({ deviceToken: 'yet-another-device-0123456789' })
      expect(await refusal(t.signIn(member, another))).toEqual({ code: 'RESEND_INTERVAL_LIMIT_REACHED', resendAfter: 90 })
      t.later(90)
      await t.signIn(member, another)
      expect(await refusal(t.verify(first.challengeId, old, stranger))).toBe('OTP_EXPIRED')
    })

    it('get the same answer for a member’s number and an unknown one', async () => {
      const answers = async (isMember: boolean) => {
        const t = sessionHarness(await open())
        if (isMember) {
          await t.member(member)
          await t.enter(member, mine)
        }
        const { challengeId: _, expiresAt: __, ...answer } = await t.signIn(member, stranger)
        return [answer, await refusal(t.signIn(member, stranger))]
      }
      expect(await answers(true)).toEqual(await answers(false))
    })
  })
})
