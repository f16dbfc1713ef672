import { walletBill, type Bill } from './bill.ts'
import { entriesOf, feeEntries, type PostInstruction } from './ledger-instruction.ts'
import { availableAccount, escrowAccount } from './ledger-accounts.ts'
import type { WalletFees } from './terms.ts'

/** A program and its owner's profile, which pays for it. */
export type ProgramOwner = { readonly programId: string; readonly profileId: string }

/** Returns the bill of publishing a program or raising its budget (L-05): today there is no fee. */
export const budgetBill = (budget: number, fees: WalletFees): Bill => walletBill('PROGRAM', budget, fees)

/** Moves the whole budget from the wallet to the program's escrow, where nobody can withdraw it (L-04, L-11). */
export const reserveInstruction = ({ programId, profileId }: ProgramOwner, { subtotal, fee, vat, total }: Bill): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_TOP_UP', reference: programId },
  entries: entriesOf(
    { accountId: availableAccount(profileId), amount: -total },
    { accountId: escrowAccount(programId), amount: subtotal },
    ...feeEntries({ fee, vat }),
  ),
})

/** Returns the unused budget of a program to its owner (L-10). */
export const releaseInstruction = ({ programId, profileId }: ProgramOwner, amount: number): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_RELEASE', reference: programId },
  entries: [
    { accountId: escrowAccount(programId), amount: -amount },
    { accountId: availableAccount(profileId), amount },
  ],
})

/** The payment to one participant in a run, in halalas. */
export type Earning = { readonly profileId: string; readonly amount: number }

/** Highest number of earnings in one transaction. The ledger accepts a hundred entries, and one of them is the escrow's. */
const mostEarnings = 99

const payoutInstruction = (programId: string, earnings: readonly Earning[]): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_PAYOUT', reference: programId },
  entries: [
    { accountId: escrowAccount(programId), amount: -earnings.reduce((sum, { amount }) => sum + amount, 0) },
    ...earnings.map(({ profileId, amount }) => ({ accountId: availableAccount(profileId), amount })),
  ],
})

/**
 * Pays one run of one program, from its escrow to the wallets of the earners (L-08), in as many transactions as the ledger needs. Each
 * participant may occur only once.
 */
export const payoutInstructions = (programId: string, earnings: readonly Earning[]): PostInstruction[] =>
  Array.from({ length: Math.ceil(earnings.length / mostEarnings) }, (_, part) =>
    payoutInstruction(programId, earnings.slice(part * mostEarnings, (part + 1) * mostEarnings)),
  )
