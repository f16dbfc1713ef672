import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Open } from './open-pinned.ts'
import { isPublicAddress } from './public-address.ts'

export type Network = {
  /** Every address a name has. */
  resolve(name: string): Promise<readonly string[]>
  open: Open
}

export type GuardedRequest = {
  url: string
  /** Whether a host may be called; checked again for each redirect. */
  isAllowed(host: string): boolean
  /** Types of content that are read; the header's first part, in small letters. */
  types: readonly string[]
  /** Bytes. */
  most: number
}

/** What was not fetched, and why. The reason names nothing but the host. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

const mostRedirects = 3
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** An address we may ask: https, on its usual port, of a name that is allowed, without user and password. */
function checked(address: string, isAllowed: GuardedRequest['isAllowed']): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.protocol !== 'https:' || webAddress(url.href) === null) throw new NotFetched('an address of another kind')
  if (!isAllowed(url.hostname)) throw new NotFetched(`${url.hostname} is not on the list`)
  return url
}

/** A question that cannot be taken back is not waited for any longer. */
const inTime = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new NotFetched('too late'))
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })

/** The machine behind a name. One that is not on the open network spoils them all: such a name is set up to lead inside. */
async function machineOf(name: string, network: Network, signal: AbortSignal): Promise<string> {
  const machines = await inTime(network.resolve(name), signal)
  if (!machines.every(isPublicAddress)) throw new NotFetched(`${name} leads to a machine that is not on the open network`)
  const [first] = machines
  if (first === undefined) throw new NotFetched(`${name} leads nowhere`)
  return first
}

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
  let url = checked(first, isAllowed)
  for (let step = 0; step <= mostRedirects; step++) {
    const machine = await machineOf(url.hostname, network, signal)
    const answer = await network.open(url, machine, types.join(', '), signal)
    try {
      const { statusCode = 0, headers } = answer
      if (redirects.has(statusCode)) {
        url = checked(new URL(headers.location ?? '', url).href, isAllowed)
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
