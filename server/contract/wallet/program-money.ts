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

/** Managers' shares of earnings, by the participant from whose earning they are taken. Each manager occurs once for a participant. */
export type ManagerShares = ReadonlyMap<string, readonly Earning[]>

const noShares: ManagerShares = new Map()

/** Highest number of wallets in one transaction. The ledger accepts a hundred entries, and one of them is the escrow's. */
const mostWallets = 99

/** Amounts by profile. A profile that earns and manages gets one sum. */
type Credits = Map<string, number>

const add = (credits: Credits, profileId: string, amount: number) => credits.set(profileId, (credits.get(profileId) ?? 0) + amount)

const payoutInstruction = (programId: string, credits: Credits): PostInstruction => ({
  action: 'post',
  purpose: { kind: 'PROGRAM_PAYOUT', reference: programId },
  entries: [
    { accountId: escrowAccount(programId), amount: -[...credits.values()].reduce((sum, amount) => sum + amount, 0) },
    ...[...credits].map(([profileId, amount]) => ({ accountId: availableAccount(profileId), amount })),
  ],
})

/**
 * Pays one run of one program, from its escrow to the wallets of the earners and of their managers (L-08), in as many transactions as the
 * ledger needs. An earning and its shares are in the same transaction: the earner gets the earning without the shares. Each participant may
 * occur only once.
 */
export function payoutInstructions(programId: string, earnings: readonly Earning[], shares: ManagerShares = noShares): PostInstruction[] {
  const parts: Credits[] = []
  for (const { profileId, amount } of earnings) {
    const given = shares.get(profileId) ?? []
    const wallets = new Set([profileId, ...given.map((share) => share.profileId)])
    let part = parts.at(-1)
    if (!part || new Set([...part.keys(), ...wallets]).size > mostWallets) parts.push((part = new Map()))
    add(part, profileId, amount - given.reduce((sum, share) => sum + share.amount, 0))
    for (const share of given) add(part, share.profileId, share.amount)
  }
  return parts.map((part) => payoutInstruction(programId, part))
}
