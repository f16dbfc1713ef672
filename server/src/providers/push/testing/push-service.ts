import { createECDH } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import ece from 'http_ece'
import { listenDuringTest } from '../../../testing/listen-during-test.ts'
import type { Post } from '../post-pinned.ts'
import { postPinned } from '../post-pinned.ts'

const auth = Buffer.alloc(16, 7).toString('base64url')

/** Returns a browser that is subscribed at `endpoint`, with the function by which it reads what is pushed to it. */
export function subscribedBrowser(endpoint = 'https://push.example/1') {
  const own = createECDH('prime256v1')
  own.generateKeys()
  return {
    to: { endpoint, p256dh: own.getPublicKey('base64url'), auth },
    read: (body: Buffer): unknown => JSON.parse(ece.decrypt(body, { version: 'aes128gcm', privateKey: own, authSecret: auth }).toString()),
  }
}

type Answer = (response: ServerResponse) => void

/** Starts a push service that answers with `answer`. It records what it gets, and is closed after the test. */
export async function startPushService(answer: Answer, machines: readonly string[] = ['8.8.8.8']) {
  const got: { machine: string; url: string; headers: IncomingMessage['headers']; body: Buffer }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const last = got.at(-1)
      if (last) Object.assign(last, { headers: request.headers, body: Buffer.concat(parts) })
      answer(response)
    })
  })
  const port = await listenDuringTest(server)
  const post: Post = (url, machine, sent, signal) => {
    got.push({ machine, url: url.href, headers: {}, body: Buffer.alloc(0) })
    return postPinned(new URL(`http://push.example:${port}${url.pathname}`), '127.0.0.1', sent, signal)
  }
  return { network: { resolve: async () => machines, post }, got }
}

/** Returns an answer with this status. */
export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('no need to read this')
