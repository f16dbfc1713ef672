import { describe, expect, it } from 'vitest'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { availableAccount, platformAccounts, walletAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import type { Viewer } from '../../session/viewer.ts'
import { adminTestApp, lastLines, type AdminTestApp } from '../testing/admin-app.ts'

const profileId = NOURA.profile.id
const reason = 'Paid twice in March'
const credit = { profileId, amount: 5000, reason, idempotencyKey: 'key-of-the-form' }
const debit = { ...credit, amount: -2000, idempotencyKey: 'key-of-another' }

/** The back office of the demo, in which Noura has a wallet. `change` returns by how much her balance has changed. */
async function deskWithWallet(handle: DatabaseHandle) {
  const t = await adminTestApp(handle)
  const { ledger } = t.services
  await inTransaction(t.db, async (tx) => {
    for (const account of walletAccounts(profileId)) await ledger.openAccount(tx, account)
  })
  const before = await balanceOf(t, availableAccount(profileId))
  return { ...t, before, change: async () => (await balanceOf(t, availableAccount(profileId))) - before }
}

async function balanceOf({ services, db }: AdminTestApp, id: string): Promise<number> {
  const [account] = await services.ledger.accounts(db, [id])
  return account?.balance ?? 0
}

describe('adjustments', () => {
  eachWorld((open) => {
    it('are posted after another admin approves, as one balanced transaction', async () => {
      const t = await deskWithWallet(await open())
      const { service, finance, lead } = t
      const proposed = await service.proposeAdjustment(finance, credit)
      expect(proposed).toMatchObject({
        profileName: 'Noura Alotaibi',
        amount: 5000,
        reason,
        status: 'Proposed',
        proposedBy: { role: 'FINANCE' },
        decidedBy: null,
        transactionId: null,
      })
      expect(await t.change()).toBe(0)
      const posted = await service.decideAdjustment(lead, { id: proposed.id, approve: true })
      expect(posted).toMatchObject({ status: 'Posted', decidedBy: { role: 'SUPER_ADMIN' } })
      expect(await t.change()).toBe(5000)
      const [newest] = (await t.services.wallet.transactions({ profileId } as Viewer, {}, {})).data
      expect(newest?.row).toMatchObject({ type: 'TOP_UP', netAmount: 5000, metadata: { reason: 'ADJUSTMENT' }, referenceId: proposed.id })
      expect(await service.ledgerTransaction(posted.transactionId ?? '')).toMatchObject({
        kind: 'ADJUSTMENT',
        reference: proposed.id,
        entries: [
          { accountId: platformAccounts.adjustments, amount: -5000 },
          { accountId: availableAccount(profileId), amount: 5000 },
        ],
      })
      expect(await lastLines(t, 2)).toMatchObject([
        {
          actor: 'reviewer@wasla.example',
          action: 'admin.adjustmentPosted',
          target: proposed.id,
          after: { status: 'Posted', amount: 5000 },
        },
        {
          actor: 'finance@wasla.example',
          action: 'admin.adjustmentProposed',
          target: proposed.id,
          after: { profileId, amount: 5000, reason },
        },
      ])
      await expectSound(t.services.ledger)
    })

    it('move no money if they are rejected, and can be decided only once', async () => {
      const t = await deskWithWallet(await open())
      const { service, finance, lead } = t
      const { id } = await service.proposeAdjustment(finance, credit)
      expect(await service.decideAdjustment(lead, { id, approve: false })).toMatchObject({ status: 'Rejected', transactionId: null })
      expect(await refusal(service.decideAdjustment(lead, { id, approve: true }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await t.change()).toBe(0)
    })

    it('cannot be decided by the admin who proposed them', async () => {
      const t = await deskWithWallet(await open())
      const { id } = await t.service.proposeAdjustment(t.finance, credit)
      for (const approve of [true, false])
        expect(await refusal(t.service.decideAdjustment(t.finance, { id, approve }))).toBe('ADJUSTMENT_OF_OWN')
      expect((await t.service.adjustments({ status: 'Proposed' })).count).toBe(1)
    })

    it('take at most the wallet’s balance, which is checked at the proposal and again at the posting', async () => {
      const t = await deskWithWallet(await open())
      const { service, finance, lead } = t
      const most = { ...debit, amount: -t.before - 1 }
      expect(await refusal(service.proposeAdjustment(finance, most))).toMatchObject({ code: 'INSUFFICIENT_WALLET_BALANCE' })
      const first = await service.proposeAdjustment(finance, credit)
      await service.decideAdjustment(lead, { id: first.id, approve: true })
      const all = { ...debit, amount: -t.before - 5000 }
      const one = await service.proposeAdjustment(finance, all)
      const other = await service.proposeAdjustment(finance, { ...all, idempotencyKey: 'key-of-a-third' })
      await service.decideAdjustment(lead, { id: one.id, approve: true })
      expect(await refusal(service.decideAdjustment(lead, { id: other.id, approve: true }))).toMatchObject({
        code: 'INSUFFICIENT_WALLET_BALANCE',
      })
      expect(await balanceOf(t, availableAccount(profileId))).toBe(0)
      await expectSound(t.services.ledger)
    })

    it('are proposed once, even if the form is sent several times', async () => {
      const t = await deskWithWallet(await open())
      const { service, finance } = t
      const first = await service.proposeAdjustment(finance, credit)
      expect(await service.proposeAdjustment(finance, credit)).toEqual(first)
      expect(await refusal(service.proposeAdjustment(finance, { ...credit, amount: 5001 }))).toBe('DTO_VALIDATION_ERROR')
      expect((await service.adjustments({})).count).toBe(1)
      expect(await lastLines(t, 5)).toHaveLength(1)
    })

    it('are posted once if two admins approve at the same moment', async () => {
      const t = await deskWithWallet(await open())
      const { service, finance, lead, support } = t
      const { id } = await service.proposeAdjustment(finance, credit)
      const answers = await Promise.allSettled([lead, support].map((admin) => service.decideAdjustment(admin, { id, approve: true })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await t.change()).toBe(5000)
      expect((await lastLines(t, 5)).filter(({ action }) => action === 'admin.adjustmentPosted')).toHaveLength(1)
    })

    it('are refused for a profile without a wallet and for an unknown id', async () => {
      const t = await deskWithWallet(await open())
      expect(await refusal(t.service.proposeAdjustment(t.finance, { ...credit, profileId: 'nobody' }))).toBe('PROFILE_NOT_FOUND')
      expect(await refusal(t.service.decideAdjustment(t.lead, { id: 'none', approve: true }))).toBe('ADJUSTMENT_NOT_FOUND')
    })

    it('wait while the ledger is read-only', async () => {
      const t = await deskWithWallet(await open())
      const { id } = await t.service.proposeAdjustment(t.finance, credit)
      await t.db.insertInto('ledger_state').values({ id: 'this', read_only_since: 1, reason: 'a test' }).execute()
      expect(await refusal(t.service.decideAdjustment(t.lead, { id, approve: true }))).toMatchObject({ code: 'SERVICE_BUSY' })
      expect((await t.service.adjustments({ status: 'Proposed' })).count).toBe(1)
    })

    it('are listed by page and by status; adjustments that wait for a decision come first', async () => {
      const t = await deskWithWallet(await open())
      const { service, finance, lead, clock } = t
      const ids: string[] = []
      for (const part of ['one', 'two', 'three']) {
        ids.push((await service.proposeAdjustment(finance, { ...credit, idempotencyKey: `key-of-${part}` })).id)
        clock.advance(1000)
      }
      await service.decideAdjustment(lead, { id: ids[2] ?? '', approve: false })
      expect((await service.adjustments({})).data.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[2]])
      expect(await service.adjustments({ pagination: { limit: 1, offset: 1 } })).toMatchObject({ count: 3, data: [{ id: ids[0] }] })
      expect(await service.adjustments({ status: 'Rejected' })).toMatchObject({ count: 1, data: [{ id: ids[2] }] })
    })
  })
})
