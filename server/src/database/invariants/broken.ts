import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { dialectOf } from '../dialects/dialect-of.ts'
import { inTransaction } from '../transaction.ts'
import { invariants, type Invariant } from './invariants.ts'

/** A broken invariant, with its first few subjects. */
export type Finding = Pick<Invariant, 'id' | 'view'> & { subjects: readonly string[] }

/** Largest number of subjects per finding. A few are enough, and a broken table has thousands. */
const most = 10

/** Timeout for reading one view, in milliseconds. A view reads the whole ledger, which takes longer than a request may. */
const longest = 600_000

async function subjectsOf(db: Database, view: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from ${sql.table(view)} limit ${most}`.execute(db)
  return rows.map(({ subject }) => subject)
}

/**
 * Reads a view without the statement timeout of requests, which only PostgreSQL has. Each view has its own transaction, so that no snapshot
 * is held for all views.
 */
const unhurried = (db: Database, view: string): Promise<string[]> =>
  dialectOf(db) === 'postgres'
    ? inTransaction(db, async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(tx)
        return subjectsOf(tx, view)
      })
    : subjectsOf(db, view)

/** Reads all views one after the other. Returns those that are not empty. Each view is read at its own moment. */
export async function brokenInvariants(db: Database, views: readonly Invariant[] = invariants): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, view } of views) {
    const subjects = await unhurried(db, view)
    if (subjects.length > 0) findings.push({ id, view, subjects })
  }
  return findings
}
