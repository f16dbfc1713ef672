import { houseAccounts } from './ledger-accounts.ts'
import type { Bill } from './bill.ts'

/** An amount on an account, in halalas; negative where it leaves. */
export type LedgerEntry = { readonly account: string; readonly amount: number }

/** What a transaction is for. */
export const instructionKinds = [
  'topUp',
  'withdrawal',
  'withdrawalSettled',
  'withdrawalFailed',
  'budgetReserved',
  'budgetReleased',
  'rewardsPaid',
] as const
export type InstructionKind = (typeof instructionKinds)[number]

/** A posting stands by itself; the others open a hold, end it by paying out of it, or give it back. `hold` is the id of the hold. */
type Action = { readonly action: 'post' } | { readonly action: 'hold' | 'postHold' | 'voidHold'; readonly hold: string }

/**
 * What the ledger is to do, as data: decisions return it, the ledger's service carries it out in the transaction that saves the rest.
 * The entries are at least two, none is zero, each account occurs once, and they sum to zero (I2). `reference` is the top-up, the
 * withdrawal or the program.
 */
export type LedgerInstruction = {
  readonly kind: InstructionKind
  readonly reference: string
  readonly entries: readonly LedgerEntry[]
} & Action

/** Entries without those that move nothing, such as a fee of zero. */
export const entriesOf = (...entries: readonly LedgerEntry[]): LedgerEntry[] => entries.filter(({ amount }) => amount !== 0)

/** What the house earns by a bill, and the tax it owes for it. */
export const feeEntries = ({ fee, vat }: Pick<Bill, 'fee' | 'vat'>): LedgerEntry[] => [
  { account: houseAccounts.fees, amount: fee },
  { account: houseAccounts.vat, amount: vat },
]
