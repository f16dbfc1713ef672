import { describe, expect, it } from 'vitest'
import { mostPaidAtOnce } from '@wasla/contract/rewards/payout.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { rewardViewNames } from '#database/migrations/first/rewards.rules.ts'
import { invariants } from '#database/invariants/invariants.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { counted } from '../../testing/counted.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { tamper } from '../ledger/testing/tamper.ts'
import { recordChanged, tellNobody } from './testing/figures-changed.ts'
import { at, rewardsHarness, sample, type RewardsHarness } from './testing/rewards-harness.ts'

const page = { limit: 20, offset: 0 }
const cash = [sample[0]!]

/** Returns all runs with their totals. */
const runsOf = async (t: RewardsHarness) =>
  (await t.rewards.runs(page)).data.map(({ asOf, finishedAt, programs, participants, amount, unpaid }) => ({
    asOf,
    isFinished: finishedAt !== null,
    programs,
    participants,
    amount,
    unpaid,
  }))
const byProfile = (one: { profileId: string }, other: { profileId: string }) => (one.profileId < other.profileId ? -1 : 1)
const paidIn = async (t: RewardsHarness, id: string) => (await t.rewardsOf(id)).filter(({ state }) => state === 'Paid').length

describe('payout runs', () => {
  eachDatabase((open) => {
    it('pay on Sunday at 09:00 the rewards that are no longer on hold, with lines and notifications for both sides (L-08)', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 500_000, milestones: cash })
      const noura = await t.participant(id)
      await t.sold(id, noura)
      // The reward was earned on 15 March, so it is on hold until 29 March at noon, after the run of that Sunday.
      t.moveTo('2026-03-29T12:00')
      await t.rewards.payDue()
      expect((await t.money(noura)).available).toBe(0)
      expect(await t.rewards.unpaid(noura, null)).toMatchObject([{ amount: 10_000, reason: 'NEXT_RUN', expectedOn: '2026-04-05' }])
      t.moveTo('2026-04-05T08:59')
      await t.rewards.payDue()
      expect((await t.money(noura)).available).toBe(0)
      t.moveTo('2026-04-05T09:00')
      await t.rewards.payDue()
      await t.rewards.payDue()
      expect([(await t.money(noura)).available, await t.escrow(id)]).toEqual([10_000, 490_000])
      const [run] = (await t.rewards.runs(page)).data
      expect(run).toMatchObject({ asOf: at('2026-04-05T09:00'), programs: 1, participants: 1, amount: 10_000, unpaid: 0 })
      expect(run?.finishedAt).toBe(t.clock.now())
      const { data } = await t.wallet.transactions(noura, null, page)
      expect(data.map(({ row }) => [row.type, row.netAmount])).toEqual([['PROGRAM_EARNING', 10_000]])
      const notices = await t.noticesOf(noura)
      expect(notices.find(({ type }) => type === 'PROGRAM_EARNING_RECEIVED')?.meta).toMatchObject({ amount: 10_000 })
      const line = (await t.notifications(noura)).find(({ type }) => type === 'PROGRAM_EARNING_RECEIVED')
      expect(line?.reference_id).toBe(data[0]?.row.id)
      const brands = (await t.wallet.transactions(nabt, { types: ['PROGRAM_PAYOUT'] }, page)).data
      expect(brands.map(({ row }) => [row.netAmount, row.total, row.childrenCount])).toEqual([[0, 10_000, 1]])
      expect(await t.rewards.unpaid(noura, null)).toEqual([])
      await expectSound(t.ledger)
    })

    it('show in both wallets what the money is for: program, days, and milestones that add up to the line', async () => {
      const handle = await open()
      const seen = counted(handle.db)
      const t = await rewardsHarness({ ...handle, db: seen.db }, { env: { mode: 'demo' } })
      const nabt = await t.brand(500_000)
      const milestones = [
        { id: 'm1', target: 1, rewardType: 'CASH', amount: 10_001 },
        { id: 'm2', target: 2, rewardType: 'CASH', amount: 5_000 },
      ] as const
      const id = await t.launched(nabt, { budget: 500_000, milestones })
      await t.rewards.payDue()
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura, 2)
      await t.sold(id, saad)
      const [coming] = (await t.wallet.mine(noura)).upcoming
      expect(coming).toMatchObject({
        amount: 15_001,
        rewards: [
          { title: '1 order', amount: 10_001 },
          { title: '2 orders', amount: 5_000 },
        ],
      })
      t.moveTo('2026-03-22T09:00')
      await t.rewards.payDue()
      const rewardsIn = async (viewer: typeof noura) => {
        seen.statements = 0
        const { data } = await t.wallet.transactions(viewer, { types: ['PROGRAM_EARNING', 'PROGRAM_PAYOUT'] }, page)
        return data.map(({ row }) => ({ total: row.total, rewards: row.rewards }))
      }
      const days = { programId: id, canOpenProgram: true, from: '2026-03-15', until: '2026-03-22' }
      const line = (target: number, count: number, amount: number) => ({ target, count, amount })
      expect(await rewardsIn(noura)).toMatchObject([
        { total: 15_001, rewards: { ...days, milestones: [line(1, 1, 10_001), line(2, 1, 5_000)] } },
      ])
      expect(await rewardsIn(saad)).toMatchObject([{ total: 10_001, rewards: { ...days, milestones: [line(1, 1, 10_001)] } }])
      expect(await rewardsIn(nabt)).toMatchObject([
        { total: 25_002, rewards: { ...days, milestones: [line(1, 2, 20_002), line(2, 1, 5_000)] } },
      ])

      // More lines need no more statements.
      const costOfOne = seen.statements
      await t.sold(id, await t.participant(id))
      t.moveTo('2026-03-29T09:00')
      await t.rewards.payDue()
      expect((await rewardsIn(nabt)).map(({ rewards }) => rewards?.from)).toEqual(['2026-03-22', '2026-03-15'])
      expect(seen.statements).toBe(costOfOne)
      await expectSound(t.ledger)
    })

    it('follow the payout frequency of each program, and catch up on missed runs in order (F26)', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(1_500_000)
      const rhythms = ['WEEKLY', 'MONTHLY', 'QUARTERLY'] as const
      const ids: string[] = []
      for (const paid of rhythms) ids.push(await t.launched(nabt, { budget: 500_000, milestones: cash, paid }))
      await t.rewards.payDue()
      for (const id of ids) await t.sold(id, await t.participant(id))
      const counts = async () => Promise.all(ids.map((id) => paidIn(t, id)))
      t.moveTo('2026-03-22T09:00')
      await t.rewards.payDue()
      expect(await counts()).toEqual([1, 0, 0])
      for (const id of ids) await t.sold(id, await t.participant(id))
      t.moveTo('2026-04-05T10:00')
      await t.rewards.payDue()
      expect(await counts()).toEqual([2, 2, 2])
      expect((await runsOf(t)).map(({ asOf }) => asOf).toSorted()).toEqual(
        ['2026-03-15', '2026-03-22', '2026-03-29', '2026-04-01', '2026-04-05'].map((day) => at(`${day}T09:00`)),
      )
      await expectSound(t.ledger)
    })

    it('are made once if the clock jumps by an hour, back or ahead, before and after a run (F30)', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 500_000, milestones: cash })
      await t.rewards.payDue()
      await t.sold(id, await t.participant(id))
      const after = async (...moments: readonly string[]) => {
        for (const moment of moments) {
          t.moveTo(moment)
          await t.rewards.payDue()
        }
        return [(await runsOf(t)).length, await paidIn(t, id)]
      }
      const before = (await runsOf(t)).length
      expect(await after('2026-03-22T08:30')).toEqual([before, 0])
      // The clock is an hour ahead: the run is early. Then it is right again, and the time of the run comes a second time.
      expect(await after('2026-03-22T09:30', '2026-03-22T08:31', '2026-03-22T09:00')).toEqual([before + 1, 1])
      expect(await after('2026-03-22T08:00', '2026-03-22T09:00', '2026-03-22T10:00')).toEqual([before + 1, 1])
      expect(await after('2026-03-29T09:00')).toEqual([before + 2, 1])
      await expectSound(t.ledger)
    })

    it('skip participants who cannot be paid, report why, and pay them once they can be (L-09, X-31)', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 500_000, milestones: cash })
      const [noura, saad, yara] = [await t.participant(id), await t.participant(id), await t.participant(id)]
      for (const one of [noura, saad, yara]) await t.sold(id, one)
      const become = (profileId: string, status: 'Active' | 'IdentityVerifying') =>
        t.db.updateTable('profiles').set({ status }).where('id', '=', profileId).execute()
      await become(saad.profileId, 'IdentityVerifying')
      await t.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', yara.userId).execute()
      t.moveTo('2026-03-22T09:00')
      await t.rewards.payDue()
      expect((await runsOf(t))[0]).toMatchObject({ isFinished: true, participants: 1, amount: 10_000, unpaid: 2 })
      const [run] = (await t.rewards.runs(page)).data
      const report = await t.rewards.runReport(run?.id ?? '', page)
      expect(report?.lines.map(({ profileId, reason }) => [profileId, reason])).toEqual(
        [
          [noura.profileId, null],
          [saad.profileId, 'NOT_VERIFIED'],
          [yara.profileId, 'SUSPENDED'],
        ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
      )
      expect(await t.rewards.unpaid(saad, null)).toMatchObject([{ reason: 'NOT_VERIFIED', expectedOn: null }])
      await become(saad.profileId, 'Active')
      t.moveTo('2026-03-29T09:00')
      await t.rewards.payDue()
      expect([(await t.money(saad)).available, (await t.money(yara)).available]).toEqual([10_000, 0])
      await expectSound(t.ledger)
    })

    it('pay many participants of a program in batches, each once, and show the brand one payout (P-17)', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 500_000, milestones: [{ id: 'm1', target: 1, rewardType: 'CASH', amount: 500 }] })
      const people = []
      const count = mostPaidAtOnce + 21
      for (let one = 0; one < count; one++) people.push(await t.participant(id))
      await t.tell(people.map((one) => t.change(id, one)))
      t.moveTo('2026-03-22T09:00')
      await Promise.all([t.rewards.payDue(), t.rewards.payDue(), t.rewards.payDue()])
      expect((await runsOf(t))[0]).toMatchObject({ isFinished: true, programs: 1, participants: count, amount: count * 500 })
      for (const one of people) expect((await t.money(one)).available).toBe(500)
      const lists = await t.wallet.transactions(nabt, { types: ['PROGRAM_PAYOUT'] }, page)
      const [payout] = lists.data
      expect([lists.count, payout?.row.total, payout?.row.netAmount]).toEqual([1, count * 500, 0])
      expect(payout?.row.childrenCount).toBe(count)
      expect(
        (await t.wallet.paymentsOf([payout?.row.id ?? ''])).get(payout?.row.id ?? '')?.map(({ profileId, amount }) => [profileId, amount]),
      ).toEqual(people.map(({ profileId }) => [profileId, 500]).toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
      expect(payout?.row.createdAt).toBe((await t.rewards.runs(page)).data[0]?.startedAt)
      expect(await t.escrow(id)).toBe(500_000 - count * 500)
      await expectSound(t.ledger)
    })

    it('add to the same payout after an interruption, even for a participant who has earned more since (P-17)', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, {
        budget: 500_000,
        milestones: [...cash, { id: 'm2', target: 2, rewardType: 'CASH', amount: 500 }],
      })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura)
      t.moveTo('2026-03-22T09:00')
      const { id: runId } = await inTransaction(t.db, (tx) => t.rewards.requestRun(tx, null))
      const payout = async () => (await t.wallet.transactions(nabt, { types: ['PROGRAM_PAYMENT'] }, page)).data.map(({ row }) => row)
      await t.rewards.payRequested({ id: runId })
      const [before] = await payout()
      const linesOf = async ({ id: row }: { id: string }) =>
        new Map((await t.wallet.paymentsOf([row])).get(row)?.map(({ profileId, amount }) => [profileId, amount]))
      expect(await linesOf(before!)).toEqual(new Map([[noura.profileId, 10_000]]))
      // The run is as a kill leaves it: it is open, and continues much later.
      await t.db.updateTable('payout_runs').set({ finished_at: null }).where('id', '=', runId).execute()
      await t.sold(id, noura)
      await t.sold(id, saad)
      await t.db.updateTable('rewards').set({ payable_at: 1 }).where('state', '=', 'Accrued').execute()
      t.moveTo('2026-03-24T11:00')
      await t.rewards.payRequested({ id: runId })
      const [after] = await payout()
      expect(await linesOf(after!)).toEqual(
        new Map([
          [noura.profileId, 10_500],
          [saad.profileId, 10_000],
        ]),
      )
      expect(after).toEqual({ ...before, subtotal: 20_500, total: 20_500, childrenCount: 2, rewards: after?.rewards })
      expect(after?.rewards?.milestones.map(({ count, amount }) => [count, amount])).toEqual([
        [2, 20_000],
        [1, 500],
      ])
      expect(await payout()).toHaveLength(1)
      expect((await t.rewards.runs(page)).data).toMatchObject([{ programs: 1, participants: 2, amount: 20_500, unpaid: 0 }])
      const report = await t.rewards.runReport(runId, page)
      expect([report?.count, new Map(report?.lines.map(({ profileId, amount }) => [profileId, amount]))]).toEqual([
        2,
        await linesOf(after!),
      ])
      expect([(await t.money(noura)).available, (await t.money(saad)).available, await t.escrow(id)]).toEqual([10_500, 10_000, 479_500])
      await expectSound(t.ledger)
    })

    it('do nothing while payments are switched off, and pay afterwards (X-17)', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const id = await t.launched(await t.brand(500_000), { budget: 500_000, milestones: cash })
      await t.sold(id, await t.participant(id))
      t.moveTo('2026-03-22T09:00')
      const off = { ...t.flags, isOn: () => false }
      const { createRewardsService } = await import('./service.ts')
      const { programPeople } = await import('../participations/program-people.ts')
      const service = createRewardsService({ ...t, ...tellNobody, flags: off, people: programPeople })
      await service.payDue()
      await expect(inTransaction(t.db, (tx) => service.requestRun(tx, null))).rejects.toMatchObject({ code: 'FEATURE_DISABLED' })
      expect(await paidIn(t, id)).toBe(0)
      await t.rewards.payDue()
      expect(await paidIn(t, id)).toBe(1)
    })

    it('report changed figures in the transaction that pays, and pay nothing if the report fails', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const id = await t.launched(await t.brand(500_000), { budget: 500_000, milestones: cash })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      const both = [noura, saad].map(({ profileId }) => ({ programId: id, profileId })).toSorted(byProfile)
      for (const person of [noura, saad]) await t.sold(id, person)
      t.moveTo('2026-03-22T09:00')
      const { createRewardsService } = await import('./service.ts')
      const { programPeople } = await import('../participations/program-people.ts')
      const recorded = recordChanged()
      const figuresChanged: typeof recorded.figuresChanged = async (tx, changed) => {
        await recorded.figuresChanged(tx, changed)
        throw new Error('Nobody can be told now')
      }
      await createRewardsService({ ...t, figuresChanged, people: programPeople }).payDue()
      expect(recorded.changed.toSorted(byProfile)).toEqual(both)
      expect([await paidIn(t, id), (await t.money(noura)).available, (await runsOf(t))[0]?.isFinished]).toEqual([0, 0, false])

      // In the product, changed figures are queued for open pages.
      await t.db.deleteFrom('changed_figures').execute()
      await t.rewards.payDue()
      const waiting = await t.db.selectFrom('changed_figures').select(['program_id as programId', 'profile_id as profileId']).execute()
      expect(waiting.toSorted(byProfile)).toEqual(both)
      expect([await paidIn(t, id), (await t.money(noura)).available, (await runsOf(t))[0]?.isFinished]).toEqual([2, 10_000, true])
      await expectSound(t.ledger)
    })

    it('ignore the payout frequency if an admin requests them, but never the hold (X-30)', async () => {
      const t = await rewardsHarness(await open())
      const id = await t.launched(await t.brand(500_000), { budget: 500_000, milestones: cash, paid: 'QUARTERLY' })
      const noura = await t.participant(id)
      await t.sold(id, noura)
      const request = async (asOf: number | null) =>
        t.rewards.payRequested(await inTransaction(t.db, (tx) => t.rewards.requestRun(tx, asOf)))
      expect(await request(null)).toMatchObject({ amount: 0 })
      t.clock.advance(14 * 86_400_000)
      await expect(request(t.clock.now() + 1)).rejects.toMatchObject({ code: 'DTO_VALIDATION_ERROR' })
      const dry = t.rewards.dryRun(null)
      expect(await dry.totals()).toMatchObject({
        isDryRun: true,
        count: 1,
        run: { programs: 1, participants: 1, amount: 10_000, unpaid: 0 },
      })
      expect(await dry.lines(page)).toEqual([{ programId: id, profileId: noura.profileId, amount: 10_000, reason: null }])
      expect(await request(t.clock.now() - 1)).toMatchObject({ amount: 0 })
      const now = t.clock.now()
      expect(await request(now)).toMatchObject({ kind: 'Requested', amount: 10_000, finishedAt: now })
      expect(await request(now)).toMatchObject({ amount: 10_000 })
      expect((await t.money(noura)).available).toBe(10_000)
      await expectSound(t.ledger)
    })

    it('pay other programs if one cannot be paid, and pay that one later', async () => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const nabt = await t.brand(500_000)
      const ids = [
        await t.launched(nabt, { budget: 100_000, milestones: cash }),
        await t.launched(nabt, { budget: 100_000, milestones: cash }),
      ]
      const people = [await t.participant(ids[0]!), await t.participant(ids[1]!)]
      await t.sold(ids[0]!, people[0]!)
      await t.sold(ids[1]!, people[1]!)
      t.moveTo('2026-03-22T09:00')
      const { createRewardsService } = await import('./service.ts')
      const { programPeople } = await import('../participations/program-people.ts')
      const wallet: RewardsHarness['wallet'] = {
        ...t.wallet,
        payProgramRun: (tx, run) => {
          if (run.listed[1]?.profileId === people[0]!.profileId) throw new Error('The wallet cannot be paid now')
          return t.wallet.payProgramRun(tx, run)
        },
      }
      const recorded = recordChanged()
      await createRewardsService({ ...t, ...recorded, wallet, people: programPeople }).payDue()
      expect([await paidIn(t, ids[0]!), await paidIn(t, ids[1]!), (await runsOf(t))[0]?.isFinished]).toEqual([0, 1, false])
      expect(recorded.changed).toEqual([{ programId: ids[1], profileId: people[1]!.profileId }])
      await t.rewards.payDue()
      expect([await paidIn(t, ids[0]!), (await runsOf(t))[0]]).toMatchObject([1, { isFinished: true, programs: 2, participants: 2 }])
      await expectSound(t.ledger)
    })
  })
})

describe('rewards of participants who cannot be paid', () => {
  eachDatabase((open) => {
    it('go back to the budget after twelve months, which then pays for waiting rewards first (L-09)', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 10_000, milestones: cash })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura)
      await t.sold(id, saad)
      await t.db.updateTable('profiles').set({ status: 'IdentityVerifying' }).where('id', '=', noura.profileId).execute()
      t.clock.advance(364 * 86_400_000)
      await t.rewards.giveBackForgotten()
      expect((await t.rewardsOf(id)).map(({ state }) => state)).toEqual(['Accrued', 'Waiting'])
      t.clock.advance(86_400_000)
      await t.rewards.giveBackForgotten()
      expect((await t.rewardsOf(id)).map(({ state, returnedAt }) => [state, returnedAt])).toEqual([
        ['Returned', t.clock.now()],
        ['Accrued', null],
      ])
      const story = await t.rewards.timeline(nabt, { programId: id, profileId: noura.profileId }, 'ar')
      expect(story.map(({ kind }) => kind)).toContain('RETURNED')
      await expectSound(t.ledger)
    })

    it('stay reserved in a retired program for these twelve months; the rest goes back after the last run (L-10)', async () => {
      const t = await rewardsHarness(await open())
      const nabt = await t.brand(500_000)
      const id = await t.launched(nabt, { budget: 100_000, milestones: cash })
      const [noura, saad] = [await t.participant(id), await t.participant(id)]
      await t.sold(id, noura)
      await t.sold(id, saad)
      await t.db.updateTable('profiles').set({ status: 'IdentityVerifying' }).where('id', '=', saad.profileId).execute()
      const round = async (text: string) => {
        t.moveTo(text)
        await t.rewards.payDue()
        await t.rewards.giveBackForgotten()
        await t.publishing.followSchedules()
        return [await t.escrow(id), (await t.money(nabt)).available]
      }
      expect(await round('2026-07-01T00:00')).toEqual([90_000, 400_000])
      expect(await round('2026-08-16T09:00')).toEqual([10_000, 480_000])
      expect(await round('2027-03-21T09:00')).toEqual([0, 490_000])
      expect((await t.money(noura)).available).toBe(10_000)
      await expectSound(t.ledger)
    })
  })
})

describe('reading a participation', () => {
  it('shows brand, participant and manager the same timeline, and others nothing (O-07)', async () => {
    const { openTestDatabase } = await import('#database/testing/each-database.ts')
    const t = await rewardsHarness(await openTestDatabase())
    const nabt = await t.brand(500_000)
    const id = await t.launched(nabt, { budget: 500_000 })
    const [noura, saad, agent] = [await t.participant(id), await t.person(), await t.person({ type: 'AGENT' })]
    await t.sold(id, noura, 2)
    const of = { programId: id, profileId: noura.profileId }
    const refused = { code: 'PROGRAM_NOT_FOUND' }
    await expect(t.rewards.timeline(agent, of, 'en')).rejects.toMatchObject(refused)
    await t.db
      .insertInto('managed_accounts')
      .values({
        id: t.ids.uuid(),
        manager_id: agent.profileId,
        talent_id: noura.profileId,
        status: 'Accepted',
        created_at: 1,
        answered_at: 2,
      })
      .execute()
    const story = await t.rewards.timeline(noura, of, 'en')
    expect(story.map(({ kind, reward, isToCome }) => [kind, reward ?? null, isToCome])).toEqual([
      ['JOINED', null, false],
      ['MILESTONE_REACHED', 'SAR\u00A0100.00', false],
      ['MILESTONE_REACHED', 'Breakfast for two', false],
      ['HOLD_ENDS', 'SAR\u00A0100.00', true],
      ['PAYOUT', 'SAR\u00A0100.00', true],
      ['PROGRAM_ENDS', null, true],
    ])
    expect(await t.rewards.timeline(nabt, of, 'en')).toEqual(story)
    expect(await t.rewards.timeline(agent, of, 'en')).toEqual(story)
    await expect(t.rewards.timeline(saad, of, 'en')).rejects.toMatchObject(refused)
    expect(await t.rewards.unpaid(agent, noura.profileId)).toEqual(await t.rewards.unpaid(noura, null))
    await expect(t.rewards.unpaid(nabt, noura.profileId)).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' })
    const wallet = await t.wallet.mine({ ...noura, profileType: 'INFLUENCER' } as never)
    expect(wallet).toMatchObject({ pendingBalance: 10_000, upcoming: [{ kind: 'REWARD', amount: 10_000, date: '2026-04-05' }] })
  })
})

describe('the invariants of rewards', () => {
  const changes = [
    { view: 'rewards_i8_paid', statement: `update rewards set amount = amount + 1 where state = 'Paid' and reward_type = 'CASH'` },
    {
      view: 'rewards_i8_accrued',
      statement: `update rewards set amount = amount + 1000000 where state = 'Accrued' and reward_type = 'CASH'`,
    },
    { view: 'wallet_i8_payouts', statement: 'update program_payments set amount = amount + 1' },
    { view: 'wallet_i8_payouts', statement: `update wallet_transactions set source_id = 'none' where change = 'rewardsPaid'` },
    { view: 'rewards_i8_states', statement: `update rewards set paid_at = null where state = 'Paid' and reward_type = 'CASH'` },
    { view: 'rewards_i8_held', statement: `update rewards set state = 'Held' where state = 'Accrued' and reward_type = 'CASH'` },
  ]

  eachDatabase((open) => {
    it.each(changes)('find a violation by data that was changed directly in the database ($view)', async ({ view, statement }) => {
      const t = await rewardsHarness(await open(), { env: { mode: 'demo' } })
      const id = await t.launched(await t.brand(500_000), { budget: 500_000 })
      await t.sold(id, await t.participant(id))
      t.moveTo('2026-03-22T09:00')
      await t.rewards.payDue()
      await t.sold(id, await t.participant(id), 2)
      await expectSound(t.ledger)
      await tamper(t, statement)
      expect((await brokenInvariants(t.db)).map((one) => one.view)).toContain(view)
    })
  })

  it('include every view of rewards', () => {
    expect(invariants.filter(({ view }) => view.startsWith('rewards_')).map(({ view }) => view)).toEqual(rewardViewNames)
    expect(changes.map(({ view }) => view).filter((view) => view.startsWith('rewards_'))).toEqual(rewardViewNames)
    expect(invariants.map(({ view }) => view)).toEqual(expect.arrayContaining(changes.map(({ view }) => view)))
  })
})
