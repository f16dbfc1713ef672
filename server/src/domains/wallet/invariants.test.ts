import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { invariants } from '#database/invariants/invariants.ts'
import { walletViewNames } from '#database/migrations/first/wallet.rules.ts'
import { eachDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { tamper } from '../ledger/testing/tamper.ts'
import type { Viewer } from '../session/viewer.ts'
import { walletHarness, type WalletHarness } from './testing/harness.ts'

/** A wallet with paid, declined and refunded top-ups, and with paid, failed and open withdrawals. */
async function busy(open: OpenTestDatabase) {
  const t = await walletHarness(await open())
  const noura = await t.withMoney(500_000)
  await payAndTakeBack(t, noura)
  await t.pay(await t.topUp(noura, 20_000), 'decline')
  const account = await t.account(noura)
  const results = [{ success: true } as const, { success: false, failureReason: 'No such account' } as const]
  for (const [index, result] of results.entries()) {
    const { id } = await t.withdraw(noura, account.id, 20_000, `ended-${index}`)
    await t.settle(id, result)
  }
  await t.withdraw(noura, account.id, 30_000, 'is-open')
  return t
}

/** Pays a top-up, then refunds it to its payer. */
async function payAndTakeBack(t: WalletHarness, noura: Viewer) {
  const opened = await t.topUp(noura, 20_000)
  await t.pay(opened)
  await t.wallet.topUpById(noura, opened.id)
  await t.giveBack(opened, 20_575)
  await t.db.updateTable('top_ups').set({ next_look_at: t.clock.now() }).where('id', '=', opened.id).execute()
  await t.wallet.pollTopUps()
}

const ofPaid = `(select hold_id from withdrawals where status = 'Success')`
const credit = `(select min(id) from ledger_transactions where kind = 'TOP_UP')`

/** Changes made directly in the database, and the view that finds each. */
const changes: readonly { what: string; view: string; statement: string }[] = [
  {
    what: 'a paid withdrawal is said to have failed',
    view: 'wallet_i9_withdrawals',
    statement: `update withdrawals set status = 'Failed', failure_reason = 'x' where status = 'Success'`,
  },
  {
    what: 'a failed withdrawal is said to be paid',
    view: 'wallet_i9_withdrawals',
    statement: `update withdrawals set status = 'Success', failure_reason = null where status = 'Failed'`,
  },
  {
    what: 'the hold of an open withdrawal was given back',
    view: 'wallet_i9_withdrawals',
    statement: `update ledger_holds set status = 'voided', ended_by = id, ended_at = 1 where status = 'held'`,
  },
  {
    what: 'a withdrawal names the hold of somebody else',
    view: 'wallet_i9_withdrawals',
    statement: `update ledger_holds set source_id = 'platform:fees' where status = 'held'`,
  },
  {
    what: 'a hold for a withdrawal has none',
    view: 'wallet_i9_withdrawals',
    statement: `update ledger_transactions set kind = 'WITHDRAWAL' where kind = 'WITHDRAWAL_PAID'`,
  },
  {
    what: 'a top-up that was declined is said to be paid',
    view: 'wallet_i9_top_ups',
    statement: `update top_ups set status = 'Success', failure_reason = null, settled_at = 1 where status <> 'Success'`,
  },
  {
    what: 'a top-up was credited twice',
    view: 'wallet_i9_top_ups',
    statement: `update ledger_transactions set kind = 'TOP_UP', reference = (select min(id) from top_ups where status = 'Success') where kind = 'WITHDRAWAL_PAID'`,
  },
  {
    what: 'a credit belongs to no top-up',
    view: 'wallet_i9_top_ups',
    statement: `update ledger_transactions set reference = 'none' where kind = 'TOP_UP'`,
  },
  {
    what: 'more was bound than the bill of a withdrawal',
    view: 'wallet_i10_withdrawals',
    statement: `update withdrawals set subtotal = subtotal - 1 where status = 'Initiated'`,
  },
  {
    what: 'the bank got the fee',
    view: 'wallet_i10_withdrawals',
    statement: `update withdrawals set subtotal = subtotal + 1, fee = fee - 1 where hold_id in ${ofPaid}`,
  },
  {
    what: 'the tax of a top-up went to the platform',
    view: 'wallet_i10_top_ups',
    statement: `update top_ups set fee = fee + 1, vat = vat - 1 where status = 'Success'`,
  },
  {
    what: 'a top-up was credited to another wallet',
    view: 'wallet_i10_top_ups',
    statement: `update ledger_entries set account_id = 'adjustments', account_version = 99
      where account_id like 'wallet:%' and transaction_id in ${credit}`,
  },
  {
    what: 'an invoice is over another fee',
    view: 'wallet_i10_invoices',
    statement: `update invoices set fee = fee + 1 where kind = 'invoice'`,
  },
  {
    what: 'a credit note gives another tax back',
    view: 'wallet_i10_invoices',
    statement: `update invoices set vat = vat + 1 where kind = 'creditNote'`,
  },
  {
    what: 'an invoice is over nothing',
    view: 'wallet_i10_invoices',
    statement: `update invoices set transaction_id = 'none' where transaction_id like '%:return'`,
  },
  {
    what: 'the fee that went back with its payment has no credit note',
    view: 'wallet_i10_invoices',
    statement: `delete from invoices where transaction_id in (select id from top_up_returns)`,
  },
  {
    what: 'a wallet is said to have given less than it did',
    view: 'wallet_i10_returns',
    statement: `update top_up_returns set taken = taken - 1`,
  },
  {
    what: 'more is said to have gone back than was paid',
    view: 'wallet_i10_returns',
    statement: `update top_up_returns set subtotal = subtotal + 1`,
  },
  {
    what: 'a payment is said to have gone back that nobody has said so of',
    view: 'wallet_i10_returns',
    statement: `update ledger_transactions set kind = 'TOP_UP_RETURNED' where kind = 'WITHDRAWAL_PAID'`,
  },
  {
    what: 'what went back is of a payment that was never credited',
    view: 'wallet_i10_returns',
    statement: `update top_up_returns set top_up_id = (select id from top_ups where status <> 'Success')`,
  },
]

describe('the invariant views of wallets', () => {
  eachDatabase((open) => {
    it('find nothing after top-ups and withdrawals with every possible outcome', async () => {
      const t = await busy(open)
      await expectSound(t.ledger)
    })

    it.each(changes)('find that $what ($view)', async ({ view, statement }) => {
      const t = await busy(open)
      await tamper(t, statement)
      const found = (await brokenInvariants(t.db)).find((one) => one.view === view)
      expect(found?.subjects).not.toEqual([])
      expect(found).toBeDefined()
    })
  })

  it('are all checked, and each finds at least one of the changes above', () => {
    expect(invariants.map(({ view }) => view)).toEqual(expect.arrayContaining([...walletViewNames]))
    expect(new Set(changes.map(({ view }) => view))).toEqual(new Set(walletViewNames))
  })
})
