import type * as Types from '@wasla/contract/generated/user-types.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { addWorkingDays } from '@wasla/contract/platform/working-days.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import type { Bill } from '@wasla/contract/wallet/bill.ts'
import { upcomingOf, walletFigures, type Upcoming } from '@wasla/contract/wallet/figures.ts'
import { invoiceFor } from '@wasla/contract/wallet/invoices/invoice.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { childText, transactionText } from '@wasla/contract/wallet/messages.ts'
import { topUpRange } from '@wasla/contract/wallet/top-ups/limits.ts'
import type { TopUpRecord } from '@wasla/contract/wallet/top-ups/record.ts'
import type { TransactionChild, TransactionRow } from '@wasla/contract/wallet/transactions/row.ts'
import { statementMonths } from '@wasla/contract/wallet/transactions/statement.ts'
import { warningsOf, withdrawalAccountFields } from '@wasla/contract/wallet/withdrawal-accounts/fields.ts'
import type { WithdrawalAccountRecord } from '@wasla/contract/wallet/withdrawal-accounts/record.ts'
import { affordableRange } from '@wasla/contract/wallet/withdrawals/affordable.ts'
import type { WithdrawalRecord } from '@wasla/contract/wallet/withdrawals/record.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { productName } from '../product-name.ts'
import { accountById, availableOf, gateways, topUpsOf, walletOf, walletTerms, withdrawalsOf } from './state.ts'
import { invoiceOf, rowsOf } from './transactions.ts'

const currency = walletLimits.currency
const billOf = ({ subtotal, fee, vat }: Pick<Bill, 'subtotal' | 'fee' | 'vat'>): Bill => {
  return { subtotal, fee, vat, total: subtotal + fee + vat, currency }
}
const dateTime = (moment: number | null) => (moment === null ? null : toDateTime(moment))

const kinds = { reward: 'REWARD', withdrawal: 'WITHDRAWAL', escrow: 'ESCROW' } as const

/** What a line of `upcoming` is about by name: the program, or the bank. */
function titleOf({ memory: { world } }: Store, { kind, referenceId }: Upcoming): string {
  if (kind !== 'withdrawal') return [...world.rewards, ...world.escrows].find(({ programId }) => programId === referenceId)?.title ?? ''
  const accountId = world.withdrawals.find(({ id }) => id === referenceId)?.accountId
  return world.withdrawalAccounts.find(({ id }) => id === accountId)?.bankName ?? ''
}

/** `Wallet`. */
export function walletAnswer(store: Store, profile: ProfileRecord) {
  const { id: profileId, type } = profile
  const [now, available, withdrawals] = [store.clock.now(), availableOf(store, profileId), withdrawalsOf(store, profileId)]
  const isOwn = (row: { profileId: string }) => row.profileId === profileId
  const { rewards, escrows } = store.memory.world
  const sources = { available, withdrawals, rewards: rewards.filter(isOwn), escrows: escrows.filter(isOwn) }
  return {
    id: walletOf(store, profileId).id,
    ownerId: profileId,
    ownerType: type,
    currency,
    ...walletFigures(sources),
    upcoming: upcomingOf(sources, now).map((one) => ({
      ...one,
      id: [one.kind, one.referenceId, one.date ?? 'open'].join(':'),
      kind: kinds[one.kind],
      title: titleOf(store, one),
    })),
    topUpRange: topUpRange(type, topUpsOf(store, profileId), walletTerms, now),
    withdrawalRange: affordableRange(available, withdrawals, walletTerms, now),
    gateways: gateways.map(({ name, methods }) => ({ name, methods: [...methods] })),
    statementMonths: statementMonths(rowsOf(store, profileId), now),
  }
}

const childAnswer = (child: TransactionChild, language: Language) => ({ ...child, currency, description: childText(child, language) })

function invoiceAnswer(store: Store, transactionId: string): Types.Invoice | null {
  const invoice = invoiceOf(store, transactionId)
  if (!invoice) return null
  return { ...invoiceFor(invoice, { name: productName.en, vatNumber: null }, 'demo'), isCreditNote: invoice.kind === 'creditNote' }
}

/** `Transaction`. */
export const transactionAnswer = (store: Store, { children, ...row }: TransactionRow, language: Language) => ({
  ...row,
  currency,
  createdAt: toDateTime(row.createdAt),
  description: transactionText(row, language),
  childTransactions: children.map((child) => childAnswer(child, language)),
  invoice: invoiceAnswer(store, row.id),
})

/** `TopUp`. */
export const topUpAnswer = (topUp: TopUpRecord) => ({
  ...topUp,
  bill: billOf(topUp),
  createdAt: toDateTime(topUp.createdAt),
  settledAt: dateTime(topUp.settledAt),
})

/** `WithdrawalAccount`. */
export function accountAnswer(store: Store, account: WithdrawalAccountRecord) {
  const owner = findProfile(store, account.profileId)
  const country = countryById(account.countryId)
  if (!owner || !country) throw new Error(`The bank account ${account.id} belongs to nobody`)
  const isInUse = withdrawalsOf(store, account.profileId).some(
    ({ accountId, status }) => accountId === account.id && status === 'Initiated',
  )
  return {
    ...account,
    country,
    iban: withdrawalAccountFields.iban(account),
    createdAt: withdrawalAccountFields.createdAt(account),
    updatedAt: withdrawalAccountFields.updatedAt(account),
    usableFrom: withdrawalAccountFields.usableFrom(account, walletTerms),
    warnings: warningsOf(account, owner),
    isInUse,
  }
}

/** `Withdrawal`. */
export function withdrawalAnswer(store: Store, withdrawal: WithdrawalRecord) {
  const account = accountById(store, withdrawal.accountId)
  if (!account) throw new Error(`The withdrawal ${withdrawal.id} goes nowhere`)
  return {
    ...withdrawal,
    bill: billOf(withdrawal),
    account: accountAnswer(store, account),
    createdAt: toDateTime(withdrawal.createdAt),
    settledAt: dateTime(withdrawal.settledAt),
    arrivesBy: civilDate(addWorkingDays(withdrawal.createdAt, walletLimits.withdrawalDays.most)),
  }
}
