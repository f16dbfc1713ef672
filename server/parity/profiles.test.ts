import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const see = (variables: Record<string, unknown>) => pair.call('publicProfile', { token: null, variables: () => variables })

describe('mock and server agree, step by step,', () => {
  test('on pages that nobody has, or may see', async () => {
    const name = NABT_COFFEE.profile.userName
    const asked: Record<string, unknown>[] = [
      { username: name, profileType: 'AGENCY' },
      { username: 'nobody_here', profileType: 'BRAND' },
      { username: 'نورة' },
      { user_name: 'x'.repeat(100) },
    ]
    const hidden = world.profiles.filter(({ status, userName }) => userName && ['Onboarding', 'Rejected', 'Inactive'].includes(status))
    expect(hidden.length).toBeGreaterThan(2)
    for (const variables of [...asked, ...hidden.map(({ userName, type }) => ({ username: userName, profileType: type }))])
      expect(codeOf(await see(variables))).toBe('PROFILE_NOT_FOUND')
    for (const { id, type } of hidden)
      expect(codeOf(await pair.call('publicInterests', { token: null, variables: () => ({ profileId: id, profileType: type }) }))).toBe(
        'PROFILE_NOT_FOUND',
      )
    for (const variables of [{}, { username: ' ' }, { user_name: 'x'.repeat(101) }])
      expect(codeOf(await see(variables))).toBe('DTO_VALIDATION_ERROR')
  })

  test('on an address of before', async () => {
    await signIn(pair, NOURA)
    const before = { username: NOURA.profile.userName, profileType: 'INFLUENCER' }
    await see(before)
    expect(codeOf(await pair.call('upgradeUser', { variables: () => ({ type: 'AGENT' }) }))).toBeUndefined()
    const { body } = await see(before)
    expect(body.data?.['publicProfile']).toMatchObject({ id: NOURA.profile.id, type: 'AGENT' })
  })
})
