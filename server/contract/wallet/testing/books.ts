import type { AccountKind, AccountRecord } from '../../ledger/accounts.ts'
import type { HoldRecord } from '../../ledger/hold-record.ts'
import { decideHold, decideHoldEnd, type OpenedHold } from '../../ledger/holds.ts'
import { decidePosting, type Posting } from '../../ledger/posting.ts'
import type { LedgerInstruction } from '../ledger-instruction.ts'

/** Starting balance of every owned account in halalas, so that each account has money to spend. */
const beginning = 1_000_000_000

const kindOf = (id: string): AccountKind => (id.endsWith(':held') ? 'held' : /^(?:wallet|program):/.test(id) ? 'owned' : 'house')

const accountsIn = (instruction: LedgerInstruction): string[] => {
  if (instruction.action === 'post') return instruction.entries.map(({ accountId }) => accountId)
  if (instruction.action === 'hold') return [instruction.sourceId, instruction.heldId]
  return instruction.end.how === 'post' ? instruction.end.to.map(({ accountId }) => accountId) : []
}

/**
 * Carries out instructions in order by the ledger's own rules. Returns the change of each account, in halalas. Throws if the ledger would
 * refuse an instruction. An instruction that ends a hold ends the hold that was opened last.
 */
export function booksAfter(...instructions: readonly LedgerInstruction[]): Record<string, number> {
  const ids = new Set(instructions.flatMap(accountsIn))
  const first = (id: string) => (kindOf(id) === 'owned' ? beginning : 0)
  let accounts: AccountRecord[] = Array.from(ids, (id) => {
    return { id, kind: kindOf(id), currency: 'SAR', balance: first(id), version: 0, createdAt: 0 }
  })
  let hold: HoldRecord | null = null
  const stamp = { transactionId: 'transaction', now: 0 }
  const write = ({ entries }: Posting) => {
    const after = new Map(entries.map((entry) => [entry.accountId, entry]))
    accounts = accounts.map((account) => {
      const entry = after.get(account.id)
      return entry ? { ...account, balance: entry.balanceAfter, version: entry.accountVersion } : account
    })
  }
  const answerOf = <Value>({ refusal, value }: { refusal?: unknown; value?: Value }): Value => {
    if (value === undefined) throw new Error(`The ledger refuses: ${JSON.stringify(refusal)}`)
    return value
  }
  for (const instruction of instructions) {
    if (instruction.action === 'post') write(answerOf(decidePosting(accounts, instruction, stamp)))
    else if (instruction.action === 'hold') {
      const opened: OpenedHold = answerOf(decideHold(accounts, { ...instruction, expiresAt: null }, stamp))
      write(opened.posting)
      hold = opened.hold
    } else {
      const ended = answerOf(decideHoldEnd(accounts, hold, instruction, stamp))
      write(ended.posting)
      hold = null
    }
  }
  return Object.fromEntries(accounts.map(({ id, balance }) => [id, balance - first(id)]))
}
