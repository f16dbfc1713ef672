import type { Group } from './cause.ts'

/** What a reviewer decided about a cause, and at which time of the day. */
export type Decided = { is: 'accepted' | 'refused'; reason: string; at: string }
/** Decisions by the position of the cause. */
export type Decisions = ReadonlyMap<number, Decided>

/** Returns the positions of the causes of each picture. */
export function causesOfPictures(groups: readonly Pick<Group, 'pictures'>[]): ReadonlyMap<number, readonly number[]> {
  const places = groups.flatMap(({ pictures }, cause) => pictures.map((picture) => ({ picture, cause })))
  return new Map([...Map.groupBy(places, ({ picture }) => picture)].map(([picture, those]) => [picture, those.map(({ cause }) => cause)]))
}

/**
 * Returns the reason with which a picture is accepted; undefined if one of its causes is not accepted, because the picture shows all of them
 * together. Several reasons are joined.
 */
export function reasonOf(causes: readonly number[], decisions: Decisions): string | undefined {
  const reasons = causes.map((cause) => decisions.get(cause)).map((one) => (one?.is === 'accepted' ? one.reason : undefined))
  return reasons.length > 0 && reasons.every((reason) => reason !== undefined) ? [...new Set(reasons)].join('; ') : undefined
}

/** `accepted`: all its pictures are accepted. `waiting`: it is accepted, but some of its pictures have another cause that is not. */
export type StateOfCause = 'open' | 'accepted' | 'waiting' | 'refused'

/** Returns the state of a cause. A refusal counts until all pictures of the cause are accepted, with the cause or one by one. */
export function stateOf(isEveryAccepted: boolean, decided: Decided | undefined): StateOfCause {
  if (isEveryAccepted) return 'accepted'
  if (decided === undefined) return 'open'
  return decided.is === 'refused' ? 'refused' : 'waiting'
}
