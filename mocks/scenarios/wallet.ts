import type { ErrorExtensions } from '@wasla/contract/errors/problem.ts'
import { adjustment } from '../world/adjustments.ts'
import { NABT_COFFEE } from '../world/businesses.ts'
import { at, day, minute } from '../world/clock.ts'
import type { Member } from '../world/member.ts'
import { ABDULRAHMAN, NOURA } from '../world/networkers.ts'
import { bankAccount, topUp, topUpReturn, withdrawal, type ProgramChange } from '../world/wallet-rows.ts'
import { moved } from '../world/moved.ts'
import { moments, type World } from '../world/tables.ts'
import type { FaultRule, Scenario } from './scenario.ts'
import { NOURA_NAJD } from '../world/wallets.ts'
import { emptyWallet, nabtWithPrograms, nouraEarning, nouraWithdrawing, type WalletRows } from '../world/wallet-examples.ts'

/** Returns a brand's payout without the rewards of this profile. */
const without =
  (id: string) =>
  (change: ProgramChange): ProgramChange =>
    change.change === 'rewardsPaid' ? { ...change, earnings: change.earnings.filter(({ profileId }) => profileId !== id) } : change

type Own = { readonly profileId: string }

/** Returns the milliseconds by which the world is moved from its own time. */
const movedBy = ({ profile: { id, createdAt } }: Member, world: World): number =>
  (world.profiles.find((profile) => profile.id === id)?.createdAt ?? createdAt) - createdAt

/**
 * Returns a function that replaces a member's rows in the world. The new rows have times of the unmoved world. The function moves them by
 * the same time as the world.
 */
function replacing(member: Member, world: World) {
  const { id } = member.profile
  const by = movedBy(member, world)
  return <R extends Own>(all: readonly R[], own: readonly R[], fields: readonly (keyof R)[]): R[] => [
    ...all.filter(({ profileId }) => profileId !== id),
    ...moved(own, fields, by),
  ]
}

/** A member's own wallet rows: bank accounts, top-ups and withdrawals. */
export type MovedRows = Pick<WalletRows, 'withdrawalAccounts' | 'topUps' | 'withdrawals'>

/**
 * Gives a member these bank accounts, top-ups and withdrawals. Keeps rewards from programs, so that the reports of payout runs stay valid.
 */
export const moving =
  (member: Member, rows: MovedRows) =>
  (world: World): void => {
    const replaced = replacing(member, world)
    world.withdrawalAccounts = replaced(world.withdrawalAccounts, rows.withdrawalAccounts, moments.withdrawalAccounts)
    world.topUps = replaced(world.topUps, rows.topUps, moments.topUps)
    world.withdrawals = replaced(world.withdrawals, rows.withdrawals, moments.withdrawals)
  }

/** Replaces a member's wallet. */
const having =
  (member: Member, rows: WalletRows) =>
  (world: World): void => {
    moving(member, rows)(world)
    const replaced = replacing(member, world)
    world.programChanges = replaced(world.programChanges, rows.programChanges, moments.programChanges).map(without(member.profile.id))
    world.programRewards = replaced(world.programRewards, rows.programRewards, moments.programRewards)
    world.payoutRuns = [...world.payoutRuns, ...moved(rows.payoutRuns, moments.payoutRuns, movedBy(member, world))]
    world.escrows = replaced(world.escrows, rows.escrows, moments.escrows)
  }

/** Adjustments of Noura's wallet, one that adds money and one that takes money. */
export const nouraCorrected = [
  adjustment(NOURA, {
    on: '2025-11-18T11:15',
    riyals: 5.75,
    reason: 'Fee taken twice for one withdrawal',
    by: 'FINANCE',
    posted: { on: '2025-11-19T06:50', by: 'SUPER_ADMIN' },
  }),
  adjustment(NOURA, {
    on: '2025-11-19T07:20',
    riyals: -75,
    reason: 'شحن سُجّل مرتين من بوابة الدفع',
    by: 'FINANCE',
    posted: { on: '2025-11-19T10:05', by: 'SUPER_ADMIN' },
  }),
]

/** Replaces the adjustments of a member's wallet. */
const correcting =
  (member: Member, rows: typeof nouraCorrected) =>
  (world: World): void => {
    world.adjustments = replacing(member, world)(world.adjustments, rows, moments.adjustments)
  }

const justNow = '2025-11-20T08:58'
const withTopUp = (next: ReturnType<typeof topUp>): WalletRows => ({ ...nouraWithdrawing, topUps: [...nouraWithdrawing.topUps, next] })

/**
 * Top-ups that began two minutes ago, for addresses such as `/wallet?topUp=<id>`. The first is paid at the third status check. The second
 * is never paid.
 */
const openTopUp = topUp(NOURA, { on: justNow, riyals: 1000, status: 'Initiated' })
const slowTopUp = topUp(NOURA, { on: justNow, riyals: 1015, status: 'Initiated' })
/** A top-up whose checkout page is outside the product. Only the demo gateway's page is inside. */
const unpaidTopUp = { ...slowTopUp, checkoutUrl: 'https://pay.example/checkout/1' }
const declinedTopUp = topUp(NOURA, { on: justNow, riyals: 1000, failed: 'declined' })
const cancelledTopUp = topUp(NOURA, { on: justNow, riyals: 1000, failed: 'cancelled' })
const paidTopUp = topUp(NOURA, { on: justNow, riyals: 1000 })

const withFailedWithdrawal = (failed: string): WalletRows => ({
  ...nouraEarning,
  withdrawals: [...nouraEarning.withdrawals, withdrawal(NOURA_NAJD, { on: '2025-11-18T10:42', riyals: 1000, failed })],
})

/** A top-up that the bank charged back two days later, and the return of its amount. */
const chargedBack = topUp(NOURA, { on: '2025-11-17T10:05', riyals: 800 })
export const returnOfScenario = topUpReturn(chargedBack, { on: '2025-11-19T11:20' })
function withReturn(world: World): void {
  having(NOURA, withTopUp(chargedBack))(world)
  world.topUpReturns.push(...moved([returnOfScenario], moments.topUpReturns, movedBy(NOURA, world)))
}

/** Id of the top-up in the addresses of all scenarios. All these top-ups began in the same minute, so they have the same id. */
export const topUpOfScenario = openTopUp.id

const ibans = [
  'SA0380000000608010167519',
  'SA6120000001234567893062',
  'SA1310000000555500014410',
  'SA6245000000771203388127',
  'SA1255000000000620045938',
]
const accounts = (count: number) =>
  ibans.slice(0, count).map((iban, index) =>
    bankAccount(NOURA, {
      bank: ['Najd Bank', 'Alnakheel Bank', 'بنك الساحل', 'Tuwaiq Bank', 'بنك السراة'][index] ?? 'Najd Bank',
      iban,
      swift: 'TESTSARI',
      holder: index === 2 ? 'Faisal Alotaibi' : 'Noura Alotaibi',
      added: `2025-09-${15 + index}T08:10`,
    }),
  )

/** A wallet with the longest names, the highest amounts and more than ten pages of transactions. */
function longest(): WalletRows {
  const account = bankAccount(ABDULRAHMAN, {
    bank: 'بنك الجزيرة العربية الوطني للتمويل والاستثمار والتجارة والصناعة والزراعة في شمال المملكة وجنوبها كله',
    iban: 'SA1255000000000620045938',
    swift: 'TESTSARIXXX',
    holder: 'عبدالرحمن عبدالعزيز آل عبداللطيف القحطاني الزهران',
    added: '2025-05-20T08:10',
    city: 'محافظة أحد رفيدة التابعة لمنطقة عسير',
  })
  const dayOf = (index: number) => new Date(at('2025-06-01') + index * day + (index % 7) * 13 * minute).toISOString().slice(0, 16)
  return {
    ...emptyWallet,
    withdrawalAccounts: [account],
    topUps: Array.from({ length: 90 }, (_, index) => topUp(ABDULRAHMAN, { on: dayOf(index), riyals: 49_999.99 })),
    withdrawals: Array.from({ length: 20 }, (_, index) => withdrawal(account, { on: dayOf(90 + index), riyals: 50_000 - index })),
  }
}

const calls = ['myWallet', 'myTransactions', 'myWithdrawalAccounts', 'walletBill', 'topUp', 'withdrawal'] as const
const refusing = (field: string, extensions: ErrorExtensions): FaultRule[] => [{ on: [field], fault: { kind: 'problem', extensions } }]

const noura = { viewer: NOURA, prepare: having(NOURA, nouraEarning) }

/** Scenarios of wallets: full, empty, with open withdrawals and top-ups, and with errors. */
export const walletScenarios = {
  wallet: { title: 'Wallet with a withdrawal on its way and rewards to come', viewer: NOURA, prepare: having(NOURA, nouraWithdrawing) },
  'wallet-at-rest': { ...noura, title: 'Wallet with nothing under way to a bank' },
  'wallet-withdrawal-failed': {
    title: 'Wallet whose newest withdrawal was refused by the bank',
    viewer: NOURA,
    prepare: having(NOURA, withFailedWithdrawal('Account closed, or its IBAN is wrong')),
  },
  'wallet-withdrawal-rejected': {
    title: 'Wallet whose newest withdrawal failed for a reason that the page has words for',
    viewer: NOURA,
    prepare: having(NOURA, withFailedWithdrawal('ACCOUNT_REJECTED')),
  },
  'wallet-corrected': {
    title: 'Wallet that the back office corrected both ways',
    viewer: NOURA,
    prepare(world) {
      having(NOURA, nouraEarning)(world)
      correcting(NOURA, nouraCorrected)(world)
    },
  },
  'wallet-empty': { title: 'Wallet on its first day', viewer: NOURA, prepare: having(NOURA, emptyWallet) },
  'wallet-brand': {
    title: 'Wallet of a brand with budgets in programs',
    viewer: NABT_COFFEE,
    prepare: having(NABT_COFFEE, nabtWithPrograms),
  },
  'wallet-long': {
    title: 'Wallet with long names, high amounts and a hundred and ten transactions',
    viewer: ABDULRAHMAN,
    prepare: having(ABDULRAHMAN, longest()),
  },
  'wallet-no-account': {
    title: 'Wallet with money and no bank account',
    viewer: NOURA,
    prepare: having(NOURA, { ...nouraEarning, withdrawalAccounts: [], withdrawals: [] }),
  },
  'wallet-five-accounts': {
    title: 'Wallet with as many bank accounts as one may have',
    viewer: NOURA,
    prepare: having(NOURA, { ...nouraEarning, withdrawalAccounts: accounts(5) }),
  },
  'wallet-little': {
    title: 'Wallet with less than can be withdrawn',
    viewer: NOURA,
    prepare: having(NOURA, {
      ...emptyWallet,
      withdrawalAccounts: accounts(1),
      topUps: [topUp(NOURA, { on: '2025-11-16T13:31', riyals: 60 })],
    }),
  },
  'wallet-short': {
    title: 'Wallet with the least amount, and too little for the fee and tax beside it',
    viewer: NOURA,
    prepare: having(NOURA, {
      ...emptyWallet,
      withdrawalAccounts: accounts(1),
      topUps: [topUp(NOURA, { on: '2025-11-16T13:31', riyals: 103 })],
    }),
  },
  'wallet-top-up-open': { title: 'A top-up that is confirmed after a while', viewer: NOURA, prepare: having(NOURA, withTopUp(openTopUp)) },
  'wallet-top-up-slow': { title: 'A top-up that nobody confirms', viewer: NOURA, prepare: having(NOURA, withTopUp(slowTopUp)) },
  'wallet-top-up-unpaid': { title: 'A top-up whose page was left unpaid', viewer: NOURA, prepare: having(NOURA, withTopUp(unpaidTopUp)) },
  'wallet-top-up-declined': { title: 'A top-up that the bank declined', viewer: NOURA, prepare: having(NOURA, withTopUp(declinedTopUp)) },
  'wallet-top-up-cancelled': { title: 'A top-up that was closed unpaid', viewer: NOURA, prepare: having(NOURA, withTopUp(cancelledTopUp)) },
  'wallet-top-up-paid': { title: 'A top-up that was paid just now', viewer: NOURA, prepare: having(NOURA, withTopUp(paidTopUp)) },
  'wallet-payment-returned': { title: 'A payment that went back after it was credited', viewer: NOURA, prepare: withReturn },
  'wallet-loading': { ...noura, title: 'A wallet that never loads', faults: [{ on: calls, fault: { kind: 'silence' } }] },
  'wallet-error': {
    ...noura,
    title: 'A wallet that cannot be loaded',
    faults: [{ on: calls, fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } }],
  },
  'wallet-bill-error': {
    ...noura,
    title: 'Bills cannot be loaded',
    faults: refusing('walletBill', { code: 'GENERAL_ERROR', requestId: 'mock' }),
  },
  'wallet-offline': {
    ...noura,
    title: 'Nothing that moves money reaches the server',
    faults: [
      {
        on: ['topUpWallet', 'withdrawFromWallet', 'createWithdrawalAccount', 'updateWithdrawalAccount', 'deleteWithdrawalAccount'],
        fault: { kind: 'offline' },
      },
    ],
  },
  'wallet-goes-offline': {
    title: 'A wallet that was read before the network broke',
    viewer: NOURA,
    prepare: having(NOURA, nouraWithdrawing),
    faults: [{ on: ['activeProfile'], fault: { kind: 'offline', after: 1 } }],
  },
  'withdraw-not-verified': {
    ...noura,
    title: 'Withdrawing before one is verified',
    faults: refusing('withdrawFromWallet', { code: 'USER_NOT_VERIFIED' }),
  },
  'withdraw-not-ready': {
    ...noura,
    title: 'Withdrawing to a bank account that is too new',
    faults: refusing('withdrawFromWallet', { code: 'WITHDRAWAL_ACCOUNT_NOT_READY', params: { availableAt: '2025-11-21T06:30:00.000Z' } }),
  },
  'withdraw-account-gone': {
    ...noura,
    title: 'Withdrawing to a bank account that was removed elsewhere',
    faults: refusing('withdrawFromWallet', { code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' }),
  },
  'withdraw-too-often': {
    ...noura,
    title: 'A sixth withdrawal on one day',
    faults: refusing('withdrawFromWallet', { code: 'RATE_LIMITED', params: { retryAfter: 12 * 3600 } }),
  },
  'withdraw-short': {
    ...noura,
    title: 'Withdrawing what was spent elsewhere meanwhile',
    faults: refusing('withdrawFromWallet', { code: 'INSUFFICIENT_WALLET_BALANCE', params: { required: 50_575, available: 20_000 } }),
  },
  'top-up-unsupported': {
    ...noura,
    title: 'Topping up through a gateway that was switched off',
    faults: refusing('topUpWallet', { code: 'UNSUPPORTED_PAYMENT_GATEWAY' }),
  },
  'top-up-failing': {
    ...noura,
    title: 'A gateway that does not answer',
    faults: refusing('topUpWallet', { code: 'GENERAL_ERROR', requestId: 'mock' }),
  },
} as const satisfies Readonly<Record<string, Scenario>>
