import { members } from './rule.ts'

export const walletAccess = {
  myWallet: members,
  myTransactions: members,
  myWithdrawalAccounts: members,
  walletBill: members,
  topUp: members,
  withdrawal: members,
  topUpWallet: members,
  withdrawFromWallet: members,
  createWithdrawalAccount: members,
  updateWithdrawalAccount: members,
  deleteWithdrawalAccount: members,
} as const
