import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { DANA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { SAMI } from '@wasla/mocks/world/unfinished.ts'
import { day } from '@wasla/mocks/world/clock.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

/** Advances the clock before each change, so that lists, which are sorted by time, have a fixed order. */
const change = (field: string, input: object) => {
  pair.clock.advance(1)
  return pair.call(field, { variables: () => ({ [`${field}Input`]: input }) })
}
const take = (field: string, id: string | undefined) => pair.call(field, { variables: () => ({ id: id ?? '' }) })
const queryAll = async () => {
  for (const name of [
    'myFeaturedPosts',
    'myProfileLinks',
    'visibleProfileLinks',
    'myBrandCollaborations',
    'myRateCards',
    'ProfileProgress',
  ])
    await pair.call(name)
}
const own = <R extends { profileId: string }>(rows: readonly R[], { profile }: { profile: { id: string } }) =>
  rows.find(({ profileId }) => profileId === profile.id)

describe('the mock and the server', () => {
  test('give the same answers to changes of posts and links: valid input, the limit, and items of other profiles', async () => {
    await signIn(pair, REEM)
    const tiktok = { platform: 'TIKTOK', url: 'tiktok.com/@reem' }
    expect(codeOf(await change('createFeaturedPost', tiktok))).toBe('DTO_VALIDATION_ERROR')
    const post = own(world.featuredPosts, REEM)
    expect(codeOf(await change('updateFeaturedPost', { id: post?.id, platform: 'YOUTUBE', url: 'tiktok.com/@reem' }))).toBe(
      'PLATFORM_URL_INVALID',
    )
    expect(codeOf(await change('updateFeaturedPost', { ...tiktok, id: post?.id }))).toBeUndefined()
    expect(codeOf(await change('updateFeaturedPost', { ...tiktok, id: post?.id }))).toBe('NO_CHANGES_TO_UPDATE')
    const worded = { ...tiktok, id: post?.id, caption: ' Kabsa\nfor two ', postedOn: civilDate(pair.clock.now()) }
    expect(codeOf(await change('updateFeaturedPost', worded))).toBeUndefined()
    expect(codeOf(await change('updateFeaturedPost', { ...worded, postedOn: civilDate(pair.clock.now() + day) }))).toBe(
      'DTO_VALIDATION_ERROR',
    )
    expect(codeOf(await change('updateFeaturedPost', { ...worded, caption: 'م'.repeat(141) }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await change('updateFeaturedPost', { ...worded, caption: null, postedOn: null }))).toBeUndefined()
    expect(codeOf(await change('updateFeaturedPost', worded))).toBeUndefined()
    await queryAll()
    expect(codeOf(await take('deleteFeaturedPost', own(world.featuredPosts, NOURA)?.id))).toBe('FEATURED_POST_NOT_FOUND')
    expect(codeOf(await take('deleteFeaturedPost', post?.id))).toBeUndefined()
    expect(codeOf(await change('createFeaturedPost', { ...tiktok, url: 'ftp://tiktok.com' }))).toBe('URL_INVALID_FORMAT')
    expect(codeOf(await change('createFeaturedPost', tiktok))).toBeUndefined()
    const link = own(world.profileLinks, REEM)
    expect(codeOf(await change('updateProfileLink', { id: link?.id, is_visible: false }))).toBeUndefined()
    expect(codeOf(await change('updateProfileLink', { id: link?.id, url: null, type: null }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await change('updateProfileLink', { id: 'none', url: 'x' }))).toBe('PROFILE_LINK_NOT_FOUND')
    for (let more = 4; more < 10; more++)
      await change('createProfileLink', { type: 'other', url: `reem.example/${more}`, is_visible: more > 5 })
    expect(codeOf(await change('createProfileLink', { type: 'other', url: 'reem.example/10' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await take('deleteProfileLink', link?.id))).toBeUndefined()
    expect(codeOf(await take('deleteProfileLink', link?.id))).toBe('PROFILE_LINK_NOT_FOUND')
    await queryAll()
  })

  test('agree on the order of links: links of other profiles, repeated links, and new links', async () => {
    await signIn(pair, REEM)
    const ids = world.profileLinks.filter(({ profileId }) => profileId === REEM.profile.id).map(({ id }) => id)
    const turned = ids.toReversed()
    const reorder = (next: readonly string[]) => pair.call('reorderProfileLinks', { variables: () => ({ ids: next }) })
    const [first = '', ...rest] = turned
    const foreign = own(world.profileLinks, NOURA)?.id ?? ''
    for (const [next, code] of [
      [[...rest, first], undefined],
      [[...rest, first], 'NO_CHANGES_TO_UPDATE'],
      [rest, 'DTO_VALIDATION_ERROR'],
      [[...rest, first, first], 'DTO_VALIDATION_ERROR'],
      [[...rest, foreign], 'PROFILE_LINK_NOT_FOUND'],
    ] as const)
      expect(codeOf(await reorder(next))).toBe(code)
    await queryAll()
    await change('createProfileLink', { type: 'other', url: 'reem.example/added' })
    await queryAll()
  })

  test('agree on pinning posts: a post of another profile, one post at a time, and unpinning', async () => {
    await signIn(pair, REEM)
    const [first, second] = world.featuredPosts.filter(({ profileId, isPinned }) => profileId === REEM.profile.id && !isPinned)
    const foreign = own(world.featuredPosts, NOURA)?.id ?? 'none'
    const pin = (id = 'none', pinned = true) => pair.call('pinFeaturedPost', { variables: () => ({ id, pinned }) })
    expect(codeOf(await pin(first?.id))).toBeUndefined()
    expect(codeOf(await pin(first?.id))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await pin(foreign))).toBe('FEATURED_POST_NOT_FOUND')
    await queryAll()
    expect(codeOf(await pin(second?.id))).toBeUndefined()
    expect(codeOf(await pin(first?.id, false))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await pin(second?.id, false))).toBeUndefined()
    await queryAll()
  })

  test('give the same answers to changes of rate cards', async () => {
    const card = { platform: 'TIKTOK', category: 'LIVE', serviceName: 'Hour', description: 'One\nhour', priceFrom: 100, priceTo: 200 }
    await signIn(pair, DANA)
    expect(codeOf(await change('createRateCard', card))).toBeUndefined()
    expect(codeOf(await change('createRateCard', card))).toBe('RATE_CARD_CONFLICT')
    for (const [over, code] of [
      [{ priceFrom: 300 }, 'RATE_CARD_PRICE_RANGE_INVALID'],
      [{ priceFrom: 0, serviceName: '' }, 'DTO_VALIDATION_ERROR'],
      [{ platform: 'FACEBOOK' }, 'DTO_VALIDATION_ERROR'],
      [{ termsAndConditionsLink: 'x' }, 'URL_INVALID_FORMAT'],
    ] as const)
      expect(codeOf(await change('createRateCard', { ...card, ...over }))).toBe(code)
    await queryAll()
    await signIn(pair, REEM)
    const mine = own(world.rateCards, REEM)
    expect(codeOf(await change('updateRateCard', { id: mine?.id, priceTo: 99_000_00 }))).toBeUndefined()
    expect(codeOf(await change('updateRateCard', { id: mine?.id, priceTo: 99_000_00, serviceName: null }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await take('deleteRateCard', 'none'))).toBe('RATE_CARD_NOT_FOUND')
    expect(codeOf(await take('deleteRateCard', mine?.id))).toBeUndefined()
    await queryAll()
    await signIn(pair, NABT_COFFEE)
    for (const action of [change('createRateCard', card), change('updateRateCard', { id: mine?.id }), take('deleteRateCard', mine?.id)])
      expect(codeOf(await action)).toBe('UNAUTHORIZED_UPDATING')
  })

  test('give the same answers to changes of collaborations', async () => {
    await signIn(pair, NOURA)
    const brand = { type: 'business', brand_name: 'Nabt', brandDomain: 'nabt.example' }
    expect(codeOf(await change('createBrandCollaboration', brand))).toBeUndefined()
    expect(codeOf(await change('createBrandCollaboration', brand))).toBe('COLLABORATION_ALREADY_EXIST')
    for (const [given, code] of [
      [{ type: 'individual', brand_name: 'x', individualProfileId: REEM.profile.id }, undefined],
      [{ type: 'individual', brand_name: 'x', individualProfileId: NOURA.profile.id }, 'PROFILE_NOT_FOUND'],
      [{ type: 'individual', brand_name: '@somebody.else', url: 'http://somebody.example' }, undefined],
      [{ type: 'individual', brand_name: 'some body' }, 'DTO_VALIDATION_ERROR'],
      [{ type: 'business', brand_name: 'Far away' }, undefined],
      [{ type: 'business', brand_name: 'Far away', brandDomain: 'far away' }, 'DTO_VALIDATION_ERROR'],
      [{ type: 'business', brand_name: 'Far', url: 'javascript:x' }, 'URL_INVALID_FORMAT'],
    ] as const)
      expect(codeOf(await change('createBrandCollaboration', given))).toBe(code)
    await queryAll()
    await signIn(pair, REEM)
    const mine = own(world.brandCollaborations, REEM)
    expect(codeOf(await change('updateBrandCollaboration', { id: mine?.id, url: 'reem.example/with' }))).toBeUndefined()
    expect(codeOf(await change('updateBrandCollaboration', { id: mine?.id }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await change('updateBrandCollaboration', { id: mine?.id, brand_name: 'other_one' }))).toBeUndefined()
    expect(codeOf(await take('deleteBrandCollaboration', mine?.id))).toBeUndefined()
    expect(codeOf(await take('deleteBrandCollaboration', mine?.id))).toBe('COLLABORATION_NOT_FOUND')
    await queryAll()
  })

  test('give the same refusals for pages that are not public', async () => {
    const profiles = [
      { profileId: SAMI.profile.id, profileType: SAMI.profile.type },
      { profileId: REEM.profile.id, profileType: 'AGENT' },
      { profileId: 'none', profileType: 'BRAND' },
    ]
    const hidden = world.profiles.filter(({ status }) => ['Onboarding', 'Rejected', 'Inactive'].includes(status)).slice(0, 4)
    for (const variables of [...profiles.slice(1), ...hidden.map(({ id, type }) => ({ profileId: id, profileType: type }))])
      for (const field of ['publicProfileLinks', 'publicProfileFeaturedPosts', 'publicProfileBrandCollaborations'])
        expect(codeOf(await pair.call(field, { token: null, variables: () => variables }))).toBe('PROFILE_NOT_FOUND')
    await pair.call('publicUserRateCards', { token: null, variables: () => ({ filter: profiles[0] }) })
  })
})
