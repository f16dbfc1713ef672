import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Viewer } from '../session/viewer.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { newcomers } from '../onboarding/testing/newcomers.ts'

const friend = { countryId: 'SA', mobileNumber: '0587654321' }
const friendNumber = '+966587654321'
const day = 24 * 3600

const from = (language: Language = 'en', address = '192.0.2.1') => ({ language, address })

describe('inviting a friend', () => {
  eachDatabase((open) => {
    it('stores the invitation and sends one message with a link that contains the code', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const { invitation_code: code } = await t.db.selectFrom('users').select('invitation_code').executeTakeFirstOrThrow()
      expect(await t.services.invites.inviteFriend(viewer, friend, from('ar'))).toMatchObject({
        mobileNumber: friendNumber,
        status: 'Pending',
      })
      expect(await t.services.notifications.sendTexts()).toBe(1)
      expect(t.sms.sent.at(-1)).toMatchObject({ to: friendNumber, kind: 'invitation', language: 'ar' })
      expect(t.sms.sent.at(-1)?.text).toContain(`http://localhost/sign-up?invitation-code=${code}`)
      expect(await t.services.invites.mine(viewer, null)).toMatchObject({ count: 1, data: [{ mobileNumber: friendNumber }] })
    })

    it('refuses one’s own number and a number invited within thirty days, at the field', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const invite = (mobileNumber: string) => t.services.invites.inviteFriend(viewer, { countryId: 'SA', mobileNumber }, from())
      await expect(invite(viewer.profile.login_number.slice(4))).rejects.toMatchObject({
        code: 'USER_ALREADY_EXIST',
        fields: [{ path: 'mobileNumber', rule: 'ownNumber' }],
      })
      await expect(invite('123')).rejects.toMatchObject({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'mobileNumber', rule: 'phoneNumber' }],
      })
      const tried = await Promise.all([1, 2, 3].map(() => refusal(invite('587654321'))))
      expect(tried.filter((one) => one === 'USER_ALREADY_INVITED')).toHaveLength(2)
      t.later(30 * day - 1)
      await expect(invite('587654321')).rejects.toMatchObject({ fields: [{ path: 'mobileNumber', rule: 'alreadyInvited' }] })
      t.later(1)
      await invite('587654321')
      expect((await t.services.invites.mine(viewer, null)).count).toBe(1)
    })

    it('sends no second message to a number that another member invited', async () => {
      const t = newcomers(await open())
      const [one, other] = [await t.newcomer(), await t.newcomer()]
      await t.services.invites.inviteFriend(one, friend, from())
      await t.services.invites.inviteFriend(other, friend, from())
      expect((await t.services.invites.mine(other, null)).count).toBe(1)
      expect(await t.services.notifications.sendTexts()).toBe(1)
    })

    it('returns the same for a member’s number as for any other, and notifies that member in the panel', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const member = await t.newcomer(friendNumber)
      expect(await t.services.invites.inviteFriend(viewer, friend, from())).toMatchObject({ mobileNumber: friendNumber, status: 'Pending' })
      expect(await t.db.selectFrom('sms_queue').selectAll().execute()).toEqual([])
      expect(await t.db.selectFrom('notifications').select(['profile_id', 'type', 'sender_profile_id']).execute()).toEqual([
        { profile_id: member.profileId, type: 'FRIEND_INVITATION_RECEIVED', sender_profile_id: viewer.profileId },
      ])
    })

    it('refuses the eleventh invitation of a day and stores nothing of it', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const invite = (index: number) =>
        t.services.invites.inviteFriend(viewer, { countryId: 'SA', mobileNumber: `58765430${index}` }, from())
      for (let index = 0; index < 10; index++) await invite(index)
      const eleventh = () => t.services.invites.inviteFriend(viewer, friend, from())
      expect(await refusal(eleventh())).toMatchObject({ code: 'RATE_LIMITED' })
      expect((await t.services.invites.mine(viewer, { limit: 3, offset: 9 })).data).toHaveLength(1)
      expect((await t.services.invites.mine(viewer, null)).count).toBe(10)
      t.later(day)
      await eleventh()
      expect((await t.services.invites.mine(viewer, { limit: 1 })).data).toMatchObject([{ mobileNumber: friendNumber }])
    })

    it('refuses more than twenty invitations a day from one address by all inviters, and still accepts another address', async () => {
      const t = newcomers(await open())
      const people = [await t.newcomer(), await t.newcomer(), await t.newcomer()]
      const invite = (index: number, address?: string) =>
        refusal(
          t.services.invites.inviteFriend(
            people[index % 3] as Viewer,
            { countryId: 'SA', mobileNumber: `5876543${String(index).padStart(2, '0')}` },
            from('en', address),
          ),
        )
      const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => invite(index)))
      expect(answers.filter((one) => typeof one === 'object' && one !== null && 'answered' in one)).toHaveLength(20)
      expect(await t.db.selectFrom('friend_invitations').select('id').execute()).toHaveLength(20)
      expect(await invite(30)).toMatchObject({ code: 'RATE_LIMITED' })
      expect(await invite(30, '198.51.100.7')).toHaveProperty('answered')
    })

    it('marks the invitation as accepted if the friend signs up with the code', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.db.updateTable('users').set({ invitation_code: 'FRIEND22' }).where('id', '=', viewer.userId).execute()
      await t.services.invites.inviteFriend(viewer, friend, from())
      const { challengeId } = await t.signUp(friendNumber, { invitationCode: 'friend22' })
      await t.verify(challengeId, t.lastCode())
      expect(await t.services.invites.mine(viewer, null)).toMatchObject({ data: [{ status: 'Accepted' }] })
      t.later(31 * day)
      expect(await refusal(t.services.invites.inviteFriend(viewer, friend, from()))).toBe('USER_ALREADY_INVITED')
    })
  })
})

describe('queued messages', () => {
  eachDatabase((open) => {
    it('are sent once, even if two processes read them at once, and wait longer after each failure', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.services.invites.inviteFriend(viewer, friend, from())
      t.sms.broken = true
      expect(await t.services.notifications.sendTexts()).toBe(0)
      t.sms.broken = false
      expect(await t.services.notifications.sendTexts()).toBe(0)
      t.later(60)
      const left = await Promise.all([1, 2].map(() => t.services.notifications.sendTexts()))
      expect(left.toSorted()).toEqual([0, 1])
      expect(t.sms.sent).toHaveLength(1)
      expect(await t.db.selectFrom('sms_queue').selectAll().execute()).toEqual([])
    })

    it('are deleted after the last retry fails', async () => {
      const t = newcomers(await open())
      await t.services.invites.inviteFriend(await t.newcomer(), friend, from())
      t.sms.broken = true
      for (const wait of [0, 60, 300, 1800, 7200]) {
        t.later(wait)
        await t.services.notifications.sendTexts()
      }
      expect(await t.db.selectFrom('sms_queue').selectAll().execute()).toEqual([])
    })
  })
})
