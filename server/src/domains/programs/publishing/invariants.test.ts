import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { invariants } from '#database/invariants/invariants.ts'
import { programViewNames } from '#database/migrations/first/programs.rules.ts'
import { eachDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { tamper } from '../../ledger/testing/tamper.ts'
import { publishingHarness } from '../testing/publishing-harness.ts'

/** Creates programs in every state of their money: a draft, one returned to draft, running, topped up, paying, and with returned money. */
async function busy(open: OpenTestDatabase) {
  const t = await publishingHarness(await open(), { env: { mode: 'live' } })
  const nabt = await t.brand(1_000_000)
  await t.draft(nabt, 100_000)
  const back = await t.draft(nabt, 100_000, { startDate: '2026-04-01' })
  await t.publishing.publish(nabt, back, null)
  await t.publishing.changeStatus(nabt, { id: back, status: 'Draft' })
  const over = await t.running(nabt, 100_000, { endDate: '2026-03-20' })
  await t.payOut(over, await t.person(), 30_000)
  t.clock.advance(100 * 86_400_000)
  await t.publishing.followSchedules()
  const runs = await t.running(nabt, 100_000)
  await t.publishing.topUp(nabt, { programId: runs, amount: 50_000, idempotencyKey: 'key-of-form' })
  await t.payOut(runs, await t.person(), 40_000)
  return t
}

const active = `(select id from programs where status = 'Active')`
const releaseOfRetired = `(select id from ledger_transactions where kind = 'PROGRAM_RELEASE'
  and reference = (select id from programs where status = 'Retired'))`

/** Changes made directly in the database, and the view that must find each. */
const changes: readonly { what: string; view: string; statement: string }[] = [
  {
    what: 'a budget is said to be larger',
    view: 'programs_i8_budgets',
    statement: `update programs set budget = budget + 1 where status = 'Active'`,
  },
  {
    what: 'a draft is said to have a budget',
    view: 'programs_i8_budgets',
    statement: `update programs set budget = 1 where status = 'Draft'`,
  },
  {
    what: 'a reservation is for another program',
    view: 'programs_i8_budgets',
    statement: `update ledger_transactions set reference = (select id from programs where status = 'Retired') where kind = 'PROGRAM_TOP_UP' and reference in ${active}`,
  },
  {
    what: 'an escrow paid for something else',
    view: 'programs_i8_escrows',
    statement: `update ledger_transactions set kind = 'ADJUSTMENT' where kind = 'PROGRAM_PAYOUT'`,
  },
  {
    what: 'the balance of an escrow was changed',
    view: 'programs_i8_escrows',
    statement: `update ledger_accounts set balance = balance + 1 where id like 'program:%' and balance > 0`,
  },
  {
    what: 'a payout belongs to no program',
    view: 'programs_i8_escrows',
    statement: `update ledger_transactions set reference = 'none' where kind = 'PROGRAM_PAYOUT'`,
  },
  {
    what: 'more was paid than the budget',
    view: 'programs_i8_spend',
    statement: `update programs set budget = 39999 where status = 'Active'`,
  },
  {
    what: 'what is left went to somebody else',
    view: 'programs_i8_owners',
    statement: `update ledger_entries set account_id = 'adjustments', account_version = 99 where account_id like 'wallet:%' and transaction_id in ${releaseOfRetired}`,
  },
  {
    what: 'a budget was raised by more than was reserved',
    view: 'programs_i8_top_ups',
    statement: 'update program_budget_top_ups set amount = amount + 100001',
  },
]

describe('the invariants of programs', () => {
  eachDatabase((open) => {
    it('hold for programs of every kind', async () => {
      const t = await busy(open)
      await expectSound(t.ledger)
    })

    it.each(changes)('report a violation if $what ($view)', async ({ view, statement }) => {
      const t = await busy(open)
      await tamper(t, statement)
      const found = (await brokenInvariants(t.db)).find((one) => one.view === view)
      expect(found).toBeDefined()
      expect(found?.subjects).not.toEqual([])
    })
  })

  it('are each violated by one of the changes above', () => {
    expect(invariants.filter(({ view }) => view.startsWith('programs_')).map(({ view }) => view)).toEqual(programViewNames)
    expect(new Set(changes.map(({ view }) => view))).toEqual(new Set(programViewNames))
  })
})
