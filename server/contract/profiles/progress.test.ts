import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { profileProgress, progressCredits, progressSteps, progressStepsOf } from './progress.ts'
import { profileTypes } from './types.ts'

describe('profileProgress', () => {
  it.each([
    ['INFLUENCER', 45],
    ['AGENT', 45],
    ['AGENCY', 80],
    ['BRAND', 80],
  ] as const)('returns for a new %s the score %i %%', (type, base) => {
    expect(profileProgress(type, new Set()).score).toBe(base)
  })

  it.each(profileTypes)('returns for a %s with all items completed the score 100 %%', (type) =>
    expect(profileProgress(type, new Set(progressSteps)).score).toBe(100),
  )

  it('returns 75 % for a networker with posts and interests', () => {
    expect(profileProgress('INFLUENCER', new Set(['FEATURED_POSTS', 'INTERESTS'])).score).toBe(75)
  })

  it('contains only three items for a business', () => {
    expect(progressStepsOf('BRAND')).toEqual(['BRAND_COLLABORATION', 'FEATURED_POSTS', 'FEATURED_LINKS'])
  })

  it('adds the credit of each completed item to the score, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...profileTypes),
        fc.subarray([...progressSteps]),
        fc.constantFrom(...progressSteps),
        (type, done, next) => {
          const before = profileProgress(type, new Set(done.filter((one) => one !== next))).score
          const after = profileProgress(type, new Set([...done, next])).score
          return after - before === (progressStepsOf(type).includes(next) ? progressCredits[next] : 0)
        },
      ),
    )
  })
})
