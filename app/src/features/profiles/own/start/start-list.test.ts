import { describe, expect, it } from 'vitest'
import { profileProgress } from '@wasla/contract/profiles/progress.ts'
import { startList, startNames, type Filled, type StartName } from './start-list.ts'

const having = (...names: StartName[]) => Object.fromEntries(startNames.map((name) => [name, names.includes(name)])) as Filled
const nothing = having()

describe('startList', () => {
  it('returns every item for an empty profile, each with its gain', () => {
    const { missing, done } = startList('INFLUENCER', nothing, profileProgress('INFLUENCER', new Set()))
    expect(missing).toEqual([
      { name: 'accounts', gain: null },
      { name: 'bio', gain: null },
      { name: 'interests', gain: 0.2 },
      { name: 'rates', gain: 0.15 },
      { name: 'posts', gain: 0.1 },
      { name: 'links', gain: 0.05 },
      { name: 'partners', gain: 0.05 },
    ])
    expect(done).toEqual([])
  })

  it('separates missing items from finished items', () => {
    const { missing, done } = startList('AGENT', having('accounts', 'bio', 'rates'), null)
    expect(missing.map(({ name }) => name)).toEqual(['interests', 'posts', 'links', 'partners'])
    expect(done).toEqual(['accounts', 'bio', 'rates'])
  })

  it('returns no gain for an item that the score already counts, for example a hidden link', () => {
    const { missing } = startList('INFLUENCER', nothing, profileProgress('INFLUENCER', new Set(['FEATURED_LINKS'])))
    expect(missing.find(({ name }) => name === 'links')).toEqual({ name: 'links', gain: null })
  })

  it('omits interests and prices for businesses', () => {
    for (const type of ['BRAND', 'AGENCY'] as const)
      expect(startList(type, nothing, null).missing.map(({ name }) => name)).toEqual(['accounts', 'bio', 'posts', 'links', 'partners'])
  })
})
