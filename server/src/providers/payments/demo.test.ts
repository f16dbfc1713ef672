import { describe, expect, it } from 'vitest'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { demoPayments, slowBank, type CheckoutChoice } from './demo.ts'
import type { Checkout } from './port.ts'

const checkout: Checkout = {
  reference: 'top-up-0001',
  amount: 102_875,
  currency: 'SAR',
  method: 'CARD',
  language: 'en',
  returnUrl: 'http://localhost/wallet?topUp=top-up-0001',
  description: 'Top up',
  expiresAt: testMoment + 30 * 60 * 1000,
}

describe('demoPayments', () => {
  eachDatabase((open) => {
    async function setUp(secret = 'a secret') {
      const { db } = await open()
      const clock = manualClock(testMoment)
      const payments = demoPayments({ db, clock, secret, publicUrl: 'http://localhost' })
      const opened = await payments.openCheckout(checkout)
      const id = opened.kind === 'opened' ? opened.gatewayReference : ''
      return { db, clock, payments, id, decide: (choice: CheckoutChoice) => payments.decide(id, choice) }
    }

    it('returns a page of this server with an id that cannot be guessed', async () => {
      const { payments, id } = await setUp()
      expect(await payments.openCheckout(checkout)).toMatchObject({ checkoutUrl: `http://localhost/demo/checkout/${id}` })
      expect(id).toMatch(/^pay_[0-9a-f]{24}$/)
      expect((await setUp('another secret')).id).not.toBe(id)
    })

    it('creates one payment if the same checkout is opened several times at once', async () => {
      const { payments, db } = await setUp()
      const twice = { ...checkout, reference: 'top-up-0002' }
      const opened = await Promise.all([payments.openCheckout(twice), payments.openCheckout(twice), payments.openCheckout(twice)])
      expect(new Set(opened.map((one) => one.kind === 'opened' && one.gatewayReference)).size).toBe(1)
      expect(await db.selectFrom('demo_payments').select('id').where('reference', '=', 'top-up-0002').execute()).toHaveLength(1)
    })

    it('accepts only one of several decisions at once, and lists its charge', async () => {
      const { decide, payments } = await setUp()
      const answers = await Promise.all((['pay', 'decline', 'pay', 'slow'] as const).map(decide))
      expect(answers.filter(({ isDecided }) => isDecided)).toHaveLength(1)
      expect(await payments.chargesBetween(testMoment, testMoment + 1)).toMatchObject({ kind: 'listed' })
    })

    it('leaves a payment open after its page was closed, and sends nothing', async () => {
      const { decide, payments } = await setUp()
      expect(await decide('close')).toEqual({ isDecided: false, webhook: null })
      expect(await payments.retrieve(checkout)).toMatchObject({ kind: 'open' })
      expect((await decide('pay')).isDecided).toBe(true)
    })

    it('refunds a paid payment in part and in full with a message each time, but not an open payment', async () => {
      const { decide, payments, id } = await setUp()
      expect(await payments.giveBack(id, 500)).toBeNull()
      await decide('pay')
      const first = await payments.giveBack(id, 500)
      const whole = await payments.giveBack(id, 102_875)
      expect(await payments.retrieve(checkout)).toMatchObject({ kind: 'returned', charges: [{ amount: 102_875, returned: 102_875 }] })
      const read = [first, whole].map((webhook) => webhook && payments.readWebhook(webhook))
      expect(read).toMatchObject([
        { kind: 'news', gatewayReference: id },
        { kind: 'news', gatewayReference: id },
      ])
      expect(new Set(read.map((one) => one?.kind === 'news' && one.eventId)).size).toBe(2)
    })

    // Fault F14.
    it('receives the money of a slow bank minutes later and sends no message', async () => {
      const { decide, payments, clock, id } = await setUp()
      expect(await decide('slow')).toEqual({ isDecided: true, webhook: null })
      clock.advance(slowBank - 1)
      expect(await payments.retrieve(checkout)).toMatchObject({ kind: 'open' })
      expect((await payments.find(id))?.state).toBe('waiting')
      expect(await payments.chargesBetween(testMoment, testMoment + 2 * slowBank)).toEqual({ kind: 'listed', charges: [] })
      clock.advance(1)
      expect(await payments.retrieve(checkout)).toMatchObject({ kind: 'paid', charge: { chargedAt: testMoment + slowBank } })
      expect((await payments.find(id))?.state).toBe('paid')
      expect(await payments.chargesBetween(testMoment, testMoment + 2 * slowBank)).toMatchObject({ charges: [{ gatewayReference: id }] })
    })

    it.each(['pay', 'decline', 'slow'] as const)(
      'accepts no second decision about a payment, and none after it expired (%s)',
      async (choice) => {
        const { decide, clock, payments } = await setUp()
        expect((await decide('decline')).isDecided).toBe(true)
        expect(await decide(choice)).toEqual({ isDecided: false, webhook: null })
        const later = await payments.openCheckout({ ...checkout, reference: 'top-up-0002' })
        clock.advance(30 * 60 * 1000)
        const id = later.kind === 'opened' ? later.gatewayReference : ''
        expect(await payments.decide(id, choice)).toEqual({ isDecided: false, webhook: null })
        expect((await payments.find(id))?.state).toBe('expired')
      },
    )

    it('does not find an unknown id', async () => {
      const { payments } = await setUp()
      expect(await payments.find('pay_unknown0000')).toBeNull()
      expect(await payments.decide('pay_unknown0000', 'pay')).toEqual({ isDecided: false, webhook: null })
    })

    it('refuses a webhook of another server', async () => {
      const { decide, payments } = await setUp()
      const { webhook } = await decide('pay')
      expect(webhook && payments.readWebhook(webhook).kind).toBe('news')
      expect(webhook && (await setUp('another secret')).payments.readWebhook(webhook)).toEqual({ kind: 'refused' })
    })
  })
})
