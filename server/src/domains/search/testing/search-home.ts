import { expect } from 'vitest'
import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import { searchQuery } from '@wasla/contract/search/query.ts'
import { searchAmong, type SearchedNames } from '@wasla/contract/search/ranking.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { testMoment } from '#database/testing/each-database.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { createServices } from '../../../services/services.ts'
import { atHome } from '../../../testing/at-home.ts'
import { addPeople } from './people-rows.ts'

type Page = { count: number; data: { id: string }[] }

/** The demo with Noura signed in, and calls to search it. */
export async function searchHome(handle: DatabaseHandle) {
  const at = await atHome(handle)
  const { db } = handle
  const services = createServices(at.deps)
  const { search } = services
  const token = await at.enter('INFLUENCER')
  const idOf = (user: { profile: { id: string } }) => user.profile.id
  const [noura, reem] = [{ id: idOf(NOURA), userName: NOURA.profile.userName ?? '' }, { id: idOf(REEM) }]
  await search.freshen()

  async function page(query: string, variables: Record<string, unknown>) {
    const { data, codes, statements, errors } = await at.ask(query, { token, variables })
    const found = Object.values(data ?? {})[0] as Page | null | undefined
    return { codes, errors, statements, count: found?.count, ids: found?.data.map(({ id }) => id) }
  }

  return {
    ...at,
    db,
    services,
    token,
    moveOn: at.deps.clock.advance,
    noura,
    reem,
    freshen: () => search.freshen(),
    page,
    /** Returns the ids that `search` finds for Noura. */
    find: (term: string, types: string | null = null, fields: string | null = null, pagination = '{ limit: 100 }') =>
      page(
        `query ($term: String!) { search(searchInput: { term: $term, types: ${types}, mustExistFields: ${fields} }, pagination: ${pagination}) { count data { id } } }`,
        { term },
      ),
    findProfiles: (term: string, excludeGroupId: string | null = null) =>
      page(
        'query ($term: String!, $group: ID) { searchProfiles(term: $term, excludeGroupId: $group, pagination: { limit: 100 }) { count data { id } } }',
        { term, group: excludeGroupId },
      ),
    /** Hides all other profiles and groups. */
    async onlyThese(people: readonly SearchedNames[]) {
      await db
        .updateTable('profiles')
        .set({ status: 'Inactive', user_name: null, user_name_key: null })
        .where('id', '!=', noura.id)
        .execute()
      await db.updateTable('groups').set({ is_discoverable: 0 }).execute()
      await addPeople(db, people)
      await search.freshen()
    },
    /** Expects each page to contain what the contract computes. */
    async everyPageAsInTheContract(people: readonly SearchedNames[], term: string) {
      for (const offset of [0, 1, 5, 18, 20, 21, 500, 960, 995, 1_000]) {
        const expected = searchAmong(people, searchQuery(term), { limit: 20, offset })
        const { count, ids } = await this.find(term, null, null, `{ limit: 20, offset: ${offset} }`)
        expect([offset, count, ids]).toEqual([offset, expected.count, expected.data.map(({ id }) => id)])
      }
    },
    async addGroup(id: string, { name, isDiscoverable }: { name: string; isDiscoverable: 0 | 1 }) {
      await db
        .insertInto('groups')
        .values({
          id,
          name,
          user_name: id.replaceAll('-', '_'),
          description: '',
          photo: '/photo.webp',
          cover_photo: null,
          is_private: 0,
          is_discoverable: isDiscoverable,
          owner_id: reem.id,
          owner_type: 'INFLUENCER',
          followers: 0,
          members_count: 0,
          search_text: '',
          user_name_look: groupNameConfusableKey(id.replaceAll('-', '_')),
          look_place: 0,
          created_at: testMoment,
          active_at: testMoment,
          deleted_at: null,
        })
        .execute()
    },
    async join(groupId: string, profileId: string, role: 'Owner' | 'Admin' | 'Member' = 'Member') {
      const { user_id } = await db.selectFrom('profiles').select('user_id').where('id', '=', profileId).executeTakeFirstOrThrow()
      await db
        .insertInto('group_members')
        .values({ id: `${groupId}-${profileId}`, group_id: groupId, profile_id: profileId, user_id, role, joined_at: testMoment })
        .execute()
    },
    async invite(groupId: string, profileId: string, { status }: { status: 'Pending' | 'Cancelled' }) {
      const { user_id } = await db.selectFrom('profiles').select('user_id').where('id', '=', profileId).executeTakeFirstOrThrow()
      await db
        .insertInto('group_invitations')
        .values({
          id: `${groupId}-${profileId}`,
          group_id: groupId,
          profile_id: profileId,
          user_id,
          role: 'Member',
          status,
          is_join_request: 0,
          invited_by_profile_id: null,
          invited_by_user_id: null,
          created_at: testMoment,
          expires_at: testMoment + 1_000_000,
          answered_at: status === 'Pending' ? null : testMoment,
        })
        .execute()
    },
  }
}
