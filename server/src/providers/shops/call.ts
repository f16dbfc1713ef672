import { request as secureRequest } from 'node:https'
import { shopLimits } from '@wasla/contract/shops/limits.ts'
import { checkedAddress, machineOf, type Network } from '../previews/guarded-hop.ts'
import { pinnedTo } from '../previews/open-pinned.ts'

export type ShopRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}
export type ShopAnswer = { readonly status: number; readonly text: string }

/** Sends one request to a shop or its platform. Throws if there is no answer. */
export type ShopCall = (request: ShopRequest, signal: AbortSignal) => Promise<ShopAnswer>

const anywhere = () => true

function send(url: URL, machine: string, { method, headers, body }: ShopRequest, signal: AbortSignal): Promise<ShopAnswer> {
  const content = body === undefined ? null : Buffer.from(body)
  return new Promise((resolve, reject) => {
    const request = secureRequest(url, {
      method,
      agent: false,
      signal,
      headers: { ...headers, ...(content && { 'content-length': String(content.length) }) },
      maxHeaderSize: 32 * 1024,
      lookup: pinnedTo(machine),
    })
    request.once('error', reject).once('response', (answer) => {
      const parts: Buffer[] = []
      let size = 0
      answer.on('error', reject)
      answer.on('data', (part: Buffer) => {
        size += part.length
        parts.push(part)
        if (size > shopLimits.answer) answer.destroy(new Error('the answer is too large'))
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }))
    })
    request.end(content ?? undefined)
  })
}

/**
 * Calls shops over the internet. A brand chooses the address of a shop, so it is protected like the addresses of webhooks: https
 * on the default port, a name that is checked before each connection, no redirects, and limits for time and size.
 */
export const liveCall =
  ({ network }: { network: Pick<Network, 'resolve'> }): ShopCall =>
  async (request, stopped) => {
    const signal = AbortSignal.any([AbortSignal.timeout(shopLimits.call), stopped])
    const url = checkedAddress(request.url, anywhere)
    return send(url, await machineOf(url.hostname, network, signal), request, signal)
  }
