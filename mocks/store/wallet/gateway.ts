import type { PaymentProof } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'

/** Number of status checks after which the demo gateway settles a payment. */
const pollsUntilSettled = 3

/** Outcome of a payment by the last two digits of its riyals. A payment with any other digits is paid. */
const simulatedProofs: Readonly<Record<number, PaymentProof>> = {
  13: { kind: 'failed', reason: 'declined' },
  14: { kind: 'failed', reason: 'cancelled' },
  15: { kind: 'open' },
}

/**
 * Returns the demo gateway's report about a top-up after this many status checks. The top-up is paid at the third check. If its riyals end
 * in 13 it is declined, in 14 cancelled, and in 15 it stays open.
 */
export function simulatedProof({ subtotal, fee, vat }: Pick<TopUpRecord, 'subtotal' | 'fee' | 'vat'>, polls: number): PaymentProof {
  if (polls < pollsUntilSettled) return { kind: 'open' }
  const proof = simulatedProofs[Math.floor(subtotal / 100) % 100]
  return proof ?? { kind: 'paid', charge: { amount: subtotal + fee + vat, currency: 'SAR' } }
}

/** Returns the return address. The demo gateway has no page and redirects straight back, as if the person had paid there (P-07). */
export function simulatedCheckout({ id, returnUrl }: Pick<TopUpRecord, 'id' | 'returnUrl'>): string {
  const [address = '', hash] = returnUrl.split('#')
  const [path = '', search] = address.split('?')
  const params = new URLSearchParams(search)
  params.set('topUp', id)
  return `${path}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`
}
