import * as z from 'zod/mini'
import { languages, type Language } from '@wasla/contract/platform/language.ts'

/** Ids must be safe in an address; the API uses UUIDs. */
const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const smallestUnits = z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000_000))
const currency = z.string().check(z.regex(/^[A-Z]{3}$/))
const moment = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'no moment' })),
  z.transform((text) => Date.parse(text)),
)

/**
 * A payment attempt; only these fields are read. `initiated`: nothing is charged yet; `authorized`: reserved, not charged; `verified`: a
 * card was checked. Any other status makes the response unreadable.
 */
const paymentShape = z.object({
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

/** Name of the metadata entry with our reference. */
export const referenceKey = 'payment_reference'
/** Name of the metadata entry with the payer’s language, for an invoice whose response was lost. */
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

/** An invoice that is read by its id also has its payment attempts. */
export const wholeInvoiceShape = z.extend(invoiceShape, { payments: z.array(paymentShape) })

const page = z.object({ next_page: z.nullish(z.number()) })
export const invoicesShape = z.object({ invoices: z.array(invoiceShape), meta: page })
export const paymentsShape = z.object({ payments: z.array(paymentShape), meta: page })

export type Invoice = z.output<typeof invoiceShape>
export type WholeInvoice = z.output<typeof wholeInvoiceShape>
export type Payment = z.output<typeof paymentShape>

/** Returns the language of an invoice’s page; null if it has none. */
export const languageOf = ({ metadata }: Pick<Invoice, 'metadata'>): Language | null =>
  languages.find((language) => language === metadata?.[languageKey]) ?? null

/** Returns our reference; null for an invoice that is not ours. */
export function referenceOf({ metadata }: Pick<Invoice, 'metadata'>): string | null {
  const reference = metadata?.[referenceKey]
  return typeof reference === 'string' ? reference : null
}
