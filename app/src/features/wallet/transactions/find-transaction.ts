import { requestLimits } from '@wasla/contract/common/request-limits.ts'
import type { Transaction } from './row.ts'

/** One page of all transactions, the newest first. */
export type AskPage = (page: { limit: number; offset: number }) => Promise<{ count: number; data: readonly Transaction[] }>

const limit = requestLimits.pageSize
/** How many pages are looked through: an address may name a transaction that is older than anybody looks for. */
const mostPages = 10

/** A transaction by its id, for an address that somebody kept: the API lists transactions and names none. Null where it is not among them. */
export async function findTransaction(ask: AskPage, id: string): Promise<Transaction | null> {
  for (let page = 0; page < mostPages; page += 1) {
    const { count, data } = await ask({ limit, offset: page * limit })
    const row = data.find((each) => each.id === id)
    if (row) return row
    if ((page + 1) * limit >= count) return null
  }
  return null
}
