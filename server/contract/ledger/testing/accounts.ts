import type { AccountKind, AccountRecord } from '../accounts.ts'

/** Returns an account with a balance in halalas, for tests of the rules. */
export const account = (id: string, kind: AccountKind, balance = 0, version = 0): AccountRecord => ({
  id,
  kind,
  currency: 'SAR',
  balance,
  version,
  createdAt: 0,
})

export const stamp = { transactionId: 'transaction', now: 1_000 }
export const purpose = { kind: 'TEST', reference: 'reference' }
