import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { dayOf } from '@wasla/contract/wallet/day-use.ts'
import type { WithdrawFromWalletInput } from '@wasla/contract/wallet/input.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { flagsOf } from '@wasla/contract/wallet/withdrawals/flags.ts'
import { decideWithdrawal, type WithdrawalState } from '@wasla/contract/wallet/withdrawals/withdrawal.ts'
import type { Database } from '#database/database.ts'
import { inSharedTransaction } from '#database/group-commit/group-commit.ts'
import type { Viewer } from '../session/viewer.ts'
import { executeHold } from './execute-instruction.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { invoiceWithdrawal } from './invoices.ts'
import { lockOwnWallet } from './open.ts'
import { findAccount } from './stores/withdrawal-accounts.ts'
import { findOwnerNames } from './stores/wallets.ts'
import {
  countPaidBefore,
  findRecentWithdrawals,
  findWithdrawal,
  findWithdrawalByKey,
  insertWithdrawal,
  type StoredWithdrawal,
} from './stores/withdrawals.ts'
import { listChange } from './transactions.ts'

/** Returns the amount that a profile can spend now, in halalas. */
export async function availableIn(db: Database, { ledger }: Pick<WalletDeps, 'ledger'>, profileId: string): Promise<number> {
  const [account] = await ledger.accounts(db, [availableAccount(profileId)])
  return account?.balance ?? 0
}

/** Locks the wallet and reads the state by which a withdrawal is decided. */
async function loadLocked(
  tx: Database,
  deps: WalletDeps,
  profileId: string,
  { withdrawalAccountId, idempotencyKey }: WithdrawFromWalletInput,
): Promise<Omit<WithdrawalState, 'previous'> & { previous: StoredWithdrawal | null }> {
  const { owner } = await lockOwnWallet(tx, profileId)
  return {
    owner,
    available: await availableIn(tx, deps, profileId),
    account: await findAccount(tx, withdrawalAccountId),
    withdrawals: await findRecentWithdrawals(tx, profileId, dayOf(deps.clock.now()).start),
    previous: await findWithdrawalByKey(tx, profileId, idempotencyKey),
  }
}

/** Returns the flags that finance should check, as of the beginning of the withdrawal. */
async function flagsNow(
  tx: Database,
  { programs }: Pick<WalletDeps, 'programs'>,
  profileId: string,
  account: WithdrawalAccountRecord,
  now: number,
) {
  const owner = (await findOwnerNames(tx, profileId)) ?? { firstName: null, lastName: null, name: null, nameInOtherScript: null }
  const isFirst = (await countPaidBefore(tx, profileId, now)) === 0
  const sharesContact = await programs.sharesContactWithPayer(tx, profileId)
  return flagsOf({ account, owner, isFirst, sharesContact, createdAt: now })
}

/**
 * `withdrawFromWallet` (P-06, P-11): saves the hold, the withdrawal and its place in the list in one transaction. The same key makes one
 * withdrawal and gets the same answer. Throws the refusals of `decideWithdrawal`.
 */
export const withdraw = (
  deps: WalletDeps,
  { profileId }: Pick<Viewer, 'profileId'>,
  input: WithdrawFromWalletInput,
): Promise<StoredWithdrawal> =>
  inSharedTransaction(deps, async (tx) => {
    const state = await loadLocked(tx, deps, profileId, input)
    const at = { id: deps.ids.uuid(), now: deps.clock.now() }
    const start = changesOf(decideWithdrawal(state, input, termsOf(deps), at))
    if (start.isRepeat && state.previous) return state.previous
    if (start.isRepeat || !state.account) throw new Error('A withdrawal begins anew, with its account')
    const { amount, withdrawalAccountId, idempotencyKey: key } = input
    const { transactionId } = await executeHold(tx, deps.ledger, start.instruction, {
      owner: profileId,
      operation: 'withdrawFromWallet',
      key,
      content: { amount, withdrawalAccountId },
    })
    const withdrawal: StoredWithdrawal = {
      ...start.withdrawal,
      holdId: transactionId,
      sentTo: state.account,
      flags: await flagsNow(tx, deps, profileId, state.account, at.now),
    }
    await insertWithdrawal(tx, withdrawal)
    await listChange(tx, deps, profileId, { change: 'withdrawal', withdrawal })
    await invoiceWithdrawal(tx, withdrawal, 'invoice')
    return withdrawal
  })

/**
 * `withdrawal`: returns the profile's own withdrawal. Throws `WITHDRAWAL_NOT_FOUND` for an unknown withdrawal or one of another profile.
 */
export async function ownWithdrawal({ db }: Pick<WalletDeps, 'db'>, { profileId }: Pick<Viewer, 'profileId'>, id: string) {
  const found = await findWithdrawal(db, id)
  if (found?.profileId !== profileId) throw new Problem('WITHDRAWAL_NOT_FOUND')
  return found
}
