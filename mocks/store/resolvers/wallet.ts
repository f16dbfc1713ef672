import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf } from '@wasla/contract/common/page.ts'
import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { decideBill } from '@wasla/contract/wallet/bill-request.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import { findProfile } from '../find.ts'
import { createAccount, removeAccount, updateAccount } from '../wallet/accounts.ts'
import { mapWithdrawalAccount, mapTopUp, mapTransaction, mapWallet, mapWithdrawal } from '../wallet/mappers.ts'
import { accountsOf, topUpsOf, walletTerms, withdrawalsOf } from '../wallet/state.ts'
import { pollTopUp, startTopUp } from '../wallet/top-ups.ts'
import { pageOfRows } from '../wallet/transactions.ts'
import { startWithdrawal, withdrawalById } from '../wallet/withdrawals.ts'

const me = (context: MockContext) => requireViewer(context).profileId

export const walletResolvers: Resolvers<MockContext> = {
  TransactionShare: {
    party: ({ profileId }, _args, { store }) => {
      const profile = findProfile(store, profileId)
      return profile ? listedProfile(profile) : null
    },
  },
  Query: {
    myWallet: (_parent, _args, context) => mapWallet(context.store, requireProfile(context), context.language),
    myTransactions(_parent, { filter, pagination }, context) {
      const { count, data } = pageOfRows(context.store, me(context), filter, pagination)
      return { count, data: data.map((row) => mapTransaction(context.store, row, context.language)) }
    },
    myWithdrawalAccounts(_parent, { pagination }, context) {
      const { count, data } = pageFrom(accountsOf(context.store, me(context)), pageOf(pagination))
      return { count, data: data.map((account) => mapWithdrawalAccount(context.store, account)) }
    },
    walletBill(_parent, { kind, amount }, context) {
      const { id, type } = requireProfile(context)
      const { store } = context
      const state = { type, topUps: topUpsOf(store, id), withdrawals: withdrawalsOf(store, id) }
      return changesOf(decideBill(state, kind, amount, walletTerms, store.clock.now()))
    },
    topUp: (_parent, { id }, context) => mapTopUp(pollTopUp(context.store, me(context), id)),
    withdrawal: (_parent, { id }, context) => mapWithdrawal(context.store, withdrawalById(context.store, me(context), id)),
  },
  Mutation: {
    topUpWallet: (_parent, { topUpWalletInput: input }, context) => mapTopUp(startTopUp(context.store, requireProfile(context), input)),
    withdrawFromWallet: (_parent, { withdrawFromWalletInput: input }, context) =>
      mapWithdrawal(context.store, startWithdrawal(context.store, requireProfile(context), input)),
    createWithdrawalAccount: (_parent, { createWithdrawalAccountInput: input }, context) =>
      mapWithdrawalAccount(context.store, createAccount(context.store, requireProfile(context), input)),
    updateWithdrawalAccount: (_parent, { updateWithdrawalAccountInput: input }, context) =>
      mapWithdrawalAccount(context.store, updateAccount(context.store, requireProfile(context), input)),
    deleteWithdrawalAccount: (_parent, { id }, context) => removeAccount(context.store, requireProfile(context), id),
  },
}
