function hashIn(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'hash' in value && typeof value.hash === 'string' ? value.hash : null
}

/**
 * Returns the hash that everybody is shown at an address; null if there is none. The request has no session, so the server cannot show this
 * reader another chain. Throws if there is no answer, or a refusal such as too many requests: these say nothing about what is checked.
 */
export async function publicHashAt(address: string): Promise<string | null> {
  const response = await fetch(address, { cache: 'no-store', credentials: 'omit' })
  if (response.status === 404) return null
  if (!response.ok) throw new Error('The public chain did not answer')
  return hashIn(await response.json())
}
