import { describe, expect, it } from 'vitest'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { newAccount } from '../accounts/team.ts'
import type { Admin } from '../parts.ts'
import { changeAccount, insertAccount } from '../stores/accounts.ts'
import { withdrawalDesk } from '../testing/withdrawal-desk.ts'

type Desk = Awaited<ReturnType<typeof withdrawalDesk>>
const paid = { success: true }
const large = 2_500_000

/** One more account, let in by somebody; it rests for no longer where nothing else is said. */
async function join(t: Desk, role: AdminRole, invitedBy: Admin | null, restsUntil: number | null = null): Promise<Admin> {
  const id = t.ids.uuid()
  const email = `${id}@wasla.example`
  const member = { id, email, name: 'Somebody', role, invitedBy: invitedBy?.id ?? null, restsUntil }
  await insertAccount(t.db, newAccount({ ...member, passwordHash: 'none', now: t.clock.now() }))
  return { id, email, name: 'Somebody', role, hasTotp: false, lastSeenAt: null, sessionId: 'test' }
}

const statusOf = async ({ service }: Desk, id: string) => (await service.withdrawal(id)).row.status

describe('one person with the highest role', () => {
  eachDatabase((open) => {
    it('cannot pay SAR 25,000 alone with accounts they let in, however long they wait', async () => {
      const t = await withdrawalDesk(await open())
      const [own, sibling] = [await join(t, 'FINANCE', t.lead), await join(t, 'FINANCE', t.lead)]
      const chained = await join(t, 'FINANCE', own)
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.lead, id, paid)
      t.clock.advance(365 * 24 * 3_600_000)
      for (const second of [own, sibling, chained])
        expect(await refusal(t.service.settleWithdrawal(second, id, paid))).toBe('ADMIN_SAME_LINE')
      expect(await statusOf(t, id)).toBe('Initiated')
      // Two of their accounts are one pair of eyes too.
      const other = await t.withdraw(t.omar, large)
      await t.service.settleWithdrawal(own, other, paid)
      expect(await refusal(t.service.settleWithdrawal(sibling, other, paid))).toBe('ADMIN_SAME_LINE')
      await t.service.settleWithdrawal(t.finance, other, paid)
      expect(await statusOf(t, other)).toBe('Success')
      await expectSound(t.services.ledger)
    })

    it('cannot post an adjustment by an account they let in, and can reject it', async () => {
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

describe('a withdrawal that takes two people', () => {
  eachDatabase((open) => {
    it('is not settled by an account that rests, until its rest is over', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      const second = await join(t, 'FINANCE', null, t.clock.now() + 3_600_000)
      await t.service.settleWithdrawal(t.lead, id, paid)
      expect(await refusal(t.service.settleWithdrawal(second, id, paid))).toMatchObject({ code: 'ADMIN_RESTING' })
      t.clock.advance(3_600_000)
      expect(await t.service.settleWithdrawal(second, id, paid)).toMatchObject({ status: 'Success' })
    })

    it('loses the word of a person who is disabled, also for the bank', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.finance, id, paid)
      await t.service.setTeamMemberDisabled(t.lead, t.finance.id, { disabled: true, reason: 'A lost laptop' })
      const { file } = await inTransaction(t.db, (tx) => t.services.wallet.takeBankFile(tx, '2026-03-01-a', new Set()))
      expect(file).toBeNull()
      expect(await t.service.settleWithdrawal(t.lead, id, paid)).toMatchObject({ status: 'Initiated', approvals: [{ id: t.lead.id }] })
    })

    it('loses the word of a person whose role is another one now', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.finance, id, paid)
      await changeAccount(t.db, t.finance.id, { role: 'SUPPORT' })
      expect(await t.service.settleWithdrawal(t.lead, id, paid)).toMatchObject({ status: 'Initiated', approvals: [{ id: t.lead.id }] })
    })

    it('is not settled by a person who was disabled after their request was let in', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, large)
      await t.service.settleWithdrawal(t.lead, id, paid)
      await changeAccount(t.db, t.finance.id, { disabledAt: t.clock.now() })
      expect(await refusal(t.service.settleWithdrawal(t.finance, id, paid))).toBe('ADMIN_FORBIDDEN')
    })
  })
})
