import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { groupNameConfusableKey } from '@wasla/contract/groups/confusable-key.ts'
import { LAMA } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { groupsHarness, picture } from '../testing/groups-harness.ts'
import { isGroupNameTaken } from './groups.ts'

const day = 24 * 60 * 60_000

describe('a user name that looks like another group’s', () => {
  eachWorld((open) => {
    const founding = async () => {
      const t = await groupsHarness(await open())
      const lama = await t.viewer(LAMA)
      const found = async (userName: string) =>
        refusal(t.groups.create(lama, { name: 'Bread', userName, description: '<p>Who bakes</p>', photo: await picture(64, 64) }))
      return { ...t, found, isFree: (name: string) => t.services.profiles.isNameAvailable(lama, name, 'GROUP') }
    }

    it('is reported as taken while it is typed, and refused when it is sent', async () => {
      const t = await founding()
      await t.add({ id: 'g', userName: 'golden_bread' })
      for (const name of ['golden_bread', 'Golden_Bread', 'g01den_bread', 'G0lden_bread']) {
        expect([name, await t.isFree(name)]).toEqual([name, false])
        expect([name, await t.found(name)]).toEqual([name, 'GROUP_USERNAME_CONFLICT'])
      }
      expect(await t.isFree('golden_breads')).toBe(true)
      expect(await t.found('golden_breads')).toMatchObject({ answered: { id: expect.any(String) as string } })
    })

    it('is free thirty days after that group was deleted (G-22)', async () => {
      const t = await founding()
      await t.add({ id: 'g', userName: 'golden_bread' })
      await t.db.updateTable('groups').set({ deleted_at: t.deps.clock.now() }).execute()
      t.deps.clock.advance(30 * day - 1)
      expect([await t.isFree('g01den_bread'), await t.found('g01den_bread')]).toEqual([false, 'GROUP_USERNAME_CONFLICT'])
      t.deps.clock.advance(1)
      expect(await t.isFree('g01den_bread')).toBe(true)
      expect(await t.found('g01den_bread')).toMatchObject({ answered: { id: expect.any(String) as string } })
      expect(await t.isFree('golden_bread')).toBe(false)
    })

    it('stays with groups that had it before names were compared by their confusable keys, and is refused to others', async () => {
      const t = await founding()
      const names = { b: 'g01den_bread', a: 'golden_bread', c: 'g0lden_bread' }
      for (const [place, [id, user_name]] of Object.entries(names).entries()) {
        await t.add({ id })
        const looks = { user_name, user_name_look: groupNameConfusableKey(user_name), look_place: place }
        await t.db.updateTable('groups').set(looks).where('id', '=', id).execute()
      }
      await t.db.updateTable('groups').set({ deleted_at: t.deps.clock.now() }).where('id', '=', 'b').execute()
      t.deps.clock.advance(30 * day)
      expect([await t.isFree('go1den_bread'), await t.found('go1den_bread')]).toEqual([false, 'GROUP_USERNAME_CONFLICT'])
    })
  })

  it('is found by an index', async () => {
    const { db } = await openTestDatabase()
    const requested: string[] = []
    const seen = db.withPlugin({
      transformQuery: ({ node }) => {
        requested.push(db.getExecutor().compileQuery(node, { queryId: 'look' }).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await isGroupNameTaken(seen, 'anybody', 0)
    const plan = await sql<{ detail: string }>`explain query plan ${sql.raw((requested[0] ?? '').replaceAll('?', '1'))}`.execute(db)
    expect(plan.rows.map(({ detail }) => detail).join()).toContain('groups_by_look')
  })

  it('is not used by any group of the demo', () => {
    const keys = world.groups.map(({ userName }) => groupNameConfusableKey(userName))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
