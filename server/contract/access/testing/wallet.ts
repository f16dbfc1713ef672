import { behindFlag, forMembers, type UserRow } from './user-rows.ts'

const account = '{ swiftCode: "", bankName: "", currency: SAR, iban: "", nameOnAccount: "", type: INDIVIDUAL, countryId: "none" }'
const topUp = '{ amount: 1, paymentMethod: CARD, gateway: "none", returnUrl: "/wallet", idempotencyKey: "none" }'

const calls: readonly UserRow[] = [
  forMembers('query', 'myWallet { id }'),
  forMembers('query', 'myTransactions { count }'),
  forMembers('query', 'myWithdrawalAccounts { count }'),
  forMembers('query', 'walletBill(kind: TOP_UP, amount: 1) { total }'),
  forMembers('query', 'topUp(id: "none") { id }'),
  forMembers('query', 'withdrawal(id: "none") { id }'),
  forMembers('mutation', `topUpWallet(topUpWalletInput: ${topUp}) { id }`),
  forMembers(
    'mutation',
    'withdrawFromWallet(withdrawFromWalletInput: { amount: 1, withdrawalAccountId: "none", idempotencyKey: "none" }) { id }',
  ),
  forMembers('mutation', `createWithdrawalAccount(createWithdrawalAccountInput: ${account}) { id }`),
  forMembers('mutation', 'updateWithdrawalAccount(updateWithdrawalAccountInput: { id: "none" }) { id }'),
  forMembers('mutation', 'deleteWithdrawalAccount(id: "none") { id }'),
]

export const walletCalls: readonly UserRow[] = calls.map(behindFlag('payment'))
