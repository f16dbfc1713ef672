import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { fixedFlags } from '../../flags/service.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { createServices } from '../../../services/services.ts'
import { refusal } from '../../wallet/testing/harness.ts'
import { publishingHarness } from '../testing/publishing-harness.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)

describe('a brand', () => {
  eachDatabase((open) => {
    it('publishes a program: the whole budget moves from the wallet to escrow and is listed', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.draft(nabt, 300_000)
      const program = await t.publishing.publish(nabt, id, null)
      expect(program).toMatchObject({ status: 'Active', publishedAt: t.clock.now(), budget: 300_000, dueAt: at('2026-07-01T00:00') })
      expect(await t.program(id)).toEqual(program)
      expect(await t.escrow(id)).toBe(300_000)
      expect((await t.money(nabt)).available).toBe(200_000)
      const { data } = await t.listed(nabt)
      expect(data.map(({ row }) => row)).toMatchObject([
        {
          type: 'PROGRAM_TOP_UP',
          netAmount: -300_000,
          referenceId: id,
          children: [{ type: 'PAYMENT', operation: 'DEBIT', amount: 300_000 }],
        },
      ])
      await expectSound(t.ledger)
    })

    it('schedules a program, which reserves at once, and returns it to draft with all its money', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(300_000)
      const id = await t.draft(nabt, 300_000)
      const { publishDate, publishedAt, status } = await t.publishing.publish(nabt, id, at('2026-03-20T15:00'))
      expect([status, publishDate, publishedAt]).toEqual(['Soon', at('2026-03-20T00:00'), at('2026-03-20T00:00')])
      expect(await t.escrow(id)).toBe(300_000)
      const back = await t.publishing.changeStatus(nabt, { id, status: 'Draft' })
      expect(back).toMatchObject({ status: 'Draft', publishedAt: null, publishDate: null, budget: 0, dueAt: null })
      expect([await t.escrow(id), (await t.money(nabt)).available]).toEqual([0, 300_000])
      expect((await t.listed(nabt)).data.map(({ row }) => [row.netAmount, row.metadata.reason])).toEqual([
        [300_000, 'BUDGET_RELEASE'],
        [-300_000, undefined],
      ])
      // The program may be published again.
      await t.publishing.publish(nabt, id, null)
      expect(await t.escrow(id)).toBe(300_000)
      await expectSound(t.ledger)
    })

    it('cannot return a program with participants to draft', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(300_000)
      const id = await t.draft(nabt, 300_000, { startDate: '2026-04-01' })
      await t.publishing.publish(nabt, id, null)
      await t.joined(id, await t.person())
      expect(await refusal(t.publishing.changeStatus(nabt, { id, status: 'Draft' }))).toEqual({ code: 'PROGRAM_STATUS_TRANSITION_INVALID' })
      expect(await t.escrow(id)).toBe(300_000)
    })

    it('cannot publish incomplete, foreign or unaffordable programs, and no money moves', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(100_000)
      const other = await t.brand(500_000)
      const reviewed = await t.brand(300_000, 'AdminVerifying')
      const short = await t.draft(nabt, 100_001)
      const [begun, underReview] = [await t.draft(nabt, 50_000, {}, ['GUIDELINES']), await t.draft(reviewed, 300_000)]
      const gone = await t.draft(nabt, 50_000, { deletedAt: t.clock.now() })
      const publish = (viewer: typeof nabt, id: string) => refusal(t.publishing.publish(viewer, id, null))
      expect(await publish(nabt, short)).toEqual({
        code: 'INSUFFICIENT_WALLET_BALANCE',
        params: { required: 100_001, available: 100_000 },
      })
      expect(await publish(nabt, begun)).toEqual({ code: 'PROGRAM_PUBLISH_FAILED', params: { missing: ['GUIDELINES'] } })
      expect(await publish(reviewed, underReview)).toEqual({ code: 'PROGRAM_PUBLISH_FORBIDDEN' })
      for (const id of [short, gone, 'none']) expect(await publish(other, id)).toEqual({ code: 'PROGRAM_NOT_FOUND' })
      expect([await t.escrow(short), (await t.money(nabt)).available]).toEqual([0, 100_000])
      expect(await t.program(short)).toMatchObject({ status: 'Draft', publishedAt: null, budget: 0 })
      await expectSound(t.ledger)
    })

    it('can commit no money after a long absence, before the identity check (security case 10)', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(500_000)
      const [id, runs] = [await t.draft(nabt, 100_000), await t.running(nabt, 100_000)]
      const raise = () => t.publishing.topUp(nabt, { programId: runs, amount: 50_000, idempotencyKey: 'key-of-form' })
      await t.db.updateTable('users').set({ identity_recheck_since: t.clock.now() }).where('id', '=', nabt.userId).execute()
      const [publish, raised] = [await refusal(t.publishing.publish(nabt, id, null)), await refusal(raise())]
      expect([publish, raised]).toEqual([{ code: 'USER_NOT_VERIFIED' }, { code: 'USER_NOT_VERIFIED' }])
      expect((await t.publishing.dryRun(nabt, { programId: id, publishDate: null })).findings).toContainEqual(
        expect.objectContaining({ check: 'PROFILE', reason: 'IDENTITY_CHECK', result: 'FAILED' }),
      )
      expect([await t.escrow(id), await t.escrow(runs), (await t.money(nabt)).available]).toEqual([0, 100_000, 400_000])
      await t.db.updateTable('users').set({ identity_recheck_since: null }).where('id', '=', nabt.userId).execute()
      await raise()
      await t.publishing.publish(nabt, id, null)
      expect([await t.escrow(id), await t.escrow(runs)]).toEqual([100_000, 150_000])
    })

    it('can neither publish nor top up while payments are off; holds of programs still work (X-17)', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(500_000)
      const [id, runs] = [await t.draft(nabt, 100_000), await t.running(nabt, 100_000)]
      const { publishing } = createServices({ ...t, flags: fixedFlags({ program: true, payment: false }) }).programs
      expect(await refusal(publishing.publish(nabt, id, null))).toEqual({ code: 'FEATURE_DISABLED' })
      expect(await refusal(publishing.topUp(nabt, { programId: runs, amount: 5_000, idempotencyKey: 'key-of-form' }))).toEqual({
        code: 'FEATURE_DISABLED',
      })
      expect((await publishing.changeStatus(nabt, { id: runs, status: 'OnHold' })).status).toBe('OnHold')
    })

    it('tops up a budget once per key, which ends a hold that the budget caused', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.running(nabt, 100_000)
      await t.payOut(id, await t.person(), 100_000)
      await t.change(id, { status: 'OnHold', holdCause: 'BUDGET' })
      const input = { programId: id, amount: 60_000, idempotencyKey: 'key-of-form' }
      const usage = { amount: 160_000, paid: 100_000, accrued: 0, remaining: 60_000, consumedPercent: 62 }
      expect(await t.publishing.topUp(nabt, input)).toEqual(usage)
      expect(await t.publishing.topUp(nabt, input)).toEqual(usage)
      expect(await t.program(id)).toMatchObject({ status: 'Active', holdCause: null, budget: 160_000 })
      expect([await t.escrow(id), (await t.money(nabt)).available]).toEqual([60_000, 340_000])
      expect(await refusal(t.publishing.topUp(nabt, { ...input, amount: 1 }))).toMatchObject({ code: 'DTO_VALIDATION_ERROR' })
      expect(await refusal(t.publishing.topUp(await t.brand(90_000), { ...input, idempotencyKey: 'key-of-other' }))).toEqual({
        code: 'PROGRAM_NOT_FOUND',
      })
      expect((await t.publishing.usagesOf([await t.program(id)])).get(id)).toEqual(usage)
      await expectSound(t.ledger)
    })

    it('is notified of moves that others make; participants are notified of every move, once each', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(300_000)
      const id = await t.running(nabt, 300_000)
      const people = []
      for (let one = 0; one < 53; one++) people.push(await t.person())
      for (const [index, person] of people.entries())
        await t.joined(id, person, index === 52 ? 'Rejected' : index % 2 ? 'Pending' : 'Accepted')
      await t.publishing.changeStatus(nabt, { id, status: 'OnHold' })
      const move = { programId: id, programName: 'The morning cup', programStatus: 'OnHold' }
      await Promise.all([t.publishing.sendNotices(), t.publishing.sendNotices()])
      await t.publishing.sendNotices()
      for (const person of people.slice(0, 52))
        expect(await t.notifications(person)).toEqual([{ type: 'PROGRAM_STATUS_CHANGED', meta: JSON.stringify(move), reference_id: id }])
      expect(await t.notifications(people[52]!)).toEqual([])
      const ofOwner = async () =>
        (await t.notifications(nabt)).filter(({ type }) => type === 'PROGRAM_STATUS_CHANGED').map(({ meta }) => JSON.parse(meta) as object)
      expect(await ofOwner()).toEqual([])
      await t.db.transaction().execute((tx) => t.publishing.changeStatusByAdmin(tx, id, { status: 'Retired', reason: 'Not allowed' }))
      expect(await ofOwner()).toEqual([{ ...move, programStatus: 'Retired', message: 'Not allowed' }])
    })

    it('sees the findings of publishing in advance', async () => {
      const t = await publishingHarness(await open())
      const nabt = await t.brand(100_000)
      const id = await t.draft(nabt, 50_000, {}, ['CATALOGUE'])
      const run = await t.publishing.dryRun(nabt, { programId: id, publishDate: null })
      expect(run).toMatchObject({ isReady: false, availableBalance: 100_000, bill: { total: 50_000 }, checkedAt: t.clock.now() })
      expect(run.findings.map(({ result, check, reason }) => `${result} ${check} ${reason}`)).toEqual(
        expect.arrayContaining(['FAILED STEPS STEP_MISSING', 'WARNING BUDGET BELOW_LADDER', 'PASSED PHONE OPENS', 'PASSED CLICK_ID KEPT']),
      )
      expect(await refusal(t.publishing.dryRun(await t.brand(10_000), { programId: id, publishDate: null }))).toEqual({
        code: 'PROGRAM_NOT_FOUND',
      })
      expect(await t.program(id)).toMatchObject({ status: 'Draft' })
      for (let times = 1; times < 20; times++) await t.publishing.dryRun(nabt, { programId: id, publishDate: null })
      expect(await refusal(t.publishing.dryRun(nabt, { programId: id, publishDate: null }))).toMatchObject({ code: 'RATE_LIMITED' })
    })
  })
})
