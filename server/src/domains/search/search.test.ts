import { describe, expect, it } from 'vitest'
import { searchable, searchCases } from '@wasla/contract/search/testing/cases.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { searchHome } from './testing/search-home.ts'

describe('search', () => {
  eachWorld((open) => {
    it('finds the same as the functions of the contract, in the same order, for any term (H-01, X-54, security case 55)', async () => {
      const t = await searchHome(await open())
      await t.onlyThese(searchable)
      const each = searchCases.map(
        (_, at) => `s${at}: search(searchInput: { term: $t${at} }, pagination: { limit: 100 }) { count data { id } }`,
      )
      const { data, codes } = await t.ask(`query (${searchCases.map((_, at) => `$t${at}: String!`).join(', ')}) { ${each.join(' ')} }`, {
        token: t.token,
        variables: Object.fromEntries(searchCases.map(([typed], at) => [`t${at}`, typed])),
      })
      expect(codes).toEqual([])
      searchCases.forEach(([typed, found], at) =>
        expect([typed.slice(0, 40), data?.[`s${at}`]]).toEqual([
          typed.slice(0, 40),
          { count: found.length, data: found.map((id) => ({ id })) },
        ]),
      )
    })

    it('finds the same entries by reading an index in order as by sorting the matches', async () => {
      const t = await searchHome(await open())
      const many = Array.from({ length: 1_040 }, (_, at) => ({
        id: `many-${String(at).padStart(4, '0')}`,
        userName: at === 500 ? 'sami' : `u_${at}_sami`,
        names: [at < 20 ? `Sami ${at}` : `Abu Sami ${at}`],
        followers: (at * 7_919) % 10_007,
      }))
      await t.onlyThese(many)
      await t.everyPageAsInTheContract(many, 'sami')
    })

    it('finds discoverable groups, and no others (security case 27)', async () => {
      const t = await searchHome(await open())
      await t.addGroup('open-group', { name: 'Zahrat Alriyadh', isDiscoverable: 1 })
      await t.addGroup('hidden-group', { name: 'Zahrat Alriyadh hidden', isDiscoverable: 0 })
      await t.freshen()
      expect((await t.find('zahrat')).ids).toEqual(['open-group'])
      expect((await t.find('zahrat', '[GROUP]')).ids).toEqual(['open-group'])
      expect((await t.find('zahrat', '[BRAND, INFLUENCER]')).ids).toEqual([])
      await t.db.updateTable('groups').set({ is_discoverable: 0 }).where('id', '=', 'open-group').execute()
      // The group is not found from now on, even before its entry is recomputed.
      expect((await t.find('zahrat')).ids).toEqual([])
      await t.db.updateTable('groups').set({ is_discoverable: 1 }).where('id', '=', 'open-group').execute()
      await t.freshen()
      await t.db.updateTable('groups').set({ deleted_at: 1 }).where('id', '=', 'open-group').execute()
      expect((await t.find('zahrat')).ids).toEqual([])
    })

    it('finds no hidden profiles, from the moment they are hidden (D-05, X-51, X-54)', async () => {
      const t = await searchHome(await open())
      const [who] = searchable
      if (!who) throw new Error('Nobody to be found')
      await t.onlyThese([who])
      const hidden = [
        { status: 'Rejected' },
        { status: 'Onboarding', onboarding_step: 'WaitForAdmission' },
        { status: 'Inactive' },
        { user_name: null, user_name_key: null },
        { deleted_at: 1 },
      ] as const
      const seen = {
        status: 'Active',
        onboarding_step: null,
        user_name: who.userName,
        user_name_key: who.userName,
        deleted_at: null,
      } as const
      for (const change of hidden) {
        await t.db.updateTable('profiles').set(change).where('id', '=', who.id).execute()
        expect([change, (await t.find('aldosari')).ids]).toEqual([change, []])
        await t.freshen()
        expect([change, (await t.find('aldosari')).ids]).toEqual([change, []])
        await t.db.updateTable('profiles').set(seen).where('id', '=', who.id).execute()
        await t.freshen()
        expect((await t.find('aldosari')).ids).toEqual([who.id])
      }
      await t.db.updateTable('users').set({ suspended_at: 1 }).where('id', '=', `user-${who.id}`).execute()
      expect((await t.find('aldosari')).ids).toEqual([])
      await t.freshen()
      expect((await t.find('aldosari')).ids).toEqual([])
      await t.db.updateTable('users').set({ suspended_at: null }).where('id', '=', `user-${who.id}`).execute()
      await t.freshen()
      expect((await t.find('aldosari')).ids).toEqual([who.id])
    })

    it('finds the reader, except in pickers; finds a new name once the entry is recomputed', async () => {
      const t = await searchHome(await open())
      expect((await t.find(t.noura.userName)).ids).toContain(t.noura.id)
      expect((await t.findProfiles(t.noura.userName)).ids).not.toContain(t.noura.id)
      await t.db.updateTable('profiles').set({ first_name: 'Quwwa' }).where('id', '=', t.reem.id).execute()
      await t.freshen()
      expect((await t.find('quwwa')).ids).toEqual([t.reem.id])
    })

    it('refuses unknown names in `mustExistFields`, and finds only people with a picture if `picture` is among them (H-03)', async () => {
      const t = await searchHome(await open())
      await t.onlyThese(searchable.slice(0, 1))
      expect((await t.find('aldosari', null, '["userName", "words"]')).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await t.find('aldosari', null, '["userName"]')).ids).toEqual(['01'])
      expect((await t.find('aldosari', null, '["picture"]')).ids).toEqual([])
    })

    it('needs the same number of queries for any number of matches', async () => {
      const t = await searchHome(await open())
      await t.addGroup('one-group', { name: 'Wasla of all', isDiscoverable: 1 })
      await t.freshen()
      const few = await t.find('nothing of the kind')
      const many = await t.find('ali')
      expect([few.codes, many.codes]).toEqual([[], []])
      // Without matches: the session and the count. With matches, in addition: the page, its profiles and its groups.
      expect(few.statements).toBeLessThanOrEqual(3)
      expect(many.statements).toBeLessThanOrEqual(6)
    })
  })
})

describe('a search of profiles', () => {
  eachWorld((open) => {
    it('needs two letters, and finds no groups (X-54)', async () => {
      const t = await searchHome(await open())
      await t.addGroup('some-group', { name: 'Reem and friends', isDiscoverable: 1 })
      await t.onlyThese(searchable)
      expect((await t.findProfiles('re')).ids).toEqual(['01', '03', '10', '08'].filter((id) => id !== '03'))
      expect((await t.findProfiles('r')).ids).toEqual([])
      expect((await t.findProfiles('li mi')).ids).toEqual(['13'])
    })

    it('leaves out members of a group, and profiles it invited or that requested to join, for its owner and admins (X-46)', async () => {
      const t = await searchHome(await open())
      await t.onlyThese(searchable)
      await t.addGroup('own-group', { name: 'Own', isDiscoverable: 1 })
      await t.join('own-group', '02')
      await t.invite('own-group', '03', { status: 'Pending' })
      await t.invite('own-group', '04', { status: 'Cancelled' })
      const everybody = ['04', '02', '03']
      expect((await t.findProfiles('أحمد', 'own-group')).ids).toEqual(everybody)
      await t.join('own-group', t.noura.id, 'Member')
      expect((await t.findProfiles('أحمد', 'own-group')).ids).toEqual(everybody)
      for (const role of ['Admin', 'Owner'] as const) {
        await t.db
          .updateTable('group_members')
          .set({ role })
          .where('profile_id', '=', t.noura.id)
          .where('group_id', '=', 'own-group')
          .execute()
        expect((await t.findProfiles('أحمد', 'own-group')).ids).toEqual(['04'])
      }
      expect((await t.findProfiles('أحمد', 'no-such-group')).ids).toEqual(everybody)
    })
  })
})
