import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { lastLines } from '../testing/admin-app.ts'
import { withdrawalDesk } from '../testing/withdrawal-desk.ts'

const hour = 3_600_000
const masked = 'SA•• •••• … 7519'

const giveToBank = ({ db, services }: Awaited<ReturnType<typeof withdrawalDesk>>) =>
  inTransaction(db, (tx) => services.wallet.takeBankFile(tx, '2026-03-01-a', new Set()))

describe('the queue of withdrawals', () => {
  eachDatabase((open) => {
    it('lists open withdrawals by due date, then ended withdrawals newest first, across pages', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance, clock } = t
      const paid = await t.withdraw(t.noura, 10_000)
      await service.settleWithdrawal(finance, paid, { success: true })
      clock.advance(hour)
      const failed = await t.withdraw(t.noura, 10_000)
      await service.settleWithdrawal(finance, failed, { success: false, failureReason: 'The account is closed' })
      const first = await t.withdraw(t.noura, 10_000)
      clock.advance(hour)
      const second = await t.withdraw(t.omar, 10_000)
      const idsOf = async (search: Parameters<typeof service.withdrawals>[0]) =>
        (await service.withdrawals(search)).data.map(({ id }) => id)
      expect(await idsOf({})).toEqual([first, second, failed, paid])
      expect(await idsOf({ pagination: { limit: 2, offset: 1 } })).toEqual([second, failed])
      expect(await idsOf({ pagination: { limit: 2, offset: 3 } })).toEqual([paid])
      expect((await service.withdrawals({ pagination: { limit: 1 } })).count).toBe(4)
      expect(await idsOf({ status: 'Initiated' })).toEqual([first, second])
      expect(await idsOf({ status: 'Failed' })).toEqual([failed])
      expect(await idsOf({ status: 'Success' })).toEqual([paid])
    })

    it('can be searched by owner and id, and filtered by flag and by overdue', async () => {
      const t = await withdrawalDesk(await open())
      const { service, clock } = t
      const own = await t.withdraw(t.noura, 10_000)
      const other = await t.withdraw(t.omar, 10_000, { nameOnAccount: 'Salem Alqahtani' })
      const idsOf = async (search: Parameters<typeof service.withdrawals>[0]) =>
        (await service.withdrawals(search)).data.map(({ id }) => id)
      expect(await idsOf({ term: 'نورة' })).toEqual([own])
      expect(await idsOf({ term: ` ${other.toUpperCase()} ` })).toEqual([other])
      expect(await idsOf({ term: 'no such person' })).toEqual([])
      expect(await idsOf({ flag: 'NAME_DIFFERS' })).toEqual([other])
      expect(await idsOf({ flag: 'FIRST_WITHDRAWAL' })).toEqual([own, other])
      expect(await idsOf({ flag: 'IBAN_CHECKSUM' })).toEqual([])
      expect(await idsOf({ overdue: true })).toEqual([])
      clock.advance(7 * 24 * hour)
      expect(await idsOf({ overdue: true })).toEqual([own, other])
    })

    it('shows the amount that the bank gets and the total that left the wallet, and never the whole IBAN (X-36, X-38)', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, 2_000_001)
      const [row] = (await t.service.withdrawals({})).data
      expect(row).toMatchObject({
        id,
        profileName: 'Noura Alotaibi',
        iban: masked,
        amount: 2_000_001,
        total: 2_000_576,
        nameMatches: true,
        flags: ['NEW_ACCOUNT', 'FIRST_WITHDRAWAL'],
        approvals: [],
        approvalsNeeded: 2,
      })
      const everything = JSON.stringify([await t.service.withdrawals({}), await t.service.withdrawal(id), await lastLines(t, 20)])
      expect(everything).not.toContain('0608010167519')
    })
  })
})

describe('settling a withdrawal', () => {
  eachDatabase((open) => {
    it('posts the amount that the bank got, notifies the owner and records which admin did what', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance } = t
      const id = await t.withdraw(t.noura, 50_000)
      expect(await service.withdrawal(id)).toMatchObject({
        fee: 500,
        vat: 75,
        verifiedName: 'Noura Alotaibi',
        previousWithdrawals: 0,
        posted: [{ kind: 'WITHDRAWAL' }],
        events: [{ kind: 'REQUESTED', actor: 'Noura Alotaibi' }],
      })
      expect(await service.settleWithdrawal(finance, id, { success: true })).toMatchObject({
        status: 'Success',
        approvals: [{ role: 'FINANCE' }],
      })
      const settled = await service.withdrawal(id)
      expect(settled.posted.map(({ kind }) => kind).toSorted()).toEqual(['WITHDRAWAL', 'WITHDRAWAL_PAID'])
      for (const { entries } of settled.posted) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
      expect(settled.events.map(({ kind, actor }) => [kind, actor])).toEqual([
        ['SETTLED', 'Ziyad Alamri'],
        ['REQUESTED', 'Noura Alotaibi'],
      ])
      expect(await t.db.selectFrom('notifications').select('type').where('reference_id', '=', id).execute()).toEqual([
        { type: 'WITHDRAWAL_SUCCEEDED' },
      ])
      const [line] = await lastLines(t, 1)
      expect(line).toEqual({
        actor: 'finance@wasla.example',
        action: 'admin.withdrawalSettled',
        target: id,
        before: { status: 'Initiated', approvals: 0 },
        after: { status: 'Success', approvals: 1, success: true, amount: 50_000, iban: masked, failureReason: null },
      })
      await expectSound(t.services.ledger)
    })

    it('returns the whole total if the bank refused, and requires a reason', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance } = t
      const id = await t.withdraw(t.noura, 50_000)
      const before = await t.available(t.noura)
      expect(await refusal(service.settleWithdrawal(finance, id, { success: false }))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(service.settleWithdrawal(finance, id, { success: false, failureReason: '  ' }))).toBe('DTO_VALIDATION_ERROR')
      await service.settleWithdrawal(finance, id, { success: false, failureReason: 'The account is closed' })
      expect(await t.available(t.noura)).toBe(before + 50_575)
      expect(await service.withdrawal(id)).toMatchObject({
        failureReason: 'The account is closed',
        events: [{ kind: 'FAILED', actor: 'Ziyad Alamri' }, { kind: 'REQUESTED' }],
      })
      expect((await lastLines(t, 1))[0]).toMatchObject({
        action: 'admin.withdrawalFailed',
        after: { failureReason: 'The account is closed' },
      })
      await expectSound(t.services.ledger)
    })

    it('records the bank file that contains the withdrawal, and the proposal of the first of two admins', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, 2_000_001)
      for (const admin of [t.finance, t.lead]) await t.service.settleWithdrawal(admin, id, { success: true })
      await giveToBank(t)
      await t.service.settleWithdrawal(t.finance, id, { success: false, failureReason: 'The account is closed' })
      const { events } = await t.service.withdrawal(id)
      expect(events.map(({ kind, file }) => [kind, file]).toSorted()).toEqual([
        ['IN_BANK_FILE', '2026-03-01-a'],
        ['REQUESTED', null],
        ['SAID_PAID', null],
        ['SAID_PAID', null],
        ['SAID_REFUSED', null],
      ])
    })

    it('returns no money of a withdrawal in a bank file before a second admin confirms the failure', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance, lead } = t
      const id = await t.withdraw(t.noura, 50_000)
      await giveToBank(t)
      const before = await t.available(t.noura)
      const closed = { success: false, failureReason: 'The account is closed' }
      expect(await service.settleWithdrawal(finance, id, closed)).toMatchObject({ status: 'Initiated', approvalsNeeded: 2 })
      expect(await refusal(service.settleWithdrawal(finance, id, closed))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await t.available(t.noura)).toBe(before)
      expect(await service.withdrawal(id)).toMatchObject({
        isWithBank: true,
        refused: { said: [{ id: finance.id }], needed: 2, ends: true },
      })
      expect(await service.settleWithdrawal(lead, id, closed)).toMatchObject({ status: 'Failed' })
      expect(await t.available(t.noura)).toBe(before + 50_575)
      await expectSound(t.services.ledger)
    })

    it('returns no money if the withdrawal is put into a bank file at the same moment', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, 50_000)
      const before = await t.available(t.noura)
      const closed = { success: false, failureReason: 'The account is closed' }
      await Promise.all([giveToBank(t), t.service.settleWithdrawal(t.finance, id, closed)])
      const { isWithBank } = await t.service.withdrawal(id)
      expect((await t.available(t.noura)) - before).toBe(isWithBank ? 0 : 50_575)
    })

    it('needs two admins above SAR 20,000 and one admin up to that amount (Q-04)', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance, lead } = t
      const small = await t.withdraw(t.noura, 2_000_000)
      expect(await service.settleWithdrawal(finance, small, { success: true })).toMatchObject({ status: 'Success', approvalsNeeded: 1 })
      const large = await t.withdraw(t.noura, 2_000_001)
      expect(await service.settleWithdrawal(finance, large, { success: true })).toMatchObject({
        status: 'Initiated',
        approvals: [{ role: 'FINANCE' }],
      })
      expect((await lastLines(t, 1))[0]).toMatchObject({ action: 'admin.withdrawalApproved', after: { status: 'Initiated', approvals: 1 } })
      expect(await refusal(service.settleWithdrawal(finance, large, { success: true }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await service.settleWithdrawal(lead, large, { success: true })).toMatchObject({ status: 'Initiated', approvals: [{}, {}] })
      expect(await refusal(service.settleWithdrawal(finance, large, { success: true, seenApprovals: 1 }))).toBe('NO_CHANGES_TO_UPDATE')
      await giveToBank(t)
      expect(await service.settleWithdrawal(finance, large, { success: true, seenApprovals: 2 })).toMatchObject({ status: 'Success' })
      expect((await service.withdrawal(large)).events.map(({ kind, actor }) => [kind, actor])).toEqual([
        ['SETTLED', 'Ziyad Alamri'],
        ['IN_BANK_FILE', null],
        ['SAID_PAID', 'Wasla Reviewer'],
        ['SAID_PAID', 'Ziyad Alamri'],
        ['REQUESTED', 'Noura Alotaibi'],
      ])
    })

    it('pays an account in another name only if the admin compared the names, and records that', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance } = t
      const id = await t.withdraw(t.omar, 50_000)
      expect((await service.withdrawal(id)).row.nameMatches).toBe(false)
      for (const namesCompared of [undefined, null, false])
        await expect(service.settleWithdrawal(finance, id, { success: true, namesCompared })).rejects.toMatchObject({
          code: 'DTO_VALIDATION_ERROR',
          fields: [{ path: 'namesCompared', rule: 'required' }],
        })
      expect((await service.withdrawal(id)).row.status).toBe('Initiated')
      const compared = { success: true, namesCompared: true }
      expect(await service.settleWithdrawal(finance, id, compared)).toMatchObject({ status: 'Initiated', approvals: [{}] })
      expect((await lastLines(t, 1))[0]).toMatchObject({ action: 'admin.withdrawalApproved', after: { namesCompared: true } })
      expect(await service.settleWithdrawal(finance, id, compared)).toMatchObject({ status: 'Success' })
      expect((await service.withdrawal(id)).events.map(({ kind, namesCompared }) => [kind, namesCompared])).toEqual([
        ['SETTLED', true],
        ['SAID_PAID', true],
        ['REQUESTED', false],
      ])
      expect((await lastLines(t, 1))[0]).toMatchObject({ action: 'admin.withdrawalSettled', after: { namesCompared: true } })
    })

    it('needs only one admin in the demo, for any amount', async () => {
      const t = await withdrawalDesk(await open(), { mode: 'demo' })
      const id = await t.withdraw(t.noura, 4_000_000)
      expect(await t.service.settleWithdrawal(t.finance, id, { success: true })).toMatchObject({ status: 'Success' })
    })

    it('succeeds for only one of two admins who choose different outcomes at the same moment', async () => {
      const t = await withdrawalDesk(await open())
      const { service, finance, lead } = t
      const id = await t.withdraw(t.noura, 50_000)
      const before = await t.available(t.noura)
      const answers = await Promise.allSettled([
        service.settleWithdrawal(finance, id, { success: true }),
        service.settleWithdrawal(lead, id, { success: false, failureReason: 'The account is closed' }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      const { row, posted } = await service.withdrawal(id)
      expect(posted).toHaveLength(2)
      expect((await t.available(t.noura)) - before).toBe(row.status === 'Success' ? 0 : 50_575)
      expect((await lastLines(t, 9)).filter(({ target, action }) => target === id && action.startsWith('admin.'))).toHaveLength(1)
      await expectSound(t.services.ledger)
    })

    it('is refused for an ended and for an unknown withdrawal', async () => {
      const t = await withdrawalDesk(await open())
      const id = await t.withdraw(t.noura, 50_000)
      await t.service.settleWithdrawal(t.finance, id, { success: true })
      expect(await refusal(t.service.settleWithdrawal(t.lead, id, { success: true }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(t.service.settleWithdrawal(t.lead, 'none', { success: true }))).toBe('WITHDRAWAL_NOT_FOUND')
      expect(await refusal(t.service.withdrawal('none'))).toBe('WITHDRAWAL_NOT_FOUND')
    })
  })
})
