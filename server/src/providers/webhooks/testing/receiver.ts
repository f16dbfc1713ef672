import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenDuringTest } from '../../../testing/listen-during-test.ts'
import { postPinned, type Post } from '../../push/post-pinned.ts'

type Headers = IncomingMessage['headers']

/**
 * Checks a request as a receiver does, by the text of the standard and with nothing of ours: the signed text is `id.timestamp.body`, the key
 * is the base64 after `whsec_`, and one of the signatures in the header has to be right. Requests of another time are refused.
 */
export function isGenuine(secret: string, headers: Headers, body: string, now: number): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name] ?? ''))
  if (Math.abs(now / 1_000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`, 'utf8').digest('base64')
  return String(signatures)
    .split(' ')
    .some((signature) => signature === `v1,${right}`)
}

type Received = { machine: string; url: string; headers: Headers; body: string }
type Answer = (response: ServerResponse, request: Received) => void

/** Returns an answer with a status. */
export const answering =
  (status: number, headers: Readonly<Record<string, string>> = {}, body = 'ok'): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body)

/** Starts a receiver for every host, which records what it gets and is closed after the test. `machines` are the addresses of each name. */
export async function startReceiver(answer: Answer = answering(200), machines: readonly string[] = ['8.8.8.8']) {
  const got: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const last = got.at(-1)
      if (!last) throw new Error('A request came in another way')
      Object.assign(last, { headers: request.headers, body: Buffer.concat(parts).toString() })
      answer(response, last)
    })
  })
  const port = await listenDuringTest(server)
  const post: Post = (url, machine, sent, signal) => {
    got.push({ machine, url: url.href, headers: {}, body: '' })
    return postPinned(new URL(`http://receiver.example:${port}${url.pathname}`), '127.0.0.1', sent, signal)
  }
  return { network: { resolve: async () => machines, post }, got }
}
