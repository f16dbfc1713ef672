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

describe('somebody who fits', () => {
  it('does so through the platform that meets all of its own values', () => {
    const checks = [
      figure('INSTAGRAM', 'FOLLOWERS', 90_000, 50_000),
      figure('INSTAGRAM', 'ENGAGEMENT', 2, 3),
      figure('TIKTOK', 'FOLLOWERS', 60_000, 50_000),
    ]
    expect(fitOf(of(checks))).toEqual({ fits: true, through: 'TIKTOK' })
  })

  it('fits without a platform where none is compared', () => {
    expect(fitOf(of([check('PROFILE_TYPE', true)]))).toEqual({ fits: true, through: null })
  })
})

describe('somebody who does not fit', () => {
  it('is told of the platform that is nearest to enough, and what is short there', () => {
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

  it('has no account where one is needed', () => {
    const checks = [figure('INSTAGRAM', 'FOLLOWERS', null, 1), figure('YOUTUBE', 'FOLLOWERS', null, 1)]
    expect(fitOf(of(checks, ['PLATFORM']))).toEqual({
      fits: false,
      misses: [{ kind: 'NO_ACCOUNT', platforms: ['INSTAGRAM', 'YOUTUBE'] }],
    })
  })

  it('is told every reason, each with what is asked for', () => {
    const checks = [check('LOCATION', false, { names: ['Saudi Arabia', 'Dubai'] }), check('INTERESTS', false, { names: ['Coffee'] })]
    expect(fitOf(of(checks, ['PROFILE_TYPE', 'LOCATION', 'INTERESTS']))).toEqual({
      fits: false,
      misses: [{ kind: 'PROFILE_TYPE' }, { kind: 'LOCATION', names: ['Saudi Arabia', 'Dubai'] }, { kind: 'INTERESTS', names: ['Coffee'] }],
    })
  })
})

describe('the engagement of a row', () => {
  const checks = [figure('INSTAGRAM', 'ENGAGEMENT', 6.1, 3), figure('TIKTOK', 'ENGAGEMENT', 4.4, 3)]
  it('is that of the platform somebody fits through', () => {
    expect(engagementOf(of(checks), 'TIKTOK')).toBe(4.4)
  })
  it('is the best known one otherwise, and none where the criteria do not ask for it', () => {
    expect(engagementOf(of(checks), 'SNAPCHAT')).toBe(6.1)
    expect(engagementOf(of([figure('TIKTOK', 'FOLLOWERS', 5, 1)]), 'TIKTOK')).toBeNull()
  })
})
