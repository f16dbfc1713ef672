import type { Dialect } from '../dialects/dialect.ts'

/**
 * One step of the schema. Frozen once released: it imports nothing that may change later, and its statements run in the order
 * given, in one transaction with its entry in the list of migrations.
 */
export type Migration = { name: string; statements(dialect: Dialect): readonly string[] }
