import type { Charge, Truth } from '../port.ts'
import type { Invoice, Payment, WholeInvoice } from './shapes.ts'

type Money = Pick<Charge, 'amount' | 'returned'>

/** Returns the money that a payment attempt took, by the status of the attempt; null if it took none. */
const chargedByStatus: Readonly<Record<Payment['status'], (payment: Payment) => Money | null>> = {
  initiated: () => null,
  authorized: () => null,
  verified: () => null,
  failed: () => null,
  paid: ({ amount, refunded }) => ({ amount, returned: refunded ?? 0 }),
  captured: ({ amount, captured, refunded }) => ({ amount: captured ?? amount, returned: refunded ?? 0 }),
  refunded: ({ amount, refunded }) => ({ amount, returned: refunded ?? amount }),
  voided: ({ amount }) => ({ amount, returned: amount }),
}

/** Returns the charge of a payment attempt, or none. `gatewayReference` is the invoice’s id. */
export function chargesOf(payment: Payment): Charge[] {
  const money = chargedByStatus[payment.status](payment)
  if (!money) return []
  const { id, currency, fee, invoice_id: invoice, created_at: chargedAt } = payment
  return [{ chargeReference: id, gatewayReference: invoice ?? null, currency, fee: fee ?? null, chargedAt, ...money }]
}

export const chargesOfInvoice = (invoice: WholeInvoice): Charge[] =>
  invoice.payments.flatMap((payment) => chargesOf({ ...payment, invoice_id: invoice.id }))

/** State of an invoice by its status: it can be paid (`open`), money moved (`charged`), or the reason why it cannot be paid. */
const invoiceStates: Readonly<Record<Invoice['status'], 'open' | 'charged' | Extract<Truth, { kind: 'failed' }>['reason']>> = {
  initiated: 'open',
  on_hold: 'open',
  paid: 'charged',
  refunded: 'charged',
  voided: 'charged',
  failed: 'declined',
  canceled: 'cancelled',
  expired: 'expired',
}
export const invoiceStateOf = ({ status }: Pick<Invoice, 'status'>) => invoiceStates[status]

const byAge = (one: Invoice, other: Invoice) => one.created_at - other.created_at || (one.id < other.id ? -1 : 1)

/**
 * Returns the invoice that counts for a payment, and obsolete invoices that are still open because a response was lost. Chooses an invoice
 * with money moved, else the oldest open one, else the newest one. So every call chooses the same invoice.
 */
export function chosenInvoice<One extends Invoice>(invoices: readonly One[]): { chosen: One | undefined; obsolete: readonly One[] } {
  const ordered = invoices.toSorted(byAge)
  const open = ordered.filter((invoice) => invoiceStateOf(invoice) === 'open')
  const chosen = ordered.find((invoice) => invoiceStateOf(invoice) === 'charged') ?? open[0] ?? ordered.at(-1)
  return { chosen, obsolete: open.filter((invoice) => invoice !== chosen) }
}
