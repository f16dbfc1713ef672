import type { EntryRecord, TransactionRecord } from './record.ts'

/** The hash before the first one: 32 zero bytes, in hexadecimal. */
export const genesis = '0'.repeat(64)

export type SealedEntry = { seq: number; transaction: TransactionRecord; entry: EntryRecord }

/**
 * Returns an entry as it is hashed in the chain (I11): a JSON array without spaces, in UTF-8, of version, number in the chain, transaction,
 * line, account, amount, number in the account, balance after it, currency, kind, reference, reversed transaction, and time. Numbers are
 * integers. It contains the whole row and its transaction, so that no part can change unnoticed.
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
