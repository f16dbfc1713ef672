import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** Objects that node-server adds to a request. They are absent if a test calls the app directly. */
export type NodeBindings = { incoming?: IncomingMessage; outgoing?: ServerResponse }

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'))

/** Length of the longest IPv4 address in characters. A longer text is not parsed as an IPv4 address. */
const longestIPv4 = 15

/** Returns the network that a household or a company shares: one IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  // IPv4 first: most addresses are of this kind, and every redirect reads one.
  if (address.length <= longestIPv4 && isIPv4(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return 'unknown'
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = groupsOf(head)
  const right = groupsOf(tail ?? '')
  const all = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Returns the caller’s network. If `trustedProxies` is 0, takes the address of the connection and ignores headers. If `trustedProxies` is
 * n, takes the n-th entry from the end of `x-forwarded-for`, which the outermost trusted proxy wrote.
 */
export function callerAddress(connection: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const claimed = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return networkOf(claimed || connection || '')
}

/** Returns the network of the caller of a request that has not reached the app’s router. */
export function networkOfRequest({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const forwarded = headers['x-forwarded-for']
  return callerAddress(socket.remoteAddress, typeof forwarded === 'string' ? forwarded : undefined, trustedProxies)
}
