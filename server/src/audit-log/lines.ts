import type { Database } from '#database/database.ts'
import { linesAfter, type AuditLine } from '../platform/stores/audit.ts'

/** Lines that are in memory at a time. */
const stretch = 1_000

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

/** Returns the lines of the audit log until a time, in the order of their times, as an export shows them. */
export async function* auditLines(db: Database, until: number): AsyncGenerator<Readonly<Record<string, unknown>>> {
  let after: Pick<AuditLine, 'at' | 'id'> | null = null
  for (;;) {
    const lines: AuditLine[] = await linesAfter(db, after, until, stretch)
    for (const { id, at, actor, action, target, detail, before_state: before, after_state: afterwards, erased_at: erasedAt } of lines)
      yield {
        id,
        at: new Date(at).toISOString(),
        actor,
        action,
        target,
        detail: parsed(detail),
        before: parsed(before),
        after: parsed(afterwards),
        erasedAt: erasedAt === null ? null : new Date(erasedAt).toISOString(),
      }
    after = lines.at(-1) ?? null
    if (lines.length < stretch || after === null) return
  }
}
