import type { AppMode } from '../platform/config.ts'
import type { Language, Localized } from '../platform/language.ts'
import { civilDate } from '../platform/riyadh.ts'
import { addWorkingDays } from '../platform/working-days.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { Named } from '../profiles/names.ts'
import { countryById, type Country } from '../reference/countries.ts'
import type { Bill } from './bill.ts'
import type { Upcoming } from './figures.ts'
import { invoiceFor, type InvoiceRecord } from './invoices/invoice.ts'
import { sellerOf } from './invoices/seller.ts'
import { walletLimits } from './limits.ts'
import { childText, transactionText } from './messages.ts'
import { countOf, type MilestoneRewards } from './milestone-rewards.ts'
import type { WalletTerms } from './terms.ts'
import { topUpExpiry } from './top-ups/proof.ts'
import type { TopUpRecord } from './top-ups/record.ts'
import type { PaidRewards } from './transactions/paid-rewards.ts'
import type { TransactionChild, TransactionRow } from './transactions/row.ts'
import type { WithdrawalAccountRecord } from './withdrawal-accounts/record.ts'
import { warningsOf, withdrawalAccountFields } from './withdrawal-accounts/fields.ts'
import type { WithdrawalRecord } from './withdrawals/record.ts'

/* Converts records to GraphQL types. Both server and mock use these functions. */

const billOf = ({ subtotal, fee, vat }: Omit<Bill, 'total' | 'currency'>): Bill => ({
  subtotal,
  fee,
  vat,
  total: subtotal + fee + vat,
  currency: walletLimits.currency,
})

/** Converts a moment that may be null. */
export const momentOrNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns a `TopUp`. It has a checkout page only while the payment is open. */
export const mapTopUp = (topUp: TopUpRecord, terms: Pick<WalletTerms, 'topUpLife'>) => ({
  id: topUp.id,
  status: topUp.status,
  checkoutUrl: topUp.status === 'Initiated' ? topUp.checkoutUrl : null,
  bill: billOf(topUp),
  failureReason: topUp.failureReason,
  createdAt: toDateTime(topUp.createdAt),
  expiresAt: toDateTime(topUpExpiry(topUp, terms)),
  paymentMethod: topUp.paymentMethod,
  settledAt: momentOrNull(topUp.settledAt),
})

/** Returns a country. Throws if the country is unknown; that never happens, because a country that was once accepted is never removed. */
function countryNamed(id: string): Country {
  const country = countryById(id)
  if (!country) throw new Error(`There is no country ${id}`)
  return country
}

/**
 * Facts that the response about a bank account needs in addition to the record: the owner, the waiting time, and the accounts to which open
 * withdrawals go.
 */
export type WithdrawalAccountSight = {
  readonly owner: Named
  readonly terms: Pick<WalletTerms, 'accountWait'>
  readonly inUse: ReadonlySet<string>
}

/** Returns a `WithdrawalAccount`. The IBAN is masked, and no other field contains the whole IBAN. */
export function mapWithdrawalAccount(account: WithdrawalAccountRecord, { owner, terms, inUse }: WithdrawalAccountSight) {
  const { id, type, address, bankAddress, bankName, city, countryId, currency, mobileNumber, nameOnAccount, swiftCode } = account
  return {
    ...{ id, type, address, bankAddress, bankName, city, currency, mobileNumber, nameOnAccount, swiftCode },
    country: countryNamed(countryId),
    iban: withdrawalAccountFields.iban(account),
    createdAt: withdrawalAccountFields.createdAt(account),
    updatedAt: withdrawalAccountFields.updatedAt(account),
    usableFrom: withdrawalAccountFields.usableFrom(account, terms),
    warnings: warningsOf(account, owner),
    isInUse: inUse.has(id),
  }
}

/** Returns the ids of the bank accounts to which open withdrawals go (P-13). */
export const accountsInUse = (withdrawals: readonly Pick<WithdrawalRecord, 'accountId' | 'status'>[]): ReadonlySet<string> =>
  new Set(withdrawals.filter(({ status }) => status === 'Initiated').map(({ accountId }) => accountId))

/** Returns the last working day on which a withdrawal usually arrives. */
const arrivesBy = ({ createdAt }: Pick<WithdrawalRecord, 'createdAt'>): string =>
  civilDate(addWorkingDays(createdAt, walletLimits.withdrawalDays.most))

/** Returns a `Withdrawal`. `sentTo`: the bank account as it was when the withdrawal began. */
export const mapWithdrawal = (withdrawal: WithdrawalRecord, sentTo: WithdrawalAccountRecord, sight: WithdrawalAccountSight) => ({
  id: withdrawal.id,
  status: withdrawal.status,
  bill: billOf(withdrawal),
  account: mapWithdrawalAccount(sentTo, sight),
  failureReason: withdrawal.failureReason,
  createdAt: toDateTime(withdrawal.createdAt),
  settledAt: momentOrNull(withdrawal.settledAt),
  arrivesBy: arrivesBy(withdrawal),
})

const upcomingKinds = { reward: 'REWARD', withdrawal: 'WITHDRAWAL', escrow: 'ESCROW' } as const

/** Returns `MilestoneRewards` in the reader's language. */
const mapMilestone =
  (language: Language) =>
  ({ target: _, title, ...same }: MilestoneRewards) => ({ ...same, title: title[language] })

/** Returns an `Upcoming`. `titleOf` names its source: the bank of a withdrawal, else the program. */
export const mapUpcoming = (upcoming: Upcoming, titleOf: (upcoming: Upcoming) => string, language: Language) => ({
  id: [upcoming.kind, upcoming.referenceId, upcoming.date ?? 'open'].join(':'),
  kind: upcomingKinds[upcoming.kind],
  amount: upcoming.amount,
  date: upcoming.date,
  referenceId: upcoming.referenceId,
  title: titleOf(upcoming),
  rewards: upcoming.rewards.map(mapMilestone(language)),
})

/** The reader's language, and the issuer of the documents. */
export type TransactionReader = {
  readonly language: Language
  readonly productName: Localized
  readonly vatNumber: string | null
  readonly mode: AppMode
}

/** Returns `PaidRewards` in the reader's language. */
const mapPaidRewards = ({ milestones, ...same }: PaidRewards, language: Language) => ({
  ...same,
  count: countOf(milestones),
  milestones: milestones.map(mapMilestone(language)),
})

/** Returns a `ChildTransaction` in the reader's language. */
export const mapChildTransaction = (child: TransactionChild, language: Language) => ({
  ...child,
  currency: walletLimits.currency,
  description: childText(child, language),
})

/** Source object of a `TransactionShare`. Its other side is read only if a query selects it. */
export type ShareView = { id: string; isReceived: boolean; profileId: string; percent: number; of: number; amount: number }

const shareOf = ({ id, amount, metadata: { reason, profileId, percent, of } }: TransactionChild): ShareView[] =>
  (reason === 'SHARE_GIVEN' || reason === 'SHARE_RECEIVED') && profileId !== undefined && percent !== undefined && of !== undefined
    ? [{ id, isReceived: reason === 'SHARE_RECEIVED', profileId, percent, of, amount }]
    : []

/** Returns a `Transaction` with its tax document. */
export function mapTransaction(row: TransactionRow, invoice: InvoiceRecord | null, reader: TransactionReader) {
  const { children, childrenCount = children.length, createdAt, rewards, ...same } = row
  return {
    ...same,
    currency: walletLimits.currency,
    createdAt: toDateTime(createdAt),
    description: transactionText(row, reader.language),
    childTransactions: children.map((child) => mapChildTransaction(child, reader.language)),
    childTransactionsCount: childrenCount,
    invoice: invoice && invoiceFor(invoice, sellerOf(reader), reader.mode),
    rewards: rewards ? mapPaidRewards(rewards, reader.language) : null,
    shares: children.flatMap(shareOf),
  }
}
