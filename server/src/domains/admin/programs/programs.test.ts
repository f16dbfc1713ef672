import { describe, expect, it } from 'vitest'
import { eachDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { publishingHarness } from '../../programs/testing/publishing-harness.ts'
import { refusal } from '../../wallet/testing/harness.ts'
import { adminTestApp, lastLines } from '../testing/admin-app.ts'

/** A brand with a draft and a running program, and the back office. */
async function withPrograms(open: OpenTestDatabase) {
  const handle = await open()
  const t = await publishingHarness(handle)
  const desk = await adminTestApp(handle, { mode: 'local' })
  const nabt = await t.brand(500_000)
  const drafted = await t.draft(nabt, 50_000, { name: '100% Fresh' })
  t.clock.advance(1_000)
  const runs = await t.running(nabt, 300_000)
  return { ...t, desk, nabt, drafted, runs, service: desk.service, admin: desk.lead }
}

describe('programs in the back office', () => {
  eachDatabase((open) => {
    it('are listed with their spending, last changed first, and found by name, brand, id and status', async () => {
      const t = await withPrograms(open)
      await t.joined(t.runs, await t.person())
      await t.payOut(t.runs, await t.person(), 75_000)
      const idsOf = async (search: Parameters<typeof t.service.programs>[0]) => (await t.service.programs(search)).data.map(({ id }) => id)
      const { count, data } = await t.service.programs({})
      expect(count).toBe(2)
      expect(data[0]).toMatchObject({
        id: t.runs,
        brand: 'Noura Test',
        status: 'Active',
        budget: 300_000,
        consumedPercent: 25,
        participants: 1,
      })
      expect(data[1]).toMatchObject({ id: t.drafted, status: 'Draft', consumedPercent: 0 })
      expect(await idsOf({ term: 'MORNING' })).toEqual([t.runs])
      expect(await idsOf({ term: '0% fr' })).toEqual([t.drafted])
      expect(await idsOf({ term: 'a%e' })).toEqual([])
      expect(await idsOf({ term: 'Noura' })).toEqual([t.runs, t.drafted])
      expect(await idsOf({ term: ` ${t.drafted.toUpperCase()} ` })).toEqual([t.drafted])
      expect(await idsOf({ status: 'Draft' })).toEqual([t.drafted])
      expect(await idsOf({ pagination: { limit: 1, offset: 1 } })).toEqual([t.drafted])
    })

    it('can be put on hold with a reason for the owner, resumed and retired, with an audit line for each', async () => {
      const t = await withPrograms(open)
      expect(await t.service.program(t.runs)).toMatchObject({
        trackingUrl: 'https://nabt.example/morning',
        remaining: 300_000,
        allowed: ['OnHold', 'Retired'],
        holdReason: null,
      })
      const row = await t.service.setProgramStatus(t.admin, t.runs, { status: 'OnHold', reason: ' The link leads nowhere ' })
      expect(row).toMatchObject({ id: t.runs, status: 'OnHold', holdCause: 'ADMIN' })
      expect(await t.service.program(t.runs)).toMatchObject({ holdReason: 'The link leads nowhere', allowed: ['Active', 'Retired'] })
      expect(await refusal(t.publishing.changeStatus(t.nabt, { id: t.runs, status: 'Active' }))).toEqual({
        code: 'PROGRAM_STATUS_TRANSITION_INVALID',
      })
      const notified = (await t.notifications(t.nabt)).filter(({ type }) => type === 'PROGRAM_STATUS_CHANGED')
      expect(notified.map(({ meta }) => JSON.parse(meta) as object)).toMatchObject([
        { programStatus: 'OnHold', message: 'The link leads nowhere' },
      ])
      await t.service.setProgramStatus(t.admin, t.runs, { status: 'Active', reason: 'The link was mended' })
      await t.service.setProgramStatus(t.admin, t.runs, { status: 'Retired', reason: 'The brand has closed' })
      expect((await lastLines(t.desk, 3)).map(({ action, target }) => [action, target])).toEqual([
        ['admin.programRetired', t.runs],
        ['admin.programResumed', t.runs],
        ['admin.programHeld', t.runs],
      ])
      await expectSound(t.ledger)
    })

    it('cannot change status without a reason, by a forbidden transition or twice', async () => {
      const t = await withPrograms(open)
      const set = (id: string, status: 'OnHold' | 'Active' | 'Draft', reason = 'A good reason') =>
        refusal(t.service.setProgramStatus(t.admin, id, { status, reason }))
      expect(await set(t.runs, 'OnHold', ' ')).toMatchObject({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'reason', rule: 'required' }],
      })
      expect(await set(t.runs, 'Active')).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
      expect(await set(t.runs, 'Draft')).toEqual({ code: 'PROGRAM_STATUS_TRANSITION_INVALID' })
      expect(await set(t.drafted, 'OnHold')).toEqual({ code: 'PROGRAM_STATUS_TRANSITION_INVALID' })
      expect(await set('none', 'OnHold')).toEqual({ code: 'PROGRAM_NOT_FOUND' })
      expect(await refusal(t.service.program('none'))).toEqual({ code: 'PROGRAM_NOT_FOUND' })
    })
  })
})
