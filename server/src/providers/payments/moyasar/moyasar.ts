import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import type { Begun, Checkout, PaymentGateway, Unavailable } from '../port.ts'
import { truthOfCharges } from '../truth.ts'
import { CallFailed, moyasarApi } from './api.ts'
import { chargesOf, chargesOfInvoice, chosenInvoice, standingOf } from './charges.ts'
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

/** `url` without a slash at the end. Secrets are several while one takes the other's place. */
export type MoyasarOptions = { url: string; key: string; webhookSecrets: readonly string[] }

/** For everything one call of the port does, and for each page of a day's charges; in milliseconds. */
const longestWait = 10_000
/** Of a list; a day of payments is far shorter, and a gateway that goes on and on is not followed for ever. */
const mostPages = 1000

/** What the gateway itself could not answer is an outcome; a fault of ours stays an error. */
async function orUnavailable<T>(work: () => Promise<T>): Promise<T | Unavailable> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CallFailed) return error.outcome
    throw error
  }
}

/** The page people pay on, in their language: only over HTTPS, unless the API itself stands on this machine without it. */
function checkoutUrl(invoice: Invoice, language: Checkout['language'] | null, apiUrl: string): string {
  const address = URL.canParse(invoice.url) ? new URL(invoice.url) : null
  if (!address || (address.protocol !== 'https:' && address.origin !== new URL(apiUrl).origin)) throw new CallFailed('unreadable')
  if (language) address.searchParams.set('lang', language)
  return address.href
}

/**
 * Moyasar by its REST API: a payment is a hosted invoice (mada, cards, Apple Pay). Invoices have no idempotency key, so a payment is found
 * by our reference in their metadata, and looked for before one is made.
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

  /** Every invoice of a payment. A list with others in it was not filtered, and would hide ours: it counts as no answer. */
  async function invoicesOf(reference: string, signal: AbortSignal): Promise<Invoice[]> {
    const pages = await everyPage('/invoices', { [`metadata[${referenceKey}]`]: reference }, invoicesShape, () => signal)
    const invoices = pages.flatMap((page) => page.invoices)
    if (invoices.some((invoice) => referenceOf(invoice) !== reference)) throw new CallFailed('unreadable')
    return invoices
  }

  const wholeInvoice = (id: string, signal: AbortSignal) => api.read({ method: 'GET', path: `/invoices/${id}` }, wholeInvoiceShape, signal)

  /**
   * Nobody shall pay twice: pages beside the one that counts are closed, whoever looks. Whether it worked is not needed: what is paid on such
   * a page all the same is surplus (see `Truth`).
   */
  async function chosenOf<One extends Invoice>(invoices: readonly One[], signal: AbortSignal): Promise<One | undefined> {
    const { chosen, obsolete } = chosenInvoice(invoices)
    const cancel = ({ id }: Invoice) => api.call({ method: 'PUT', path: `/invoices/${id}/cancel` }, signal).catch(() => undefined)
    await Promise.all(obsolete.map(cancel))
    return chosen
  }

  function begunAs(invoice: Invoice, { amount, currency, language }: Checkout): Begun {
    if (invoice.amount !== amount || invoice.currency !== currency) return { kind: 'refused', reason: 'taken' }
    if (standingOf(invoice) !== 'open') return { kind: 'over', gatewayReference: invoice.id }
    return { kind: 'begun', gatewayReference: invoice.id, checkoutUrl: checkoutUrl(invoice, language, url) }
  }

  /** Whatever goes wrong once the request may have left, the answer is lost (F14); the repeat looks for what became of it. */
  async function create(checkout: Checkout, signal: AbortSignal): Promise<Begun> {
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
      return read.success ? begunAs(read.data, checkout) : { kind: 'unknown' }
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      return error.isUndone ? error.outcome : { kind: 'unknown' }
    }
  }

  return {
    name: 'moyasar',
    methods: ['CARD'],
    begin: (checkout) =>
      orUnavailable(async (): Promise<Begun> => {
        if (checkout.method !== 'CARD') return { kind: 'refused', reason: 'method' }
        const signal = deadline()
        const chosen = await chosenOf(await invoicesOf(checkout.reference, signal), signal)
        return chosen ? begunAs(chosen, checkout) : create(checkout, signal)
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
        const standing = standingOf(chosen)
        // It says that money moved and shows none.
        if (standing === 'charged') throw new CallFailed('unreadable')
        if (standing === 'open')
          return { kind: 'open', gatewayReference: chosen.id, checkoutUrl: checkoutUrl(chosen, languageOf(chosen), url) }
        return { kind: 'failed', reason: standing }
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
        // Both ends belong to the gateway's range, and a page that was read twice is counted once.
        const unique = new Map(charges.map((charge) => [charge.chargeReference, charge]))
        return { kind: 'listed', charges: [...unique.values()].filter(({ chargedAt }) => chargedAt >= from && chargedAt < until) }
      }),
  }
}
