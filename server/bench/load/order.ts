/**
 * Returns one cycle of an order in which each name comes as often as its share says, spread evenly over the cycle. The same shares always
 * give the same order.
 */
export function orderOf<Name>(shares: readonly { readonly name: Name; readonly share: number }[]): Name[] {
  const all = shares.reduce((sum, { share }) => sum + share, 0)
  const waiting = shares.map((one) => ({ ...one, due: 0 }))
  const order: Name[] = []
  while (order.length < all) {
    for (const one of waiting) one.due += one.share
    const next = waiting.reduce((most, one) => (one.due > most.due ? one : most))
    next.due -= all
    order.push(next.name)
  }
  return order
}
