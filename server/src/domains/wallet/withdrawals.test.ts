import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { failingIban, refusal, tally, times, walletHarness } from './testing/harness.ts'

const minute = 60_000

describe('a withdrawal', () => {
  eachDatabase((open) => {
    it('reserves the total at once; posts amount, fee and VAT once the bank has paid it out (P-06)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const withdrawal = await t.withdraw(noura, account.id, 50_000)
      expect(withdrawal).toMatchObject({ status: 'Initiated', subtotal: 50_000, fee: 500, vat: 75, accountId: account.id })
      expect(await t.money(noura)).toEqual({ available: 49_425, held: 50_575 })

      const { outcome, before, after } = await t.settle(withdrawal.id, { success: true })
      expect([outcome, before.status, after.status]).toEqual(['settled', 'Initiated', 'Success'])
      expect(await t.money(noura)).toEqual({ available: 49_425, held: 0 })
      expect(await t.platformBalances()).toMatchObject({ 'bank:withdrawals': 50_000, 'platform:fees': 3_000, 'platform:vat': 450 })
      expect(await t.notifications(noura)).toContainEqual(
        expect.objectContaining({ type: 'WITHDRAWAL_SUCCEEDED', reference_id: withdrawal.id, meta: '{"amount":50000}' }),
      )
      const texts = await t.db.selectFrom('sms_queue').select('kind').execute()
      expect(texts).toEqual([{ kind: 'withdrawalPaid' }])
      await expectSound(t.ledger)
    })

    it('returns the whole total if it fails, with the reason and a credit note (P-06, X-38, X-39)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 50_000)
      await t.settle(id, { success: false, failureReason: ' The bank does not know the account ' })
      expect(await t.wallet.withdrawal(noura, id)).toMatchObject({ status: 'Failed', failureReason: 'The bank does not know the account' })
      expect(await t.money(noura)).toEqual({ available: 100_000, held: 0 })
      expect(await t.notifications(noura)).toContainEqual(
        expect.objectContaining({ type: 'WITHDRAWAL_FAILED', reference_id: id, meta: '{"amount":50575}' }),
      )
      const documents = (await t.invoices()).filter(({ transaction_id }) => transaction_id.startsWith(id))
      expect(documents.map(({ kind, sequence, transaction_id }) => [kind, sequence, transaction_id])).toEqual([
        ['creditNote', 1, `${id}:return`],
        ['invoice', 2, id],
      ])
      await expectSound(t.ledger)
    })

    it('is created once for its key, with one answer; the key is refused for another amount (security case 39)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const first = await t.withdraw(noura, account.id, 20_000)
      expect(await t.withdraw(noura, account.id, 20_000)).toEqual(first)
      expect(await refusal(t.withdraw(noura, account.id, 30_000))).toMatchObject({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'idempotencyKey', rule: 'taken' }],
      })
      await t.settle(first.id, { success: true })
      expect(await t.withdraw(noura, account.id, 20_000)).toMatchObject({ id: first.id, status: 'Success' })
      expect(await t.money(noura)).toEqual({ available: 79_425, held: 0 })
    })

    it('is created once if twenty requests withdraw the whole balance (security case 38)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const answers = tally(await times(20, (n) => t.withdraw(noura, account.id, 99_425, `request-${n}`)))
      expect(answers).toEqual({ done: 1, WITHDRAWAL_IN_PROGRESS: 19 })
      expect(await t.money(noura)).toEqual({ available: 0, held: 100_000 })
      await expectSound(t.ledger)
    })

    it('is created once if ten tabs send the same key, and each tab gets it (F22)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const answers = await times(10, () => t.withdraw(noura, account.id, 10_000))
      expect(tally(answers)).toEqual({ done: 10 })
      expect(new Set(answers.map((answer) => answer.status === 'fulfilled' && answer.value.id)).size).toBe(1)
      expect(await t.money(noura)).toEqual({ available: 89_425, held: 10_575 })
      await expectSound(t.ledger)
    })

    it('is settled once if several admins settle it at the same time', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 50_000)
      const answers = await times(8, (n) =>
        t.settle(id, n % 2 ? { success: true } : { success: false, failureReason: 'No such account' }, `admin-${n}`),
      )
      expect(tally(answers)).toEqual({ done: 1, NO_CHANGES_TO_UPDATE: 7 })
      expect((await t.money(noura)).held).toBe(0)
      await expectSound(t.ledger)
    })

    it('above the threshold, waits for two admins and then for the bank; an approval alone moves no money (Q-04, Y-09)', async () => {
      const t = await walletHarness(await open(), { env: { mode: 'local' } })
      const noura = await t.withMoney(3_000_000)
      const account = await t.account(noura)
      t.clock.advance(24 * 60 * minute)
      const { id } = await t.withdraw(noura, account.id, 2_500_000)
      expect(await t.settle(id, { success: true }, 'one')).toMatchObject({ outcome: 'approved', after: { status: 'Initiated' } })
      expect(await refusal(t.settle(id, { success: true }, 'one'))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
      expect(await t.settle(id, { success: true }, 'two')).toMatchObject({ outcome: 'approved', after: { status: 'Initiated' } })
      expect((await t.money(noura)).held).toBe(2_500_575)
      expect(await t.settle(id, { success: true }, 'one')).toMatchObject({ outcome: 'settled', after: { status: 'Success' } })
      await expectSound(t.ledger)
    })

    it('stores the bank account as it was when the withdrawal began', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 10_000)
      await t.settle(id, { success: true })
      await t.wallet.updateAccount(noura, { id: account.id, iban: failingIban, bankName: 'Another Bank' })
      expect((await t.wallet.withdrawal(noura, id)).sentTo).toEqual(account)
    })

    it('is not found by another profile, and cannot go to a bank account of another profile (security cases 19 and 43)', async () => {
      const t = await walletHarness(await open())
      const [noura, reem] = [await t.withMoney(100_000), await t.withMoney(100_000)]
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 10_000)
      expect(await refusal(t.wallet.withdrawal(reem, id))).toEqual({ code: 'WITHDRAWAL_NOT_FOUND' })
      expect(await refusal(t.withdraw(reem, account.id, 10_000))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' })
    })

    it('waits until a new bank account is a day old (P-11), and again after each change of that account (security case 43)', async () => {
      const t = await walletHarness(await open(), { env: { mode: 'local' } })
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      expect(await refusal(t.withdraw(noura, account.id, 10_000))).toMatchObject({ code: 'WITHDRAWAL_ACCOUNT_NOT_READY' })
      t.clock.advance(24 * 60 * minute)
      await t.wallet.updateAccount(noura, { id: account.id, city: 'Jeddah' })
      expect(await refusal(t.withdraw(noura, account.id, 10_000))).toMatchObject({ code: 'WITHDRAWAL_ACCOUNT_NOT_READY' })
      t.clock.advance(24 * 60 * minute)
      expect(await refusal(t.withdraw(noura, account.id, 10_000))).toBeNull()
    })

    it('is refused if the profile is not active, or after a long absence (security cases 10 and 16)', async () => {
      const t = await walletHarness(await open())
      const waiting = await t.withMoney(100_000, { status: 'AdminVerifying' })
      const { id } = await t.account(waiting)
      expect(await refusal(t.withdraw(waiting, id, 10_000))).toEqual({ code: 'USER_NOT_VERIFIED' })
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      await t.db.updateTable('users').set({ identity_recheck_since: t.clock.now() }).where('id', '=', noura.userId).execute()
      expect(await refusal(t.withdraw(noura, account.id, 10_000))).toEqual({ code: 'USER_NOT_VERIFIED' })
    })

    it('stays open while the ledger is read-only, and can be settled afterwards (F7, F32)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 10_000)
      await t.db.insertInto('ledger_state').values({ id: 'this', read_only_since: t.clock.now(), reason: 'I3 test' }).execute()
      expect(await refusal(t.settle(id, { success: true }))).toMatchObject({ code: 'SERVICE_BUSY' })
      expect(await t.wallet.withdrawal(noura, id)).toMatchObject({ status: 'Initiated', settledAt: null })
      await t.ledger.check()
      await t.settle(id, { success: true })
      await expectSound(t.ledger)
    })

    it('is settled by the demo’s bank after fifteen seconds, by the last digits of the account (P-12)', async () => {
      const t = await walletHarness(await open())
      const [noura, reem] = [await t.withMoney(100_000), await t.withMoney(100_000)]
      const paid = await t.withdraw(noura, (await t.account(noura)).id, 10_000)
      const refused = await t.withdraw(reem, (await t.account(reem, { iban: failingIban })).id, 10_000)
      t.clock.advance(14_999)
      await t.wallet.settleDemoWithdrawals()
      expect(await t.wallet.withdrawal(noura, paid.id)).toMatchObject({ status: 'Initiated' })
      t.clock.advance(1)
      await Promise.all([t.wallet.settleDemoWithdrawals(), t.wallet.settleDemoWithdrawals()])
      expect(await t.wallet.withdrawal(noura, paid.id)).toMatchObject({ status: 'Success' })
      expect(await t.wallet.withdrawal(reem, refused.id)).toMatchObject({ status: 'Failed', failureReason: 'ACCOUNT_REJECTED' })
      expect(await t.money(reem)).toEqual({ available: 100_000, held: 0 })
      await expectSound(t.ledger)
    })

    it('is left to the back office outside of the demo', async () => {
      const t = await walletHarness(await open(), { env: { mode: 'local' } })
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      t.clock.advance(24 * 60 * minute)
      const { id } = await t.withdraw(noura, account.id, 10_000)
      t.clock.advance(60 * minute)
      await t.wallet.settleDemoWithdrawals()
      expect(await t.wallet.withdrawal(noura, id)).toMatchObject({ status: 'Initiated' })
    })

    it('is listed for the back office: open withdrawals first, and the oldest of those first', async () => {
      const t = await walletHarness(await open())
      const people = [await t.withMoney(100_000), await t.withMoney(100_000), await t.withMoney(100_000)]
      const ids: string[] = []
      for (const person of people) {
        ids.push((await t.withdraw(person, (await t.account(person)).id, 10_000)).id)
        t.clock.advance(minute)
      }
      const page = { limit: 2, offset: 0 }
      const every = { status: null, flag: null, of: null, openAndCreatedBefore: null }
      const waiting = await t.wallet.findWithdrawals({ ...every, status: 'Initiated' }, page)
      expect([waiting.count, waiting.data.map(({ id }) => id)]).toEqual([3, ids.slice(0, 2)])
      await t.settle(ids[0] ?? '', { success: true })
      const of = { profileIds: people.slice(0, 2).map(({ profileId }) => profileId), id: '' }
      const all = await t.wallet.findWithdrawals({ ...every, of }, page)
      expect([all.count, all.data.map(({ status }) => status)]).toEqual([2, ['Initiated', 'Success']])
      expect((await t.wallet.findWithdrawals({ ...every, openAndCreatedBefore: 0 }, page)).count).toBe(0)
    })
  })
})
