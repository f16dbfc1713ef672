import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import type { Webhook } from '../port.ts'

export const moyasarOptions = { key: 'sk_test_wasla0001', webhookSecrets: ['a-secret-of-the-webhook', 'the-secret-before-it'] } as const

type StoredPayment = {
  id: string
  status: string
  amount: number
  fee: number
  currency: string
  refunded: number
  captured: number
  invoice_id: string | null
  created_at: string
}
type StoredInvoice = {
  id: string
  status: string
  amount: number
  currency: string
  description: string
  url: string
  success_url: string | null
  back_url: string | null
  expired_at: string | null
  created_at: string
  metadata: Record<string, string> | null
}

/**
 * `losing`: does what a request says but loses the response. `holding`: does what a request says, and does not answer if it makes a change.
 * `unfiltered`: ignores filters of lists. `huge`: adds five megabytes.
 */
type Mood = 'well' | 'failing' | 'babbling' | 'silent' | 'busy' | 'losing' | 'holding' | 'unfiltered' | 'huge'

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const perPage = 2

/** Starts a Moyasar on this machine, with the documented parts that we use. It is closed after the test. */
export async function startMoyasar(clock: Pick<Clock, 'now'>) {
  const invoices = new Map<string, StoredInvoice>()
  const payments: StoredPayment[] = []
  const confirmed: string[] = []
  let count = 0
  const newId = (kind: string) => `${kind}-${String(++count).padStart(8, '0')}`
  const moment = () => new Date(clock.now()).toISOString()

  const moyasar = {
    url: '',
    invoices,
    payments,
    confirmed,
    requests: [] as { method: string; path: string; body: unknown }[],
    mood: 'well' as Mood,
    /** Called with the method of each request on arrival. */
    onRequest: (_method: string): void => undefined,
    /** Attempts to pay an invoice, as the payer does on Moyasar’s page. Returns the webhook. */
    attempt(invoiceId: string, over: Partial<StoredPayment> = {}): Webhook {
      const invoice = invoices.get(invoiceId)
      if (!invoice) throw new Error('There is no such invoice')
      const payment = {
        id: newId('payment'),
        status: 'paid',
        amount: invoice.amount,
        fee: 100,
        currency: invoice.currency,
        refunded: 0,
        captured: 0,
        invoice_id: invoiceId,
        created_at: moment(),
        ...over,
      }
      payments.push(payment)
      if (['paid', 'failed', 'refunded', 'voided'].includes(payment.status)) invoice.status = payment.status
      return moyasar.webhook(`payment_${payment.status}`, payment)
    },
    webhook(type: string, data: unknown, secret: string = moyasarOptions.webhookSecrets[0]): Webhook {
      const event = { id: newId('event'), type, created_at: moment(), secret_token: secret, account_name: 'Wasla', live: false, data }
      return { body: JSON.stringify(event), header: () => undefined }
    },
  }

  const isBasicKey = (header: string | undefined) => header === `Basic ${Buffer.from(`${moyasarOptions.key}:`).toString('base64')}`

  function paged<T>(name: string, all: readonly T[], query: URLSearchParams) {
    const page = Number(query.get('page') ?? 1)
    const pages = Math.max(1, Math.ceil(all.length / perPage))
    const meta = {
      current_page: page,
      next_page: page < pages ? page + 1 : null,
      prev_page: page > 1 ? page - 1 : null,
      total_pages: pages,
      total_count: all.length,
    }
    return { [name]: all.slice((page - 1) * perPage, page * perPage), meta }
  }

  function madeInvoice(body: Record<string, unknown>): StoredInvoice | null {
    const { amount, currency, description } = body
    if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100 || typeof description !== 'string') return null
    const id = newId('invoice')
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : null)
    const invoice: StoredInvoice = {
      id,
      status: 'initiated',
      amount,
      currency: typeof currency === 'string' ? currency : 'SAR',
      description,
      url: `${moyasar.url}/checkout/invoices/${id}?lang=en`,
      success_url: text('success_url'),
      back_url: text('back_url'),
      expired_at: text('expired_at'),
      created_at: moment(),
      metadata: (body['metadata'] as Record<string, string> | undefined) ?? null,
    }
    invoices.set(id, invoice)
    return invoice
  }

  const shown = (invoice: StoredInvoice) => {
    if (invoice.status === 'initiated' && invoice.expired_at && Date.parse(invoice.expired_at) <= clock.now()) invoice.status = 'expired'
    return invoice
  }
  const whole = (invoice: StoredInvoice) => ({
    ...shown(invoice),
    payments: payments.filter(({ invoice_id }) => invoice_id === invoice.id),
  })

  /** Carries out a request. Returns its response. */
  function result(method: string, { pathname, searchParams: query }: URL, body: unknown): { status: number; value: unknown } {
    const missing = { status: 404, value: { type: 'api_error', message: 'Object not found', errors: null } }
    if (method === 'POST' && pathname === '/invoices') {
      const invoice = madeInvoice(body as Record<string, unknown>)
      const problem = { type: 'invalid_request_error', message: 'Validation Failed', errors: { amount: ['is invalid'] } }
      return invoice ? { status: 201, value: whole(invoice) } : { status: 400, value: problem }
    }
    if (method === 'GET' && pathname === '/invoices') {
      const reference = query.get('metadata[payment_reference]')
      const all = [...invoices.values()].filter(
        ({ metadata }) => moyasar.mood === 'unfiltered' || reference === null || metadata?.['payment_reference'] === reference,
      )
      return { status: 200, value: paged('invoices', all.map(shown), query) }
    }
    if (method === 'GET' && pathname === '/payments') {
      const [from, until] = [Date.parse(query.get('created[gt]') ?? ''), Date.parse(query.get('created[lt]') ?? '')]
      const all = payments.filter(({ created_at }) => Date.parse(created_at) >= from && Date.parse(created_at) <= until)
      return { status: 200, value: paged('payments', all.toReversed(), query) }
    }
    const [, kind, id = '', action] = pathname.split('/')
    if (method === 'POST' && kind === 'webhooks' && action === 'verify') {
      const { code } = body as { code: string }
      if (code !== '482913') return { status: 400, value: { type: 'webhook_verification_invalid', message: 'incorrect', errors: null } }
      confirmed.push(id)
      return { status: 200, value: { id, verified: true } }
    }
    const invoice = kind === 'invoices' ? invoices.get(id) : undefined
    if (!invoice) return missing
    if (method === 'PUT' && action === 'cancel') invoice.status = 'canceled'
    return { status: 200, value: whole(invoice) }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request)
    const method = request.method ?? ''
    const address = new URL(request.url ?? '', moyasar.url)
    const body: unknown = text ? JSON.parse(text) : null
    moyasar.requests.push({ method, path: address.pathname, body })
    moyasar.onRequest(method)
    const say = (status: number, value: unknown, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(value) + ' '.repeat(moyasar.mood === 'huge' ? 5 * 1024 * 1024 : 0))
    if (moyasar.mood === 'silent') return
    if (moyasar.mood === 'failing') return say(500, { type: 'api_error', message: 'Something went wrong', errors: null })
    if (moyasar.mood === 'busy') return say(429, { type: 'rate_limit_error', message: 'Too many', errors: null }, { 'retry-after': '30' })
    if (moyasar.mood === 'babbling') return void response.writeHead(200).end('<html>')
    if (!isBasicKey(request.headers.authorization)) return say(401, { type: 'authentication_error', message: 'Invalid', errors: null })
    const { status, value } = result(method, address, body)
    if (moyasar.mood === 'holding' && method !== 'GET') return
    // A change takes effect, but the connection ends without a response.
    if (moyasar.mood === 'losing' && method !== 'GET') return void response.destroy()
    return say(status, value)
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  moyasar.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return moyasar
}
