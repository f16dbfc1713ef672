import { currentKey, decideRotation, trackingKeyText, type TrackingKeyKind, type TrackingKeyRecord } from '@wasla/contract/tracking/keys.ts'
import type { Store } from '../memory.ts'

/** Creates a key. The mock's keys protect nothing, so they are stored in plain text. */
function makeKey(store: Store, programId: string, kind: TrackingKeyKind): string {
  const id = store.nextId('tracking-key')
  const key = trackingKeyText(kind, id.replaceAll('-', ''))
  const record: TrackingKeyRecord = { id, programId, kind, hash: key, shown: key, createdAt: store.clock.now(), endsAt: null }
  store.memory.trackingKeys.push(record)
  return key
}

export const keysOf = ({ memory }: Store, programId: string): TrackingKeyRecord[] =>
  memory.trackingKeys.filter((key) => key.programId === programId)

const shown = (store: Store, programId: string, kind: TrackingKeyKind): string =>
  currentKey(keysOf(store, programId), kind)?.shown ?? makeKey(store, programId, kind)

/** Returns the keys that the owner may see again. Creates them on first use. */
export const shownKeys = (store: Store, programId: string) => ({
  publishableKey: shown(store, programId, 'PUBLISHABLE'),
  postbackKey: shown(store, programId, 'POSTBACK'),
})

/** Rotates the keys of a program and returns the new secret key. */
export function rotateKeys(store: Store, programId: string): string {
  const now = store.clock.now()
  shownKeys(store, programId)
  const { memory } = store
  const { makes, ends, forgets, isFirst } = decideRotation(keysOf(store, programId), now)
  for (const key of memory.trackingKeys) key.endsAt = ends.find(({ id }) => id === key.id)?.endsAt ?? key.endsAt
  memory.trackingKeys = memory.trackingKeys.filter(({ id }) => !forgets.includes(id))
  const made = makes.map((kind) => [kind, makeKey(store, programId, kind)] as const)
  if (!isFirst) memory.trackingMoments.set(programId, { ...momentsOf(store, programId), rotatedAt: now })
  return made.find(([kind]) => kind === 'SECRET')?.[1] ?? ''
}

/** Returns the times of a program's last key rotation and last trial. */
export const momentsOf = ({ memory }: Store, programId: string) =>
  memory.trackingMoments.get(programId) ?? { rotatedAt: null, lastTestAt: null }
