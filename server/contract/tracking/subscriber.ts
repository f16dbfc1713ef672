const end = '::/64'
/** Groups of an address that identify a subscriber: 48 bits. */
const groups = 3

/**
 * Returns the network of the subscriber behind a caller’s network: for IPv6 the /48 of its /64 (Y-06). A rented line or server has a /56 or
 * /48, which is 256 or 65,536 networks of 64 bits, so a limit per /64 would not limit it. An IPv4 address stays as it is.
 */
export const subscriberOf = (network: string): string =>
  network.endsWith(end) ? `${network.slice(0, -end.length).split(':').slice(0, groups).join(':')}::/48` : network
