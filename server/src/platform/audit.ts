import type { Database } from '#database/database.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'
import { insertLine } from './stores/audit.ts'

export type AuditEntry = {
  /** Who did it: a user's id, `admin:<id>` or `system`. */
  actor: string
  /** `<domain>.<what>`, for example `session.refreshReplayed`. */
  action: string
  /** What it was done to: an id. Never a phone number, a code or a token. */
  target: string
  detail?: Readonly<Record<string, string | number | boolean | null>>
  /** What an action of the back office changed, as it was and as it is. Never a password, a code or a token. */
  before?: unknown
  after?: unknown
}

const jsonOrNull = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Adds one line to the audit log. Lines are never changed, the database sees to it; call it in the transaction of the action. */
export const writeAudit = (db: Database, deps: { clock: Clock; ids: Ids }, entry: AuditEntry) =>
  insertLine(db, {
    id: deps.ids.uuid(),
    at: deps.clock.now(),
    actor: entry.actor,
    action: entry.action,
    target: entry.target,
    detail: jsonOrNull(entry.detail),
    before_state: jsonOrNull(entry.before),
    after_state: jsonOrNull(entry.after),
  })
