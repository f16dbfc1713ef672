import { Problem } from '@wasla/contract/errors/problem.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { RateCardRecord } from '@wasla/contract/showcase/record.ts'
import { acceptRateCard, changed, isSame, type AcceptedRateCard } from '@wasla/contract/showcase/rules.ts'
import type { Store } from '../memory.ts'
import { nothingNew, ownRow } from './shown.ts'

/** Only networkers and agents have prices (D-09). */
export function requirePerson({ type }: ProfileRecord): void {
  if (isBusiness(type)) throw new Problem('UNAUTHORIZED_UPDATING')
}

const keptOf = ({ termsAndConditionsLink, ...card }: AcceptedRateCard) => ({
  ...card,
  additionalInfoLink: card.additionalInfoLink ?? null,
  termsLink: termsAndConditionsLink ?? null,
})

/** One card for a platform and a category (D-16). */
function requireFree({ memory: { world } }: Store, profileId: string, card: AcceptedRateCard, id: string | null): void {
  const clash = world.rateCards.some(
    (one) => one.profileId === profileId && one.id !== id && one.platform === card.platform && one.category === card.category,
  )
  if (clash) throw new Problem('RATE_CARD_CONFLICT')
}

/** `createRateCard` (D-16, D-17). */
export function createCard(store: Store, profile: ProfileRecord, input: Types.CreateRateCardInput): RateCardRecord {
  requirePerson(profile)
  const card = acceptRateCard(input)
  requireFree(store, profile.id, card, null)
  const kept = { id: store.nextId('rate'), profileId: profile.id, ...keptOf(card), createdAt: store.clock.now() }
  store.memory.world.rateCards.push(kept)
  return kept
}

export function updateCard(store: Store, profile: ProfileRecord, { id, ...given }: Types.UpdateRateCardInput): RateCardRecord {
  requirePerson(profile)
  const card = ownRow(store.memory.world.rateCards, profile.id, id, 'RATE_CARD_NOT_FOUND')
  const stood = {
    platform: card.platform,
    category: card.category,
    serviceName: card.serviceName,
    description: card.description,
    priceFrom: card.priceFrom,
    priceTo: card.priceTo,
    additionalInfoLink: card.additionalInfoLink,
    termsAndConditionsLink: card.termsLink,
  }
  const wanted = acceptRateCard(changed(stood, given, ['additionalInfoLink', 'termsAndConditionsLink']))
  if (isSame(stood, { ...stood, ...wanted })) throw nothingNew()
  requireFree(store, profile.id, wanted, id)
  return Object.assign(card, keptOf(wanted))
}
