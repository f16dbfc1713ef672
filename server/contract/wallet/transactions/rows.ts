import type { Bill } from '../bill.ts'
import type { Earning } from '../program-money.ts'
import type { TopUpRecord } from '../top-ups/record.ts'
import type { TopUpReturn } from '../top-ups/returned.ts'
import { totalOf } from '../withdrawals/instructions.ts'
import { maskedIban } from '../withdrawal-accounts/iban.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'
import type { WithdrawalRecord } from '../withdrawals/record.ts'
import type { ChildType, TransactionChild, TransactionMetadata, TransactionOperation, TransactionRow } from './row.ts'

type Lines = Pick<Bill, 'subtotal' | 'fee' | 'vat'>

/** A change of a wallet. `id` is the id of the transaction, for changes without a record of their own. */
export type WalletChange =
  | { change: 'topUp'; topUp: TopUpRecord; returns?: readonly TopUpReturn[] }
  | { change: 'withdrawal'; withdrawal: WithdrawalRecord; sentTo?: Pick<WithdrawalAccountRecord, 'bankName' | 'iban'> }
  | { change: 'budgetReserved'; id: string; programId: string; bill: Lines; at: number }
  | { change: 'budgetReleased'; id: string; programId: string; amount: number; at: number }
  /**
   * `payoutRunId` is the run, by which the paid milestones are looked up. `paid` is the sum of the earnings, if they are not read one by
   * one.
   */
  | {
      change: 'rewardsPaid'
      id: string
      programId: string
      payoutRunId?: string
      earnings: readonly Earning[]
      paid?: PaidTogether
      at: number
    }
  | { change: 'adjusted'; adjustmentId: string; amount: number; at: number }
  /**
   * `amount` is what was earned, before `shares` went to managers. In a manager's wallet it is their share, and `received` says of what.
   */
  | {
      change: 'rewardEarned'
      id: string
      programId: string
      payoutRunId?: string
      amount: number
      shares?: readonly ShareLine[]
      received?: ShareLine
      at: number
    }

/**
 * A manager's share of rewards in one transaction: `amount` is the share and `of` the rewards, in halalas. `profileId` is the other side: the
 * manager in the networker's wallet, the networker in the manager's.
 */
type ShareLine = { readonly profileId: string; readonly basisPoints: number; readonly of: number; readonly amount: number }

/** The sum of a payout in halalas, and the number of people who were paid. */
export type PaidTogether = { readonly people: number; readonly amount: number }

type Of<Change extends WalletChange['change']> = Extract<WalletChange, { change: Change }>

type Parent = { id: string; referenceId: string }
type Line = readonly [key: string, type: ChildType, amount: number, metadata?: TransactionMetadata]

/** Returns the lines of a transaction, except those with a zero amount. */
const childrenOf = ({ id, referenceId }: Parent, operation: TransactionOperation, lines: readonly Line[]): TransactionChild[] =>
  lines
    .filter(([, , amount]) => amount > 0)
    .map(([key, type, amount, metadata = {}]) => ({ id: `${id}:${key}`, type, operation, amount, referenceId, metadata }))

const billLines = ({ subtotal, fee, vat }: Lines): Line[] => [
  ['payment', 'PAYMENT', subtotal],
  ['fee', 'FEE', fee],
  ['vat', 'VAT', vat],
]
const figures = ({ subtotal, fee, vat }: Lines) => ({ subtotal, fees: fee, vat, total: subtotal + fee + vat })
const whole = (amount: number): Lines => ({ subtotal: amount, fee: 0, vat: 0 })

const reasonOf = ({ failureReason }: { failureReason: string | null }): TransactionMetadata =>
  failureReason === null ? {} : { failureReason }

/**
 * Returns the transaction of a top-up. Fee and VAT are paid outside the wallet, so they have no lines. The amount is 0 until the top-up
 * succeeds (P-17). The transaction then has the time of the credit, so that each month's statement agrees with the ledger.
 */
function topUpRow(topUp: TopUpRecord): TransactionRow {
  const { id, status, subtotal, paymentMethod, createdAt, settledAt } = topUp
  const parent = { id, referenceId: id }
  const isCredited = status === 'Success'
  return {
    ...parent,
    type: 'TOP_UP',
    status,
    netAmount: isCredited ? subtotal : 0,
    ...figures(topUp),
    paymentMethod,
    createdAt: isCredited ? (settledAt ?? createdAt) : createdAt,
    metadata: reasonOf(topUp),
    children: isCredited ? childrenOf(parent, 'CREDIT', [['payment', 'PAYMENT', subtotal]]) : [],
  }
}

/**
 * Returns the transaction of a refund. A refund has no type of its own, so it is a reversed top-up, like a released budget (L-10). If the
 * wallet had spent the money, the wallet gave less than the refund.
 */
function returnRow({ paymentMethod }: TopUpRecord, { id, topUpId, taken, at, ...bill }: TopUpReturn): TransactionRow {
  const parent = { id, referenceId: topUpId }
  return {
    ...parent,
    type: 'TOP_UP',
    status: 'Success',
    // Subtracting from 0 avoids a minus zero.
    netAmount: 0 - taken,
    ...figures(bill),
    paymentMethod,
    createdAt: at,
    metadata: { reason: 'TOP_UP_RETURNED' },
    children: childrenOf(parent, 'DEBIT', [['payment', 'PAYMENT', taken]]),
  }
}

/**
 * Returns the transactions of a withdrawal. The money is deducted when the withdrawal begins. If it fails, a second transaction returns the
 * money (P-17).
 */
function withdrawalRows({ withdrawal, sentTo }: Of<'withdrawal'>): TransactionRow[] {
  const { id, status, createdAt, settledAt } = withdrawal
  const total = totalOf(withdrawal)
  const bank = sentTo ? { bankName: sentTo.bankName, iban: maskedIban(sentTo.iban) } : {}
  const metadata = { ...bank, ...reasonOf(withdrawal) }
  const shared = { type: 'WITHDRAWAL', ...figures(withdrawal), paymentMethod: 'BANK', referenceId: id } as const
  const out: TransactionRow = {
    ...shared,
    id,
    status,
    netAmount: -total,
    createdAt,
    metadata,
    children: childrenOf({ id, referenceId: id }, 'DEBIT', billLines(withdrawal)),
  }
  if (status !== 'Failed') return [out]
  const back: TransactionRow = {
    ...shared,
    id: `${id}:return`,
    status: 'Success',
    netAmount: total,
    createdAt: settledAt ?? createdAt,
    metadata: { reason: 'WITHDRAWAL_FAILED', ...metadata },
    children: childrenOf({ id: `${id}:return`, referenceId: id }, 'CREDIT', billLines(withdrawal)),
  }
  return [out, back]
}

/** Returns the transaction of a change that belongs to a program. Such changes involve no gateway or bank and succeed at once. */
const programRow = (
  { id, programId, at }: Of<'budgetReserved' | 'budgetReleased' | 'rewardsPaid' | 'rewardEarned'>,
  lines: Lines,
  rest: Pick<TransactionRow, 'type' | 'netAmount' | 'children' | 'childrenCount'> & { metadata?: TransactionMetadata },
): TransactionRow => ({
  id,
  status: 'Success',
  ...figures(lines),
  paymentMethod: 'PLATFORM',
  referenceId: programId,
  createdAt: at,
  metadata: {},
  ...rest,
})

const parentOf = ({ id, programId }: { id: string; programId: string }): Parent => ({ id, referenceId: programId })

function reservedRow(change: Of<'budgetReserved'>): TransactionRow {
  const { bill } = change
  const children = childrenOf(parentOf(change), 'DEBIT', billLines(bill))
  return programRow(change, bill, { type: 'PROGRAM_TOP_UP', netAmount: -figures(bill).total, children })
}

function releasedRow(change: Of<'budgetReleased'>): TransactionRow {
  const { amount } = change
  const children = childrenOf(parentOf(change), 'CREDIT', billLines(whole(amount)))
  return programRow(change, whole(amount), {
    type: 'PROGRAM_TOP_UP',
    netAmount: amount,
    children,
    metadata: { reason: 'BUDGET_RELEASE' },
  })
}

const byProfile = (one: Earning, other: Earning) => (one.profileId < other.profileId ? -1 : 1)

/** Returns the lines of a payout: one per participant. */
export const payoutChildren = (parent: Parent, earnings: readonly Earning[]): TransactionChild[] =>
  childrenOf(
    parent,
    'DEBIT',
    earnings.toSorted(byProfile).map(({ profileId, amount }): Line => [profileId, 'PROGRAM_PAYMENT', amount, { profileId }]),
  )

/** Returns the sum of a payout and the number of people who were paid. */
export const paidTogether = ({ earnings, paid }: Pick<Of<'rewardsPaid'>, 'earnings' | 'paid'>): PaidTogether =>
  paid ?? { people: earnings.length, amount: earnings.reduce((sum, { amount }) => sum + amount, 0) }

/** Returns the owner's transaction of a payout run. It does not change the owner's balance, because the money came from the escrow. */
function payoutRow(change: Of<'rewardsPaid'>): TransactionRow {
  const { people, amount } = paidTogether(change)
  return programRow(change, whole(amount), {
    type: 'PROGRAM_PAYOUT',
    netAmount: 0,
    children: payoutChildren(parentOf(change), change.earnings),
    childrenCount: people,
  })
}

const shareFacts = (reason: 'SHARE_GIVEN' | 'SHARE_RECEIVED', { profileId, basisPoints, of }: ShareLine): TransactionMetadata => ({
  reason,
  profileId,
  percent: basisPoints / 100,
  of,
})

/** Returns the sum of what went to managers, in halalas. */
export const givenAway = ({ shares = [] }: Pick<Of<'rewardEarned'>, 'shares'>): number =>
  shares.reduce((sum, { amount }) => sum + amount, 0)

/** Returns the transaction of earned rewards. Each manager's share is a line of its own, so that both statements show the same share. */
function earnedRow(change: Of<'rewardEarned'>): TransactionRow {
  const { amount, shares = [], received } = change
  const net = amount - givenAway(change)
  const metadata = received ? shareFacts('SHARE_RECEIVED', received) : {}
  const parent = parentOf(change)
  const children = [
    ...childrenOf(parent, 'CREDIT', [['payment', 'PAYMENT', amount, metadata]]),
    ...childrenOf(
      parent,
      'DEBIT',
      shares.map((share, index): Line => [`share-${index}`, 'PAYMENT', share.amount, shareFacts('SHARE_GIVEN', share)]),
    ),
  ]
  return programRow(change, whole(net), { type: 'PROGRAM_EARNING', netAmount: net, children, metadata })
}

/**
 * Returns the transaction of an adjustment. There is no type for adjustments, so it has the type of a top-up or of a withdrawal, with a
 * reason.
 */
function adjustedRow({ adjustmentId: id, amount, at }: Of<'adjusted'>): TransactionRow {
  const isCredit = amount > 0
  const lines = whole(Math.abs(amount))
  return {
    id,
    type: isCredit ? 'TOP_UP' : 'WITHDRAWAL',
    status: 'Success',
    netAmount: amount,
    ...figures(lines),
    paymentMethod: 'PLATFORM',
    referenceId: id,
    createdAt: at,
    metadata: { reason: 'ADJUSTMENT' },
    children: childrenOf({ id, referenceId: id }, isCredit ? 'CREDIT' : 'DEBIT', billLines(lines)),
  }
}

/** Returns the transactions of a wallet's change (P-17, P-18), the oldest first. */
export function transactionRows(change: WalletChange): TransactionRow[] {
  switch (change.change) {
    case 'topUp':
      return [topUpRow(change.topUp), ...(change.returns ?? []).map((one) => returnRow(change.topUp, one))]
    case 'withdrawal':
      return withdrawalRows(change)
    case 'budgetReserved':
      return [reservedRow(change)]
    case 'budgetReleased':
      return [releasedRow(change)]
    case 'rewardsPaid':
      return [payoutRow(change)]
    case 'adjusted':
      return [adjustedRow(change)]
    case 'rewardEarned':
      return [earnedRow(change)]
  }
}
