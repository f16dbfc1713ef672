import { describe, expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import type { CreateRateCardInput, UpdateRateCardInput } from '../generated/user-types.ts'
import { decideRateCardCreation, decideRateCardRemoval, decideRateCardUpdate, type RateCardState } from './rate-cards.ts'
import type { RateCardRecord } from './record.ts'

const card: RateCardRecord = {
  id: 'live',
  profileId: 'noura',
  platform: 'TIKTOK',
  category: 'LIVE',
  serviceName: 'Hour',
  description: 'One hour',
  priceFrom: 100,
  priceTo: 200,
  additionalInfoLink: null,
  termsLink: 'https://noura.example/',
  createdAt: 1,
}
const posts: RateCardRecord = { ...card, id: 'posts', category: 'POSTS' }
const noura: RateCardState = { profileId: 'noura', cards: [card, posts] }
const input: CreateRateCardInput = {
  platform: 'YOUTUBE',
  category: 'LIVE',
  serviceName: 'Hour',
  description: 'One hour',
  priceFrom: 100,
  priceTo: 200,
}
const create = (over: Partial<CreateRateCardInput>) => decideRateCardCreation(noura, { ...input, ...over }, { id: 'new', now: 7 })
const update = (over: Partial<UpdateRateCardInput>) => decideRateCardUpdate(noura, { id: 'live', ...over })

describe('a new rate card', () => {
  it('is saved as accepted, with its id, owner and time', () =>
    expect(changesOf(create({ serviceName: ' Hour ', termsAndConditionsLink: 'noura.example' }))).toEqual({
      ...card,
      id: 'new',
      platform: 'YOUTUBE',
      createdAt: 7,
    }))

  it.each([
    ['of a platform and category that has one', create({ platform: 'TIKTOK' }), 'RATE_CARD_CONFLICT'],
    [
      'with prices in the wrong order, before it is compared with others',
      create({ platform: 'TIKTOK', priceFrom: 300 }),
      'RATE_CARD_PRICE_RANGE_INVALID',
    ],
    ['without a name', create({ serviceName: ' ' }), 'DTO_VALIDATION_ERROR'],
  ])('%s is refused', (_, decision, code) => expect(decision.problem?.code).toBe(code))
})

describe('a changed rate card', () => {
  it('keeps fields that are not given; null removes a link, but no other field', () => {
    expect(changesOf(update({ priceTo: 900, serviceName: null }))).toEqual({ ...card, priceTo: 900 })
    expect(changesOf(update({ termsAndConditionsLink: null }))).toEqual({ ...card, termsLink: null })
  })

  it.each([
    ['that is not the owner’s', update({ id: 'other', priceFrom: 900 }), 'RATE_CARD_NOT_FOUND'],
    ['that stays as it was', update({ priceTo: 200, serviceName: null }), 'NO_CHANGES_TO_UPDATE'],
    ['of the platform and category of another', update({ category: 'POSTS' }), 'RATE_CARD_CONFLICT'],
    ['whose prices meet', update({ priceFrom: 200 }), 'RATE_CARD_PRICE_RANGE_INVALID'],
  ])('%s is refused', (_, decision, code) => expect(decision.problem?.code).toBe(code))
})

it('decideRateCardRemoval removes only a card of the owner', () => {
  expect(decideRateCardRemoval(noura, 'live').changes).toEqual({ id: 'live' })
  expect(decideRateCardRemoval(noura, 'other').problem?.code).toBe('RATE_CARD_NOT_FOUND')
})
