import { request as plainRequest, type IncomingMessage } from 'node:http'
import { request as secureRequest } from 'node:https'
import { pinnedTo } from '../previews/open-pinned.ts'

/** Posts a body over a connection to `machine`, without resolving the name of the address again. Follows no redirect. */
export type Post = (
  url: URL,
  machine: string,
  sent: { headers: Readonly<Record<string, string>>; body: Buffer },
  signal: AbortSignal,
) => Promise<IncomingMessage>

export const postPinned: Post = (url, machine, { headers, body }, signal) =>
  new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      agent: false,
      signal,
      headers: { ...headers, 'content-length': String(body.length) },
      maxHeaderSize: 32 * 1024,
      lookup: pinnedTo(machine),
    })
    request.once('response', resolve).once('error', reject).end(body)
  })
