import { describe, expect, it } from 'vitest'
import { engagementOf, fitOf, type Check, type Eligibility } from './fit.ts'

const check = (criterion: Check['criterion'], isMet: boolean, more: Partial<Check> = {}): Check => ({
  criterion,
  isMet,
  platform: null,
  measure: null,
  needed: null,
  has: null,
  names: [],
  ...more,
})
const figure = (platform: Check['platform'], measure: Check['measure'], has: number | null, needed: number) =>
  check('PLATFORM', has !== null && has >= needed, { platform, measure, has, needed })
const of = (checks: Check[], failed: Eligibility['failed'] = []): Eligibility => ({ eligible: failed.length === 0, failed, checks })

describe('fitOf of an applicant who meets the criteria', () => {
  it('names the platform that meets all of its own requirements', () => {
    const checks = [
      figure('INSTAGRAM', 'FOLLOWERS', 90_000, 50_000),
      figure('INSTAGRAM', 'ENGAGEMENT', 2, 3),
      figure('TIKTOK', 'FOLLOWERS', 60_000, 50_000),
    ]
    expect(fitOf(of(checks))).toEqual({ fits: true, through: 'TIKTOK' })
  })

  it('names no platform if the criteria require none', () => {
    expect(fitOf(of([check('PROFILE_TYPE', true)]))).toEqual({ fits: true, through: null })
  })
})

describe('fitOf of an applicant who misses the criteria', () => {
  it('names the platform that comes closest, and the requirements that it misses', () => {
    const checks = [
      figure('INSTAGRAM', 'FOLLOWERS', 4_000, 50_000),
      figure('TIKTOK', 'FOLLOWERS', 80_000, 50_000),
      figure('TIKTOK', 'ENGAGEMENT', 2.4, 3),
    ]
    expect(fitOf(of(checks, ['PLATFORM']))).toEqual({
      fits: false,
      misses: [{ kind: 'ENGAGEMENT', platform: 'TIKTOK', has: 2.4, needed: 3 }],
    })
  })

  it('reports a missing account if none of the platforms is connected', () => {
    const checks = [figure('INSTAGRAM', 'FOLLOWERS', null, 1), figure('YOUTUBE', 'FOLLOWERS', null, 1)]
    expect(fitOf(of(checks, ['PLATFORM']))).toEqual({
      fits: false,
      misses: [{ kind: 'NO_ACCOUNT', platforms: ['INSTAGRAM', 'YOUTUBE'] }],
    })
  })

  it('returns every missed criterion with its requirement', () => {
    const checks = [check('LOCATION', false, { names: ['Saudi Arabia', 'Dubai'] }), check('INTERESTS', false, { names: ['Coffee'] })]
    expect(fitOf(of(checks, ['PROFILE_TYPE', 'LOCATION', 'INTERESTS']))).toEqual({
      fits: false,
      misses: [{ kind: 'PROFILE_TYPE' }, { kind: 'LOCATION', names: ['Saudi Arabia', 'Dubai'] }, { kind: 'INTERESTS', names: ['Coffee'] }],
    })
  })
})

describe('engagementOf', () => {
  const checks = [figure('INSTAGRAM', 'ENGAGEMENT', 6.1, 3), figure('TIKTOK', 'ENGAGEMENT', 4.4, 3)]
  it('returns the engagement on the platform that meets the criteria', () => {
    expect(engagementOf(of(checks), 'TIKTOK')).toBe(4.4)
  })
  it('returns the highest known engagement if no platform is given, and null if the criteria do not require engagement', () => {
    expect(engagementOf(of(checks), 'SNAPCHAT')).toBe(6.1)
    expect(engagementOf(of([figure('TIKTOK', 'FOLLOWERS', 5, 1)]), 'TIKTOK')).toBeNull()
  })
})
