import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
})
afterAll(() => pair.close())

type Variables = Record<string, unknown> | ((captured: Captured) => Record<string, unknown>)
const call = (field: string, variables: Variables = {}, language = 'en') =>
  pair.call(field, { language, variables: typeof variables === 'function' ? variables : () => variables })

describe('the mock and the server', () => {
  test('agree on the results of a search and their order, in both scripts', async () => {
    for (const member of [NOURA, QIMAM]) {
      pair.clock.advance(120_000)
      await signIn(pair, member)
      for (const term of [
        'ree',
        'REEM',
        'ريم',
        'نورة',
        'نوره',
        'al',
        '  bakes ',
        '%__',
        '" or 1=1',
        'قهوة',
        'tables',
        '@noura_cooks',
        'x'.repeat(300),
      ])
        await call('search', { searchInput: { term }, pagination: { limit: 20 } }, /[a-z]/.test(term) ? 'en' : 'ar')
      await call('search', { searchInput: { term: 'ree', types: ['BRAND', 'GROUP'] }, pagination: { limit: 1, offset: 1 } })
      await call('search', { searchInput: { term: 'ali', mustExistFields: ['userName', 'picture'] } })
      expect(codeOf(await call('search', { searchInput: { term: 'ree', mustExistFields: ['mobileNo'] } }))).toBe('DTO_VALIDATION_ERROR')
      pair.clock.advance(120_000)
      for (const term of ['a', 'al', 'نو', 'ha ba']) await call('searchProfiles', { term })
      for (const { id } of world.groups.slice(0, 4)) await call('searchProfiles', { term: 'al', excludeGroupId: id })
    }
  })

  test('agree on the people in the directory, and on the alternatives if nobody matches', async () => {
    pair.clock.advance(120_000)
    await signIn(pair, NABT_COFFEE)
    for (const sort of ['BEST_MATCH', 'FOLLOWERS', 'ENGAGEMENT', 'PRICE', 'NEWEST'])
      for (const filter of [
        {},
        { types: ['INFLUENCER'], interests: ['coffee', 'food'] },
        { service: 'STORIES', maxPrice: 500_000 },
        { countryId: 'SA', placeId: 'gn:108410', minFollowers: 20_000, isVerified: true },
        { term: 'al', platforms: ['TIKTOK'], minEngagement: 1.5 },
      ])
        await call('people', { filter, sort, pagination: { limit: 7, offset: 1 } })
    await call('peopleAlternatives', {
      filter: { types: ['INFLUENCER'], countryId: 'SA', placeId: 'gn:110336', interests: ['coffee'], minFollowers: 100_000 },
    })
    await call('people', { filter: { term: 'x'.repeat(200), interests: ['nothing'], minPrice: -1 } })
  })

  test('give the same answers to changes of saved filters', async () => {
    pair.clock.advance(120_000)
    await signIn(pair, OMAR)
    await call('mySavedPeopleFilters')
    await call('savePeopleFilter', {
      savePeopleFilterInput: { name: ' Cooks ', filter: { interests: ['food'], isVerified: false, term: '' } },
    })
    await call('savePeopleFilter', { savePeopleFilterInput: { name: '', filter: {} } })
    await call('savePeopleFilter', { savePeopleFilterInput: { name: 'All', filter: {} } })
    await call('mySavedPeopleFilters')
    await call('deleteSavedPeopleFilter', ({ savedFilter }) => ({ id: savedFilter }))
    await call('deleteSavedPeopleFilter', { id: world.savedPeopleFilters[0]?.id })
    await call('mySavedPeopleFilters')
  })

  test('agree on the single notification about new matches of a saved filter, a day later', async () => {
    const bell = () => call('myNotifications', { pagination: { limit: 3 } })
    const unreadOf = ({ body }: Awaited<ReturnType<typeof bell>>) =>
      (body.data?.['myNotifications'] as { unreadCount: number } | undefined)?.unreadCount
    const enter = async (member: Member) => {
      pair.clock.advance(120_000)
      await signIn(pair, member)
    }
    await enter(QIMAM)
    const filter = { types: ['INFLUENCER'], interests: ['gaming'] }
    await call('savePeopleFilter', { savePeopleFilterInput: { name: 'Players', filter } })
    const before = await bell()
    await enter(NOURA)
    expect(codeOf(await call('updateProfileInterests', { interests: ['food', 'gaming'] }))).toBeUndefined()
    await enter(QIMAM)
    expect(unreadOf(await bell())).toBe(unreadOf(before))
    pair.clock.advance(24 * 3600_000)
    await enter(QIMAM)
    const content: unknown = expect.stringContaining('Players')
    expect((await bell()).body.data?.['myNotifications']).toMatchObject({
      data: [{ type: 'SAVED_PEOPLE_FILTER_MATCHED', content }, {}, {}],
    })
    pair.clock.advance(24 * 3600_000)
    await enter(QIMAM)
    await bell()
  })

  test('agree on the list of notifications, and on marking notifications as read', async () => {
    for (const member of [NOURA, QIMAM, NABT_COFFEE, OMAR]) {
      pair.clock.advance(120_000)
      await signIn(pair, member)
      for (const language of ['en', 'ar']) await call('myNotifications', { pagination: { limit: 100 } }, language)
    }
    const own = world.notifications.filter(({ profileId }) => profileId === OMAR.profile.id).map(({ id }) => id)
    const foreign = world.notifications.find(({ profileId }) => profileId === NOURA.profile.id)?.id
    const mark = (ids: readonly (string | undefined)[], status: string) =>
      call('updateMultipleNotificationStatus', { notifications: ids.map((notificationId) => ({ notificationId, status })) })
    await mark(own.slice(0, 3), 'UNREAD')
    await mark([...own, ...own], 'READ')
    expect(codeOf(await mark([own[0], foreign], 'UNREAD'))).toBe('NOTIFICATION_NOT_FOUND')
    expect(
      codeOf(
        await mark(
          Array.from({ length: 101 }, () => own[0]),
          'READ',
        ),
      ),
    ).toBe('DTO_VALIDATION_ERROR')
    await mark([], 'READ')
    await call('myNotifications', { pagination: { limit: 5, offset: 2 } })
  })

  test('agree on the devices to which notifications are pushed', async () => {
    const subscription = (name: string) => ({
      endpoint: `https://push.example/${name}`,
      p256dh: `B${'a'.repeat(86)}`,
      auth: 'a'.repeat(22),
    })
    const add = (input: object) => call('addPushSubscription', { addPushSubscriptionInput: input })
    const { endpoint } = subscription('phone')
    for (const member of [NOURA, OMAR]) {
      pair.clock.advance(120_000)
      await signIn(pair, member)
      await call('myPushDevice', { endpoint })
      await add(subscription('phone'))
      await add(subscription('phone'))
      for (const requested of [endpoint, 'https://push.example/tablet', '', null]) await call('myPushDevice', { endpoint: requested })
      for (const wrong of [
        { endpoint: 'http://push.example/1' },
        { endpoint: `${endpoint}${'x'.repeat(1_024)}` },
        { p256dh: 'B' },
        { auth: '' },
      ])
        expect(codeOf(await add({ ...subscription('phone'), ...wrong }))).toBe('DTO_VALIDATION_ERROR')
      await add(subscription('renewed'))
      await call('myPushDevice', { endpoint })
      await add(subscription('phone'))
    }
    await call('removePushSubscription', { endpoint: 'https://push.example/none' })
    await call('removePushSubscription', { endpoint })
    await call('removePushSubscription', { endpoint })
  })
})
