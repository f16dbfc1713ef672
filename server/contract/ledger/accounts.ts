/**
 * Kind of an account: says whose money is on it. `owned`: money of a person, never below zero. `held`: reserved money of a person; only
 * holds move it; never below zero. `house`: money of the platform, or in transit at a gateway or a bank; may go below zero. For example,
 * the balance of a gateway is minus the sum that it brought in.
 */
export type AccountKind = 'owned' | 'held' | 'house'

const currencies = ['SAR'] as const
export type Currency = (typeof currencies)[number]

/** An account. `balance` is the sum of its entries in halalas; `version` is the number of these entries. */
export type AccountRecord = {
  /** Name of the account, chosen by the caller, for example `wallet:<profile>:available` (P-02). The ledger does not interpret it. */
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
