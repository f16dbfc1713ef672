import { describe, expect, it } from 'vitest'
import { dayAt, nextNight, plusDays } from '@wasla/contract/insights/days.ts'
import type { LivePlatform } from '@wasla/contract/social/record.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import type { Viewer } from '../session/viewer.ts'
import { livePlatform } from '../../providers/social/live/platform.ts'
import { registration, standIn } from '../../providers/social/testing/stand-in.ts'
import { newcomers } from '../onboarding/testing/newcomers.ts'
import { refusal } from '../session/testing/session-harness.ts'

const redirectUri = 'http://localhost/settings/social'
const day = 86_400

async function measuring(handle: Parameters<typeof newcomers>[0], name: LivePlatform = 'TIKTOK') {
  const t = newcomers(handle)
  const server = await standIn(name, t.clock)
  Object.assign(t.platforms, {
    [name]: livePlatform(name, { client: registration, clock: t.clock, secret: t.env.secrets.token, send: server.send }),
  })

  async function connect(viewer: Viewer, platform = name) {
    const { authorizationUrl, state } = await t.services.social.connect(viewer, { platform, redirectUri }, 'en')
    return t.services.social.complete(viewer, { platform, code: await server.consent(authorizationUrl), state })
  }
  /** Inserts an invented account. */
  async function invented(viewer: Viewer, id: string) {
    await t.db
      .insertInto('social_links')
      .values({
        id,
        profile_id: viewer.profileId,
        platform: 'INSTAGRAM',
        social_profile_id: id,
        picture_url: null,
        profile_url: 'https://www.instagram.com/noura',
        user_name: 'noura',
        followers: 48_200,
        connected_at: t.clock.now(),
        source: 'DEMO',
      })
      .execute()
    return id
  }
  const snapshots = (id: string) => t.db.selectFrom('social_snapshots').selectAll().where('account_id', '=', id).orderBy('day').execute()
  const row = (id: string) => t.db.selectFrom('social_links').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return { ...t, server, connect, invented, snapshots, row, social: t.services.social }
}

describe('a connected account', () => {
  eachDatabase((open) => {
    it('is measured in the next run and then every night, once a day even by several processes', async () => {
      const t = await measuring(await open())
      const { id } = await t.connect(await t.newcomer())
      await Promise.all([t.social.measureDue(), t.social.measureDue(), t.social.measureDue()])
      expect(await t.snapshots(id)).toMatchObject([
        { day: '2026-03-15', followers: 48_200, likes: 100, views: 1000, engagement: 25, source: 'API' },
      ])
      expect(t.server.state.requested.filter((address) => address.includes('video/list'))).toHaveLength(1)
      expect((await t.row(id)).measure_at).toBe(nextNight(t.clock.now()))
      t.later(day)
      await t.social.measureDue()
      await t.social.measureDue()
      expect((await t.snapshots(id)).map((one) => one.day)).toEqual(['2026-03-15', '2026-03-16'])
    })

    it('has its grant stored encrypted, renewed before it expires, and revoked when the account is removed', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      const { id } = await t.connect(viewer)
      await t.invented(viewer, 'other')
      const grant = () => t.db.selectFrom('social_grants').select('sealed').executeTakeFirst()
      const first = await grant()
      expect(first?.sealed).toBeDefined()
      expect(Buffer.from(first?.sealed ?? '', 'base64url').toString('latin1')).not.toMatch(/access-|refresh-/)
      t.later(7_000)
      await t.social.measureDue()
      expect((await grant())?.sealed).not.toBe(first?.sealed)
      expect(await t.snapshots(id)).toHaveLength(1)
      await t.social.remove(viewer, id)
      expect(t.server.state.revoked).toEqual(['refresh-2'])
      expect(await grant()).toBeUndefined()
      expect(await t.snapshots(id)).toEqual([])
    })

    it('has its grant revoked before its owner is erased', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      await t.connect(viewer)
      await t.social.revokeGrants((await t.newcomer()).userId)
      expect(t.server.state.revoked).toEqual([])
      await t.social.revokeGrants(viewer.userId)
      expect(t.server.state.revoked).toEqual(['refresh-1'])
    })

    it('is removed even if its platform does not answer', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      const { id } = await t.connect(viewer)
      await t.invented(viewer, 'other')
      t.server.state.mood = 'failing'
      expect(await t.social.remove(viewer, id)).toEqual({ id })
    })

    it('is tried again after an hour if its platform does not answer, and the next night if the consent was revoked', async () => {
      const t = await measuring(await open())
      const { id } = await t.connect(await t.newcomer())
      t.server.state.mood = 'failing'
      await t.social.measureDue()
      expect((await t.row(id)).measure_at).toBe(t.clock.now() + 3_600_000)
      t.server.state.mood = 'well'
      t.server.takeBack()
      t.later(3_600)
      await t.social.measureDue()
      expect((await t.row(id)).measure_at).toBe(nextNight(t.clock.now()))
      expect(await t.snapshots(id)).toEqual([])
    })

    // Decision E-11; security case 19.
    it('is measured on demand once in six hours, for its owner only', async () => {
      const t = await measuring(await open())
      const [viewer, other] = [await t.newcomer(), await t.newcomer()]
      const { id } = await t.connect(viewer)
      await t.db.updateTable('social_links').set({ followers: 1 }).where('id', '=', id).execute()
      expect(await refusal(t.social.refresh(other, id))).toBe('SOCIAL_LINK_NOT_FOUND')
      const tried = await Promise.all([1, 2, 3].map(() => refusal(t.social.refresh(viewer, id))))
      expect(tried.filter((answer) => JSON.stringify(answer).includes('RATE_LIMITED'))).toHaveLength(2)
      expect(await t.row(id)).toMatchObject({ followers: 48_200 })
      expect(await t.snapshots(id)).toHaveLength(1)
      t.later(3_600)
      await expect(t.social.refresh(viewer, id)).rejects.toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 5 * 3_600 } })
      t.later(5 * 3_600)
      expect(await t.social.refresh(viewer, id)).toMatchObject({ id, followers: 48_200 })
    })

    it('can be refreshed again at once after its platform failed, and must be reconnected after the consent was revoked', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      const { id } = await t.connect(viewer)
      t.server.state.mood = 'failing'
      await expect(t.social.refresh(viewer, id)).rejects.toThrow('A platform failed')
      t.server.state.mood = 'well'
      expect(await t.social.refresh(viewer, id)).toMatchObject({ id })
      t.later(6 * 3_600)
      t.server.takeBack()
      await expect(t.social.refresh(viewer, id)).rejects.toMatchObject({ fields: [{ path: 'id', rule: 'connectionExpired' }] })
      await t.connect(viewer)
      expect(await t.social.refresh(viewer, id)).toMatchObject({ id })
    })
  })
})

describe('an account of the demo', () => {
  eachDatabase((open) => {
    it('gets half a year of figures when somebody first looks at it, then one day each night, and any missing days', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      const id = await t.invented(viewer, 'account')
      await t.social.measureDue()
      expect(await t.snapshots(id)).toEqual([])
      await Promise.all([1, 2].map(() => t.social.newest(viewer, { withAudience: false })))
      const known = await t.snapshots(id)
      expect(known.length).toBeGreaterThan(170)
      expect(known.length).toBeLessThan(181)
      expect(known.at(-1)).toMatchObject({ day: '2026-03-15', followers: 48_200, source: 'DEMO' })
      expect(Number(known[0]?.followers)).toBeLessThan(48_200)
      for (const days of [1, 30]) {
        t.later(days * day)
        await t.social.measureDue()
      }
      const later = await t.snapshots(id)
      expect(later.slice(0, known.length)).toEqual(known)
      expect(later.at(-1)?.day).toBe('2026-04-15')
      expect(later.length).toBeGreaterThan(known.length + 26)
      expect((await t.row(id)).followers).toBe(later.at(-1)?.followers)
    })

    it('stores no more days than a request can ask for', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      const id = await t.invented(viewer, 'account')
      await t.social.newest(viewer, { withAudience: false })
      for (const days of [40, 1, 300]) {
        t.later(days * day)
        await t.social.measureDue()
        await t.social.sweep()
      }
      const stored = await t.snapshots(id)
      expect(stored.length).toBeLessThan(402)
      expect(stored.every((one) => one.day >= plusDays(dayAt(t.clock.now()), -400))).toBe(true)
      expect(stored.filter(({ audience }) => audience !== null).map((one) => one.day)).toEqual([dayAt(t.clock.now())])
    })

    it('is not measured if it was only typed and never connected', async () => {
      const t = await measuring(await open())
      const viewer = await t.newcomer()
      const id = await t.invented(viewer, 'typed')
      await t.db.updateTable('social_links').set({ source: 'ESTIMATED' }).execute()
      await expect(t.social.refresh(viewer, id)).rejects.toMatchObject({ fields: [{ path: 'id', rule: 'connectionExpired' }] })
      expect(await t.social.newest(viewer, { withAudience: false })).toEqual([])
    })
  })
})
