import { describe, expect, it } from 'vitest'
import { testMoment } from '#database/testing/each-database.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

const groupNamed = (userName: string) => worldAt(testMoment).groups.find((group) => group.userName === userName)?.id ?? ''

const viewerFieldsQuery = 'query ($groupId: ID) { currentUser(groupId: $groupId) { userRole isGroupPrivate isGroupDiscoverable } }'

describe('the current user', () => {
  eachWorld((open) => {
    it('is read with profiles, groups, their member counts and interests in five statements, for any number of groups', async () => {
      const home = await atHome(await open())
      const { data, errors, statements } = await home.ask(
        '{ currentUser { id mobile_no profiles { id isActive } myGroups { id userName groupMembersCount isPrivate interests { id name } createdAt ownerType } } }',
        { token: await home.enter('INFLUENCER'), language: 'ar' },
      )
      expect(errors).toBeUndefined()
      const mine = home.world.groupMembers
        .filter((member) => member.profileId === NOURA.profile.id)
        .toSorted((a, b) => b.joinedAt - a.joinedAt)
      const expected = mine.map(({ groupId }) => {
        const group = home.world.groups.find(({ id }) => id === groupId)
        return {
          id: groupId,
          userName: group?.userName,
          groupMembersCount: group?.membersCount,
          isPrivate: group?.isPrivate,
          ownerType: group?.ownerType,
        }
      })
      expect(expected.length).toBeGreaterThan(2)
      expect(data).toMatchObject({
        currentUser: {
          id: NOURA.user.id,
          mobile_no: '+966500000001',
          profiles: [{ id: NOURA.profile.id, isActive: true }],
          myGroups: expected,
        },
      })
      expect(JSON.stringify(data)).toContain('"name":"طعام"')
      expect(statements).toBeLessThanOrEqual(5)
    })

    it('has the active profile’s role in a group, and is a visitor of a discoverable group', async () => {
      const home = await atHome(await open())
      const brand = await home.enter('BRAND')
      const roleIn = async (token: string, userName: string) =>
        (await home.ask(viewerFieldsQuery, { token, variables: { groupId: groupNamed(userName) } })).data?.['currentUser']
      expect(await roleIn(brand, 'coffee_and_books')).toEqual({ userRole: 'Owner', isGroupPrivate: true, isGroupDiscoverable: false })
      expect(await roleIn(brand, 'riyadh_kitchens')).toEqual({ userRole: 'Member', isGroupPrivate: false, isGroupDiscoverable: true })
      expect(await roleIn(await home.enter('AGENCY'), 'sweets_of_eid')).toEqual({
        userRole: 'Visitor',
        isGroupPrivate: true,
        isGroupDiscoverable: true,
      })
    })

    it('gets the same answer for a hidden group as for a missing one', async () => {
      const home = await atHome(await open())
      const token = await home.enter('AGENCY')
      const ask = (groupId: string | null) => home.ask(viewerFieldsQuery, { token, variables: { groupId } })
      const hidden = await ask(groupNamed('cooking_for_two'))
      expect(hidden.data).toEqual({ currentUser: { userRole: null, isGroupPrivate: null, isGroupDiscoverable: null } })
      expect(await ask('00000000-0000-7000-8000-000000000000')).toEqual(hidden)
      expect((await ask(null)).data).toEqual(hidden.data)
      expect((await ask('x'.repeat(300))).data).toEqual(hidden.data)
    })

    it('does not have a deleted group', async () => {
      const home = await atHome(await open())
      const token = await home.enter('INFLUENCER')
      const groupId = groupNamed('riyadh_kitchens')
      await home.deps.db.updateTable('groups').set({ deleted_at: 1 }).where('id', '=', groupId).execute()
      const { data } = await home.ask('query ($groupId: ID) { currentUser(groupId: $groupId) { userRole myGroups { id } } }', {
        token,
        variables: { groupId },
      })
      expect(data).toMatchObject({ currentUser: { userRole: null } })
      expect(JSON.stringify(data)).not.toContain(groupId)
    })
  })
})
