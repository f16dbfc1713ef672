import { checkedAddress, machineOf, NotFetched, redirects, type Network } from './guarded-hop.ts'

export type GuardedRequest = {
  url: string
  /** Returns whether a host may be called. Checked again for each redirect. */
  isAllowed(host: string): boolean
  /** Content types to read: the first part of the header, in lower case. */
  types: readonly string[]
  /** Largest body that is read, in bytes. */
  most: number
}

const mostRedirects = 3

/**
 * Fetches an address that somebody else chose, only from allowed hosts (quality: security). Resolves and checks names before each
 * connection, and connects to the checked address. Checks each redirect the same way, and limits size and type. Throws `NotFetched`, or the
 * error of the network.
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
