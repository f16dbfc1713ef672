import { describe, expect, test } from 'vitest'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { manualClock } from '../../platform/clock.ts'
import { startScenario } from '../../scenarios/scenario-server.ts'
import type { ScenarioId } from '../../scenarios/scenarios.ts'
import { topUpOfScenario } from '../../scenarios/wallet.ts'
import { ask } from '../../testing/ask.ts'
import { NOURA } from '../../world/networkers.ts'
import { rowsOf } from './transactions.ts'

type Wallet = {
  balance: number
  pendingBalance: number
  reservedBalance: number
  upcoming: { kind: string; amount: number; date: string | null; title: string }[]
  topUpRange: { min: number; max: number }
  withdrawalRange: { min: number; max: number }
  statementMonths: string[]
}
type Payment = { id: string; status: string; checkoutUrl: string | null; failureReason: string | null; bill: { total: number } }
type Answers = {
  myWallet: Wallet
  myTransactions: {
    count: number
    data: {
      type: string
      status: string
      netAmount: number
      description: string
      invoice: { number: string; isCreditNote: boolean } | null
    }[]
  }
  myWithdrawalAccounts: { count: number; data: { id: string; bankName: string; iban: string; warnings: string[]; isInUse: boolean }[] }
  topUpWallet: Payment
  topUp: Payment
  withdrawFromWallet: Payment & { arrivesBy: string; account: { bankName: string } }
  withdrawal: Payment
  createWithdrawalAccount: { id: string; iban: string; warnings: string[] }
  updateWithdrawalAccount: { id: string; iban: string; bankName: string }
  deleteWithdrawalAccount: { id: string }
}

const wallet = `{ myWallet { balance pendingBalance reservedBalance upcoming { kind amount date title } topUpRange { min max }
  withdrawalRange { min max } statementMonths } }`
const transactions = '{ myTransactions { count data { type status netAmount description invoice { number isCreditNote } } } }'
const accounts = '{ myWithdrawalAccounts { count data { id bankName iban warnings isInUse } } }'
const payment = 'id status checkoutUrl failureReason bill { total }'
const topUpWallet = `mutation ($input: TopUpWalletInput!) { topUpWallet(topUpWalletInput: $input) { ${payment} } }`
const withdraw = `mutation ($input: WithdrawFromWalletInput!) { withdrawFromWallet(withdrawFromWalletInput: $input) { id status failureReason
  bill { total } arrivesBy account { bankName } } }`
const create = `mutation ($input: CreateWithdrawalAccountInput!) { createWithdrawalAccount(createWithdrawalAccountInput: $input) { id iban
  warnings } }`
const update = `mutation ($input: UpdateWithdrawalAccountInput!) { updateWithdrawalAccount(updateWithdrawalAccountInput: $input) { id iban
  bankName } }`

/** Starts a scenario. Returns functions that send requests as its viewer. */
function open(id: ScenarioId) {
  const clock = manualClock()
  const { session, server } = startScenario(id, { clock, unwritten: 'refused' })
  const say = (query: string, input?: object) =>
    ask(server, query, { token: session?.accessToken, ...(input ? { variables: { ...input } } : {}) })
  const answer = async <Field extends keyof Answers>(field: Field, query: string, input?: object): Promise<Answers[Field]> => {
    const { data, code } = await say(query, input)
    if (!data) throw new Error(`${field} is refused: ${code ?? ''}`)
    return (data as unknown as Answers)[field]
  }
  return { clock, server, say, answer, wallet: () => answer('myWallet', wallet) }
}

const topUpInput = (amount: number) => ({
  input: { amount, paymentMethod: 'CARD', gateway: 'demo', returnUrl: '/wallet?tab=bank', idempotencyKey: `key-of-${amount}` },
})
const topUpQuery = `query ($id: ID!) { topUp(id: $id) { ${payment} } }`
const newAccount = {
  bankName: 'Tuwaiq Bank',
  swiftCode: 'testsari',
  currency: 'SAR',
  iban: 'SA62 4500 0000 7712 0338 8127',
  nameOnAccount: 'Noura Alotaibi',
  type: 'INDIVIDUAL',
  countryId: 'SA',
}

describe('a wallet of the mock', () => {
  test('counts available, pending and reserved money once each, and has the day of each expected movement', async () => {
    const found = await open('wallet').wallet()
    expect(found).toMatchObject({ balance: 1_248_050, pendingBalance: 455_000, reservedBalance: 50_575 })
    expect(found.upcoming).toEqual([
      { kind: 'REWARD', amount: 84_000, date: '2025-11-23', title: 'The morning cup' },
      { kind: 'REWARD', amount: 40_000, date: '2025-11-23', title: 'Groceries in 20 min' },
      { kind: 'WITHDRAWAL', amount: 50_000, date: '2025-11-25', title: 'Najd Bank' },
      { kind: 'REWARD', amount: 86_000, date: '2025-11-30', title: 'فطور المخيم' },
      { kind: 'REWARD', amount: 245_000, date: '2025-12-01', title: 'Small kitchens' },
      // This reward waits for budget, so it has no date and is not in `pendingBalance`.
      { kind: 'REWARD', amount: 30_000, date: null, title: 'Groceries in 20 min' },
    ])
    expect(found.statementMonths).toEqual(['2025-11', '2025-10', '2025-09'])
  })

  test('has the money that a brand reserved for its programs', async () => {
    const found = await open('wallet-brand').wallet()
    expect(found).toMatchObject({ balance: 4_820_000, pendingBalance: 0, reservedBalance: 1_240_000 })
    expect(found.upcoming.map(({ kind, title, date }) => [kind, title, date])).toEqual([
      ['ESCROW', 'Cold brew summer', '2026-03-01'],
      ['ESCROW', 'Morning cup, every day', null],
    ])
  })

  test('is empty on its first day', async () => {
    const { answer, wallet: figures } = open('wallet-empty')
    expect(await figures()).toMatchObject({ balance: 0, upcoming: [], statementMonths: [], withdrawalRange: { min: 10_000, max: 0 } })
    expect((await answer('myTransactions', transactions)).count).toBe(0)
  })

  test.each(['demo-networker', 'wallet', 'wallet-brand', 'wallet-long'] as const)(
    'has a balance that equals the sum of its transactions, in the scenario %s (P-18)',
    (id) => {
      const { server } = startScenario(id)
      const { ledger, world } = server.store.memory
      for (const { profileId } of world.wallets) {
        const sum = rowsOf(server.store, profileId).reduce((total, { netAmount }) => total + netAmount, 0)
        expect(ledger.balanceOf(availableAccount(profileId))).toBe(sum)
      }
    },
  )

  test('lists its transactions with their tax documents', async () => {
    const { count, data } = await open('wallet').answer('myTransactions', transactions)
    expect(count).toBe(23)
    expect(data.slice(0, 5).map(({ type, status, netAmount, invoice }) => [type, status, netAmount, invoice?.isCreditNote])).toEqual([
      ['WITHDRAWAL', 'Initiated', -50_575, false],
      ['PROGRAM_EARNING', 'Success', 150_000, undefined],
      ['TOP_UP', 'Success', 100_000, false],
      ['WITHDRAWAL', 'Success', 100_575, true],
      ['WITHDRAWAL', 'Failed', -100_575, false],
    ])
    expect(data[3]?.description).toBe('Failed withdrawal, returned')
    expect(data[0]?.invoice?.number).toMatch(/^INV-2025-\d{6}$/)
  })
})

describe('a top-up of the mock', () => {
  test('redirects back to its page, is paid at the third status check and is credited once', async () => {
    const { answer, wallet: balance } = open('wallet-at-rest')
    const begun = await answer('topUpWallet', topUpWallet, topUpInput(100_000))
    expect(begun).toMatchObject({ status: 'Initiated', checkoutUrl: `/wallet?tab=bank&topUp=${begun.id}`, bill: { total: 102_875 } })
    expect(await answer('topUpWallet', topUpWallet, topUpInput(100_000))).toEqual(begun)
    const statuses = []
    for (let poll = 0; poll < 4; poll++) statuses.push((await answer('topUp', topUpQuery, { id: begun.id })).status)
    expect(statuses).toEqual(['Initiated', 'Initiated', 'Success', 'Success'])
    expect((await balance()).balance).toBe(1_298_625 + 100_000)
  })

  test.each([
    [11_300, 'Failed', 'declined'],
    [11_450, 'Failed', 'cancelled'],
    [11_500, 'Initiated', null],
  ])('with %i halalas ends as %s with the reason %s', async (amount, status, failureReason) => {
    const { answer, wallet: balance } = open('wallet-at-rest')
    const { id } = await answer('topUpWallet', topUpWallet, topUpInput(amount))
    await answer('topUp', topUpQuery, { id })
    await answer('topUp', topUpQuery, { id })
    expect(await answer('topUp', topUpQuery, { id })).toMatchObject({ status, failureReason })
    expect((await balance()).balance).toBe(1_298_625)
  })

  test('fails if it is not confirmed within half an hour (P-08)', async () => {
    const { answer, clock, server } = open('wallet-top-up-slow')
    expect(await answer('topUp', topUpQuery, { id: topUpOfScenario })).toMatchObject({ status: 'Initiated' })
    clock.advance(30 * 60_000)
    const token = server.signIn(NOURA.profile).accessToken
    expect((await ask(server, topUpQuery, { token, variables: { id: topUpOfScenario } })).data).toMatchObject({
      topUp: { status: 'Failed', failureReason: 'expired' },
    })
  })

  test('is not found if it belongs to another profile', async () => {
    const { say } = open('wallet-brand')
    expect((await say(topUpQuery, { id: topUpOfScenario })).code).toBe('TOP_UP_NOT_FOUND')
  })
})

describe('a withdrawal of the mock', () => {
  const input = async (answer: ReturnType<typeof open>['answer'], amount = 50_000, at = 0) => {
    const { data } = await answer('myWithdrawalAccounts', accounts)
    return { input: { amount, withdrawalAccountId: data[at]?.id, idempotencyKey: 'a-key-of-a-form' } }
  }

  test('reserves the total at once and is settled after fifteen seconds (P-12)', async () => {
    const { answer, clock, wallet: balance, say } = open('wallet-at-rest')
    const request = await input(answer)
    const begun = await answer('withdrawFromWallet', withdraw, request)
    expect(begun).toMatchObject({ status: 'Initiated', arrivesBy: '2025-11-25', account: { bankName: 'Najd Bank' } })
    expect(await balance()).toMatchObject({ balance: 1_248_050, reservedBalance: 50_575 })
    expect((await answer('myWithdrawalAccounts', accounts)).data[0]?.isInUse).toBe(true)
    expect((await say(withdraw, { input: { ...request.input, idempotencyKey: 'another-key' } })).code).toBe('WITHDRAWAL_IN_PROGRESS')
    clock.advance(15_000)
    expect(await balance()).toMatchObject({ balance: 1_248_050, reservedBalance: 0 })
    expect(await answer('withdrawal', 'query ($id: ID!) { withdrawal(id: $id) { status } }', { id: begun.id })).toEqual({
      status: 'Success',
    })
  })

  test('is returned together with its fee if the IBAN ends in 0000', async () => {
    const { answer, clock, wallet: balance } = open('wallet-at-rest')
    await answer('createWithdrawalAccount', create, { input: { ...newAccount, iban: 'SA95 1500 0001 0002 0003 0000' } })
    const { id } = await answer('withdrawFromWallet', withdraw, await input(answer, 50_000, 2))
    clock.advance(15_000)
    expect((await balance()).balance).toBe(1_298_625)
    const query = 'query ($id: ID!) { withdrawal(id: $id) { status failureReason } }'
    expect(await answer('withdrawal', query, { id })).toEqual({ status: 'Failed', failureReason: 'ACCOUNT_REJECTED' })
  })

  test('of the demo world stays open until the back office settles it', async () => {
    const { clock, wallet: balance } = open('wallet')
    clock.advance(60_000)
    expect((await balance()).reservedBalance).toBe(50_575)
  })

  test('may be as high as the wallet’s limit, but no higher', async () => {
    const { answer, say, wallet: figures } = open('wallet-at-rest')
    const { max } = (await figures()).withdrawalRange
    expect((await say(withdraw, await input(answer, max + 1))).code).toBe('INSUFFICIENT_WALLET_BALANCE')
    expect(await answer('withdrawFromWallet', withdraw, await input(answer, max))).toMatchObject({ status: 'Initiated' })
  })
})

describe('a bank account of the mock', () => {
  test('is masked, changed and removed according to the product’s rules', async () => {
    const { answer, say } = open('wallet-at-rest')
    const made = await answer('createWithdrawalAccount', create, { input: newAccount })
    expect(made).toMatchObject({ iban: 'SA•• •••• … 8127', warnings: [] })
    expect((await say(create, { input: newAccount })).code).toBe('WITHDRAWAL_ACCOUNT_CONFLICT')
    const changed = { input: { id: made.id, bankName: 'Sahil Bank', iban: '' } }
    expect(await answer('updateWithdrawalAccount', update, changed)).toMatchObject({ bankName: 'Sahil Bank', iban: 'SA•• •••• … 8127' })
    expect((await say(update, changed)).code).toBe('NO_CHANGES_TO_UPDATE')
    const remove = 'mutation ($id: ID!) { deleteWithdrawalAccount(id: $id) { id } }'
    expect(await answer('deleteWithdrawalAccount', remove, { id: made.id })).toEqual({ id: made.id })
    expect((await answer('myWithdrawalAccounts', accounts)).data.map(({ bankName }) => bankName)).toEqual(['Najd Bank', 'بنك النخيل'])
    expect((await say(remove, { id: made.id })).code).toBe('WITHDRAWAL_ACCOUNT_NOT_FOUND')
  })

  test('has warnings about details that a bank may refuse', async () => {
    const { answer } = open('wallet-at-rest')
    const flawed = { ...newAccount, iban: 'SA0080000000608010167519', nameOnAccount: 'Faisal Alharbi' }
    expect((await answer('createWithdrawalAccount', create, { input: flawed })).warnings).toEqual(['IBAN_CHECKSUM', 'NAME_MISMATCH'])
  })

  test('cannot be added as the sixth of a profile', async () => {
    expect((await open('wallet-five-accounts').say(create, { input: { ...newAccount, iban: 'SA95 1500 0001 0002 0003 0000' } })).code).toBe(
      'WITHDRAWAL_ACCOUNT_LIMIT_REACHED',
    )
  })
})

describe('a bill of the mock', () => {
  const bill = 'query ($kind: BillKind!, $amount: MinorUnits!) { walletBill(kind: $kind, amount: $amount) { subtotal fee vat total } }'
  test.each([
    ['TOP_UP', 100_000, { subtotal: 100_000, fee: 2500, vat: 375, total: 102_875 }],
    ['WITHDRAWAL', 50_000, { subtotal: 50_000, fee: 500, vat: 75, total: 50_575 }],
  ])('has the expected amounts for a %s of %i', async (kind, amount, expected) => {
    expect((await open('wallet-at-rest').say(bill, { kind, amount })).data).toEqual({ walletBill: expected })
  })

  test('is refused outside the limits, with the error code of the top-up or withdrawal (X-42)', async () => {
    const { say } = open('wallet-at-rest')
    expect((await say(bill, { kind: 'TOP_UP', amount: 999 })).error).toMatchObject({
      code: 'TOP_UP_AMOUNT_INVALID',
      params: { min: 1000, max: 5_000_000 },
    })
    expect((await say(bill, { kind: 'WITHDRAWAL', amount: 9999 })).code).toBe('WITHDRAWAL_AMOUNT_INVALID')
  })
})
