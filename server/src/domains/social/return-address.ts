import type { Env } from '../../env.ts'

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether people may be brought back to an address after consenting: a page of ours, so that a code never reaches anybody else's. At a
 * workbench the app may be served from another port of the same machine.
 */
export function isReturnAddress(
  address: string,
  { mode, publicUrl, allowedOrigins }: Pick<Env, 'mode' | 'publicUrl' | 'allowedOrigins'>,
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, hostname, protocol, username, password, hash } = new URL(address)
  if (username !== '' || password !== '' || hash !== '' || !['http:', 'https:'].includes(protocol)) return false
  if (origin === new URL(publicUrl).origin || allowedOrigins.includes(origin)) return true
  return mode !== 'live' && loopback.has(hostname)
}
