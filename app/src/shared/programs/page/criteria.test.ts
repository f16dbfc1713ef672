import { describe, expect, it } from 'vitest'
import { platformThatLetsIn, requirementsIn, requirementsOf, shortBy, requirementStateOf, type Check } from './criteria.ts'

const check = (more: Partial<Check>): Check => ({
  criterion: 'PLATFORM',
  isMet: true,
  platform: null,
  measure: null,
  needed: null,
  has: null,
  names: [],
  ...more,
})

const checks: readonly Check[] = [
  check({ platform: 'INSTAGRAM', measure: 'FOLLOWERS', needed: 50_000, has: 212_000 }),
  check({ platform: 'INSTAGRAM', measure: 'ENGAGEMENT', needed: 3, has: 5.8 }),
  check({ platform: 'TIKTOK', measure: 'FOLLOWERS', needed: 100_000, has: 184_000 }),
  check({ platform: 'TIKTOK', measure: 'ENGAGEMENT', needed: 4, has: 3.6, isMet: false }),
  check({ criterion: 'PROFILE_TYPE', names: ['INFLUENCER'] }),
  check({ criterion: 'INTERESTS', names: ['Coffee'], isMet: false }),
]

describe('requirements with a viewer', () => {
  const all = requirementsOf(checks)

  it('groups the figures of a platform in one row, which is met only if all its figures are met', () => {
    expect(all.map((each) => [each.criterion === 'PLATFORM' ? each.platform : each.criterion, each.isMet])).toEqual([
      ['INSTAGRAM', true],
      ['TIKTOK', false],
      ['PROFILE_TYPE', true],
      ['INTERESTS', false],
    ])
  })

  it('does not mark a platform as missing if the viewer meets another platform', () => {
    expect(all.map((each) => requirementStateOf(each, all))).toEqual(['met', 'spare', 'met', 'missing'])
  })

  it('marks a platform as missing if the viewer meets no platform', () => {
    const none = requirementsOf(checks.filter(({ platform }) => platform !== 'INSTAGRAM'))
    expect(none.map((each) => requirementStateOf(each, none))).toEqual(['missing', 'met', 'missing'])
  })

  it('names the platform that lets the viewer in, but only if the program names several', () => {
    expect(platformThatLetsIn(all)).toBe('INSTAGRAM')
    expect(platformThatLetsIn(requirementsOf(checks.slice(0, 2)))).toBeNull()
    expect(platformThatLetsIn(requirementsOf(checks.slice(2)))).toBeNull()
  })

  it('returns the difference between a required figure and the viewer’s lower figure', () => {
    expect(shortBy({ measure: 'VIEWS', needed: 40_000, has: 31_000 })).toBe(9_000)
    expect(shortBy({ measure: 'VIEWS', needed: 40_000, has: 40_000 })).toBeNull()
    expect(shortBy({ measure: 'VIEWS', needed: 40_000, has: null })).toBeNull()
  })
})

describe('requirements without a viewer', () => {
  const criteria = {
    platforms: [{ platform: 'SNAPCHAT', minFollowers: 1_000, minViews: 40_000 }],
    profileTypes: ['INFLUENCER', 'AGENT'],
    locations: ['sa', 'gone'],
    interests: [],
  } as const
  const all = requirementsIn(criteria, (id) => ({ sa: 'Saudi Arabia' })[id])

  it('lists the criteria, without unknown places and without empty lists', () => {
    expect(all).toEqual([
      {
        criterion: 'PLATFORM',
        platform: 'SNAPCHAT',
        figures: [
          { measure: 'FOLLOWERS', needed: 1_000, has: null },
          { measure: 'VIEWS', needed: 40_000, has: null },
        ],
        isMet: null,
      },
      { criterion: 'PROFILE_TYPE', names: ['INFLUENCER', 'AGENT'], isMet: null },
      { criterion: 'LOCATION', names: ['Saudi Arabia'], isMet: null },
    ])
  })

  it('are all in the state “shown”', () => expect(new Set(all.map((each) => requirementStateOf(each, all)))).toEqual(new Set(['shown'])))
})
