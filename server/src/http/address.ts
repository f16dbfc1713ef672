import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/** What node-server gives beside the request; absent where a test calls the app directly. */
export type NodeBindings = { incoming?: IncomingMessage; outgoing?: ServerResponse }

const groupsOf = (half: string) => (half === '' ? [] : half.split(':'))

/** The longest that an IPv4 address is: what is longer is not looked at as one. */
const longestIPv4 = 15

/** The network a home or an office shares: one IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  // First, for most are of this kind, and every redirect looks at another.
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
 * The caller's network. With `trustedProxies` at 0 the connection itself tells it, and a header claims in vain; with n, the n-th
 * entry from the end of `x-forwarded-for`, which the outermost trusted proxy wrote.
 */
export function callerAddress(connection: string | undefined, forwardedFor: string | undefined, trustedProxies: number): string {
  const claimed = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return networkOf(claimed || connection || '')
}
