import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'

/**
 * Requests an address over a connection to `machine`, without resolving the name of the address again. Follows no redirect. `browser` is
 * the user agent; ours by default.
 */
export type Open = (url: URL, machine: string, accept: string, signal: AbortSignal, browser?: string) => Promise<IncomingMessage>

/** Answers every name with this address, so that a connection goes to the address that was checked. */
export function pinnedTo(machine: string): LookupFunction {
  const family = isIPv6(machine) ? 6 : 4
  return (_name, options, found) => (options.all ? found(null, [{ address: machine, family }]) : found(null, machine, family))
}

const ourName = 'WaslaLinkPreview/1.0'

/** Sends only a user agent: no cookie, no credentials, no referrer. Accepts no compression, so that the length is the real size. */
export const openPinned: Open = (url, machine, accept, signal, browser = ourName) =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      agent: false,
      signal,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': browser },
      maxHeaderSize: 32 * 1024,
      lookup: pinnedTo(machine),
    })
    request.once('response', resolve).once('error', reject).end()
  })
