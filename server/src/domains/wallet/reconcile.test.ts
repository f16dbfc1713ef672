import { describe, expect, it } from 'vitest'
import { platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { comparisons } from '#database/invariants/invariants.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { silentLog } from '#platform/log.ts'
import type { Charge, ChargeList, PaymentGateway } from '../../providers/payments/port.ts'
import { createMoneyServices } from '../../services/money-services.ts'
import { walletHarness } from './testing/harness.ts'

const hour = 3_600_000
const firstPage = { limit: 20, offset: 0 }

/** A gateway whose list of charges a test can change or withhold. `calls` counts its requests. */
function bentGateway() {
  const bend: { list: (list: ChargeList) => ChargeList; calls: number } = { list: (list) => list, calls: 0 }
  const gateway = (demo: PaymentGateway): PaymentGateway => ({
    ...demo,
    async chargesBetween(from, until) {
      bend.calls += 1
      return bend.list(await demo.chargesBetween(from, until))
    },
  })
  return { bend, gateway }
}

const changed = (change: (charges: readonly Charge[]) => readonly Charge[]) => (list: ChargeList) =>
  list.kind === 'listed' ? { ...list, charges: change(list.charges) } : list

describe('the daily reconciliation with gateways', () => {
  eachDatabase((open) => {
    /** Setup: somebody paid SAR 1,000.00 plus fee at noon. Now it is 01:30 on the next day. */
    async function nextDay() {
      const { bend, gateway } = bentGateway()
      const t = await walletHarness(await open(), { gateway })
      await t.withMoney(100_000)
      t.clock.advance(13.5 * hour)
      const errors: unknown[] = []
      const log = { ...silentLog, error: (_: string, fields?: object) => void errors.push(fields) }
      const { wallet } = createMoneyServices({ ...t, log })
      return { ...t, wallet, bend, errors, rows: async () => (await wallet.reconciliations(firstPage)).data }
    }

    it('saves equal totals, and does not ask the gateway again until the next day is over', async () => {
      const t = await nextDay()
      await t.wallet.reconcile()
      const row = { day: '2026-03-15', gateway: 'demo', theirs: 102_875, ours: 102_875, checkedAt: t.clock.now() }
      expect(await t.rows()).toEqual([row])
      const { calls } = t.bend
      t.clock.advance(20 * hour)
      await t.wallet.reconcile()
      expect(t.bend.calls).toBe(calls)
      t.clock.advance(4 * hour)
      await t.wallet.reconcile()
      expect((await t.rows()).map(({ day, theirs, ours }) => [day, theirs, ours])).toEqual([
        ['2026-03-16', 0, 0],
        ['2026-03-15', 102_875, 102_875],
      ])
      expect(t.errors).toEqual([])
    })

    it('warns at every run about money that the gateway took and that was credited to nobody, and blocks nothing', async () => {
      const t = await nextDay()
      const more = (charges: readonly Charge[]) =>
        charges.map((charge) => ({ ...charge, chargeReference: 'more', gatewayReference: 'nobody', amount: 500 }))
      t.bend.list = changed((charges) => [...charges, ...more(charges)])
      await t.wallet.reconcile()
      expect(await t.rows()).toMatchObject([{ theirs: 103_375, ours: 102_875 }])
      const findings = [{ id: 'I12', view: 'wallet_i12_gateways', subjects: ['2026-03-15 demo'] }]
      expect(await brokenInvariants(t.db, comparisons)).toEqual(findings)
      expect(t.errors).toEqual([{ alarm: 'others', findings }])
      expect(await t.ledger.check()).toEqual({ findings: [], isReadOnly: false })
    })

    it('compares a day with a difference again after an hour, and updates its row', async () => {
      const t = await nextDay()
      t.bend.list = changed(() => [])
      await t.wallet.reconcile()
      expect(await t.rows()).toMatchObject([{ theirs: 0, ours: 102_875 }])
      t.bend.list = (list) => list
      t.clock.advance(hour)
      await t.wallet.reconcile()
      expect(await t.rows()).toMatchObject([{ theirs: 102_875, ours: 102_875, checkedAt: t.clock.now() }])
      expect(await brokenInvariants(t.db, comparisons)).toEqual([])
    })

    it('saves nothing while the gateway is unavailable, and asks it again later', async () => {
      const t = await nextDay()
      t.bend.list = () => ({ kind: 'unavailable', reason: 'slow', retryAfter: null })
      await t.wallet.reconcile()
      expect(await t.rows()).toEqual([])
      t.bend.list = (list) => list
      t.clock.advance(hour)
      await t.wallet.reconcile()
      expect(await t.rows()).toHaveLength(1)
    })

    it('reports money that was credited through an unknown gateway', async () => {
      const t = await nextDay()
      await inTransaction(t.db, async (tx) => {
        const entries = [
          { accountId: platformAccounts.clearing, amount: -70 },
          { accountId: platformAccounts.fees, amount: 70 },
        ]
        await t.ledger.post(tx, { once: null, purpose: { kind: 'TOP_UP', reference: 'nobody' }, entries })
      })
      t.clock.advance(24 * hour)
      await t.wallet.reconcile()
      expect(await t.rows()).toMatchObject([
        { day: '2026-03-16', gateway: 'demo', theirs: 0, ours: 0 },
        { day: '2026-03-16', gateway: 'unknown', theirs: 0, ours: 70 },
        { day: '2026-03-15', theirs: 102_875, ours: 102_875 },
      ])
    })
  })
})
