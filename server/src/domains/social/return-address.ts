import type { Env } from '../../config/env.ts'

/** Addresses of this machine and of the local network. They allow a demo to be shown on a phone. */
const local =
  /^(localhost|\[::1\]|[\w-]+\.local|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)$/

/**
 * Returns whether people may be sent to an address after consenting. Only our own pages are allowed, so that no code reaches anybody else.
 * Outside live mode the app may also be served from another port, or to another machine in the local network.
 */
export function isReturnAddress(
  address: string,
  { mode, publicUrl, allowedOrigins }: Pick<Env, 'mode' | 'publicUrl' | 'allowedOrigins'>,
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, protocol, username, password, hash } = new URL(address)
  if (username !== '' || password !== '' || hash !== '' || !['http:', 'https:'].includes(protocol)) return false
  if (origin === new URL(publicUrl).origin || allowedOrigins.includes(origin)) return true
  return mode !== 'live' && local.test(hostname)
}
