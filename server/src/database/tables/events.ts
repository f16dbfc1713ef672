import type { Generated } from 'kysely'
import type { Moment } from './values.ts'

/** Events of the event stream. `user_id` null means all users. The database assigns `id`, which only grows. */
export type EventsTable = { id: Generated<number>; user_id: string | null; kind: string; data: string; created_at: Moment }
