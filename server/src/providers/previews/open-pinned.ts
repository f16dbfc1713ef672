import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIPv6, type LookupFunction } from 'node:net'

/** The headers by which a browser says what it is and what it reads. */
export type BrowserHeaders = Readonly<Record<'user-agent', string> & Partial<Record<'accept-encoding' | 'accept-language', string>>>

/**
 * Requests an address over a connection to `machine`, without resolving the name of the address again. Follows no redirect. `browser`: the
 * headers of a browser; by default our name, and no compression, so that the length is the real size.
 */
export type Open = (url: URL, machine: string, accept: string, signal: AbortSignal, browser?: BrowserHeaders) => Promise<IncomingMessage>

/** Answers every name with this address, so that a connection goes to the address that was checked. */
export function pinnedTo(machine: string): LookupFunction {
  const family = isIPv6(machine) ? 6 : 4
  return (_name, options, found) => (options.all ? found(null, [{ address: machine, family }]) : found(null, machine, family))
}

const ourName = 'WaslaLinkPreview/1.0'

/** Sends no cookie, no credentials and no referrer. */
export const openPinned: Open = (url, machine, accept, signal, browser = { 'user-agent': ourName }) =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      agent: false,
      signal,
      headers: { accept, 'accept-encoding': 'identity', ...browser },
      maxHeaderSize: 32 * 1024,
      lookup: pinnedTo(machine),
    })
    request.once('response', resolve).once('error', reject).end()
  })
