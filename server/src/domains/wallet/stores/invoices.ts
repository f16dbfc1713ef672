import { invoiceYear, type InvoiceDraft, type InvoiceRecord } from '@wasla/contract/wallet/invoices/invoice.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { InvoicesTable } from '#database/tables/wallet.ts'

const invoice = defineRecord<InvoicesTable>()({
  kind: same,
  sequence: same,
  transactionId: same,
  fee: same,
  vat: same,
  issuedAt: same,
})

/**
 * Returns the next number of a kind and year. Locks the counter until the transaction ends, so that the number is used again if the
 * transaction is rolled back.
 */
async function nextSequence(tx: Database, { kind, issuedAt }: InvoiceDraft): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counts')
    .values({ kind, year: invoiceYear({ issuedAt }), last: 1 })
    .onConflict((clash) => clash.columns(['kind', 'year']).doUpdateSet((row) => ({ last: row('invoice_counts.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Numbers a document without gaps and stores it (P-22). Throws a unique violation if its transaction has a document already. */
export async function issueInvoice(tx: Database, draft: InvoiceDraft): Promise<InvoiceRecord> {
  const issued = { ...draft, sequence: await nextSequence(tx, draft) }
  await tx
    .insertInto('invoices')
    .values({ ...invoice.write(issued), year: invoiceYear(draft) })
    .execute()
  return issued
}

/** Returns the documents of these transactions, in no order. */
export async function findInvoices(db: Database, transactionIds: readonly string[]): Promise<InvoiceRecord[]> {
  if (transactionIds.length === 0) return []
  const rows = await db.selectFrom('invoices').select(invoice.columns('invoices')).where('transaction_id', 'in', transactionIds).execute()
  return rows.map(invoice.read)
}
