import { sql, type RawBuilder, type ReferenceExpression } from 'kysely'
import type { Dialect } from '../dialects/dialect.ts'
import type { Tables } from '../tables.ts'

/** Whether a text column holds a piece of text, letter for letter: a function of each engine, both quicker than `like` and without its signs. */
export const contains = (
  dialect: Dialect,
  column: ReferenceExpression<Tables, keyof Tables> & string,
  piece: string,
): RawBuilder<boolean> =>
  dialect === 'sqlite' ? sql<boolean>`instr(${sql.ref(column)}, ${piece}) > 0` : sql<boolean>`strpos(${sql.ref(column)}, ${piece}) > 0`
