import { CompiledQuery, type Compilable, type RawBuilder } from 'kysely'
import type { DatabaseHandle } from '../database.ts'

/** How the database finds rows. A small table is read whole, whatever index there is, unless that is forbidden. */
export async function planOf({ db, dialect }: DatabaseHandle, requested: RawBuilder<unknown> | Compilable): Promise<string> {
  const isSqlite = dialect === 'sqlite'
  if (!isSqlite) await db.executeQuery(CompiledQuery.raw('set enable_seqscan = off'))
  const { sql, parameters } = 'isRawBuilder' in requested ? requested.compile(db) : requested.compile()
  const explained = CompiledQuery.raw(`${isSqlite ? 'explain query plan' : 'explain'} ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<Record<string, string>>(explained)
  return rows.map((row) => row['detail'] ?? row['QUERY PLAN']).join('\n')
}
