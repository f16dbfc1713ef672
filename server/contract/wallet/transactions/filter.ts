import * as z from 'zod/mini'
import { pageFrom, pageOf, type PageArgument } from '../../common/page.ts'
import { endOfDay, isCivilDate, startOfDay } from '../../platform/riyadh.ts'
import { accept, rule } from '../../validation/check.ts'
import { transactionTypes, type TransactionRow, type TransactionType } from './row.ts'

const date = z.nullish(z.string(rule('date')).check(z.refine(isCivilDate, rule('date'))))

/** Rules of `TransactionsFilter` (P-20): days in Riyadh, both included. */
const transactionsFilterRules = z
  .object({
    types: z.nullish(z.array(z.enum(transactionTypes, rule('unknownValue'))).check(z.maxLength(transactionTypes.length, rule('maxItems')))),
    from: date,
    to: date,
  })
  .check(
    z.check<{ from?: string | null | undefined; to?: string | null | undefined }>((ctx) => {
      const { from, to } = ctx.value
      if (from && to && from > to) ctx.issues.push({ code: 'custom', message: 'date', path: ['to'], input: to })
    }),
  )

/** The listed types, and the period of the listed transactions in milliseconds; its end is not included. Null means any. */
export type TransactionsFilter = { types: readonly TransactionType[] | null; since: number | null; before: number | null }

/**
 * Returns the filter of an input. Throws `DTO_VALIDATION_ERROR` at the invalid field. An empty or missing list of types means all types.
 */
export function acceptTransactionsFilter(input: unknown): TransactionsFilter {
  const { types, from, to } = accept(transactionsFilterRules, input ?? {})
  return { types: types && types.length > 0 ? types : null, since: from ? startOfDay(from) : null, before: to ? endOfDay(to) : null }
}

/** Returns whether a transaction is listed. The types of its lines count too: `FEE` finds every transaction with a fee. */
export const isListed = ({ type, children, createdAt }: TransactionRow, { types, since, before }: TransactionsFilter): boolean =>
  (types === null || [type, ...children.map((child) => child.type)].some((one) => types.includes(one))) &&
  (since === null || createdAt >= since) &&
  (before === null || createdAt < before)

/** Sorts the newest transaction first. Transactions of the same time are sorted by id, so that pages do not overlap. */
export const newestFirst = (a: TransactionRow, b: TransactionRow) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)

/** Returns a page of the list, ten rows by default (P-20). */
export const transactionPage = (rows: readonly TransactionRow[], filter: TransactionsFilter, page: PageArgument) =>
  pageFrom(rows.filter((row) => isListed(row, filter)).toSorted(newestFirst), pageOf(page))
