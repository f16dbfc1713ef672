import type { TransactionType, WalletOwnerType } from '@wasla/contract/generated/user-types.ts'
import { civilDate, isCivilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'
import { walletPath } from '../wallet-address.ts'

/** The kinds of transactions that `?show=` selects, with the types that each queries. `fees` selects every transaction with a fee. */
const shows = {
  all: [],
  topUps: ['TOP_UP'],
  withdrawals: ['WITHDRAWAL'],
  rewards: ['PROGRAM_EARNING'],
  budgets: ['PROGRAM_TOP_UP'],
  payouts: ['PROGRAM_PAYOUT'],
  fees: ['FEE'],
} as const satisfies Record<string, readonly TransactionType[]>
export type Show = keyof typeof shows

/**
 * Returns the kinds of transactions that the owner of a wallet can select. Brands can select budgets and payouts, everybody else rewards
 * (P-17).
 */
export const showsOf = (owner: WalletOwnerType): readonly Show[] =>
  owner === 'BRAND' ? ['all', 'topUps', 'withdrawals', 'budgets', 'payouts', 'fees'] : ['all', 'topUps', 'withdrawals', 'rewards', 'fees']

/** Ranges of days, by `?dates=`; `custom` has `from` and `to` beside it. */
export const dateChoices = ['any', 'thisMonth', 'lastMonth', 'thisYear', 'custom'] as const
export type DateChoice = (typeof dateChoices)[number]

/** First and last day, as civil dates, both included. Null is an open end. */
export type Days = { from: string | null; to: string | null }
export type List = { show: Show; dates: DateChoice; custom: Days; page: number }

export const pageSize = 10
export const pagesOf = (count: number) => Math.max(1, Math.ceil(count / pageSize))

const dayIn = (text: string | null) => (text !== null && isCivilDate(text) ? text : null)

/** Returns the list that the address selects. Ignores invalid values. */
export function readList(query: URLSearchParams): List {
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))]
  const isOrdered = from === null || to === null || from <= to
  return {
    show: (Object.keys(shows) as Show[]).find((each) => each === query.get('show')) ?? 'all',
    dates: dateChoices.find((each) => each === query.get('dates')) ?? 'any',
    custom: isOrdered ? { from, to } : { from: null, to: null },
    page: pageFrom(query.get('page')),
  }
}

/** Returns the address of a list. Omits default values. */
export function listAddress({ show, dates, custom, page }: List): string {
  const query = new URLSearchParams()
  if (show !== 'all') query.set('show', show)
  if (dates !== 'any') query.set('dates', dates)
  if (dates === 'custom' && custom.from) query.set('from', custom.from)
  if (dates === 'custom' && custom.to) query.set('to', custom.to)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${walletPath}?${query.toString()}` : walletPath
}

/** Returns the last day before a month begins. */
const dayBefore = (date: string) => civilDate(startOfDay(date) - 1)

/** Returns the first and the last day of a choice, if today is `today`. */
export function daysOf({ dates, custom }: Pick<List, 'dates' | 'custom'>, today: string): Days {
  const month = `${today.slice(0, 7)}-01`
  const monthBefore = dayBefore(month)
  return {
    any: { from: null, to: null },
    thisMonth: { from: month, to: today },
    lastMonth: { from: `${monthBefore.slice(0, 7)}-01`, to: monthBefore },
    thisYear: { from: `${today.slice(0, 4)}-01-01`, to: today },
    custom,
  }[dates]
}

/** Converts a list to the `TransactionsFilter` input. Omits filters that are not set. */
export function filterOf(list: List, today: string): { types?: TransactionType[]; from?: string; to?: string } {
  const { from, to } = daysOf(list, today)
  const types = shows[list.show]
  return { ...(types.length > 0 && { types: [...types] }), ...(from && { from }), ...(to && { to }) }
}

export const isFiltered = ({ show, dates }: List) => show !== 'all' || dates !== 'any'

/** Returns the address of a list's CSV file (P-20), in the reader's language. */
export function csvAddress(list: List, today: string, language: string): string {
  const { types, from, to } = filterOf(list, today)
  const query = new URLSearchParams({ ...(types && { types: types.join(',') }), ...(from && { from }), ...(to && { to }), lang: language })
  return `/wallet/transactions.csv?${query.toString()}`
}

/** Returns the address of a transaction's tax invoice or credit note. */
export const invoiceAddress = (transactionId: string) => `/wallet/invoices/${encodeURIComponent(transactionId)}.pdf`

/** Returns the address of a month's statement. */
export const statementAddress = (month: string) => `/wallet/statements/${month}.pdf`
