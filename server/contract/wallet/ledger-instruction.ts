import type { EntryDraft, Purpose } from '../ledger/posting.ts'
import type { Bill } from './bill.ts'
import { platformAccounts } from './ledger-accounts.ts'

/** The purpose of a ledger transaction. `reference`: id of the top-up, the withdrawal, the program or the adjustment. */
export type LedgerPurpose = Purpose & {
  readonly kind:
    | 'TOP_UP'
    | 'TOP_UP_RETURNED'
    | 'WITHDRAWAL'
    | 'WITHDRAWAL_PAID'
    | 'WITHDRAWAL_RETURNED'
    | 'PROGRAM_TOP_UP'
    | 'PROGRAM_RELEASE'
    | 'PROGRAM_PAYOUT'
    | 'ADJUSTMENT'
}

/** Moves amounts at once. There are at least two entries and none is zero. Each account occurs once. The sum is zero (I2). */
export type PostInstruction = { readonly action: 'post'; readonly purpose: LedgerPurpose; readonly entries: readonly EntryDraft[] }

/** Reserves an amount until the hold ends. */
export type HoldInstruction = {
  readonly action: 'hold'
  readonly purpose: LedgerPurpose
  readonly sourceId: string
  readonly heldId: string
  readonly amount: number
}

/** Ends a hold: its whole amount goes to these accounts, or back to its source (I7, I9). */
export type EndHoldInstruction = {
  readonly action: 'endHold'
  readonly purpose: LedgerPurpose
  readonly holdId: string
  readonly end: { readonly how: 'post'; readonly to: readonly EntryDraft[] } | { readonly how: 'void' }
}

/**
 * An instruction to the ledger, as data. Decisions return instructions. The ledger's service carries them out in the database transaction
 * that saves the decision.
 */
export type LedgerInstruction = PostInstruction | HoldInstruction | EndHoldInstruction

/** Returns the entries, except those with a zero amount, such as a fee of zero. */
export const entriesOf = (...entries: readonly EntryDraft[]): EntryDraft[] => entries.filter(({ amount }) => amount !== 0)

/** Returns the entries of a bill's fee and of its VAT, which the platform owes to the state. */
export const feeEntries = ({ fee, vat }: Pick<Bill, 'fee' | 'vat'>): EntryDraft[] => [
  { accountId: platformAccounts.fees, amount: fee },
  { accountId: platformAccounts.vat, amount: vat },
]
