import { describe, expect, it } from 'vitest'
import { BAYT_ALSOURA } from '@wasla/mocks/world/businesses.ts'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { office } from '../admin/testing/office.ts'
import { eraseDue } from './erase.ts'
import { eachWorld } from '../../testing/test-world.ts'

const day = 86_400_000

describe('an account that was closed', () => {
  eachWorld((open) => {
    it('keeps what is personal for thirty days, and nothing of it afterwards; the number is a stranger’s again', async () => {
      const t = await office(await open())
      const { db, service, lead, clock } = t
      const removed: string[] = []
      const letGo: string[] = []
      const social = { letGo: async (id: string) => void letGo.push(id) }
      const files = { remove: async (ids: readonly string[]) => void removed.push(...ids) }
      const tellsOf = async () => {
        const rows = await Promise.all([
          db.selectFrom('users').selectAll().execute(),
          db.selectFrom('profiles').selectAll().execute(),
          db.selectFrom('social_links').selectAll().execute(),
          db.selectFrom('audit').selectAll().execute(),
          db.selectFrom('brand_collaborations').select('brand_name').where('individual_profile_id', '=', REEM.profile.id).execute(),
        ])
        const text = JSON.stringify(rows)
        return [REEM.user.mobileNo, `"${REEM.profile.userName}"`, BAYT_ALSOURA.profile.name].filter((word) => text.includes(word ?? '?'))
      }
      expect(world.brandCollaborations.some(({ individualProfileId }) => individualProfileId === REEM.profile.id)).toBe(true)
      const closedBefore = world.users.flatMap(({ id, closedAt }) => (closedAt === null ? [] : [id])).toSorted()
      await service.closeAccount(lead, REEM.user.id, { reason: 'Asked for by mail' })
      clock.advance(30 * day - 1)
      await eraseDue(t, { files, social })
      expect((await tellsOf()).length).toBe(3)
      expect(letGo.toSorted()).toEqual(closedBefore)
      clock.advance(1)
      await Promise.all([1, 2].map(() => eraseDue(t, { files, social })))
      expect(letGo).toContain(REEM.user.id)
      expect(await tellsOf()).toEqual([])
      const sides = world.managedAccounts.filter(({ talentId }) => talentId === REEM.profile.id)
      expect(sides).toHaveLength(3)
      expect(await db.selectFrom('managed_accounts').select('id').where('talent_id', '=', REEM.profile.id).execute()).toEqual([])
      expect(removed.length).toBeGreaterThan(0)
      expect(new Set(removed).size).toBe(removed.length)
      expect((await service.users({ term: REEM.user.mobileNo })).count).toBe(0)
    })
  })
})
