import type { Database } from '#database/database.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'

export type AuditEntry = {
  /** Who did it: a user's id, `admin:<id>` or `system`. */
  actor: string
  /** `<domain>.<what>`, for example `session.refreshReplayed`. */
  action: string
  /** What it was done to: an id. Never a phone number, a code or a token. */
  target: string
  detail?: Readonly<Record<string, string | number | boolean | null>>
}

/** Adds one line to the book of what happened. Lines are never changed; write it in the transaction of the deed. */
export const writeAudit = (db: Database, deps: { clock: Clock; ids: Ids }, entry: AuditEntry) =>
  db
    .insertInto('audit')
    .values({
      id: deps.ids.uuid(),
      at: deps.clock.now(),
      actor: entry.actor,
      action: entry.action,
      target: entry.target,
      detail: entry.detail ? JSON.stringify(entry.detail) : null,
    })
    .execute()
