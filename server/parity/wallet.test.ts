import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { DANA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { NOURA_ALNAKHEEL, NOURA_NAJD, NABT_SAHIL } from '@wasla/mocks/world/wallets.ts'
import { codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
})
afterEach(() => pair.close())

const call = (field: string, variables: (captured: Captured) => Record<string, unknown> = () => ({}), language = 'en') =>
  pair.call(field, { variables, language })

/** Sends every query about a wallet. */
async function queryAll(language = 'en') {
  await call('myWallet', undefined, language)
  await call('myTransactions', undefined, language)
  await call('myWithdrawalAccounts', undefined, language)
}

const topUp = (amount: number, key: string, over: object = {}) =>
  call('topUpWallet', () => ({
    topUpWalletInput: { amount, paymentMethod: 'CARD', gateway: 'demo', returnUrl: '/wallet', idempotencyKey: key, ...over },
  }))
const poll = () => {
  pair.clock.advance(2_000)
  return call('topUp', ({ topUp: id }) => ({ id }))
}
const withdraw = (amount: number, key: string, account: (captured: Captured) => string | undefined = () => NOURA_NAJD.id) =>
  call('withdrawFromWallet', (captured) => ({
    withdrawFromWalletInput: { amount, withdrawalAccountId: account(captured) ?? 'none', idempotencyKey: key },
  }))
const account = {
  swiftCode: 'testsari',
  bankName: 'Najd Bank',
  currency: 'SAR',
  iban: 'sa03 8000 0000 6080 1016 7511',
  nameOnAccount: 'Somebody Else',
  type: 'INDIVIDUAL',
  countryId: 'SA',
}
/** Advances the clock before each new account, so that lists, which are sorted by time, have a fixed order. */
const create = (over: object = {}) => {
  pair.clock.advance(1)
  return call('createWithdrawalAccount', () => ({ createWithdrawalAccountInput: { ...account, ...over } }))
}
const update = (input: object) =>
  call('updateWithdrawalAccount', ({ bankAccount: id }) => ({ updateWithdrawalAccountInput: { id, ...input } }))

describe('the mock and the server', () => {
  test.each([NOURA, REEM, OMAR, QIMAM, NABT_COFFEE, DANA])(
    'agree on the initial wallet of each person of the world ($profile.userName)',
    async (member) => {
      await signIn(pair, member)
      for (const language of ['en', 'ar']) await queryAll(language)
    },
  )

  test('agree on the list of transactions: filters by type and date, and pages', async () => {
    await signIn(pair, NOURA)
    for (const types of [['TOP_UP'], ['FEE'], ['VAT', 'TOP_UP'], ['PROGRAM_EARNING'], []])
      await call('myTransactions', () => ({ filter: { types }, pagination: { limit: 3, offset: 1 } }))
    for (const filter of [{ from: '2025-10-01' }, { to: '2025-10-01' }, { from: '2025-10-05', to: '2025-10-24' }])
      await call('myTransactions', () => ({ filter }))
    expect(codeOf(await call('myTransactions', () => ({ filter: { from: '2025-10-05', to: '2025-10-01' } })))).toBe('DTO_VALIDATION_ERROR')
    await call('myTransactions', () => ({ pagination: { limit: 4, offset: 8 } }))
  })

  test('return the same bills, and the same refusals for amounts outside the limits', async () => {
    await signIn(pair, NOURA)
    for (const kind of ['TOP_UP', 'WITHDRAWAL'])
      for (const amount of [0, 999, 1_000, 9_999, 10_000, 123_457, 5_000_000, 5_000_001, -1])
        await call('walletBill', () => ({ kind, amount }))
    await signIn(pair, NABT_COFFEE)
    await call('walletBill', () => ({ kind: 'TOP_UP', amount: 100_000_000 }))
  })

  test('agree on a payment: its page, its polls, its outcome and its invoice', async () => {
    await signIn(pair, NOURA)
    expect(codeOf(await topUp(1, 'too-little'))).toBe('TOP_UP_AMOUNT_INVALID')
    expect(codeOf(await topUp(100_000, 'short'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await topUp(100_000, 'elsewhere', { returnUrl: 'https://evil.example' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await topUp(100_000, 'other-gateway', { gateway: 'other' }))).toBe('UNSUPPORTED_PAYMENT_GATEWAY')
    await topUp(100_000, 'first-key')
    await topUp(100_000, 'first-key')
    expect(codeOf(await topUp(200_000, 'first-key'))).toBe('DTO_VALIDATION_ERROR')
    await queryAll()
    await poll()
    await poll()
    await pair.pay('pay')
    expect((await poll()).body.data).toMatchObject({ topUp: { status: 'Success' } })
    await poll()
    await queryAll()
    expect(codeOf(await call('topUp', () => ({ id: 'none' })))).toBe('TOP_UP_NOT_FOUND')
  })

  test('agree on a payment that is declined', async () => {
    await signIn(pair, REEM)
    // The mock's gateway declines amounts whose riyals end in 13.
    await topUp(101_300, 'declined-key')
    await poll()
    await poll()
    await pair.pay('decline')
    expect((await poll()).body.data).toMatchObject({ topUp: { status: 'Failed', failureReason: 'declined' } })
    await queryAll()
  })

  test('agree on a withdrawal: the reserved amount, the allowed bank accounts, and the bank’s answer', async () => {
    await signIn(pair, NOURA)
    expect(codeOf(await withdraw(9_999, 'too-little'))).toBe('WITHDRAWAL_AMOUNT_INVALID')
    expect(codeOf(await withdraw(4_000_000, 'too-much'))).toBe('INSUFFICIENT_WALLET_BALANCE')
    expect(codeOf(await withdraw(10_000, 'not-mine', () => NABT_SAHIL.id))).toBe('WITHDRAWAL_ACCOUNT_NOT_FOUND')
    await withdraw(20_000, 'withdrawal-key')
    await withdraw(20_000, 'withdrawal-key')
    expect(codeOf(await withdraw(30_000, 'withdrawal-key'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await withdraw(30_000, 'another-key'))).toBe('WITHDRAWAL_IN_PROGRESS')
    expect(codeOf(await call('deleteWithdrawalAccount', () => ({ id: NOURA_NAJD.id })))).toBe('WITHDRAWAL_IN_PROGRESS')
    await queryAll()
    pair.clock.advance(15_000)
    await pair.settle()
    const ended = await call('withdrawal', ({ withdrawal: id }) => ({ id }))
    expect(ended.body.data).toMatchObject({ withdrawal: { status: 'Success' } })
    await queryAll('ar')
    expect(codeOf(await call('withdrawal', () => ({ id: 'none' })))).toBe('WITHDRAWAL_NOT_FOUND')
  })

  test('agree on a withdrawal that fails and is returned, and on the daily limit', async () => {
    await signIn(pair, NOURA)
    await create({ iban: 'SA8480000000608010160000' })
    for (let time = 1; time <= 5; time++) {
      await withdraw(10_000, `withdrawal-${time}`, ({ bankAccount }) => bankAccount)
      pair.clock.advance(60_000)
      await pair.settle()
      await call('withdrawal', ({ withdrawal: id }) => ({ id }))
    }
    expect(codeOf(await withdraw(10_000, 'the-sixth', () => NOURA_ALNAKHEEL.id))).toBe('RATE_LIMITED')
    await queryAll()
  })

  test('refuse the same uses of a wallet after a long absence, until the identity check (security case 10)', async () => {
    await signIn(pair, NOURA)
    await pair.requireIdentityCheck(NOURA.user.id)
    const id = NOURA_NAJD.id
    expect(codeOf(await topUp(100_000, 'first-key'))).toBe('USER_NOT_VERIFIED')
    expect(codeOf(await withdraw(10_000, 'second-key'))).toBe('USER_NOT_VERIFIED')
    expect(codeOf(await create())).toBe('USER_NOT_VERIFIED')
    expect(codeOf(await call('updateWithdrawalAccount', () => ({ updateWithdrawalAccountInput: { id, city: 'Jeddah' } })))).toBe(
      'USER_NOT_VERIFIED',
    )
    expect(codeOf(await call('deleteWithdrawalAccount', () => ({ id })))).toBe('USER_NOT_VERIFIED')
    await queryAll()
  })

  test('give the same answers to changes of bank accounts: valid input, the limit, and the details that are shown', async () => {
    await signIn(pair, DANA)
    for (const wrong of [
      { iban: 'SA' },
      { swiftCode: 'x' },
      { bankName: '12' },
      { countryId: 'XX' },
      { nameOnAccount: '' },
      { mobileNumber: '5' },
    ])
      expect(codeOf(await create(wrong))).toBe('DTO_VALIDATION_ERROR')
    await create({ mobileNumber: '٠٥٠٠٠٠٠٠٠١', city: 'الرياض' })
    expect(codeOf(await create())).toBe('WITHDRAWAL_ACCOUNT_CONFLICT')
    pair.clock.advance(1_000)
    await update({ bankName: 'بنك نجد', iban: '', city: null })
    expect(codeOf(await update({ bankName: 'بنك نجد' }))).toBe('NO_CHANGES_TO_UPDATE')
    pair.clock.advance(60_000)
    for (const last of ['12', '13', '14', '15']) await create({ iban: `SA03800000006080101675${last}` })
    expect(codeOf(await create({ iban: 'SA0380000000608010167516' }))).toBe('WITHDRAWAL_ACCOUNT_LIMIT_REACHED')
    await queryAll()
    expect(codeOf(await call('deleteWithdrawalAccount', ({ bankAccount: id }) => ({ id })))).toBeUndefined()
    expect(codeOf(await call('deleteWithdrawalAccount', ({ bankAccount: id }) => ({ id })))).toBe('WITHDRAWAL_ACCOUNT_NOT_FOUND')
    await queryAll('ar')
  })
})
