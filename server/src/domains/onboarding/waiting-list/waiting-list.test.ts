import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { fixedSettings } from '../../settings/service.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { recount } from '../stores/places.ts'
import type { Viewer } from '../../session/viewer.ts'
import { newcomers } from '../testing/newcomers.ts'
import { rerank } from './rerank.ts'

const hour = 3600

describe('the waiting list', () => {
  eachDatabase((open) => {
    it('assigns places in the order of joining; a second request of the same person returns the same place', async () => {
      const t = newcomers(await open())
      const first = await t.waiting()
      t.later(60)
      const second = await t.ready()
      const entry = await t.services.onboarding.join(second)
      expect(entry).toMatchObject({ position: 2, total: 2, acceptedInvitations: 0, doneTasks: [], admittedAt: null })
      expect(entry.communities.length).toBeGreaterThan(0)
      expect(await t.services.onboarding.join(second)).toEqual(entry)
      expect(await t.services.onboarding.myEntry(second)).toEqual(entry)
      expect(await t.position(first)).toBe(1)
      expect(await t.profile(second.profileId)).toMatchObject({ status: 'Onboarding', onboarding_step: 'WaitForAdmission' })
      expect(await t.eventsOf(second.userId)).toContainEqual(['waitingList', { why: 'joined' }])
    })

    it('refuses people without a connected account or a name, people who were admitted, and businesses', async () => {
      const t = newcomers(await open())
      const { onboarding } = t.services
      const nameless = await t.newcomer()
      expect(await refusal(onboarding.join(nameless))).toBe('SOCIAL_LINK_NOT_FOUND')
      await t.link(nameless.profileId)
      expect(await refusal(onboarding.join(nameless))).toBe('UNAUTHORIZED_UPDATING')
      const brand = await t.addProfile(nameless.userId, 'BRAND')
      expect(await refusal(onboarding.join(await t.asNow({ userId: nameless.userId, profileId: brand })))).toBe('UNAUTHORIZED_UPDATING')
      expect(await onboarding.myEntry(nameless)).toBeNull()
      expect(await refusal(onboarding.completeTask(nameless, 'JOIN_COMMUNITY'))).toBe('UNAUTHORIZED_UPDATING')
    })

    it('adds somebody once if they send the request several times', async () => {
      const t = newcomers(await open())
      const viewer = await t.ready()
      const entries = await Promise.all([1, 2, 3].map(() => t.services.onboarding.join(viewer)))
      expect(new Set(entries.map(({ id }) => id)).size).toBe(1)
      expect(entries.at(-1)?.total).toBe(1)
    })

    it('moves a person up by six hours for each task, once, with an event that says why', async () => {
      const t = newcomers(await open())
      const early = await t.waiting()
      t.later(7 * hour)
      const late = await t.waiting()
      const follow = () => t.services.onboarding.completeTask(late, 'FOLLOW_MICROBLOG')
      expect(await follow()).toMatchObject({ position: 2, doneTasks: ['FOLLOW_MICROBLOG'] })
      expect(await follow()).toMatchObject({ position: 2, doneTasks: ['FOLLOW_MICROBLOG'] })
      expect(await t.services.onboarding.completeTask(late, 'JOIN_COMMUNITY')).toMatchObject({ position: 1, total: 2 })
      expect(await t.position(early)).toBe(2)
      expect((await t.eventsOf(late.userId)).filter(([kind]) => kind === 'waitingList')).toEqual([
        ['waitingList', { why: 'joined' }],
        ['waitingList', { why: 'taskDone' }],
        ['waitingList', { why: 'taskDone' }],
      ])
    })

    it('counts both of two tasks that are done at the same time', async () => {
      const t = newcomers(await open())
      const viewer = await t.waiting()
      await Promise.all((['FOLLOW_MICROBLOG', 'JOIN_COMMUNITY'] as const).map((task) => t.services.onboarding.completeTask(viewer, task)))
      expect((await t.services.onboarding.myEntry(viewer))?.doneTasks.toSorted()).toEqual(['FOLLOW_MICROBLOG', 'JOIN_COMMUNITY'])
      expect(await t.services.onboarding.myEntry(viewer)).toMatchObject({ position: 1, total: 1 })
    })

    it('moves inviter and friend up by a day after a sign-up with a code', async () => {
      const t = newcomers(await open())
      const inviter = await t.waiting()
      const code = 'FRIEND22'
      await t.db.updateTable('users').set({ invitation_code: code }).where('id', '=', inviter.userId).execute()
      const friend = '+966587654321'
      const { challengeId } = await t.signUp(friend, { invitationCode: code })
      await t.verify(challengeId, t.lastCode())
      expect(await t.services.onboarding.myEntry(inviter)).toMatchObject({ acceptedInvitations: 1 })
      expect(await t.eventsOf(inviter.userId)).toContainEqual(['waitingList', { why: 'invitationAccepted' }])
      const rows = await t.db.selectFrom('waiting_list').select(['joined_at', 'rank_key']).execute()
      expect(rows.map((row) => row.joined_at - row.rank_key)).toEqual([24 * hour * 1000])
      const came = await t.db
        .selectFrom('profiles as p')
        .innerJoin('users as u', 'u.id', 'p.user_id')
        .select(['p.id as profileId', 'u.id as userId', 'u.invited_by'])
        .where('u.mobile_no', '=', friend)
        .executeTakeFirstOrThrow()
      expect(came.invited_by).toBe(inviter.userId)
    })

    it('admits a person: the profile moves on, the owner is notified by panel, text message and event, and others move up', async () => {
      const t = newcomers(await open())
      const first = await t.waiting()
      t.later(60)
      const second = await t.waiting()
      const entry = await t.services.onboarding.myEntry(first)
      expect(await t.services.onboarding.admit([entry?.id ?? '', 'nobody'], 'admin:1')).toEqual([entry?.id])
      expect(await t.profile(first.profileId)).toMatchObject({ status: 'IdentityVerifying', onboarding_step: null })
      expect(await t.services.onboarding.myEntry(first)).toMatchObject({ position: 0, total: 1 })
      expect(await t.position(second)).toBe(1)
      expect((await t.eventsOf(first.userId)).slice(-3)).toMatchObject([
        ['profile', { state: 'IdentityVerifying' }],
        ['notification', { type: 'WAITING_LIST_ADMITTED' }],
        ['waitingList', { why: 'admitted' }],
      ])
      expect(await t.services.notifications.sendTexts()).toBe(1)
      expect(t.sms.sent.at(-1)).toMatchObject({ kind: 'admitted', language: 'en' })
      expect(await t.services.onboarding.admit([entry?.id ?? ''], 'admin:1')).toEqual([])
    })

    it('admits each entry once, even if several admit at the same time, and skips suspended people', async () => {
      const t = newcomers(await open())
      const people: Viewer[] = []
      for (let i = 0; i < 5; i++) {
        people.push(await t.waiting())
        t.later(1)
      }
      const suspended = people[0]
      if (suspended)
        await t.db
          .updateTable('profiles')
          .set({ status: 'Inactive', onboarding_step: null })
          .where('id', '=', suspended.profileId)
          .execute()
      const rounds = await Promise.all([1, 2].map(() => t.services.onboarding.admitNext(3, 'admin:1')))
      expect(new Set(rounds.flat()).size).toBe(rounds.flat().length)
      expect(rounds.flat().length).toBeGreaterThanOrEqual(3)
      expect(await t.db.selectFrom('notifications').selectAll().execute()).toHaveLength(rounds.flat().length)
      const [left] = await t.db
        .selectFrom('waiting_list')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('admitted_at', 'is', null)
        .execute()
      expect(left?.count).toBe(5 - rounds.flat().length)
    })

    it('admits automatically ten seconds after joining if the setting is on, and nobody who joined before', async () => {
      const t = newcomers(await open())
      const before = await t.waiting()
      Object.assign(t.settings, fixedSettings('demo'))
      const viewer = await t.waiting()
      t.later(9)
      expect(await t.services.onboarding.admitDue()).toEqual([])
      t.later(1)
      expect(await t.services.onboarding.admitDue()).toHaveLength(1)
      expect(await t.profile(viewer.profileId)).toMatchObject({ status: 'IdentityVerifying' })
      expect(await t.profile(before.profileId)).toMatchObject({ status: 'Onboarding' })
    })

    it('removes the place of a closed account, and keeps the place of a suspended account', async () => {
      const t = newcomers(await open())
      const people: Viewer[] = []
      for (let i = 0; i < 3; i++) {
        people.push(await t.waiting())
        t.later(60)
      }
      const [closed, suspended, last] = people
      const { profiles, onboarding } = t.services
      const shut = (viewer: Viewer | undefined, event: 'closed' | 'suspended') =>
        inTransaction(t.db, async (tx) => {
          await profiles.moveAll(tx, viewer?.userId ?? '', event)
          if (event === 'closed') await onboarding.leave(tx, viewer?.userId ?? '')
        })
      await shut(closed, 'closed')
      await shut(suspended, 'suspended')
      expect(last && (await t.services.onboarding.myEntry(last))).toMatchObject({ position: 2, total: 2 })
    })

    it('applies new settings of the back office at once', async () => {
      const t = newcomers(await open())
      const early = await t.waiting()
      t.later(10 * hour)
      const late = await t.waiting()
      await t.services.onboarding.completeTask(late, 'JOIN_COMMUNITY')
      expect(await t.position(early)).toBe(1)
      await rerank({ db: t.db, settings: fixedSettings('live', { 'waitingList.taskBonus': 11 }) })
      expect(await t.position(early)).toBe(2)
      expect(await t.position(late)).toBe(1)
    })

    it('has the same counts after incremental changes as after a full recount', async () => {
      const t = newcomers(await open())
      const people: Viewer[] = []
      for (let i = 0; i < 12; i++) {
        people.push(await t.waiting())
        t.later(i % 3 === 0 ? 0 : 3000 * i)
      }
      await t.services.onboarding.admitNext(2, 'auto')
      for (const viewer of people.slice(6)) await t.services.onboarding.completeTask(viewer, 'JOIN_COMMUNITY')
      const all = async () => Promise.all(people.map((viewer) => t.services.onboarding.myEntry(viewer)))
      const counted = await all()
      await t.services.onboarding.sweep()
      expect(await all()).toEqual(counted)
      await recount(t.db)
      expect(await all()).toEqual(counted)
      const waiting = counted.flatMap((entry) => (entry && entry.admittedAt === null ? [entry.position] : []))
      expect(waiting.toSorted((a, b) => a - b)).toEqual(waiting.map((_, index) => index + 1))
    })
  })
})
