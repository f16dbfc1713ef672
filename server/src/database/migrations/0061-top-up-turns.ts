import type { Dialect } from '../dialects/dialect.ts'
import type { Migration } from './migration.ts'

const wholeNumber: Record<Dialect, string> = { sqlite: 'integer', postgres: 'bigint' }

/**
 * How many looks at a payment in a row had no answer, so that the next is planned whatever comes of this one (F14); and until when one
 * process has a payment to itself to open it at the gateway (F22).
 */
export const topUpTurns: Migration = {
  name: '0061-top-up-turns',
  statements: (dialect) => [
    `alter table top_ups add column silent_looks ${wholeNumber[dialect]} not null default 0 check (silent_looks >= 0)`,
    `alter table top_ups add column opening_until ${wholeNumber[dialect]}`,
  ],
}
