import type { WebhookEvent } from '@wasla/contract/generated/user-types.ts'
import type { WebhookEndpointRecord } from '@wasla/contract/webhooks/record.ts'
import type { EndpointHealth } from '@wasla/contract/webhooks/retry.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, json, same } from '#database/record.ts'
import { lockingButKeys } from '#database/row-lock.ts'
import type { WebhookEndpointsTable } from '#database/tables/webhooks.ts'

const row = defineRecord<WebhookEndpointsTable>()({
  id: same,
  profileId: same,
  url: same,
  description: same,
  events: json<readonly WebhookEvent[]>(),
  secret: same,
  formerSecret: same,
  formerUntil: same,
  offBy: same,
  offSince: same,
  failingSince: same,
  failures: same,
  pausedUntil: same,
  createdAt: same,
})

const existing = (db: Database) => db.selectFrom('webhook_endpoints as e').select(row.columns('e')).where('e.deleted_at', 'is', null)

/** Returns the endpoints of a profile, the oldest first. */
export async function findEndpoints(db: Database, profileId: string): Promise<WebhookEndpointRecord[]> {
  const rows = await existing(db).where('e.profile_id', '=', profileId).orderBy('e.created_at').orderBy('e.id').execute()
  return rows.map(row.read)
}

/** Returns an endpoint of a profile; null if it is unknown, deleted or another profile's. */
export async function findEndpoint(db: Database, profileId: string, id: string): Promise<WebhookEndpointRecord | null> {
  const found = await existing(db).where('e.profile_id', '=', profileId).where('e.id', '=', id).executeTakeFirst()
  return found ? row.read(found) : null
}

/**
 * Returns an endpoint, locked until the transaction ends. Does not block transactions that queue events for it. Null if it is unknown or
 * deleted. With `profileId`, also null if it is another profile's.
 */
export async function lockEndpoint(tx: Database, dialect: Dialect, id: string, profileId?: string): Promise<WebhookEndpointRecord | null> {
  const found = await existing(tx)
    .where('e.id', '=', id)
    .$if(profileId !== undefined, (query) => query.where('e.profile_id', '=', profileId ?? ''))
    .$call(lockingButKeys(dialect))
    .executeTakeFirst()
  return found ? row.read(found) : null
}

/** An endpoint that gets events, as far as queueing needs it. */
type Subscribed = Pick<WebhookEndpointRecord, 'id' | 'profileId' | 'events' | 'offBy'>

/** Returns the endpoints of these profiles. Leaves out those of suspended and closed accounts. */
export async function findSubscribed(db: Database, profileIds: readonly string[]): Promise<Subscribed[]> {
  const rows = await db
    .selectFrom('webhook_endpoints as e')
    .innerJoin('profiles as p', 'p.id', 'e.profile_id')
    .select(['e.id', 'e.profile_id', 'e.events', 'e.off_by'])
    .where('e.profile_id', 'in', [...profileIds])
    .where('e.deleted_at', 'is', null)
    .where('p.status', '<>', 'Inactive')
    .orderBy('e.id')
    .execute()
  return rows.map((found) => ({
    id: found.id,
    profileId: found.profile_id,
    events: JSON.parse(found.events) as WebhookEvent[],
    offBy: found.off_by,
  }))
}

/** Returns the owners of these programs, by program. Leaves out programs whose owner has no endpoint. */
export async function findOwnersWithEndpoints(db: Database, programIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('programs as p')
    .innerJoin('webhook_endpoints as e', 'e.profile_id', 'p.profile_id')
    .select(['p.id', 'p.profile_id'])
    .where('p.id', 'in', [...programIds])
    .where('e.deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, profile_id: owner }) => [id, owner]))
}

type Sealed = Pick<WebhookEndpointRecord, 'id' | 'secret' | 'formerSecret' | 'formerUntil'>

/** Returns the sealed secrets of all endpoints. */
export async function findSecrets(db: Database): Promise<Sealed[]> {
  const rows = await existing(db).execute()
  return rows.map(row.read).map(({ id, secret, formerSecret, formerUntil }) => ({ id, secret, formerSecret, formerUntil }))
}

export const insertEndpoint = (tx: Database, endpoint: WebhookEndpointRecord) =>
  tx
    .insertInto('webhook_endpoints')
    .values({ ...row.write(endpoint), deleted_at: null })
    .execute()

export const saveEndpoint = (tx: Database, { id, ...fields }: WebhookEndpointRecord) =>
  tx.updateTable('webhook_endpoints').set(row.write(fields)).where('id', '=', id).execute()

export const saveHealth = (tx: Database, id: string, health: EndpointHealth) =>
  tx.updateTable('webhook_endpoints').set(row.write(health)).where('id', '=', id).execute()

/** Hides an endpoint. Returns false if the profile has no such endpoint. */
export async function hideEndpoint(tx: Database, profileId: string, id: string, now: number): Promise<boolean> {
  const hidden = await tx
    .updateTable('webhook_endpoints')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(hidden.numUpdatedRows) === 1
}
