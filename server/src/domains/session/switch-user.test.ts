import { describe, expect, it } from 'vitest'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { caller, sessionHarness, refusal, type SessionHarness } from './testing/session-harness.ts'

const member = '+966512345678'
const stranger = '+966587654321'

async function viewerOf(t: SessionHarness, accessToken: string) {
  const viewer = await t.session.readViewer(`Bearer ${accessToken}`)
  if (!viewer) throw new Error('nobody')
  return viewer
}

/** A person with a profile that is set up, who also has a brand. */
async function withBrand(t: SessionHarness) {
  const { userId, profileId } = await t.member(member)
  await t.db
    .updateTable('profiles')
    .set({ status: 'Active', onboarding_step: null, first_name: 'نورة' })
    .where('id', '=', profileId)
    .execute()
  const brandId = await t.addProfile(userId, 'BRAND')
  return { userId, profileId, brandId, tokens: await t.enter(member) }
}

describe('switching to another profile of the same user', () => {
  eachDatabase((open) => {
    it('moves the session: the new token is valid for the brand, and the old token is refused', async () => {
      const t = sessionHarness(await open())
      const { brandId, userId, tokens } = await withBrand(t)
      const next = await t.session.switchUser(await viewerOf(t, tokens.accessToken), { profileId: brandId, type: 'BRAND' })
      expect(await viewerOf(t, next.accessToken)).toMatchObject({ profileId: brandId, profileType: 'BRAND', userId })
      expect(await refusal(t.session.readViewer(`Bearer ${tokens.accessToken}`))).toBe('UN_AUTHORIZED')
      expect(await t.db.selectFrom('audit').select(['action', 'actor', 'target']).execute()).toEqual([
        { action: 'session.switched', actor: userId, target: brandId },
      ])
    })

    it('returns the same session to another tab that sends the previous refresh token', async () => {
      const t = sessionHarness(await open())
      const { brandId, tokens } = await withBrand(t)
      const next = await t.session.switchUser(await viewerOf(t, tokens.accessToken), { profileId: brandId, type: 'BRAND' })
      const tab = await t.session.regenerateAccessToken(tokens.refreshToken, caller())
      expect(tab.refreshToken).toBe(next.refreshToken)
      expect(await viewerOf(t, tab.accessToken)).toMatchObject({ profileId: brandId })
    })

    it('gives the same refusal for a foreign, closed, removed or wrongly typed profile, and keeps the tokens valid', async () => {
      const t = sessionHarness(await open())
      const { userId, brandId, tokens } = await withBrand(t)
      const foreign = await t.addProfile((await t.member(stranger)).userId, 'BRAND')
      const closed = await t.addProfile(userId, 'AGENCY', 'Inactive')
      const removed = await t.addProfile(userId, 'AGENCY')
      await t.db.updateTable('profiles').set({ deleted_at: 1 }).where('id', '=', removed).execute()
      const viewer = await viewerOf(t, tokens.accessToken)
      const tried: [string, ProfileType][] = [
        [foreign, 'BRAND'],
        [closed, 'AGENCY'],
        [removed, 'AGENCY'],
        [brandId, 'AGENCY'],
        ['nobody', 'BRAND'],
      ]
      for (const [profileId, type] of tried)
        expect(await refusal(t.session.switchUser(viewer, { profileId, type }))).toBe('PROFILE_NOT_FOUND')
      expect(await viewerOf(t, tokens.accessToken)).toMatchObject({ userId })
      expect(await t.session.regenerateAccessToken(tokens.refreshToken, caller())).toHaveProperty('accessToken')
      const book = await t.db.selectFrom('audit').select(['action', 'target']).orderBy('id').execute()
      expect(book).toEqual(tried.map(([target]) => ({ action: 'session.switchRefused', target })))
    })

    it('writes each refused profile to the audit log at most once a day, and at most twenty refusals per person and day', async () => {
      const t = sessionHarness(await open())
      const { tokens } = await withBrand(t)
      const viewer = await viewerOf(t, tokens.accessToken)
      const lines = async () =>
        (await t.db.selectFrom('audit').select('target').where('action', '=', 'session.switchRefused').execute()).map(
          ({ target }) => target,
        )
      const tries = (ids: readonly string[]) =>
        Promise.all(ids.map((profileId) => refusal(t.session.switchUser(viewer, { profileId, type: 'BRAND' }))))
      const answers = await tries(Array.from({ length: 10 }, () => 'nobody'))
      expect(new Set(answers)).toEqual(new Set(['PROFILE_NOT_FOUND']))
      expect(await lines()).toEqual(['nobody'])
      await tries(Array.from({ length: 30 }, (_, n) => `nobody-${n}`))
      expect(await lines()).toHaveLength(20)
      t.later(24 * 3600)
      await tries(['nobody'])
      expect(await lines()).toHaveLength(21)
    })

    it('allows a rejected profile of the same user', async () => {
      const t = sessionHarness(await open())
      const { userId, tokens } = await withBrand(t)
      const rejected = await t.addProfile(userId, 'AGENCY', 'Rejected')
      expect(await t.session.switchUser(await viewerOf(t, tokens.accessToken), { profileId: rejected, type: 'AGENCY' })).toHaveProperty(
        'accessToken',
      )
    })

    it('on the first switch to a business, removes a profile that was never set up, and moves its sessions', async () => {
      const t = sessionHarness(await open())
      const { userId, profileId } = await t.member(member)
      const brandId = await t.addProfile(userId, 'BRAND')
      const phone = await t.enter(member)
      const tablet = await t.enter(member)
      await t.session.switchUser(await viewerOf(t, phone.accessToken), { profileId: brandId, type: 'BRAND' })
      expect(await t.db.selectFrom('profiles').select('deleted_at').where('id', '=', profileId).executeTakeFirst()).toEqual({
        deleted_at: t.clock.now(),
      })
      expect(await refusal(t.session.readViewer(`Bearer ${tablet.accessToken}`))).toBe('UN_AUTHORIZED')
      expect(await viewerOf(t, (await t.session.regenerateAccessToken(tablet.refreshToken, caller())).accessToken)).toMatchObject({
        profileId: brandId,
      })
    })

    it('keeps a person’s own profile if it was set up', async () => {
      const t = sessionHarness(await open())
      const { profileId, brandId, tokens } = await withBrand(t)
      const brand = await t.session.switchUser(await viewerOf(t, tokens.accessToken), { profileId: brandId, type: 'BRAND' })
      expect(await t.session.switchUser(await viewerOf(t, brand.accessToken), { profileId, type: 'INFLUENCER' })).toHaveProperty(
        'accessToken',
      )
    })

    it('stores the chosen language', async () => {
      const t = sessionHarness(await open())
      const { tokens } = await withBrand(t)
      await t.session.switchLanguage(await viewerOf(t, tokens.accessToken), 'ar')
      expect(await viewerOf(t, tokens.accessToken)).toMatchObject({ profile: { user_language: 'ar' } })
    })
  })
})
