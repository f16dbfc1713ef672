import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { invariants, type Invariant } from './invariants.ts'

/** What broke a promise: the first few of it. */
export type Finding = Pick<Invariant, 'id' | 'view'> & { subjects: readonly string[] }

/** Few are enough to know, and a broken table has thousands. */
const most = 10

/** Looks at every view, one after the other, and answers those that are not empty. Each is of one moment; together they may be of several. */
export async function brokenInvariants(db: Database, views: readonly Invariant[] = invariants): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { id, view } of views) {
    const { rows } = await sql<{ subject: string }>`select subject from ${sql.table(view)} limit ${most}`.execute(db)
    if (rows.length > 0) findings.push({ id, view, subjects: rows.map(({ subject }) => subject) })
  }
  return findings
}
