import { describe, expect, it } from 'vitest'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { newAccount } from '../accounts/team.ts'
import type { Admin } from '../parts.ts'
import { changeAccount, insertAccount } from '../stores/accounts.ts'
import { lastLines } from '../testing/admin-app.ts'
import { withdrawalDesk } from '../testing/withdrawal-desk.ts'

type Desk = Awaited<ReturnType<typeof withdrawalDesk>>
const paid = { success: true, namesCompared: true }
const large = 2_500_000

/** Adds an account that `invitedBy` invited. It does not rest unless `restsUntil` is given. */
async function join(t: Desk, role: AdminRole, invitedBy: Admin | null, restsUntil: number | null = null): Promise<Admin> {
  const id = t.ids.uuid()
  const email = `${id}@wasla.example`
  const member = { id, email, name: 'Somebody', role, invitedBy: invitedBy?.id ?? null, restsUntil }
  await insertAccount(t.db, newAccount({ ...member, passwordHash: 'none', now: t.clock.now() }))
  return { id, email, name: 'Somebody', role, hasTotp: false, needsTotp: false, needsProof: false, lastSeenAt: null, sessionId: 'test' }
}

const statusOf = async ({ service }: Desk, id: string) => (await service.withdrawal(id)).row.status

describe('one person with the highest role', () => {
  eachDatabase((open) => {
    it('cannot pay SAR 25,000 with the help of accounts they invited, even after a long wait', async () => {
      const t = await withdrawalDesk(await open())
      const [own, sibling] = [await join(t, 'FINANCE', t.lead), await join(t, 'FINANCE', t.lead)]
      const chained = await join(t, 'FINANCE', own)
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.lead, id, paid)
      t.clock.advance(365 * 24 * 3_600_000)
      for (const second of [own, sibling, chained])
        expect(await refusal(t.service.settleWithdrawal(second, id, paid))).toBe('ADMIN_SAME_LINE')
      expect(await statusOf(t, id)).toBe('Initiated')
      // Two accounts that the same person invited count as one person too.
      const other = await t.withdraw(t.omar, large)
      await t.service.settleWithdrawal(own, other, paid)
      expect(await refusal(t.service.settleWithdrawal(sibling, other, paid))).toBe('ADMIN_SAME_LINE')
      await t.service.settleWithdrawal(t.finance, other, paid)
      expect((await t.service.withdrawal(other)).row.approvals).toHaveLength(2)
      await t.service.settleWithdrawal(t.finance, other, paid)
      expect(await statusOf(t, other)).toBe('Success')
      await expectSound(t.services.ledger)
    })

    it('cannot approve an adjustment with an account they invited, but can reject it with that account', async () => {
      const t = await withdrawalDesk(await open())
      const own = await join(t, 'FINANCE', t.lead)
      const input = { profileId: t.noura.profileId, amount: 90_000_000, reason: 'Nothing at all', idempotencyKey: 'key-of-this-form' }
      const before = await t.available(t.noura)
      const { id } = await t.service.proposeAdjustment(own, input)
      expect(await refusal(t.service.decideAdjustment(t.lead, { id, approve: true }))).toBe('ADMIN_SAME_LINE')
      expect(await t.available(t.noura)).toBe(before)
      expect(await t.service.decideAdjustment(t.lead, { id, approve: false })).toMatchObject({ status: 'Rejected' })
    })
  })
})

describe('a withdrawal that needs two people', () => {
  eachDatabase((open) => {
    it('cannot be approved second by an account that rests, until its rest is over', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      const second = await join(t, 'FINANCE', null, t.clock.now() + 3_600_000)
      await t.service.settleWithdrawal(t.lead, id, paid)
      expect(await refusal(t.service.settleWithdrawal(second, id, paid))).toMatchObject({ code: 'ADMIN_RESTING' })
      t.clock.advance(3_600_000)
      expect(await t.service.settleWithdrawal(second, id, paid)).toMatchObject({ approvals: [{ id: t.lead.id }, { id: second.id }] })
    })

    it('cannot be approved first by an account that rests', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      const first = await join(t, 'FINANCE', null, t.clock.now() + 3_600_000)
      expect(await refusal(t.service.settleWithdrawal(first, id, paid))).toMatchObject({ code: 'ADMIN_RESTING' })
      expect((await t.service.withdrawal(id)).row.approvals).toEqual([])
    })

    it('cannot be marked as failed, once in a bank file, by a second person who is not independent or whose account rests', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, 50_000)
      await inTransaction(t.db, (tx) => t.services.wallet.takeBankFile(tx, '2026-03-01-a', new Set()))
      const [own, resting] = [await join(t, 'FINANCE', t.lead), await join(t, 'FINANCE', null, t.clock.now() + 3_600_000)]
      const failed = { success: false, failureReason: 'The account is closed' }
      await t.service.settleWithdrawal(t.lead, id, failed)
      expect(await refusal(t.service.settleWithdrawal(own, id, failed))).toBe('ADMIN_SAME_LINE')
      expect(await refusal(t.service.settleWithdrawal(resting, id, failed))).toMatchObject({ code: 'ADMIN_RESTING' })
      expect(await statusOf(t, id)).toBe('Initiated')
      await t.service.settleWithdrawal(t.finance, id, failed)
      expect(await statusOf(t, id)).toBe('Failed')
    })

    it('loses the approval of an admin who is disabled, and is left out of the bank’s file', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.finance, id, paid)
      await t.service.setTeamMemberDisabled(t.lead, t.finance.id, { disabled: true, reason: 'A lost laptop' })
      const { file } = await inTransaction(t.db, (tx) => t.services.wallet.takeBankFile(tx, '2026-03-01-a', new Set()))
      expect(file).toBeNull()
      expect(await t.service.settleWithdrawal(t.lead, id, paid)).toMatchObject({ status: 'Initiated', approvals: [{ id: t.lead.id }] })
    })

    it('loses the approval of an admin whose role has changed', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.finance, id, paid)
      await changeAccount(t.db, t.finance.id, { role: 'SUPPORT' })
      expect(await t.service.settleWithdrawal(t.lead, id, paid)).toMatchObject({ status: 'Initiated', approvals: [{ id: t.lead.id }] })
    })

    it('cannot be settled by an admin who was disabled while their request was running', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.lead, id, paid)
      await changeAccount(t.db, t.finance.id, { disabledAt: t.clock.now() })
      expect(await refusal(t.service.settleWithdrawal(t.finance, id, paid))).toBe('ADMIN_FORBIDDEN')
    })
  })
})

describe('a setting for money', () => {
  eachDatabase((open) => {
    const key = 'wallet.fourEyesAbove'
    const lift = { key, value: 0, reason: 'A busy day' }

    it('cannot be changed by one person, and a change does not apply to a withdrawal that already waits', async () => {
      const t = await withdrawalDesk(await open())
      const { service, lead, finance } = t
      const id = await t.withdraw(t.noura, large)
      expect(await refusal(service.updateSetting(lead, { key, value: 0 }))).toBe('SETTING_TAKES_TWO')
      const own = await join(t, 'SUPER_ADMIN', lead)
      const { id: change } = await service.proposeSettingChange(lead, lift)
      expect(await refusal(service.decideSettingChange(lead, { id: change, approve: true }))).toBe('SETTING_CHANGE_OF_OWN')
      expect(await refusal(service.decideSettingChange(own, { id: change, approve: true }))).toBe('ADMIN_SAME_LINE')
      // Two independent people may change the setting. The waiting withdrawal keeps the rule that applied when it was requested.
      expect(await service.decideSettingChange(finance, { id: change, approve: true })).toMatchObject({
        status: 'Applied',
        before: 2_000_000,
        value: 0,
      })
      expect((await service.settings()).find((one) => one.key === key)?.value).toBe(0)
      expect(await service.settleWithdrawal(finance, id, paid)).toMatchObject({ status: 'Initiated', approvalsNeeded: 2 })
      expect(await refusal(service.settleWithdrawal(finance, id, paid))).toBe('NO_CHANGES_TO_UPDATE')
    })

    it('is decided once if two admins decide at the same moment', async () => {
      const t = await withdrawalDesk(await open())
      const { service, lead, finance } = t
      const other = await join(t, 'FINANCE', null)
      const { id } = await service.proposeSettingChange(lead, lift)
      const answers = await Promise.allSettled([
        service.decideSettingChange(finance, { id, approve: true }),
        service.decideSettingChange(other, { id, approve: false }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const [row] = (await service.settingChanges({})).data
      expect((await service.settings()).find((one) => one.key === key)?.value).toBe(row?.status === 'Applied' ? 0 : 2_000_000)
    })

    it('has one open proposal at a time, which expires after a week', async () => {
      const t = await withdrawalDesk(await open())
      const { service, lead, finance } = t
      const proposals = await Promise.allSettled([service.proposeSettingChange(lead, lift), service.proposeSettingChange(lead, lift)])
      expect(proposals.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const [first] = (await service.settingChanges({ status: 'Proposed' })).data
      t.clock.advance(7 * 24 * 3_600_000)
      expect((await service.settingChanges({ status: 'Proposed' })).count).toBe(0)
      expect((await service.settingChanges({ status: 'Expired' })).data).toMatchObject([{ id: first?.id, status: 'Expired' }])
      expect(await refusal(service.decideSettingChange(finance, { id: first?.id ?? '', approve: true }))).toBe('NO_CHANGES_TO_UPDATE')
      const { id } = await service.proposeSettingChange(lead, lift)
      expect((await service.settingChanges({})).data.map((one) => [one.id, one.status])).toEqual([
        [id, 'Proposed'],
        [first?.id, 'Expired'],
      ])
    })

    it('writes lines to the audit log, and does not change if the proposer has lost their role', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance } = t
      const other = await join(t, 'SUPER_ADMIN', null)
      const { id } = await service.proposeSettingChange(other, lift)
      await changeAccount(t.db, other.id, { role: 'SUPPORT' })
      expect(await refusal(service.decideSettingChange(finance, { id, approve: true }))).toBe('ADMIN_FIRST_GONE')
      await service.decideSettingChange(finance, { id, approve: false })
      const lines = (await service.auditLog({ target: key })).data
      expect(lines.map(({ action, after }) => [action, after])).toEqual([
        ['admin.settingRejected', { value: 0, reason: 'A busy day' }],
        ['admin.settingProposed', { value: 0, reason: 'A busy day' }],
      ])
    })
  })
})

describe('the open work of an account', () => {
  eachDatabase((open) => {
    const key = 'wallet.fourEyesAbove'
    const reason = 'A lost laptop'

    /** A super admin who has proposed a setting change and an adjustment, and has invited somebody. */
    async function begun(t: Desk, invitedBy: Admin | null = null) {
      const other = await join(t, 'SUPER_ADMIN', invitedBy)
      const input = { profileId: t.noura.profileId, amount: 90_000_000, reason: 'Nothing at all', idempotencyKey: 'key-of-this-form' }
      return {
        other,
        change: (await t.service.proposeSettingChange(other, { key, value: 0, reason: 'A busy day' })).id,
        adjustment: (await t.service.proposeAdjustment(other, input)).id,
        link: await t.service.inviteTeamMember(other, { email: 'puppet@example.com', name: 'Puppet', role: 'FINANCE' }),
      }
    }

    const tokenOf = ({ uri }: { uri: string }) => uri.split('#')[1] ?? ''
    const caller = { address: '192.0.2.1', userAgent: '', deviceToken: null }

    async function expectEnded(t: Desk, { change, adjustment, link }: Awaited<ReturnType<typeof begun>>, endedBy: Admin) {
      const before = await t.available(t.noura)
      for (const second of [t.finance, t.lead]) {
        expect(await refusal(t.service.decideSettingChange(second, { id: change, approve: true }))).toBe('NO_CHANGES_TO_UPDATE')
        expect(await refusal(t.service.decideAdjustment(second, { id: adjustment, approve: true }))).toBe('NO_CHANGES_TO_UPDATE')
      }
      expect(await t.available(t.noura)).toBe(before)
      expect((await t.service.settingChanges({})).data).toMatchObject([{ status: 'Rejected', decidedBy: { id: endedBy.id } }])
      expect((await t.service.adjustments({ status: 'Rejected' })).data).toMatchObject([{ id: adjustment, decidedBy: { id: endedBy.id } }])
      expect(await refusal(t.service.readInvitation({ token: tokenOf(link) }, caller))).toBe('ADMIN_INVITATION_INVALID')
      const lines = (await lastLines(t, 9)).map(({ action }) => action)
      expect(lines).toEqual(expect.arrayContaining(['admin.adjustmentRejected', 'admin.settingRejected', 'admin.invitationRevoked']))
    }

    it('is ended when the account is disabled, and does not come back when it is enabled', async () => {
      const t = await withdrawalDesk(await open())
      const work = await begun(t)
      await t.service.setTeamMemberDisabled(t.lead, work.other.id, { disabled: true, reason })
      await t.service.setTeamMemberDisabled(t.lead, work.other.id, { disabled: false, reason })
      await expectEnded(t, work, t.lead)
    })

    it('is ended when the account is enabled, if a running request began the work after the account was disabled', async () => {
      const t = await withdrawalDesk(await open())
      const other = await join(t, 'SUPER_ADMIN', null)
      await t.service.setTeamMemberDisabled(t.lead, other.id, { disabled: true, reason })
      await t.service.proposeSettingChange(other, { key, value: 0, reason: 'A busy day' })
      await t.service.setTeamMemberDisabled(t.lead, other.id, { disabled: false, reason })
      expect((await t.service.settingChanges({})).data).toMatchObject([{ status: 'Rejected' }])
    })

    it('is ended when the account’s password is reset', async () => {
      const t = await withdrawalDesk(await open())
      const work = await begun(t, t.lead)
      const link = await t.service.resetTeamMember(t.lead, work.other.id, { reason })
      await t.service.acceptInvitation({ token: tokenOf(link), password: 'twelve or more' }, caller)
      await expectEnded(t, work, t.lead)
    })
  })
})
