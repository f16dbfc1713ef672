import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { comparisons } from '#database/invariants/invariants.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { silentLog } from '#platform/log.ts'
import { webhookTaker } from '../../providers/payments/take-webhook.ts'
import { createMoneyServices } from '../../services/money-services.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { documentOf, transactionPage } from './transactions.ts'
import { walletHarness } from './testing/harness.ts'

const hour = 3_600_000
const total = 102_875
const firstPage = { limit: 20, offset: 0 }

describe('a refund of a credited top-up (security case 47)', () => {
  eachDatabase((open) => {
    /** Setup: Noura has paid SAR 1,000.00 plus fee into her wallet. */
    async function paidIn() {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      await t.pay(opened)
      await t.wallet.topUpById(noura, opened.id)
      const alarms: unknown[] = []
      const log = { ...silentLog, error: (_: string, fields?: object) => void alarms.push(fields) }
      const { wallet } = createMoneyServices({ ...t, log })
      return {
        ...t,
        wallet,
        noura,
        topUp: opened,
        alarms,
        /** The gateway refunds this much in all, in halalas, and sends a message. */
        async wentBack(returned: number) {
          const webhook = await t.giveBack(opened, returned)
          const take = webhookTaker({ gateways: t.payments, onPaymentNews: wallet.takePaymentNews, log: silentLog })
          expect(await take('demo', webhook)).toBe('taken')
        },
        /** Refunds the amount without a message. */
        wentBackSilently: (returned: number) => t.giveBack(opened, returned),
        list: async () => (await transactionPage(t, noura.profileId, { types: null, since: null, before: null }, firstPage)).data,
        reconciled: async () => (await wallet.reconciliations(firstPage)).data.map(({ day, theirs, ours }) => [day, theirs, ours]),
      }
    }

    it('is taken from the wallet, with a row in the list, a credit note and a notification', async () => {
      const t = await paidIn()
      t.clock.advance(hour)
      await t.wentBack(total)
      await t.wallet.pollTopUps()
      expect(await t.money(t.noura)).toEqual({ available: 0, held: 0 })
      expect(Object.values(await t.platformBalances()).every((balance) => balance === 0)).toBe(true)
      const [back, paid] = await t.list()
      expect(back?.row).toMatchObject({
        type: 'TOP_UP',
        status: 'Success',
        netAmount: -100_000,
        total,
        referenceId: t.topUp.id,
        createdAt: t.clock.now(),
        metadata: { reason: 'TOP_UP_RETURNED' },
        children: [{ type: 'PAYMENT', operation: 'DEBIT', amount: 100_000 }],
      })
      expect(back?.invoice).toMatchObject({ kind: 'creditNote', fee: 2500, vat: 375, sequence: 1 })
      expect(paid?.row).toMatchObject({ id: t.topUp.id, status: 'Success', netAmount: 100_000 })
      const document = await documentOf(t, t.noura.profileId, back?.row.id ?? '')
      expect(document?.corrects).toMatchObject({ kind: 'invoice', transactionId: t.topUp.id })
      expect((await t.notifications(t.noura)).map(({ type }) => type)).toEqual(['WALLET_TOP_UP_SUCCEEDED', 'WALLET_TOP_UP_RETURNED'])
      expect(t.alarms).toEqual([])
      await expectSound(t.ledger)
    })

    it('is taken once, even if it is reported several times and in several ways', async () => {
      const t = await paidIn()
      t.clock.advance(hour)
      await t.wentBack(40_000)
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(60_000)
      await t.db.updateTable('top_ups').set({ next_look_at: t.clock.now() }).where('id', '=', t.topUp.id).execute()
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(60_000)
      t.clock.advance(24 * hour)
      await t.wentBack(total)
      await Promise.all([t.wallet.pollTopUps(), t.wallet.reconcile()])
      expect((await t.money(t.noura)).available).toBe(0)
      expect((await t.list()).map(({ row }) => row.netAmount)).toEqual([-60_000, -40_000, 100_000])
      expect((await t.invoices()).map(({ kind, fee }) => [kind, fee])).toEqual([
        ['creditNote', 2500],
        ['invoice', 2500],
      ])
      await expectSound(t.ledger)
    })

    it('takes the remaining balance if the wallet has spent the money; the platform bears the rest, with an alarm', async () => {
      const t = await paidIn()
      const account = await t.account(t.noura)
      await t.withdraw(t.noura, account.id, 60_000)
      const { available = 0 } = await t.money(t.noura)
      await t.wentBack(total)
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(0)
      expect((await t.platformBalances())['adjustments']).toBe(available - 100_000)
      expect(t.alarms).toEqual([{ alarm: 'payments', alert: 'lost', topUp: t.topUp.id }])
      expect((await t.list())[0]?.row).toMatchObject({ netAmount: -available, total })
      await expectSound(t.ledger)
    })

    it('is found by the daily reconciliation if the gateway sends no message; then the totals are equal again', async () => {
      const t = await paidIn()
      t.clock.advance(13.5 * hour)
      await t.wentBackSilently(25_000)
      await t.wallet.reconcile()
      expect((await t.money(t.noura)).available).toBe(75_000)
      expect(await t.reconciled()).toEqual([['2026-03-15', total - 25_000, total - 25_000]])
      expect(await brokenInvariants(t.db, comparisons)).toEqual([])
      await expectSound(t.ledger)
    })

    it('causes no difference in the reconciliation if it comes weeks later', async () => {
      const t = await paidIn()
      t.clock.advance(20 * 24 * hour)
      await t.wentBack(total)
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(0)
      t.clock.advance(24 * hour)
      await t.wallet.reconcile()
      expect((await t.reconciled()).filter(([, theirs, ours]) => theirs !== ours)).toEqual([])
      expect(await brokenInvariants(t.db, comparisons)).toEqual([])
    })

    it('waits while the ledger is read-only, and is taken from the wallet afterwards', async () => {
      const t = await paidIn()
      await t.db.insertInto('ledger_state').values({ id: 'this', read_only_since: t.clock.now(), reason: 'I3 test' }).execute()
      await t.wentBack(total)
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(100_000)
      await t.ledger.check()
      t.clock.advance(hour)
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(0)
    })

    it('raises an alarm and moves nothing if the gateway later reverses the refund', async () => {
      const t = await paidIn()
      await t.wentBack(total)
      await t.wallet.pollTopUps()
      t.clock.advance(hour)
      await t.wentBack(0)
      await t.wallet.pollTopUps()
      expect((await t.money(t.noura)).available).toBe(0)
      expect(t.alarms).toEqual([{ alarm: 'payments', alert: 'restored', topUp: t.topUp.id }])
    })
  })
})
