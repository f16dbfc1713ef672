import type { MessageId } from '#i18n/message-id.ts'
import { happeningOf, type Transaction } from './row.ts'

/** A line of a transaction, in halalas. `name` is a message of the catalogue, or a text from the server. */
export type BillLine = {
  id: string
  name: { message: MessageId } | { text: string }
  halalas: number
  /**
   * Only for rewards. For several rewards: their number and the amount of each. For one reward: the day on which the milestone was reached.
   */
  made?: { count: number; each: number } | { reachedOn: string }
  /** Only for a manager's share of rewards: the percentage, and the amount of the rewards. The name is that of the other side. */
  share?: { percent: number; of: number }
}
export type TransactionBill = { lines: readonly BillLine[]; total: { name: MessageId; halalas: number } }

type Words = { subtotal: MessageId; fee: MessageId; total: MessageId }

/**
 * Messages of the lines. The name of the first line says where the money goes. The name of the total says where the money came from or went
 * to.
 */
const words = {
  topUp: { subtotal: 'wallet.bill.toWallet', fee: 'wallet.bill.topUpFee', total: 'wallet.bill.charged' },
  paidBack: { subtotal: 'wallet.bill.amount', fee: 'wallet.bill.topUpFee', total: 'wallet.bill.paidBack' },
  withdrawal: { subtotal: 'wallet.toBank', fee: 'wallet.bill.withdrawalFee', total: 'wallet.fromWallet' },
  returned: { subtotal: 'wallet.bill.amount', fee: 'wallet.bill.withdrawalFee', total: 'wallet.bill.returned' },
  share: { subtotal: 'wallet.bill.share', fee: 'wallet.fee', total: 'wallet.intoWallet' },
  earning: { subtotal: 'wallet.bill.reward', fee: 'wallet.fee', total: 'wallet.intoWallet' },
  budget: { subtotal: 'wallet.bill.budget', fee: 'wallet.fee', total: 'wallet.fromWallet' },
  budgetBack: { subtotal: 'wallet.bill.unused', fee: 'wallet.fee', total: 'wallet.intoWallet' },
  payout: { subtotal: 'wallet.bill.amount', fee: 'wallet.fee', total: 'wallet.bill.fromBudget' },
  adjusted: { subtotal: 'wallet.bill.amount', fee: 'wallet.fee', total: 'wallet.bill.total' },
  other: { subtotal: 'wallet.bill.amount', fee: 'wallet.fee', total: 'wallet.bill.total' },
} as const satisfies Record<string, Words>

const wordsOf = (row: Transaction): Words => {
  const happening = happeningOf(row)
  return happening === 'topUpByCard' || happening === 'topUpByBank' ? words.topUp : words[happening]
}

/** One participant who was paid in a payout, as the API returns it. */
export type Payment = { id: string; description: string; amount: number }

type Milestone = NonNullable<Transaction['rewards']>['milestones'][number]

const milestoneLine = ({ milestoneId, title, count, amount, reachedOn }: Milestone): BillLine => ({
  id: milestoneId,
  name: { text: title },
  halalas: amount,
  ...(count > 1 ? { made: { count, each: amount / count } } : reachedOn !== null && { made: { reachedOn } }),
})

/** A manager's share: deducted from the networker's rewards, and received by the manager. */
const shareLine = ({ id, isReceived, party, percent, of, amount }: Transaction['shares'][number]): BillLine => ({
  id,
  name: party ? { text: party.fullName } : { message: 'wallet.bill.share' },
  halalas: isReceived ? amount : -amount,
  share: { percent, of },
})

/**
 * Returns the lines of a transaction and its total (P-19). Rewards are listed by milestone. A payout without stored rewards lists its
 * participants (`payments`) after they are loaded. There is no line for a fee of zero.
 */
export function billOf(row: Transaction, payments: readonly Payment[] = []): TransactionBill {
  const { subtotal, fee, total } = wordsOf(row)
  const sum = { name: total, halalas: row.total }
  const shares = row.shares.map(shareLine)
  if (row.rewards) return { lines: [...row.rewards.milestones.map(milestoneLine), ...shares], total: sum }
  if (happeningOf(row) === 'share') return { lines: shares, total: sum }
  if (row.type === 'PROGRAM_PAYOUT')
    return {
      lines: payments.map(({ id, description, amount }) => ({ id, name: { text: description }, halalas: amount })),
      total: sum,
    }
  const lines: BillLine[] = [
    { id: 'subtotal', name: { message: subtotal }, halalas: row.subtotal },
    { id: 'fee', name: { message: fee }, halalas: row.fees },
    { id: 'vat', name: { message: 'wallet.vat' }, halalas: row.vat },
  ]
  return { lines: lines.filter(({ id, halalas }) => id === 'subtotal' || halalas > 0), total: sum }
}
