import { describe, expect, it } from 'vitest'
import { mostPaidAtOnce } from '@wasla/contract/rewards/payout.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { refusal } from '../session/testing/session-harness.ts'
import type { Viewer } from '../session/viewer.ts'
import { rewardsHarness, type RewardsHarness } from './testing/rewards-harness.ts'

const milestones = [
  { id: 'm1', target: 1, rewardType: 'CASH', amount: 10_000 },
  { id: 'm2', target: 2, rewardType: 'CASH', amount: 20_000 },
] as const
const page = { limit: 20, offset: 0 }
const friday = '2026-03-20T09:00'
const sunday = '2026-03-22T09:00'

/** Adds a bank account with this IBAN to a profile. */
const addAccount = (t: RewardsHarness, { profileId }: Pick<Viewer, 'profileId'>, iban: string) =>
  t.db
    .insertInto('withdrawal_accounts')
    .values({
      ...{ id: t.ids.uuid(), profile_id: profileId, type: 'INDIVIDUAL', currency: 'SAR', country_id: 'SA', iban },
      ...{ address: null, bank_address: null, bank_name: 'A bank', city: null, mobile_number: null },
      ...{ name_on_account: 'A name', swift_code: 'RJHISARI', created_at: 1, updated_at: 1, deleted_at: null },
    })
    .execute()

async function shareAccount(t: RewardsHarness, one: Viewer, other: Viewer) {
  await addAccount(t, one, 'SA01')
  await addAccount(t, other, 'SA01')
}

/** Returns a program without holds, whose one participant shares no contact with its owner yet. */
async function running(handle: Parameters<typeof rewardsHarness>[0], budget = 50_000) {
  const t = await rewardsHarness(handle, { env: { mode: 'demo' } })
  const nabt = await t.brand(budget)
  const id = await t.launched(nabt, { budget, milestones })
  const huda = await t.participant(id)
  const decide = (caseId: string, pays: boolean, note = 'We called both.') =>
    inTransaction(t.db, (tx) => t.rewards.reviews.decide(tx, caseId, { pays, note, adminId: 'admin' }))
  const open = async () => (await t.rewards.reviews.page('Open', page)).data
  const states = async () => (await t.rewardsOf(id)).map(({ state, amount }) => [state, amount])
  const onlyCase = async () => (await open())[0]?.id ?? ''
  return { ...t, nabt, id, huda, decide, open, states, onlyCase }
}

const typesOf = async (t: RewardsHarness, viewer: Viewer) => (await t.noticesOf(viewer)).map(({ type }) => type)

describe('a reward of a participant who shares a contact with the owner (Y-08)', () => {
  eachDatabase((handle) => {
    it('flags later withdrawals if it was paid before the contact was shared', async () => {
      const t = await running(await handle())
      await t.db.updateTable('profiles').set({ status: 'Active' }).where('id', '=', t.huda.profileId).execute()
      for (let sold = 0; sold < 2; sold++) await t.sold(t.id, t.huda)
      t.moveTo(sunday)
      await t.rewards.payDue()
      const flagsOf = async (name: string) => {
        const own = await t.db.selectFrom('withdrawal_accounts').select('id').where('profile_id', '=', t.huda.profileId).executeTakeFirst()
        const input = { amount: 10_000, withdrawalAccountId: own?.id ?? '', idempotencyKey: `${name}-withdrawal` }
        const { id, flags } = await t.services.wallet.withdraw(t.huda, input)
        const by = { adminId: 'finance', problemAfter: () => null, restOf: () => null, namesCompared: true }
        const say = () => inTransaction(t.db, (tx) => t.services.wallet.settleWithdrawal(tx, id, { success: true }, by))
        // The account has another name: the first statement approves the withdrawal, and the second settles it.
        expect([(await say()).outcome, (await say()).outcome]).toEqual(['approved', 'settled'])
        return flags
      }
      await addAccount(t, t.huda, 'SA01')
      expect(await flagsOf('before')).not.toContain('SHARED_CONTACT')
      await addAccount(t, t.nabt, 'SA01')
      expect(await flagsOf('after')).toContain('SHARED_CONTACT')
    })

    it('is held when its milestone is reached, with a notification to both sides, and remains reserved through every run', async () => {
      const t = await running(await handle())
      await shareAccount(t, t.nabt, t.huda)
      await t.sold(t.id, t.huda)
      expect(await t.states()).toEqual([['Held', 10_000]])
      expect(await t.open()).toMatchObject([{ profileId: t.huda.profileId, contacts: ['BANK_ACCOUNT'], amount: 10_000 }])
      expect(await typesOf(t, t.huda)).toContain('PROGRAM_REWARD_HELD')
      expect(await typesOf(t, t.nabt)).toContain('PROGRAM_REWARD_HELD')
      expect(await typesOf(t, t.huda)).not.toContain('PROGRAM_MILESTONE_ACHIEVED')
      t.moveTo(sunday)
      await t.rewards.payDue()
      await t.db.updateTable('profiles').set({ status: 'IdentityVerifying' }).where('id', '=', t.huda.profileId).execute()
      t.clock.advance(500 * 86_400_000)
      await t.rewards.payDue()
      await t.rewards.giveBackForgotten()
      expect(await t.states()).toEqual([['Held', 10_000]])
      expect([(await t.money(t.huda)).available, await t.escrow(t.id)]).toEqual([0, 50_000])
      expect(await t.rewards.unpaid(t.huda, null)).toMatchObject([
        { reason: 'HELD', expectedOn: null, heldUntil: expect.any(String) as unknown },
      ])
      expect((await t.rewards.timeline(t.nabt, { programId: t.id, profileId: t.huda.profileId }, 'en')).map(({ kind }) => kind)).toContain(
        'HELD',
      )
      await expectSound(t.ledger)
    })

    it('is held at payout if the bank account was added later; approval lets it be paid, and refusal frees its budget', async () => {
      const t = await running(await handle(), 30_000)
      const saad = await t.participant(t.id)
      await t.sold(t.id, t.huda, 2)
      await t.sold(t.id, saad)
      expect(await t.states()).toHaveLength(3)
      // The budget is used up, so the first milestone of Saad waits.
      expect((await t.states()).toSorted()).toEqual([
        ['Accrued', 10_000],
        ['Accrued', 20_000],
        ['Waiting', 10_000],
      ])
      await shareAccount(t, t.nabt, t.huda)
      t.moveTo(sunday)
      await t.rewards.payDue()
      expect((await t.money(t.huda)).available).toBe(0)
      const [one, other] = (await t.open()).toSorted((a, b) => a.amount - b.amount)
      expect([one?.amount, other?.amount]).toEqual([10_000, 20_000])
      await t.decide(one?.id ?? '', true)
      await t.decide(other?.id ?? '', false)
      expect((await t.states()).toSorted()).toEqual([
        ['Accrued', 10_000],
        ['Accrued', 10_000],
        ['Refused', 20_000],
      ])
      expect(await typesOf(t, t.huda)).toEqual(expect.arrayContaining(['PROGRAM_REWARD_APPROVED', 'PROGRAM_REWARD_REFUSED']))
      t.moveTo('2026-03-29T09:00')
      await t.rewards.payDue()
      expect([(await t.money(t.huda)).available, (await t.money(saad)).available, await t.escrow(t.id)]).toEqual([10_000, 10_000, 10_000])
      expect(await brokenInvariants(t.db)).toEqual([])
      await expectSound(t.ledger)
    })

    it('is held again if another contact is shared after its approval', async () => {
      const t = await running(await handle())
      await shareAccount(t, t.nabt, t.huda)
      await t.sold(t.id, t.huda)
      await t.decide(await t.onlyCase(), true)
      const { mobile_no } = await t.db.selectFrom('users').select('mobile_no').where('id', '=', t.nabt.userId).executeTakeFirstOrThrow()
      await t.db.updateTable('profiles').set({ contact_mobile: mobile_no }).where('id', '=', t.huda.profileId).execute()
      t.moveTo(sunday)
      await t.rewards.payDue()
      expect(await t.states()).toEqual([['Held', 10_000]])
      expect((await t.open())[0]?.contacts.toSorted()).toEqual(['BANK_ACCOUNT', 'PHONE'])
      await t.decide(await t.onlyCase(), true)
      t.moveTo('2026-03-29T09:00')
      await t.rewards.payDue()
      expect((await t.money(t.huda)).available).toBe(10_000)
      await expectSound(t.ledger)
    })

    it('is removed with its case when its results are reversed, and is held again if it is earned again', async () => {
      const t = await running(await handle())
      await shareAccount(t, t.nabt, t.huda)
      await t.sold(t.id, t.huda)
      const id = await t.onlyCase()
      await t.reversed(t.id, t.huda)
      expect([await t.states(), await t.open()]).toEqual([[], []])
      expect(await refusal(t.decide(id, true))).toBe('NO_CHANGES_TO_UPDATE')
      await t.sold(t.id, t.huda)
      expect(await t.states()).toEqual([['Held', 10_000]])
      expect(await t.onlyCase()).not.toBe(id)
      expect(await brokenInvariants(t.db)).toEqual([])
    })

    it('is decided once, even if several admins decide while results are counted', async () => {
      const t = await running(await handle())
      await shareAccount(t, t.nabt, t.huda)
      await t.sold(t.id, t.huda)
      const id = await t.onlyCase()
      t.moveTo(friday)
      const answers = await Promise.all([
        ...[true, false, true, false].map((pays) => refusal(t.decide(id, pays))),
        t.sold(t.id, await t.participant(t.id)),
      ])
      expect(answers.filter((one) => one === 'NO_CHANGES_TO_UPDATE')).toHaveLength(3)
      expect(await t.open()).toEqual([])
      expect(await brokenInvariants(t.db)).toEqual([])
    })

    it('does not end a run early: a participant who comes after a whole batch of held rewards is paid', async () => {
      const t = await running(await handle(), 2_000_000)
      const people: Viewer[] = []
      for (let one = 0; one <= mostPaidAtOnce; one++) people.push(await t.participant(t.id))
      await t.tell(people.map((one) => t.change(t.id, one)))
      const [honest, ...liars] = people.toSorted((one, other) => (one.profileId < other.profileId ? 1 : -1))
      if (!honest) throw new Error('There are people')
      for (const liar of liars) await addAccount(t, liar, 'SA02')
      await addAccount(t, t.nabt, 'SA02')
      t.moveTo(sunday)
      await t.rewards.payDue()
      expect((await t.money(honest)).available).toBe(10_000)
      expect((await t.rewards.reviews.page('Open', page)).count).toBe(liars.length)
      const [run] = (await t.rewards.runs(page)).data
      expect(run).toMatchObject({ participants: 1, amount: 10_000, finishedAt: expect.any(Number) as unknown })
    })
  })
})
