import { describe, expect, it } from 'vitest'
import { BADR, DANA, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '@wasla/mocks/world/networkers.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { groupsHarness } from './testing/groups-harness.ts'

const head =
  'id name userName description photo coverPhoto isPrivate isDiscoverable ownerId ownerType followers groupMembersCount createdAt myRole interests { id name }'

/** Queries, each with the largest number of statements that it may run. */
const questions = [
  [4, `{ group(groupId: "g") { ${head} } }`],
  [4, `{ publicGroup(user_name: "g") { ${head} } }`],
  [
    7,
    '{ groupMemberShip(groupId: "g") { role type lastRequest { id status retryAt } invitation { id role status expiresAt profile { fullName userType } } } }',
  ],
  [
    8,
    '{ GroupMembers(filter: { groupId: "g", term: "a" }) { count currentMemberGroupRole data { id role joinedAt profile { fullName username userType isVerified } } } }',
  ],
] as const

describe('the page of a group', () => {
  eachWorld((open) => {
    it('takes few statements, and the same number for any number of groups, members and interests', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', members: [REEM] })
      await t.groups.invite(await t.viewer(HUDA), { groupId: 'g', profileId: NOURA.profile.id, profileType: 'INFLUENCER' })
      const readers = [await t.as(NOURA), await t.as(REEM)]
      const costs = async () => {
        const found: number[] = []
        for (const [most, question] of questions)
          for (const ask of readers) {
            const { codes, statements } = await ask(question)
            expect([question, codes, statements <= most]).toEqual([question, [], true])
            found.push(statements)
          }
        return found
      }
      const few = await costs()
      for (const id of ['a', 'b', 'c', 'd']) await t.add({ id, owner: YARA, members: [NOURA, REEM], interests: ['food', 'home', 'coffee'] })
      for (const member of [LAMA, SAAD, YARA, DANA, BADR, FAHAD]) await t.groups.join(await t.viewer(member), 'g')
      await t.groups.setInterests(await t.viewer(HUDA), 'g', ['food', 'home', 'coffee'])
      expect(await costs()).toEqual(few)
      const { data } = await (await t.as(REEM))(questions[3][1])
      expect((data as { GroupMembers: { count: number } }).GroupMembers.count).toBeGreaterThan(4)
    })

    it('takes two statements for a reader who is not signed in', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', members: [REEM, LAMA, SAAD], interests: ['food', 'home', 'coffee'] })
      expect(await t.ask(questions[1][1])).toMatchObject({ codes: [], statements: 2 })
    })
  })
})
