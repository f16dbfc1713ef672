import { describe, expect, it } from 'vitest'
import { DANA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { LOULOU } from '@wasla/mocks/world/businesses.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'

describe('the active profile’s own data', () => {
  eachWorld((open) => {
    it('has its connected accounts, oldest first', async () => {
      const home = await atHome(await open())
      const { data, statements } = await home.ask(
        '{ mySocialLinks { id type user_name followers profile_url social_profile_id source connectedAt } }',
        { token: await home.enter('INFLUENCER') },
      )
      expect(data).toMatchObject({
        mySocialLinks: [
          {
            type: 'INSTAGRAM',
            user_name: 'noura.cooks',
            followers: 48_200,
            profile_url: 'https://www.instagram.com/noura.cooks',
            source: 'DEMO',
            id: NOURA.accounts[0]?.id,
          },
          { type: 'TIKTOK', user_name: 'nouracooks', followers: 112_000, social_profile_id: NOURA.accounts[1]?.socialProfileId },
        ],
      })
      expect(statements).toBe(2)
    })

    it('has its verifications, with the reason and the due date', async () => {
      const home = await atHome(await open())
      const { data, statements } = await home.ask('{ myVerifications { id type status reference_id rejectionReason dueAt reviewedAt } }', {
        token: await home.tokenOf('550040005'),
      })
      const check = home.world.verifications.find(({ profileId }) => profileId === LOULOU.profile.id)
      expect(data).toEqual({
        myVerifications: [
          {
            id: check?.id,
            type: 'BUSINESS',
            status: 'InReview',
            reference_id: check?.referenceId,
            rejectionReason: null,
            dueAt: new Date(check?.dueAt ?? 0).toISOString(),
            reviewedAt: null,
          },
        ],
      })
      expect(statements).toBe(2)
      expect(
        (await home.ask('{ myVerifications { id } }', { token: await home.tokenOf(DANA.user.mobileNo.replace('+966', '')) })).data,
      ).toEqual({
        myVerifications: [],
      })
    })
  })
})
