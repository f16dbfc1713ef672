import { describe, expect, it } from 'vitest'
import { testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import type { CheckoutResult, Checkout } from '../port.ts'
import { moyasarOptions, startMoyasar } from '../testing/moyasar-server.ts'
import { moyasarPayments } from './moyasar.ts'

const checkout: Checkout = {
  reference: 'top-up-0001',
  amount: 102_875,
  currency: 'SAR',
  method: 'CARD',
  language: 'ar',
  returnUrl: 'https://wasla.example/wallet?topUp=top-up-0001',
  description: 'إضافة رصيد',
  expiresAt: testMoment + 30 * 60 * 1000,
}

async function setUp() {
  const clock = manualClock(testMoment)
  const moyasar = await startMoyasar(clock)
  const gateway = moyasarPayments({ ...moyasarOptions, url: moyasar.url })
  /** A gateway that stops waiting once a request of this method has arrived. */
  function impatient(method?: string) {
    return moyasarPayments({ ...moyasarOptions, url: moyasar.url }, () => {
      const waiting = new AbortController()
      moyasar.onRequest = (arrived) => {
        if (method === undefined || arrived === method) waiting.abort(new DOMException('too late', 'TimeoutError'))
      }
      return waiting.signal
    })
  }
  const opened = async (over: Partial<Checkout> = {}) => {
    const answer: CheckoutResult = await gateway.openCheckout({ ...checkout, ...over })
    if (answer.kind !== 'opened') throw new Error(`It did not open: ${answer.kind}`)
    return answer
  }
  return { moyasar, clock, gateway, impatient, opened }
}

describe('moyasarPayments', () => {
  it('sends the amount in halalas and opens a page in the payer’s language', async () => {
    const { moyasar, gateway, opened } = await setUp()
    const { checkoutUrl, gatewayReference } = await opened()
    expect(new URL(checkoutUrl).searchParams.get('lang')).toBe('ar')
    expect(moyasar.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/invoices',
      body: {
        amount: 102_875,
        currency: 'SAR',
        description: 'إضافة رصيد',
        success_url: checkout.returnUrl,
        back_url: checkout.returnUrl,
        expired_at: '2026-03-15T09:30:00.000Z',
        metadata: { payment_reference: 'top-up-0001', payer_language: 'ar' },
      },
    })
    expect(await gateway.retrieve(checkout)).toEqual({ kind: 'open', gatewayReference, checkoutUrl })
    expect(moyasar.invoices.get(gatewayReference)?.status).toBe('initiated')
  })

  it('makes nothing if Moyasar refuses the amount', async () => {
    const { gateway, moyasar } = await setUp()
    expect(await gateway.openCheckout({ ...checkout, amount: 99 })).toEqual({ kind: 'refused', reason: 'rejected' })
    expect(moyasar.invoices.size).toBe(0)
  })

  it('takes the fee from Moyasar', async () => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference, { fee: 2575 })
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid', charge: { fee: 2575 } })
  })

  it.each([
    ['currency', { currency: 'USD' }],
    ['amount', { amount: 100 }],
  ])('reports a charge in another %s, and the payment is not paid', async (_, over) => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference, over)
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'differs', charges: [over] })
  })

  it.each(['initiated', 'authorized', 'verified'])('has no charge for an attempt that is %s', async (status) => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference, { status })
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'open' })
  })

  it.each([
    ['refunded', { status: 'refunded', refunded: 102_875 }, 102_875],
    ['refunded in part', { status: 'refunded', refunded: 5 }, 5],
    ['voided', { status: 'voided' }, 102_875],
  ])('reports the refunded amount of a payment that was %s', async (_, over, returned) => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference, over)
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'returned', charges: [{ returned }] })
  })

  it('takes the captured amount from Moyasar', async () => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference, { status: 'captured', captured: 100 })
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'differs', charges: [{ amount: 100 }] })
  })

  it('returns paid for a successful attempt after failed ones', async () => {
    const { gateway, moyasar, opened } = await setUp()
    const { gatewayReference } = await opened()
    moyasar.attempt(gatewayReference, { status: 'failed' })
    moyasar.attempt(gatewayReference)
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid', surplus: [] })
  })

  it('treats an unknown status as unreadable', async () => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference, { status: 'delighted' })
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'unavailable', reason: 'unreadable' })
  })

  it('treats a paid invoice without a payment as unreadable', async () => {
    const { gateway, moyasar, opened } = await setUp()
    const invoice = moyasar.invoices.get((await opened()).gatewayReference)
    if (invoice) invoice.status = 'paid'
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'unavailable', reason: 'unreadable' })
  })

  it('accepts no payment page without HTTPS', async () => {
    const { gateway, moyasar, opened } = await setUp()
    const invoice = moyasar.invoices.get((await opened()).gatewayReference)
    for (const url of ['http://elsewhere.example/pay', 'javascript:alert(1)', 'nothing']) {
      if (invoice) invoice.url = url
      expect(await gateway.openCheckout(checkout)).toMatchObject({ kind: 'unavailable', reason: 'unreadable' })
    }
  })

  it('lists charges that belong to no checkout of ours', async () => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.attempt((await opened()).gatewayReference)
    moyasar.payments.push({ ...moyasar.payments[0]!, id: 'payment-elsewhere', invoice_id: null })
    expect(await gateway.chargesBetween(testMoment, testMoment + 1)).toMatchObject({
      kind: 'listed',
      charges: [{ gatewayReference: null }, { gatewayReference: 'invoice-00000001' }],
    })
  })
})

// Fault F14.
describe('a lost response of Moyasar', () => {
  it('leaves the outcome unknown, and a repeat finds the invoice that was made', async () => {
    const { gateway, moyasar, opened } = await setUp()
    moyasar.mood = 'losing'
    expect(await gateway.openCheckout(checkout)).toEqual({ kind: 'unknown' })
    moyasar.mood = 'well'
    expect(moyasar.invoices.size).toBe(1)
    expect((await opened()).gatewayReference).toBe('invoice-00000001')
    expect(moyasar.invoices.size).toBe(1)
  })

  it('does not hide a payment, which is found by our own reference', async () => {
    const { gateway, moyasar } = await setUp()
    moyasar.mood = 'losing'
    await gateway.openCheckout(checkout)
    moyasar.mood = 'well'
    moyasar.attempt('invoice-00000001')
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid', charge: { gatewayReference: 'invoice-00000001' } })
  })

  it('leaves the older of two invoices open and cancels the other', async () => {
    const { moyasar, clock, opened } = await setUp()
    const { gatewayReference } = await opened()
    clock.advance(1000)
    const elder = moyasar.invoices.get(gatewayReference)!
    moyasar.invoices.set('invoice-twin', { ...elder, id: 'invoice-twin', created_at: new Date(clock.now()).toISOString() })
    expect((await opened()).gatewayReference).toBe(gatewayReference)
    expect(moyasar.invoices.get('invoice-twin')?.status).toBe('canceled')
    expect(elder.status).toBe('initiated')
  })

  it('leaves no second invoice open once one is paid', async () => {
    const { gateway, moyasar, opened } = await setUp()
    const { gatewayReference } = await opened()
    moyasar.invoices.set('invoice-twin', { ...moyasar.invoices.get(gatewayReference)!, id: 'invoice-twin' })
    moyasar.attempt('invoice-twin')
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid', charge: { gatewayReference: 'invoice-twin' }, surplus: [] })
    expect(moyasar.invoices.get(gatewayReference)?.status).toBe('canceled')
    expect(await gateway.openCheckout(checkout)).toEqual({ kind: 'over', gatewayReference: 'invoice-twin' })
  })

  it('credits one of two paid invoices and reports the other as surplus', async () => {
    const { gateway, moyasar, clock, opened } = await setUp()
    const { gatewayReference } = await opened()
    moyasar.invoices.set('invoice-twin', { ...moyasar.invoices.get(gatewayReference)!, id: 'invoice-twin' })
    moyasar.attempt(gatewayReference)
    clock.advance(1000)
    moyasar.attempt('invoice-twin')
    expect(await gateway.retrieve(checkout)).toMatchObject({
      kind: 'paid',
      charge: { gatewayReference },
      surplus: [{ gatewayReference: 'invoice-twin', amount: 102_875 }],
    })
  })

  it('can also be a response that is too late', async () => {
    const { moyasar, impatient, gateway } = await setUp()
    expect(await impatient('POST').openCheckout(checkout)).toEqual({ kind: 'unknown' })
    expect(moyasar.requests.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect((await gateway.openCheckout(checkout)).kind).toBe('opened')
    expect(moyasar.invoices.size).toBe(1)
  })
})

describe('a failing Moyasar', () => {
  const calls = (gateway: ReturnType<typeof moyasarPayments>, gatewayReference: string) => [
    () => gateway.openCheckout({ ...checkout, reference: 'top-up-0002' }),
    () => gateway.retrieve(checkout),
    () => gateway.ownerOf(gatewayReference),
    () => gateway.chargesBetween(testMoment, testMoment + 1),
  ]

  it.each([
    ['failing', 'failing', null],
    ['babbling', 'unreadable', null],
    ['huge', 'unreadable', null],
    ['busy', 'busy', 30],
    ['silent', 'slow', null],
  ] as const)('(%s) gives the same outcome for every call, and nothing is made', async (mood, reason, retryAfter) => {
    const { moyasar, gateway, impatient, opened } = await setUp()
    const { gatewayReference } = await opened()
    moyasar.mood = mood
    for (const call of calls(mood === 'silent' ? impatient() : gateway, gatewayReference))
      expect(await call()).toEqual({ kind: 'unavailable', reason, retryAfter })
    expect(moyasar.invoices.size).toBe(1)
  })

  it('is reported as unreachable if it does not answer', async () => {
    const gateway = moyasarPayments({ ...moyasarOptions, url: 'http://127.0.0.1:1' })
    for (const call of calls(gateway, 'invoice-00000001'))
      expect(await call()).toEqual({ kind: 'unavailable', reason: 'unreachable', retryAfter: null })
  })

  it('is reported as “key refused” if it does not know our key', async () => {
    const { moyasar } = await setUp()
    const gateway = moyasarPayments({ ...moyasarOptions, key: 'sk_test_another0', url: moyasar.url })
    for (const call of calls(gateway, 'invoice-00000001'))
      expect(await call()).toEqual({ kind: 'unavailable', reason: 'key refused', retryAfter: null })
  })

  it('is reported as unreadable if it ignores the filter; no second invoice is made', async () => {
    const { gateway, moyasar, opened } = await setUp()
    await opened({ reference: 'top-up-of-others' })
    moyasar.mood = 'unfiltered'
    expect(await gateway.openCheckout(checkout)).toMatchObject({ kind: 'unavailable', reason: 'unreadable' })
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'unavailable', reason: 'unreadable' })
    expect(moyasar.invoices.size).toBe(1)
  })
})

describe('readWebhook of Moyasar', () => {
  it('accepts the current secret and the previous one', async () => {
    const { gateway, moyasar } = await setUp()
    for (const secret of moyasarOptions.webhookSecrets)
      expect(gateway.readWebhook(moyasar.webhook('payment_paid', { invoice_id: 'invoice-1' }, secret))).toMatchObject({ kind: 'news' })
  })

  it.each(['', 'a-secret-of-the-webhoo', 'a-secret-of-the-webhook '])('refuses the secret %j', async (secret) => {
    const { gateway, moyasar } = await setUp()
    expect(gateway.readWebhook(moyasar.webhook('payment_paid', { invoice_id: 'invoice-1' }, secret))).toEqual({ kind: 'refused' })
  })

  it('refuses every message if there is no secret', async () => {
    const { moyasar } = await setUp()
    const gateway = moyasarPayments({ ...moyasarOptions, webhookSecrets: [], url: moyasar.url })
    expect(gateway.readWebhook(moyasar.webhook('payment_paid', { invoice_id: 'invoice-1' }, ''))).toEqual({ kind: 'refused' })
  })

  it.each([
    ['of a payment without an invoice', 'payment_paid', { invoice_id: null }],
    ['of a payout', 'payout_paid', { invoice_id: 'invoice-1' }],
    ['whose invoice is no name', 'payment_paid', { invoice_id: '../payments' }],
    ['of nothing', 'payment_paid', null],
  ])('ignores an event %s', async (_, type, data) => {
    const { gateway, moyasar } = await setUp()
    expect(gateway.readWebhook(moyasar.webhook(type, data))).toMatchObject({ kind: 'other' })
  })

  it('confirms our address with the code of the message', async () => {
    const { gateway, moyasar } = await setUp()
    const ask = (code: string) =>
      gateway.readWebhook(moyasar.webhook('webhook_verification', { webhook_id: 'hook-1', verification_code: code }))
    const [right, wrong] = [ask('482913'), ask('000000')]
    expect(right.kind === 'handshake' && (await right.confirm())).toBe(true)
    expect(wrong.kind === 'handshake' && (await wrong.confirm())).toBe(false)
    expect(moyasar.confirmed).toEqual(['hook-1'])
  })
})
