import { describe, expect, it } from 'vitest'
import { transactionsCsv } from '@wasla/contract/wallet/transactions/csv.ts'
import type { TransactionRow, TransactionType } from '@wasla/contract/wallet/transactions/row.ts'
import { transactionRows } from '@wasla/contract/wallet/transactions/rows.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { eachDatabase, testMoment } from '#database/testing/each-database.ts'
import { seedWorld } from '../../demo/seed.ts'
import { atHome } from '../../testing/at-home.ts'
import { counted } from '../../testing/counted.ts'
import { failingIban, refusal, walletHarness, type WalletHarness } from './testing/harness.ts'
import { listChange, statement, transactionsOf } from './transactions.ts'

const day = 24 * 3_600_000
/** A payout as the API returns it to its owner. */
type Shown = { total: number; childTransactionsCount?: number; childTransactions?: { amount: number; type: string }[] }

const all = { types: null, since: null, before: null }

/** A paid top-up, an unpaid one, a paid withdrawal and a failed one. */
async function busy(t: WalletHarness) {
  const noura = await t.withMoney(200_000)
  t.clock.advance(day)
  await t.topUp(noura, 50_000, 'open-page')
  t.clock.advance(day)
  const good = await t.account(noura)
  const bad = await t.account(noura, { iban: failingIban, bankName: 'Other Bank' })
  const paid = await t.withdraw(noura, good.id, 50_000, 'first')
  await t.settle(paid.id, { success: true })
  t.clock.advance(day)
  const failed = await t.withdraw(noura, bad.id, 20_000, 'second')
  t.clock.advance(1000)
  await t.settle(failed.id, { success: false, failureReason: 'Closed account' })
  return { noura, paid, failed }
}

const typesOf = async (t: WalletHarness, viewer: Awaited<ReturnType<WalletHarness['person']>>, types: readonly TransactionType[]) =>
  (await t.wallet.transactions(viewer, { types }, null)).data.map(({ row }) => `${row.type} ${row.netAmount}`)

describe('the transactions of a wallet', () => {
  eachDatabase((open) => {
    it('are listed newest first, with their lines and documents, and add up to the balance (P-17, P-18)', async () => {
      const t = await walletHarness(await open())
      const { noura, failed } = await busy(t)
      const { count, data } = await t.wallet.transactions(noura, null, null)
      expect(data.map(({ row }) => [row.type, row.status, row.netAmount, row.children.length])).toEqual([
        ['WITHDRAWAL', 'Success', 20_575, 3],
        ['WITHDRAWAL', 'Failed', -20_575, 3],
        ['WITHDRAWAL', 'Success', -50_575, 3],
        ['TOP_UP', 'Initiated', 0, 0],
        ['TOP_UP', 'Success', 200_000, 1],
      ])
      expect(data.map(({ invoice }) => invoice && [invoice.kind, invoice.sequence])).toEqual([
        ['creditNote', 1],
        ['invoice', 3],
        ['invoice', 2],
        null,
        ['invoice', 1],
      ])
      expect(data[0]?.row).toMatchObject({
        id: `${failed.id}:return`,
        referenceId: failed.id,
        metadata: { reason: 'WITHDRAWAL_FAILED', bankName: 'Other Bank', iban: 'SA•• •••• … 0000', failureReason: 'Closed account' },
      })
      expect(count).toBe(5)
      expect(data.reduce((sum, { row }) => sum + row.netAmount, 0)).toBe((await t.money(noura)).available)
    })

    it('are filtered by the types of their lines and by days in Riyadh, both days included (P-20)', async () => {
      const t = await walletHarness(await open())
      const { noura } = await busy(t)
      expect(await typesOf(t, noura, ['FEE'])).toEqual(['WITHDRAWAL 20575', 'WITHDRAWAL -20575', 'WITHDRAWAL -50575'])
      expect(await typesOf(t, noura, ['TOP_UP'])).toEqual(['TOP_UP 0', 'TOP_UP 200000'])
      expect(await typesOf(t, noura, ['PAYMENT', 'TOP_UP'])).toHaveLength(5)
      expect(await typesOf(t, noura, ['PROGRAM_EARNING'])).toEqual([])
      const ofDays = async (from: string, to: string) => (await t.wallet.transactions(noura, { from, to }, null)).count
      expect([await ofDays('2026-03-15', '2026-03-15'), await ofDays('2026-03-16', '2026-03-17')]).toEqual([1, 2])
      expect(await refusal(t.wallet.transactions(noura, { from: '2026-03-16', to: '2026-03-15' }, null))).toMatchObject({
        fields: [{ path: 'to', rule: 'date' }],
      })
    })

    it('take at most five statements per page, for any number of rows', async () => {
      const handle = await open()
      const seen = counted(handle.db)
      const t = await walletHarness({ ...handle, db: seen.db })
      const { noura } = await busy(t)
      const costOf = async (limit: number, offset: number) => {
        seen.statements = 0
        await t.wallet.transactions(noura, null, { limit, offset })
        return seen.statements
      }
      expect([await costOf(10, 0), await costOf(1, 4), await costOf(2, 0)]).toEqual([5, 4, 4])
    })

    it('are read in batches for files, and each is read once', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      const many = Array.from({ length: 1_101 }, (_, n) => ({
        change: 'rewardEarned' as const,
        id: `earning-${String(n).padStart(5, '0')}`,
        programId: 'launch',
        amount: 100 + n,
        // Seven transactions have the same time, also at the border of two batches.
        at: t.clock.now() + Math.floor(n / 7),
      }))
      for (const change of many) await listChange(t.db, t, noura.profileId, change)
      const ids: string[] = []
      for await (const rows of transactionsOf(t, noura.profileId, all)) ids.push(...rows.map(({ id }) => id))
      expect(ids).toEqual(many.map(({ id }) => id).toReversed())
      const { at } = many[1_000]!
      const before: string[] = []
      for await (const rows of transactionsOf(t, noura.profileId, { ...all, before: at })) before.push(...rows.map(({ id }) => id))
      expect(before).toEqual(ids.filter((id) => many.some((one) => one.id === id && one.at < at)))
    })

    it('make the same files with and without the lines of payouts, so these lines are not read for files', async () => {
      const t = await walletHarness(await open())
      const brand = await t.withMoney(100_000, { type: 'BRAND' })
      const people = [await t.person(), await t.person(), await t.person()]
      const payouts = [1, 2].map((n) => ({
        change: 'rewardsPaid' as const,
        id: `payout-${n}`,
        programId: 'launch',
        earnings: people.slice(n - 1).map(({ profileId }, at) => ({ profileId, amount: 1_000 * n + at })),
        at: t.clock.now() + n,
      }))
      for (const change of payouts) await listChange(t.db, t, brand.profileId, change)
      const read: TransactionRow[] = []
      for await (const rows of transactionsOf(t, brand.profileId, { ...all, types: ['PROGRAM_PAYOUT'] })) read.push(...rows)
      expect(read.map(({ children, childrenCount }) => [children, childrenCount])).toEqual([
        [[], 2],
        [[], 3],
      ])
      const reader = { language: 'ar', productName: { en: 'Wasla', ar: 'وصلة' } } as const
      expect(transactionsCsv(read, reader)).toBe(transactionsCsv(payouts.flatMap(transactionRows).toReversed(), reader))
      const { lines, closing } = await statement(t, brand.profileId, '2026-03')
      expect([lines.map(({ row }) => row.type), closing]).toEqual([['TOP_UP'], 100_000])
    })

    it('load the lines of payouts only if a query selects them, in one statement per page', async () => {
      const handle = await open()
      await seedWorld(handle, worldAt(testMoment), testMoment)
      const at = await atHome(handle)
      const token = await at.tokenOf(NABT_COFFEE.user.mobileNo.replace('+966', ''))
      const read = async (field: string) => {
        const answer = await at.ask(`{ myTransactions(filter: { types: [PROGRAM_PAYOUT] }) { data { total ${field} } } }`, { token })
        const { data = [] } = (answer.data?.['myTransactions'] ?? {}) as { data?: Shown[] }
        return { statements: answer.statements, data }
      }
      const counts = await read('childTransactionsCount')
      const lines = await read('childTransactions { amount type }')
      expect(counts.data.length).toBeGreaterThan(1)
      expect(lines.data.map(({ childTransactions = [] }) => childTransactions.length)).toEqual(
        counts.data.map(({ childTransactionsCount }) => childTransactionsCount),
      )
      for (const { total, childTransactions = [] } of lines.data) {
        expect(childTransactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
        expect(new Set(childTransactions.map(({ type }) => type))).toEqual(new Set(['PROGRAM_PAYMENT']))
      }
      expect(lines.statements).toBe(counts.statements + 1)
    })

    it('give statements in which each month begins with the closing balance of the month before', async () => {
      const t = await walletHarness(await open())
      const { noura } = await busy(t)
      t.clock.advance(30 * day)
      const { id } = await t.withdraw(noura, (await t.account(noura, { iban: 'SA4420000001234567891234' })).id, 10_000, 'april')
      await t.settle(id, { success: true })
      expect((await t.wallet.mine(noura)).statementMonths).toEqual(['2026-04', '2026-03'])
      const march = await statement(t, noura.profileId, '2026-03')
      const april = await statement(t, noura.profileId, '2026-04')
      expect(march).toMatchObject({ opening: 0, incoming: 220_575, outgoing: 71_150, closing: 149_425 })
      expect(april).toMatchObject({ opening: 149_425, incoming: 0, outgoing: 10_575, closing: 138_850 })
      expect(march.lines.map(({ balance }) => balance)).toEqual([200_000, 149_425, 128_850, 149_425])
      expect(april.closing).toBe((await t.money(noura)).available)
    })
  })
})

describe('a wallet', () => {
  eachDatabase((open) => {
    it('shows the balance, the reserved amounts with their end, and the amounts that may be moved now (P-19)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(100_000)
      expect(await t.wallet.mine(noura)).toMatchObject({
        ownerId: noura.profileId,
        ownerType: 'INFLUENCER',
        currency: 'SAR',
        balance: 100_000,
        changedAt: new Date(t.clock.now()).toISOString(),
        pendingBalance: 0,
        reservedBalance: 0,
        upcoming: [],
        topUpRange: { min: 1_000, max: 5_000_000 },
        // The largest withdrawal that the balance pays for, with fee and VAT.
        withdrawalRange: { min: 10_000, max: 99_425 },
        withdrawalBlock: null,
        gateways: [{ name: 'demo', methods: ['CARD', 'BANK', 'OTHER'] }],
        statementMonths: ['2026-03'],
      })
      const { id } = await t.withdraw(noura, (await t.account(noura)).id, 50_000)
      expect(await t.wallet.mine(noura)).toMatchObject({
        balance: 49_425,
        reservedBalance: 50_575,
        upcoming: [{ kind: 'WITHDRAWAL', amount: 50_000, referenceId: id, title: 'Test Bank', date: '2026-03-18' }],
        withdrawalRange: { min: 10_000, max: 48_850 },
      })
    })

    it('allows a withdrawal of the maximum that is shown', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(123_457)
      const { max } = (await t.wallet.mine(noura)).withdrawalRange
      await t.withdraw(noura, (await t.account(noura)).id, max)
      expect(await t.money(noura)).toEqual({ available: 0, held: 123_457 })
    })

    it('is opened once for each profile that has none, even by several processes', async () => {
      const t = await walletHarness(await open())
      const noura = await t.person()
      await t.db.deleteFrom('wallets').execute()
      expect(await refusal(t.wallet.mine(noura))).toEqual({ code: 'WALLET_NOT_FOUND' })
      expect(await refusal(t.topUp(noura, 10_000))).toEqual({ code: 'WALLET_NOT_FOUND' })
      await Promise.all([1, 2, 3].map(() => t.wallet.openMissing()))
      expect(await t.db.selectFrom('wallets').select('profile_id').execute()).toEqual([{ profile_id: noura.profileId }])
      expect((await t.wallet.mine(noura)).balance).toBe(0)
    })

    it('returns a bill before a call is confirmed, within the rest of the daily limit (P-03, X-42)', async () => {
      const t = await walletHarness(await open())
      const noura = await t.withMoney(4_000_000)
      expect(await t.wallet.bill(noura, { kind: 'TOP_UP', amount: 100_000 })).toEqual({
        subtotal: 100_000,
        fee: 2_500,
        vat: 375,
        total: 102_875,
        currency: 'SAR',
      })
      expect(await refusal(t.wallet.bill(noura, { kind: 'WITHDRAWAL', amount: 9_999 }))).toMatchObject({
        code: 'WITHDRAWAL_AMOUNT_INVALID',
      })
      expect(await refusal(t.wallet.bill(noura, { kind: 'TOP_UP', amount: 5_000_001 }))).toMatchObject({ code: 'TOP_UP_AMOUNT_INVALID' })
    })
  })
})
