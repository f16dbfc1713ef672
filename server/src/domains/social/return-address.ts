import type { Env } from '../../env.ts'

/** This machine, or one of the same home or office: where a demo is shown from a telephone. */
const near = /^(localhost|\[::1\]|[\w-]+\.local|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+)$/

/**
 * Whether people may be brought back to an address after consenting: a page of ours, so that a code never reaches anybody else's. Where it is
 * not live, the app may be served from another port, or looked at from another machine of the same network.
 */
export function isReturnAddress(
  address: string,
  { mode, publicUrl, allowedOrigins }: Pick<Env, 'mode' | 'publicUrl' | 'allowedOrigins'>,
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, protocol, username, password, hash } = new URL(address)
  if (username !== '' || password !== '' || hash !== '' || !['http:', 'https:'].includes(protocol)) return false
  if (origin === new URL(publicUrl).origin || allowedOrigins.includes(origin)) return true
  return mode !== 'live' && near.test(hostname)
}
