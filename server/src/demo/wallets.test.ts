import { describe, expect, it } from 'vitest'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { overdueIfCreatedBefore } from '@wasla/contract/wallet/withdrawals/due.ts'
import { transactionRows } from '@wasla/contract/wallet/transactions/rows.ts'
import { day } from '@wasla/mocks/world/clock.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { findAdjustmentPage } from '../domains/admin/stores/adjustments.ts'
import { expectSound } from '../domains/ledger/testing/harness.ts'
import { createServices } from '../services/services.ts'
import { fillAdmins } from '../testing/admins.ts'
import { testDeps } from '../testing/test-deps.ts'
import { eachWorld } from '../testing/test-world.ts'
import { resetWorld } from './reset.ts'

describe('the money of the demo', () => {
  eachWorld((open) => {
    it('moved through the ledger at past times, and the balances are those of the demo data', async () => {
      const handle = await open()
      const { wallet, ledger } = createServices(testDeps(handle, { mode: 'demo' }))
      const world = worldAt(testMoment)
      const owners = new Set([...world.topUps, ...world.withdrawals, ...world.programChanges].map(({ profileId }) => profileId))
      expect(owners.size).toBeGreaterThan(3)
      for (const profileId of owners) {
        const isOwn = (row: { profileId: string }) => row.profileId === profileId
        const rows = [
          ...world.topUps.filter(isOwn).map((topUp) => ({
            change: 'topUp' as const,
            topUp,
            returns: world.topUpReturns.filter(({ topUpId }) => topUpId === topUp.id),
          })),
          ...world.withdrawals.filter(isOwn).map((withdrawal) => ({ change: 'withdrawal' as const, withdrawal })),
          ...world.programChanges.filter(isOwn),
        ].flatMap(transactionRows)
        const [account] = await ledger.accounts(handle.db, [availableAccount(profileId)])
        expect(account?.balance).toBe(rows.reduce((sum, { netAmount }) => sum + netAmount, 0))
        const { count, data } = await wallet.transactions({ profileId }, null, { limit: 100 })
        expect(count).toBe(rows.length)
        const shown = data.map(({ row }) => [row.id, row.status, row.netAmount, row.createdAt])
        expect(shown.toSorted()).toEqual(rows.map((row) => [row.id, row.status, row.netAmount, row.createdAt]).toSorted())
      }
      await expectSound(ledger)
    })

    it('is in escrow: all amounts that programs reserved, less the amounts that they paid or returned (I8)', async () => {
      const handle = await open()
      const { wallet } = createServices(testDeps(handle, { mode: 'demo' }))
      const { programs, programChanges } = worldAt(testMoment)
      const published = programs.filter(({ publishedAt }) => publishedAt !== null)
      const escrows = await wallet.escrowsOf(
        handle.db,
        programs.map(({ id }) => id),
      )
      expect([...escrows.keys()].toSorted()).toEqual(published.map(({ id }) => id).toSorted())
      for (const { id, budget } of published) {
        const earned = programChanges.flatMap((change) =>
          change.change === 'rewardEarned' && change.programId === id ? change.amount : [],
        )
        expect(escrows.get(id)).toBe(budget - earned.reduce((sum, amount) => sum + amount, 0))
      }
    })

    it('includes withdrawals that wait for the back office, one of them overdue, and the demo bank does not settle them', async () => {
      const handle = await open()
      const { wallet } = createServices(testDeps(handle, { mode: 'demo' }))
      await wallet.settleDemoWithdrawals()
      const everything = { status: 'Initiated', flag: null, of: null } as const
      const page = { limit: 10, offset: 0 }
      const waiting = await wallet.findWithdrawals({ ...everything, openAndCreatedBefore: null }, page)
      expect(waiting.data.map(({ id }) => id)).toEqual(
        worldAt(testMoment).withdrawals.flatMap(({ id, status }) => (status === 'Initiated' ? id : [])),
      )
      expect(new Set(waiting.data.flatMap(({ flags }) => flags)).size).toBeGreaterThan(2)
      for (const weekday of [0, 1, 2, 3, 4, 5, 6]) {
        const now = testMoment + weekday * day
        const oldest = worldAt(now).withdrawals.find(({ status }) => status === 'Initiated')
        expect(oldest?.createdAt).toBeLessThan(overdueIfCreatedBefore(now))
      }
    })

    it('includes a top-up in progress', async () => {
      const handle = await open()
      const { wallet } = createServices(testDeps(handle, { mode: 'demo' }))
      const under = worldAt(testMoment).topUps.find(({ status }) => status === 'Initiated')
      await wallet.pollTopUps()
      const found = await wallet.topUpById({ profileId: under?.profileId ?? '', userId: '' }, under?.id ?? '')
      expect(found).toMatchObject({ status: 'Initiated', checkoutUrl: expect.stringContaining('/demo/') as string })
    })

    it('includes one adjustment by two admins and one that waits for the second admin', async () => {
      const handle = await open()
      const deps = testDeps(handle, { mode: 'demo' })
      const { ledger, wallet } = createServices(deps)
      const admins = await fillAdmins(handle.db, deps)
      await inTransaction(handle.db, (tx) => resetWorld(tx, { dialect: handle.dialect, now: testMoment }))
      const { data } = await findAdjustmentPage(handle.db, null, { limit: 10, offset: 0 })
      expect(data.map(({ status, proposedBy, decidedBy }) => [status, proposedBy, decidedBy])).toEqual([
        ['Proposed', admins.FINANCE, null],
        ['Posted', admins.FINANCE, admins.SUPER_ADMIN],
      ])
      const posted = data.find(({ status }) => status === 'Posted')
      const listed = await wallet.transactions({ profileId: posted?.profileId ?? '' }, null, { limit: 100 })
      expect(listed.data.find(({ row }) => row.id === posted?.id)?.row).toMatchObject({
        netAmount: posted?.amount,
        createdAt: posted?.decidedAt,
        metadata: { reason: 'ADJUSTMENT' },
      })
      await expectSound(ledger)
    })

    it('is the same after a reset', async () => {
      const handle = await open()
      const { ledger } = createServices(testDeps(handle, { mode: 'demo' }))
      const countOf = async (table: 'ledger_entries' | 'invoices') =>
        (
          await handle.db
            .selectFrom(table)
            .select((row) => row.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
        ).count
      const before = [await countOf('ledger_entries'), await countOf('invoices')]
      await inTransaction(handle.db, (tx) => resetWorld(tx, { dialect: handle.dialect, now: testMoment }))
      expect([await countOf('ledger_entries'), await countOf('invoices')]).toEqual(before)
      await expectSound(ledger)
    })
  })
})
