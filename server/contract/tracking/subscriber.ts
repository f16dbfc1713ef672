const end = '::/64'
/** Groups of an address of which subscribers have a part of their own: 48 bits. */
const groups = 3

/**
 * The network that one subscriber has, of the one that a caller comes from: of IPv6 the /48 of its /64 (Y-06). Who rents a line or a server has
 * a /56 or a /48, and so 256 or 65,536 networks of 64 bits: a limit for each of those would be none for them. An IPv4 address stays as it is.
 */
export const subscriberOf = (network: string): string =>
  network.endsWith(end) ? `${network.slice(0, -end.length).split(':').slice(0, groups).join(':')}::/48` : network
