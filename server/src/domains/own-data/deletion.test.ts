import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { ownDataLimits } from '@wasla/contract/own-data/limits.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { lastLines, adminTestApp } from '../admin/testing/admin-app.ts'
import { eraseDue } from '../profiles/service.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { emptyWallets } from '../wallet/testing/empty.ts'
import { ownDataHarness } from './testing/harness.ts'

const day = 86_400_000

describe('the countdown of an account', () => {
  eachWorld((open) => {
    const harness = async () => {
      const t = await ownDataHarness(await open())
      await emptyWallets(t, REEM.user.id)
      const status = async () =>
        (await t.db.selectFrom('profiles').select('status').where('id', '=', REEM.profile.id).executeTakeFirstOrThrow()).status
      return { ...t, status }
    }
    const erase = (t: Awaited<ReturnType<typeof harness>>) =>
      eraseDue(t, {
        files: { discardAll: () => Promise.resolve([]), remove: () => Promise.resolve() },
        social: { revokeGrants: () => Promise.resolve() },
      })

    it('hides the profiles, tells the owner by all channels, and lets them come back until it ends', async () => {
      const t = await harness()
      const reem = await t.signedIn(REEM)
      const before = await t.status()
      const { deletion, stays } = await t.ownData.requestDeletion(reem)
      expect(Date.parse(deletion?.dueAt ?? '') - t.clock.now()).toBe(30 * day)
      expect(stays[0]).toEqual({ kind: 'INVOICES', until: '2032-12-31T20:59:59.000Z' })
      expect(await t.status()).toBe('Inactive')
      expect(await t.notices(reem.profileId)).toContain('ACCOUNT_DELETION_REQUESTED')
      expect(await t.texts()).toContain('accountDeletion')
      t.clock.advance(30 * day - 1)
      await t.ownData.endDue()
      // The owner signs in again, although all profiles are hidden.
      const back = await t.signedIn(REEM)
      expect((await t.ownData.keepAccount(back)).deletion).toBeNull()
      expect(await t.status()).toBe(before)
      expect(await t.audit(REEM.user.id)).toEqual(expect.arrayContaining(['ownData.deletionRequested', 'ownData.accountKept']))
      t.clock.advance(day)
      await t.ownData.endDue()
      expect(await t.db.selectFrom('closed_accounts').select('user_id').where('user_id', '=', REEM.user.id).execute()).toEqual([])
    })

    it('erases the account when it ends, without another wait, and ends its sessions', async () => {
      const t = await harness()
      const reem = await t.signedIn(REEM)
      await t.made(reem)
      await t.ownData.requestDeletion(reem)
      t.clock.advance(30 * day)
      await Promise.all([t.ownData, t.otherProcess()].map((one) => one.endDue()))
      await erase(t)
      const row = await t.db.selectFrom('closed_accounts').selectAll().where('user_id', '=', REEM.user.id).executeTakeFirstOrThrow()
      expect(row.erased_at).toBe(t.clock.now())
      expect(await t.db.selectFrom('users').select('id').where('mobile_no', '=', REEM.user.mobileNo).execute()).toEqual([])
      expect(await t.deletions()).toEqual([])
      expect(await t.archives()).toMatchObject([{ state: 'Expired', counts: '{}' }])
      await t.ownData.sweep()
      expect([...t.files.stored.keys()]).toEqual([])
    })

    it('is refused while the account has money or an open withdrawal, without a recent sign-in, and a second time', async () => {
      const t = await harness()
      const noura = await t.signedIn(NOURA)
      expect(await refusal(t.ownData.requestDeletion(noura))).toBe('ACCOUNT_NOT_SETTLED')
      const reem = await t.signedIn(REEM)
      t.clock.advance(ownDataLimits.recentSignIn + 1)
      expect(await refusal(t.ownData.requestDeletion(reem))).toBe('SIGN_IN_NOT_RECENT')
      const again = await t.signedIn(REEM)
      await t.ownData.requestDeletion(again)
      expect(await refusal(t.ownData.requestDeletion(again))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(t.ownData.keepAccount(noura))).toBe('NO_CHANGES_TO_UPDATE')
    })

    it('is held up by money that arrives, and says so once', async () => {
      const t = await harness()
      const reem = await t.signedIn(REEM)
      await t.ownData.requestDeletion(reem)
      t.clock.advance(30 * day)
      const rich = t.otherProcess({
        services: {
          ...t.services,
          wallet: { ...t.services.wallet, lockFunds: () => Promise.resolve({ amount: 500, hasOpenWithdrawal: false }) },
        },
      })
      for (let turn = 0; turn < 2; turn++) {
        await rich.endDue()
        t.clock.advance(ownDataLimits.heldFor)
      }
      expect((await t.notices(reem.profileId)).filter((type) => type === 'ACCOUNT_DELETION_HELD')).toHaveLength(1)
      expect((await t.ownData.myData(reem)).deletion?.heldSince).not.toBeNull()
      await t.ownData.endDue()
      expect(await t.db.selectFrom('closed_accounts').select('user_id').where('user_id', '=', REEM.user.id).execute()).toHaveLength(1)
    })

    it('keeps the profiles hidden if an admin suspends and reinstates the account in the meantime', async () => {
      const t = await harness()
      await t.ownData.requestDeletion(await t.signedIn(REEM))
      const admin = await adminTestApp(t)
      await admin.service.setSuspended(admin.lead, REEM.user.id, { suspended: true, reason: 'A report' })
      await admin.service.setSuspended(admin.lead, REEM.user.id, { suspended: false, reason: 'It was nothing' })
      expect(await t.status()).toBe('Inactive')
      expect((await lastLines(admin, 5)).map(({ action }) => action)).toContain('admin.userReinstated')
    })
  })
})

describe('who opened contact details', () => {
  eachWorld((open) => {
    const opened = async () => {
      const t = await ownDataHarness(await open())
      await t.db
        .updateTable('profiles')
        .set({
          contact_methods: '["whatsapp","email"]',
          contact_email: 'noura@example.test',
          contact_country_id: 'SA',
          contact_mobile: '512345678',
        })
        .where('id', '=', NOURA.profile.id)
        .execute()
      const note = (viewer: Awaited<ReturnType<typeof t.signedIn>> | null, method: 'whatsapp' | 'email' | 'call') =>
        t.ownData.noteOpening(viewer, { profileId: NOURA.profile.id, method })
      return { ...t, note, list: () => t.ownData.openings({ profileId: NOURA.profile.id }, null) }
    }

    it('is one line for each viewer and day, the newest first, and strangers are a count', async () => {
      const t = await opened()
      const [reem, brand] = [await t.signedIn(REEM), await t.signedIn(NABT_COFFEE)]
      await Promise.all([t.note(reem, 'whatsapp'), t.note(reem, 'email')])
      t.clock.advance(1)
      await t.note(brand, 'email')
      await t.note(null, 'email')
      await t.note(null, 'whatsapp')
      const { count, strangers, data } = await t.list()
      expect([count, strangers]).toEqual([2, 2])
      expect(data).toMatchObject([
        { viewerId: NABT_COFFEE.profile.id, sawNumber: false, sawEmail: true },
        { viewerId: REEM.profile.id, sawNumber: true, sawEmail: true },
      ])
      t.clock.advance(day)
      await t.note(brand, 'email')
      expect((await t.list()).count).toBe(3)
    })

    it('says nothing about the owner, about methods that are not offered, and about profiles that do not exist', async () => {
      const t = await opened()
      await t.note(await t.signedIn(NOURA), 'email')
      await t.note(await t.signedIn(REEM), 'call')
      await t.ownData.noteOpening(null, { profileId: 'none', method: 'email' })
      expect(await t.list()).toEqual({ count: 0, strangers: 0, data: [] })
    })

    it('is forgotten after a year', async () => {
      const t = await opened()
      await t.note(await t.signedIn(REEM), 'email')
      await t.note(null, 'email')
      t.clock.advance(ownDataLimits.openingsStored + day)
      await t.ownData.sweep()
      expect(await t.list()).toEqual({ count: 0, strangers: 0, data: [] })
    })
  })
})
