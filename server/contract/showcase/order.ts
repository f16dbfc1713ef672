import { invalidInput, Problem } from '../errors/problem.ts'

/**
 * Whether `ids` is a new order of the links `stored`: each of them once, and no other. A foreign one answers as one that is not there
 * (security case 19); an incomplete list was made from an older state, and guessing the place of the rest could undo somebody's change.
 */
export function refusalOfOrder(ids: readonly string[], stored: readonly string[]): Problem | null {
  if (ids.some((id) => !stored.includes(id))) return new Problem('PROFILE_LINK_NOT_FOUND')
  if (new Set(ids).size !== stored.length || ids.length !== stored.length) return invalidInput([{ path: 'ids', rule: 'required' }])
  if (ids.every((id, at) => id === stored[at])) return new Problem('NO_CHANGES_TO_UPDATE')
  return null
}

type Placed = { position: number; createdAt: number; id: string }

/** The order in which links are listed: as their owner put them, and what was added since first, the newest before the others (D-13). */
export const byPosition = (one: Placed, other: Placed) =>
  one.position - other.position || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)
