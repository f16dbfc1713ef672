import { decisionOf, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CreateRateCardInput, UpdateRateCardInput } from '../generated/user-types.ts'
import { decideRemoval, requireOwn, type Created } from './own.ts'
import type { RateCardRecord } from './record.ts'
import { changed, isSame } from '../common/change.ts'
import { acceptRateCard, type AcceptedRateCard } from './rules.ts'

/** State for decisions on rate cards: all rate cards of a profile. The access table says which profiles may have rate cards. */
export type RateCardState = { readonly profileId: string; readonly cards: readonly RateCardRecord[] }

const missing = 'RATE_CARD_NOT_FOUND'
/** The error for a card that the owner does not have. */
export const rateCardMissing = () => new Problem(missing)

/** The error for a second card of the same platform and category (D-16). */
export const rateCardConflict = () => new Problem('RATE_CARD_CONFLICT')

function requireUnique(others: readonly RateCardRecord[], { platform, category }: AcceptedRateCard): void {
  if (others.some((other) => other.platform === platform && other.category === category)) throw rateCardConflict()
}

const fieldsOf = ({ termsAndConditionsLink, ...card }: AcceptedRateCard) => ({
  ...card,
  additionalInfoLink: card.additionalInfoLink ?? null,
  termsLink: termsAndConditionsLink ?? null,
})

/** Decides `createRateCard` (D-16, D-17); returns the new card. */
export const decideRateCardCreation = (state: RateCardState, input: CreateRateCardInput, { id, now }: Created): Decision<RateCardRecord> =>
  decisionOf(() => {
    const accepted = acceptRateCard(input)
    requireUnique(state.cards, accepted)
    return { id, profileId: state.profileId, ...fieldsOf(accepted), createdAt: now }
  })

/** Decides `updateRateCard`; returns the changed card. Fields that are not given stay. */
export const decideRateCardUpdate = (state: RateCardState, { id, ...input }: UpdateRateCardInput): Decision<RateCardRecord> =>
  decisionOf(() => {
    const card = requireOwn(state.cards, id, missing)
    const { platform, category, serviceName, description, priceFrom, priceTo, additionalInfoLink, termsLink } = card
    const links = { additionalInfoLink, termsAndConditionsLink: termsLink }
    const current = { platform, category, serviceName, description, priceFrom, priceTo, ...links }
    const accepted = acceptRateCard(changed(current, input, ['additionalInfoLink', 'termsAndConditionsLink']))
    if (isSame(current, { ...current, ...accepted })) throw new Problem('NO_CHANGES_TO_UPDATE')
    requireUnique(
      state.cards.filter((other) => other.id !== id),
      accepted,
    )
    return { ...card, ...fieldsOf(accepted) }
  })

/** Decides `deleteRateCard`; returns the id to remove. */
export const decideRateCardRemoval = ({ cards }: RateCardState, id: string) => decideRemoval(cards, id, missing)
