import { conversionLimits } from './conversion-limits.ts'

/** Publishable: stands in a page. Secret: server to server, shown once. Postback: in the address a measurement partner calls. */
export const trackingKeyKinds = ['PUBLISHABLE', 'SECRET', 'POSTBACK'] as const
export type TrackingKeyKind = (typeof trackingKeyKinds)[number]

/** Which door a key opens (Appendix E): a key of a page never reports like a server. */
export const keyOfEntry = { SERVER: 'SECRET', POSTBACK: 'POSTBACK', PIXEL: 'PUBLISHABLE' } as const satisfies Record<
  string,
  TrackingKeyKind
>
export type Entry = keyof typeof keyOfEntry

/** By its beginning a key says what it is, so that nobody puts a secret one into a page. */
const beginnings: Readonly<Record<TrackingKeyKind, string>> = { PUBLISHABLE: 'wpk_', SECRET: 'wsk_', POSTBACK: 'wbk_' }

/** Random bytes of a key: more than anybody can guess. */
export const trackingKeyBytes = 32

/** The text of a new key, of random text in the letters of base64url. */
export const trackingKeyText = (kind: TrackingKeyKind, random: string): string => `${beginnings[kind]}${random}`

/** Whether a text can be a key of the kind at all: what cannot is not looked for. */
export const isTrackingKey = (kind: TrackingKeyKind, text: string): boolean =>
  text.startsWith(beginnings[kind]) && /^[\w-]{20,100}$/.test(text)

/** A key as it is kept. Moments in milliseconds. */
export type TrackingKeyRecord = {
  id: string
  programId: string
  kind: TrackingKeyKind
  /** By which it is found; nothing leads from it to the key. */
  hash: string
  /** What its owner can be shown again: a publishable key as it is, a postback key sealed. Null for a secret. */
  shown: string | null
  createdAt: number
  /** Until when it still works; null for the one in use. */
  endsAt: number | null
}

/** Whether a key still opens its door. */
export const isInUse = ({ endsAt }: Pick<TrackingKeyRecord, 'endsAt'>, now: number): boolean => endsAt === null || now < endsAt

/** The key of a kind that is not replaced; undefined where there is none yet. */
export const currentKey = <Key extends Pick<TrackingKeyRecord, 'kind' | 'endsAt'>>(keys: readonly Key[], kind: TrackingKeyKind) =>
  keys.find((key) => key.kind === kind && key.endsAt === null)

/** What rotating does: the first time there is only a secret to be made, and nothing to be replaced. */
export type Rotation = {
  readonly makes: readonly TrackingKeyKind[]
  /** Keys that end, and when. */
  readonly ends: readonly { readonly id: string; readonly endsAt: number }[]
  /** Keys that have ended and are forgotten. */
  readonly forgets: readonly string[]
  readonly isFirst: boolean
}

/** All keys are made anew, and the former ones work for a day (X-26, Y-05): long enough to change the page that carries one. */
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

/** Until when former keys of a program still work; null where none does. */
export const formerKeysUntil = (keys: readonly Pick<TrackingKeyRecord, 'endsAt'>[], now: number): number | null =>
  keys.reduce<number | null>((latest, { endsAt }) => (endsAt !== null && endsAt > now && endsAt > (latest ?? 0) ? endsAt : latest), null)
