import { createHash } from 'node:crypto'
import {
  currentKey,
  decideRotation,
  isInUse,
  isTrackingKey,
  trackingKeyBytes,
  trackingKeyText,
  type TrackingKeyKind,
  type TrackingKeyRecord,
} from '@wasla/contract/tracking/keys.ts'
import type { Database } from '#database/database.ts'
import { derive, sameText } from '#platform/keyed-hash.ts'
import { createSealer, type Sealer } from '#platform/sealed.ts'
import type { TrackingDeps } from './deps.ts'
import { deleteKeys, endKey, findKey, findKeys, insertKey, saveMoment } from './stores/keys.ts'

/** Milliseconds for which a postback key still works after it can no longer be shown. */
const unreadableLife = 365 * 86_400_000

/** Hashes a key with SHA-256. Keys are random enough that a slow hash gains nothing. A stored hash cannot be used as a key. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

const sealerOf = ({ env, ids }: Pick<TrackingDeps, 'env' | 'ids'>): Sealer =>
  createSealer(derive(env.secrets.token, 'postback keys of programs'), ids)

const shownAs: Readonly<Record<TrackingKeyKind, (sealer: Sealer, programId: string, key: string) => string | null>> = {
  PUBLISHABLE: (_, __, key) => key,
  POSTBACK: (sealer, programId, key) => sealer.seal(key, programId),
  SECRET: () => null,
}

/** Inserts a new key and returns its text. The text of a secret key is not stored, so it cannot be returned again. */
async function makeKey(tx: Database, deps: TrackingDeps, programId: string, kind: TrackingKeyKind): Promise<string> {
  const key = trackingKeyText(kind, deps.ids.secret(trackingKeyBytes))
  await insertKey(tx, {
    id: deps.ids.uuid(),
    programId,
    kind,
    hash: hashOf(key),
    shown: shownAs[kind](sealerOf(deps), programId, key),
    createdAt: deps.clock.now(),
    endsAt: null,
  })
  return key
}

/** The texts of a program's publishable and postback key, and all its stored keys. */
export type ShownKeys = { readonly publishableKey: string; readonly postbackKey: string; readonly all: readonly TrackingKeyRecord[] }

function shownOf(deps: TrackingDeps, programId: string, all: readonly TrackingKeyRecord[]): ShownKeys | null {
  const publishableKey = currentKey(all, 'PUBLISHABLE')?.shown
  const sealed = currentKey(all, 'POSTBACK')?.shown
  const postbackKey = sealed ? sealerOf(deps).open(sealed, programId) : null
  return publishableKey && postbackKey ? { publishableKey, postbackKey, all } : null
}

/**
 * Returns the publishable and the postback key of a program, and makes them on first use. A postback key that was sealed with another
 * server secret is replaced. It still works for one year, because partners use it and nobody requested a new one.
 */
export async function shownKeys(tx: Database, deps: TrackingDeps, programId: string): Promise<ShownKeys> {
  const found = await findKeys(tx, programId)
  const shown = shownOf(deps, programId, found)
  if (shown) return shown
  const unreadable = currentKey(found, 'POSTBACK')
  if (unreadable) await endKey(tx, unreadable.id, deps.clock.now() + unreadableLife)
  await makeKey(tx, deps, programId, 'PUBLISHABLE')
  await makeKey(tx, deps, programId, 'POSTBACK')
  const made = shownOf(deps, programId, await findKeys(tx, programId))
  if (!made) throw new Error('A program has its keys once they are made')
  return made
}

/** Rotates the keys of a program and returns the new secret key. The caller has locked the program’s row. */
export async function rotateKeys(tx: Database, deps: TrackingDeps, programId: string): Promise<string> {
  const now = deps.clock.now()
  const { makes, ends, forgets, isFirst } = decideRotation((await shownKeys(tx, deps, programId)).all, now)
  for (const { id, endsAt } of ends) await endKey(tx, id, endsAt)
  await deleteKeys(tx, forgets)
  const made = new Map<TrackingKeyKind, string>()
  for (const kind of makes) made.set(kind, await makeKey(tx, deps, programId, kind))
  if (!isFirst) await saveMoment(tx, programId, { rotated_at: now })
  return made.get('SECRET') ?? ''
}

/** Returns the key with this text if it is in use, or null. Hashes are compared in constant time. */
export async function findKeyInUse(
  { db, clock }: Pick<TrackingDeps, 'db' | 'clock'>,
  kind: TrackingKeyKind,
  key: string,
): Promise<Pick<TrackingKeyRecord, 'id' | 'programId'> | null> {
  if (!isTrackingKey(kind, key)) return null
  const hash = hashOf(key)
  const found = await findKey(db, kind, hash)
  return found && sameText(found.hash, hash) && isInUse(found, clock.now()) ? found : null
}
