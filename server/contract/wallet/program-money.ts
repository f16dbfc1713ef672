import { walletBill, type Bill } from './bill.ts'
import { entriesOf, feeEntries, type LedgerInstruction } from './ledger-instruction.ts'
import { availableAccount, escrowAccount } from './ledger-accounts.ts'
import type { WalletFees } from './terms.ts'

/** A program and the profile that pays for it. */
export type ProgramOwner = { readonly programId: string; readonly profileId: string }

/** What publishing a program, or raising its budget, costs its owner (L-05): today the budget itself. */
export const budgetBill = (budget: number, fees: WalletFees): Bill => walletBill('PROGRAM', budget, fees)

/** The whole budget leaves the wallet for the program's escrow, where nobody can withdraw it (L-04, L-11). */
export const reserveInstruction = ({ programId, profileId }: ProgramOwner, { subtotal, fee, vat, total }: Bill): LedgerInstruction => ({
  action: 'post',
  kind: 'budgetReserved',
  reference: programId,
  entries: entriesOf(
    { account: availableAccount(profileId), amount: -total },
    { account: escrowAccount(programId), amount: subtotal },
    ...feeEntries({ fee, vat }),
  ),
})

/** What a program did not need goes back to its owner (L-10). */
export const releaseInstruction = ({ programId, profileId }: ProgramOwner, amount: number): LedgerInstruction => ({
  action: 'post',
  kind: 'budgetReleased',
  reference: programId,
  entries: [
    { account: escrowAccount(programId), amount: -amount },
    { account: availableAccount(profileId), amount },
  ],
})

/** What one participant is paid in a run, in halalas. */
export type Earning = { readonly profileId: string; readonly amount: number }

/** One run of one program: from its escrow to the wallets of those who earned it (L-08). Each of them occurs once. */
export const payoutInstruction = (programId: string, earnings: readonly Earning[]): LedgerInstruction => ({
  action: 'post',
  kind: 'rewardsPaid',
  reference: programId,
  entries: [
    { account: escrowAccount(programId), amount: -earnings.reduce((sum, { amount }) => sum + amount, 0) },
    ...earnings.map(({ profileId, amount }) => ({ account: availableAccount(profileId), amount })),
  ],
})
