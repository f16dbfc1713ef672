import type { NodeBindings } from './address.ts'

type IncomingRequest = { env?: NodeBindings | undefined; req: { header(name: string): string | undefined } }

/** One header of a request, by its name in small letters: read where node has put it, which is much nearer than through a `Request`. */
export function headerOf({ env, req }: IncomingRequest, name: string): string | undefined {
  if (!env?.incoming) return req.header(name)
  const value = env.incoming.headers[name]
  return typeof value === 'string' ? value : undefined
}
