import type { Database } from '#database/database.ts'
import { profileColumns } from '#database/tables/profiles.ts'

const ownColumns = profileColumns.columns('p')

/** Selects profiles as `StoredProfile`. */
export const selectProfiles = (db: Database) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(ownColumns)
    .select(['u.mobile_no as login_number', 'u.language as user_language'])

/**
 * Selects profiles from one table with scalar subqueries, and with the state of the account. Faster than `selectProfiles`, for the query
 * that every request runs.
 */
export const selectProfileAlone = (db: Database) =>
  db
    .selectFrom('profiles as p')
    .select(ownColumns)
    .select((row) => [
      row.selectFrom('users as u').select('u.mobile_no').whereRef('u.id', '=', 'p.user_id').as('login_number'),
      row.selectFrom('users as u').select('u.language').whereRef('u.id', '=', 'p.user_id').as('user_language'),
      row.selectFrom('users as u').select('u.suspended_at').whereRef('u.id', '=', 'p.user_id').as('suspended_at'),
      row.selectFrom('closed_accounts as c').select('c.closed_at').whereRef('c.user_id', '=', 'p.user_id').as('closed_at'),
    ])
