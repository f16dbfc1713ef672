import type { Generated } from 'kysely'
import type { Moment } from './values.ts'

/** What the event stream tells; `user_id` null speaks to everybody. `id` is handed out by the database and only grows. */
export type EventsTable = { id: Generated<number>; user_id: string | null; kind: string; data: string; created_at: Moment }
