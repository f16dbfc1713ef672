import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { addPrograms, programOf } from '../programs/testing/program-rows.ts'
import type { Settled } from './clicks/service.ts'
import { createTrackingService, type Call } from './service.ts'
import { insertConversion } from './stores/conversions.ts'
import { addClicks, addUncounted, trackingHarness } from './testing/harness.ts'

const day = 86_400_000
const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const today = '2026-03-15'

const bankAccount = {
  ...({
    type: 'INDIVIDUAL',
    address: null,
    bank_address: null,
    bank_name: 'A bank',
    city: null,
    country_id: 'SA',
    currency: 'SAR',
  } as const),
  ...{ iban: 'SA0000000000000000000001', mobile_number: null, name_on_account: 'A name', swift_code: 'RJHISARI' },
  ...{ created_at: testMoment, updated_at: testMoment, deleted_at: null },
} as const

describe('reporting a conversion', () => {
  eachWorld((open) => {
    it('stores it once with everything that follows from it, and answers each repeat with the first result', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      const first = await t.report()
      expect(first).toMatchObject({ status: 'Approved', isRepeat: false })
      expect(await t.report({ amount: '1.00' })).toEqual({ ...first, isRepeat: true, differs: ['amount'] })
      expect(await t.conversions()).toMatchObject([
        { profile_id: NOURA.profile.id, amount: 249_90, way: 'SERVER', channel: 'TIKTOK', country: 'SA', occurred_at: testMoment },
      ])
      expect(t.counted).toMatchObject([{ kind: 'CONVERSION', from: null, to: 'Approved', amount: 249_90 }])
    })

    it('accepts a key only at its own entry, and stores by which entry the report came', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      for (const entry of ['SERVER', 'POSTBACK', 'PIXEL'] as const) {
        const status = entry === 'PIXEL' ? 'Pending' : 'Approved'
        expect(await t.report({ externalId: entry }, { entry })).toMatchObject({ status })
        for (const other of ['SERVER', 'POSTBACK', 'PIXEL'] as const)
          if (other !== entry) expect(await t.report({}, { entry, key: t.keys[other] })).toEqual({ code: 'KEY_INVALID' })
      }
      expect((await t.conversions()).map(({ way, external_id }) => way === external_id)).toEqual([true, true, true])
    })

    it('rejects clicks of another program as unknown, and accepts a key for its own program only', async () => {
      const t = await trackingHarness(await open())
      await addPrograms(t.db, [programOf('q')])
      await addClicks(t.db, [{ programId: 'q' }, { status: 'Rejected', reason: 'BOT' }])
      expect(await t.report()).toEqual({ code: 'CLICK_NOT_FOUND' })
      expect(await t.report({ clickId: 'click-1' })).toEqual({ code: 'CLICK_NOT_FOUND' })
      expect(await t.report({ clickId: 'none' })).toEqual({ code: 'CLICK_NOT_FOUND' })
      const { secretKey } = await t.tracking.rotate(t.owner, 'q')
      expect(await t.report({}, { key: secretKey ?? '' })).toMatchObject({ status: 'Approved' })
      expect(await t.conversions()).toMatchObject([{ program_id: 'q' }])
    })

    it('lets it be reversed once, until 30 days after its click', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      const { id } = (await t.report()) as { id: string }
      expect(await t.report({ status: 'REVERSED' })).toEqual({ id, status: 'Reversed', isRepeat: false })
      expect(await t.report({ status: 'REVERSED' })).toEqual({ id, status: 'Reversed', isRepeat: true })
      expect(await t.report()).toEqual({ id, status: 'Reversed', isRepeat: true })
      expect(t.counted.map(({ from, to, reason, fromReason }) => [from, to, reason, fromReason])).toEqual([
        [null, 'Approved', null, null],
        ['Approved', 'Reversed', 'REVERSED', null],
      ])
      await t.report({ externalId: 'late' })
      t.clock.advance(30 * day)
      expect(await t.report({ externalId: 'late', status: 'REVERSED' })).toEqual({ code: 'ATTRIBUTION_WINDOW_PASSED' })
    })

    it('stores it without counting it while the program is on hold (X-22)', async () => {
      const t = await trackingHarness(await open(), { status: 'OnHold' })
      await addClicks(t.db, [{}])
      expect(await t.report()).toMatchObject({ status: 'Rejected' })
      expect(t.counted).toMatchObject([{ to: 'Rejected', reason: 'CAPPED' }])
    })

    it('counts it for 30 days after the program was retired, if its click came before (L-02)', async () => {
      const t = await trackingHarness(await open(), { status: 'Retired', retiredAt: testMoment - 60_000 })
      await addClicks(t.db, [{}, { at: testMoment - 1_000 }])
      expect(await t.report()).toMatchObject({ status: 'Approved' })
      expect(await t.report({ externalId: 'b', clickId: 'click-1' })).toEqual({ code: 'ATTRIBUTION_WINDOW_PASSED' })
      t.clock.advance(30 * day)
      expect(await t.report({ externalId: 'c', occurredAt: new Date(testMoment).toISOString() })).toEqual({
        code: 'ATTRIBUTION_WINDOW_PASSED',
      })
    })

    it('counts it for the counted click if it names a repeat of that click; reports of the two clicks are the same report', async () => {
      const t = await trackingHarness(await open())
      const [visitor, at] = ['buyer', testMoment - 3_600_000]
      await addClicks(t.db, [
        { id: 'counted', visitor, at },
        { id: 'again', visitor, at: at + 600_000, status: 'Rejected', reason: 'REPEAT' },
        { id: 'of-another', visitor: 'another', at: at + 600_000, status: 'Rejected', reason: 'REPEAT' },
        { id: 'machine', visitor, at: at + 600_000, status: 'Rejected', reason: 'BOT' },
      ])
      const first = await t.report({ clickId: 'again' })
      expect(first).toMatchObject({ status: 'Approved', isRepeat: false })
      expect(await t.conversions()).toMatchObject([{ click_id: 'counted', profile_id: NOURA.profile.id }])
      for (const clickId of ['again', 'counted']) expect(await t.report({ clickId })).toEqual({ ...first, isRepeat: true })
      for (const clickId of ['of-another', 'machine'])
        expect(await t.report({ clickId, externalId: clickId })).toEqual({ code: 'CLICK_NOT_FOUND' })
      // A report with a secret that names the repeat replaces the pixel report that named it.
      await t.report({ clickId: 'again', externalId: 'both' }, { entry: 'PIXEL' })
      expect(await t.report({ clickId: 'again', externalId: 'both' })).toMatchObject({ status: 'Approved', isRepeat: false })
      expect(await t.db.selectFrom('replaced_conversions').selectAll().execute()).toEqual([])
    })

    it('keeps the back office’s decision, for any click of the visitor that a later report names', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [
        { id: 'counted', visitor: 'buyer' },
        { id: 'again', visitor: 'buyer', status: 'Rejected', reason: 'REPEAT' },
      ])
      await t.report({ clickId: 'counted' }, { entry: 'PIXEL' })
      await t.db.updateTable('conversions').set({ status: 'Rejected', reason: 'NOT_GENUINE', decided_at: testMoment }).execute()
      expect(await t.report({ clickId: 'again' })).toMatchObject({ status: 'Rejected', isRepeat: true })
    })

    it('holds it by each risk rule (N-14, X-29)', async () => {
      const t = await trackingHarness(await open())
      const reasonOf = async (clickId: string) => {
        await t.report({ clickId, externalId: clickId })
        return (await t.conversions()).find(({ external_id }) => external_id === clickId)?.reason
      }
      await addClicks(t.db, [
        { id: 'quiet' },
        { id: 'fast', at: testMoment - 2_000 },
        ...Array.from({ length: 31 }, (_, n) => ({ id: `busy-${n}`, visitor: 'busy' })),
      ])
      expect(await reasonOf('quiet')).toBeNull()
      expect(await reasonOf('fast')).toBe('TOO_FAST')
      expect(await reasonOf('busy-0')).toBe('TOO_MANY_CLICKS')
      await addClicks(t.db, [{ id: 'buyer', visitor: 'buyer' }])
      for (let n = 0; n < 5; n++) expect(await t.report({ clickId: 'buyer', externalId: `b-${n}` })).toMatchObject({ status: 'Approved' })
      expect(await t.report({ clickId: 'buyer', externalId: 'b-5' })).toMatchObject({ status: 'Held' })
      await addClicks(t.db, [{ id: 'crowd', visitor: 'crowd', status: 'Held', reason: 'TOO_MANY_INVALID' }])
      expect(await reasonOf('crowd')).toBe('TOO_MANY_INVALID')
    })

    it('does not hold it because of bots, HEAD requests or repeats of its browser, nor because of later clicks (N-14)', async () => {
      const t = await trackingHarness(await open())
      const visitor = 'shared'
      const at = testMoment - 3_600_000
      const many = (reason: 'BOT' | 'PREFETCH' | 'REPEAT', from: number) =>
        Array.from({ length: 40 }, (_, n) => ({ id: `${reason}-${n}`, visitor, at: from + n, status: 'Rejected', reason }) as const)
      await addClicks(t.db, [{ id: 'buyer', visitor, at }, ...many('BOT', at - 100), ...many('PREFETCH', at - 100), ...many('REPEAT', at)])
      await addClicks(
        t.db,
        Array.from({ length: 40 }, (_, n) => ({ id: `later-${n}`, visitor, at: at + 1 + n })),
      )
      expect(await t.report({ clickId: 'buyer', externalId: 'sale' })).toMatchObject({ status: 'Approved' })
      expect(await t.report({ clickId: 'later-39', externalId: 'other' })).toMatchObject({ status: 'Held' })
    })

    it('does not hold it because of results that were declined or reversed, came later or belong to another program', async () => {
      const t = await trackingHarness(await open())
      const visitor = 'shared'
      await addPrograms(t.db, [programOf('q')])
      await addClicks(t.db, [
        { id: 'buyer', visitor },
        { id: 'elsewhere', visitor, programId: 'q' },
      ])
      const row = (over: Partial<ConversionRecord>) =>
        insertConversion(t.db, {
          ...{ id: 'x', programId: 'p', profileId: NOURA.profile.id, clickId: 'buyer', event: 'SALE', externalId: over.id ?? 'x' },
          ...{ amount: 100, way: 'PIXEL', status: 'Pending', reason: null, channel: 'OTHER', country: 'SA', visitor },
          ...{ occurredAt: testMoment - 1, receivedAt: testMoment - 1, decidedAt: null, countsAt: testMoment + 1 },
          ...{ naming: 'Only', heldAt: null },
          ...over,
        })
      for (let n = 0; n < 8; n++) {
        await row({ id: `declined-${n}`, status: 'Rejected', reason: 'DECLINED', decidedAt: testMoment, countsAt: null })
        await row({ id: `taken-back-${n}`, status: 'Reversed', reason: 'REVERSED', decidedAt: testMoment, countsAt: null })
        await row({ id: `of-another-${n}`, programId: 'q', clickId: 'elsewhere' })
      }
      expect(await t.report({ clickId: 'buyer', externalId: 'sale' })).toMatchObject({ status: 'Approved' })
      // A waiting result is checked again at the time when it counts, without the results that came after it.
      await row({ id: 'waits', receivedAt: testMoment - 10 })
      for (let n = 0; n < 8; n++) await row({ id: `later-${n}` })
      t.clock.advance(2)
      await t.tracking.countDue()
      const stored = await t.db.selectFrom('conversions').select('status').where('id', '=', 'waits').executeTakeFirst()
      expect(stored?.status).toBe('Approved')
    })

    it('does not hold it because of invalid clicks that came after its click had counted (Y-07)', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{ id: 'good' }])
      await addUncounted(t.db, { kind: 'CLICK', reason: 'REPEAT', day: today, count: 500 })
      expect(await t.report({ clickId: 'good' })).toMatchObject({ status: 'Approved' })
    })

    it('holds it if participant and brand share a phone number or a bank account', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      await t.db.updateTable('profiles').set({ contact_mobile: NABT_COFFEE.user.mobileNo }).where('id', '=', NOURA.profile.id).execute()
      await t.report()
      expect(t.counted).toMatchObject([{ to: 'Held', reason: 'SHARED_CONTACT' }])
      await t.db.updateTable('profiles').set({ contact_mobile: null }).where('id', '=', NOURA.profile.id).execute()
      expect(await t.report({ externalId: 'b' })).toMatchObject({ status: 'Approved' })
      for (const profile_id of [NOURA.profile.id, NABT_COFFEE.profile.id])
        await t.db
          .insertInto('withdrawal_accounts')
          .values({ ...bankAccount, id: `account-${profile_id}`, profile_id })
          .execute()
      expect(await t.report({ externalId: 'c' })).toMatchObject({ status: 'Held' })
    })
  })
})

describe('reporting conversions at the same moment', () => {
  eachWorld((open) => {
    it('stores and counts one conversion if twenty reports with the same content arrive', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      const answers = await times(20, (n) => t.report({}, { by: n % 2 ? 0 : 1 }))
      expect(answers.filter((one) => 'isRepeat' in one && !one.isRepeat)).toHaveLength(1)
      expect(new Set(answers.map((one) => ('id' in one ? one.id : one.code))).size).toBe(1)
      expect(await t.conversions()).toHaveLength(1)
      expect(t.counted).toHaveLength(1)
    })

    it('leaves a conversion uncounted if it is reported and reversed at once', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      await times(12, (n) => t.report(n % 3 === 0 ? { status: 'REVERSED' } : {}, { by: n % 2 ? 0 : 1 }))
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed', reason: 'REVERSED' }])
      const sum = t.counted.reduce((all, { from, to }) => all + (to === 'Approved' ? 1 : 0) - (from === 'Approved' ? 1 : 0), 0)
      expect(sum).toBe(0)
    })

    it('stores all reports with different numbers', async () => {
      const t = await trackingHarness(await open())
      await addClicks(
        t.db,
        Array.from({ length: 10 }, () => ({})),
      )
      await times(10, (n) => t.report({ externalId: `o-${n}`, clickId: `click-${n}` }, { by: n % 2 ? 0 : 1 }))
      expect(await t.conversions()).toHaveLength(10)
    })

    it('counts a waiting click first, and answers SERVICE_BUSY if that takes long', async () => {
      const t = await trackingHarness(await open())
      const call = (clickId: string): Call => ({
        entry: 'SERVER',
        key: t.keys.SERVER,
        read: () => ({
          conversion: { clickId, promoCode: null, event: 'SALE', externalId: clickId, amount: 1, occurredAt: null, isReversed: false },
        }),
      })
      const settling = (settle: (id: string) => Promise<Settled>) =>
        createTrackingService({ ...t, clicks: { settle }, countResults: () => Promise.resolve() })
      const counted = settling(async (id) => {
        await addClicks(t.db, [{ id }])
        return 'COUNTED'
      })
      expect(await counted.report(call('late'))).toMatchObject({ status: 'Approved', isRepeat: false })
      const waiting = settling(() => Promise.resolve('WAITING'))
      expect(await waiting.report(call('later'))).toEqual({ code: 'SERVICE_BUSY', retryAfter: 1 })
      const uncounted = settling(() => Promise.resolve('COUNTED'))
      expect(await uncounted.report(call('no-click'))).toEqual({ code: 'CLICK_NOT_FOUND' })
      expect(await t.conversions()).toHaveLength(1)
    })

    it('stores nothing if counting the result fails', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{}])
      const failing = createTrackingService({ ...t, countResults: () => Promise.reject(new Error('cannot count')) })
      await expect(
        failing.report({
          entry: 'SERVER',
          key: t.keys.SERVER,
          read: () => ({
            conversion: {
              clickId: 'click-0',
              promoCode: null,
              event: 'SALE',
              externalId: 'o',
              amount: 1,
              occurredAt: null,
              isReversed: false,
            },
          }),
        }),
      ).rejects.toThrow('cannot count')
      expect(await t.conversions()).toEqual([])
    })
  })
})
