import { describe, expect, it } from 'vitest'
import { profileProgress, progressStepsOf, type ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import { profileTypes } from '@wasla/contract/profiles/types.ts'
import { checklist, milestones } from './checklist.ts'

const progress = (...done: ProgressStepName[]) => profileProgress('INFLUENCER', new Set(done))

describe('checklist', () => {
  it('separates missing from completed items, in the order of the server', () => {
    const { toDo, completed, share } = checklist(progress('INTERESTS', 'FEATURED_POSTS'))
    expect(toDo.map(({ name }) => name)).toEqual(['BRAND_COLLABORATION', 'RATE_CARD', 'FEATURED_LINKS'])
    expect(completed.map(({ name }) => name)).toEqual(['FEATURED_POSTS', 'INTERESTS'])
    expect(share).toBe(0.75)
  })

  it('returns how much each item adds, and the page that completes it', () => {
    expect(checklist(progress()).toDo).toEqual([
      { name: 'FEATURED_POSTS', gain: 0.1, to: '/settings/featured-posts' },
      { name: 'INTERESTS', gain: 0.2, to: '/settings/profile' },
      { name: 'BRAND_COLLABORATION', gain: 0.05, to: '/settings/brand-collaboration' },
      { name: 'RATE_CARD', gain: 0.15, to: '/settings/accounts-rates/build-rate-card' },
      { name: 'FEATURED_LINKS', gain: 0.05, to: '/settings/featured-links' },
    ])
  })

  it.each(profileTypes)('is complete for %s only at 100 percent', (type) => {
    const all = progressStepsOf(type)
    expect(checklist(profileProgress(type, new Set(all))).isComplete).toBe(true)
    expect(checklist(profileProgress(type, new Set(all.slice(1)))).isComplete).toBe(false)
  })

  it('ignores an unknown item from a newer server', () => {
    expect(checklist({ score: 80, steps: [{ name: 'MOON_LANDING', isCompleted: false }] }).toDo).toEqual([])
  })
})

describe('milestones (the knots of the progress line)', () => {
  const knots = (type: 'INFLUENCER' | 'BRAND', ...done: ProgressStepName[]) =>
    milestones(checklist(profileProgress(type, new Set(done)))).map(({ share, state }) => `${state} ${share}`)

  it('puts a knot at the share of each completed and each missing item', () => {
    expect(knots('INFLUENCER', 'INTERESTS', 'FEATURED_POSTS')).toEqual([
      'done 0',
      'done 0.45',
      'done 0.55',
      'here 0.75',
      'open 0.8',
      'open 0.95',
      'open 1',
    ])
  })

  it('starts with a knot for the account itself', () => {
    expect(knots('INFLUENCER')).toEqual(['done 0', 'here 0.45', 'open 0.55', 'open 0.75', 'open 0.8', 'open 0.95', 'open 1'])
    expect(knots('BRAND')).toEqual(['done 0', 'here 0.8', 'open 0.85', 'open 0.95', 'open 1'])
  })

  it('marks every knot as done at 100 percent', () => {
    expect(knots('BRAND', 'BRAND_COLLABORATION', 'FEATURED_POSTS', 'FEATURED_LINKS')).toEqual([
      'done 0',
      'done 0.8',
      'done 0.85',
      'done 0.95',
      'done 1',
    ])
  })
})
