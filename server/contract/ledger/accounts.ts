/**
 * Whose money an account holds. `owned`: a person’s, never below zero. `held`: a person’s while it is bound; only holds touch it, and it is
 * never below zero. `house`: of the platform, a gateway or a bank; may go below zero, by what came in through it.
 */
export type AccountKind = 'owned' | 'held' | 'house'

export const currencies = ['SAR'] as const
export type Currency = (typeof currencies)[number]

/** An account. `balance` is the sum of its entries in halalas; `version` is their number. */
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
