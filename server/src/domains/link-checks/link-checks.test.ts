import { describe, expect, it } from 'vitest'
import { answered, unreachable } from '@wasla/contract/link-checks/testing/checks.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { hour, linkChecksHarness } from './testing/harness.ts'

describe('checks of links', () => {
  eachWorld((open) => {
    it('happen to each running program at least once an hour, and to no other', async () => {
      const t = await linkChecksHarness(await open())
      await t.add('held', 'held.example', { status: 'OnHold' })
      await t.add('draft', 'draft.example', { status: 'Draft', publishedAt: null })
      await t.add('codes', 'codes.example', { countsBy: 'CODES' })
      for (let minutes = 0; minutes < 120; minutes += 2) await t.later(2)
      const hosts = t.site.visits.map(({ trackingUrl }) => new URL(trackingUrl).hostname)
      expect(new Set(hosts)).toEqual(new Set(['nabt.example']))
      expect(hosts.length).toBeGreaterThanOrEqual(2)
      expect(hosts.length).toBeLessThanOrEqual(4)
    })

    it('open one outage after two failed checks some minutes apart, tell it once to both sides, and tell its end once', async () => {
      const t = await linkChecksHarness(await open())
      for (let minutes = 0; minutes < 60; minutes += 2) await t.later(2)
      const before = t.clock.now()
      t.site.says('nabt.example', unreachable)
      while ((await t.notified()).length === 0 && t.clock.now() < before + 2 * hour) await t.later(1)
      expect(t.clock.now() - before).toBeLessThan(hour)
      expect((await t.notified()).toSorted()).toEqual(['noura STARTED', 'owner STARTED'])
      for (let minutes = 0; minutes < 120; minutes += 10) await t.later(10)
      expect(await t.outages()).toMatchObject([{ program_id: 'p', fault: 'UNREACHABLE', ended_at: null }])
      expect(await t.notified()).toHaveLength(2)
      t.site.says('nabt.example', answered)
      for (let minutes = 0; minutes < 120; minutes += 10) await t.later(10)
      expect(await t.outages()).toMatchObject([{ ended_by: 'RECOVERED' }])
      expect((await t.notified()).slice(2).toSorted()).toEqual(['noura ENDED', 'owner ENDED'])
    })

    it('call a host by one process at a time, and a program once, however many processes check', async () => {
      const t = await linkChecksHarness(await open())
      await t.add('second', 'nabt.example')
      await t.services[0].checkDue()
      await t.db.updateTable('link_checks').set({ next_at: testMoment }).execute()
      let atOnce = 0
      let most = 0
      t.site.visits.length = 0
      t.site.says('nabt.example', async () => {
        atOnce += 1
        most = Math.max(most, atOnce)
        await Promise.resolve()
        atOnce -= 1
        return answered
      })
      await Promise.all([0, 1, 0, 1, 0, 1].map((by) => t.services[by as 0 | 1].checkDue()))
      expect(t.site.visits).toHaveLength(1)
      for (let rounds = 0; rounds < 3; rounds++) {
        t.clock.advance(6_000)
        await Promise.all([0, 1, 0, 1].map((by) => t.services[by as 0 | 1].checkDue()))
      }
      expect(most).toBe(1)
      expect(t.site.visits).toHaveLength(2)
    })

    it('happen first to programs in doubt, so that many programs on one host delay no second check', async () => {
      const t = await linkChecksHarness(await open())
      for (const id of ['a', 'b']) await t.add(id, 'nabt.example')
      await t.services[0].checkDue()
      const now = t.clock.now()
      await t.db.updateTable('link_checks').set({ next_at: testMoment }).execute()
      await t.db
        .updateTable('link_checks')
        .set({ next_at: now, failing_since: now - 180_000, fault: 'DNS' })
        .where('program_id', '=', 'p')
        .execute()
      t.site.visits.length = 0
      await t.later(1)
      expect(t.site.visits.map(({ address = '' }) => new URL(address).searchParams.get('utm_campaign'))).toEqual(['p'])
    })

    it('end an outage without a word if the program stops, and restart when it runs again', async () => {
      const t = await linkChecksHarness(await open())
      t.site.says('nabt.example', unreachable)
      for (let minutes = 0; minutes < 60; minutes += 3) await t.later(3)
      expect(await t.outages()).toHaveLength(1)
      await t.db.updateTable('programs').set({ status: 'OnHold', hold_cause: 'OWNER' }).where('id', '=', 'p').execute()
      await t.later(5)
      expect(await t.outages()).toMatchObject([{ ended_by: 'STOPPED' }])
      expect((await t.notified()).every((one) => one.endsWith('STARTED'))).toBe(true)
      await t.db.updateTable('programs').set({ status: 'Active', hold_cause: null }).where('id', '=', 'p').execute()
      await t.later(1)
      expect(await t.checks()).toMatchObject([{ failing_since: t.clock.now() }])
    })

    it('are not due any more once their program has ended', async () => {
      const t = await linkChecksHarness(await open())
      await t.later(1)
      await t.db.updateTable('programs').set({ status: 'Retired', retired_at: testMoment }).where('id', '=', 'p').execute()
      await t.later(120)
      expect(await t.checks()).toMatchObject([{ program_id: 'p', next_at: Number.MAX_SAFE_INTEGER }])
      expect(await t.services[0].of(t.owner, 'p')).toMatchObject({ state: 'PAUSED', nextAt: null })
    })

    it('do not happen if the program counts codes only, and the owner reads that nothing is checked', async () => {
      const t = await linkChecksHarness(await open(), { countsBy: 'CODES' })
      expect(await t.services[0].checkNow(t.owner, { programId: 'p', confirmsPage: false })).toMatchObject({ state: 'PAUSED' })
      await t.later(120)
      expect(t.site.visits).toEqual([])
    })

    it('are asked for by the owner alone, who reads the reason', async () => {
      const t = await linkChecksHarness(await open())
      const ask = (by: { profileId: string }, confirmsPage = false) => t.services[0].checkNow(by, { programId: 'p', confirmsPage })
      await expect(ask(t.noura)).rejects.toMatchObject({ code: 'PROGRAM_NOT_FOUND' })
      await expect(t.services[0].of(t.noura, 'p')).rejects.toMatchObject({ code: 'PROGRAM_NOT_FOUND' })
      expect(await t.services[0].of(t.owner, 'p')).toMatchObject({ state: 'UNCHECKED', place: 'nabt.example/morning', outages: [] })
      expect(await ask(t.owner)).toMatchObject({ state: 'WORKING' })
      t.site.says('nabt.example', { ...answered, status: 404 })
      t.clock.advance(10_000)
      expect(await ask(t.owner)).toMatchObject({ state: 'DOUBTFUL', fault: 'NOT_FOUND', status: 404, mayConfirm: false })
      t.clock.advance(200_000)
      expect(await ask(t.owner)).toMatchObject({ state: 'DOWN', outages: [{ fault: 'NOT_FOUND', status: 404, endedAt: null }] })
      await t.db.updateTable('programs').set({ status: 'Retired', retired_at: testMoment }).where('id', '=', 'p').execute()
      t.clock.advance(10_000)
      const visits = t.site.visits.length
      expect(await ask(t.owner)).toMatchObject({ state: 'PAUSED', nextAt: null })
      expect(t.site.visits).toHaveLength(visits)
    })

    it('are left alone if one program cannot be checked, and go on with the others', async () => {
      const t = await linkChecksHarness(await open())
      await t.add('second', 'second.example')
      await t.services[0].checkDue()
      await t.db.updateTable('link_checks').set({ next_at: testMoment }).execute()
      t.site.says('nabt.example', () => Promise.reject(new Error('A fault of ours')))
      await t.later(1)
      expect(await t.checks()).toMatchObject([
        { program_id: 'p', checked_at: null },
        { program_id: 'second', fault: null },
      ])
    })
  })
})
