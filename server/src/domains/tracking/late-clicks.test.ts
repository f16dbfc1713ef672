import { describe, expect, it, onTestFinished } from 'vitest'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { readConversion } from '@wasla/contract/tracking/conversion-body.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { silentLog } from '#platform/log.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { createClicksService } from './clicks/service.ts'
import { createTrackingService } from './service.ts'
import { addClicks, trackingHarness, type TrackingHarness } from './testing/harness.ts'

const minute = 60_000
/** Returns a click id as a process makes it at this time. */
const idAt = (moment: number) => {
  const time = moment.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-0123456789ab`
}
const justNow = idAt(testMoment - 5_000)

/** Reports a sale by a shop’s pixel from an address. */
const pixel = (t: TrackingHarness, fields: Record<string, unknown>, address: string | null = null) => {
  const body = { clickId: justNow, event: 'SALE', externalId: 'order-1', amount: '10', ...fields }
  return t.tracking.report({ entry: 'PIXEL', key: t.keys.PIXEL, address, read: (now) => readConversion(body, now) })
}

describe('a report of a click that is not counted yet', () => {
  eachWorld((open) => {
    it('is answered SERVICE_BUSY as long as another process may still count the click, and is stored when sent again', async () => {
      const t = await trackingHarness(await open())
      expect(await t.report({ clickId: justNow })).toEqual({ code: 'SERVICE_BUSY', retryAfter: 5 })
      await addClicks(t.db, [{ id: justNow, at: testMoment - 5_000 }])
      expect(await t.report({ clickId: justNow })).toMatchObject({ status: 'Approved', isRepeat: false })
    })

    it('is answered CLICK_NOT_FOUND if the click id is too old, in the future or not one of ours', async () => {
      const t = await trackingHarness(await open())
      for (const clickId of [idAt(testMoment - 11 * minute), idAt(testMoment + 6 * minute), 'none', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'])
        expect(await t.report({ clickId })).toEqual({ code: 'CLICK_NOT_FOUND' })
    })

    it('is answered CLICK_NOT_FOUND, not SERVICE_BUSY, if the click is known but does not count', async () => {
      const t = await trackingHarness(await open())
      await addClicks(t.db, [{ id: justNow, at: testMoment - 5_000, status: 'Rejected', reason: 'BOT' }])
      expect(await t.report({ clickId: justNow })).toEqual({ code: 'CLICK_NOT_FOUND' })
    })

    it('waits in memory if it came from a pixel, and is stored with its time of arrival once the click is counted', async () => {
      const t = await trackingHarness(await open())
      expect(await pixel(t, {})).toMatchObject({ code: 'SERVICE_BUSY' })
      await t.tracking.takeLatePixels()
      expect(await t.conversions()).toEqual([])
      t.clock.advance(minute)
      await addClicks(t.db, [{ id: justNow, at: testMoment - 5_000 }])
      await t.tracking.takeLatePixels()
      expect(await t.conversions()).toMatchObject([
        { click_id: justNow, way: 'PIXEL', status: 'Pending', occurred_at: testMoment, received_at: testMoment + minute },
      ])
    })

    it('is logged with its click once it is stored, so that the click can be followed to its posting', async () => {
      const t = await trackingHarness(await open())
      const lines: unknown[] = []
      const log = { ...silentLog, info: (message: string, fields?: object) => void lines.push({ message, ...fields }) }
      const tracking = createTrackingService({ ...t, log, countResults: () => Promise.resolve() })
      await pixel({ ...t, tracking }, {})
      expect(lines).toEqual([])
      await addClicks(t.db, [{ id: justNow, at: testMoment - 5_000 }])
      await tracking.takeLatePixels()
      const [stored] = await t.conversions()
      expect(lines).toEqual([
        {
          message: 'conversion',
          conversion: stored?.id,
          click: justNow,
          programId: 'p',
          entry: 'PIXEL',
          status: 'Pending',
          isRepeat: false,
        },
      ])
    })

    it('is dropped after ten minutes; the reports of one address cannot fill the limit of waiting reports', async () => {
      const t = await trackingHarness(await open())
      const { latePixelsPerAddress } = conversionLimits
      for (let n = 0; n <= latePixelsPerAddress; n++) await pixel(t, { externalId: `made-up-${n}` }, '192.0.2.1')
      await pixel(t, { externalId: 'bought' }, '192.0.2.2')
      await pixel(t, { clickId: idAt(testMoment), externalId: 'never' })
      await addClicks(t.db, [{ id: justNow, at: testMoment - 5_000 }])
      await t.tracking.takeLatePixels()
      const stored = (await t.conversions()).map((row) => row.external_id)
      expect([stored.length, stored.includes('bought')]).toEqual([latePixelsPerAddress + 1, true])
      t.clock.advance(10 * minute)
      await t.tracking.takeLatePixels()
      await addClicks(t.db, [{ id: idAt(testMoment) }])
      await t.tracking.takeLatePixels()
      expect(await t.conversions()).toHaveLength(latePixelsPerAddress + 1)
    })

    it('cannot fill the limit of waiting reports from the many /64 networks of one subscriber', async () => {
      const t = await trackingHarness(await open())
      const { latePixelsPerAddress, latePixelsPerSubscriber } = conversionLimits
      for (let n = 0; n < latePixelsPerSubscriber + 5; n++)
        await pixel(t, { externalId: `made-up-${n}` }, `2001:db8:1:${Math.floor(n / latePixelsPerAddress) + 1}::/64`)
      await pixel(t, { externalId: 'bought' }, '2001:db8:2:1::/64')
      await addClicks(t.db, [{ id: justNow, at: testMoment - 5_000 }])
      await t.tracking.takeLatePixels()
      const stored = (await t.conversions()).map((row) => row.external_id)
      expect([stored.length, stored.includes('bought')]).toEqual([latePixelsPerSubscriber + 1, true])
    })

    it('is stored when sent again, even if another process redirected the visitor', async () => {
      const t = await trackingHarness(await open())
      await t.db
        .insertInto('tracking_links')
        .values({ code: 'abcdefghjk', program_id: 'p', profile_id: NOURA.profile.id, created_at: testMoment })
        .execute()
      const parts = { ...t, env: { ...t.env, dataDir: temporaryFolder() } }
      const [first, second] = [createClicksService({ ...parts, countResults: [] }), createClicksService({ ...parts, countResults: [] })]
      onTestFinished(async () => void (await Promise.all([first.stop(), second.stop()])))
      const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/122.0.0.0 Safari/537.36'
      const link = await first.find('abcdefghjk', null)
      const visit = { network: 'home', agent, channel: 'OTHER', country: 'ZZ', isPrefetch: false, isCounted: true } as const
      const clickId = new URL((link && first.visit(link, visit)) ?? '').searchParams.get('nw_click_id') ?? ''
      const tracking = createTrackingService({ ...t, clicks: second, countResults: () => Promise.resolve() })
      const body = { clickId, event: 'SALE', externalId: 'order', amount: '10' }
      const report = () => tracking.report({ entry: 'SERVER', key: t.keys.SERVER, read: (now) => readConversion(body, now) })
      expect(await report()).toMatchObject({ code: 'SERVICE_BUSY' })
      await first.flush()
      t.clock.advance(minute)
      expect(await report()).toMatchObject({ status: 'Approved', isRepeat: false })
    })
  })
})
