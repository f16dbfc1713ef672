import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { failingIban, goodIban, refusal, tally, times, walletHarness } from './testing/harness.ts'

const iban = (n: number) => `SA03800000006080101675${String(10 + n)}`

describe('bank accounts', () => {
  eachDatabase((open) => {
    it('are stored in normal form, listed oldest first, changed and removed', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const first = await t.account(noura, { iban: ' sa03 8000 0000 6080 1016 7519 ' })
      t.clock.advance(1000)
      const second = await t.account(noura, { iban: failingIban })
      expect((await t.wallet.accounts(noura, null)).data).toEqual([first, second])
      expect(first.iban).toBe(goodIban)
      const changed = await t.wallet.updateAccount(noura, { id: first.id, iban: '', bankName: 'بنك الاختبار' })
      expect(changed).toEqual({ ...first, bankName: 'بنك الاختبار', updatedAt: t.clock.now() })
      expect(await t.wallet.removeAccount(noura, second.id)).toEqual({ id: second.id })
      expect(await t.wallet.accounts(noura, { limit: 1 })).toEqual({ count: 1, data: [changed] })
    })

    it('accept an IBAN once if ten tabs send it, and again after it was removed (P-13)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      expect(tally(await times(10, () => t.account(noura)))).toEqual({ done: 1, WITHDRAWAL_ACCOUNT_CONFLICT: 9 })
      const { data } = await t.wallet.accounts(noura, null)
      await t.wallet.removeAccount(noura, data[0]?.id ?? '')
      expect(await refusal(t.account(noura))).toBeNull()
    })

    it('are limited to five, even if ten are added at once', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      expect(tally(await times(10, (n) => t.account(noura, { iban: iban(n) })))).toEqual({ done: 5, WITHDRAWAL_ACCOUNT_LIMIT_REACHED: 5 })
    })

    it('cannot be changed or removed while a withdrawal to them is open (P-13)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      const account = await t.account(noura)
      const { id } = await t.withdraw(noura, account.id, 10_000)
      expect(await refusal(t.wallet.updateAccount(noura, { id: account.id, city: 'Jeddah' }))).toEqual({ code: 'WITHDRAWAL_IN_PROGRESS' })
      expect(await refusal(t.wallet.removeAccount(noura, account.id))).toEqual({ code: 'WITHDRAWAL_IN_PROGRESS' })
      await t.settle(id, { success: true })
      expect(await refusal(t.wallet.removeAccount(noura, account.id))).toBeNull()
      expect(await t.wallet.withdrawal(noura, id)).toMatchObject({ sentTo: account })
    })

    it('cannot be added, changed or removed after a long absence before the identity check (security case 10)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const account = await t.account(noura)
      await t.db.updateTable('users').set({ identity_recheck_since: t.clock.now() }).where('id', '=', noura.userId).execute()
      for (const attempt of [
        () => t.account(noura, { iban: failingIban }),
        () => t.wallet.updateAccount(noura, { id: account.id, city: 'Jeddah' }),
        () => t.wallet.removeAccount(noura, account.id),
      ])
        expect(await refusal(attempt())).toEqual({ code: 'USER_NOT_VERIFIED' })
      expect((await t.wallet.accounts(noura, null)).data).toEqual([account])
    })

    it('of another profile get the same answers as unknown ones (security case 19)', async () => {
      const t = await walletHarness(await open())
      const [noura, reem] = [await t.person(), await t.person()]
      const { id } = await t.account(noura)
      expect(await refusal(t.wallet.updateAccount(reem, { id, city: 'Jeddah' }))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' })
      expect(await refusal(t.wallet.removeAccount(reem, id))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' })
    })

    it('leave an audit record of who changed them, without the IBAN (X-36)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const { id } = await t.account(noura)
      await t.wallet.updateAccount(noura, { id, iban: failingIban })
      await t.wallet.removeAccount(noura, id)
      const lines = await t.db.selectFrom('audit').selectAll().where('target', '=', id).orderBy('id').execute()
      expect(lines.map(({ actor, action }) => [actor, action])).toEqual([
        [noura.userId, 'wallet.accountAdded'],
        [noura.userId, 'wallet.accountChanged'],
        [noura.userId, 'wallet.accountRemoved'],
      ])
      expect(JSON.stringify(lines)).not.toMatch(/SA\d|608010/)
    })
  })
})
