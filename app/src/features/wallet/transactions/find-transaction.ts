import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import type { Transaction } from './row.ts'

/** Fetches one page of all transactions, newest first. */
export type AskPage = (page: { limit: number; offset: number }) => Promise<{ count: number; data: readonly Transaction[] }>

const limit = requestLimits.pageSize
/** Largest number of pages to search. There is a limit, because an address may name a very old transaction. */
const mostPages = 10

/**
 * Returns the transaction with this id; null if it is not found. Searches the list, because the API has no query for one transaction.
 * Needed for addresses that were stored as bookmarks.
 */
export async function findTransaction(ask: AskPage, id: string): Promise<Transaction | null> {
  for (let page = 0; page < mostPages; page += 1) {
    const { count, data } = await ask({ limit, offset: page * limit })
    const row = data.find((each) => each.id === id)
    if (row) return row
    if ((page + 1) * limit >= count) return null
  }
  return null
}
