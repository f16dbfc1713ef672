import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIPv6 } from 'node:net'

/** Asks for an address over a connection to one machine: what the name resolves to by now makes no difference. Follows nothing. `browser`: what it calls itself, where it does not go by our name. */
export type Open = (url: URL, machine: string, accept: string, signal: AbortSignal, browser?: string) => Promise<IncomingMessage>

const ourName = 'WaslaLinkPreview/1.0'

/** Sends nothing of ours but a name: no cookie, no credentials, no referrer. What comes is not packed, so that its size is its size. */
export const openPinned: Open = (url, machine, accept, signal, browser = ourName) =>
  new Promise((resolve, reject) => {
    const family = isIPv6(machine) ? 6 : 4
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      agent: false,
      signal,
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': browser },
      maxHeaderSize: 32 * 1024,
      lookup: (_name, options, found) => (options.all ? found(null, [{ address: machine, family }]) : found(null, machine, family)),
    })
    request.once('response', resolve).once('error', reject).end()
  })
