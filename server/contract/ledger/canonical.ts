import type { EntryRecord, TransactionRecord } from './record.ts'

/** The previous hash of the first entry of the chain: 32 zero bytes, in hexadecimal. */
export const genesis = '0'.repeat(64)

export type SealedEntry = { seq: number; transaction: TransactionRecord; entry: EntryRecord }

/**
 * Returns the text of an entry that is hashed in the chain (I11). It is a JSON array without spaces, in UTF-8: version, number in the
 * chain, transaction, line, account, amount, number in the account, balance after the entry, currency, kind, reference, reversed
 * transaction, time. Numbers are integers. The text contains all fields of the entry and of its transaction, so that no field can change
 * unnoticed.
 */
export const canonical = ({ seq, transaction, entry }: SealedEntry): string =>
  JSON.stringify([
    1,
    seq,
    entry.transactionId,
    entry.line,
    entry.accountId,
    entry.amount,
    entry.accountVersion,
    entry.balanceAfter,
    transaction.currency,
    transaction.kind,
    transaction.reference,
    transaction.reverses,
    transaction.createdAt,
  ])
