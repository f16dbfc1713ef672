import { describe, expect, it } from 'vitest'
import { folded } from '@wasla/contract/search/folded.ts'
import { searchable, searchCases } from '@wasla/contract/search/testing/cases.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { BADR, DANA, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '@wasla/mocks/world/networkers.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { groupReading } from './reading.ts'
import { groupsHarness } from './testing/groups-harness.ts'

const list =
  'query ($filter: GroupsFilter, $term: String, $page: Pagination) { groups(filter: $filter, term: $term, pagination: $page) { count data { id name myRole groupMembersCount interests { id name } } } }'
const membersOf =
  'query ($filter: GroupMembersFilter!, $page: Pagination) { GroupMembers(filter: $filter, pagination: $page) { count currentMemberGroupRole data { id role joinedAt profile { fullName username userType isVerified } } } }'

type Listed = { count: number; data: { id: string; myRole: string }[] }

describe('lists of groups', () => {
  eachWorld((open) => {
    it('are sorted by newest activity, with the reader’s own hidden groups among the others (G-12)', async () => {
      const t = await groupsHarness(await open())
      // Six groups that everybody finds, and Noura’s hidden groups between, before and after them.
      for (const [at, id] of ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].entries()) await t.add({ id, activeAt: 10 * (at + 1), owner: YARA })
      await t.add({ id: 'h-old', isDiscoverable: false, activeAt: 5, members: [NOURA] })
      await t.add({ id: 'h-mid', isDiscoverable: false, activeAt: 35, members: [NOURA] })
      await t.add({ id: 'h-new', isDiscoverable: false, activeAt: 99, owner: NOURA })
      await t.add({ id: 'foreign', isDiscoverable: false, activeAt: 98, owner: HUDA })
      const whole = ['h-new', 'p6', 'p5', 'p4', 'h-mid', 'p3', 'p2', 'p1', 'h-old']
      const noura = await t.viewer(NOURA)
      for (const limit of [1, 2, 3, 4, 9, 20])
        for (let offset = 0; offset <= whole.length + 1; offset += limit) {
          const { count, data } = await t.groups.reading.all(noura, 'ALL_GROUPS', null, { limit, offset })
          expect([limit, offset, count, data.map(({ id }) => id)]).toEqual([
            limit,
            offset,
            whole.length,
            whole.slice(offset, offset + limit),
          ])
        }
      const ids = async (filter: 'CREATED' | 'JOINED') => (await t.groups.reading.all(noura, filter, null, null)).data.map(({ id }) => id)
      expect([await ids('CREATED'), await ids('JOINED')]).toEqual([['h-new'], ['h-mid', 'h-old']])
      expect((await t.groups.reading.own(noura, 'ALL_GROUPS', { limit: 2 })).data.map(({ id }) => id)).toEqual(['h-new', 'h-mid'])
    })

    it('take a bounded number of statements for any number of groups', async () => {
      const t = await groupsHarness(await open())
      const fill = async (from: number, to: number) => {
        for (let at = from; at < to; at += 1)
          await t.add({ id: `g${at}`, activeAt: at, owner: YARA, admins: [LAMA], interests: ['food', 'home'] })
      }
      await t.add({ id: 'mine', isDiscoverable: false, owner: NOURA })
      await fill(0, 2)
      const noura = await t.as(NOURA)
      const few = await noura(list, { page: { limit: 30 } })
      await fill(2, 24)
      const many = await noura(list, { page: { limit: 30 } })
      expect((many.data as { groups: Listed }).groups.data).toHaveLength(25)
      expect(many.statements).toBe(few.statements)
      expect(many.statements).toBeLessThanOrEqual(7)
      const own = await noura('{ myGroups { count data { id myRole interests { id } } } }')
      expect(own.statements).toBeLessThanOrEqual(6)
      const suggested = await noura('{ suggestedGroups { id myRole interests { id } } }')
      expect(suggested.statements).toBeLessThanOrEqual(8)
    })

    it('find every case of the shared search cases by its names (H-01)', async () => {
      const t = await groupsHarness(await open())
      for (const { id, userName, names } of searchable) await t.add({ id, userName, name: names.join(' ') })
      await t.services.search.freshen()
      const noura = await t.viewer(NOURA)
      // The search bar needs three letters; a list needs only two.
      const cases = searchCases.filter(([typed]) =>
        folded(typed)
          .split(' ')
          .some((word) => [...word].length >= 3),
      )
      expect(cases.length).toBeGreaterThan(25)
      for (const [typed, ids] of cases) {
        const { data } = await t.groups.reading.all(noura, null, typed, { limit: 100 })
        expect([typed, data.map(({ id }) => id).toSorted()]).toEqual([typed, ids.toSorted()])
      }
    })

    it('give the same order and count if they are searched row by row, because very many names contain a word', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'old', name: 'Bread one', activeAt: 1 })
      await t.add({ id: 'new', name: 'Bread two', activeAt: 2, owner: YARA })
      await t.services.search.freshen()
      const noura = await t.viewer(NOURA)
      const rowByRow = groupReading({ ...t.deps, db: t.db, findByWords: async () => null })
      for (const reading of [t.groups.reading, rowByRow]) {
        const { count, data } = await reading.all(noura, null, 'bread', { limit: 1, offset: 1 })
        expect([count, data.map(({ id }) => id)]).toEqual([2, ['old']])
      }
    })

    it('are searched by folded names in both scripts, and never as a query language', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', name: 'حلويات العيد', userName: 'sweets_of_eid' })
      await t.add({ id: 'h', name: 'Café 24', userName: 'cafe' })
      await t.services.search.freshen()
      const noura = await t.viewer(NOURA)
      const found = async (term: string) => (await t.groups.reading.all(noura, null, term, null)).data.map(({ id }) => id)
      for (const term of ['حَلويّات', 'العيد حلويات', 'SWEETS', 'eid sweets']) expect([term, await found(term)]).toEqual([term, ['g']])
      for (const term of ['cafe', 'CAFÉ', '٢٤']) expect([term, await found(term)]).toEqual([term, ['h']])
      for (const term of ['%', '_', '"', "'; drop table groups; --", '* NEAR(', 'bakes'])
        expect([term, await found(term)]).toEqual([term, []])
      // Two letters are enough, and every word must match.
      for (const term of ['24', 'ca', 'ca 24']) expect([term, await found(term)]).toEqual([term, ['h']])
      const { codes, data } = await (await t.as(NOURA))(list, { term: 'x'.repeat(8_192) })
      expect([codes, data]).toEqual([[], { groups: { count: 0, data: [] } }])
    })

    it('suggest groups that share most interests, then the largest groups, and none of the reader’s own (G-13)', async () => {
      const t = await groupsHarness(await open())
      const interests = t.world.profileInterests
        .filter(({ profileId }) => profileId === NOURA.profile.id)
        .map(({ interestId }) => interestId)
      const [first = '', second = ''] = interests
      await t.add({ id: 'one', interests: [first], followers: 50 })
      await t.add({ id: 'both', interests: [first, second], followers: 1 })
      await t.add({ id: 'none', interests: ['cars'], followers: 900 })
      await t.add({ id: 'also-none', interests: ['cars'], followers: 800 })
      await t.add({ id: 'hidden', interests, isDiscoverable: false, followers: 999 })
      await t.add({ id: 'mine', interests, members: [NOURA] })
      const noura = await t.as(NOURA)
      expect((await noura('{ suggestedGroups { id } }')).data).toEqual({
        suggestedGroups: [{ id: 'both' }, { id: 'one' }, { id: 'none' }, { id: 'also-none' }],
      })
      expect((await noura('{ suggestedGroups(limit: 1) { id } }')).data).toEqual({ suggestedGroups: [{ id: 'both' }] })
      expect((await (await t.as(NABT_COFFEE))('{ suggestedGroups(limit: 2) { id } }')).data).toEqual({
        suggestedGroups: [{ id: 'none' }, { id: 'also-none' }],
      })
    })
  })
})

describe('lists of members', () => {
  eachWorld((open) => {
    it('are sorted by role, then by joining, by page and in a bounded number of statements (G-25)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', admins: [LAMA, SAAD], members: [REEM, YARA, DANA, BADR, FAHAD, NABT_COFFEE] })
      const noura = await t.as(NOURA)
      const first = await noura(membersOf, { filter: { groupId: 'g' }, page: { limit: 4 } })
      type Page = {
        GroupMembers: { count: number; currentMemberGroupRole: string | null; data: { role: string; profile: { fullName: string } }[] }
      }
      const { GroupMembers: page } = first.data as Page
      expect([page.count, page.currentMemberGroupRole, page.data.map(({ role }) => role)]).toEqual([
        9,
        null,
        ['Owner', 'Admin', 'Admin', 'Member'],
      ])
      expect(page.data.map(({ profile }) => profile.fullName)).toEqual(
        [HUDA, LAMA, SAAD, REEM].map(({ profile }) => `${profile.firstName} ${profile.lastName}`),
      )
      const all = await noura(membersOf, { filter: { groupId: 'g' }, page: { limit: 100 } })
      expect((all.data as Page).GroupMembers.data).toHaveLength(9)
      expect(all.statements).toBe(first.statements)
      expect(all.statements).toBeLessThanOrEqual(8)
      const admins = await (await t.as(LAMA))(membersOf, { filter: { groupId: 'g', role: 'Admin' } })
      expect(admins.data).toMatchObject({ GroupMembers: { count: 2, currentMemberGroupRole: 'Admin' } })
      expect((await noura(membersOf, { filter: { groupId: 'g', role: 'Visitor' } })).data).toMatchObject({
        GroupMembers: { count: 0, data: [] },
      })
    })

    it('can be searched by any name, and show only the name of a member who is not public (D-05)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', members: [NOURA, REEM] })
      await t.db.updateTable('profiles').set({ status: 'Inactive' }).where('id', '=', REEM.profile.id).execute()
      const lama = await t.as(LAMA)
      for (const term of ['نوره', 'otaibi noura', 'noura_cooks']) {
        const { data } = await lama(membersOf, { filter: { groupId: 'g', term } })
        expect([term, data]).toMatchObject([
          term,
          { GroupMembers: { count: 1, data: [{ profile: { fullName: 'Noura Alotaibi', username: 'noura_cooks' } }] } },
        ])
      }
      const { data } = await lama(membersOf, { filter: { groupId: 'g', term: 'reem' } })
      expect(data).toMatchObject({ GroupMembers: { data: [{ profile: { username: null } }] } })
      expect((await lama(membersOf, { filter: { groupId: 'g', term: '%' } })).data).toMatchObject({ GroupMembers: { count: 0 } })
      expect((await t.ask(membersOf, { variables: { filter: { groupId: 'g' } } })).codes).toEqual(['UN_AUTHORIZED'])
    })

    it('of invited people begin with the newest invitation, with five on a page', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const huda = await t.viewer(HUDA)
      for (const { profile } of [LAMA, SAAD, REEM, YARA, DANA, BADR, NOURA]) {
        t.deps.clock.advance(1_000)
        await t.groups.invite(huda, { groupId: 'g', profileId: profile.id, profileType: 'INFLUENCER' })
      }
      const ask =
        'query ($page: Pagination) { groupInvitations(filter: { groupId: "g" }, pagination: $page) { count data { role status createdAt invitedByProfileId profile { fullName } } } }'
      const asHuda = await t.as(HUDA)
      const first = await asHuda(ask, { page: { limit: 5, offset: 0 } })
      type Page = { groupInvitations: { count: number; data: { profile: { fullName: string }; invitedByProfileId: string }[] } }
      const { groupInvitations: page } = first.data as Page
      expect([page.count, page.data.length, page.data[0]?.profile.fullName, page.data[0]?.invitedByProfileId]).toEqual([
        7,
        5,
        'Noura Alotaibi',
        HUDA.profile.id,
      ])
      expect(((await asHuda(ask, { page: { limit: 5, offset: 5 } })).data as Page).groupInvitations.data).toHaveLength(2)
      expect(first.statements).toBeLessThanOrEqual(8)
    })
  })
})
