import { membersOnly } from './rule.ts'

/** Every member has a wallet while the flag `payment` is on. */
const walletOwners = membersOnly({ feature: 'payment' })

export const walletAccess = {
  myWallet: walletOwners,
  myTransactions: walletOwners,
  myWithdrawalAccounts: walletOwners,
  walletBill: walletOwners,
  topUp: walletOwners,
  withdrawal: walletOwners,
  topUpWallet: walletOwners,
  withdrawFromWallet: walletOwners,
  createWithdrawalAccount: walletOwners,
  updateWithdrawalAccount: walletOwners,
  deleteWithdrawalAccount: walletOwners,
} as const
