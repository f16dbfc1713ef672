import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import { escrowAccount, programAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { PostInstruction } from '@wasla/contract/wallet/ledger-instruction.ts'
import type { WalletOwner } from '@wasla/contract/wallet/record.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { Database } from '#database/database.ts'
import { carryOutPosting } from './carry-out.ts'
import type { WalletDeps } from './deps.ts'
import { invoiceBudget } from './invoices.ts'
import { lockOwnWallet } from './open.ts'
import { listChange, listChanges } from './transactions.ts'
import { availableIn } from './withdraw.ts'

type Owned = { readonly id: string; readonly profileId: string }
type Movement = {
  readonly instruction: PostInstruction
  readonly change: Extract<WalletChange, { change: 'budgetReserved' | 'budgetReleased' }>
}

/** A program's owner as they are now, and what they can spend, in halalas. */
export type ProgramPayer = { readonly owner: WalletOwner; readonly available: number }

/** Who pays for a program, while nothing else changes the wallet: it is locked until the transaction ends. */
export async function lockForProgram(tx: Database, deps: Pick<WalletDeps, 'ledger'>, profileId: string): Promise<ProgramPayer> {
  const { owner } = await lockOwnWallet(tx, profileId)
  return { owner, available: await availableIn(tx, deps, profileId) }
}

/**
 * Moves money between a wallet and the escrow of its owner's program, and lists it, in the transaction that changes the program. What is
 * reserved for a fee has its invoice (P-22).
 */
export async function moveProgramMoney(
  tx: Database,
  { ledger, dialect }: Pick<WalletDeps, 'ledger' | 'dialect'>,
  { id, profileId }: Owned,
  { instruction, change }: Movement,
  once: RepeatKey | null,
): Promise<void> {
  await ledger.openAccounts(tx, programAccounts(id))
  const { isRepeat } = await carryOutPosting(tx, ledger, instruction, once)
  await listChange(tx, { dialect }, profileId, change)
  if (change.change === 'budgetReserved' && !isRepeat) await invoiceBudget(tx, change)
}

/** What lies in the escrows of these programs, in halalas; programs without one are left out. */
export async function escrowsOf(
  db: Database,
  { ledger }: Pick<WalletDeps, 'ledger'>,
  programIds: readonly string[],
): Promise<Map<string, number>> {
  if (programIds.length === 0) return new Map()
  const accounts = await ledger.accounts(db, programIds.map(escrowAccount))
  const balances = new Map(accounts.map(({ id, balance }) => [id, balance]))
  return new Map(programIds.flatMap((id) => (balances.has(escrowAccount(id)) ? [[id, balances.get(escrowAccount(id)) ?? 0]] : [])))
}

/** One run of one program: what the ledger does, and how it is listed on either side (P-18). */
export type ProgramRun = {
  readonly instructions: readonly PostInstruction[]
  /** Under which the ledger knows the run: paid again it moves nothing (I6). Null for one that is told of what happened. */
  readonly once?: RepeatKey | null
  readonly listed: readonly {
    readonly profileId: string
    readonly change: Extract<WalletChange, { change: 'rewardsPaid' | 'rewardEarned' }>
  }[]
}

/** Pays what was earned from a program's escrow into wallets, and lists it for the owner and for everybody who earned (L-08, P-17). */
export async function payProgramRun(
  tx: Database,
  { ledger, dialect }: Pick<WalletDeps, 'ledger' | 'dialect'>,
  { instructions, once = null, listed }: ProgramRun,
): Promise<void> {
  for (const [part, instruction] of instructions.entries())
    await carryOutPosting(tx, ledger, instruction, once && { ...once, key: `${once.key}-${part}` })
  await listChanges(tx, { dialect }, listed)
}
