import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { manualClock } from '#platform/clock.ts'
import { createLog, silentLog } from '#platform/log.ts'
import { signatureHeader, writeDemoWebhook } from '../providers/payments/demo-webhook.ts'
import { demoPayments } from '../providers/payments/demo.ts'
import { moyasarPayments } from '../providers/payments/moyasar/moyasar.ts'
import type { Webhook } from '../providers/payments/port.ts'
import { webhookTaker, type OnPaymentNews, type PaymentNews } from '../providers/payments/take-webhook.ts'
import { moyasarOptions, startMoyasar } from '../providers/payments/testing/moyasar-server.ts'
import type { NodeBindings } from '../request/address.ts'
import { paymentWebhook } from './payment-webhook.ts'

/** The route with Moyasar, and a consumer that takes each event once and knows one checkout. */
async function setUp(onPaymentNews?: OnPaymentNews) {
  const moyasar = await startMoyasar(manualClock(testMoment))
  const gateway = moyasarPayments({ ...moyasarOptions, url: moyasar.url })
  const news: PaymentNews[] = []
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const remember: OnPaymentNews = async (one) => {
    if (one.gatewayReference !== 'invoice-1') return 'foreign'
    if (news.some(({ eventId }) => eventId === one.eventId)) return 'known'
    news.push(one)
    return 'taken'
  }
  const app = new Hono<{ Bindings: NodeBindings }>()
  app.post(
    '/webhooks/payments/:gateway',
    paymentWebhook(webhookTaker({ gateways: [gateway], onPaymentNews: onPaymentNews ?? remember, log })),
  )
  app.onError(() => new Response(null, { status: 500 }))
  const send = async ({ body }: Pick<Webhook, 'body'>, name = 'moyasar') => {
    const response = await app.request(`/webhooks/payments/${name}`, { method: 'POST', body })
    return { status: response.status, body: await response.text() }
  }
  return { moyasar, news, lines, send, paid: (secret?: string) => moyasar.webhook('payment_paid', { invoice_id: 'invoice-1' }, secret) }
}

const status = (text: string) => JSON.stringify({ status: text })

describe('POST /webhooks/payments/:gateway', () => {
  it('passes the payment on, without a request to the gateway', async () => {
    const { send, news, paid, moyasar } = await setUp()
    expect(await send(paid())).toEqual({ status: 200, body: status('taken') })
    expect(news).toMatchObject([{ gateway: 'moyasar', gatewayReference: 'invoice-1' }])
    expect(news[0]?.eventId).toMatch(/^event-/)
    expect(moyasar.requests).toEqual([])
  })

  it('takes a repeated webhook once', async () => {
    const { send, news, paid } = await setUp()
    const webhook = paid()
    expect(await send(webhook)).toEqual({ status: 200, body: status('taken') })
    expect(await send(webhook)).toEqual({ status: 200, body: status('known') })
    expect(news).toHaveLength(1)
  })

  it('refuses a webhook with a wrong secret, and changes and reveals nothing', async () => {
    const { send, news, paid, lines } = await setUp()
    expect(await send(paid('not-the-secret-of-it'))).toEqual({ status: 400, body: status('refused') })
    expect(await send({ body: 'nonsense' })).toEqual({ status: 400, body: status('refused') })
    expect(news).toEqual([])
    expect(lines.join('')).toContain('A webhook was refused')
    expect(lines.join('')).not.toContain(moyasarOptions.webhookSecrets[0])
  })

  it('answers for an unknown payment as for any other', async () => {
    const { send, news, moyasar } = await setUp()
    expect(await send(moyasar.webhook('payment_paid', { invoice_id: 'invoice-of-others' }))).toEqual({ status: 200, body: status('taken') })
    expect(news).toEqual([])
  })

  it('answers 200 to other events, so that they are not sent again', async () => {
    const { send, news, moyasar } = await setUp()
    expect(await send(moyasar.webhook('payout_paid', {}))).toEqual({ status: 200, body: status('other') })
    expect(news).toEqual([])
  })

  it('answers 500 if the consumer fails, so that it is sent again', async () => {
    const { send, paid } = await setUp(() => Promise.reject(new Error('out of order')))
    expect((await send(paid())).status).toBe(500)
  })

  it('does not read a body that is too long', async () => {
    const { send, paid } = await setUp()
    expect((await send({ body: paid().body + ' '.repeat(64 * 1024) })).status).toBe(413)
  })

  it('answers 404 for a gateway that is not in use', async () => {
    const { send, paid } = await setUp()
    for (const name of ['demo', 'stripe', '__proto__']) expect((await send(paid(), name)).status).toBe(404)
  })

  it('checks the demo gateway’s signature in its header', async () => {
    const { db } = await openTestDatabase()
    const payments = demoPayments({ db, clock: manualClock(testMoment), secret: 'a secret', publicUrl: 'http://localhost' })
    const app = new Hono<{ Bindings: NodeBindings }>()
    const take = webhookTaker({ gateways: [payments], onPaymentNews: () => Promise.resolve('taken'), log: silentLog })
    app.post('/webhooks/payments/:gateway', paymentWebhook(take))
    const { body, header } = writeDemoWebhook('a secret', 'evt_0001', 'pay_0001')
    const send = async (signature: string) =>
      (await app.request('/webhooks/payments/demo', { method: 'POST', body, headers: { [signatureHeader]: signature } })).status
    expect(await send(header(signatureHeader) ?? '')).toBe(200)
    for (const signature of ['', 'f'.repeat(64), (header(signatureHeader) ?? '').slice(0, -2)]) expect(await send(signature)).toBe(400)
  })

  it('confirms our address at the gateway if the webhook asks for it', async () => {
    const { send, moyasar, lines } = await setUp()
    const ask = (code: string) => moyasar.webhook('webhook_verification', { webhook_id: 'hook-1', verification_code: code })
    expect(await send(ask('482913'))).toEqual({ status: 200, body: status('confirmed') })
    expect(moyasar.confirmed).toEqual(['hook-1'])
    expect((await send(ask('000000'))).status).toBe(502)
    expect(lines.join('')).toContain('did not accept')
  })
})
