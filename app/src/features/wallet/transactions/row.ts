import type { IconName } from '@wasla/design-system/icons/icons.ts'
import type { Tone } from '@wasla/design-system/tokens/token-type.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { TransactionFieldsFragment } from './transactions.generated.ts'

/** A row of the list: a change of the balance as its owner sees it. */
export type Transaction = TransactionFieldsFragment

const reasons = ['TOP_UP_RETURNED', 'WITHDRAWAL_FAILED', 'BUDGET_RELEASE', 'ADJUSTMENT', 'SHARE_RECEIVED'] as const
type Reason = (typeof reasons)[number]

/**
 * Returns the reason stored with a transaction: why money came or went back, that the back office corrected the balance, or that it is a
 * manager's share of rewards. Returns null for all other transactions (P-17).
 */
function reasonOf(metadata: unknown): Reason | null {
  if (typeof metadata !== 'object' || metadata === null || !('reason' in metadata)) return null
  return reasons.find((reason) => reason === metadata.reason) ?? null
}

const icons = {
  topUpByCard: 'credit-card',
  topUpByBank: 'bank',
  topUp: 'plus',
  paidBack: 'undo',
  withdrawal: 'bank',
  returned: 'undo',
  adjusted: 'receipt',
  earning: 'banknote',
  share: 'both-ways',
  budget: 'lock',
  budgetBack: 'undo',
  payout: 'users',
  other: 'receipt',
} as const satisfies Record<string, IconName>
/** Kind of a transaction, which is a part of message ids. */
export type Happening = keyof typeof icons

export function happeningOf({ type, paymentMethod, metadata }: Pick<Transaction, 'type' | 'paymentMethod' | 'metadata'>): Happening {
  const reason = reasonOf(metadata)
  if (reason === 'ADJUSTMENT') return 'adjusted'
  if (reason === 'TOP_UP_RETURNED') return 'paidBack'
  switch (type) {
    case 'TOP_UP':
      return paymentMethod === 'CARD' ? 'topUpByCard' : paymentMethod === 'BANK' ? 'topUpByBank' : 'topUp'
    case 'WITHDRAWAL':
      return reason === 'WITHDRAWAL_FAILED' ? 'returned' : 'withdrawal'
    case 'PROGRAM_EARNING':
      return reason === 'SHARE_RECEIVED' ? 'share' : 'earning'
    case 'PROGRAM_TOP_UP':
      return reason === 'BUDGET_RELEASE' ? 'budgetBack' : 'budget'
    case 'PROGRAM_PAYOUT':
      return 'payout'
    case 'PROGRAM_PAYMENT':
    case 'PAYMENT':
    case 'FEE':
    case 'VAT':
      return 'other'
  }
}

/** Returns a text field of a transaction's metadata; null if it is missing. */
function textIn({ metadata }: Pick<Transaction, 'metadata'>, name: 'bankName' | 'programName'): string | null {
  if (typeof metadata !== 'object' || metadata === null) return null
  const text: unknown = Object.entries(metadata).find(([key]) => key === name)?.[1]
  return typeof text === 'string' ? text : null
}

/** Returns the name of the bank of a withdrawal, or of a withdrawal that came back; null if the transaction has none. */
export const bankOf = (row: Pick<Transaction, 'metadata'>): string | null => textIn(row, 'bankName')

/** Returns the name of a transaction's program; null if it has none. */
export const programOf = (row: Pick<Transaction, 'metadata'>): string | null => textIn(row, 'programName')

const ofPrograms = ['earning', 'budget', 'budgetBack', 'payout'] as const
/** Returns whether a transaction of this kind can be named by its program. */
export const isOfProgram = (happening: Happening): happening is (typeof ofPrograms)[number] => ofPrograms.some((one) => one === happening)

export const iconOf = (happening: Happening): IconName => icons[happening]

/** State that is shown beside the amount; null if the transaction is done. */
export type State = { word: 'confirming' | 'underWay' | 'failed'; tone: Tone; icon: IconName }
export function stateOf({ type, status }: Pick<Transaction, 'type' | 'status'>): State | null {
  if (status === 'Failed') return { word: 'failed', tone: 'danger', icon: 'close' }
  if (status === 'Initiated') return { word: type === 'TOP_UP' ? 'confirming' : 'underWay', tone: 'info', icon: 'clock' }
  return null
}

/**
 * The amount of a row, and its style. If no money moved, this is the intended amount, without a sign. The amount of a failed transaction is
 * muted.
 */
export type Figure = { halalas: number; tone: 'plain' | 'credit' | 'muted' }
export function figureOf({
  netAmount,
  subtotal,
  total,
  status,
  type,
}: Pick<Transaction, 'netAmount' | 'subtotal' | 'total' | 'status' | 'type'>): Figure {
  if (status === 'Failed') return { halalas: netAmount || subtotal, tone: 'muted' }
  if (netAmount > 0) return { halalas: netAmount, tone: 'credit' }
  if (netAmount < 0) return { halalas: netAmount, tone: 'plain' }
  return { halalas: type === 'PROGRAM_PAYOUT' ? total : subtotal, tone: 'muted' }
}

/** Transactions of one month in Riyadh, `YYYY-MM`, in the order of the list. */
export type Month = { month: string; rows: readonly Transaction[] }

export function months(rows: readonly Transaction[]): Month[] {
  const byMonth = new Map<string, Transaction[]>()
  for (const row of rows) {
    const month = civilDate(Date.parse(row.createdAt)).slice(0, 7)
    byMonth.set(month, [...(byMonth.get(month) ?? []), row])
  }
  return [...byMonth].map(([month, inMonth]) => ({ month, rows: inMonth }))
}
