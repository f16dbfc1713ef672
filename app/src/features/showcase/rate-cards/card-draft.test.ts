import { describe, expect, it } from 'vitest'
import { byPlatform, draftOf, firstDraft, freeCategory, inputOf, isSameDraft, takenOn, type CardDraft } from './card-draft.ts'
import { problemsOfDraft } from './draft-problems.ts'

const placed = (id: string, platform: CardDraft['platform'], category: CardDraft['category']) => ({ id, platform, category })
const cards = [placed('c', 'SNAPCHAT', 'STORIES'), placed('b', 'INSTAGRAM', 'STORIES'), placed('a', 'INSTAGRAM', 'POSTS')]

const money = (halalas: number) => ({ halalas, reason: null })
const good: CardDraft = {
  ...firstDraft([]),
  serviceName: 'Reel',
  description: 'One reel',
  priceFrom: money(2_500_00),
  priceTo: money(4_500_00),
}
const problems = (draft: CardDraft, last: 'from' | 'to' = 'to') => problemsOfDraft(draft, last).map(({ path, rule }) => `${path}:${rule}`)

it('byPlatform sorts cards by platform and then by category', () => expect(byPlatform(cards).map(({ id }) => id)).toEqual(['a', 'b', 'c']))

describe('category of a card', () => {
  it('is taken if a card other than the one being changed has it', () => {
    expect(takenOn('INSTAGRAM', cards, null)).toEqual(['POSTS', 'STORIES'])
    expect(takenOn('INSTAGRAM', cards, 'a')).toEqual(['STORIES'])
    expect(takenOn('TIKTOK', cards, null)).toEqual([])
  })

  it('is replaced by a free category if it is taken', () => {
    expect(freeCategory('POSTS', ['POSTS', 'STORIES'])).toBe('VIDEOS')
    expect(freeCategory('LIVE', ['POSTS'])).toBe('LIVE')
    expect(freeCategory('LIVE', ['POSTS', 'VIDEOS', 'SHORT_VIDEOS', 'STORIES', 'LIVE'])).toBe('LIVE')
  })
})

it('firstDraft starts on a platform with a free category', () => {
  const full = (['POSTS', 'VIDEOS', 'SHORT_VIDEOS', 'STORIES', 'LIVE'] as const).map((category) => placed(category, 'INSTAGRAM', category))
  expect(firstDraft(full)).toMatchObject({ platform: 'TIKTOK', category: 'SHORT_VIDEOS' })
  expect(firstDraft([placed('s', 'INSTAGRAM', 'SHORT_VIDEOS')])).toMatchObject({ platform: 'INSTAGRAM', category: 'POSTS' })
})

describe('a card draft', () => {
  it('is sent with null for empty optional fields', () => {
    expect(inputOf({ ...good, additionalInfoLink: ' ' })).toMatchObject({
      priceFrom: 250_000,
      additionalInfoLink: null,
      termsAndConditionsLink: null,
    })
    expect(problems(good)).toEqual([])
  })

  it.each<[Partial<CardDraft>, string[]]>([
    [{ serviceName: ' ' }, ['serviceName:required']],
    [{ description: 'x'.repeat(501) }, ['description:tooLong']],
    [{ priceFrom: { halalas: null, reason: 'empty' } }, ['priceFrom:required']],
    [{ priceTo: { halalas: null, reason: 'tooPrecise' } }, ['priceTo:outOfRange']],
    [{ priceTo: money(100_000_001) }, ['priceTo:outOfRange']],
    [{ priceFrom: money(4_500_00) }, ['priceTo:maxPrice']],
    [
      { serviceName: '', termsAndConditionsLink: 'no link', priceFrom: money(9_000_00) },
      ['serviceName:required', 'priceTo:maxPrice', 'termsAndConditionsLink:url'],
    ],
  ])('with %j has the problems %j', (over, answer) => expect(problems({ ...good, ...over })).toEqual(answer))

  it('has one problem if its prices are in the wrong order: at the price that was typed last', () => {
    const wrong = { ...good, priceFrom: money(4_500_00) }
    expect(problems(wrong, 'from')).toEqual(['priceFrom:minPrice'])
    expect(problems(wrong, 'to')).toEqual(['priceTo:maxPrice'])
  })

  it('counts as unchanged if it equals the saved card', () => {
    const card = { ...good, id: 'x', priceFrom: 1, priceTo: 2, additionalInfoLink: null, termsAndConditionsLink: 'https://a.example/' }
    expect(isSameDraft(draftOf(card), draftOf({ ...card }))).toBe(true)
    expect(isSameDraft(draftOf(card), draftOf({ ...card, priceTo: 3 }))).toBe(false)
  })
})
