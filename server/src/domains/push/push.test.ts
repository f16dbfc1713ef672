import { describe, expect, it } from 'vitest'
import type { NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify, notifyAll } from '../notifications/service.ts'
import { refusal, sessionHarness, type SessionHarness } from '../session/testing/session-harness.ts'

const number = '+966512345678'
const otherNumber = '+966512345679'
const minute = 60_000

const subscription = (name: string) => ({ endpoint: `https://push.example/${name}`, p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) })

type Harness = SessionHarness & { services: SessionHarness['services'] }

/** Signs a number in on another device, and returns its viewer and how to sign out. */
async function signedIn(t: Harness, mobileNo: string) {
  t.later(120)
  const { accessToken, refreshToken } = await t.enter(mobileNo)
  const viewer = await t.session.readViewer(`Bearer ${accessToken}`)
  if (!viewer) throw new Error('Nobody signed in')
  return { viewer, signOut: () => t.session.signOut(refreshToken) }
}

async function withDevice(t: Harness, name = 'phone') {
  const { userId, profileId } = await t.member(number)
  const device = await signedIn(t, number)
  await t.services.push.add(device.viewer, subscription(name))
  const write = (over: Partial<NotificationDraft> = {}) =>
    inTransaction(t.db, (tx) => notify(tx, t, { profileId, type: 'WALLET_TOP_UP_SUCCEEDED', meta: { amount: 50_000 }, ...over }))
  return { ...device, userId, profileId, write }
}

const waiting = (t: Harness) => t.db.selectFrom('push_queue').selectAll().execute()
const stored = async (t: Harness) =>
  (await t.db.selectFrom('push_subscriptions').select('endpoint').orderBy('created_at').execute()).map(({ endpoint }) => endpoint.slice(21))

describe('pushes', () => {
  eachDatabase((open) => {
    it('reach each device of the profile once, in the account’s language', async () => {
      const t = sessionHarness(await open())
      const { viewer, profileId, userId, write } = await withDevice(t)
      const tablet = await signedIn(t, number)
      await t.services.push.add(tablet.viewer, subscription('tablet'))
      await t.session.switchLanguage(viewer, 'ar')
      await write({ type: 'MANAGED_ACCOUNT_CREATED', senderProfileId: await t.addProfile(userId, 'AGENCY') })
      expect(await t.services.push.send()).toBe(2)
      expect(t.push.sent.map(({ to }) => to.endpoint).toSorted()).toEqual(['https://push.example/phone', 'https://push.example/tablet'])
      expect(t.push.sent[0]).toMatchObject({
        to: { p256dh: subscription('').p256dh, auth: subscription('').auth },
        message: {
          lang: 'ar',
          dir: 'rtl',
          path: '/settings/managed-accounts',
          unread: 1,
          body: expect.stringContaining('AGENCY') as unknown,
        },
        life: pushLimits.life,
      })
      expect(await t.services.push.send()).toBe(0)
      expect(await waiting(t)).toEqual([])
      expect(profileId).toBe(viewer.profileId)
    })

    it('are queued in the transaction of the notification, for a hundred profiles as for one', async () => {
      const t = sessionHarness(await open())
      const { profileId, write } = await withDevice(t)
      await inTransaction(t.db, async (tx) => {
        await notify(tx, t, { profileId, type: 'WAITING_LIST_ADMITTED' })
        throw new Error('undone')
      }).catch(() => undefined)
      expect(await waiting(t)).toEqual([])
      const other = await t.member(otherNumber)
      await inTransaction(t.db, (tx) =>
        notifyAll(
          tx,
          t,
          [profileId, other.profileId, profileId].map((id) => ({ profileId: id, type: 'PROGRAM_EARNING_RECEIVED' })),
        ),
      )
      expect(await waiting(t)).toHaveLength(2)
      await write()
      expect(await t.services.push.send()).toBe(3)
    })

    it('are sent once if several processes send at the same time', async () => {
      const t = sessionHarness(await open())
      const { write } = await withDevice(t)
      await write()
      const sent = await Promise.all([1, 2, 3].map(() => t.services.push.send()))
      expect([sent.toSorted(), t.push.sent.length]).toEqual([[0, 0, 1], 1])
    })

    it('are tried again, each time later, and given up after five attempts', async () => {
      const t = sessionHarness(await open())
      const { write } = await withDevice(t)
      t.push.outcome = null
      await write()
      for (const wait of [1, 5, 30, 120]) {
        expect(await t.services.push.send()).toBe(0)
        t.clock.advance(wait * minute - 1)
        const [row] = await waiting(t)
        expect(row?.due_at).toBe(t.clock.now() + 1)
        t.clock.advance(1)
      }
      await t.services.push.send()
      expect(await waiting(t)).toEqual([])
    })

    it('reach the device at a later attempt', async () => {
      const t = sessionHarness(await open())
      const { write } = await withDevice(t)
      t.push.outcome = null
      await write()
      await t.services.push.send()
      t.push.outcome = 'accepted'
      expect(await t.services.push.send()).toBe(0)
      t.clock.advance(minute)
      expect(await t.services.push.send()).toBe(1)
      expect(t.push.sent[0]?.life).toBe(pushLimits.life - minute)
    })

    it('end with the subscription if the push service does not know it any more', async () => {
      const t = sessionHarness(await open())
      const { viewer, write } = await withDevice(t)
      t.push.outcome = 'gone'
      await write()
      await write()
      await t.services.push.send()
      expect([await stored(t), await waiting(t)]).toEqual([[], []])
      expect(await t.services.push.device(viewer, subscription('phone').endpoint)).toMatchObject({ isSubscribed: false })
    })

    it('are not tried again if the push service refuses them, and the subscription stays', async () => {
      const t = sessionHarness(await open())
      const { write } = await withDevice(t)
      t.push.outcome = 'refused'
      await write()
      await t.services.push.send()
      expect([await stored(t), await waiting(t)]).toEqual([['phone'], []])
    })

    it('are dropped if the notification was read, and go with it if it is replaced', async () => {
      const t = sessionHarness(await open())
      const { viewer, write } = await withDevice(t)
      await write()
      const [line] = (await t.services.notifications.mine(viewer, null)).data
      await t.services.notifications.mark(viewer, [{ notificationId: line?.id ?? '', status: 'READ' }])
      const invitation = { type: 'GROUP_INVITATION_CREATED', replacesUnread: true } as const
      for (const referenceId of ['first', 'second']) await write({ ...invitation, referenceId })
      expect(await t.services.push.send()).toBe(1)
      expect(t.push.sent[0]?.message.unread).toBe(1)
      expect(await waiting(t)).toEqual([])
    })

    it('show only the profile that the device shows (X-55)', async () => {
      const t = sessionHarness(await open())
      const { userId, write, viewer } = await withDevice(t)
      const brand = await t.addProfile(userId, 'BRAND')
      await write({ profileId: brand })
      expect(await waiting(t)).toEqual([])
      await write()
      await t.session.switchUser(viewer, { type: 'BRAND', profileId: brand })
      expect(await t.services.push.send()).toBe(0)
      await write({ profileId: brand })
      expect(await t.services.push.send()).toBe(1)
    })
  })
})

describe('a subscription', () => {
  eachDatabase((open) => {
    it.each(['signed out', 'suspended', 'closed'] as const)('ends if the account is %s, also for what waits', async (how) => {
      const t = sessionHarness(await open())
      const { viewer, userId, signOut, write } = await withDevice(t)
      await write()
      if (how === 'signed out') await signOut()
      else if (how === 'suspended') await t.session.suspendUser(userId, 'admin')
      else await inTransaction(t.db, (tx) => t.session.closeAccount(tx, userId))
      expect(await t.services.push.send()).toBe(0)
      await write()
      expect(await waiting(t)).toEqual([])
      await t.services.push.sweep()
      expect(await stored(t)).toEqual([])
      expect(await t.services.push.device(viewer, subscription('phone').endpoint)).toMatchObject({ isSubscribed: false })
    })

    it('moves to the account that uses the device now, and the former account is not pushed to it', async () => {
      const t = sessionHarness(await open())
      const { viewer, write } = await withDevice(t)
      await write()
      const other = await t.member(otherNumber)
      const { viewer: now } = await signedIn(t, otherNumber)
      expect(await t.services.push.add(now, subscription('phone'))).toMatchObject({ isSubscribed: true })
      await write()
      await write({ profileId: other.profileId, type: 'GROUP_OWNERSHIP_TRANSFERRED' })
      expect(await t.services.push.send()).toBe(1)
      expect(t.push.sent[0]?.message.tag).not.toBe('')
      expect(await t.services.push.device(viewer, subscription('phone').endpoint)).toMatchObject({ isSubscribed: false })
    })

    it('replaces the former one of its session, and is stored once if it is added twice', async () => {
      const t = sessionHarness(await open())
      const { viewer, write } = await withDevice(t)
      await write()
      await t.services.push.add(viewer, subscription('phone'))
      expect(await waiting(t)).toHaveLength(1)
      await t.services.push.add(viewer, subscription('renewed'))
      expect([await stored(t), await waiting(t)]).toEqual([['renewed'], []])
    })

    it('of an account may be on ten devices: the eleventh replaces the oldest', async () => {
      const t = sessionHarness(await open())
      await t.member(number)
      for (let at = 0; at <= pushLimits.devices; at++) {
        const { viewer } = await signedIn(t, number)
        await t.services.push.add(viewer, subscription(`${at}`))
      }
      expect(await stored(t)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    })

    it('is removed by its account only', async () => {
      const t = sessionHarness(await open())
      const { viewer } = await withDevice(t)
      await t.member(otherNumber)
      const stranger = await signedIn(t, otherNumber)
      const { endpoint } = subscription('phone')
      expect(await t.services.push.remove(stranger.viewer, endpoint)).toMatchObject({ isSubscribed: false })
      expect(await stored(t)).toEqual(['phone'])
      expect(await t.services.push.remove(viewer, endpoint)).toMatchObject({ isSubscribed: false })
      expect(await t.services.push.remove(viewer, endpoint)).toMatchObject({ isSubscribed: false })
      expect(await stored(t)).toEqual([])
    })

    it('is refused with an address that is not public, and if this deployment pushes nothing', async () => {
      const t = sessionHarness(await open())
      const { viewer } = await withDevice(t)
      expect(await refusal(t.services.push.add(viewer, { ...subscription('x'), endpoint: 'https://10.0.0.1/x' }))).toBe(
        'DTO_VALIDATION_ERROR',
      )
      t.push.publicKey = null
      expect(await refusal(t.services.push.add(viewer, subscription('x')))).toBe('FEATURE_DISABLED')
      expect(await t.services.push.device(viewer, subscription('phone').endpoint)).toEqual({ publicKey: null, isSubscribed: false })
    })
  })
})
