import { sealAddress } from '#shared/programs/page/receipt-address.ts'

function hashIn(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string' ? value.hash : null
}

/**
 * Returns the public hash at a position of the chain; null if the chain is shorter. The request has no session, so the server cannot show
 * this reader another chain. Throws if there is no answer, or a refusal such as too many requests: these say nothing about the
 * receipt.
 */
export async function publicHash(seq: number): Promise<string | null> {
  const response = await fetch(sealAddress(seq), { cache: 'no-store', credentials: 'omit' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error('The public chain did not answer')
  return hashIn(await response.json())
}
