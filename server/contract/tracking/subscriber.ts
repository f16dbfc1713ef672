const end = '::/64'
/** Number of 16-bit groups of an IPv6 address that identify a subscriber: together 48 bits. */
const groups = 3

/**
 * Returns the network of the subscriber behind a caller’s network: for IPv6 the /48 of its /64 (Y-06). A rented line or server has a /56 or
 * /48, which contains 256 or 65,536 networks of size /64. A limit per /64 would therefore not limit it. An IPv4 address stays as it is.
 */
export const subscriberOf = (network: string): string =>
  network.endsWith(end) ? `${network.slice(0, -end.length).split(':').slice(0, groups).join(':')}::/48` : network
