import type { LedgerInstruction } from '../ledger-instruction.ts'

/** What instructions make of each account, in halalas. Throws for one that no ledger would carry out (I2). */
export function booksAfter(...instructions: readonly LedgerInstruction[]): Record<string, number> {
  const books: Record<string, number> = {}
  for (const { entries, kind } of instructions) {
    const accounts = new Set(entries.map(({ account }) => account))
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    if (
      sum !== 0 ||
      entries.length < 2 ||
      accounts.size !== entries.length ||
      entries.some(({ amount }) => !Number.isSafeInteger(amount) || amount === 0)
    )
      throw new Error(`${kind} does not balance: ${JSON.stringify(entries)}`)
    for (const { account, amount } of entries) books[account] = (books[account] ?? 0) + amount
  }
  return books
}
