import { conversionLimits } from './conversion-limits.ts'

/**
 * Kinds of keys. `PUBLISHABLE` is part of a page. `SECRET` is for servers and shown once. `POSTBACK` is part of the address that a
 * measurement partner calls.
 */
const trackingKeyKinds = ['PUBLISHABLE', 'SECRET', 'POSTBACK'] as const
export type TrackingKeyKind = (typeof trackingKeyKinds)[number]

/** The kind of key that each entry requires (Appendix E): the key of a page cannot be used to report like a server. */
export const keyOfEntry = { SERVER: 'SECRET', POSTBACK: 'POSTBACK', PIXEL: 'PUBLISHABLE' } as const satisfies Record<
  string,
  TrackingKeyKind
>
export type Entry = keyof typeof keyOfEntry

/** A key shows its kind in its first letters, so that nobody puts a secret key into a page. */
const beginnings: Readonly<Record<TrackingKeyKind, string>> = { PUBLISHABLE: 'wpk_', SECRET: 'wsk_', POSTBACK: 'wbk_' }

/** Random bytes of a key, too many to be guessed. */
export const trackingKeyBytes = 32

/** Returns the text of a new key; `random` is base64url. */
export const trackingKeyText = (kind: TrackingKeyKind, random: string): string => `${beginnings[kind]}${random}`

/** Returns whether a text has the form of a key of this kind. Other texts are not looked up. */
export const isTrackingKey = (kind: TrackingKeyKind, text: string): boolean =>
  text.startsWith(beginnings[kind]) && /^[\w-]{20,100}$/.test(text)

/** A key as it is stored. Times are in milliseconds. */
export type TrackingKeyRecord = {
  id: string
  programId: string
  kind: TrackingKeyKind
  /** The hash by which the key is found; the key cannot be recovered from the hash. */
  hash: string
  /** The key if the program’s owner can see it again: a publishable key as text, a postback key encrypted. Null for a secret key. */
  shown: string | null
  createdAt: number
  /** Time until which a replaced key still works; null for the current key. */
  endsAt: number | null
}

/** Returns whether a key still works. */
export const isInUse = ({ endsAt }: Pick<TrackingKeyRecord, 'endsAt'>, now: number): boolean => endsAt === null || now < endsAt

/** Returns the current key of a kind; undefined if there is none yet. */
export const currentKey = <Key extends Pick<TrackingKeyRecord, 'kind' | 'endsAt'>>(keys: readonly Key[], kind: TrackingKeyKind) =>
  keys.find((key) => key.kind === kind && key.endsAt === null)

/** The changes of a key rotation. The first rotation only makes a secret key and replaces nothing. */
export type Rotation = {
  readonly makes: readonly TrackingKeyKind[]
  /** Replaced keys, each with the time at which it ends. */
  readonly ends: readonly { readonly id: string; readonly endsAt: number }[]
  /** Keys that have ended and are deleted. */
  readonly forgets: readonly string[]
  readonly isFirst: boolean
}

/**
 * Decides a rotation: all keys are replaced, and the former keys work for another day (X-26, Y-05), so that the owner has time to change
 * the page with the publishable key.
 */
export function decideRotation(keys: readonly Pick<TrackingKeyRecord, 'id' | 'kind' | 'endsAt'>[], now: number): Rotation {
  const isFirst = currentKey(keys, 'SECRET') === undefined
  const makes: readonly TrackingKeyKind[] = isFirst ? ['SECRET'] : trackingKeyKinds
  const endsAt = now + conversionLimits.formerKey * 1000
  return {
    makes,
    ends: keys.flatMap((key) => (key.endsAt === null && makes.includes(key.kind) ? [{ id: key.id, endsAt }] : [])),
    forgets: keys.flatMap((key) => (isInUse(key, now) ? [] : [key.id])),
    isFirst,
  }
}

/** Returns the time until which former keys of a program still work; null if none works. */
export const formerKeysUntil = (keys: readonly Pick<TrackingKeyRecord, 'endsAt'>[], now: number): number | null =>
  keys.reduce<number | null>((latest, { endsAt }) => (endsAt !== null && endsAt > now && endsAt > (latest ?? 0) ? endsAt : latest), null)
