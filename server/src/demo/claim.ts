import type { AppMode } from '@wasla/contract/platform/config.ts'
import type { Database } from '#database/database.ts'
import { DatabaseRefused } from '#database/refused.ts'
import { demoAddresses, kindByContent, markDatabase, markedKind, type DatabaseKind } from './stores/kind.ts'

const refusal = (kind: DatabaseKind, mode: AppMode, name: string): string => {
  if (kind === 'mixed')
    return `The database ${name} holds real people and the back-office accounts of a demonstration (${demoAddresses.join(', ')}). Remove those rows from its table admins, or choose another DATA_DIR or DATABASE_URL.`
  if (kind === 'demo')
    return `The database ${name} belongs to a demonstration: everybody knows how to enter its accounts and its back office. APP_MODE=${mode} needs another DATA_DIR or DATABASE_URL.`
  return `The database ${name} holds real people: a demonstration puts back everything in it every night. APP_MODE=demo needs another DATA_DIR or DATABASE_URL.`
}

/**
 * Claims a database for this mode, in the transaction that migrates it. Demo mode never opens a database with real people, and the other
 * modes never open a demo database. Marks a new database with its kind. If an old database has no mark, its content decides. Throws
 * `DatabaseRefused`.
 */
export async function claimDatabase(tx: Database, { mode, name, now }: { mode: AppMode; name: string; now: number }): Promise<void> {
  const required = mode === 'demo' ? 'demo' : 'real'
  const kind = (await markedKind(tx)) ?? (await kindByContent(tx)) ?? required
  if (kind !== required) throw new DatabaseRefused(refusal(kind, mode, name))
  await markDatabase(tx, required, now)
}
