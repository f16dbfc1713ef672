import { describe, expect, it } from 'vitest'
import { NOURA_NAJD } from '@wasla/mocks/world/wallets.ts'
import { switchFlags } from '../flags/service.ts'
import { expectSound } from '../ledger/testing/harness.ts'
import { answerOf, bearer, testApp } from '../../testing/test-app.ts'
import { bankAccount, failingIban } from './testing/harness.ts'

type App = Awaited<ReturnType<typeof testApp>>
type Answer = Awaited<ReturnType<App['ask']>>

const codeOf = ({ body }: Answer) => body.errors?.[0]?.extensions.code

/** Requests of Noura, who has money and two bank accounts. */
async function noura(app: App) {
  const headers = bearer((await app.enter('INFLUENCER')).accessToken)
  const ask = (text: string, variables: Record<string, unknown> = {}) => app.ask(text, variables, headers)
  const topUp = (over: Record<string, unknown> = {}) =>
    ask('mutation ($i: TopUpWalletInput!) { topUpWallet(topUpWalletInput: $i) { id status checkoutUrl } }', {
      i: { amount: 100_000, paymentMethod: 'CARD', gateway: 'demo', returnUrl: '/wallet', idempotencyKey: 'a-form-key', ...over },
    })
  const withdraw = (amount: unknown, key = 'a-form-key') =>
    ask('mutation ($i: WithdrawFromWalletInput!) { withdrawFromWallet(withdrawFromWalletInput: $i) { id status } }', {
      i: { amount, withdrawalAccountId: NOURA_NAJD.id, idempotencyKey: key },
    })
  const createAccount = (iban: string) =>
    ask('mutation ($i: CreateWithdrawalAccountInput!) { createWithdrawalAccount(createWithdrawalAccountInput: $i) { id iban } }', {
      i: bankAccount({ iban }),
    })
  return { ask, topUp, withdraw, createAccount }
}

const balanceOf = async ({ ask }: Awaited<ReturnType<typeof noura>>) =>
  answerOf<{ balance: number }>(await ask('{ myWallet { balance } }'), 'myWallet').balance

describe('the wallet API', () => {
  it('credits a top-up that is paid on the page of the demo gateway', async () => {
    const app = await testApp()
    const person = await noura(app)
    const before = await balanceOf(person)
    const { id, checkoutUrl } = answerOf<{ id: string; checkoutUrl: string }>(await person.topUp(), 'topUpWallet')
    const page = new URL(checkoutUrl).pathname
    expect((await app.app.request(page)).status).toBe(200)
    expect((await app.app.request('/demo/checkout.css')).status).toBe(200)
    const paid = await app.app.request(page, { method: 'POST', body: new URLSearchParams({ choice: 'pay' }) })
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://localhost/wallet?topUp=${id}`])
    const polled = await person.ask('query ($id: ID!) { topUp(id: $id) { status bill { total } } }', { id })
    expect(polled.body.data).toEqual({ topUp: { status: 'Success', bill: { total: 102_875 } } })
    expect(await balanceOf(person)).toBe(before + 100_000)
    await expectSound(app.services.ledger)
  })

  it('has no demo checkout page and no demo webhook in live mode', async () => {
    const app = await testApp({ mode: 'live' })
    for (const path of ['/demo/checkout.css', '/demo/checkout/pay_1']) expect((await app.app.request(path)).status).toBe(404)
    expect((await app.app.request('/webhooks/payments/demo', { method: 'POST', body: '{}' })).status).toBe(404)
  })

  it('allows ten calls of any kind that move money, per session and minute, and does not count reads (X-19)', async () => {
    const app = await testApp()
    const person = await noura(app)
    for (let call = 0; call < 4; call++) await person.createAccount('no number')
    for (let call = 0; call < 3; call++) await person.withdraw(1, `withdrawal-${call}`)
    for (let call = 0; call < 3; call++) await person.topUp({ amount: 1, idempotencyKey: `top-up-${call}` })
    const refused = await person.topUp()
    expect(refused.body.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 60 } })
    expect(codeOf(await person.withdraw(10_000))).toBe('RATE_LIMITED')
    expect(codeOf(await person.ask('{ myWallet { balance } myTransactions { count } }'))).toBeUndefined()
    const other = await noura(app)
    expect(codeOf(await other.topUp())).toBeUndefined()
    app.deps.clock.advance(60_000)
    expect(codeOf(await person.topUp({ idempotencyKey: 'a-minute-later' }))).toBeUndefined()
  })

  it('never shows a whole IBAN in a response, the log or the audit log (X-36)', async () => {
    const app = await testApp({ logLevel: 'debug' })
    const person = await noura(app)
    const seen: unknown[] = [(await person.createAccount(failingIban)).body, (await person.createAccount(failingIban)).body]
    const fields = 'id iban bankName nameOnAccount warnings usableFrom isInUse country { id }'
    seen.push((await person.ask(`{ myWithdrawalAccounts { data { ${fields} } } }`)).body)
    seen.push((await person.withdraw(10_000)).body)
    seen.push(
      (await person.ask('{ myTransactions { data { metadata childTransactions { metadata } } } myWallet { upcoming { title } } }')).body,
    )
    seen.push(await app.db.selectFrom('audit').selectAll().execute(), app.lines)
    const text = JSON.stringify(seen)
    expect(text).toContain('SA•• •••• … 0000')
    expect(text).not.toContain(failingIban)
    expect(text).not.toContain(NOURA_NAJD.iban)
    expect(text).not.toContain(NOURA_NAJD.iban.slice(4, 20))
  })

  it('rejects an input that contains an amount of the bill (security case 41)', async () => {
    const app = await testApp()
    const person = await noura(app)
    for (const line of ['fee', 'vat', 'total', 'currency', 'netAmount']) {
      const answer = await person.ask(
        `mutation { withdrawFromWallet(withdrawFromWalletInput: { amount: 10000, withdrawalAccountId: "a", idempotencyKey: "a-form-key", ${line}: 1 }) { id } }`,
      )
      expect([line, codeOf(answer)]).toEqual([line, 'BAD_REQUEST'])
    }
  })

  it.each([0, -1, 1.5, 1e13, '10000', 'Infinity', null])('moves no money for an amount of %j (security case 40)', async (amount) => {
    const app = await testApp()
    const person = await noura(app)
    const before = await balanceOf(person)
    for (const answer of [await person.withdraw(amount), await person.topUp({ amount })])
      expect(['DTO_VALIDATION_ERROR', 'BAD_REQUEST']).toContain(codeOf(answer))
    expect(await balanceOf(person)).toBe(before)
  })

  it('finishes open withdrawals after payments are switched off, but refuses new calls (security case 37)', async () => {
    const app = await testApp()
    const person = await noura(app)
    const { id } = answerOf<{ id: string }>(await person.withdraw(10_000), 'withdrawFromWallet')
    await switchFlags(app.db, app.dialect, { payment: false }, 1)
    await app.flags.refresh()
    expect(codeOf(await person.withdraw(10_000, 'another-key'))).toBe('FEATURE_DISABLED')
    expect(codeOf(await person.ask('{ myWallet { balance } }'))).toBe('FEATURE_DISABLED')
    app.deps.clock.advance(15_000)
    await app.services.wallet.settleDemoWithdrawals()
    expect(await app.services.wallet.findWithdrawal(id)).toMatchObject({ status: 'Success' })
    await expectSound(app.services.ledger)
  })

  it('returns an empty wallet to a person who has just signed up', async () => {
    const app = await testApp()
    const signUp = await app.ask('mutation ($i: SignUpInput!) { signUp(signUpInput: $i) { challengeId } }', {
      i: { countryId: 'SA', mobileNumber: '599999999', acceptedTerms: true },
    })
    const { challengeId } = answerOf<{ challengeId: string }>(signUp, 'signUp')
    const verified = await app.ask('mutation ($i: VerifyOtpInput!) { verifyOtp(verifyOtpInput: $i) { accessToken } }', {
      i: { challengeId, code: '123456' },
    })
    const { accessToken } = answerOf<{ accessToken: string }>(verified, 'verifyOtp')
    const answer = await app.ask('{ myWallet { balance ownerType statementMonths } }', {}, bearer(accessToken))
    expect(answer.body.data).toEqual({ myWallet: { balance: 0, ownerType: 'INFLUENCER', statementMonths: [] } })
  })
})
