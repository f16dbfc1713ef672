import type { ShopKind } from '@wasla/contract/generated/user-sdl-types.ts'
import { shopKinds } from '@wasla/contract/shops/kinds.ts'
import type { ShopRecord } from '@wasla/contract/shops/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import { locking, lockingButKeys } from '#database/row-lock.ts'
import type { ShopsTable } from '#database/tables/shops.ts'

const row = defineRecord<ShopsTable>()({
  id: same,
  profileId: same,
  kind: same,
  step: same,
  address: same,
  secrets: same,
  stateHash: same,
  stateUserId: same,
  stateUntil: same,
  redirectUri: same,
  createdAt: same,
  connectedAt: same,
  lastOrderAt: same,
  testedAt: same,
  testHasSource: flag,
})

/** Returns the shops of a profile, in the order of their kinds. */
export async function findShops(db: Database, profileId: string): Promise<ShopRecord[]> {
  const rows = await db.selectFrom('shops').select(row.columns('shops')).where('profile_id', '=', profileId).execute()
  const found = rows.map(row.read)
  return shopKinds.flatMap((kind) => found.filter((shop) => shop.kind === kind))
}

/** Returns a shop of any profile; null if there is none. */
export async function findShop(db: Database, id: string): Promise<ShopRecord | null> {
  const found = await db.selectFrom('shops').select(row.columns('shops')).where('id', '=', id).executeTakeFirst()
  return found ? row.read(found) : null
}

/** Returns the shop of a profile of this kind; null if there is none. */
export async function findShopOfKind(db: Database, profileId: string, kind: ShopKind): Promise<ShopRecord | null> {
  const found = await db
    .selectFrom('shops')
    .select(row.columns('shops'))
    .where('profile_id', '=', profileId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  return found ? row.read(found) : null
}

/** Returns the shop whose sign-in has this state; null if there is none, or if it is another profile's. */
export async function findByState(db: Database, profileId: string, stateHash: string): Promise<ShopRecord | null> {
  const found = await db
    .selectFrom('shops')
    .select(row.columns('shops'))
    .where('state_hash', '=', stateHash)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return found ? row.read(found) : null
}

/** Returns a shop, locked until the transaction ends. With `profileId`, null if it is another profile's. */
export async function lockShop(tx: Database, dialect: Dialect, id: string, profileId?: string): Promise<ShopRecord | null> {
  const found = await tx
    .selectFrom('shops')
    .select(row.columns('shops'))
    .where('id', '=', id)
    .$if(profileId !== undefined, (query) => query.where('profile_id', '=', profileId ?? ''))
    .$call(lockingButKeys(dialect))
    .executeTakeFirst()
  return found ? row.read(found) : null
}

export const insertShop = (tx: Database, shop: ShopRecord) => tx.insertInto('shops').values(row.write(shop)).execute()

/** Saves all fields of a shop that may change. */
export const saveShop = (tx: Database, { id, ...fields }: ShopRecord) =>
  tx.updateTable('shops').set(row.write(fields)).where('id', '=', id).execute()

/** Ends a sign-in. True for only one of several calls at once. */
export async function consumeState(tx: Database, id: string, stateHash: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('shops')
    .set({ state_hash: null, state_user_id: null, state_until: null })
    .where('id', '=', id)
    .where('state_hash', '=', stateHash)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/**
 * Returns a profile's shop, locked until the transaction ends; null if there is none. Waits for deliveries that are being taken, and lets none
 * begin: they refer to the shop, so a delete would wait for them while they wait for the shop.
 */
export async function lockShopToDelete(tx: Database, dialect: Dialect, id: string, profileId: string): Promise<ShopRecord | null> {
  const found = await tx
    .selectFrom('shops')
    .select(row.columns('shops'))
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .$call(locking(dialect))
    .executeTakeFirst()
  return found ? row.read(found) : null
}

/** Deletes a shop with its orders. */
export const deleteShop = (tx: Database, id: string) => tx.deleteFrom('shops').where('id', '=', id).execute()
