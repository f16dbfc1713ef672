import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ProfileLinkRecord } from './record.ts'

/**
 * Decides `reorderProfileLinks`; returns the links with their new positions, in the new order. `ids` must contain every link of the profile
 * exactly once. Another profile's link gets the same error as an unknown one (security case 19). An incomplete list is refused: the page
 * that sent it is outdated, and guessing the places of missing links could undo a newer change.
 */
export function decideProfileLinkOrder<Link extends Pick<ProfileLinkRecord, 'id' | 'position'>>(
  links: readonly Link[],
  ids: readonly string[],
): Decision<Link[]> {
  const byId = new Map(links.map((link) => [link.id, link]))
  const ordered = ids.flatMap((id) => byId.get(id) ?? [])
  if (ordered.length < ids.length) return refused(new Problem('PROFILE_LINK_NOT_FOUND'))
  if (new Set(ids).size !== links.length || ids.length !== links.length) return refused(invalidInput([{ path: 'ids', rule: 'required' }]))
  if (ids.every((id, at) => id === links[at]?.id)) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided(ordered.map((link, at) => ({ ...link, position: at + 1 })))
}

type Placed = { position: number; createdAt: number; id: string }

/**
 * Compares links for a list. Links that were added since the last ordering come first, newest first. Then come the others, in the owner's
 * order (D-13).
 */
export const byPosition = (one: Placed, other: Placed) =>
  one.position - other.position || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)
