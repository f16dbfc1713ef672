import type { Dialect } from '../../dialects/dialect.ts'

/** What the database does after a change of a row, in SQL that both engines understand. */
export type FollowUp = {
  /** Name of the function on PostgreSQL. */
  name: string
  statements: readonly string[]
  /** The changes that it follows, for example `insert on users`; `when` is a condition on the row. */
  triggers: readonly { name: string; on: string; when?: string }[]
}

const following: Readonly<Record<Dialect, (step: FollowUp) => string[]>> = {
  sqlite: ({ statements, triggers }) =>
    triggers.map(
      ({ name, on, when }) =>
        `create trigger ${name} after ${on}${when === undefined ? '' : ` when ${when}`} begin ${statements.join('; ')}; end`,
    ),
  postgres: ({ name: does, statements, triggers }) => [
    `create function ${does}() returns trigger language plpgsql as $$ begin ${statements.join('; ')}; return null; end $$`,
    ...triggers.map(
      ({ name, on, when }) =>
        `create trigger ${name} after ${on} for each row${when === undefined ? '' : ` when (${when})`} execute function ${does}()`,
    ),
  ],
}

/** Returns the triggers that do something after a change of a row. */
export const followUps = (dialect: Dialect, steps: readonly FollowUp[]): string[] => steps.flatMap(following[dialect])

/** A table whose rows make others stale. */
export type Watched = {
  table: string
  /** Column with the id that is marked. */
  id: string
  /** Columns whose changes count. */
  columns: readonly string[]
  /** Returns the statement that marks an id. */
  mark(id: string): string
}

const marking: Readonly<Record<Dialect, (as: string, watched: Watched) => string[]>> = {
  sqlite: (as, { table, id, columns, mark }) => [
    `create trigger ${table}_${as}_insert after insert on ${table} begin ${mark(`new.${id}`)}; end`,
    `create trigger ${table}_${as}_update after update of ${columns.join(', ')} on ${table} begin ${mark(`new.${id}`)}; end`,
    `create trigger ${table}_${as}_delete after delete on ${table} begin ${mark(`old.${id}`)}; end`,
  ],
  postgres: (as, { table, id, columns, mark }) => [
    `create function ${table}_${as}() returns trigger language plpgsql as $$ begin if tg_op = 'DELETE' then ${mark(`old.${id}`)}; else ${mark(`new.${id}`)}; end if; return null; end $$`,
    `create trigger ${table}_${as}_insert after insert or delete on ${table} for each row execute function ${table}_${as}()`,
    `create trigger ${table}_${as}_update after update of ${columns.join(', ')} on ${table} for each row execute function ${table}_${as}()`,
  ],
}

/**
 * Returns the triggers that mark what has to be computed again, whatever changed it. A store that changes a row cannot forget to mark it. `as`
 * is a part of the names.
 */
export const marks = (dialect: Dialect, as: string, watched: readonly Watched[]): string[] =>
  watched.flatMap((one) => marking[dialect](as, one))

/** Returns the statements that create views. */
export const createViews = (views: Readonly<Record<string, string>>): string[] =>
  Object.entries(views).map(([name, query]) => `create view ${name} as ${query.trim()}`)
