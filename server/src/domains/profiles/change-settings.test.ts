import { describe, expect, it } from 'vitest'
import { monthsLater } from '@wasla/contract/platform/riyadh.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { freshen } from '../admin/service.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { renameBusiness } from './testing/rename.ts'

const own =
  'firstName lastName nameInOtherScript fullName userName userNameChangedAt bio gender date_of_birth country { id } location { id place_id city }'
const save = `mutation ($i: UpdateProfileSettingsInput!) { updateProfileSettings(updateProfileSettingsInput: $i) { type profile {
  ... on UserProfile { ${own} } ... on BusinessProfile { name userName bio website isNsfw country { id } } } } }`
const page = 'query ($n: String!) { publicProfile(user_name: $n) { id userName } }'
const riyadh = {
  place_id: 'gn:108410',
  city: 'Riyadh',
  country: 'Saudi Arabia',
  formatted_address: 'Riyadh, Saudi Arabia',
  lat: 24.7,
  lng: 46.7,
}
const day = 86_400_000

describe('changing the settings of a profile', () => {
  eachWorld((open) => {
    const home = async () => {
      const t = await atHome(await open())
      const token = await t.enter('INFLUENCER')
      return {
        ...t,
        token,
        save: async (i: object, by = token) => {
          const { data, errors, codes } = await t.ask(save, { token: by, variables: { i } })
          const problem = errors?.[0]?.originalError as { params?: unknown; fields?: unknown } | undefined
          return { data: data as { updateProfileSettings: { profile: object } } | null, codes, problem }
        },
        found: async (n: string) =>
          (await t.ask(page, { variables: { n } })).data as { publicProfile: { id: string; userName: string } } | null,
      }
    }

    it('saves a person’s fields all at once or not at all', async () => {
      const t = await home()
      const { data } = await t.save({ firstName: ' Nora ', bio: 'One\r\ntwo', gender: 'female', location: riyadh, country_id: 'AE' })
      expect(data?.updateProfileSettings.profile).toMatchObject({
        fullName: 'Nora Alotaibi',
        bio: 'One\ntwo',
        country: { id: 'AE' },
        location: { place_id: 'gn:108410', city: 'Riyadh' },
      })
      expect((await t.save({ firstName: 'Nora', bio: ' One\ntwo ' })).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      expect((await t.save({})).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      const refused = await t.save({ firstName: 'Hala', lastName: '✔', userName: 'no', bio: 'x'.repeat(501) })
      expect(refused.problem?.fields).toEqual([
        { path: 'lastName', rule: 'required' },
        { path: 'userName', rule: 'userName' },
        { path: 'bio', rule: 'tooLong' },
      ])
      // A taken user name rolls back the other changes of the same request.
      expect((await t.save({ firstName: 'Hala', userName: REEM.profile.userName })).codes).toEqual(['USERNAME_ALREADY_EXISTS'])
      const row = await t.deps.db.selectFrom('profiles').selectAll().where('id', '=', NOURA.profile.id).executeTakeFirstOrThrow()
      expect(row).toMatchObject({ first_name: 'Nora', last_name: 'Alotaibi', user_name: 'noura_cooks' })
    })

    it('saves a brand’s name, website and whether its products are for adults only', async () => {
      const t = await home()
      const brand = await t.enter('BRAND')
      const { data } = await t.save(
        { name: 'Nabt Roastery', website: 'http://nabt.example/shop', isNsfw: true, firstName: 'Nobody' },
        brand,
      )
      expect(data?.updateProfileSettings.profile).toMatchObject({
        name: 'Nabt Roastery',
        website: 'http://nabt.example/shop',
        isNsfw: true,
      })
      expect((await t.save({ website: 'javascript:alert(1)' }, brand)).codes).toEqual(['URL_INVALID_FORMAT'])
      expect((await t.save({ firstName: 'Nobody' }, brand)).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      const row = await t.deps.db.selectFrom('profiles').selectAll().where('id', '=', NABT_COFFEE.profile.id).executeTakeFirstOrThrow()
      expect(row).toMatchObject({ name: 'Nabt Roastery', first_name: null })
    })

    it('allows a new user name once in six calendar months; during these months, links to the old name work', async () => {
      const t = await home()
      expect((await t.save({ userName: 'Noura_Bakes' })).codes).toEqual([])
      const again = await t.save({ userName: 'noura_again' })
      expect([again.codes, again.problem?.params]).toEqual([
        ['USERNAME_CANNOT_EDIT'],
        { nextChangeAt: new Date(monthsLater(t.deps.clock.now(), 6)).toISOString() },
      ])
      for (const name of ['noura_cooks', 'NOURA_BAKES'])
        expect((await t.found(name))?.publicProfile).toEqual({ id: NOURA.profile.id, userName: 'Noura_Bakes' })
      const other = await t.enter('BRAND')
      expect((await t.save({ userName: 'Noura_Cooks' }, other)).codes).toEqual(['USERNAME_ALREADY_EXISTS'])
      t.deps.clock.advance(200 * day)
      const later = await t.enter('INFLUENCER')
      expect(await t.found('noura_cooks')).toBeNull()
      expect((await t.save({ userName: 'noura_again' }, later)).codes).toEqual([])
      expect((await t.found('noura_bakes'))?.publicProfile).toMatchObject({ userName: 'noura_again' })
      expect((await t.save({ userName: 'noura_cooks' }, await t.enter('BRAND'))).codes).toEqual([])
      expect((await t.found('noura_cooks'))?.publicProfile).toEqual({ id: NABT_COFFEE.profile.id, userName: 'noura_cooks' })
    })

    // Security case 56.
    it('refuses a reserved user name, one that belongs to another profile, and one with look-alike letters', async () => {
      const t = await home()
      for (const name of ['admin', 'Support', 'API', REEM.profile.userName, REEM.profile.userName?.toUpperCase()])
        expect([name, (await t.save({ userName: name })).codes]).toEqual([name, ['USERNAME_ALREADY_EXISTS']])
      for (const name of ['REEM_d0sari', 'adrnin', 'HE1P'])
        expect([name, (await t.save({ userName: name })).codes]).toEqual([name, ['USERNAME_ALREADY_EXISTS']])
      for (const name of ['n\u043eura', '\u202Enoura', 'nou\u200Bra', 'نورة', 'noura✔'])
        expect([name, (await t.save({ userName: name })).codes]).toEqual([name, ['DTO_VALIDATION_ERROR']])
      expect((await t.save({ firstName: 'N\u043eura' })).problem?.fields).toEqual([{ path: 'firstName', rule: 'format' }])
      const { data } = await t.save({ firstName: 'نـورة \u202E✅', lastName: 'a\u200Bb' })
      expect(data?.updateProfileSettings.profile).toMatchObject({ firstName: 'نورة', lastName: 'ab' })
    })

    // Security case 56.
    it('removes marks and claims of verification from a place', async () => {
      const t = await home()
      const { data } = await t.save({
        location: { ...riyadh, place_id: 'elsewhere', city: '✔ Verified \u202E', country: 'Official ✅', formatted_address: '☑️ R' },
      })
      expect(data?.updateProfileSettings.profile).toMatchObject({ location: { city: 'Verified' } })
    })

    // Security case 56.
    it('refuses a business name that belongs to another business, in any spelling', async () => {
      const t = await home()
      const brand = await t.enter('BRAND')
      await t.save({ nameInOtherScript: '' }, brand)
      for (const name of ['Rawshan Home', 'rawshan  h0me', 'RAWSHANHOME', 'Rawshan\u200B Horne'])
        expect([name, (await t.save({ name }, brand)).problem?.fields]).toEqual([name, [{ path: 'name', rule: 'taken' }]])
      expect((await t.save({ name: 'Rawshan Homes' }, brand)).codes).toEqual([])
      await renameBusiness(t.deps.db, RAWSHAN.profile, { name: 'شركة الأُفق' })
      for (const name of ['شركه الافق', 'شرکة\u200c الاَفق'])
        expect([name, (await t.save({ name }, brand)).problem?.fields]).toEqual([name, [{ path: 'name', rule: 'taken' }]])
    })

    // Security case 56.
    it('refuses a name that looks official, also if first and last name together make it', async () => {
      const t = await home()
      const brand = await t.enter('BRAND')
      await t.save({ nameInOtherScript: '' }, brand)
      for (const name of ['Wasla', 'وَصلة', 'Wasla Official', 'waslateam', 'دعم وصلة'])
        expect([name, (await t.save({ name }, brand)).problem?.fields]).toEqual([name, [{ path: 'name', rule: 'nameReserved' }]])
      expect((await t.save({ firstName: 'Wasla' })).problem?.fields).toEqual([{ path: 'firstName', rule: 'nameReserved' }])
      expect((await t.save({ firstName: 'Was', lastName: 'La' })).problem?.fields).toEqual([{ path: 'lastName', rule: 'nameReserved' }])
      for (const userName of ['wasla_team', 'officialwasla', 'Was1a_24'])
        expect([userName, (await t.save({ userName })).codes]).toEqual([userName, ['USERNAME_ALREADY_EXISTS']])
      expect((await t.save({ firstName: 'Wasl' })).codes).toEqual([])
    })

    it('shows the name in the other script, by which the back office finds the profile', async () => {
      const t = await home()
      const agent = await t.enter('AGENT')
      const { data } = await t.save({ nameInOtherScript: ' عُمَر بخاري ' }, agent)
      expect(data?.updateProfileSettings.profile).toMatchObject({ fullName: 'Omar Bukhari', nameInOtherScript: 'عُمَر بخاري' })
      expect((await t.save({ nameInOtherScript: 'عُمَر بخاري' }, agent)).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      await freshen(t.deps.db)
      const row = await t.deps.db.selectFrom('user_search').select('words').where('user_id', '=', OMAR.user.id).executeTakeFirst()
      expect(row?.words).toContain('omar bukhari عمر بخاري')
      for (const [given, rule] of [
        [{ nameInOtherScript: 'Omar' }, 'otherScript'],
        [{ nameInOtherScript: 'فريق وصلة' }, 'nameReserved'],
      ] as const)
        expect((await t.save(given, agent)).problem?.fields).toEqual([{ path: 'nameInOtherScript', rule }])
      expect((await t.save({ nameInOtherScript: '' }, agent)).data?.updateProfileSettings.profile).toMatchObject({
        nameInOtherScript: null,
      })
    })

    // Security case 56.
    it('refuses a second name of a business that is the name of another business', async () => {
      const t = await home()
      const [brand, agency] = [await t.enter('BRAND'), await t.enter('AGENCY')]
      const taken = [{ path: 'nameInOtherScript', rule: 'taken' }]
      await renameBusiness(t.deps.db, RAWSHAN.profile, { name: 'بيت روشن' })
      expect((await t.save({ nameInOtherScript: 'بَيت روشن' }, brand)).problem?.fields).toEqual(taken)
      await renameBusiness(t.deps.db, RAWSHAN.profile, { name: 'Rawshan', nameInOtherScript: 'روشن' })
      expect((await t.save({ nameInOtherScript: 'روشن' }, brand)).problem?.fields).toEqual(taken)
      expect((await t.save({ nameInOtherScript: 'روشن' }, agency)).codes).toEqual([])
      expect((await t.save({ name: 'نبت', nameInOtherScript: 'Nabt Coffee' }, brand)).codes).toEqual([])
      const claims = await t.deps.db
        .selectFrom('name_claims')
        .select('look')
        .where('profile_id', '=', NABT_COFFEE.profile.id)
        .where('kind', '=', 'BRAND')
        .execute()
      expect(claims.map(({ look }) => look).toSorted()).toEqual(['nabtcoffee', 'نبت'])
    })

    // Security case 49.
    it('stores markup as plain text', async () => {
      const t = await home()
      const text = '<img src=x onerror=alert(1)>'
      const { data } = await t.save({ bio: text, firstName: '<b>N</b>', location: { ...riyadh, place_id: 'elsewhere', city: text } })
      expect(data?.updateProfileSettings.profile).toMatchObject({ bio: text, firstName: '<b>N</b>', location: { city: text } })
    })

    it('gives a user name to only one of two profiles that take it at the same moment', async () => {
      const t = await home()
      const brand = await t.enter('BRAND')
      const tried = await Promise.all([t.save({ userName: 'Wanted' }), t.save({ userName: 'wanted' }, brand)])
      expect(tried.flatMap(({ codes }) => codes)).toEqual(['USERNAME_ALREADY_EXISTS'])
      // Uses two other profiles: one of the first two has just changed its user name, and may not change it again yet.
      const [agent, agency] = [await t.enter('AGENT'), await t.enter('AGENCY')]
      const alike = await Promise.all([t.save({ userName: 'Alike_1' }, agent), t.save({ userName: 'alike_l' }, agency)])
      expect(alike.flatMap(({ codes }) => codes)).toEqual(['USERNAME_ALREADY_EXISTS'])
      const twice = await Promise.all([t.save({ bio: 'the same' }), t.save({ bio: 'the same' })])
      expect(twice.flatMap(({ codes }) => codes)).toEqual(['NO_CHANGES_TO_UPDATE'])
    })
  })
})
