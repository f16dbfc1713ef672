import type { NodeBindings } from './address.ts'

type IncomingRequest = { env?: NodeBindings | undefined; req: { header(name: string): string | undefined } }

/** Returns a request header by its lower-case name. Reads it from node’s request, which is much faster than through a `Request`. */
export function headerOf({ env, req }: IncomingRequest, name: string): string | undefined {
  if (!env?.incoming) return req.header(name)
  const value = env.incoming.headers[name]
  return typeof value === 'string' ? value : undefined
}
