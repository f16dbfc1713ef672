import type { Created } from '@wasla/contract/showcase/own.ts'
import type { Store } from '../memory.ts'

type Row = { id: string; profileId: string; createdAt: number }

/** Returns the rows of a profile, newest first. */
export const rowsOf = <R extends Row>(rows: readonly R[], profileId: string): R[] =>
  rows
    .filter((row) => row.profileId === profileId)
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))

/** Returns the id and the time of creation of a new row. */
export const createdIn = ({ nextId, clock }: Store, kind: string): Created => ({ id: nextId(kind), now: clock.now() })

export function insertRow<R extends Row>(rows: R[], row: R): R {
  rows.push(row)
  return row
}

export function updateRow<R extends Row>(rows: R[], next: R): R {
  const at = rows.findIndex(({ id }) => id === next.id)
  if (at >= 0) rows[at] = next
  return next
}

export function removeRow<R extends Row>(rows: R[], { id }: { id: string }): { id: string } {
  const at = rows.findIndex((row) => row.id === id)
  if (at >= 0) rows.splice(at, 1)
  return { id }
}
