import type { Env } from '../../env.ts'

/** This machine, or one in the same local network: a demo may be shown on a phone. */
const local =
  /^(localhost|\[::1\]|[\w-]+\.local|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)$/

/**
 * Whether people may be returned to an address after consenting: only a page of ours, so that no code reaches anybody else's. Unless in
 * live, the app may also be served from another port, or to another machine of the local network.
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
