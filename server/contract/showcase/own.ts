import { decided, refused, type Decision } from '../common/decision.ts'
import type { ErrorCode } from '../errors/codes.ts'
import { invalidInput, Problem } from '../errors/problem.ts'

type Item = { id: string }

/** The id and time of a new item. */
export type Created = { readonly id: string; readonly now: number }

export type MissingCode = Extract<
  ErrorCode,
  'FEATURED_POST_NOT_FOUND' | 'PROFILE_LINK_NOT_FOUND' | 'COLLABORATION_NOT_FOUND' | 'RATE_CARD_NOT_FOUND'
>

/**
 * Returns the owner's item with this id. Throws `missing` for an unknown item, and in the same way for an item of somebody else (security
 * case 19).
 */
export function requireOwn<I extends Item>(own: readonly I[], id: string, missing: MissingCode): I {
  const item = own.find((candidate) => candidate.id === id)
  if (!item) throw new Problem(missing)
  return item
}

/** Decides on the removal of an item. An owner may remove any of their own items. */
export function decideRemoval(own: readonly Item[], id: string, missing: MissingCode): Decision<Item> {
  return own.some((candidate) => candidate.id === id) ? decided({ id }) : refused(new Problem(missing))
}

/** Throws `maxItems` at `path` if the list is full (D-10). */
export function requireFreePlace(own: readonly Item[], max: number, path: string): void {
  if (own.length >= max) throw invalidInput([{ path, rule: 'maxItems', params: { max } }])
}
