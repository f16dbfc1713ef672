import type { Moment } from './values.ts'

/**
 * The payment record of each profile that published a program. `since` is a day; `figures` is JSON of `PaymentFigures`. `due_at`: when a
 * process may compute it again; a process that computes it sets the end of its lease.
 */
export type PaymentRecordsTable = { profile_id: string; since: string; figures: string; computed_at: Moment; due_at: Moment }
