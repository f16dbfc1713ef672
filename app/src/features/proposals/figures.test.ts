import { describe, expect, it } from 'vitest'
import { priceOf, reachOf, totalOf, type Talent } from './figures.ts'

const card = { id: 'c', platform: 'INSTAGRAM', category: 'POSTS', serviceName: 'Reel', priceFrom: 100_000, priceTo: 200_000 } as const
const talent = (followers: number, prices: readonly (number | null)[]): Talent => ({
  ...{ __typename: 'ProposalTalent', city: null, followers, engagement: null, isRequested: false },
  profile: {
    ...{ __typename: 'ProfileSummary', id: `p${followers}`, fullName: 'Reem', userName: 'reem', profileImage: null },
    ...{ userType: 'INFLUENCER', isVerified: true, interests: [] },
  },
  cards: prices.map((price) => ({ __typename: 'ProposalCard', price, card: { __typename: 'RateCard', ...card } })),
})

describe('the reach of several talents', () => {
  it('is between the largest and the sum', () =>
    expect(reachOf([talent(100, []), talent(400, []), talent(250, [])])).toMatchObject({ from: 400, to: 750, largest: { followers: 400 } }))
  it('is one number for one talent', () => expect(reachOf([talent(100, [])])).toMatchObject({ from: 100, to: 100 }))
  it('is not known without followers', () => expect([reachOf([]), reachOf([talent(0, [])])]).toEqual([null, null]))
})

describe('prices', () => {
  it('are the manager’s, or the range of the rate card', () => {
    expect(priceOf({ price: 150_000, card })).toEqual({ from: 150_000, to: 150_000 })
    expect(priceOf({ price: null, card })).toEqual({ from: 100_000, to: 200_000 })
  })
  it('add up, and the sum says whether a talent has none', () => {
    expect(totalOf([talent(1, [150_000]), talent(2, [null, 50_000])])).toEqual({ from: 300_000, to: 400_000, isWhole: true })
    expect(totalOf([talent(1, [150_000]), talent(2, [])])).toEqual({ from: 150_000, to: 150_000, isWhole: false })
    expect(totalOf([talent(1, [])])).toBeNull()
  })
})
