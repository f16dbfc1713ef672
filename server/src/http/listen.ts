import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import type { NodeBindings } from './address.ts'

/** Slow senders are let go (quality: security): headers in 10 s, a whole request in 30 s, an upload in 120 s. */
const waits = { headers: 10_000, request: 30_000, upload: 120_000, check: 5_000, keepAlive: 65_000 } as const

export type Listening = {
  port: number
  /** Stops taking requests, lets running ones finish for `grace` milliseconds, then cuts what is left. */
  close(grace: number): Promise<void>
}

/**
 * Lets go who sends a body for too long. One look at all connections every few seconds costs nothing beside a timer for each request;
 * what is remembered is the newest request of each connection that is still open.
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

/** Answers a request before the app sees it; false leaves it to the app, untouched. For what is asked for far more often than the rest. */
export type Directly = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The first of these that answers a request answers it. */
export const firstOf =
  (...ways: readonly Directly[]): Directly =>
  (incoming, outgoing) =>
    ways.some((way) => way(incoming, outgoing))

/** Serves the app; rejects where the address cannot be had. */
export async function listen(
  app: Hono<{ Bindings: NodeBindings }>,
  { host, port }: { host: string | null; port: number },
  directly: Directly = () => false,
): Promise<Listening> {
  const throughApp = getRequestListener(app.fetch)
  const options = {
    headersTimeout: waits.headers,
    // The longest anybody gets; all but uploads are cut earlier, below.
    requestTimeout: waits.upload,
    connectionsCheckingInterval: waits.check,
    keepAliveTimeout: waits.keepAlive,
    maxHeaderSize: 16 * 1024,
  }
  const server = createServer(options, (incoming, outgoing) => {
    if (!directly(incoming, outgoing)) void throughApp(incoming, outgoing)
  })
  const slow = slowSenders(() => performance.now())
  server.prependListener('request', slow.note)
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
        // A connection whose last answer leaves now would stay open for a next request, which never comes.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}
