import type { Charge, Truth } from '../port.ts'
import type { Invoice, Payment, WholeInvoice } from './shapes.ts'

type Money = Pick<Charge, 'amount' | 'returned'>

/** What each status of an attempt means in money; null where none was taken. */
const moneyOf: Readonly<Record<Payment['status'], (payment: Payment) => Money | null>> = {
  initiated: () => null,
  authorized: () => null,
  verified: () => null,
  failed: () => null,
  paid: ({ amount, refunded }) => ({ amount, returned: refunded ?? 0 }),
  captured: ({ amount, captured, refunded }) => ({ amount: captured ?? amount, returned: refunded ?? 0 }),
  refunded: ({ amount, refunded }) => ({ amount, returned: refunded ?? amount }),
  voided: ({ amount }) => ({ amount, returned: amount }),
}

/** The charge an attempt became, if it became one. `gatewayReference` is the invoice's id. */
export function chargesOf(payment: Payment): Charge[] {
  const money = moneyOf[payment.status](payment)
  if (!money) return []
  const { id, currency, fee, invoice_id: invoice, created_at: chargedAt } = payment
  return [{ chargeReference: id, gatewayReference: invoice ?? null, currency, fee: fee ?? null, chargedAt, ...money }]
}

export const chargesOfInvoice = (invoice: WholeInvoice): Charge[] =>
  invoice.payments.flatMap((payment) => chargesOf({ ...payment, invoice_id: invoice.id }))

/** Whether somebody can still pay it, why not, or that money moved. */
const standing: Readonly<Record<Invoice['status'], 'open' | 'charged' | Extract<Truth, { kind: 'failed' }>['reason']>> = {
  initiated: 'open',
  on_hold: 'open',
  paid: 'charged',
  refunded: 'charged',
  voided: 'charged',
  failed: 'declined',
  canceled: 'cancelled',
  expired: 'expired',
}
export const standingOf = ({ status }: Pick<Invoice, 'status'>) => standing[status]

const byAge = (one: Invoice, other: Invoice) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1)

/**
 * The one invoice that stands for a payment, and those that were made beside it because an answer was lost. One that money moved on comes
 * first, then the eldest that can be paid, then the last that could: everybody who looks comes to the same.
 */
export function chosenInvoice<One extends Invoice>(invoices: readonly One[]): { chosen: One | undefined; obsolete: readonly One[] } {
  const ordered = invoices.toSorted(byAge)
  const open = ordered.filter((invoice) => standingOf(invoice) === 'open')
  const chosen = ordered.find((invoice) => standingOf(invoice) === 'charged') ?? open[0] ?? ordered.at(-1)
  return { chosen, obsolete: open.filter((invoice) => invoice !== chosen) }
}
