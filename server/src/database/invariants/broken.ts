import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { dialectOf } from '../dialects/dialect-of.ts'
import { inTransaction } from '../transaction.ts'
import { invariants, type Invariant } from './invariants.ts'

/** What broke a promise: the first few of it. */
export type Finding = Pick<Invariant, 'id' | 'view'> & { subjects: readonly string[] }

/** Few are enough to know, and a broken table has thousands. */
const most = 10

/** How long one view may be read, in milliseconds: it reads the whole ledger, for which the limit of a request is too short. */
const longest = 600_000

async function subjectsOf(db: Database, view: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`select subject from ${sql.table(view)} limit ${most}`.execute(db)
  return rows.map(({ subject }) => subject)
}

/** The same as long as it takes, on PostgreSQL, whose requests end sooner; a view at a time, so that no moment is held for all of them. */
const unhurried = (db: Database, view: string): Promise<string[]> =>
  dialectOf(db) === 'postgres'
    ? inTransaction(db, async (tx) => {
        await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(tx)
        return subjectsOf(tx, view)
      })
    : subjectsOf(db, view)

/** Looks at every view, one after the other, and answers those that are not empty. Each is of one moment; together they may be of several. */
export async function brokenInvariants(db: Database, views: readonly Invariant[] = invariants): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, view } of views) {
    const subjects = await unhurried(db, view)
    if (subjects.length > 0) findings.push({ id, view, subjects })
  }
  return findings
}
