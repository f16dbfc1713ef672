import type { PaymentProof } from '@wasla/contract/wallet/top-ups/proof.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'

/** How often the page looks before the played gateway says what became of a payment. */
const looksUntilSettled = 3

/** What the last two digits of the riyals make of a payment; all others are paid. */
const played: Readonly<Record<number, PaymentProof>> = {
  13: { kind: 'failed', reason: 'declined' },
  14: { kind: 'failed', reason: 'cancelled' },
  15: { kind: 'open' },
}

/**
 * What the played gateway holds true of a top-up that was looked at so many times. Nobody has to press anything: it is paid at the third
 * look, declined where the riyals end in 13, closed where they end in 14, and stays open where they end in 15.
 */
export function playedProof({ subtotal, fee, vat }: Pick<TopUpRecord, 'subtotal' | 'fee' | 'vat'>, looks: number): PaymentProof {
  if (looks < looksUntilSettled) return { kind: 'open' }
  const proof = played[Math.floor(subtotal / 100) % 100]
  return proof ?? { kind: 'paid', charge: { amount: subtotal + fee + vat, currency: 'SAR' } }
}

/** The played page of the gateway is none: it leads straight back, as if the person had paid there (P-07). */
export function playedCheckout({ id, returnUrl }: Pick<TopUpRecord, 'id' | 'returnUrl'>): string {
  const [address = '', hash] = returnUrl.split('#')
  const [path = '', search] = address.split('?')
  const params = new URLSearchParams(search)
  params.set('topUp', id)
  return `${path}?${params.toString()}${hash === undefined ? '' : `#${hash}`}`
}
