import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import {
  mapChildTransaction,
  mapTopUp,
  mapTransaction,
  mapWithdrawalAccount,
  mapWithdrawal,
  type WithdrawalAccountSight,
} from '@wasla/contract/wallet/mappers.ts'
import { listedProfile } from '@wasla/contract/profiles/public-fields.ts'
import { payoutChildren } from '@wasla/contract/wallet/transactions/rows.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceMoneyLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'
import type { StoredWithdrawal } from '../../domains/wallet/service.ts'

const wallet = ({ services }: RequestContext) => services.wallet

/** Returns the data that the answers about the viewer's bank accounts need. */
async function sightOf(context: RequestContext): Promise<WithdrawalAccountSight> {
  const viewer = requireViewer(context)
  return {
    owner: context.services.profiles.active(viewer, context.language),
    terms: wallet(context).terms(),
    inUse: await wallet(context).accountsInUse(viewer.profileId),
  }
}

const account = async (record: WithdrawalAccountRecord, context: RequestContext) => mapWithdrawalAccount(record, await sightOf(context))
const withdrawal = async (record: StoredWithdrawal, context: RequestContext) => mapWithdrawal(record, record.sentTo, await sightOf(context))

export const walletResolvers: Resolvers<RequestContext> = {
  Transaction: {
    // The lines of payouts are read only if the query selects them, because the payouts of a page may have thousands.
    async childTransactions(row, _, { loaders, language }) {
      if (row.type !== 'PROGRAM_PAYOUT') return row.childTransactions
      return payoutChildren(row, (await loaders.payments.load(row.id)) ?? []).map((child) => mapChildTransaction(child, language))
    },
  },
  TransactionShare: {
    party: async ({ profileId }, _, { loaders }) => {
      const profile = await loaders.profile.load(profileId)
      return profile ? listedProfile(profile) : null
    },
  },
  Query: {
    myWallet: (_, __, context) => wallet(context).mine(requireViewer(context), context.language),
    async myTransactions(_, { filter, pagination }, context) {
      const { count, data } = await wallet(context).transactions(requireViewer(context), filter, pagination)
      const reader = { ...context.services.wallet.issuer(), language: context.language }
      return { count, data: data.map(({ row, invoice }) => mapTransaction(row, invoice, reader)) }
    },
    async myWithdrawalAccounts(_, { pagination }, context) {
      const { count, data } = await wallet(context).accounts(requireViewer(context), pagination)
      const sight = await sightOf(context)
      return { count, data: data.map((record) => mapWithdrawalAccount(record, sight)) }
    },
    walletBill: (_, request, context) => wallet(context).bill(requireViewer(context), request),
    topUp: async (_, { id }, context) => mapTopUp(await wallet(context).topUpById(requireViewer(context), id), wallet(context).terms()),
    withdrawal: async (_, { id }, context) => withdrawal(await wallet(context).withdrawal(requireViewer(context), id), context),
  },
  Mutation: {
    async topUpWallet(_, { topUpWalletInput: input }, context) {
      await enforceMoneyLimit(context)
      return mapTopUp(await wallet(context).topUp(requireViewer(context), input, context.language), wallet(context).terms())
    },
    async withdrawFromWallet(_, { withdrawFromWalletInput: input }, context) {
      await enforceMoneyLimit(context)
      return withdrawal(await wallet(context).withdraw(requireViewer(context), input), context)
    },
    async createWithdrawalAccount(_, { createWithdrawalAccountInput: input }, context) {
      await enforceMoneyLimit(context)
      return account(await wallet(context).createAccount(requireViewer(context), input), context)
    },
    async updateWithdrawalAccount(_, { updateWithdrawalAccountInput: input }, context) {
      await enforceMoneyLimit(context)
      return account(await wallet(context).updateAccount(requireViewer(context), input), context)
    },
    async deleteWithdrawalAccount(_, { id }, context) {
      await enforceMoneyLimit(context)
      return wallet(context).removeAccount(requireViewer(context), id)
    },
  },
}
