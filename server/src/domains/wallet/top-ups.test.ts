import { describe, expect, it } from 'vitest'
import { eachDatabase, openTestDatabase } from '#database/testing/each-database.ts'
import type { PaymentGateway, Truth } from '../../providers/payments/port.ts'
import { webhookTaker } from '../../providers/payments/take-webhook.ts'
import { silentLog } from '#platform/log.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { refusal, tally, times, walletHarness, type WalletHarness } from './testing/harness.ts'

const minute = 60_000

/** Handles the message that the gateway sends after the payer's choice. */
const takerOf = (t: WalletHarness) => webhookTaker({ gateways: t.payments, onPaymentNews: t.wallet.takePaymentNews, log: silentLog })

describe('a top-up', () => {
  eachDatabase((open) => {
    it('credits nothing before it is paid, then its amount; fee and VAT go to the platform (P-05)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      expect(opened).toMatchObject({ status: 'Initiated', subtotal: 100_000, fee: 2_500, vat: 375 })
      expect(opened.checkoutUrl).toMatch(/^http:\/\/localhost\/demo\/checkout\/pay_/)
      expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Initiated' })
      expect((await t.money(noura)).available).toBe(0)

      await t.pay(opened)
      t.clock.advance(2_000)
      expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Success', settledAt: t.clock.now() })
      expect((await t.money(noura)).available).toBe(100_000)
      expect(await t.platformBalances()).toMatchObject({ 'gateway:clearing': -102_875, 'platform:fees': 2_500, 'platform:vat': 375 })
      expect(await t.notifications(noura)).toEqual([
        { type: 'WALLET_TOP_UP_SUCCEEDED', meta: '{"amount":100000}', reference_id: opened.id },
      ])
      expect((await t.invoices()).map(({ transaction_id, fee, vat }) => [transaction_id, fee, vat])).toEqual([[opened.id, 2_500, 375]])
      await expectSound(t.ledger)
    })

    it('is credited once if a message, ten polls and the timer come at the same moment', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      const { webhook } = await t.pay(opened)
      const take = takerOf(t)
      t.clock.advance(2_000)
      if (!webhook) throw new Error('The gateway sends a message')
      await Promise.all([
        take('demo', webhook),
        take('demo', webhook),
        t.wallet.pollTopUps(),
        ...Array.from({ length: 10 }, () => t.wallet.topUpById(noura, opened.id)),
      ])
      await t.wallet.pollTopUps()
      expect((await t.money(noura)).available).toBe(100_000)
      expect(await t.notifications(noura)).toHaveLength(1)
      await expectSound(t.ledger)
    })

    it('is credited if the payer never returns: the gateway’s message causes a check by the timer, and counts once (P-08)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      const { webhook } = await t.pay(opened)
      if (!webhook) throw new Error('The gateway sends a message')
      const take = takerOf(t)
      expect([await take('demo', webhook), await take('demo', webhook)]).toEqual(['taken', 'known'])
      await t.wallet.pollTopUps()
      expect((await t.money(noura)).available).toBe(100_000)
    })

    it('is created once for its key, with the same page; the key is refused for another amount', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const answers = await times(10, () => t.topUp(noura, 100_000, 'double-click'))
      expect(tally(answers)).toEqual({ done: 10 })
      const pages = answers.map((answer) => (answer.status === 'fulfilled' ? [answer.value.id, answer.value.checkoutUrl] : null))
      expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1)
      expect(await refusal(t.topUp(noura, 200_000, 'double-click'))).toMatchObject({ fields: [{ path: 'idempotencyKey', rule: 'taken' }] })
    })

    it('fails and credits nothing if it is declined', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      await t.pay(opened, 'decline')
      expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Failed', failureReason: 'declined' })
      expect((await t.money(noura)).available).toBe(0)
      expect(await t.notifications(noura)).toMatchObject([{ type: 'WALLET_TOP_UP_FAILED' }])
    })

    it('fails after half an hour without payment, and then does not count towards the daily limit (P-08, X-35)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const opened = await t.topUp(noura, 5_000_000)
      expect((await t.wallet.mine(noura)).topUpRange.max).toBe(5_000_000)
      t.clock.advance(30 * minute)
      await t.wallet.pollTopUps()
      expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Failed', failureReason: 'expired' })
    })

    it('is credited once if a slow bank pays after the top-up was marked as failed (P-08)', async () => {
      let truth: Truth = { kind: 'failed', reason: 'expired' }
      const slow = (demo: PaymentGateway): PaymentGateway => ({ ...demo, retrieve: async () => truth })
      const t = await walletHarness(await open(), { gateway: slow })
      const noura = await t.person()
      const opened = await t.topUp(noura, 100_000)
      t.clock.advance(30 * minute)
      await t.wallet.pollTopUps()
      expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Failed' })
      truth = {
        kind: 'paid',
        charge: { chargeReference: 'c', gatewayReference: null, amount: 102_875, currency: 'SAR', fee: null, returned: 0, chargedAt: 1 },
        surplus: [],
      }
      t.clock.advance(90 * minute)
      for (let round = 0; round < 3; round++) await t.wallet.pollTopUps()
      expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Success', failureReason: null })
      expect((await t.money(noura)).available).toBe(100_000)
      await expectSound(t.ledger)
    })

    it('asks the gateway once per interval, for any number of polling tabs', async () => {
      let questions = 0
      const counted = (demo: PaymentGateway): PaymentGateway => ({
        ...demo,
        retrieve: async (expected) => {
          questions += 1
          return demo.retrieve(expected)
        },
      })
      const t = await walletHarness(await open(), { gateway: counted })
      const noura = await t.person()
      const { id } = await t.topUp(noura, 100_000)
      await times(10, () => t.wallet.topUpById(noura, id))
      expect(questions).toBe(1)
      t.clock.advance(2_000)
      await t.wallet.topUpById(noura, id)
      expect(questions).toBe(2)
    })

    it('is not found by another profile', async () => {
      const t = await walletHarness(await open())
      const [noura, reem] = [await t.person(), await t.person()]
      const { id } = await t.topUp(noura, 100_000)
      expect(await refusal(t.wallet.topUpById(reem, id))).toEqual({ code: 'TOP_UP_NOT_FOUND' })
    })
  })
})

describe('a payment gateway', () => {
  const harness = async (over: Partial<PaymentGateway>) => {
    const t = await walletHarness(await openTestDatabase(), { gateway: (demo) => ({ ...demo, ...over }) })
    return { t, noura: await t.person() }
  }

  it('whose answer is lost leaves the payment open, and the next check finds the page (F14)', async () => {
    let isLost = true
    const { t, noura } = await harness({})
    const [demo] = t.payments
    if (!demo) throw new Error('There is a gateway')
    const losing: PaymentGateway = {
      ...demo,
      openCheckout: async (checkout) => {
        const opened = await demo.openCheckout(checkout)
        return isLost ? { kind: 'unknown' } : opened
      },
    }
    t.payments.splice(0, 1, losing)
    const opened = await t.topUp(noura, 100_000, 'lost-answer')
    expect(opened).toMatchObject({ status: 'Initiated', checkoutUrl: null })
    const found = await t.wallet.topUpById(noura, opened.id)
    expect(found.checkoutUrl).toMatch(/\/demo\/checkout\/pay_/)
    isLost = false
    expect(await t.topUp(noura, 100_000, 'lost-answer')).toMatchObject({ id: opened.id, checkoutUrl: found.checkoutUrl })
  })

  it('that cannot be reached causes a retry, and the same key continues from there', async () => {
    const { t, noura } = await harness({ openCheckout: async () => ({ kind: 'unavailable', reason: 'busy', retryAfter: 7 }) })
    expect(await refusal(t.topUp(noura, 100_000, 'busy-gateway'))).toEqual({ code: 'SERVICE_BUSY', params: { retryAfter: 7 } })
    t.payments.splice(0, 1, t.demo)
    expect((await t.topUp(noura, 100_000, 'busy-gateway')).checkoutUrl).not.toBeNull()
    expect(await t.db.selectFrom('top_ups').select('id').execute()).toHaveLength(1)
  })

  it.each([
    { kind: 'differs', charges: [] },
    { kind: 'returned', charges: [] },
  ] as const)('whose charge is not the expected one ($kind) fails the payment without a credit (security case 42)', async (truth) => {
    const { t, noura } = await harness({ retrieve: async () => truth })
    const { id } = await t.topUp(noura, 100_000)
    expect(await t.wallet.topUpById(noura, id)).toMatchObject({ status: 'Failed', failureReason: truth.kind })
    expect((await t.money(noura)).available).toBe(0)
  })

  it('that sends a message about a checkout that is not ours changes nothing', async () => {
    const { t } = await harness({})
    const news = { gateway: 'demo', eventId: 'evt_1', gatewayReference: 'pay_of_another_shop' } as const
    expect(await t.wallet.takePaymentNews(news)).toBe('foreign')
  })

  it('is asked by our own reference if its reference for the payment was lost', async () => {
    const { t, noura } = await harness({})
    const opened = await t.topUp(noura, 100_000)
    await t.db.updateTable('top_ups').set({ gateway_reference: null, checkout_url: null }).execute()
    const { webhook } = await t.pay(opened)
    expect(webhook && (await takerOf(t)('demo', webhook))).toBe('taken')
    await t.wallet.pollTopUps()
    expect((await t.money(noura)).available).toBe(100_000)
  })

  it('that is not switched on accepts no top-up (P-09)', async () => {
    const { t, noura } = await harness({})
    expect(await refusal(t.wallet.topUp(noura, { ...t.topUpInput(100_000, 'unknown'), gateway: 'stripe' }, 'en'))).toEqual({
      code: 'UNSUPPORTED_PAYMENT_GATEWAY',
    })
    t.payments.splice(0, 1)
    expect(await refusal(t.topUp(noura, 100_000))).toEqual({ code: 'UNSUPPORTED_PAYMENT_GATEWAY' })
    expect((await t.wallet.mine(noura)).gateways).toEqual([])
  })

  it('sends the payer back to the page they came from, with the id of the top-up (P-07)', async () => {
    const { t, noura } = await harness({})
    const opened = await t.wallet.topUp(noura, { ...t.topUpInput(100_000, 'return'), returnUrl: '/wallet?tab=accounts#top' }, 'ar')
    const [page] = await t.db.selectFrom('demo_payments').select(['return_url', 'language', 'description', 'expires_at']).execute()
    expect(page).toEqual({
      return_url: `http://localhost/wallet?tab=accounts&topUp=${opened.id}`,
      language: 'ar',
      description: 'وصلة · شحن المحفظة',
      expires_at: opened.createdAt + 30 * minute,
    })
  })

  it('can report a payment while the ledger is read-only, which is credited later (F7, F32)', async () => {
    const { t, noura } = await harness({})
    const opened = await t.topUp(noura, 100_000)
    await t.pay(opened)
    await t.db.insertInto('ledger_state').values({ id: 'this', read_only_since: t.clock.now(), reason: 'I3 test' }).execute()
    expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Initiated' })
    await t.ledger.check()
    t.clock.advance(minute)
    await t.wallet.pollTopUps()
    expect(await t.wallet.topUpById(noura, opened.id)).toMatchObject({ status: 'Success' })
  })

  it('gets no new payment while the ledger is read-only; open payments keep their page (F7)', async () => {
    const { t, noura } = await harness({})
    const opened = await t.topUp(noura, 100_000, 'before')
    const interrupted = await t.topUp(noura, 100_000, 'without-page')
    await t.db.updateTable('top_ups').set({ checkout_url: null }).where('id', '=', interrupted.id).execute()
    await t.db.deleteFrom('demo_payments').where('reference', '=', interrupted.id).execute()
    await t.db.insertInto('ledger_state').values({ id: 'this', read_only_since: t.clock.now(), reason: 'I3 test' }).execute()
    const busy = { code: 'SERVICE_BUSY', params: { retryAfter: 300 } }
    expect(await refusal(t.topUp(noura, 100_000, 'new'))).toEqual(busy)
    expect(await refusal(t.topUp(noura, 100_000, 'without-page'))).toEqual(busy)
    expect(await t.topUp(noura, 100_000, 'before')).toEqual(opened)
    expect(await t.db.selectFrom('top_ups').select('id').execute()).toHaveLength(2)
    expect(await t.db.selectFrom('demo_payments').select('id').execute()).toHaveLength(1)
    await t.ledger.check()
    expect((await t.topUp(noura, 100_000, 'new')).checkoutUrl).not.toBeNull()
  })
})
