import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { CheckoutResult, Checkout, PaymentGateway, Unavailable } from '../port.ts'
import { truthOfCharges } from '../truth.ts'
import { CallFailed, moyasarApi } from './api.ts'
import { chargesOf, chargesOfInvoice, chosenInvoice, invoiceStateOf } from './charges.ts'
import {
  invoiceShape,
  invoicesShape,
  languageKey,
  languageOf,
  paymentsShape,
  referenceKey,
  referenceOf,
  wholeInvoiceShape,
  type Invoice,
} from './shapes.ts'
import { readMoyasarWebhook } from './webhook.ts'

/** `url` has no final slash. There are several secrets while one is being replaced. */
export type MoyasarOptions = { url: string; key: string; webhookSecrets: readonly string[] }

/** Timeout in milliseconds of one call of the port, and of each page of a day’s charges. */
const longestWait = 10_000
/** Largest number of pages that are read of a list. A day of payments has far fewer; the limit ends an endless list. */
const mostPages = 1000

/** Runs `work`. Returns a failure of the gateway as an outcome, and throws any other error. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T | Unavailable> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallFailed) return error.outcome
    throw error
  }
}

/**
 * Returns the payment page in the payer’s language. Only HTTPS is accepted, except at the origin of the API, which in tests is this
 * machine.
 */
function checkoutUrl(invoice: Invoice, language: Checkout['language'] | null, apiUrl: string): string {
  const address = URL.canParse(invoice.url) ? new URL(invoice.url) : null
  if (!address || (address.protocol !== 'https:' && address.origin !== new URL(apiUrl).origin)) throw new CallFailed('unreadable')
  if (language) address.searchParams.set('lang', language)
  return address.href
}

/**
 * Calls Moyasar’s REST API: a payment is a hosted invoice (mada, cards, Apple Pay). Invoices have no idempotency key, so a payment is
 * looked up by our reference in their metadata before an invoice is made.
 */
export function moyasarPayments(
  { url, key, webhookSecrets }: MoyasarOptions,
  deadline = (): AbortSignal => AbortSignal.timeout(longestWait),
): PaymentGateway {
  const api = moyasarApi({ url, key })

  async function everyPage<T extends ZodMiniType<{ meta: { next_page?: number | null | undefined } }>>(
    path: string,
    query: Readonly<Record<string, string>>,
    shape: T,
    signalOfPage: () => AbortSignal,
  ): Promise<z.output<T>[]> {
    const pages: z.output<T>[] = []
    for (let page: number | null | undefined = 1; page; page = pages.at(-1)?.meta.next_page) {
      if (pages.length === mostPages) throw new CallFailed('unreadable')
      pages.push(await api.read({ method: 'GET', path, query: { ...query, page: String(page) } }, shape, signalOfPage()))
    }
    return pages
  }

  /**
   * Returns every invoice of a payment. Throws `CallFailed` if the list has other invoices: then it was not filtered and might lack ours.
   */
  async function invoicesOf(reference: string, signal: AbortSignal): Promise<Invoice[]> {
    const pages = await everyPage('/invoices', { [`metadata[${referenceKey}]`]: reference }, invoicesShape, () => signal)
    const invoices = pages.flatMap((page) => page.invoices)
    if (invoices.some((invoice) => referenceOf(invoice) !== reference)) throw new CallFailed('unreadable')
    return invoices
  }

  const wholeInvoice = (id: string, signal: AbortSignal) => api.read({ method: 'GET', path: `/invoices/${id}` }, wholeInvoiceShape, signal)

  /**
   * Cancels all open invoices of a payment except the one that counts, so that nobody pays twice. Returns the invoice that counts. Does not
   * check whether a cancellation succeeded: a payment on such an invoice is surplus (see `Truth`).
   */
  async function chosenOf<One extends Invoice>(invoices: readonly One[], signal: AbortSignal): Promise<One | undefined> {
    const { chosen, obsolete } = chosenInvoice(invoices)
    const cancel = ({ id }: Invoice) => api.call({ method: 'PUT', path: `/invoices/${id}/cancel` }, signal).catch(() => undefined)
    await Promise.all(obsolete.map(cancel))
    return chosen
  }

  function checkoutResultOf(invoice: Invoice, { amount, currency, language }: Checkout): CheckoutResult {
    if (invoice.amount !== amount || invoice.currency !== currency) return { kind: 'refused', reason: 'taken' }
    if (invoiceStateOf(invoice) !== 'open') return { kind: 'over', gatewayReference: invoice.id }
    return { kind: 'opened', gatewayReference: invoice.id, checkoutUrl: checkoutUrl(invoice, language, url) }
  }

  /**
   * Creates an invoice. If a step fails after the request may have been sent, the response counts as lost (F14). A repeat looks up the
   * result.
   */
  async function create(checkout: Checkout, signal: AbortSignal): Promise<CheckoutResult> {
    const { reference, amount, currency, language, description, returnUrl, expiresAt } = checkout
    const body = {
      amount,
      currency,
      description,
      success_url: returnUrl,
      back_url: returnUrl,
      expired_at: new Date(expiresAt).toISOString(),
      metadata: { [referenceKey]: reference, [languageKey]: language },
    }
    try {
      const { status, value } = await api.call({ method: 'POST', path: '/invoices', body }, signal)
      if (status >= 400) return { kind: 'refused', reason: 'rejected' }
      const read = z.safeParse(invoiceShape, value)
      return read.success ? checkoutResultOf(read.data, checkout) : { kind: 'unknown' }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      return error.isUndone ? error.outcome : { kind: 'unknown' }
    }
  }

  return {
    name: 'moyasar',
    methods: ['CARD'],
    openCheckout: (checkout) =>
      orUnavailable(async (): Promise<CheckoutResult> => {
        if (checkout.method !== 'CARD') return { kind: 'refused', reason: 'method' }
        const signal = deadline()
        const chosen = await chosenOf(await invoicesOf(checkout.reference, signal), signal)
        return chosen ? checkoutResultOf(chosen, checkout) : create(checkout, signal)
      }),
    retrieve: (expected) =>
      orUnavailable(async () => {
        const signal = deadline()
        const listed = await invoicesOf(expected.reference, signal)
        const invoices = await Promise.all(listed.map(({ id }) => wholeInvoice(id, signal)))
        const chosen = await chosenOf(invoices, signal)
        const charged = truthOfCharges(invoices.flatMap(chargesOfInvoice), expected)
        if (charged) return charged
        if (!chosen) return { kind: 'absent' }
        const state = invoiceStateOf(chosen)
        // The invoice says that money moved but shows no charge.
        if (state === 'charged') throw new CallFailed('unreadable')
        if (state === 'open')
          return { kind: 'open', gatewayReference: chosen.id, checkoutUrl: checkoutUrl(chosen, languageOf(chosen), url) }
        return { kind: 'failed', reason: state }
      }),
    ownerOf: (gatewayReference) =>
      orUnavailable(async () => {
        if (!/^[\w-]{1,64}$/.test(gatewayReference)) return { kind: 'foreign' }
        const { status, value } = await api.call({ method: 'GET', path: `/invoices/${gatewayReference}` }, deadline())
        if (status === 404) return { kind: 'foreign' }
        const read = z.safeParse(invoiceShape, value)
        if (status !== 200 || !read.success) throw new CallFailed('unreadable')
        const reference = referenceOf(read.data)
        return reference === null ? { kind: 'foreign' } : { kind: 'ours', reference }
      }),
    readWebhook: (webhook) =>
      readMoyasarWebhook(webhook, {
        secrets: webhookSecrets,
        async confirm(webhookId, code) {
          const path = `/webhooks/${webhookId}/verify`
          const answer = await orUnavailable(() => api.call({ method: 'POST', path, body: { code } }, deadline()))
          return 'status' in answer && answer.status < 300
        },
      }),
    chargesBetween: (from, until) =>
      orUnavailable(async () => {
        const query = { 'created[gt]': new Date(from).toISOString(), 'created[lt]': new Date(until).toISOString() }
        const pages = await everyPage('/payments', query, paymentsShape, deadline)
        const charges = pages.flatMap(({ payments }) => payments.flatMap(chargesOf))
        // The gateway’s range includes both ends. A charge that was listed twice counts once.
        const unique = new Map(charges.map((charge) => [charge.chargeReference, charge]))
        return { kind: 'listed', charges: [...unique.values()].filter(({ chargedAt }) => chargedAt >= from && chargedAt < until) }
      }),
  }
}
