import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DANA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const hour = 3_600_000
const of = ({ profile }: typeof REEM) => ({ profileId: profile.id, profileType: profile.type })
const metrics = ['FOLLOWERS', 'LIKES', 'VIEWS', 'ENGAGEMENT', 'POSTS_PER_WEEK']
/** Sends every public query about the accounts of a profile. */
async function queryAll(who = REEM) {
  for (const name of ['publicProfileSocialLinks', 'profileAvgStats', 'profileRateSocialAnalytics', 'profileMetrics'])
    expect(codeOf(await pair.call(name, { token: null, variables: () => ({ ...of(who), metrics }) }))).toBeUndefined()
}

describe('the mock and the server', () => {
  test('agree on the figures of an account that is measured on demand', async () => {
    await signIn(pair, REEM)
    const refresh = (id: string | undefined) => pair.call('refreshSocialLink', { variables: () => ({ id: id ?? '' }) })
    const mine = REEM.accounts[0]?.id
    expect(codeOf(await refresh(mine))).toBeUndefined()
    expect(codeOf(await refresh(mine))).toBe('RATE_LIMITED')
    expect(codeOf(await refresh(REEM.accounts[1]?.id))).toBeUndefined()
    for (const id of [NOURA.accounts[0]?.id, 'none']) expect(codeOf(await refresh(id))).toBe('SOCIAL_LINK_NOT_FOUND')
    await queryAll()
    pair.clock.advance(6 * hour)
    await signIn(pair, REEM)
    expect(codeOf(await refresh(mine))).toBeUndefined()
  })

  test('agree on figures that are measured some days later', async () => {
    await queryAll()
    await queryAll(DANA)
    pair.clock.advance(9 * 24 * hour)
    await queryAll()
  })

  test('give the same refusals for invalid ranges and for pages that are not public', async () => {
    const ask = (over: object) =>
      pair.call('profileMetrics', { token: null, variables: () => ({ ...of(REEM), metrics: ['VIEWS'], ...over }) })
    for (const range of [
      { startDate: '2024-11-20', endDate: '2025-11-20' },
      { startDate: '2025-11-20', endDate: '2025-11-19' },
      { startDate: '2025-12-01' },
    ])
      expect(codeOf(await ask(range))).toBe('DTO_VALIDATION_ERROR')
    for (const range of [{ startDate: '2024-11-21', endDate: '2025-11-20' }, { endDate: '2030-01-01' }, { startDate: '2025-11-20' }])
      expect(codeOf(await ask(range))).toBeUndefined()
    const hidden = world.profiles.filter(({ status }) => ['Onboarding', 'Rejected', 'Inactive'].includes(status)).slice(0, 3)
    for (const { id, type } of [...hidden, { id: REEM.profile.id, type: 'AGENT' }, { id: 'none', type: 'BRAND' }])
      for (const name of ['publicProfileSocialLinks', 'profileAvgStats', 'profileRateSocialAnalytics', 'profileMetrics'])
        expect(codeOf(await pair.call(name, { token: null, variables: () => ({ profileId: id, profileType: type, metrics }) }))).toBe(
          'PROFILE_NOT_FOUND',
        )
  })
})
