import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

const whole = `query ($name: String!, $type: ProfileType) { publicProfile(username: $name, profileType: $type) {
  id type fullName userName bio profileImage isVerified profileLabel isNsfw mobile_no email contactMethods isPhoneNumberVisible website
  createdAt country { id } location { city profileId } interests { id name }
  socialLinks { id type followers } links { id url profileType } featuredPosts { id platform } rateCards { id profileType }
  brandCollaborations { id brand_name brand_icon individualData { id userName profileImage } }
} }`

type Shown = { publicProfile: Record<string, unknown> }
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
const home = async (open: () => Promise<Parameters<typeof atHome>[0]>) => {
  const t = await atHome(await open())
  const { db } = t.deps
  return {
    ...t,
    db,
    see: async (name: string | null, type?: string) => {
      const { data, codes, statements } = await t.ask(whole, { variables: { name, type } })
      return { shown: (data as Shown | null)?.publicProfile ?? null, codes, statements }
    },
    move: (id: string, to: object) => db.updateTable('profiles').set(to).where('id', '=', id).execute(),
    formerly: (profileId: string, user_name_key: string, until: number | null, type: 'INFLUENCER' | 'AGENT' = 'INFLUENCER') =>
      db
        .insertInto('former_addresses')
        .values({ id: `${type} ${user_name_key}`, profile_id: profileId, type, user_name_key, until, created_at: 0 })
        .execute(),
  }
}

describe('a public page', () => {
  eachWorld((open) => {
    it('shows its first tab in one query, with the same number of statements for any amount of content', async () => {
      const t = await home(open)
      const { shown, statements } = await t.see('REEM_Dosari', 'INFLUENCER')
      expect(shown).toMatchObject({ id: REEM.profile.id, fullName: 'Reem Aldosari', userName: REEM.profile.userName, type: 'INFLUENCER' })
      for (const list of ['socialLinks', 'links', 'featuredPosts', 'rateCards', 'interests'] as const)
        expect([list, lengthOf(shown?.[list]) > 0]).toEqual([list, true])
      // The eight statements: the profile, its six lists, and the people of its collaborations.
      expect(statements).toBe(8)
      const averages = () => t.ask(`{ publicProfile(user_name: "reem_dosari") { id avgStats { engagement } } }`)
      await averages()
      // The four statements: the owner, whether the page is visible, the accounts, and their earlier measurements.
      expect((await averages()).statements).toBe(4)
      const more = (index: number) => ({ profile_id: REEM.profile.id, created_at: index })
      const indexes = Array.from({ length: 40 }, (_, index) => index)
      await t.db
        .insertInto('rate_cards')
        .values(
          indexes.slice(0, 5).map((index) => ({
            ...more(index),
            id: `card ${index}`,
            platform: 'TWITCH',
            category: (['POSTS', 'VIDEOS', 'SHORT_VIDEOS', 'STORIES', 'LIVE'] as const)[index] ?? 'LIVE',
            service_name: 'One more',
            description: 'One more',
            price_from: 1,
            price_to: 2,
            additional_info_link: null,
            terms_link: null,
          })),
        )
        .execute()
      await t.db
        .insertInto('brand_collaborations')
        .values(
          indexes.map((index) => ({
            ...more(index),
            id: `collaboration ${index}`,
            type: 'individual' as const,
            brand_name: `one_${index}`,
            brand_icon: null,
            brand_domain: null,
            individual_profile_id: t.world.profiles[index]?.id ?? null,
            url: null,
            html: null,
            cover_photo_url: null,
            duplicate_key: `one ${index}`,
          })),
        )
        .execute()
      const after = await t.see(REEM.profile.userName)
      expect(lengthOf(after.shown?.['brandCollaborations'])).toBeGreaterThan(40)
      expect(after.statements).toBe(8)
    })

    // Security case 20.
    it('shows the contact number and email that its owner published, never the login number', async () => {
      const t = await home(open)
      await t.move(NOURA.profile.id, {
        contact_methods: '["whatsapp"]',
        contact_mobile: '+966511111111',
        contact_email: 'noura@noura.example',
      })
      expect((await t.see('Noura_Cooks')).shown).toMatchObject({ mobile_no: '+966511111111', email: null, contactMethods: ['whatsapp'] })
      await t.move(NOURA.profile.id, { contact_methods: '["email"]' })
      expect((await t.see('noura_cooks')).shown).toMatchObject({ mobile_no: null, email: 'noura@noura.example' })
      await t.move(NOURA.profile.id, { contact_methods: '[]' })
      const { shown } = await t.see('noura_cooks')
      expect(shown).toMatchObject({ mobile_no: null, email: null })
      expect(JSON.stringify(shown)).not.toContain(NOURA.user.mobileNo)
    })

    it('is visible during a review, without the verified mark, but not before it, after a rejection or once closed', async () => {
      const t = await home(open)
      const { id } = NABT_COFFEE.profile
      const name = NABT_COFFEE.profile.userName
      for (const [status, isVerified] of [
        ['Active', true],
        ['AdminVerifying', false],
        ['IdentityVerifying', false],
      ] as const) {
        await t.move(id, { status })
        expect((await t.see(name, 'BRAND')).shown).toMatchObject({ id, isVerified })
      }
      const interests = async () => (await t.ask(`{ publicInterests(profileId: "${id}", profileType: BRAND) { id } }`)).codes
      expect(await interests()).toEqual([])
      for (const status of ['Onboarding', 'Rejected', 'Inactive'] as const) {
        await t.move(id, { status })
        expect([status, (await t.see(name)).codes, await interests()]).toEqual([status, ['PROFILE_NOT_FOUND'], ['PROFILE_NOT_FOUND']])
      }
      for (const missing of ['nobody_here', 'نورة', '%', 'x'.repeat(99)])
        expect((await t.see(missing)).codes).toEqual(['PROFILE_NOT_FOUND'])
      for (const nothing of ['', '  ', 'x'.repeat(200)]) expect((await t.see(nothing)).codes).toEqual(['DTO_VALIDATION_ERROR'])
    })

    it('is found under a former name while that name is reserved, and under a former type for ever', async () => {
      const t = await home(open)
      const { id } = NOURA.profile
      const now = t.deps.clock.now()
      const present = { id, userName: 'noura_cooks', type: 'AGENT' }
      expect((await t.see('noura_cooks', 'AGENT')).codes).toEqual(['PROFILE_NOT_FOUND'])
      await t.move(id, { type: 'AGENT' })
      await t.formerly(id, 'noura_cooks', null)
      await t.formerly(id, 'noura_bakes', now + 1000, 'AGENT')
      for (const [name, type] of [
        ['noura_cooks', 'AGENT'],
        ['noura_cooks', 'INFLUENCER'],
        ['noura_cooks', undefined],
        ['Noura_Bakes', 'AGENT'],
        ['noura_bakes', undefined],
      ] as const) {
        const { shown, statements } = await t.see(name, type)
        expect([name, type, shown]).toEqual([name, type, expect.objectContaining(present)])
        expect(statements).toBeLessThanOrEqual(9)
      }
      expect((await t.see('noura_bakes', 'BRAND')).codes).toEqual(['PROFILE_NOT_FOUND'])
      await t.move(id, { status: 'Inactive' })
      for (const name of ['noura_bakes', 'noura_cooks']) expect((await t.see(name)).codes).toEqual(['PROFILE_NOT_FOUND'])
      await t.move(id, { status: 'Active' })
      t.deps.clock.advance(1000)
      expect((await t.see('noura_bakes')).codes).toEqual(['PROFILE_NOT_FOUND'])
      expect((await t.see('noura_cooks', 'INFLUENCER')).shown).toMatchObject(present)
    })
  })
})
