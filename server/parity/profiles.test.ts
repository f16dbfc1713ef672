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

describe('the mock and the server', () => {
  test('give the same answers for pages that do not exist or are not public', async () => {
    const name = NABT_COFFEE.profile.userName
    const requested: Record<string, unknown>[] = [
      { username: name, profileType: 'AGENCY' },
      { username: 'nobody_here', profileType: 'BRAND' },
      { username: 'نورة' },
      { user_name: 'x'.repeat(100) },
    ]
    const hidden = world.profiles.filter(({ status, userName }) => userName && ['Onboarding', 'Rejected', 'Inactive'].includes(status))
    expect(hidden.length).toBeGreaterThan(2)
    for (const variables of [...requested, ...hidden.map(({ userName, type }) => ({ username: userName, profileType: type }))])
      expect(codeOf(await see(variables))).toBe('PROFILE_NOT_FOUND')
    for (const { id, type } of hidden)
      expect(codeOf(await pair.call('publicInterests', { token: null, variables: () => ({ profileId: id, profileType: type }) }))).toBe(
        'PROFILE_NOT_FOUND',
      )
    for (const variables of [{}, { username: ' ' }, { user_name: 'x'.repeat(101) }])
      expect(codeOf(await see(variables))).toBe('DTO_VALIDATION_ERROR')
  })

  test('give the same answer for a former address', async () => {
    await signIn(pair, NOURA)
    const before = { username: NOURA.profile.userName, profileType: 'INFLUENCER' }
    await see(before)
    expect(codeOf(await pair.call('upgradeUser', { variables: () => ({ type: 'AGENT' }) }))).toBeUndefined()
    const { body } = await see(before)
    expect(body.data?.['publicProfile']).toMatchObject({ id: NOURA.profile.id, type: 'AGENT' })
  })

  test('agree on the details of a profile', async () => {
    const save = (i: object) => pair.call('updateProfileSettings', { variables: () => ({ updateProfileSettingsInput: i }) })
    const place = { place_id: 'gn:105343', city: 'Jeddah', country: null, formatted_address: ' Jeddah ', lat: 21.5, lng: 39.2 }
    await signIn(pair, NOURA)
    for (const [given, code] of [
      [{ firstName: ' Nora ✔', bio: 'One\r\n\u202E two', gender: 'female', location: place, date_of_birth: '1990-01-02' }, undefined],
      [{ bio: null, location: null, country_id: 'AE', website: 'https://nobody.example' }, undefined],
      [{ firstName: 'Nora', name: 'Nobody' }, 'NO_CHANGES_TO_UPDATE'],
      [{}, 'NO_CHANGES_TO_UPDATE'],
      [{ firstName: '', lastName: 'N\u043eura', userName: 'no', bio: 'x'.repeat(501), country_id: 'XX' }, 'DTO_VALIDATION_ERROR'],
      [{ date_of_birth: '2015-01-01' }, 'DTO_VALIDATION_ERROR'],
      [{ userName: '' }, 'DTO_VALIDATION_ERROR'],
      [{ userName: 'Admin' }, 'USERNAME_ALREADY_EXISTS'],
      [{ userName: NABT_COFFEE.profile.userName }, 'USERNAME_ALREADY_EXISTS'],
      [{ userName: 'noura_bakes' }, undefined],
      [{ userName: 'noura_again' }, 'USERNAME_CANNOT_EDIT'],
    ] as const)
      expect([given, codeOf(await save(given))]).toEqual([given, code])
    for (const name of ['NOURA_cooks', 'noura_bakes']) expect(codeOf(await see({ user_name: name }))).toBeUndefined()
    pair.clock.advance(200 * 86_400_000)
    await signIn(pair, NABT_COFFEE)
    for (const [given, code] of [
      [{ website: 'nabt', name: 'x' }, 'DTO_VALIDATION_ERROR'],
      [{ website: 'data:text/html,x' }, 'URL_INVALID_FORMAT'],
      [{ name: 'Nabt Two', website: 'http://nabt.example', isNsfw: true, bio: 'Beans' }, undefined],
      [{ name: 'rawshan h0me' }, 'DTO_VALIDATION_ERROR'],
      [{ userName: 'reem_d0sari' }, 'USERNAME_ALREADY_EXISTS'],
      [{ userName: 'noura_cooks' }, undefined],
    ] as const)
      expect([given, codeOf(await save(given))]).toEqual([given, code])
    expect((await see({ user_name: 'noura_cooks' })).body.data?.['publicProfile']).toMatchObject({ id: NABT_COFFEE.profile.id })
    expect(codeOf(await see({ username: 'noura_cooks', profileType: 'INFLUENCER' }))).toBe('PROFILE_NOT_FOUND')
  })
})
