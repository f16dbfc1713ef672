import { describe, expect, it } from 'vitest'
import { emptyDraft, inputOf, withCard, withPrice, withTalent } from './draft.ts'

describe('the form of a proposal', () => {
  it('begins with two weeks', () => expect(emptyDraft(Date.parse('2026-11-26T09:00:00Z')).validUntil).toBe('2026-12-10'))

  it('chooses talents in their order, with services and prices', () => {
    let talents = withTalent(withTalent([], 'reem', true), 'yara', true)
    talents = withCard(withCard(talents, 'reem', 'reel', true), 'reem', 'story', true)
    talents = withPrice(talents, 'reem', 'reel', 450_000)
    expect(inputOf({ ...emptyDraft(0), talents }).talents).toEqual([
      {
        profileId: 'reem',
        cards: [
          { rateCardId: 'reel', price: 450_000 },
          { rateCardId: 'story', price: null },
        ],
      },
      { profileId: 'yara', cards: [] },
    ])
    talents = withTalent(withCard(talents, 'reem', 'story', false), 'yara', false)
    expect(talents).toEqual([{ profileId: 'reem', cards: { reel: 450_000 } }])
  })
})
