import { requestLimits } from './request-limits.ts'

/** The page that a caller requests. */
export type PageArgument = { limit?: number | null; offset?: number | null } | null | undefined
export type Page = { limit: number; offset: number }

const farthest = 1_000_000

/**
 * Returns the requested page: by default the first ten rows, and never more than 100 rows. The limit applies to literals and variables
 * alike (A-16, security fact 6).
 */
export const pageOf = (request: PageArgument): Page => ({
  limit: Math.min(Math.max(request?.limit ?? 10, 1), requestLimits.pageSize),
  offset: Math.min(Math.max(request?.offset ?? 0, 0), farthest),
})

/** Returns one page of a whole list. `count` is the total before paging; a page past the end is empty. */
export const pageFrom = <T>(rows: readonly T[], { limit, offset }: Page) => ({
  count: rows.length,
  data: rows.slice(offset, offset + limit),
})
