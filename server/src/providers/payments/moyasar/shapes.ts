import * as z from 'zod/mini'
import { languages, type Language } from '@wasla/contract/platform/language.ts'

/** Ids may be put into an address; the API writes them as UUIDs. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const smallestUnits = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000_000))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const moment = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'no moment' })),
  z.transform((text) => Date.parse(text)),
)

/**
 * A payment attempt, of which only this is read. `initiated`: nothing is charged yet; `authorized`: bound, not charged; `verified`: a card
 * was checked. A status that is not in this list is not understood, rather than guessed.
 */
export const paymentShape = z.object({
  id,
  status: z.enum(['initiated', 'paid', 'authorized', 'failed', 'refunded', 'captured', 'voided', 'verified']),
  amount: smallestUnits,
  fee: z.nullish(smallestUnits),
  currency,
  refunded: z.nullish(smallestUnits),
  captured: z.nullish(smallestUnits),
  invoice_id: z.nullish(id),
  created_at: moment,
})

/** Ours are found by this entry of an invoice's metadata. */
export const referenceKey = 'payment_reference'
/** The payer's language, for whoever finds the page of an answer that was lost. */
export const languageKey = 'payer_language'

export const invoiceShape = z.object({
  id,
  status: z.enum(['initiated', 'paid', 'failed', 'refunded', 'canceled', 'on_hold', 'expired', 'voided']),
  amount: smallestUnits,
  currency,
  url: z.string(),
  created_at: moment,
  metadata: z.nullish(z.record(z.string(), z.unknown())),
})

/** One invoice by itself also names the attempts to pay it. */
export const wholeInvoiceShape = z.extend(invoiceShape, { payments: z.array(paymentShape) })

const page = z.object({ next_page: z.nullish(z.number()) })
export const invoicesShape = z.object({ invoices: z.array(invoiceShape), meta: page })
export const paymentsShape = z.object({ payments: z.array(paymentShape), meta: page })

export type Invoice = z.output<typeof invoiceShape>
export type WholeInvoice = z.output<typeof wholeInvoiceShape>
export type Payment = z.output<typeof paymentShape>

/** In which language its page is shown; null where nothing says so. */
export const languageOf = ({ metadata }: Pick<Invoice, 'metadata'>): Language | null =>
  languages.find((language) => language === metadata?.[languageKey]) ?? null

/** What we called it; null for an invoice that is not ours. */
export function referenceOf({ metadata }: Pick<Invoice, 'metadata'>): string | null {
  const reference = metadata?.[referenceKey]
  return typeof reference === 'string' ? reference : null
}
