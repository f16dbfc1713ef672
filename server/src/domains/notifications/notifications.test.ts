import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { sessionHarness } from '../session/testing/session-harness.ts'
import type { NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import { notify, notifyAll } from './service.ts'

const number = '+966512345678'

describe('a notification', () => {
  eachDatabase((open) => {
    it('adds a line to the profile’s panel and sends an event to its open pages', async () => {
      const t = sessionHarness(await open())
      const { userId, profileId } = await t.member(number)
      const sender = await t.addProfile(userId, 'AGENCY')
      await inTransaction(t.db, (tx) =>
        notify(tx, t, {
          profileId,
          type: 'MANAGED_ACCOUNT_CREATED',
          meta: { message: 'مرحبًا' },
          referenceId: 'record-1',
          senderProfileId: sender,
        }),
      )
      const [row] = await t.db.selectFrom('notifications').selectAll().execute()
      expect(row).toMatchObject({
        profile_id: profileId,
        type: 'MANAGED_ACCOUNT_CREATED',
        meta: '{"message":"مرحبًا"}',
        reference_id: 'record-1',
        sender_profile_id: sender,
        read_at: null,
      })
      expect(await t.db.selectFrom('events').select(['user_id', 'kind', 'data']).execute()).toEqual([
        {
          user_id: userId,
          kind: 'notification',
          data: JSON.stringify({ id: row?.id, type: 'MANAGED_ACCOUNT_CREATED', unreadCount: 1, profileId }),
        },
      ])
      expect(await t.db.selectFrom('sms_queue').selectAll().execute()).toEqual([])
    })

    it('is also sent as a text message if its type requires it, in the owner’s language', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number, { language: 'ar' })
      await inTransaction(t.db, (tx) => notify(tx, t, { profileId, type: 'WAITING_LIST_ADMITTED' }))
      expect(await t.db.selectFrom('sms_queue').select(['to_number', 'kind', 'language', 'variables']).execute()).toEqual([
        { to_number: number, kind: 'admitted', language: 'ar', variables: '{"product":"وصلة"}' },
      ])
    })

    it('replaces an unread notification of the same type and sender; without a sender, one of the same type', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number)
      const other = await t.member('+966512345679')
      const draft = { profileId, type: 'GROUP_INVITATION_CREATED', replacesUnread: true } as const
      for (const referenceId of ['first', 'second']) await inTransaction(t.db, (tx) => notify(tx, t, { ...draft, referenceId }))
      await inTransaction(t.db, (tx) => notify(tx, t, { ...draft, referenceId: 'sent', senderProfileId: other.profileId }))
      const lines = await t.db.selectFrom('notifications').select('reference_id').where('profile_id', '=', profileId).execute()
      expect(lines.map((line) => line.reference_id).toSorted()).toEqual(['second', 'sent'])
    })

    it('has the same effect alone and together with others: lines, ordered events with unread counts, and texts', async () => {
      const t = sessionHarness(await open())
      const [one, two] = [await t.member(number), await t.member('+966512345679', { language: 'ar' })]
      const draft = (over: Partial<NotificationDraft> & Pick<NotificationDraft, 'profileId'>): NotificationDraft => ({
        type: 'PROGRAM_EARNING_RECEIVED',
        ...over,
      })
      const drafts = (about: string): NotificationDraft[] => [
        draft({ profileId: one.profileId, meta: { message: about } }),
        draft({ profileId: two.profileId, type: 'WAITING_LIST_ADMITTED' }),
        draft({ profileId: 'nobody' }),
        draft({ profileId: one.profileId, type: 'GROUP_INVITATION_CREATED', senderProfileId: two.profileId, replacesUnread: true }),
        draft({ profileId: one.profileId, type: 'GROUP_INVITATION_CREATED', senderProfileId: two.profileId, replacesUnread: true }),
      ]
      const written = async () => {
        const lines = await t.db.selectFrom('notifications').select(['profile_id', 'type', 'meta', 'sender_profile_id']).execute()
        const events = await t.db.selectFrom('events').select(['user_id', 'data']).orderBy('id').execute()
        const texts = await t.db.selectFrom('sms_queue').select(['to_number', 'kind', 'language', 'variables']).execute()
        for (const table of ['notifications', 'events', 'sms_queue'] as const) await t.db.deleteFrom(table).execute()
        // Events of one profile keep their order. Events of two profiles have no order between them.
        const byProfile = Object.groupBy(
          events.map(({ data }) => JSON.parse(data) as { profileId: string; type: string; unreadCount: number }),
          ({ profileId }) => profileId,
        )
        return {
          lines: lines.map((line) => JSON.stringify(line)).toSorted(),
          events: Object.entries(byProfile).map(([profileId, some]) => [
            profileId,
            some?.map(({ type, unreadCount }) => [type, unreadCount]),
          ]),
          users: events.map((event) => event.user_id).toSorted(),
          texts,
        }
      }
      await inTransaction(t.db, async (tx) => {
        for (const each of drafts('a')) await notify(tx, t, each)
      })
      const alone = await written()
      expect(alone.lines).toHaveLength(3)
      expect(alone.events).toContainEqual([
        one.profileId,
        [
          ['PROGRAM_EARNING_RECEIVED', 1],
          ['GROUP_INVITATION_CREATED', 2],
          ['GROUP_INVITATION_CREATED', 2],
        ],
      ])
      await inTransaction(t.db, (tx) => notifyAll(tx, t, drafts('a')))
      expect(await written()).toEqual(alone)
    })

    it('is not written if the transaction rolls back, nor for a profile that does not exist', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number)
      await inTransaction(t.db, async (tx) => {
        await notify(tx, t, { profileId, type: 'WAITING_LIST_ADMITTED' })
        throw new Error('undone')
      }).catch(() => undefined)
      await inTransaction(t.db, (tx) => notify(tx, t, { profileId: 'nobody', type: 'WAITING_LIST_ADMITTED' }))
      for (const table of ['notifications', 'events', 'sms_queue'] as const)
        expect(await t.db.selectFrom(table).selectAll().execute()).toEqual([])
    })
  })
})
