import type { EntryRecord, TransactionRecord } from './record.ts'

/** The hash before the first: 32 bytes of zero, in hexadecimal. */
export const genesis = '0'.repeat(64)

export type SealedEntry = { seq: number; transaction: TransactionRecord; entry: EntryRecord }

/**
 * An entry as the chain of hashes reads it (I11): a JSON array without spaces of version, number in the chain, transaction, line,
 * account, amount, number in the account, balance after it, currency, kind, reference, what it reverses, and time. Numbers are whole;
 * texts are as JSON writes them; in UTF-8. It holds the whole row and what it belongs to, so that no part can change unseen.
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
