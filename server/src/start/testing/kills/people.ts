import { demoNumbers, usualDemoCode } from '@wasla/contract/session/demo.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { pause } from '../../../wait.ts'
import type { Client, GraphqlAnswer } from './client.ts'

const signIn = 'mutation ($i: SignInInput!) { signIn(signInInput: $i) { challengeId } }'
const verify = 'mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken } }'

export type Role = keyof typeof demoNumbers

/** Signs a person of the demo in. Returns the token. If an answer is lost, requests another code, because a code works once. */
export async function enter(client: Client, role: Role, address: string): Promise<string> {
  for (;;) {
    const challenge = await client.ask(signIn, { i: { countryId: 'SA', mobileNumber: demoNumbers[role] } }, { address })
    const challengeId = challenge.data?.['signIn']?.['challengeId']
    const entered = await client.ask(verify, { i: { challengeId, code: usualDemoCode } }, { address })
    const token = entered.data?.['verifyOtp']?.['accessToken']
    if (token) return String(token)
  }
}

type Operation = Parameters<Client['ask']>

/** Sends an operation that moves money. Calls whose answer was lost count too. If they reach the session's limit, waits as the server says. */
async function moveMoney(client: Client, ...operation: Operation): Promise<GraphqlAnswer> {
  for (;;) {
    const answer = await client.ask(...operation)
    if (answer.code !== 'RATE_LIMITED') return answer
    await pause(answer.retryAfter * 1000)
  }
}

const myWallet = '{ myWallet { balance } }'
const topUp = 'mutation ($i: TopUpWalletInput!) { topUpWallet(topUpWalletInput: $i) { id checkoutUrl } }'
const poll = 'query ($id: ID!) { topUp(id: $id) { status } }'
const newAccount = 'mutation ($i: CreateWithdrawalAccountInput!) { createWithdrawalAccount(createWithdrawalAccountInput: $i) { id } }'
const withdraw = 'mutation ($i: WithdrawFromWalletInput!) { withdrawFromWallet(withdrawFromWalletInput: $i) { id } }'

/** What the servers have acknowledged to one person. */
export type Person = {
  role: Role
  tokens: string[]
  balanceBefore: number
  /** The ids of top-ups that the server has reported as paid, by their keys. */
  topUps: Map<string, string>
  /** The ids of acknowledged withdrawals, by their keys. */
  withdrawals: Map<string, string>
  problems: string[]
}

/** Signs a person of the demo in. Returns the person with the balance of the wallet at this time. */
export async function signedInPerson(client: Client, role: Role): Promise<Person> {
  const address = client.newAddress()
  const token = await enter(client, role, address)
  const wallet = await client.ask(myWallet, {}, { address, token })
  const balanceBefore = Number(wallet.data?.['myWallet']?.['balance'])
  return { role, tokens: [token], balanceBefore, topUps: new Map(), withdrawals: new Map(), problems: [] }
}

/** Amounts in halalas. */
export const amounts = { topUp: 1_000, withdrawal: 10_000 } as const

/** Signs in, opens a top-up, pays it, and polls until it is paid. Sends each request again, with the same key, until it is answered. */
export async function addMoney(client: Client, person: Person): Promise<void> {
  const { role } = person
  const address = client.newAddress()
  const token = await enter(client, role, address)
  person.tokens.push(token)
  const idempotencyKey = `top-up-${role}-${person.tokens.length}`
  const input = { amount: amounts.topUp, paymentMethod: 'CARD', gateway: 'demo', returnUrl: '/wallet', idempotencyKey }
  const opened = await moveMoney(client, topUp, { i: input }, { address, token })
  const { id, checkoutUrl } = opened.data?.['topUpWallet'] ?? {}
  if (!id || !checkoutUrl) return void person.problems.push(`${idempotencyKey} was answered with ${opened.code}`)
  const page = new URL(String(checkoutUrl), 'http://localhost').pathname
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await client.patiently({ path: page, method: 'POST', headers, body: 'choice=pay' })
  for (;;) {
    const { data, code } = await client.ask(poll, { id }, { address, token })
    const status = data?.['topUp']?.['status']
    if (status === 'Success') break
    if (status !== 'Initiated') return void person.problems.push(`${idempotencyKey} was paid and is ${String(status)}, ${code}`)
    // A process was killed while it asked the gateway. The client polls again, as the page does.
    await pause(walletLimits.topUpPoll.every)
  }
  person.topUps.set(idempotencyKey, String(id))
}

/**
 * Requests two withdrawals at once, each with its own key. Only one may be open, so the other must be refused. Sends the open one again.
 */
export async function takeMoney(client: Client, person: Person, iban: string): Promise<void> {
  const { role } = person
  const address = client.newAddress()
  const token = await enter(client, role, address)
  const account = { swiftCode: 'TESTSARI', bankName: 'Test Bank', currency: 'SAR', iban, nameOnAccount: 'Noura Test', type: 'INDIVIDUAL' }
  const made = await moveMoney(client, newAccount, { i: { ...account, countryId: 'SA' } }, { address, token })
  const id = made.data?.['createWithdrawalAccount']?.['id'] ?? (await firstAccount(client, { address, token }))
  const send = async (idempotencyKey: string) => {
    const i = { amount: amounts.withdrawal, withdrawalAccountId: id, idempotencyKey }
    const { data, code } = await moveMoney(client, withdraw, { i }, { address, token })
    return { key: idempotencyKey, id: data?.['withdrawFromWallet']?.['id'], code }
  }
  const both = await Promise.all([send(`withdraw-${role}-one`), send(`withdraw-${role}-two`)])
  const codes = both.map(({ code }) => code).toSorted()
  if (codes.join() !== 'OK,WITHDRAWAL_IN_PROGRESS') person.problems.push(`two withdrawals of ${role} were answered with ${codes.join()}`)
  for (const { key, id: first } of both) {
    if (!first) continue
    person.withdrawals.set(key, String(first))
    const again = await send(key)
    if (again.id !== first) person.problems.push(`${key} was ${String(first)} and then ${String(again.id)} (${again.code})`)
  }
}

/** Returns the id of the person's bank account, for a person who got no id because the answer was lost. */
async function firstAccount(client: Client, from: { address: string; token: string }): Promise<unknown> {
  const { data } = await client.ask('{ myWithdrawalAccounts { data { id iban } } }', {}, from)
  return (data?.['myWithdrawalAccounts']?.['data'] as { id: string }[] | undefined)?.[0]?.id
}
