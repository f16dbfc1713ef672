/**
 * Whose money an account holds. `owned`: money of a person, never below zero. `held`: reserved money of a person, moved by holds only,
 * never below zero. `house`: money of the platform, of a gateway or of a bank. The balance of a gateway is negative by the amount that it
 * has brought in, so `house` accounts may go below zero.
 */
export type AccountKind = 'owned' | 'held' | 'house'

export const currencies = ['SAR'] as const
export type Currency = (typeof currencies)[number]

/** An account. `balance` is the sum of its entries in halalas; `version` is the number of these entries. */
export type AccountRecord = {
  /** The name, chosen by the caller: `wallet:<profile>:available` (P-02). The ledger does not interpret it. */
  id: string
  kind: AccountKind
  currency: Currency
  balance: number
  version: number
  createdAt: number
}

const form = /^[a-z]+(?::[A-Za-z0-9-]+)*$/
const longest = 128

/** Returns whether a text can name an account: words and ids, joined by colons. */
export const isAccountId = (id: string): boolean => id.length <= longest && form.test(id)
