import { isStoreBusy } from './transaction.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Returns whether a write failed because of the store, not because of the data. The store is then busy, away, full or read-only (F4, F5,
 * F6, F11). The same write may succeed later.
 */
export const isStoreAway = (error: unknown): boolean =>
  isStoreBusy(error) || /^SQLITE_(?:FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM|PROTOCOL)|^53|^25006/.test(codeOf(error))
