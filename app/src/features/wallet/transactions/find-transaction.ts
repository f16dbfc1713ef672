import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import type { Transaction } from './row.ts'

/** Fetches one page of all transactions, newest first. */
export type AskPage = (page: { limit: number; offset: number }) => Promise<{ count: number; data: readonly Transaction[] }>

const limit = requestLimits.pageSize
/** Most pages that are searched, because an address may name a very old transaction. */
const mostPages = 10

/**
 * Returns a transaction by its id, for an address from a bookmark, because the API has no query for one transaction. Returns null if it is
 * not found.
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
