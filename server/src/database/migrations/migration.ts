import type { Dialect } from '../dialects/dialect.ts'

/**
 * One step of the schema. It never changes once it is released, so it imports nothing that may change later. Its statements run in the
 * given order, in the same transaction as its record in the history.
 */
export type Migration = {
  name: string
  /**
   * Whether a version without this step may run on a database that has it. Set it to true only if the three conditions of
   * docs/decisions/074-older-on-newer.md hold.
   */
  olderMayRun: boolean
  statements(dialect: Dialect): readonly string[]
}
