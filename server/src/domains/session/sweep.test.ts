import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { caller, sessionHarness, refusal } from './testing/session-harness.ts'

const member = '+966512345678'
const day = 86_400

describe('sweeping sessions', () => {
  eachDatabase((open) => {
    it('deletes codes and counts after a day, ended sessions after a month and devices after a year', async () => {
      const t = sessionHarness(await open())
      await t.member(member)
      const { refreshToken } = await t.enter(member)
      const now = t.clock.now()
      await t.db.insertInto('devices').values({ token_hash: 'd', mobile_no: member, first_seen_at: now, last_seen_at: now }).execute()
      const { challengeId } = await t.signIn(member)
      await refusal(t.verify(challengeId, t.wrongCode()))
      await t.session.sweep()
      const count = () =>
        Promise.all(
          (['otp_challenges', 'otp_sends', 'otp_failures', 'sessions', 'devices'] as const).map(async (table) => {
            const row = await t.db
              .selectFrom(table)
              .select((all) => all.fn.countAll<number>().as('count'))
              .executeTakeFirstOrThrow()
            return row.count
          }),
        )
      expect(await count()).toEqual([2, 1, 1, 1, 1])
      await t.session.signOut(refreshToken)
      t.later(day)
      await t.session.sweep()
      expect(await count()).toEqual([0, 0, 0, 1, 1])
      expect(await refusal(t.session.regenerateAccessToken(refreshToken, caller()))).toBe('INVALID_SESSION')
      t.later(30 * day)
      await t.session.sweep()
      expect(await count()).toEqual([0, 0, 0, 0, 1])
      t.later(335 * day)
      await t.session.sweep()
      expect(await count()).toEqual([0, 0, 0, 0, 0])
    })
  })
})
