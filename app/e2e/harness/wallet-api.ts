import { openMemberApi } from './member-api.ts'

/** The wallet of the demonstration's networker by its API, for a member's actions while a page of the back office is open. */
export type WalletApi = {
  /** Starts a withdrawal in halalas to the member's first bank account, and returns its id. */
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
