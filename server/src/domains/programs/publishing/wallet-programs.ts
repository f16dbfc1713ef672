import { expectedReleaseAt } from '@wasla/contract/programs/status/dates.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import { escrowAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Env } from '../../../config/env.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { WalletPrograms } from '../../wallet/service.ts'
import { findNames, findReserving } from '../stores/reserving.ts'

/** Implements the wallet's port for programs: the wallet does not depend on this domain. */
export const walletPrograms = ({
  ledger,
  env,
  rewardsOf,
  paidRewardsOf,
  sharesContactWithPayer,
}: {
  ledger: Pick<LedgerService, 'accounts'>
  env: Pick<Env, 'mode'>
  rewardsOf: WalletPrograms['rewardsOf']
  paidRewardsOf: WalletPrograms['paidRewardsOf']
  sharesContactWithPayer: WalletPrograms['sharesContactWithPayer']
}): WalletPrograms => ({
  namesOf: findNames,
  rewardsOf,
  paidRewardsOf,
  sharesContactWithPayer,
  async escrowsOf(db, profileId) {
    const programs = await findReserving(db, profileId)
    if (programs.length === 0) return []
    const accounts = await ledger.accounts(
      db,
      programs.map(({ id }) => escrowAccount(id)),
    )
    const balances = new Map(accounts.map(({ id, balance }) => [id, balance]))
    const terms = programTermsOf(env.mode)
    return programs.map(({ id, frequency, ...program }) => ({
      programId: id,
      amount: balances.get(escrowAccount(id)) ?? 0,
      releasesAt: expectedReleaseAt(program, frequency, terms),
    }))
  },
})
