import type { RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import { escrowAccount, programAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { PostInstruction } from '@wasla/contract/wallet/ledger-instruction.ts'
import type { WalletOwner } from '@wasla/contract/wallet/record.ts'
import type { WalletChange } from '@wasla/contract/wallet/transactions/rows.ts'
import type { Database } from '#database/database.ts'
import { executePosting } from './execute-instruction.ts'
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

/** The owner of a program, and the amount that the owner can spend, in halalas. */
export type ProgramPayer = { readonly owner: WalletOwner; readonly available: number }

/** Locks the wallet of a program's owner until the transaction ends. Returns the owner and the amount that they can spend. */
export async function lockForProgram(tx: Database, deps: Pick<WalletDeps, 'ledger'>, profileId: string): Promise<ProgramPayer> {
  const { owner } = await lockOwnWallet(tx, profileId)
  return { owner, available: await availableIn(tx, deps, profileId) }
}

/**
 * Moves money between a wallet and the escrow of its owner's program, and lists it, in the transaction that changes the program. Issues the
 * invoice for the fee of a reserved budget (P-22).
 */
export async function moveProgramMoney(
  tx: Database,
  { ledger, dialect }: Pick<WalletDeps, 'ledger' | 'dialect'>,
  { id, profileId }: Owned,
  { instruction, change }: Movement,
  once: RepeatKey | null,
): Promise<void> {
  await ledger.openAccounts(tx, programAccounts(id))
  const { isRepeat } = await executePosting(tx, ledger, instruction, once)
  await listChange(tx, { dialect }, profileId, change)
  if (change.change === 'budgetReserved' && !isRepeat) await invoiceBudget(tx, change)
}

/** Returns the balances of programs' escrows in halalas, by program id. Programs without an escrow are left out. */
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

/** One payout run of one program: the ledger's instructions, and the entries for the lists of both sides (P-18). */
export type ProgramRun = {
  readonly instructions: readonly PostInstruction[]
  /**
   * The ledger's key for the run. A second payment with the same key moves nothing (I6). Null for the demo's past, which is written only
   * once.
   */
  readonly once?: RepeatKey | null
  readonly listed: readonly {
    readonly profileId: string
    readonly change: Extract<WalletChange, { change: 'rewardsPaid' | 'rewardEarned' }>
  }[]
}

/**
 * Pays rewards from a program's escrow into wallets, and lists them for the owner and for each participant (L-08, P-17). Returns the ids of
 * the transactions in the ledger.
 */
export async function payProgramRun(
  tx: Database,
  { ledger, dialect }: Pick<WalletDeps, 'ledger' | 'dialect'>,
  { instructions, once = null, listed }: ProgramRun,
): Promise<string[]> {
  const ids: string[] = []
  for (const [part, instruction] of instructions.entries())
    ids.push((await executePosting(tx, ledger, instruction, once && { ...once, key: `${once.key}-${part}` })).transactionId)
  await listChanges(tx, { dialect }, listed)
  return ids
}
