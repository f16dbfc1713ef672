import { describe, expect, it } from 'vitest'
import { answered, unreachable } from '@wasla/contract/link-checks/testing/checks.ts'
import { linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { recordClicks } from '../tracking/clicks/record.ts'
import type { Click } from '../tracking/clicks/click.ts'
import { createContactCache } from '../tracking/clicks/shared-contacts.ts'
import { clickOf, recordingCounts } from '../tracking/testing/links.ts'
import { linkChecksHarness } from './testing/harness.ts'

/** Misuse cases of the checks of links (decision 85). */
async function watched(handle: DatabaseHandle, objectiveType: 'SALES' | 'TRAFFIC' = 'SALES') {
  const t = await linkChecksHarness(handle, { objectiveType })
  await t.db
    .insertInto('tracking_links')
    .values({ code: 'aaaaaaaaaa', program_id: 'p', profile_id: NOURA.profile.id, created_at: testMoment })
    .execute()
  const { countResults } = recordingCounts()
  const contacts = createContactCache(t)
  return {
    ...t,
    /** Counts clicks of Noura’s link, and returns what became of each. */
    outcome: (clicks: readonly Partial<Click>[]) =>
      inTransaction(t.db, async (tx) =>
        (
          await recordClicks(
            tx,
            { ...t, contacts, countResults },
            clicks.map((over) => clickOf({ at: t.clock.now(), ...over })),
          )
        ).map(({ status, reason }) => reason ?? status),
      ),
    /** Brings the page down until an outage is open. */
    async down(): Promise<void> {
      t.site.says('nabt.example', unreachable)
      for (let minutes = 0; minutes < 60; minutes += 3) await t.later(3)
    },
  }
}

const visitors = (count: number, over: Partial<Click> = {}) => Array.from({ length: count }, (_, at) => ({ visitor: `v${at}`, ...over }))

describe('misuse of the checks of links', () => {
  eachWorld((open) => {
    it('1: an owner takes the page down so as not to pay: what was clicked meanwhile counts, and nobody is held for it', async () => {
      const t = await watched(await open())
      await t.down()
      const tries = [...visitors(60, { network: 'carrier' }), ...Array.from({ length: 60 }, () => ({ visitor: 'v0', network: 'carrier' }))]
      const all = await t.outcome(tries)
      expect(all.slice(0, 60).every((one) => one === 'Approved')).toBe(true)
      expect(new Set(all.slice(60))).toEqual(new Set(['REPEAT']))
      expect(await t.db.selectFrom('click_days').selectAll().where('clicks', '>', 0).execute()).toEqual([])
      expect(await t.db.selectFrom('network_cases').selectAll().where('program_id', '=', 'p').execute()).toEqual([])
      t.site.says('nabt.example', answered)
      await t.later(11)
      const after = await t.outcome([{ visitor: 'who comes later', network: 'carrier' }])
      expect(after).toEqual(['Approved'])
    })

    it('2: an owner takes the page down for minutes at a time: the first failed check already ends every judgement', async () => {
      const t = await watched(await open())
      await t.services[0].checkDue()
      await t.db.updateTable('link_checks').set({ next_at: testMoment }).execute()
      t.site.says('nabt.example', unreachable)
      await t.later(1)
      expect(await t.outages()).toEqual([])
      expect((await t.outcome(visitors(60, { network: 'carrier' }))).every((one) => one === 'Approved')).toBe(true)
      expect(await t.db.selectFrom('network_cases').selectAll().where('program_id', '=', 'p').execute()).toEqual([])
    })

    it('3: a participant uses an outage to click without end: of one network no more clicks are paid than on any other day', async () => {
      const t = await watched(await open(), 'TRAFFIC')
      await t.down()
      const all = [
        ...(await t.outcome(visitors(300, { network: 'home' }))),
        ...(await t.outcome([{ visitor: 'one more', network: 'home' }])),
      ]
      expect(all.filter((one) => one === 'Approved')).toHaveLength(20)
      expect(all.filter((one) => one === 'OUTAGE')).toHaveLength(281)
    })

    it('4: an owner confirms a dead page, or asks again and again: no outage ends or begins by asking', async () => {
      const t = await watched(await open())
      await t.down()
      const ask = () => t.services[0].checkNow(t.owner, { programId: 'p', confirmsPage: true })
      t.clock.advance(10_000)
      expect(await ask()).toMatchObject({ state: 'DOWN' })
      expect(await t.outages()).toMatchObject([{ ended_at: null }])
      const outcomes = []
      for (let at = 0; at < 10; at++) {
        t.clock.advance(6_000)
        outcomes.push(
          await ask().then(
            () => 'checked',
            ({ code }: { code: string }) => code,
          ),
        )
      }
      expect(outcomes.filter((one) => one === 'checked').length).toBeLessThanOrEqual(6)
      expect(outcomes).toContain('RATE_LIMITED')
      expect(await t.outages()).toHaveLength(1)
    })

    it('5: an owner removes the setup and says it is right: the outage stays on the record, as confirmed and not as recovered', async () => {
      const t = await watched(await open())
      await t.services[0].checkDue()
      await t.db.updateTable('link_checks').set({ next_at: testMoment }).execute()
      await t.later(1)
      t.site.says('nabt.example', { ...answered, keepsClickId: false, readBy: null })
      for (let minutes = 0; minutes < 60; minutes += 3) await t.later(3)
      expect(await t.services[0].of(t.owner, 'p')).toMatchObject({ state: 'DOWN', fault: 'CLICK_ID_LOST', mayConfirm: true })
      t.clock.advance(10_000)
      expect(await t.services[0].checkNow(t.owner, { programId: 'p', confirmsPage: true })).toMatchObject({ state: 'WORKING' })
      await t.services[0].sendNotices()
      expect(await t.outages()).toMatchObject([{ fault: 'CLICK_ID_LOST', ended_by: 'CONFIRMED' }])
      expect((await t.notified()).toSorted()).toEqual(['noura ENDED', 'noura STARTED', 'owner ENDED', 'owner STARTED'])
    })

    it('6: a server answers nobody but a check that it knows: the check comes as a visitor of a participant’s link', async () => {
      const t = await watched(await open())
      await t.db.updateTable('programs').set({ published_at: testMoment }).where('id', '=', 'p').execute()
      await t.services[0].checkDue()
      const [visit] = t.site.visits
      const { searchParams } = new URL(visit?.address ?? '')
      const { utm_source: source, ...rest } = Object.fromEntries(searchParams)
      expect(rest).toEqual({ nw_click_id: visit?.clickId, utm_medium: 'creator', utm_campaign: 'p' })
      expect(source).toMatch(/^(?:instagram|tiktok|snapchat|twitter|youtube)$/)
      expect(visit?.clickId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    })

    it('7: our own network is down: nobody is notified, and nobody is judged', async () => {
      const t = await watched(await open())
      for (const name of ['a', 'b', 'c']) await t.add(name, `${name}.example`)
      for (let minutes = 0; minutes < 60; minutes += 3) await t.later(3)
      for (const host of ['nabt.example', 'a.example', 'b.example', 'c.example']) t.site.says(host, unreachable)
      for (let minutes = 0; minutes < 60; minutes += 1) await t.later(1)
      expect(await t.outages()).toEqual([])
      expect(await t.notified()).toEqual([])
      expect((await t.outcome(visitors(60, { network: 'carrier' }))).every((one) => one === 'Approved')).toBe(true)
      for (const host of ['a.example', 'b.example', 'c.example']) t.site.says(host, { ...answered, landing: host })
      for (let minutes = 0; minutes < 60; minutes += 1) await t.later(1)
      expect(await t.outages()).toMatchObject([{ program_id: 'p' }])
    })

    it('8: a brand runs a hundred programs on one host: the host is never called by two checks at once or without a pause', async () => {
      const t = await watched(await open())
      for (let at = 0; at < 5; at++) await t.add(`p${at}`, 'nabt.example')
      await t.services[0].checkDue()
      await t.db.updateTable('link_checks').set({ next_at: testMoment, leased_until: null }).execute()
      await t.db.deleteFrom('link_check_hosts').execute()
      t.site.visits.length = 0
      for (let at = 0; at < 5; at++) await t.services[1].checkDue()
      expect(t.site.visits).toHaveLength(1)
      t.clock.advance(linkCheckTimes.perHost)
      await t.services[0].checkDue()
      expect(t.site.visits).toHaveLength(2)
    })

    it('9: an owner takes the page down again and again: everybody is notified of four outages in a day, and the record has all of them', async () => {
      const t = await watched(await open())
      for (let outage = 0; outage < 6; outage++) {
        await t.down()
        t.site.says('nabt.example', answered)
        for (let minutes = 0; minutes < 60; minutes += 10) await t.later(10)
      }
      expect(await t.outages()).toHaveLength(6)
      const counts = Map.groupBy(await t.notified(), (one) => one)
      expect(Object.fromEntries([...counts].map(([one, all]) => [one, all.length]))).toEqual({
        ...{ 'owner STARTED': 4, 'owner ENDED': 4 },
        ...{ 'noura STARTED': 4, 'noura ENDED': 4 },
      })
    })
  })
})
