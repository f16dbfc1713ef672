/**
 * Whose money an account counts. `owned`: somebody's, never below zero. `held`: somebody's while it is bound, touched by holds alone,
 * never below zero. `house`: the platform's, a gateway's or a bank's, which may go below zero: what came in through it.
 */
export type AccountKind = 'owned' | 'held' | 'house'

export const currencies = ['SAR'] as const
export type Currency = (typeof currencies)[number]

/** An account as it stands. `balance` in halalas, the sum of its entries; `version` is how many entries it has. */
export type AccountRecord = {
  /** Its name, chosen by whoever opens it: `wallet:<profile>:available` (P-02). The ledger reads nothing in it. */
  id: string
  kind: AccountKind
  currency: Currency
  balance: number
  version: number
  createdAt: number
}

const form = /^[a-z]+(?::[A-Za-z0-9-]+)*$/
const longest = 128

/** Whether a text can name an account: words and ids joined by colons. */
export const isAccountId = (id: string): boolean => id.length <= longest && form.test(id)
