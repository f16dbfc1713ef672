import { CompiledQuery, type Compilable, type RawBuilder } from 'kysely'
import type { DatabaseHandle } from '../database.ts'

/** Returns the query plan. PostgreSQL reads a small table whole despite its indexes, so sequential scans are switched off. */
export async function planOf({ db, dialect }: DatabaseHandle, requested: RawBuilder<unknown> | Compilable): Promise<string> {
  const isSqlite = dialect === 'sqlite'
  if (!isSqlite) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'))
  const { sql, parameters } = 'isRawBuilder' in requested ? requested.compile(db) : requested.compile()
  const explained = CompiledQuery.raw(`${isSqlite ? 'explain query plan' : 'explain'} ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<Record<string, string>>(explained)
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')
}
