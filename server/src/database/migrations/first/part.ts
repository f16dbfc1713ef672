import type { Dialect } from '../../dialects/dialect.ts'
import type { Table } from '../columns.ts'

/** What the first schema has of a domain: its tables, and what the database does with them by itself. */
export type Part = {
  tables: readonly Table[]
  /** Triggers, views, functions, and indexes of only one engine. They are made when the tables of all domains exist. */
  rules?(dialect: Dialect): readonly string[]
}
