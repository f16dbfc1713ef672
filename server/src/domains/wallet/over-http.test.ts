import { describe, expect, it } from 'vitest'
import { signatureHeader, writeDemoWebhook } from '../../providers/payments/demo-webhook.ts'
import { isDemoPayments } from '../../providers/payments/demo.ts'
import type { RateLimits } from '#platform/rate-limit.ts'
import { answerOf, bearer, testApp, type Answer } from '../../testing/test-app.ts'
import { testEnv } from '../../testing/test-deps.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { tamper } from '../ledger/testing/tamper.ts'
import { bankAccount } from './testing/harness.ts'

/** Switches rate limits off, because ten money calls a minute would hide the effect of twenty concurrent calls. */
const unlimited: RateLimits = { take: async () => null, enforce: async () => undefined, forget: async () => undefined }

const withdrawal = `mutation ($i: WithdrawFromWalletInput!) { withdrawFromWallet(withdrawFromWalletInput: $i) { id bill { total } } }`
const topUp = `mutation ($i: TopUpWalletInput!) { topUpWallet(topUpWalletInput: $i) { id checkoutUrl } }`
const poll = 'query ($id: ID!) { topUp(id: $id) { status } }'
const newAccount = `mutation ($i: CreateWithdrawalAccountInput!) { createWithdrawalAccount(createWithdrawalAccountInput: $i) { id } }`

/** An IBAN that nobody has in the demo. */
const ownIban = 'SA3380000000919293949596'

/** A signed-in agent of the demo over HTTP, with the money in their wallet. */
async function setUp() {
  const t = await testApp({}, { limits: unlimited })
  await t.services.wallet.openMissing()
  const { accessToken } = await t.enter('AGENT')
  const headers = bearer(accessToken)
  const ask = (query: string, variables: Record<string, unknown> = {}) => t.ask(query, variables, headers)
  const wallet = async () =>
    answerOf<{ balance: number; reservedBalance: number }>(await ask('{ myWallet { balance reservedBalance } }'), 'myWallet')

  async function begin(amount: number, idempotencyKey: string) {
    const input = { amount, paymentMethod: 'CARD', gateway: 'demo', returnUrl: '/wallet', idempotencyKey }
    const { id, checkoutUrl } = answerOf<{ id: string; checkoutUrl: string }>(await ask(topUp, { i: input }), 'topUpWallet')
    const payment = new URL(checkoutUrl).pathname.split('/').at(-1) ?? ''
    /** Pays as the payer does on the gateway's page. */
    const pay = async () => void (await t.deps.payments.find(isDemoPayments)?.decide(payment, 'pay'))
    return { id, payment, pay }
  }

  const account = async () =>
    answerOf<{ id: string }>(await ask(newAccount, { i: bankAccount({ iban: ownIban }) }), 'createWithdrawalAccount').id

  const withdraw = (withdrawalAccountId: string, amount: number, idempotencyKey: string) =>
    ask(withdrawal, { i: { amount, withdrawalAccountId, idempotencyKey } })
  const webhook = async (payment: string, eventId: string) => {
    const { body, header } = writeDemoWebhook(testEnv.secrets.token, eventId, payment)
    return t.app.request('/webhooks/payments/demo', {
      method: 'POST',
      body,
      headers: { [signatureHeader]: header(signatureHeader) ?? '' },
    })
  }
  return { ...t, askAs: ask, wallet, begin, account, withdraw, webhook }
}

const codes = (answers: readonly { body: Answer }[]) => answers.map(({ body }) => body.errors?.[0]?.extensions.code ?? 'done')
const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

describe('moving money over HTTP', () => {
  it('credits a top-up once while webhooks arrive and ten tabs poll', async () => {
    const t = await setUp()
    const before = (await t.wallet()).balance
    const { id, payment, pay } = await t.begin(200_000, 'a-key-of-top-up')
    await pay()
    const [webhooks] = await Promise.all([times(5, (n) => t.webhook(payment, `evt_000${n}`)), times(10, () => t.askAs(poll, { id }))])
    expect(webhooks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await t.wallet()).balance).toBe(before + 200_000)
    expect((await t.askAs(poll, { id })).body.data).toEqual({ topUp: { status: 'Success' } })
    await expectSound(t.services.ledger)
  })

  it('makes one withdrawal if twenty requests withdraw the whole balance', async () => {
    const t = await setUp()
    const { pay, id } = await t.begin(200_000, 'a-key-of-top-up')
    await pay()
    await t.askAs(poll, { id })
    const account = await t.account()
    const { balance, reservedBalance } = await t.wallet()
    const answers = await times(20, (n) => t.withdraw(account, balance - 575, `request-number-${n}`))
    expect(codes(answers).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'WITHDRAWAL_IN_PROGRESS'), 'done'])
    expect(await t.wallet()).toEqual({ balance: 0, reservedBalance: reservedBalance + balance })
    await expectSound(t.services.ledger)
  })

  it('makes one withdrawal if ten tabs send the same request, and each gets the same answer (F22)', async () => {
    const t = await setUp()
    const { pay, id } = await t.begin(200_000, 'a-key-of-top-up')
    await pay()
    await t.askAs(poll, { id })
    const account = await t.account()
    const { balance } = await t.wallet()
    const answers = await times(10, () => t.withdraw(account, 10_000, 'one-of-ten-tabs'))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.data))).size).toBe(1)
    expect(codes(answers)).toEqual(Array.from({ length: 10 }, () => 'done'))
    expect((await t.wallet()).balance).toBe(balance - 10_575)
    await expectSound(t.services.ledger)
  })

  it('stops while the ledger does not add up: reads work, the operator is warned, and money moves after the repair (F7)', async () => {
    const t = await setUp()
    const first = await t.begin(200_000, 'a-key-of-top-up')
    await first.pay()
    await t.askAs(poll, { id: first.id })
    const account = await t.account()
    const { balance } = await t.wallet()
    const second = await t.begin(50_000, 'another-key-of-it')
    await second.pay()

    await tamper(t, `update ledger_accounts set balance = balance + 1 where id = 'platform:fees'`)
    expect(await t.services.ledger.check()).toMatchObject({ isReadOnly: true, findings: [{ id: 'I3', subjects: ['platform:fees'] }] })
    expect(t.lines.join('')).toContain('ledger_i3_balances')
    expect(codes([await t.withdraw(account, 10_000, 'a-withdrawal-key')])).toEqual(['SERVICE_BUSY'])
    await t.askAs(poll, { id: second.id })
    expect(await t.wallet()).toMatchObject({ balance })
    expect((await t.askAs('{ myTransactions { count } myWithdrawalAccounts { count } }')).body.errors).toBeUndefined()

    await tamper(t, `update ledger_accounts set balance = balance - 1 where id = 'platform:fees'`)
    expect(await t.services.ledger.check()).toEqual({ findings: [], isReadOnly: false })
    expect(codes([await t.withdraw(account, 10_000, 'a-withdrawal-key')])).toEqual(['done'])
    t.deps.clock.advance(60_000)
    await t.askAs(poll, { id: second.id })
    expect((await t.wallet()).balance).toBe(balance - 10_575 + 50_000)
    await expectSound(t.services.ledger)
  })
})
