import type { Database } from '#database/database.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'
import { insertLine } from './stores/audit.ts'

export type AuditEntry = {
  /** Who acted: a user’s id, `admin:<id>` or `system`. */
  actor: string
  /** `<domain>.<what>`, for example `session.refreshReplayed`. */
  action: string
  /** Id of the thing that was acted on. Never a phone number, a code or a token. */
  target: string
  detail?: Readonly<Record<string, string | number | boolean | null>>
  /** State before and after an action of the back office. Never a password, a code or a token. */
  before?: unknown
  after?: unknown
}

const jsonOrNull = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))

/** Adds a line to the audit log. Call it in the transaction of the action. The database refuses changes to a line. */
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
