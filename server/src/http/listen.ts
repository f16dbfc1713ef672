import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { NodeBindings } from '../request/address.ts'

/** Timeouts in milliseconds (quality: security): headers 10 s, a whole request 30 s, an upload 120 s. */
const waits = { headers: 10_000, request: 30_000, upload: 120_000, check: 5_000, keepAlive: 65_000 } as const

export type Listening = {
  port: number
  /** Stops accepting requests, gives running ones `grace` milliseconds, then cuts the rest. */
  close(grace: number): Promise<void>
}

/**
 * Closes connections whose request body takes too long. Remembers the newest request of each open connection. Checks all connections every
 * few seconds, which costs far less than a timer per request.
 */
export function slowSenders(now: () => number) {
  const newest = new Map<Socket, { incoming: IncomingMessage; since: number }>()
  return {
    note(incoming: IncomingMessage): void {
      if (incoming.method === 'GET' || incoming.headers['content-type']?.startsWith('multipart/form-data')) return
      if (!newest.has(incoming.socket)) incoming.socket.once('close', () => newest.delete(incoming.socket))
      newest.set(incoming.socket, { incoming, since: now() })
    },
    check(): void {
      for (const [socket, { incoming, since }] of newest)
        if (!incoming.complete && !incoming.destroyed && now() - since > waits.request) socket.destroy()
    },
  }
}

/**
 * Answers a very frequent kind of request before the app sees it. For any other request it returns false without touching it, and the app
 * answers.
 */
export type Directly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** Tries these functions in order, until one of them answers the request. */
export const firstOf =
  (...ways: readonly Directly[]): Directly =>
  (incoming, outgoing) =>
    ways.some((way) => way(incoming, outgoing))

/** Serves the app. Rejects if the address is not available. */
export async function listen(
  app: Hono<{ Bindings: NodeBindings }>,
  { host, port }: { host: string | null; port: number },
  directly: Directly = () => false,
  /** Sees each request before anything answers it. */
  watch?: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  /** Wraps the answer to each request. It must call `answer`. */
  around: (incoming: IncomingMessage, outgoing: ServerResponse, answer: () => void) => void = (_incoming, _outgoing, answer) => answer(),
): Promise<Listening> {
  const throughApp = getRequestListener(app.fetch)
  const options = {
    headersTimeout: waits.headers,
    // The longest time that any request may take: that of an upload. Other requests are cut earlier, by `slowSenders`.
    requestTimeout: waits.upload,
    connectionsCheckingInterval: waits.check,
    keepAliveTimeout: waits.keepAlive,
    maxHeaderSize: 16 * 1024,
  }
  const server = createServer(options, (incoming, outgoing) => {
    around(incoming, outgoing, () => {
      if (!directly(incoming, outgoing)) void throughApp(incoming, outgoing)
    })
  })
  const slow = slowSenders(() => performance.now())
  server.prependListener('request', slow.note)
  if (watch) server.prependListener('request', watch)
  const check = setInterval(slow.check, waits.check).unref()
  server.once('close', () => clearInterval(check))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host ? { host } : {}) }, () => {
      server.off('error', reject)
      resolve()
    })
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (grace) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), grace)
        // Without this, a connection whose last response has just been sent would stay open for a request that never comes.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}
