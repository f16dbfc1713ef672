import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import * as mappers from '@wasla/contract/wallet/mappers.ts'
import { upcomingOf, walletFigures, type Upcoming } from '@wasla/contract/wallet/figures.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { topUpRange } from '@wasla/contract/wallet/top-ups/limits.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import { lastChangeIn, statementMonths } from '@wasla/contract/wallet/transactions/statement.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { affordableRange, withdrawalBlock } from '@wasla/contract/wallet/withdrawals/affordable.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { productName } from '../product-name.ts'
import { heldBudgets } from '../programs/money.ts'
import { accruedRewardsOf } from '../rewards/reading.ts'
import { accountById, availableOf, gateways, topUpsOf, walletOf, walletTerms, withdrawalsOf } from './state.ts'
import { invoiceOf, rowsOf } from './transactions.ts'

const currency = walletLimits.currency

/** Returns the title of an entry of `upcoming`: the program's name or the bank's. */
function titleOf({ memory: { world } }: Store, { kind, referenceId }: Upcoming): string {
  if (kind !== 'withdrawal') {
    const title = world.escrows.find(({ programId }) => programId === referenceId)?.title
    return title ?? world.programs.find(({ id }) => id === referenceId)?.name ?? ''
  }
  const accountId = world.withdrawals.find(({ id }) => id === referenceId)?.accountId
  return world.withdrawalAccounts.find(({ id }) => id === accountId)?.bankName ?? ''
}

/** Returns the `Wallet` of the API. */
export function mapWallet(store: Store, profile: ProfileRecord, language: Language) {
  const { id: profileId, type } = profile
  const [now, available, withdrawals] = [store.clock.now(), availableOf(store, profileId), withdrawalsOf(store, profileId)]
  const rows = rowsOf(store, profileId)
  const sources = { available, withdrawals, rewards: accruedRewardsOf(store, profileId), escrows: heldBudgets(store, profileId) }
  return {
    id: walletOf(store, profileId).id,
    ownerId: profileId,
    ownerType: type,
    currency,
    ...walletFigures(sources),
    changedAt: mappers.momentOrNull(lastChangeIn(rows)),
    upcoming: upcomingOf(sources, now).map((one) => mappers.mapUpcoming(one, (upcoming) => titleOf(store, upcoming), language)),
    topUpRange: topUpRange(type, topUpsOf(store, profileId), walletTerms, now),
    withdrawalRange: affordableRange(available, withdrawals, walletTerms, now),
    withdrawalBlock: withdrawalBlock(available, withdrawals, walletTerms, now),
    gateways: gateways.map(({ name, methods }) => ({ name, methods: [...methods] })),
    statementMonths: statementMonths(rows, now),
  }
}

/** Returns the `Transaction` of the API for a row. */
export const mapTransaction = (store: Store, row: TransactionRow, language: Language) =>
  mappers.mapTransaction(row, invoiceOf(store, row.id), { language, productName, vatNumber: null, mode: 'demo' })

/** Returns the `TopUp` of the API for a record. */
export const mapTopUp = (topUp: TopUpRecord) => mappers.mapTopUp(topUp, walletTerms)

function sightOf(store: Store, { profileId }: { profileId: string }): mappers.WithdrawalAccountSight {
  const owner = findProfile(store, profileId)
  if (!owner) throw new Error(`The profile ${profileId} is gone`)
  return { owner, terms: walletTerms, inUse: mappers.accountsInUse(withdrawalsOf(store, profileId)) }
}

/** Returns the `WithdrawalAccount` of the API for a record. */
export const mapWithdrawalAccount = (store: Store, account: WithdrawalAccountRecord) =>
  mappers.mapWithdrawalAccount(account, sightOf(store, account))

/** Returns the `Withdrawal` of the API for a record. */
export function mapWithdrawal(store: Store, withdrawal: WithdrawalRecord) {
  const account = accountById(store, withdrawal.accountId)
  if (!account) throw new Error(`The withdrawal ${withdrawal.id} goes nowhere`)
  return mappers.mapWithdrawal(withdrawal, account, sightOf(store, withdrawal))
}
