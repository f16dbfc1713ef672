import { compareWithBare } from './compare.ts'

const transfer = JSON.stringify({ from: 'a', to: 'b', amount: 100 })
const withdrawal = `mutation ($i: WithdrawFromWalletInput!) { withdrawFromWallet(withdrawFromWalletInput: $i) { id status bill { total } } }`

const transfers = await compareWithBare({
  what: 'transfers of the ledger over HTTP',
  target: new URL('target.ts', import.meta.url),
  requestOf: () => ({ path: '/transfer', headers: {}, body: transfer }),
  rounds: 15,
  each: 500,
  ratio: 0.5,
})

/**
 * Compares the most expensive request that moves money with bare statements. The request includes all of the server's work except the
 * sign-in. No ratio is promised.
 */
const withdrawals = await compareWithBare({
  what: 'withdrawFromWallet over HTTP and GraphQL',
  target: new URL('withdrawals-target.ts', import.meta.url),
  requestOf({ tokens }, index) {
    const [token = '', withdrawalAccountId = ''] = (tokens[index] ?? '').split(' ')
    const i = { amount: 10_000, withdrawalAccountId, idempotencyKey: `request-${index}` }
    const body = JSON.stringify({ query: withdrawal, variables: { i } })
    return { path: '/user/graphql', headers: { authorization: `Bearer ${token}` }, body }
  },
  rounds: 9,
  each: 40,
  ratio: 0,
})
if (!transfers || !withdrawals) process.exitCode = 1
