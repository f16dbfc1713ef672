import type { BookFinding } from '@wasla/contract/ledger/books.ts'
import type { Database } from '#database/database.ts'

export type ReadOnly = { since: number; reason: string }

/** Returns since when the ledger is read-only, and why; null if it is not. */
export async function findReadOnly(db: Database): Promise<ReadOnly | null> {
  const row = await db.selectFrom('ledger_state').select(['read_only_since', 'reason']).where('id', '=', 'this').executeTakeFirst()
  return row && row.read_only_since !== null ? { since: row.read_only_since, reason: row.reason ?? '' } : null
}

export async function saveReadOnly(db: Database, state: ReadOnly | null): Promise<void> {
  const row = { read_only_since: state?.since ?? null, reason: state?.reason ?? null }
  await db
    .insertInto('ledger_state')
    .values({ id: 'this', ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export type LastCheck = { at: number; findings: readonly BookFinding[] }

/** Returns what the last check of any process found; null before the first check. */
export async function findLastCheck(db: Database): Promise<LastCheck | null> {
  const row = await db.selectFrom('ledger_state').select(['checked_at', 'findings']).where('id', '=', 'this').executeTakeFirst()
  return row && row.checked_at !== null ? { at: row.checked_at, findings: JSON.parse(row.findings ?? '[]') as BookFinding[] } : null
}

export async function saveLastCheck(db: Database, { at, findings }: LastCheck): Promise<void> {
  const row = { checked_at: at, findings: JSON.stringify(findings) }
  await db
    .insertInto('ledger_state')
    .values({ id: 'this', read_only_since: null, reason: null, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
