import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { dialectOf } from '../dialects/dialect-of.ts'
import { inTransaction } from '../transaction.ts'
import { invariants, type Invariant } from './invariants.ts'

/** A broken invariant, with its first few subjects. */
export type Finding = Pick<Invariant, 'id' | 'view'> & { subjects: readonly string[] }

/** Most subjects of a finding: a few are enough, and a broken table has thousands. */
const most = 10

/** Longest read of one view, in milliseconds. A view reads the whole ledger, and the limit of a request is too short for that. */
const longest = 600_000

async function subjectsOf(db: Database, view: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from ${sql.table(view)} limit ${most}`.execute(db)
  return rows.map(({ subject }) => subject)
}

/**
 * Reads a view without the limit of requests, which only PostgreSQL has. One view per transaction, so that no snapshot is held for all of
 * them.
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
