import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { AuditTable } from '#database/tables/platform.ts'

export const insertLine = (db: Database, line: Insertable<AuditTable>) => db.insertInto('audit').values(line).execute()

export type AuditContent = Pick<Selectable<AuditTable>, 'detail' | 'before_state' | 'after_state'>

/** Returns the audit lines about these targets whose texts are not erased yet. */
export const linesAbout = (tx: Database, targets: readonly string[]): Promise<(AuditContent & { id: string })[]> =>
  tx
    .selectFrom('audit')
    .select(['id', 'detail', 'before_state', 'after_state'])
    .where('target', 'in', targets)
    .where('erased_at', 'is', null)
    .execute()

/** Replaces the content of a line, unless it was erased before. */
export const eraseContent = (tx: Database, id: string, content: AuditContent, now: number) =>
  tx
    .updateTable('audit')
    .set({ ...content, erased_at: now })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .execute()

export type AuditLine = Selectable<AuditTable>

/** Returns the first lines after one until a time, in the order of their times; from the first line of all if it is null. */
export const linesAfter = (db: Database, after: Pick<AuditLine, 'at' | 'id'> | null, until: number, limit: number): Promise<AuditLine[]> =>
  db
    .selectFrom('audit')
    .selectAll()
    .where('at', '<=', until)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '>', tuple(after?.at ?? 0, after?.id ?? ''))),
    )
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute()
