import { describe, expect, it } from 'vitest'
import { splitViewNames } from '#database/migrations/0011-splits.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { invariants } from '#database/invariants/invariants.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { endManagedAccounts } from '../managed-accounts/service.ts'
import { splitsHarness } from './testing/splits-harness.ts'

const page = { limit: 20, offset: 0 }

describe('a split of rewards', () => {
  eachDatabase((open) => {
    it('pays both in one posting, with the same share on both statements, and the brand reads nothing of it', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.sold(t.programId, t.noura, 2)
      expect(await t.shares()).toMatchObject([
        { amount: 499, basisPoints: 1500, outcome: null },
        { amount: 13_500, outcome: null },
      ])
      expect((await t.wallet.mine(t.noura)).pendingBalance).toBe(93_334 - 13_999)
      expect((await t.wallet.mine(t.omar)).pendingBalance).toBe(13_999)
      await t.payOn('2026-03-22')
      expect(await t.available(t.noura, t.omar)).toEqual([79_335, 13_999])
      const [own] = (await t.wallet.transactions(t.noura, null, page)).data
      const [his] = (await t.wallet.transactions(t.omar, null, page)).data
      expect(own?.row).toMatchObject({ netAmount: 79_335, rewards: { milestones: [{ amount: 90_001 }, { amount: 3_333 }] } })
      expect(own?.row.children.at(-1)).toMatchObject({ operation: 'DEBIT', amount: 13_999, metadata: { of: 93_334, percent: 15 } })
      expect(his?.row).toMatchObject({
        netAmount: 13_999,
        metadata: { reason: 'SHARE_RECEIVED', profileId: t.noura.profileId, of: 93_334 },
      })
      const postings = await t.db.selectFrom('ledger_transactions').select('id').where('kind', '=', 'PROGRAM_PAYOUT').execute()
      expect(postings).toHaveLength(1)
      const [payout] = (await t.wallet.transactions(t.nabt, { types: ['PROGRAM_PAYOUT'] }, page)).data
      expect(payout?.row.total).toBe(93_334)
      expect([...(await t.wallet.paymentsOf([payout?.row.id ?? ''])).values()]).toEqual([
        [{ profileId: t.noura.profileId, amount: 93_334 }],
      ])
      expect((await t.wallet.mine(t.omar)).pendingBalance).toBe(0)
      const paid = (await t.paidShares()).map(({ amount, rewardAmount, outcome, milestone }) => [
        amount,
        rewardAmount,
        outcome,
        milestone.en,
      ])
      expect(new Set(paid)).toEqual(
        new Set([
          [499, 3_333, 'Paid', '2 orders'],
          [13_500, 90_001, 'Paid', '1 order'],
        ]),
      )
      expect((await t.noticesOf(t.omar)).map(({ type }) => type)).toEqual(['SPLIT_AGREED', 'SPLIT_SHARE_RECEIVED'])
      await expectSound(t.ledger)
    })

    it('never changes what is earned: neither its end, nor a new percentage, nor an agreement after the reward', async () => {
      const t = await splitsHarness(await open())
      await t.sold(t.programId, t.noura)
      t.clock.advance(1_000)
      const first = await t.agree({ percent: 10 })
      t.clock.advance(1_000)
      await t.sold(t.programId, t.noura)
      t.clock.advance(1_000)
      await t.agree({ percent: 50 })
      t.clock.advance(1_000)
      await t.managedAccounts.endSplit(t.noura, first.id)
      expect(await t.shares()).toMatchObject([{ amount: 333, basisPoints: 1000 }])
      await t.payOn('2026-03-22')
      expect(await t.available(t.noura, t.omar)).toEqual([93_334 - 333, 333])
      await expectSound(t.ledger)
    })

    it('applies from its day on, and a split of the program has precedence over one for all programs', async () => {
      const t = await splitsHarness(await open())
      await t.agree({ percent: 20, startsOn: '2026-03-16' })
      await t.sold(t.programId, t.noura)
      expect(await t.shares()).toEqual([])
      await t.agree({ percent: 5, programId: t.programId, startsOn: '2026-03-17' })
      t.moveTo('2026-03-17T00:00')
      await t.sold(t.programId, t.noura)
      expect(await t.shares()).toMatchObject([{ amount: 166, basisPoints: 500 }])
    })

    it('is set again if a milestone reopens and is reached again', async () => {
      const t = await splitsHarness(await open())
      const { id } = await t.agree()
      await t.sold(t.programId, t.noura)
      t.clock.advance(1_000)
      await t.managedAccounts.endSplit(t.omar, id)
      await t.reversed(t.programId, t.noura)
      expect(await t.shares()).toEqual([])
      t.clock.advance(1_000)
      await t.sold(t.programId, t.noura)
      expect(await t.shares()).toEqual([])
    })

    it('ends with the managed account, by either side or if an account closes, and what was earned is still paid to both', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.propose()
      await t.sold(t.programId, t.noura)
      t.clock.advance(1_000)
      await t.managedAccounts.remove(t.noura, t.account)
      const states = () => t.db.selectFrom('splits').select(['status', 'ended_by']).orderBy('status').execute()
      expect(await states()).toEqual([
        { status: 'Ended', ended_by: null },
        { status: 'Withdrawn', ended_by: null },
      ])
      t.clock.advance(1_000)
      await t.sold(t.programId, t.noura)
      await t.payOn('2026-03-22')
      expect(await t.available(t.noura, t.omar)).toEqual([93_334 - 13_500, 13_500])
      await expectSound(t.ledger)
    })

    it('leaves a share with the networker if the manager’s account was closed before the payout', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.sold(t.programId, t.noura)
      await inTransaction(t.db, async (tx) => {
        await endManagedAccounts(tx, t, { userId: t.omar.userId }, 'closed')
        await tx.insertInto('closed_accounts').values({ user_id: t.omar.userId, closed_at: t.clock.now(), erased_at: null }).execute()
      })
      await t.payOn('2026-03-22')
      expect(await t.available(t.noura, t.omar)).toEqual([90_001, 0])
      expect(await t.shares()).toMatchObject([{ amount: 13_500, outcome: 'Left' }])
      await expectSound(t.ledger)
    })

    it('pays the share of a suspended manager into a wallet that they cannot use until they are reinstated', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.sold(t.programId, t.noura)
      await t.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', t.omar.userId).execute()
      await t.payOn('2026-03-22')
      expect(await t.available(t.noura, t.omar)).toEqual([76_501, 13_500])
      await expectSound(t.ledger)
    })

    it('gives nothing to anybody while the networker cannot be paid', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.sold(t.programId, t.noura)
      await t.db.updateTable('profiles').set({ status: 'IdentityVerifying' }).where('id', '=', t.noura.profileId).execute()
      await t.payOn('2026-03-22')
      expect(await t.available(t.noura, t.omar)).toEqual([0, 0])
      await t.db.updateTable('profiles').set({ status: 'Active' }).where('id', '=', t.noura.profileId).execute()
      await t.payOn('2026-03-29')
      expect(await t.available(t.noura, t.omar)).toEqual([76_501, 13_500])
    })

    it('takes no more proposals than a day allows', async () => {
      const t = await splitsHarness(await open())
      for (let one = 0; one < 10; one++) {
        const { id } = await t.propose()
        await t.managedAccounts.endSplit(t.omar, id)
      }
      await expect(t.propose()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
      await expect(t.propose({ by: t.noura })).resolves.toMatchObject({ status: 'Proposed' })
    })

    it('is written to the audit log with who changed it', async () => {
      const t = await splitsHarness(await open())
      const { id } = await t.agree()
      await t.managedAccounts.endSplit(t.omar, id)
      const lines = await t.db.selectFrom('audit').select(['actor', 'action']).where('target', '=', id).orderBy('id').execute()
      expect(lines.map(({ actor, action }) => `${action} ${actor}`).toSorted()).toEqual([
        `split.agreed ${t.noura.userId}`,
        `split.ended ${t.omar.userId}`,
        `split.proposed ${t.omar.userId}`,
      ])
    })

    it('is refused by the database if its terms or a share that was earned change', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.sold(t.programId, t.noura)
      const cheats = () => [
        t.db.updateTable('splits').set({ basis_points: 5000 }).execute(),
        t.db.updateTable('splits').set({ program_id: t.programId }).execute(),
        t.db.updateTable('reward_shares').set({ amount: 1 }).execute(),
        t.db.updateTable('reward_shares').set({ manager_id: t.nabt.profileId }).execute(),
      ]
      for (const cheat of cheats()) await expect(cheat).rejects.toThrow()
      await t.payOn('2026-03-22')
      await expect(t.db.updateTable('reward_shares').set({ outcome: 'Left' }).execute()).rejects.toThrow()
      await expect(t.db.deleteFrom('reward_shares').execute()).rejects.toThrow()
    })

    it('is watched by views that name each share that does not add up', async () => {
      const t = await splitsHarness(await open())
      await t.agree()
      await t.sold(t.programId, t.noura)
      const broken = async () => (await brokenInvariants(t.db)).map(({ view }) => view)
      expect(await broken()).toEqual([])
      const [reward] = await t.rewardsOf(t.programId)
      await t.db
        .updateTable('rewards')
        .set({ amount: reward!.amount - 20 })
        .where('id', '=', reward!.id)
        .execute()
      expect(await broken()).toEqual(['splits_i8_shares'])
      await t.db.updateTable('rewards').set({ amount: reward!.amount }).where('id', '=', reward!.id).execute()
      await t.db.updateTable('reward_shares').set({ outcome: 'Paid' }).execute()
      expect(await broken()).toEqual(['splits_i8_shares', 'splits_i8_paid'])
    })
  })

  it('has every view in the list of invariants', () => {
    expect(invariants.map(({ view }) => view).filter((view) => view.startsWith('splits_'))).toEqual(splitViewNames)
  })
})
