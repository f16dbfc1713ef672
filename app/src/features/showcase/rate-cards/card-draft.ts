import type { CreateRateCardInput } from '@wasla/contract/generated/user-types.ts'
import { rateCardCategories, type RateCardCategory } from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'
import { isSameValue } from '#form/same-value.ts'
import { connectable, type ConnectablePlatform } from '#shared/social/platforms.ts'

/** Values of the builder's form. Prices are in halalas. */
export type CardDraft = {
  platform: ConnectablePlatform
  category: RateCardCategory
  serviceName: string
  description: string
  priceFrom: ParsedMoney
  priceTo: ParsedMoney
  additionalInfoLink: string
  termsAndConditionsLink: string
}

type Card = Omit<CardDraft, 'platform' | 'priceFrom' | 'priceTo' | 'additionalInfoLink' | 'termsAndConditionsLink'> & {
  platform: Platform
  priceFrom: number
  priceTo: number
  additionalInfoLink: string | null
  termsAndConditionsLink: string | null
}
type Placed = { id: string; platform: Platform; category: RateCardCategory }

const platforms = connectable.map(([platform]) => platform)

/** Returns the cards sorted by platform and then by category, in the order of the builder. */
export const byPlatform = <C extends Placed>(cards: readonly C[]): C[] => {
  const place = ({ platform, category }: Placed) =>
    platforms.findIndex((each) => each === platform) * rateCardCategories.length + rateCardCategories.indexOf(category)
  return cards.toSorted((one, other) => place(one) - place(other))
}

/** Returns the categories of a platform that have a card. Ignores the card that is being changed (D-16). */
export const takenOn = (platform: Platform, cards: readonly Placed[], changing: string | null): RateCardCategory[] =>
  rateCardCategories.filter((category) =>
    cards.some((card) => card.platform === platform && card.category === category && card.id !== changing),
  )

/** Returns the preferred category if it is free, else the first free category. If none is free, returns the preferred category. */
export function freeCategory(preferred: RateCardCategory, taken: readonly RateCardCategory[]): RateCardCategory {
  return taken.includes(preferred) ? (rateCardCategories.find((category) => !taken.includes(category)) ?? preferred) : preferred
}

const amount = (halalas: number): ParsedMoney => ({ halalas, reason: null })
const noAmount: ParsedMoney = { halalas: null, reason: 'empty' }

/** Returns an empty card on the first platform that has a free category. */
export function firstDraft(cards: readonly Placed[]): CardDraft {
  const platform = platforms.find((each) => takenOn(each, cards, null).length < rateCardCategories.length) ?? 'INSTAGRAM'
  return {
    platform,
    category: freeCategory('SHORT_VIDEOS', takenOn(platform, cards, null)),
    serviceName: '',
    description: '',
    priceFrom: noAmount,
    priceTo: noAmount,
    additionalInfoLink: '',
    termsAndConditionsLink: '',
  }
}

/** Returns the form values of a saved card. */
export const draftOf = (card: Card): CardDraft => ({
  ...card,
  platform: platforms.find((each) => each === card.platform) ?? 'INSTAGRAM',
  priceFrom: amount(card.priceFrom),
  priceTo: amount(card.priceTo),
  additionalInfoLink: card.additionalInfoLink ?? '',
  termsAndConditionsLink: card.termsAndConditionsLink ?? '',
})

export const inputOf = (draft: CardDraft): CreateRateCardInput => ({
  platform: draft.platform,
  category: draft.category,
  serviceName: draft.serviceName,
  description: draft.description,
  priceFrom: draft.priceFrom.halalas ?? 0,
  priceTo: draft.priceTo.halalas ?? 0,
  additionalInfoLink: draft.additionalInfoLink.trim() || null,
  termsAndConditionsLink: draft.termsAndConditionsLink.trim() || null,
})

/** Returns whether two drafts would be sent with the same values. */
export const isSameDraft = (one: CardDraft, other: CardDraft) => isSameValue(inputOf(one), inputOf(other))
