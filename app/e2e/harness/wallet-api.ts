import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'

type Answer<T> = { data?: T | null; errors?: { message: string }[] }

async function ask<T>(address: string, query: string, variables: object, token?: string): Promise<T> {
  const response = await fetch(`${address}/user/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as Answer<T>
  if (!data || errors) throw new Error(`The product refused: ${errors?.map(({ message }) => message).join(', ') ?? response.status}`)
  return data
}

/** The wallet of the demonstration’s networker by its API: what a member does while a page of the back office is open. */
export type WalletApi = {
  /** Begins a withdrawal of so many halalas to the member’s first bank account, and answers its id. */
  withdraw(amount: number): Promise<string>
}

export async function openWalletApi(address: string): Promise<WalletApi> {
  const { signIn } = await ask<{ signIn: { challengeId: string } }>(
    address,
    'mutation SignIn($number: String!) { signIn(signInInput: { countryId: "SA", mobileNumber: $number }) { challengeId } }',
    { number: demoNumbers.INFLUENCER },
  )
  const { verifyOtp } = await ask<{ verifyOtp: { accessToken: string } }>(
    address,
    'mutation Verify($id: ID!, $code: String!) { verifyOtp(verifyOtpInput: { challengeId: $id, code: $code }) { accessToken } }',
    { id: signIn.challengeId, code: usualDemoCode },
  )
  const call = <T>(query: string, variables: object) => ask<T>(address, query, variables, verifyOtp.accessToken)
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
