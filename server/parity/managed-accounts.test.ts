import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NAIF, OMAR, SALMA } from '@wasla/mocks/world/agents.ts'
import { QIMAM } from '@wasla/mocks/world/businesses.ts'
import { HUDA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

type Profile = { profile: { id: string } }
const call = async (field: string, variables: object = {}) => {
  pair.clock.advance(1)
  return codeOf(await pair.call(field, { variables: () => ({ ...variables }) }))
}
const invite = ({ profile }: Profile) => call('inviteManagedAccount', { profileId: profile.id })
const answer = (id: string, status: string) => call('updateManagedAccount', { id, status })
const remove = (id: string) => call('removeManagedAccount', { id })
const between = (manager: Profile, talent: Profile) =>
  world.managedAccounts.find(({ managerId, talentId }) => managerId === manager.profile.id && talentId === talent.profile.id)?.id ?? ''
const queryAll = async () => {
  for (const status of ['all', 'requests', 'accepted']) await call('myManagedAccounts', { status, pagination: { limit: 100 } })
  await call('myManagers')
}

describe('the mock and the server', () => {
  test('agree on who may invite talents, and on repeated invitations', async () => {
    await signIn(pair, SALMA)
    for (const [talent, code] of [
      [NOURA, undefined],
      [NOURA, 'MANAGED_ACCOUNT_CONFLICT'],
      [REEM, undefined],
      [NAIF, 'PROFILE_NOT_FOUND'],
      [SALMA, 'PROFILE_NOT_FOUND'],
      [QIMAM, 'PROFILE_NOT_FOUND'],
      [{ profile: { id: 'none' } }, 'PROFILE_NOT_FOUND'],
      ...world.profiles
        .filter(({ type, status }) => type === 'INFLUENCER' && ['Onboarding', 'Rejected', 'Inactive'].includes(status))
        .slice(0, 5)
        .map((profile) => [{ profile }, 'PROFILE_NOT_FOUND'] as const),
    ] as const)
      expect(await invite(talent)).toBe(code)
    await queryAll()
    await signIn(pair, NOURA)
    expect(await invite(HUDA)).toBe('UNAUTHORIZED_UPDATING')
    await queryAll()
  })

  test('give the same answers if an invitation is answered or withdrawn, also if it belongs to other people or has ended', async () => {
    const [waiting, agreed] = [between(QIMAM, NOURA), between(OMAR, REEM)]
    await signIn(pair, HUDA)
    for (const attempt of [answer(waiting, 'Accepted'), remove(waiting), answer('none', 'Rejected'), remove('none')])
      expect(await attempt).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    await signIn(pair, QIMAM)
    expect(await answer(waiting, 'Accepted')).toBe('UNAUTHORIZED_UPDATING')
    expect(await call('managedAccountOverview', { id: waiting })).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    await signIn(pair, NOURA)
    expect(await answer(waiting, 'Cancelled')).toBe('DTO_VALIDATION_ERROR')
    expect(await answer(waiting, 'Accepted')).toBeUndefined()
    expect(await answer(waiting, 'Rejected')).toBe('MANAGED_ACCOUNT_UPDATE_FAILED')
    expect(await call('managedAccountOverview', { id: waiting })).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    await queryAll()
    expect(await remove(waiting)).toBeUndefined()
    expect(await remove(waiting)).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    await signIn(pair, OMAR)
    expect(await call('managedAccountOverview', { id: agreed })).toBeUndefined()
    expect(await remove(agreed)).toBeUndefined()
    expect(await invite(REEM)).toBeUndefined()
    await queryAll()
  })

  test('agree on what happens to the managed account of a networker who becomes an agent', async () => {
    await signIn(pair, NOURA)
    expect(await call('upgradeUser', { type: 'AGENT' })).toBeUndefined()
    expect(await answer(between(QIMAM, NOURA), 'Accepted')).toBe('MANAGED_ACCOUNT_UPDATE_FAILED')
    await queryAll()
  })

  test('agree on the public list of talents, in the order of each alphabet', async () => {
    const managers = world.profiles.filter(({ type }) => type === 'AGENT' || type === 'AGENCY')
    for (const { id, type } of managers)
      for (const language of ['en', 'ar'])
        for (const pagination of [undefined, { limit: 5, offset: 10 }, { offset: 40 }])
          await pair.call('publicManagedAccounts', {
            token: null,
            language,
            variables: () => ({ profileId: id, profileType: type, ...(pagination ? { pagination } : {}) }),
          })
  })
})
