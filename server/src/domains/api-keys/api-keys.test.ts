import { describe, expect, it } from 'vitest'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { apiKeysHarness } from './testing/api-keys-harness.ts'

const minute = 60_000

describe('API keys', () => {
  eachDatabase((open) => {
    it('are made once each, listed newest first, and gone when they are removed', async () => {
      const t = await apiKeysHarness(await open())
      const first = await t.make(['WALLET_READ'])
      t.later(1)
      const second = await t.make()
      expect((await t.apiKeys.keys(t.brand)).map(({ id }) => id)).toEqual([second.key.id, first.key.id])
      expect((await t.stored()).map(({ ending, scopes }) => [ending, scopes])[0]).toEqual([first.text.slice(-4), '["WALLET_READ"]'])
      expect(await t.apiKeys.revoke(t.brand, first.key.id)).toEqual({ success: true })
      expect(await refusal(t.apiKeys.revoke(t.brand, first.key.id))).toBe('API_KEY_NOT_FOUND')
      expect((await t.apiKeys.keys(t.brand)).map(({ id }) => id)).toEqual([second.key.id])
      const lines = await t.db
        .selectFrom('audit')
        .select(['action', 'actor'])
        .where('target', '=', first.key.id)
        .orderBy('action')
        .execute()
      expect(lines).toEqual(['apiKeys.made', 'apiKeys.revoked'].map((action) => ({ action, actor: t.brand.userId })))
    })

    it('admit their profile with their scopes, and note their use once a minute', async () => {
      const t = await apiKeysHarness(await open())
      const { text, key } = await t.make(['RESULTS_READ'])
      const begun = t.clock.now()
      const entered = await t.enter(text)
      if ('problem' in entered) throw entered.problem
      expect([entered.viewer.profileId, entered.viewer.profileType, entered.viewer.sessionId, [...entered.scopes]]).toEqual([
        ...[t.brand.profileId, 'BRAND', `key:${key.id}`, ['RESULTS_READ']],
      ])
      const used = async () => (await t.stored())[0]?.last_used_at
      expect(await used()).toBe(begun)
      t.clock.advance(minute - 1)
      await t.enter(text)
      expect(await used()).toBe(begun)
      t.clock.advance(1)
      await t.enter(text)
      expect(await used()).toBe(begun + minute)
    })

    it('share one count of the hour, over all processes', async () => {
      const t = await apiKeysHarness(await open())
      const [one, two] = [await t.make(), await t.make()]
      const left = async (work: ReturnType<typeof t.enter>) => (await work).allowance?.left
      const { count } = apiLimits.perProfile
      expect([await left(t.enter(one.text)), await left(t.other.enter(`Bearer ${two.text}`, null))]).toEqual([count - 1, count - 2])
      expect(await t.apiKeys.usage(t.brand)).toMatchObject({ used: 2, most: count })
      t.later(3_600)
      expect(await t.apiKeys.usage(t.brand)).toEqual({ used: 0, most: count, endsAt: null })
      expect(await left(t.enter(one.text))).toBe(count - 1)
    })

    it('run a request once for its idempotency key, and again if its process was killed', async () => {
      const t = await apiKeysHarness(await open())
      const request = { profileId: t.brand.profileId, key: 'request-1', fingerprint: 'a' }
      let runs = 0
      const work = async () => ({ status: 200, body: `{"run":${(runs += 1)}}` })
      const first = await t.apiKeys.answerOnce(request, work)
      expect(await t.other.answerOnce(request, work)).toEqual({ ...first, isRepeat: true })
      const killed = { ...request, key: 'request-2' }
      void t.apiKeys.answerOnce(killed, () => new Promise(() => undefined))
      await expect.poll(async () => (await t.db.selectFrom('api_answers').select('key').execute()).length).toBe(2)
      expect(await refusal(t.other.answerOnce(killed, work))).toBe('API_REQUEST_RUNNING')
      t.clock.advance(apiLimits.running)
      expect(await t.other.answerOnce(killed, work)).toEqual({ status: 200, body: '{"run":2}', isRepeat: false })
    })

    it('forget a request that failed, so that it may be sent again', async () => {
      const t = await apiKeysHarness(await open())
      const request = { profileId: t.brand.profileId, key: 'request-1', fingerprint: 'a' }
      const busy = () => Promise.reject(new Problem('SERVICE_BUSY', { retryAfter: 1 }))
      expect(await refusal(t.apiKeys.answerOnce(request, busy))).toMatchObject({ code: 'SERVICE_BUSY' })
      await t.apiKeys.answerOnce(request, async () => ({ status: 503, body: '{}' }))
      const good = await t.apiKeys.answerOnce(request, async () => ({ status: 200, body: '{}' }))
      expect(good.isRepeat).toBe(false)
    })

    it('are deleted long after they ended; answers after a day; and both with their profile', async () => {
      const t = await apiKeysHarness(await open())
      const [revoked, expiring] = [await t.make(), await t.make(['WALLET_READ'], 30)]
      await t.make(['WALLET_READ'], 365)
      await t.apiKeys.revoke(t.brand, revoked.key.id)
      await t.apiKeys.answerOnce({ profileId: t.brand.profileId, key: 'request-1', fingerprint: 'a' }, async () => ({
        status: 200,
        body: '',
      }))
      t.clock.advance(apiLimits.stored)
      await t.apiKeys.sweep()
      expect((await t.stored()).map(({ id }) => id)).toContain(revoked.key.id)
      t.clock.advance(1)
      await t.apiKeys.sweep()
      expect((await t.stored()).map(({ id }) => id)).not.toContain(revoked.key.id)
      expect(await t.db.selectFrom('api_answers').selectAll().execute()).toEqual([])
      expect((await t.apiKeys.keys(t.brand)).map(({ id }) => id)).toContain(expiring.key.id)
      t.clock.advance(30 * 86_400_000)
      await t.apiKeys.sweep()
      expect(await t.stored()).toHaveLength(1)
      await t.db.deleteFrom('profiles').where('id', '=', t.brand.profileId).execute()
      expect(await t.stored()).toEqual([])
    })
  })
})
