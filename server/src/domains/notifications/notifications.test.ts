import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { sessionHarness } from '../session/testing/session-harness.ts'
import { notify } from './service.ts'

const number = '+966512345678'

describe('a notification', () => {
  eachDatabase((open) => {
    it('is a line of the profile’s panel and an event to its open pages', async () => {
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

    it('goes out as a text too where it matters, in the language its owner chose', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number, { language: 'ar' })
      await inTransaction(t.db, (tx) => notify(tx, t, { profileId, type: 'WAITING_LIST_ADMITTED' }))
      expect(await t.db.selectFrom('sms_queue').select(['to_number', 'kind', 'language', 'variables']).execute()).toEqual([
        { to_number: number, kind: 'admitted', language: 'ar', variables: '{"product":"وصلة"}' },
      ])
    })

    it('is not written about what was rolled back, nor to a profile that is gone', async () => {
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
