import type { ProposalTalentFieldsFragment } from './proposals.generated.ts'

export type Talent = ProposalTalentFieldsFragment
type Card = Talent['cards'][number]
type Range = { readonly from: number; readonly to: number }

/**
 * Returns how many people several talents reach: at least the followers of the largest one, at most those of all. Nobody knows how many
 * follow two of them. Null if nobody has followers.
 */
export function reachOf(talents: readonly Talent[]): (Range & { readonly largest: Talent }) | null {
  const largest = talents.toSorted((one, other) => other.followers - one.followers).at(0)
  if (!largest || largest.followers === 0) return null
  return { from: largest.followers, to: talents.reduce((sum, { followers }) => sum + followers, 0), largest }
}

/** Returns what a service costs: the manager's price, or the range of the rate card. */
export const priceOf = ({ price, card }: Pick<Card, 'price'> & { card: Pick<Card['card'], 'priceFrom' | 'priceTo'> }): Range =>
  price === null ? { from: card.priceFrom, to: card.priceTo } : { from: price, to: price }

/** Returns the sum of all prices; null if there are none. `isWhole`: every talent has a price. */
export function totalOf(talents: readonly Pick<Talent, 'cards'>[]): (Range & { readonly isWhole: boolean }) | null {
  const prices = talents.flatMap(({ cards }) => cards.map(priceOf))
  if (prices.length === 0) return null
  return {
    from: prices.reduce((sum, { from }) => sum + from, 0),
    to: prices.reduce((sum, { to }) => sum + to, 0),
    isWhole: talents.every(({ cards }) => cards.length > 0),
  }
}
