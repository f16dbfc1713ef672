import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { momentOrNull, mapUpcoming } from '@wasla/contract/wallet/mappers.ts'
import type { Bill, BillKind } from '@wasla/contract/wallet/bill.ts'
import { decideBill } from '@wasla/contract/wallet/bill-request.ts'
import { dayOf } from '@wasla/contract/wallet/day-use.ts'
import { upcomingOf, walletFigures } from '@wasla/contract/wallet/figures.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { topUpRange } from '@wasla/contract/wallet/top-ups/limits.ts'
import { affordableRange, withdrawalBlock } from '@wasla/contract/wallet/withdrawals/affordable.ts'
import type { Viewer } from '../session/viewer.ts'
import { termsOf, type WalletDeps } from './deps.ts'
import { findTopUpsSince } from './stores/top-ups.ts'
import { lastChangedAt } from './stores/transactions.ts'
import { findWallet } from './stores/wallets.ts'
import { findRecentWithdrawals } from './stores/withdrawals.ts'
import { monthsOf } from './transactions.ts'
import { availableIn } from './withdraw.ts'

type Owner = Pick<Viewer, 'profileId' | 'profileType'>

async function today({ db, clock }: WalletDeps, { profileId }: Owner) {
  const { start } = dayOf(clock.now())
  return { topUps: await findTopUpsSince(db, profileId, start), withdrawals: await findRecentWithdrawals(db, profileId, start) }
}

/**
 * `myWallet` (P-01, P-19): returns the balances, the upcoming amounts and the amounts that may be moved now. `language` is the reader's.
 * Throws `WALLET_NOT_FOUND`.
 */
export async function overview(deps: WalletDeps, owner: Owner, language: Language) {
  const { db, clock, payments, programs } = deps
  const wallet = await findWallet(db, owner.profileId)
  if (!wallet) throw new Problem('WALLET_NOT_FOUND')
  const now = clock.now()
  const terms = termsOf(deps)
  const { topUps, withdrawals } = await today(deps, owner)
  const available = await availableIn(db, deps, owner.profileId)
  const escrows = await programs.escrowsOf(db, owner.profileId)
  const rewards = await programs.rewardsOf(db, owner.profileId)
  const sources = { available, withdrawals, escrows, rewards }
  const names = await programs.namesOf(
    db,
    [...escrows, ...rewards].map(({ programId }) => programId),
  )
  const bankOf = (id: string) => withdrawals.find((withdrawal) => withdrawal.id === id)?.sentTo.bankName
  const titleOf = (id: string) => names.get(id) ?? bankOf(id) ?? ''
  return {
    id: wallet.id,
    ownerId: owner.profileId,
    ownerType: owner.profileType,
    currency: walletLimits.currency,
    ...walletFigures(sources),
    changedAt: momentOrNull(await lastChangedAt(db, owner.profileId)),
    upcoming: upcomingOf(sources, now).map((one) => mapUpcoming(one, ({ referenceId }) => titleOf(referenceId), language)),
    topUpRange: topUpRange(owner.profileType, topUps, terms, now),
    withdrawalRange: affordableRange(available, withdrawals, terms, now),
    withdrawalBlock: withdrawalBlock(available, withdrawals, terms, now),
    gateways: payments.map(({ name, methods }) => ({ name, methods: [...methods] })),
    statementMonths: await monthsOf(db, owner.profileId, now),
  }
}

/** Returns the bill of a top-up or a withdrawal: `walletBill` (P-03, X-42). */
export async function bill(deps: WalletDeps, owner: Owner, { kind, amount }: { kind: BillKind; amount: number }): Promise<Bill> {
  const state = { type: owner.profileType, ...(await today(deps, owner)) }
  return changesOf(decideBill(state, kind, amount, termsOf(deps), deps.clock.now()))
}
