import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { shares, shareTypes, typeKeys, typeOf, type FollowerSigns } from './audience.ts'

const somebody: FollowerSigns = { followers: 300, follows: 400, hasPicture: true, hasBio: true, isActive: true, isAutomated: false }
const nobody = { hasPicture: false, hasBio: false, isActive: false }

// The kinds of followers of decision E-08, in the order of the decision.
test.each([
  ['bots', { ...nobody, isAutomated: true, follows: 9000, followers: 9000 }],
  ['bots', { hasPicture: false, hasBio: false, isAutomated: true }],
  ['real', { hasPicture: false, isAutomated: true }],
  ['suspicious', { ...nobody, follows: 9000, followers: 9000 }],
  ['mass', { hasPicture: false, hasBio: false, follows: 1501, followers: 2001 }],
  ['mass', { follows: 1501, followers: 2001 }],
  ['influencers', { follows: 1500, followers: 2001 }],
  ['real', { follows: 1500, followers: 2000 }],
] as const)('typeOf returns %s for %j', (type, signs) => {
  expect(typeOf({ ...somebody, ...signs })).toBe(type)
})

test('shareTypes returns a share for every kind of follower, and the shares sum to one', () => {
  const signs = fc.record({
    followers: fc.nat(10_000),
    follows: fc.nat(10_000),
    hasPicture: fc.boolean(),
    hasBio: fc.boolean(),
    isActive: fc.boolean(),
    isAutomated: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1 }), (followers) => {
      const types = shareTypes(followers)
      expect(types.map(({ key }) => key)).toEqual(typeKeys)
      expect(types.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9)
    }),
  )
  expect(shareTypes([])).toEqual([])
  expect(shares({ SA: 0 })).toEqual([])
})
