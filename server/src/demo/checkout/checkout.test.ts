import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { createLog } from '#platform/log.ts'
import type { NodeBindings } from '../../request/address.ts'
import { demoPayments } from '../../providers/payments/demo.ts'
import type { Checkout } from '../../providers/payments/port.ts'
import { webhookTaker, type OnPaymentNews, type PaymentNews } from '../../providers/payments/take-webhook.ts'
import { testEnv } from '../../testing/test-deps.ts'
import { checkoutStyle, demoCheckout } from './checkout.ts'

const returnUrl = 'http://localhost/wallet?topUp=top-up-0001'
const checkout: Checkout = {
  reference: 'top-up-0001',
  amount: 102_875,
  currency: 'SAR',
  method: 'CARD',
  language: 'ar',
  returnUrl,
  description: 'إضافة رصيد',
  expiresAt: testMoment + 30 * 60 * 1000,
}

async function setUp(over: Partial<Checkout> = {}, onPaymentNews?: OnPaymentNews) {
  const { db } = await openTestDatabase()
  const clock = manualClock(testMoment)
  const payments = demoPayments({ db, clock, secret: 'a secret', publicUrl: 'http://localhost' })
  const news: PaymentNews[] = []
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  async function record(one: PaymentNews) {
    news.push(one)
    return 'taken' as const
  }
  const takeWebhook = webhookTaker({ gateways: [payments], onPaymentNews: onPaymentNews ?? record, log })
  const page = demoCheckout({ env: { ...testEnv, mode: 'demo' }, payments, takeWebhook, log })
  const app = new Hono<{ Bindings: NodeBindings }>()
  app.get('/demo/checkout.css', checkoutStyle)
  app.get('/demo/checkout/:id', page.get)
  app.post('/demo/checkout/:id', page.post)
  const opened = await payments.openCheckout({ ...checkout, ...over })
  const address = opened.kind === 'opened' ? new URL(opened.checkoutUrl).pathname : ''
  const see = async (query = '') => {
    const response = await app.request(address + query)
    return { response, text: await response.text() }
  }
  const choose = (choice: string) => app.request(address, { method: 'POST', body: new URLSearchParams({ choice }) })
  return { app, payments, clock, news, lines, address, see, choose, truth: async () => (await payments.retrieve(checkout)).kind }
}

describe('the page of the demo payment gateway', () => {
  it('shows what the payment is for in the payer’s language and direction, and runs no scripts', async () => {
    const { see, app } = await setUp()
    const arabic = await see()
    expect(arabic.response.status).toBe(200)
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">')
    expect(arabic.text).toContain('<bdi>١٬٠٢٨٫٧٥ ر.س</bdi>')
    expect(arabic.text).toContain('<bdi>إضافة رصيد</bdi>')
    expect(arabic.text).not.toMatch(/<script|style="|<style|\son\w+="/)
    expect(arabic.response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' http://localhost; frame-ancestors 'none'",
    )
    expect(arabic.response.headers.get('cache-control')).toBe('no-store')
    expect(arabic.response.headers.get('referrer-policy')).toBe('no-referrer')
    const english = await see('?lang=en')
    expect(english.text).toContain('<html lang="en" dir="ltr">')
    expect(english.text).toContain('<bdi>SAR 1,028.75</bdi>')
    expect((await see('?lang=xx"><script>')).text).toContain('<html lang="ar" dir="rtl">')
    const style = await app.request('/demo/checkout.css')
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('offers a button for each outcome and describes its effect', async () => {
    const { see } = await setUp()
    const { text } = await see('?lang=en')
    for (const choice of ['pay', 'decline', 'slow', 'close']) {
      expect(text).toContain(`<button name="choice" value="${choice}" aria-describedby="${choice}-effect"`)
      expect(text).toContain(`id="${choice}-effect"`)
    }
  })

  it.each([
    ['pay', 'paid', 1],
    ['decline', 'failed', 1],
    ['slow', 'open', 0],
    ['close', 'open', 0],
  ] as const)('redirects after “%s”: the payment is %s and %d messages were sent', async (choice, kind, messages) => {
    const { choose, truth, news } = await setUp()
    const answer = await choose(choice)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, returnUrl])
    expect(await truth()).toBe(kind)
    expect(news).toHaveLength(messages)
  })

  it('sends the reference of the payment to the product', async () => {
    const { choose, news, address } = await setUp()
    await choose('pay')
    expect(news).toMatchObject([{ gateway: 'demo', gatewayReference: address.split('/').at(-1) }])
    expect(news[0]?.eventId).toMatch(/^evt_[0-9a-f]{24}$/)
  })

  it('takes only the first choice if the payer presses twice, and shows the outcome', async () => {
    const { choose, news, truth } = await setUp()
    await choose('pay')
    const again = await choose('decline')
    expect(again.status).toBe(200)
    expect(await again.text()).toContain('تم الدفع')
    expect([await truth(), news.length]).toEqual(['paid', 1])
  })

  it('marks the payment as paid even if the webhook fails; the status can still be fetched', async () => {
    const { choose, truth, lines } = await setUp({}, () => Promise.reject(new Error('out of order')))
    expect((await choose('pay')).status).toBe(303)
    expect(await truth()).toBe('paid')
    expect(lines.join('')).toContain('was not taken')
  })

  it('says that the bank is still processing a slow payment and that nobody needs to pay again', async () => {
    const { choose, see } = await setUp()
    await choose('slow')
    const { text } = await see('?lang=en')
    expect(text).toContain('The bank is processing your payment')
    expect(text).toContain('You don’t need to pay again.')
    expect(text).not.toContain('<form')
    expect(text).toContain(`href="${returnUrl}"`)
  })

  it('refuses a payment after it expired', async () => {
    const { choose, see, clock, truth } = await setUp()
    clock.advance(30 * 60 * 1000)
    expect((await see('?lang=en')).text).toContain('Payment expired')
    expect((await choose('pay')).status).toBe(200)
    expect(await truth()).toBe('failed')
  })

  it.each(['', 'refund', 'pay pay'])('does nothing for the choice %j', async (choice) => {
    const { choose, truth } = await setUp()
    const answer = await choose(choice)
    expect([answer.status, await truth()]).toEqual([400, 'open'])
    expect(await answer.text()).toContain('<form')
  })

  it('refuses a form that is too long', async () => {
    const { choose, truth } = await setUp()
    expect([(await choose(`pay${'x'.repeat(2000)}`)).status, await truth()]).toEqual([413, 'open'])
  })

  it('escapes scripts in the description', async () => {
    const { see } = await setUp({ description: '"><script>alert(1)</script>' })
    expect((await see()).text).not.toContain('<script>')
  })

  it.each(['https://evil.example/x', 'javascript:alert(1)', ''])('never redirects to %j', async (evil) => {
    const { see, choose, truth } = await setUp({ returnUrl: evil })
    const { response, text } = await see()
    expect(response.status).toBe(404)
    expect(text).not.toContain('evil')
    const answer = await choose('pay')
    expect([answer.status, answer.headers.get('location'), await truth()]).toEqual([404, null, 'open'])
  })

  it('answers 404 for unknown payments', async () => {
    const { app } = await setUp()
    const answer = await app.request('/demo/checkout/pay_unknown0000', { headers: { 'accept-language': 'en' } })
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('There is no payment at this address.')
    const body = new URLSearchParams({ choice: 'pay' })
    expect((await app.request('/demo/checkout/pay_unknown0000', { method: 'POST', body })).status).toBe(404)
  })
})
