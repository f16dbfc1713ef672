import { openMemberApi } from './member-api.ts'

/** Actions in the wallet of the demo’s networker through the API, while a back-office page is open. */
export type WalletApi = {
  /** Starts a withdrawal to the member’s first bank account and returns its id. `amount` is in halalas. */
  withdraw(amount: number): Promise<string>
}

export async function openWalletApi(address: string): Promise<WalletApi> {
  const call = await openMemberApi(address, 'INFLUENCER')
  let count = 0
  return {
    async withdraw(amount) {
      const { myWithdrawalAccounts } = await call<{ myWithdrawalAccounts: { data: { id: string }[] } }>(
        '{ myWithdrawalAccounts { data { id } } }',
        {},
      )
      const { withdrawFromWallet } = await call<{ withdrawFromWallet: { id: string } }>(
        'mutation Withdraw($input: WithdrawFromWalletInput!) { withdrawFromWallet(withdrawFromWalletInput: $input) { id } }',
        {
          input: {
            amount,
            withdrawalAccountId: myWithdrawalAccounts.data[0]?.id,
            idempotencyKey: `withdrawal-of-a-journey-${(count += 1)}`,
          },
        },
      )
      return withdrawFromWallet.id
    },
  }
}
