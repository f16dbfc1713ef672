import { describe, expect, it } from 'vitest'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { demoPayments, slowBank, type CheckoutChoice } from './demo.ts'
import { moyasarPayments } from './moyasar/moyasar.ts'
import type { CheckoutResult, Checkout, PaymentGateway, Webhook } from './port.ts'
import { moyasarOptions, startMoyasar } from './testing/moyasar-server.ts'

const minutes = 60 * 1000
const checkout: Checkout = {
  reference: 'top-up-0001',
  amount: 102_875,
  currency: 'SAR',
  method: 'CARD',
  language: 'ar',
  returnUrl: 'https://wasla.example/wallet?topUp=top-up-0001',
  description: 'إضافة رصيد',
  expiresAt: testMoment + 30 * minutes,
}

type Setting = {
  gateway: PaymentGateway
  advance(milliseconds: number): void
  /** Lets the payer pay, or the bank decline. Returns the gateway’s message. */
  pay(gatewayReference: string): Promise<Webhook>
  decline(gatewayReference: string): Promise<Webhook>
  /** Lets the payer pay in time; the money arrives after the payment has expired. */
  payTooLate(gatewayReference: string): Promise<void>
  /** Returns the number of checkouts at the gateway. */
  checkouts(): Promise<number>
  /** Returns the same message without the right secret. */
  forged(webhook: Webhook): Webhook
}

const settings: Record<string, () => Promise<Setting>> = {
  'the simulated gateway': async () => {
    const { db } = await openTestDatabase()
    const clock = manualClock(testMoment)
    const open = (secret: string) => demoPayments({ db, clock, secret, publicUrl: 'http://localhost' })
    const gateway = open('a secret')
    async function decide(id: string, choice: CheckoutChoice): Promise<Webhook> {
      const { webhook } = await gateway.decide(id, choice)
      if (!webhook) throw new Error('Nothing was sent')
      return webhook
    }
    return {
      gateway,
      advance: clock.advance,
      pay: (id) => decide(id, 'pay'),
      decline: (id) => decide(id, 'decline'),
      async payTooLate(id) {
        clock.advance(29 * minutes)
        expect(await gateway.decide(id, 'slow')).toEqual({ isDecided: true, webhook: null })
        clock.advance(slowBank)
      },
      checkouts: async () => (await db.selectFrom('demo_payments').select('id').execute()).length,
      forged: ({ body }) => ({ body, header: () => 'f'.repeat(64) }),
    }
  },
  Moyasar: async () => {
    const clock = manualClock(testMoment)
    const moyasar = await startMoyasar(clock)
    return {
      gateway: moyasarPayments({ ...moyasarOptions, url: moyasar.url }),
      advance: clock.advance,
      pay: async (id) => moyasar.attempt(id),
      decline: async (id) => moyasar.attempt(id, { status: 'failed' }),
      async payTooLate(id) {
        const startedAt = new Date(clock.now()).toISOString()
        clock.advance(31 * minutes)
        moyasar.attempt(id, { created_at: startedAt })
      },
      checkouts: async () => moyasar.invoices.size,
      forged: ({ body }) => ({ body: body.replace(moyasarOptions.webhookSecrets[0], 'not-the-secret-of-it'), header: () => undefined }),
    }
  },
}

function openedOf(result: CheckoutResult) {
  if (result.kind !== 'opened') throw new Error(`It did not open: ${result.kind}`)
  return result
}

describe.each(Object.entries(settings))('a payment with %s', (_, setUp) => {
  it('starts with a page to pay on, and stays open until it is paid', async () => {
    const { gateway } = await setUp()
    const { gatewayReference, checkoutUrl } = openedOf(await gateway.openCheckout(checkout))
    expect(URL.canParse(checkoutUrl)).toBe(true)
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'open', gatewayReference })
    expect(await gateway.ownerOf(gatewayReference)).toEqual({ kind: 'ours', reference: checkout.reference })
  })

  it('starts only once for the same reference', async () => {
    const { gateway, checkouts } = await setUp()
    const first = openedOf(await gateway.openCheckout(checkout))
    expect(await gateway.openCheckout(checkout)).toEqual(first)
    expect(await checkouts()).toBe(1)
    const other = openedOf(await gateway.openCheckout({ ...checkout, reference: 'top-up-0002' }))
    expect(other.gatewayReference).not.toBe(first.gatewayReference)
  })

  it('is refused under the same reference with another amount', async () => {
    const { gateway, checkouts } = await setUp()
    await gateway.openCheckout(checkout)
    expect(await gateway.openCheckout({ ...checkout, amount: 1000 })).toEqual({ kind: 'refused', reason: 'taken' })
    expect(await checkouts()).toBe(1)
  })

  it('is over once it is paid, and a repeat gets no page', async () => {
    const { gateway, pay, checkouts } = await setUp()
    const { gatewayReference } = openedOf(await gateway.openCheckout(checkout))
    await pay(gatewayReference)
    expect(await gateway.openCheckout(checkout)).toEqual({ kind: 'over', gatewayReference })
    expect(await checkouts()).toBe(1)
  })

  it('is paid if the gateway says so, with amount and currency', async () => {
    const { gateway, pay } = await setUp()
    const { gatewayReference } = openedOf(await gateway.openCheckout(checkout))
    await pay(gatewayReference)
    expect(await gateway.retrieve(checkout)).toMatchObject({
      kind: 'paid',
      charge: { gatewayReference, amount: 102_875, currency: 'SAR', returned: 0 },
      surplus: [],
    })
  })

  it('has the state “differs” if another amount than the expected one was charged', async () => {
    const { gateway, pay } = await setUp()
    await pay(openedOf(await gateway.openCheckout(checkout)).gatewayReference)
    expect(await gateway.retrieve({ ...checkout, amount: 102_876 })).toMatchObject({ kind: 'differs', charges: [{ amount: 102_875 }] })
  })

  it('fails without a charge if the bank declines it', async () => {
    const { gateway, decline } = await setUp()
    await decline(openedOf(await gateway.openCheckout(checkout)).gatewayReference)
    expect(await gateway.retrieve(checkout)).toEqual({ kind: 'failed', reason: 'declined' })
  })

  it('fails if nobody pays in time', async () => {
    const { gateway, advance } = await setUp()
    const { gatewayReference } = openedOf(await gateway.openCheckout(checkout))
    advance(30 * minutes)
    expect(await gateway.retrieve(checkout)).toEqual({ kind: 'failed', reason: 'expired' })
    expect(await gateway.openCheckout(checkout)).toEqual({ kind: 'over', gatewayReference })
  })

  it('is paid even if the money arrives after it expired', async () => {
    const { gateway, payTooLate } = await setUp()
    await payTooLate(openedOf(await gateway.openCheckout(checkout)).gatewayReference)
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid', surplus: [] })
  })

  it('has the state “absent” if it was never opened; an unknown checkout is foreign', async () => {
    const { gateway } = await setUp()
    expect(await gateway.retrieve(checkout)).toEqual({ kind: 'absent' })
    for (const name of ['pay_unknown0000', 'invoice-99999999', '../payments', ''])
      expect(await gateway.ownerOf(name)).toEqual({ kind: 'foreign' })
  })

  it('is refused with a method that the gateway does not offer, and nothing is made', async () => {
    const { gateway, checkouts } = await setUp()
    const ways = (['CARD', 'BANK', 'OTHER'] as const).filter((method) => !gateway.methods.includes(method))
    for (const method of ways) expect(await gateway.openCheckout({ ...checkout, method })).toEqual({ kind: 'refused', reason: 'method' })
    expect(await checkouts()).toBe(0)
    for (const method of gateway.methods) openedOf(await gateway.openCheckout({ ...checkout, method, reference: `by-${method}` }))
  })
})

describe.each(Object.entries(settings))('a webhook of %s', (_, setUp) => {
  async function sent(outcome: 'pay' | 'decline') {
    const setting = await setUp()
    const { gatewayReference } = openedOf(await setting.gateway.openCheckout(checkout))
    return { ...setting, gatewayReference, webhook: await setting[outcome](gatewayReference) }
  }

  it.each(['pay', 'decline'] as const)('names only the payment it is about (%s)', async (outcome) => {
    const { gateway, webhook, gatewayReference } = await sent(outcome)
    const read = gateway.readWebhook(webhook)
    expect(read.kind === 'news' && Object.keys(read).toSorted()).toEqual(['eventId', 'gatewayReference', 'kind'])
    expect(read).toMatchObject({ gatewayReference })
  })

  it('is the same event if it is sent twice', async () => {
    const { gateway, webhook } = await sent('pay')
    expect(gateway.readWebhook(webhook)).toEqual(gateway.readWebhook(webhook))
  })

  it('is accepted a day later, because only the current state counts', async () => {
    const { gateway, webhook, gatewayReference, advance } = await sent('pay')
    advance(24 * 60 * minutes)
    expect(gateway.readWebhook(webhook)).toMatchObject({ kind: 'news', gatewayReference })
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid' })
  })

  it('changes no outcome if it arrives before an earlier one', async () => {
    const { gateway, webhook, pay } = await sent('pay')
    const other = openedOf(await gateway.openCheckout({ ...checkout, reference: 'top-up-0002' }))
    const later = await pay(other.gatewayReference)
    expect([later, webhook].map((one) => gateway.readWebhook(one).kind)).toEqual(['news', 'news'])
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'paid', surplus: [] })
  })

  it('is refused if somebody else wrote it', async () => {
    const { gateway, webhook, forged } = await sent('pay')
    expect(gateway.readWebhook(forged(webhook))).toEqual({ kind: 'refused' })
    expect(gateway.readWebhook({ body: '{}', header: () => undefined })).toEqual({ kind: 'refused' })
    expect(gateway.readWebhook({ body: '', header: () => '' })).toEqual({ kind: 'refused' })
  })

  it('cannot change an outcome if somebody altered it on the way', async () => {
    const { gateway, webhook, gatewayReference } = await sent('decline')
    const other = openedOf(await gateway.openCheckout({ ...checkout, reference: 'top-up-0002' }))
    const changed = webhook.body.replaceAll(gatewayReference, other.gatewayReference).replaceAll('failed', 'paid')
    expect(changed).not.toBe(webhook.body)
    const read = gateway.readWebhook({ ...webhook, body: changed })
    expect(read.kind === 'refused' || (read.kind === 'news' && read.gatewayReference === other.gatewayReference)).toBe(true)
    expect(await gateway.retrieve(checkout)).toMatchObject({ kind: 'failed' })
    expect(await gateway.retrieve({ ...checkout, reference: 'top-up-0002' })).toMatchObject({ kind: 'open' })
  })
})

describe.each(Object.entries(settings))('the charges of a day with %s', (_, setUp) => {
  const day = 24 * 60 * minutes

  it('are all charges of that day, over several pages', async () => {
    const { gateway, pay, decline, advance } = await setUp()
    const begin = async (reference: string, amount = 1000) =>
      openedOf(await gateway.openCheckout({ ...checkout, reference, amount, expiresAt: testMoment + 3 * day })).gatewayReference
    const names = await Promise.all(['one', 'two', 'three', 'four', 'five', 'six'].map((name) => begin(`top-up-${name}`)))
    const [first = '', declined = '', ...rest] = names
    await pay(first)
    advance(day)
    await decline(declined)
    for (const name of rest) await pay(name)
    const listed = await gateway.chargesBetween(testMoment + day, testMoment + 2 * day)
    expect(listed.kind === 'listed' && listed.charges.map(({ gatewayReference }) => gatewayReference).toSorted()).toEqual(rest.toSorted())
    expect(await gateway.chargesBetween(testMoment, testMoment + day)).toMatchObject({
      kind: 'listed',
      charges: [{ gatewayReference: first, amount: 1000, currency: 'SAR', returned: 0 }],
    })
    expect(await gateway.chargesBetween(testMoment - day, testMoment)).toEqual({ kind: 'listed', charges: [] })
  })
})
