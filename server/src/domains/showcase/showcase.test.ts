import { describe, expect, it } from 'vitest'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { BAYT_ALSOURA, NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { fixedSettings } from '../settings/service.ts'
import { eachWorld } from '../../testing/test-world.ts'

type Home = Awaited<ReturnType<typeof atHome>>

const numberOf = { REEM: '550010002' } as const
const post = (url: string) =>
  `mutation { createFeaturedPost(createFeaturedPostInput: { platform: TIKTOK, url: "${url}" }) { id url html coverPhotoUrl } }`
const link = (url: string, more = '') =>
  `mutation { createProfileLink(createProfileLinkInput: { type: blog, url: "${url}" ${more} }) { id url is_visible } }`
const card = (over = 'category: LIVE') =>
  `mutation { createRateCard(createRateCardInput: { platform: TIKTOK, ${over}, serviceName: "Hour", description: "An hour", priceFrom: 100, priceTo: 200 }) { id } }`
const collaboration = (given: string) =>
  `mutation { createBrandCollaboration(createBrandCollaborationInput: { ${given} }) { id brand_name brand_icon individualData { id fullName userName profileImage } } }`

const idIn = (data: unknown, field: string) => (data as Record<string, { id: string }> | null)?.[field]?.id ?? ''
const listIn = (data: unknown, field: string) => (data as Record<string, { id: string; url: string }[]> | null)?.[field] ?? []
const page = ({ profile }: { profile: { id: string; type: string } }) => `(profileId: "${profile.id}", profileType: ${profile.type})`

/** Everything that a page shows, in one query. */
const everything = (whose: string, filter: string) =>
  `{ publicProfileFeaturedPosts${whose} { id url html } publicProfileLinks${whose} { id url } publicProfileBrandCollaborations${whose} { id brand_icon individualData { fullName } } publicUserRateCards(filter: ${filter}) { id } }`

describe('the showcase of a profile', () => {
  eachWorld((open) => {
    it('has at most nine posts, newest first, even if many are added at once', async () => {
      const home: Home = await atHome(await open())
      const token = await home.enter('BRAND')
      const there = listIn((await home.ask('{ myFeaturedPosts { id } }', { token })).data, 'myFeaturedPosts').length
      home.deps.clock.advance(1000)
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => home.ask(post(`www.tiktok.com/@nabt/video/${at}`), { token })))
      expect(answers.filter(({ codes }) => codes[0] === 'DTO_VALIDATION_ERROR')).toHaveLength(there - 1)
      const shown = listIn((await home.ask('{ myFeaturedPosts { id url } }', { token })).data, 'myFeaturedPosts')
      expect(shown).toHaveLength(9)
      expect(shown[0]?.url).toMatch(/^https:\/\/www\.tiktok\.com\/@nabt/)
    })

    it('limits its lists by the settings of the back office', async () => {
      const home = await atHome(await open())
      home.deps.settings = fixedSettings('demo', {
        'profiles.featuredPosts': 1,
        'profiles.featuredLinks': 1,
        'profiles.collaborations': 1,
      })
      const token = await home.enter('BRAND')
      const texts = [post('www.tiktok.com/@nabt/video/1'), link('nabt.example'), collaboration('type: business, brand_name: "Somebody"')]
      for (const text of texts) await home.ask(text, { token })
      for (const text of [post('www.tiktok.com/@nabt/video/2'), link('two.example'), collaboration('type: business, brand_name: "Other"')])
        expect([text, (await home.ask(text, { token })).codes]).toEqual([text, ['DTO_VALIDATION_ERROR']])
    })

    it('keeps the texts and the preview of a post if only one of them changes, and refuses a future date', async () => {
      const home = await atHome(await open())
      const token = await home.enter('BRAND')
      const said = 'id url coverPhotoUrl caption postedOn'
      const today = civilDate(home.deps.clock.now())
      const change = (id: string, given: string) =>
        home.ask(
          `mutation { updateFeaturedPost(updateFeaturedPostInput: { id: "${id}", platform: TIKTOK, url: "https://www.tiktok.com/@nabt/video/1", ${given} }) { ${said} } }`,
          { token },
        )
      const made = await home.ask(
        `mutation { createFeaturedPost(createFeaturedPostInput: { platform: TIKTOK, url: "www.tiktok.com/@nabt/video/1", caption: " بنّ من جازان ", postedOn: "${today}" }) { ${said} } }`,
        { token },
      )
      expect(made.data).toMatchObject({ createFeaturedPost: { caption: 'بنّ من جازان', postedOn: today } })
      const id = idIn(made.data, 'createFeaturedPost')
      await home.deps.db.updateTable('featured_posts').set({ cover_photo_url: '/covers/1' }).where('id', '=', id).execute()
      expect((await change(id, 'caption: "Roast day"')).data).toMatchObject({
        updateFeaturedPost: { caption: 'Roast day', postedOn: today, coverPhotoUrl: '/covers/1' },
      })
      expect((await change(id, `postedOn: "${civilDate(home.deps.clock.now() + 86_400_000)}"`)).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await change(id, 'caption: null, postedOn: null')).data).toMatchObject({
        updateFeaturedPost: { caption: null, postedOn: null },
      })
      const shown = listIn(
        (await home.ask(`{ publicProfileFeaturedPosts${page(NABT_COFFEE)} { ${said} } }`)).data,
        'publicProfileFeaturedPosts',
      )
      expect(shown[0]).toMatchObject({ id, caption: null, postedOn: null })
    })

    // Security case 19.
    it('is changed by its owner only: another’s id gets the same error as an unknown one', async () => {
      const home = await atHome(await open())
      const [mine, other] = [await home.enter('INFLUENCER'), await home.tokenOf(numberOf.REEM)]
      const made = async (text: string, field: string) => idIn((await home.ask(text, { token: mine })).data, field)
      const ids = {
        post: listIn((await home.ask('{ myFeaturedPosts { id } }', { token: mine })).data, 'myFeaturedPosts')[0]?.id ?? '',
        link: await made(link('noura.example'), 'createProfileLink'),
        card: await made(card(), 'createRateCard'),
        one: await made(collaboration('type: business, brand_name: "Nabt"'), 'createBrandCollaboration'),
      }
      const actions = (id: typeof ids) =>
        [
          [
            'FEATURED_POST_NOT_FOUND',
            `updateFeaturedPost(updateFeaturedPostInput: { id: "${id.post}", platform: TIKTOK, url: "tiktok.com/@x" }) { id }`,
          ],
          ['FEATURED_POST_NOT_FOUND', `deleteFeaturedPost(id: "${id.post}") { id }`],
          ['PROFILE_LINK_NOT_FOUND', `updateProfileLink(updateProfileLinkInput: { id: "${id.link}", is_visible: false }) { id }`],
          ['PROFILE_LINK_NOT_FOUND', `deleteProfileLink(id: "${id.link}") { id }`],
          ['RATE_CARD_NOT_FOUND', `updateRateCard(updateRateCardInput: { id: "${id.card}", priceTo: 900 }) { id }`],
          ['RATE_CARD_NOT_FOUND', `deleteRateCard(id: "${id.card}") { id }`],
          [
            'COLLABORATION_NOT_FOUND',
            `updateBrandCollaboration(updateBrandCollaborationInput: { id: "${id.one}", brand_name: "X" }) { id }`,
          ],
          ['COLLABORATION_NOT_FOUND', `deleteBrandCollaboration(id: "${id.one}") { id }`],
        ] as const
      for (const [code, action] of [...actions(ids), ...actions({ post: 'x', link: 'x', card: 'x', one: 'x' })])
        expect([action, (await home.ask(`mutation { ${action} }`, { token: other })).codes]).toEqual([action, [code]])
      for (const [, action] of actions(ids))
        expect([action, (await home.ask(`mutation { ${action} }`, { token: mine })).codes]).toEqual([action, []])
    })

    it('is shown to everybody without hidden items, in a constant number of queries', async () => {
      const home = await atHome(await open())
      const token = await home.tokenOf(numberOf.REEM)
      const hidden = idIn((await home.ask(link('reem.example/hidden', 'is_visible: false'), { token })).data, 'createProfileLink')
      const whose = page(REEM)
      const filter = `{ profileId: "${REEM.profile.id}", profileType: INFLUENCER }`
      const full = await home.ask(everything(whose, filter))
      expect(full.codes).toEqual([])
      expect(listIn(full.data, 'publicProfileFeaturedPosts')).toHaveLength(9)
      expect(listIn(full.data, 'publicProfileLinks').map(({ id }) => id)).not.toContain(hidden)
      expect(listIn(full.data, 'publicUserRateCards')).toHaveLength(6)
      expect(full.statements).toBeLessThanOrEqual(9)
      const own = (await home.ask('{ myProfileLinks { id } visibleProfileLinks { id } }', { token })).data
      expect(listIn(own, 'myProfileLinks').map(({ id }) => id)).toContain(hidden)
      expect(listIn(own, 'visibleProfileLinks').map(({ id }) => id)).not.toContain(hidden)
    })

    it('is not shown for a profile that is rejected, removed or unknown, or whose type does not match', async () => {
      const home = await atHome(await open())
      await home.deps.db.updateTable('profiles').set({ status: 'Rejected' }).where('id', '=', NABT_COFFEE.profile.id).execute()
      await home.deps.db.updateTable('profiles').set({ deleted_at: 1 }).where('id', '=', BAYT_ALSOURA.profile.id).execute()
      for (const whose of [
        page(NABT_COFFEE),
        page(BAYT_ALSOURA),
        `(profileId: "${REEM.profile.id}", profileType: BRAND)`,
        '(profileId: "x", profileType: BRAND)',
      ])
        for (const field of ['publicProfileFeaturedPosts', 'publicProfileLinks', 'publicProfileBrandCollaborations'])
          expect((await home.ask(`{ ${field}${whose} { id } }`)).codes).toEqual(['PROFILE_NOT_FOUND'])
    })

    // Security cases 49, 50.
    it('contains nothing dangerous, even if a row was written by hand', async () => {
      const home = await atHome(await open())
      const { db } = home.deps
      const bad = ['javascript:alert(1)', 'data:text/html,x', 'https://me@evil.example/']
      const rows = bad.map((url, at) => ({
        id: `bad${at}`,
        profile_id: NOURA.profile.id,
        url,
        html: '<script>alert(1)</script>',
        cover_photo_url: null,
        created_at: at,
      }))
      await db
        .insertInto('featured_posts')
        .values(rows.map((row) => ({ ...row, platform: 'TIKTOK' })))
        .execute()
      await db
        .insertInto('profile_links')
        .values(rows.map((row) => ({ ...row, type: 'blog', is_visible: 1 as const })))
        .execute()
      await db.updateTable('featured_posts').set({ html: '<img src=x onerror=alert(1)>' }).where('id', 'not like', 'bad%').execute()
      const { data } = await home.ask(everything(page(NOURA), `{ profileId: "${NOURA.profile.id}", profileType: INFLUENCER }`))
      expect(listIn(data, 'publicProfileFeaturedPosts')).not.toEqual([])
      expect(JSON.stringify(data)).not.toMatch(/script|data:|onerror|evil/)
    })

    it('has one card per platform and category, and none for businesses', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const twice = await Promise.all([home.ask(card(), { token }), home.ask(card(), { token })])
      expect(twice.flatMap(({ codes }) => codes)).toEqual(['RATE_CARD_CONFLICT'])
      const second = idIn((await home.ask(card('category: POSTS'), { token })).data, 'createRateCard')
      const change = async (over: string) =>
        (await home.ask(`mutation { updateRateCard(updateRateCardInput: { id: "${second}", ${over} }) { id } }`, { token })).codes
      expect(await change('category: LIVE')).toEqual(['RATE_CARD_CONFLICT'])
      expect(await change('priceFrom: 200')).toEqual(['RATE_CARD_PRICE_RANGE_INVALID'])
      expect(await change('priceFrom: 100')).toEqual(['NO_CHANGES_TO_UPDATE'])
      expect(await change('additionalInfoLink: "noura.example"')).toEqual([])
      expect(await change('additionalInfoLink: null')).toEqual([])
      expect((await home.ask(card(), { token: await home.enter('BRAND') })).codes).toEqual(['UNAUTHORIZED_UPDATING'])
    })

    // Security case 56.
    it('shows a brand’s picture by its domain only once the brand is verified, and does not suggest the brand before that', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const website = 'https://famous.example/'
      const set = (status: 'Active' | 'AdminVerifying') =>
        home.deps.db.updateTable('profiles').set({ website, status }).where('id', '=', NABT_COFFEE.profile.id).execute()
      const offered = async () => (await home.ask('{ searchBrands(term: "nabt") { domain } }', { token })).data
      await set('AdminVerifying')
      expect(await offered()).toEqual({ searchBrands: [] })
      expect(
        (await home.ask(collaboration('type: business, brand_name: "F", brandDomain: "famous.example"'), { token })).data,
      ).toMatchObject({ createBrandCollaboration: { brand_icon: null } })
      await set('Active')
      expect(await offered()).toEqual({ searchBrands: [{ domain: 'famous.example' }] })
    })

    it('accepts each partner once: a brand is shown with its picture, a person with their current public data', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const add = (given: string) => home.ask(collaboration(given), { token })
      const website = 'https://www.nabt.example/menu'
      await home.deps.db.updateTable('profiles').set({ website }).where('id', '=', NABT_COFFEE.profile.id).execute()
      expect((await add('type: business, brand_name: "Nabt", brandDomain: "www.nabt.example"')).data).toMatchObject({
        createBrandCollaboration: { brand_icon: NABT_COFFEE.profile.picture, individualData: null },
      })
      expect((await add('type: business, brand_name: "Again", brandDomain: "nabt.example"')).codes).toEqual(['COLLABORATION_ALREADY_EXIST'])
      expect((await add(`type: individual, brand_name: "x", individualProfileId: "${REEM.profile.id}"`)).data).toMatchObject({
        createBrandCollaboration: { individualData: { id: REEM.profile.id, userName: REEM.profile.userName } },
      })
      expect((await add(`type: individual, brand_name: "@${REEM.profile.userName ?? ''}"`)).codes).toEqual(['COLLABORATION_ALREADY_EXIST'])
      for (const nobody of [NOURA.profile.id, NABT_COFFEE.profile.id, 'x'])
        expect((await add(`type: individual, brand_name: "x", individualProfileId: "${nobody}"`)).codes).toEqual(['PROFILE_NOT_FOUND'])
      await home.deps.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', REEM.profile.id).execute()
      const { data } = await home.ask('{ myBrandCollaborations { individualData { id profileImage } } }', { token })
      expect(data).toMatchObject({
        myBrandCollaborations: expect.arrayContaining([{ individualData: { id: null, profileImage: null } }]) as unknown,
      })
    })
  })
})
