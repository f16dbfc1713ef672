import type { HoldInstruction, LedgerEntry, LedgerInstruction } from '../ledger-instruction.ts'

/** The ledger takes no more entries at once. */
const mostEntries = 100

/** The entries that an instruction makes; the end of a hold is that of the one opened before it. */
function entriesIn(instruction: LedgerInstruction, open: HoldInstruction | undefined): readonly LedgerEntry[] {
  if (instruction.action === 'post') return instruction.entries
  const hold = instruction.action === 'hold' ? instruction : open
  if (!hold) throw new Error('No hold is open')
  const { sourceId, heldId, amount } = hold
  if (instruction.action === 'hold')
    return [
      { accountId: sourceId, amount: -amount },
      { accountId: heldId, amount },
    ]
  const to = instruction.end.how === 'post' ? instruction.end.to : [{ accountId: sourceId, amount }]
  return [{ accountId: heldId, amount: -amount }, ...to]
}

/** What instructions, in their order, make of each account, in halalas. Throws for one that no ledger would carry out (I2). */
export function booksAfter(...instructions: readonly LedgerInstruction[]): Record<string, number> {
  const books: Record<string, number> = {}
  let open: HoldInstruction | undefined
  for (const instruction of instructions) {
    const entries = entriesIn(instruction, open)
    const accounts = new Set(entries.map(({ accountId }) => accountId))
    const sum = entries.reduce((total, { amount }) => total + amount, 0)
    const isWhole = entries.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)
    if (sum !== 0 || entries.length < 2 || entries.length > mostEntries || accounts.size !== entries.length || !isWhole)
      throw new Error(`${instruction.purpose.kind} does not balance: ${JSON.stringify(entries)}`)
    for (const { accountId, amount } of entries) books[accountId] = (books[accountId] ?? 0) + amount
    if (instruction.action === 'hold') open = instruction
  }
  return books
}
