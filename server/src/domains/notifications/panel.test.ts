import { describe, expect, it } from 'vitest'
import type { NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import { endOf } from '@wasla/contract/notifications/answer-state.ts'
import { publicEmailOf } from '@wasla/contract/profiles/public-fields.ts'
import { REEM, NOURA } from '@wasla/mocks/world/networkers.ts'
import { inTransaction } from '#database/transaction.ts'
import { atHome } from '../../testing/at-home.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { notify, updateNotification } from './service.ts'

const lines =
  'query ($limit: Int) { myNotifications(pagination: {limit: $limit}) { count unreadCount data { id title content type meta { groupName accepted_at cancelled_at amount } referenceId createdAt readAt sender { id name email } senderType } } }'
const marks =
  'mutation ($notifications: [NotificationStatusInput!]!) { updateMultipleNotificationStatus(notifications: $notifications) { id readAt } }'

type Line = { id: string; title: string; content: string; readAt: string | null; sender: unknown; senderType: string | null; meta: object }
type Panel = { count: number; unreadCount: number; data: Line[] }

describe('the notification panel', () => {
  eachWorld((open) => {
    async function withBell() {
      const home = await atHome(await open())
      const { db } = home.deps
      await db.deleteFrom('notifications').execute()
      const write = (draft: Omit<NotificationDraft, 'profileId'>, profileId = NOURA.profile.id) =>
        inTransaction(db, (tx) => notify(tx, home.deps, { profileId, ...draft }))
      const token = await home.enter('INFLUENCER')
      return {
        ...home,
        write,
        token,
        async panel(language: 'en' | 'ar' = 'en', limit = 20) {
          const answer = await home.ask(lines, { token, language, variables: { limit } })
          return { ...(answer.data?.['myNotifications'] as Panel), statements: answer.statements }
        },
        mark: (notifications: unknown[]) => home.ask(marks, { token, variables: { notifications } }),
      }
    }

    it('shows the active profile’s own lines, newest first, in the reader’s language', async () => {
      const t = await withBell()
      await t.write({ type: 'GROUP_INVITATION_CREATED', meta: { groupName: 'Date season' }, senderProfileId: REEM.profile.id })
      t.deps.clock.advance(1000)
      await t.write({ type: 'WALLET_TOP_UP_SUCCEEDED', meta: { amount: 50_000 } })
      await t.write({ type: 'WAITING_LIST_ADMITTED' }, REEM.profile.id)
      const english = await t.panel()
      expect(english).toMatchObject({ count: 2, unreadCount: 2 })
      expect(english.data.map(({ content }) => content)).toEqual([
        'SAR\u00A0500.00 was added to your wallet',
        expect.stringMatching(/^\u2068.+\u2069 invited you to \u2068Date season\u2069$/),
      ])
      expect(english.data[1]).toMatchObject({
        sender: { id: REEM.profile.id, email: publicEmailOf(REEM.profile) },
        senderType: 'INFLUENCER',
      })
      const arabic = await t.panel('ar')
      expect(arabic.data.map(({ title }) => title)).toEqual(['تم شحن المحفظة', 'دعوة إلى مجموعة'])
    })

    it('runs the same few statements for any number of lines and senders', async () => {
      const t = await withBell()
      await t.write({ type: 'GROUP_REQUEST_CREATED', senderProfileId: REEM.profile.id })
      const { statements: few } = await t.panel()
      for (const { id } of t.world.profiles.slice(0, 30)) await t.write({ type: 'GROUP_REQUEST_CREATED', senderProfileId: id })
      const { statements, data, count } = await t.panel('en', 100)
      expect(data).toHaveLength(count)
      expect(count).toBe(31)
      expect(statements).toBe(few)
      expect(statements).toBeLessThanOrEqual(5)
    })

    it('hides the sender if they are deleted or not visible to everybody', async () => {
      const t = await withBell()
      await t.write({ type: 'MANAGED_ACCOUNT_CREATED', senderProfileId: REEM.profile.id })
      const sender = t.deps.db.updateTable('profiles').where('id', '=', REEM.profile.id)
      for (const change of [{ status: 'Inactive' }, { status: 'Active', deleted_at: 1 }] as const) {
        await sender.set(change).execute()
        expect((await t.panel()).data[0]).toMatchObject({
          sender: null,
          senderType: null,
          content: 'Someone would like to manage your account',
        })
      }
    })

    it('marks lines as read and unread, repeatedly, and counts the unread ones', async () => {
      const t = await withBell()
      for (const type of ['WAITING_LIST_ADMITTED', 'IDENTITY_VERIFICATION_APPROVED'] as const) await t.write({ type })
      const [one, other] = (await t.panel()).data
      const all = [one, other].map((line) => ({ notificationId: line?.id, status: 'READ' }))
      const first = await t.mark(all)
      t.deps.clock.advance(60_000)
      expect((await t.mark(all)).data).toEqual(first.data)
      expect(await t.panel()).toMatchObject({ count: 2, unreadCount: 0 })
      await t.mark([{ notificationId: one?.id, status: 'UNREAD' }])
      expect((await t.panel()).unreadCount).toBe(1)
    })

    it('refuses another profile’s line like an unknown one, and changes nothing', async () => {
      const t = await withBell()
      await t.write({ type: 'WAITING_LIST_ADMITTED' })
      await t.write({ type: 'WAITING_LIST_ADMITTED' }, REEM.profile.id)
      const foreign = await t.deps.db.selectFrom('notifications').select('id').where('profile_id', '=', REEM.profile.id).executeTakeFirst()
      const own = (await t.panel()).data[0]?.id
      const ofForeign = await t.mark([own, foreign?.id].map((notificationId) => ({ notificationId, status: 'READ' })))
      const ofNone = await t.mark([own, 'x'.repeat(300)].map((notificationId) => ({ notificationId, status: 'READ' })))
      expect(ofForeign.errors?.[0]?.extensions).toEqual(ofNone.errors?.[0]?.extensions)
      expect(ofForeign.errors?.[0]?.extensions).toEqual({ code: 'NOTIFICATION_NOT_FOUND' })
      expect((await t.panel()).unreadCount).toBe(1)
      const many = await t.mark(Array.from({ length: 101 }, () => ({ notificationId: own, status: 'READ' })))
      expect(many.errors?.[0]?.extensions).toMatchObject({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'notifications', rule: 'maxItems' }],
      })
    })

    it('adds how an invitation ended to its line and keeps the line’s other values', async () => {
      const t = await withBell()
      const line = { profileId: NOURA.profile.id, type: 'GROUP_INVITATION_CREATED', referenceId: 'invitation' } as const
      await t.write({ ...line, meta: { groupName: 'Date season' } })
      await inTransaction(t.deps.db, (tx) => updateNotification(tx, line, endOf('Cancelled', 0)))
      expect((await t.panel()).data[0]?.meta).toMatchObject({ groupName: 'Date season', cancelled_at: '1970-01-01T00:00:00.000Z' })
    })

    it('puts the profile’s unread count into each event to its open pages', async () => {
      const t = await withBell()
      await t.write({ type: 'WAITING_LIST_ADMITTED' })
      await t.write({ type: 'IDENTITY_VERIFICATION_APPROVED' })
      const events = await t.deps.db.selectFrom('events').select('data').where('kind', '=', 'notification').orderBy('id').execute()
      expect(events.slice(-2).map(({ data }) => JSON.parse(data) as object)).toMatchObject([{ unreadCount: 1 }, { unreadCount: 2 }])
    })
  })
})
