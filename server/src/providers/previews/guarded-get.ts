import { checkedAddress, machineOf, NotFetched, redirects, type Network } from './guarded-hop.ts'

export type GuardedRequest = {
  url: string
  /** Whether a host may be called; checked again for each redirect. */
  isAllowed(host: string): boolean
  /** Types of content that are read; the header's first part, in small letters. */
  types: readonly string[]
  /** Bytes. */
  most: number
}

const mostRedirects = 3

/**
 * Fetches from a list of hosts what somebody else's address leads to, without being led anywhere else (quality: security): names are
 * resolved and checked before each connection, which then goes to what was checked; redirects are checked anew, size and type are limited.
 * Throws `NotFetched`, or the error of the network.
 */
export async function guardedGet(
  network: Network,
  { url: first, isAllowed, types, most }: GuardedRequest,
  signal: AbortSignal,
): Promise<{ url: string; body: Buffer }> {
  let url = checkedAddress(first, isAllowed)
  for (let step = 0; step <= mostRedirects; step++) {
    const machine = await machineOf(url.hostname, network, signal)
    const answer = await network.open(url, machine, types.join(', '), signal)
    try {
      const { statusCode = 0, headers } = answer
      if (redirects.has(statusCode)) {
        url = checkedAddress(new URL(headers.location ?? '', url).href, isAllowed)
        continue
      }
      if (statusCode !== 200) throw new NotFetched(`${url.hostname} answered ${statusCode}`)
      const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (!types.includes(type)) throw new NotFetched(`${url.hostname} sent another type of content`)
      if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new NotFetched(`${url.hostname} sent packed content`)
      if (Number(headers['content-length'] ?? 0) > most) throw new NotFetched(`${url.hostname} sent too much`)
      const parts: Buffer[] = []
      let size = 0
      for await (const part of answer) {
        size += (part as Buffer).length
        if (size > most) throw new NotFetched(`${url.hostname} sent too much`)
        parts.push(part as Buffer)
      }
      signal.throwIfAborted()
      return { url: url.href, body: Buffer.concat(parts) }
    } finally {
      answer.destroy()
    }
  }
  throw new NotFetched(`${url.hostname} leads on and on`)
}
