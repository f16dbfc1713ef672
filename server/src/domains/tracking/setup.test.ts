import { describe, expect, it } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { testDeps, testEnv } from '../../testing/test-deps.ts'
import { addPrograms, programOf } from '../programs/testing/program-rows.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { createTrackingService } from './service.ts'
import { addClicks, noClicks, trackingHarness } from './testing/harness.ts'

const day = 86_400_000

describe('the tracking setup of a program', () => {
  eachWorld((open) => {
    it('is shown to its owner only, if the program counts conversions', async () => {
      const t = await trackingHarness(await open())
      await addPrograms(t.db, [programOf('clicks-only', { objectiveType: 'TRAFFIC' })])
      const setup = await t.tracking.setup(t.owner, 'p')
      expect(setup).toMatchObject({ programId: 'p', event: 'SALE', secretKey: null, lastConversionAt: null, lastTestAt: null })
      expect(setup.examples).toHaveLength(6)
      for (const [viewer, programId] of [
        [t.noura, 'p'],
        [{ profileId: OMAR.profile.id }, 'p'],
        [t.owner, 'none'],
        [t.owner, 'clicks-only'],
      ] as const)
        for (const call of [t.tracking.setup, t.tracking.rotate, t.tracking.sendTest])
          expect(await refusal(call(viewer, programId))).toBe('PROGRAM_NOT_FOUND')
    })

    it('has a shop snippet that reads the parameter of this program’s own address (Y-15)', async () => {
      const t = await trackingHarness(await open())
      const snippet = async () => (await t.tracking.setup(t.owner, 'p')).examples.find(({ way }) => way === 'SHOP')?.code
      expect(await snippet()).toContain('var names = ["nw_click_id"]')
      const { data } = await t.db
        .selectFrom('program_steps')
        .select('data')
        .where('type', '=', 'IMPACT_OBJECTIVES')
        .executeTakeFirstOrThrow()
      const objectives = { ...(JSON.parse(data) as object), trackingUrl: 'https://nabt.example/?ref={click_id}' }
      await t.db
        .updateTable('program_steps')
        .set({ data: JSON.stringify(objectives) })
        .where('type', '=', 'IMPACT_OBJECTIVES')
        .execute()
      expect(await snippet()).toContain('var names = ["nw_click_id","ref"]')
    })

    it('contains the secret once, in the response that creates it; the secret cannot be derived from what is stored', async () => {
      const t = await trackingHarness(await open())
      expect((await t.tracking.setup(t.owner, 'p')).secretKey).toBeNull()
      const rows = await t.db.selectFrom('tracking_keys').selectAll().execute()
      const stored = JSON.stringify(rows)
      expect(stored).not.toContain(t.keys.SERVER)
      expect(stored).not.toContain(t.keys.POSTBACK)
      expect(rows.filter(({ kind }) => kind === 'SECRET').map(({ shown }) => shown)).toEqual([null])
    })

    it('replaces keys without an interruption: all former keys work for one more day (X-26, Y-05)', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      const next = await t.tracking.rotate(t.owner, 'p')
      expect(next).toMatchObject({
        rotatedAt: new Date(testMoment).toISOString(),
        formerKeysUntil: new Date(testMoment + day).toISOString(),
      })
      expect(next.secretKey).not.toBe(t.keys.SERVER)
      expect(next.postbackKey).not.toBe(t.keys.POSTBACK)
      expect(next.publishableKey).not.toBe(t.keys.PIXEL)
      t.clock.advance(day - 1)
      for (const [entry, key] of [
        ['SERVER', t.keys.SERVER],
        ['SERVER', next.secretKey ?? ''],
        ['POSTBACK', t.keys.POSTBACK],
        ['POSTBACK', next.postbackKey],
        ['PIXEL', t.keys.PIXEL],
        ['PIXEL', next.publishableKey],
      ] as const)
        expect(await t.report({}, { entry, key })).toMatchObject({ status: 'Approved' })
      t.clock.advance(1)
      expect(await t.report({}, { key: t.keys.SERVER })).toEqual({ code: 'KEY_INVALID' })
      expect(await t.report({}, { entry: 'POSTBACK', key: t.keys.POSTBACK })).toEqual({ code: 'KEY_INVALID' })
      expect(await t.report({}, { entry: 'PIXEL' })).toEqual({ code: 'KEY_INVALID' })
      expect(await t.report({}, { entry: 'PIXEL', key: next.publishableKey })).toMatchObject({ isRepeat: true })
      expect((await t.tracking.setup(t.owner, 'p')).formerKeysUntil).toBeNull()
    })

    it('has one key of each kind in use, even if several requests make or rotate keys at once', async () => {
      const t = await trackingHarness(await open())
      await addPrograms(t.db, [programOf('q')])
      const setups = await Promise.all(Array.from({ length: 8 }, (_, n) => t.services[n % 2 ? 0 : 1].setup(t.owner, 'q')))
      expect(new Set(setups.map(({ publishableKey, postbackKey }) => `${publishableKey} ${postbackKey}`)).size).toBe(1)
      const rotated = await Promise.all(Array.from({ length: 4 }, (_, n) => t.services[n % 2 ? 0 : 1].rotate(t.owner, 'q')))
      const inUse = await t.db
        .selectFrom('tracking_keys')
        .select('kind')
        .where('program_id', '=', 'q')
        .where('ends_at', 'is', null)
        .execute()
      expect(inUse.map(({ kind }) => kind).toSorted()).toEqual(['POSTBACK', 'PUBLISHABLE', 'SECRET'])
      await addClicks(t.db, [{ programId: 'q' }])
      for (const { secretKey } of rotated) expect(await t.report({}, { key: secretKey ?? '' })).toMatchObject({ status: 'Approved' })
    })

    it('replaces a postback key that another server secret sealed; the former key still works', async () => {
      const handle = await open()
      const t = await trackingHarness(handle)
      const moved = testDeps(handle, { secrets: { ...testEnv.secrets, token: 'another token secret of more than 32 characters' } })
      const tracking = createTrackingService({
        ...moved,
        clicks: noClicks,
        clock: t.clock,
        ids: t.ids,
        countResults: () => Promise.resolve(),
      })
      const { postbackKey } = await tracking.setup(t.owner, 'p')
      expect(postbackKey).not.toBe(t.keys.POSTBACK)
      expect((await tracking.setup(t.owner, 'p')).postbackKey).toBe(postbackKey)
      await addClicks(t.db, [{}])
      expect(await t.report({}, { entry: 'POSTBACK' })).toMatchObject({ status: 'Approved' })
      expect(await t.report({}, { entry: 'POSTBACK', key: postbackKey })).toMatchObject({ isRepeat: true })
    })

    it('can be tried out end to end, and the trial never counts', async () => {
      const t = await trackingHarness(await open())
      expect(await t.tracking.sendTest(t.owner, 'p')).toEqual({ success: true })
      expect(await t.tracking.setup(t.owner, 'p')).toMatchObject({ lastTestAt: new Date(testMoment).toISOString(), lastConversionAt: null })
      expect(t.counted).toEqual([])
      expect(await t.conversions()).toEqual([])
      expect(await t.db.selectFrom('trials').selectAll().execute()).toMatchObject([
        { program_id: 'p', way: 'POSTBACK', status: 'Approved' },
      ])
      expect((await t.tracking.reviews.page({ programId: 'p', status: null, found: null }, { limit: 10, offset: 0 })).count).toBe(0)
      await addClicks(t.db, [{}])
      await t.report()
      expect((await t.tracking.setup(t.owner, 'p')).lastConversionAt).toBe(new Date(testMoment).toISOString())
    })
  })
})
