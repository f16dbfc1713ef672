import { describe, expect, it } from 'vitest'
import type { Platform } from '@wasla/contract/social/record.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { demoConsent } from '../../demo/oauth/consent.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { newcomers } from '../onboarding/testing/newcomers.ts'
import type { Viewer } from '../session/viewer.ts'
import { Hono } from 'hono'
import { addTypedLink } from './service.ts'

const redirectUri = 'http://localhost/join-waiting-list'

function connecting(handle: Parameters<typeof newcomers>[0]) {
  const t = newcomers(handle)
  const app = new Hono()
  app.get('/demo/oauth/:platform', demoConsent(t))

  /** Consents on the platform's page as a person would, and returns the code. */
  async function consent(authorizationUrl: string, name: string, size = 'micro') {
    const url = new URL(authorizationUrl)
    for (const [key, value] of Object.entries({ handle: name, size, answer: 'allow' })) url.searchParams.set(key, value)
    const location = (await app.request(url.pathname + url.search)).headers.get('location')
    return new URL(location ?? 'about:blank').searchParams.get('code') ?? ''
  }
  const begin = (viewer: Viewer, platform: Platform = 'INSTAGRAM') => t.services.social.connect(viewer, { platform, redirectUri }, 'en')
  async function connect(viewer: Viewer, name: string, platform: Platform = 'INSTAGRAM') {
    const { authorizationUrl, state } = await begin(viewer, platform)
    return t.services.social.complete(viewer, { platform, code: await consent(authorizationUrl, name), state })
  }
  return { ...t, begin, consent, connect }
}

describe('connecting an account', () => {
  eachDatabase((open) => {
    it('sends its owner to the platform’s page, and saves what the platform reports', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      expect(await t.connect(viewer, '@noura.cooks')).toMatchObject({
        profileId: viewer.profileId,
        platform: 'INSTAGRAM',
        userName: 'noura.cooks',
        profileUrl: 'https://www.instagram.com/noura.cooks',
        source: 'DEMO',
      })
      expect(await t.services.social.own(viewer)).toHaveLength(1)
    })

    it('activates a person who passed the identity check before any account was connected', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      await t.db
        .updateTable('profiles')
        .set({ status: 'IdentityVerifying', onboarding_step: null })
        .where('id', '=', viewer.profileId)
        .execute()
      await t.db
        .insertInto('verifications')
        .values({
          id: 'check',
          profile_id: viewer.profileId,
          type: 'IDENTITY',
          status: 'Approved',
          reference_id: 'inq_1',
          rejection_reason: null,
          created_at: t.clock.now(),
          due_at: null,
          reviewed_at: t.clock.now(),
        })
        .execute()
      await t.connect(viewer, 'noura')
      expect(await t.profile(viewer.profileId)).toMatchObject({ status: 'Active' })
    })

    it('completes only once, in time, for the same profile and platform, and with the code of the same consent', async () => {
      const t = connecting(await open())
      const [viewer, other] = [await t.newcomer(), await t.newcomer()]
      const { authorizationUrl, state } = await t.begin(viewer)
      const code = await t.consent(authorizationUrl, 'noura')
      const complete = (who: Viewer, platform: Platform = 'INSTAGRAM') =>
        refusal(t.services.social.complete(who, { platform, code, state }))
      expect(await complete(other)).toBe('DTO_VALIDATION_ERROR')
      expect(await complete(viewer, 'TIKTOK')).toBe('DTO_VALIDATION_ERROR')
      const foreign = await t.begin(other)
      expect(await refusal(t.services.social.complete(other, { platform: 'INSTAGRAM', code, state: foreign.state }))).toBe(
        'DTO_VALIDATION_ERROR',
      )
      const tried = await Promise.all([complete(viewer), complete(viewer)])
      expect(tried.filter((one) => one === 'DTO_VALIDATION_ERROR')).toHaveLength(1)
      const late = await t.begin(viewer)
      const lateCode = await t.consent(late.authorizationUrl, 'noura2')
      t.later(600)
      await expect(t.services.social.complete(viewer, { platform: 'INSTAGRAM', code: lateCode, state: late.state })).rejects.toMatchObject({
        fields: [{ path: 'state', rule: 'connectionExpired' }],
      })
      await t.services.social.sweep()
      expect(await t.db.selectFrom('social_connections').selectAll().execute()).toEqual([])
    })

    it('refuses a forged code', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      for (const forge of [() => 'x', (code: string) => `${code}x`, (code: string) => code.replace(/^./, 'f')]) {
        const { authorizationUrl, state } = await t.begin(viewer)
        const code = forge(await t.consent(authorizationUrl, 'noura'))
        await expect(t.services.social.complete(viewer, { platform: 'INSTAGRAM', code, state })).rejects.toMatchObject({
          fields: [{ path: 'code', rule: 'connectionExpired' }],
        })
      }
      expect(await t.services.social.own(viewer)).toEqual([])
    })

    it('allows one profile per account; if that profile connects the account again, it gets its current figures', async () => {
      const t = connecting(await open())
      const [viewer, other] = [await t.newcomer(), await t.newcomer()]
      const first = await t.connect(viewer, 'noura')
      expect(await refusal(t.connect(other, 'NOURA'))).toBe('SOCIAL_ACCOUNT_ALREADY_CONNECTED')
      expect((await t.connect(viewer, 'noura')).id).toBe(first.id)
      await t.connect(other, 'noura', 'TIKTOK')
      const race = await Promise.all([viewer, other].map((who) => refusal(t.connect(who, 'both_want_it'))))
      expect(race.filter((one) => one === 'SOCIAL_ACCOUNT_ALREADY_CONNECTED')).toHaveLength(1)
    })

    it('is not started for a profile with thirty accounts', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      const { id: _, ...first } = await t.connect(viewer, 'one')
      const row = await t.db.selectFrom('social_links').selectAll().executeTakeFirstOrThrow()
      const more = (at: number) => ({ ...row, id: `more-${at}`, social_profile_id: `${first.socialProfileId}${at}` })
      await t.db
        .insertInto('social_links')
        .values(Array.from({ length: 28 }, (_each, at) => more(at)))
        .execute()
      expect((await t.begin(viewer)).state).not.toBe('')
      await t.db.insertInto('social_links').values(more(28)).execute()
      await expect(t.begin(viewer, 'TIKTOK')).rejects.toMatchObject({
        fields: [{ path: 'platform', rule: 'maxItems', params: { max: 30 } }],
      })
    })

    it('reconnects an account of a profile with thirty accounts, and refuses another account', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      const first = await t.connect(viewer, 'one')
      const row = await t.db.selectFrom('social_links').selectAll().executeTakeFirstOrThrow()
      const more = (at: number) => ({ ...row, id: `more-${at}`, social_profile_id: `${first.socialProfileId}${at}` })
      await t.db
        .insertInto('social_links')
        .values(Array.from({ length: 29 }, (_each, at) => more(at)))
        .execute()
      await t.db.updateTable('social_links').set({ followers: 1 }).where('id', '=', first.id).execute()
      expect(await t.connect(viewer, 'one')).toMatchObject({ id: first.id, followers: first.followers })
      await expect(t.connect(viewer, 'two')).rejects.toMatchObject({ fields: [{ path: 'platform', rule: 'maxItems' }] })
      expect(await t.services.social.own(viewer)).toHaveLength(30)
    })

    it('is not completed beyond thirty accounts, even if several were started at once', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      const first = await t.connect(viewer, 'one')
      const row = await t.db.selectFrom('social_links').selectAll().executeTakeFirstOrThrow()
      await t.db
        .insertInto('social_links')
        .values(
          Array.from({ length: 27 }, (_each, at) => ({ ...row, id: `more-${at}`, social_profile_id: `${first.socialProfileId}${at}` })),
        )
        .execute()
      const begun = []
      for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) {
        const { authorizationUrl, state } = await t.begin(viewer)
        begun.push({ platform: 'INSTAGRAM' as const, code: await t.consent(authorizationUrl, name), state })
      }
      const answers = await Promise.all(begun.map((one) => refusal(t.services.social.complete(viewer, one))))
      expect(answers.filter((one) => one === 'DTO_VALIDATION_ERROR')).toHaveLength(4)
      expect(await t.services.social.own(viewer)).toHaveLength(30)
    })

    it('is possible for the owner of an account that a stranger has added by typing it', async () => {
      const t = connecting(await open())
      const [owner, stranger] = [await t.newcomer(), await t.newcomer()]
      const typed = { platform: 'TWITTER', url: 'https://x.com/Nabt', now: t.clock.now(), handle: 'Nabt' } as const
      const add = (id: string, { profileId }: Viewer) => t.db.transaction().execute((tx) => addTypedLink(tx, { ...typed, id, profileId }))
      expect(await add('theirs', stranger)).toBe(true)
      expect(await add('mine', owner)).toBe(true)
      expect(await t.connect(owner, 'nabt', 'TWITTER')).toMatchObject({ profileId: owner.profileId })
      expect(await t.services.social.own(owner)).toHaveLength(1)
      expect(await add('again', await t.newcomer())).toBe(false)
    })

    it('replaces an account that its owner has added by typing it', async () => {
      const t = connecting(await open())
      const [viewer, other] = [await t.newcomer(), await t.newcomer()]
      const typed = { platform: 'TWITTER', url: 'https://x.com/Nabt', now: t.clock.now() } as const
      await t.db.transaction().execute(async (tx) => {
        await addTypedLink(tx, { ...typed, id: 'mine', profileId: viewer.profileId, handle: 'Nabt' })
        await addTypedLink(tx, { ...typed, id: 'theirs', profileId: other.profileId, handle: 'Sahra' })
      })
      const link = await t.connect(viewer, 'nabt', 'TWITTER')
      expect(await t.services.social.own(viewer)).toEqual([link])
      await t.connect(viewer, 'sahra', 'TWITTER')
      expect((await t.services.social.own(other)).map(({ id }) => id)).toEqual(['theirs'])
    })

    it('sends people back to our own pages only, and refuses a platform that is switched off', async () => {
      const t = connecting(await open())
      const viewer = await t.newcomer()
      const elsewhere = t.services.social.connect(viewer, { platform: 'INSTAGRAM', redirectUri: 'https://evil.example/x' }, 'en')
      await expect(elsewhere).rejects.toMatchObject({ fields: [{ path: 'redirectUri', rule: 'url' }] })
      Object.assign(t.platforms, { INSTAGRAM: undefined })
      expect(await refusal(t.begin(viewer))).toBe('FEATURE_DISABLED')
    })

    it('does not allow a profile to remove its last account (even by two requests at once) or another profile’s account', async () => {
      const t = connecting(await open())
      const [viewer, other] = [await t.newcomer(), await t.newcomer()]
      const own = [await t.connect(viewer, 'one'), await t.connect(viewer, 'two')]
      const foreign = await t.connect(other, 'three')
      expect(await refusal(t.services.social.remove(viewer, foreign.id))).toBe('SOCIAL_LINK_NOT_FOUND')
      const removed = await Promise.all(own.map(({ id }) => refusal(t.services.social.remove(viewer, id))))
      expect(removed.filter((one) => one === 'USER_SOCIAL_PROFILE_BAD_REQUEST')).toHaveLength(1)
      expect(await t.services.social.own(viewer)).toHaveLength(1)
    })
  })
})
