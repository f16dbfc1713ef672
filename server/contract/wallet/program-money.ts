import { walletBill, type Bill } from './bill.ts'
import { entriesOf, feeEntries, type PostInstruction } from './ledger-instruction.ts'
import { availableAccount, escrowAccount } from './ledger-accounts.ts'
import type { WalletFees } from './terms.ts'

/** A program and the profile that pays for it. */
export type ProgramOwner = { readonly programId: string; readonly profileId: string }

/** What publishing a program, or raising its budget, costs its owner (L-05): today the budget itself. */
export const budgetBill = (budget: number, fees: WalletFees): Bill => walletBill('PROGRAM', budget, fees)

/** The whole budget leaves the wallet for the program's escrow, where nobody can withdraw it (L-04, L-11). */
export const reserveInstruction = ({ programId, profileId }: ProgramOwner, { subtotal, fee, vat, total }: Bill): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_TOP_UP', reference: programId },
  entries: entriesOf(
    { accountId: availableAccount(profileId), amount: -total },
    { accountId: escrowAccount(programId), amount: subtotal },
    ...feeEntries({ fee, vat }),
  ),
})

/** What a program did not need goes back to its owner (L-10). */
export const releaseInstruction = ({ programId, profileId }: ProgramOwner, amount: number): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_RELEASE', reference: programId },
  entries: [
    { accountId: escrowAccount(programId), amount: -amount },
    { accountId: availableAccount(profileId), amount },
  ],
})

/** What one participant is paid in a run, in halalas. */
export type Earning = { readonly profileId: string; readonly amount: number }

/** The ledger takes a hundred entries at once, one of which is the escrow's. */
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
 * One run of one program: from its escrow to the wallets of those who earned it (L-08), in as many transactions as the ledger needs.
 * Each participant occurs once.
 */
export const payoutInstructions = (programId: string, earnings: readonly Earning[]): PostInstruction[] =>
  Array.from({ length: Math.ceil(earnings.length / mostEarnings) }, (_, part) =>
    payoutInstruction(programId, earnings.slice(part * mostEarnings, (part + 1) * mostEarnings)),
  )
