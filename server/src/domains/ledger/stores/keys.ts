import type { StoredRequest, RepeatKey } from '@wasla/contract/ledger/repeat.ts'
import type { Database } from '#database/database.ts'

type Name = Pick<RepeatKey, 'owner' | 'operation' | 'key'>

export async function findRequest(tx: Database, { owner, operation, key }: Name): Promise<StoredRequest | null> {
  const row = await tx
    .selectFrom('ledger_keys')
    .select(['fingerprint', 'transaction_id as transactionId'])
    .where('owner', '=', owner)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

export const insertRequest = (tx: Database, { owner, operation, key }: Name, { fingerprint, transactionId }: StoredRequest, at: number) =>
  tx.insertInto('ledger_keys').values({ owner, operation, key, fingerprint, transaction_id: transactionId, created_at: at }).execute()
