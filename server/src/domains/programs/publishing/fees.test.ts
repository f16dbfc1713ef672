import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '#database/invariants/broken.ts'
import { eachDatabase, type OpenTestDatabase } from '#database/testing/each-database.ts'
import { createServices } from '../../../services/services.ts'
import { expectSound } from '../../ledger/testing/harness.ts'
import { tamper } from '../../ledger/testing/tamper.ts'
import { fixedSettings } from '../../settings/service.ts'
import { publishingHarness } from '../testing/publishing-harness.ts'

/** Publishes a program and tops up its budget with a program fee of two percent. */
async function charged(open: OpenTestDatabase) {
  const t = await publishingHarness(await open())
  const settings = fixedSettings('demo', { 'wallet.programFee': 2 })
  const { publishing } = createServices({ ...t, settings }).programs
  const nabt = await t.brand(500_000)
  const id = await t.draft(nabt, 100_000)
  await publishing.publish(nabt, id, null)
  const input = { programId: id, amount: 50_000, idempotencyKey: 'key-of-form' }
  await publishing.topUp(nabt, input)
  await publishing.topUp(nabt, input)
  return { ...t, nabt, id }
}

describe('a program with a fee', () => {
  eachDatabase((open) => {
    it('pays fee and VAT in addition to the budget, with an invoice each time (L-05, P-22)', async () => {
      const t = await charged(open)
      expect([await t.escrow(t.id), (await t.money(t.nabt)).available]).toEqual([150_000, 500_000 - 150_000 - 3000 - 450])
      const { data } = await t.listed(t.nabt)
      const documents = data.map(({ row, invoice }) => [row.subtotal, row.fees, row.vat, invoice?.fee, invoice?.vat, invoice?.sequence])
      const first = (await t.db.selectFrom('invoices').select('sequence').orderBy('sequence', 'desc').execute())[1]?.sequence ?? 0
      expect(documents.toSorted()).toEqual([
        [100_000, 2000, 300, 2000, 300, first],
        [50_000, 1000, 150, 1000, 150, first + 1],
      ])
      await expectSound(t.ledger)
    })

    it.each([
      ['an invoice is missing', `delete from invoices where fee = 1000`],
      ['an invoice is over another tax', `update invoices set vat = vat + 1 where fee = 2000`],
    ])('fails the check of the invariants if %s (I10)', async (_, statement) => {
      const t = await charged(open)
      await tamper(t, statement)
      const found = (await brokenInvariants(t.db)).find(({ view }) => view === 'wallet_i10_invoices')
      expect(found?.subjects).toHaveLength(1)
    })
  })
})
