import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { tamper } from '../../ledger/testing/tamper.ts'
import { bankAccount } from '../../wallet/testing/harness.ts'
import type { Viewer } from '../../session/viewer.ts'
import { adminTestApp, type AdminTestApp } from '../testing/admin-app.ts'

const { user, profile } = NOURA
const viewer = { userId: user.id, profileId: profile.id, profileType: profile.type, sessionId: 'test' } as Viewer

async function adjusted({ service, finance, lead }: AdminTestApp): Promise<string> {
  const input = { profileId: profile.id, amount: 100_000, reason: 'Paid twice in March', idempotencyKey: 'key-of-the-form' }
  const { id } = await service.proposeAdjustment(finance, input)
  await service.decideAdjustment(lead, { id, approve: true })
  return id
}

describe('the records of the finance desk', () => {
  eachWorld((open) => {
    it.each([
      ['an adjustment is said to be another', `update wallet_adjustments set amount = amount + 1`],
      ['a transaction belongs to no adjustment', `delete from wallet_adjustments`],
    ])('break an invariant if %s', async (_what, change) => {
      const t = await adminTestApp(await open())
      await adjusted(t)
      expect(await brokenInvariants(t.db)).toEqual([])
      await tamper(t, change)
      expect((await brokenInvariants(t.db)).map(({ view }) => view)).toEqual(['wallet_i9_adjustments'])
    })

    it('are deleted by a reset of the demo, after which the finance desk works as before', async () => {
      const t = await adminTestApp(await open())
      const { service, services, lead, finance, clock, db } = t
      const made = await adjusted(t)
      const { data: accounts } = await services.wallet.accounts(viewer, {})
      const account = accounts[0] ?? (await services.wallet.createAccount(viewer, bankAccount()))
      clock.advance(24 * 3_600_000)
      const waiting = await service.withdrawals({ status: 'Initiated', pagination: { limit: 100 } })
      for (const { id } of waiting.data.filter(({ profileId }) => profileId === profile.id))
        await service.settleWithdrawal(finance, id, { success: true })
      await services.wallet.withdraw(viewer, { amount: 10_000, withdrawalAccountId: account.id, idempotencyKey: 'key-of-withdrawal' })
      await inTransaction(db, (tx) => services.wallet.takeBankFile(tx, 'file', new Set()))
      await services.wallet.reconcile()
      expect((await service.reconciliations({})).count).toBeGreaterThan(0)

      await service.resetDemo(lead)
      // The two adjustments that every demo begins with.
      const corrections = await service.adjustments({})
      expect(corrections.data.map(({ status }) => status)).toEqual(['Proposed', 'Posted'])
      expect(corrections.data.map(({ id }) => id)).not.toContain(made)
      expect((await service.reconciliations({})).count).toBe(0)
      expect(await db.selectFrom('bank_files').selectAll().execute()).toEqual([])
      await adjusted(t)
      await expectSound(services.ledger)
    })
  })
})
