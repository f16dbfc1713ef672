import type { PaymentProof } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'

/** Number of status checks after which the demo gateway settles a payment. */
const pollsUntilSettled = 3

/** Outcome by the last two digits of the riyals; all others are paid. */
const simulatedProofs: Readonly<Record<number, PaymentProof>> = {
  13: { kind: 'failed', reason: 'declined' },
  14: { kind: 'failed', reason: 'cancelled' },
  15: { kind: 'open' },
}

/**
 * Returns what the demo gateway reports about a top-up after this many status checks. It is paid at the third check, declined if the riyals
 * end in 13, cancelled if they end in 14, and stays open if they end in 15.
 */
export function simulatedProof({ subtotal, fee, vat }: Pick<TopUpRecord, 'subtotal' | 'fee' | 'vat'>, polls: number): PaymentProof {
  if (polls < pollsUntilSettled) return { kind: 'open' }
  const proof = simulatedProofs[Math.floor(subtotal / 100) % 100]
  return proof ?? { kind: 'paid', charge: { amount: subtotal + fee + vat, currency: 'SAR' } }
}

/** Returns the return address: the demo gateway has no page and leads straight back, as if the person had paid there (P-07). */
export function simulatedCheckout({ id, returnUrl }: Pick<TopUpRecord, 'id' | 'returnUrl'>): string {
  const [address = '', hash] = returnUrl.split('#')
  const [path = '', search] = address.split('?')
  const params = new URLSearchParams(search)
  params.set('topUp', id)
  return `${path}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`
}
