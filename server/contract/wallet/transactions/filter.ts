import * as z from 'zod/mini'
import { pageFrom, pageOf, type PageArgument } from '../../common/page.ts'
import { endOfDay, isCivilDate, startOfDay } from '../../platform/riyadh.ts'
import { accept, rule } from '../../validation/check.ts'
import { transactionTypes, type TransactionRow, type TransactionType } from './row.ts'

const date = z.nullish(z.string(rule('date')).check(z.refine(isCivilDate, rule('date'))))

/** `TransactionsFilter` (P-20): days of Riyadh, both included. */
export const transactionsFilterRules = z
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

/** Which transactions are listed: of these types, from a moment on and before another, in milliseconds. Null does not choose. */
export type TransactionsFilter = { types: readonly TransactionType[] | null; since: number | null; before: number | null }

/** The filter of an input, or `DTO_VALIDATION_ERROR` at its field. No types and an empty list of types are the same: all. */
export function acceptTransactionsFilter(input: unknown): TransactionsFilter {
  const { types, from, to } = accept(transactionsFilterRules, input ?? {})
  return { types: types && types.length > 0 ? types : null, since: from ? startOfDay(from) : null, before: to ? endOfDay(to) : null }
}

/** Whether a transaction is listed. It is found by the type of its lines too: FEE finds whatever had a fee. */
export const isListed = ({ type, children, createdAt }: TransactionRow, { types, since, before }: TransactionsFilter): boolean =>
  (types === null || [type, ...children.map((child) => child.type)].some((one) => types.includes(one))) &&
  (since === null || createdAt >= since) &&
  (before === null || createdAt < before)

/** The newest first; ids decide between those of the same moment, so that no page repeats a row of another. */
export const newestFirst = (a: TransactionRow, b: TransactionRow) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1)

/** One page of the list, ten by default (P-20). */
export const transactionPage = (rows: readonly TransactionRow[], filter: TransactionsFilter, page: PageArgument) =>
  pageFrom(rows.filter((row) => isListed(row, filter)).toSorted(newestFirst), pageOf(page))
