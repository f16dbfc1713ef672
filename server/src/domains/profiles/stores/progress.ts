import { sql } from 'kysely'
import type { ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import type { Database } from '#database/database.ts'

/** The table of each step of the checklist. */
const sources = {
  FEATURED_POSTS: 'featured_posts',
  INTERESTS: 'profile_interests',
  BRAND_COLLABORATION: 'brand_collaborations',
  RATE_CARD: 'rate_cards',
  FEATURED_LINKS: 'profile_links',
} as const satisfies Record<ProgressStepName, string>

/** Returns the steps of the checklist that a profile has done, in one statement (S1 §6). */
export async function findDoneSteps(db: Database, profileId: string): Promise<Set<ProgressStepName>> {
  const parts = Object.entries(sources).map(
    ([step, table]) =>
      sql`select ${sql.lit(step)} as step where exists (select 1 from ${sql.table(table)} where profile_id = ${profileId})`,
  )
  const { rows } = await sql<{ step: ProgressStepName }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Set(rows.map((row) => row.step))
}
