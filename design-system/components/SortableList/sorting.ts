/** Returns `ids` with `id` at another position, limited to the ends. Returns the same array if nothing moves. */
export function movedTo(ids: readonly string[], id: string, place: number): readonly string[] {
  const from = ids.indexOf(id)
  const to = Math.max(0, Math.min(ids.length - 1, place))
  if (from < 0 || from === to) return ids
  const rest = ids.filter((each) => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** Returns the position to which a key moves an entry; null for other keys. */
export function placeByKey(key: string, place: number, count: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return place - 1
    case 'ArrowDown':
      return place + 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

/** Position of a row on the page before anything moves, in px. */
export type Row = { readonly top: number; readonly height: number }

const middleOf = ({ top, height }: Row) => top + height / 2

/**
 * Returns the new position of a row that is dragged by `shift` px. The dragged row passes another row once its edge passes the middle of
 * that row.
 */
export function placeOf(rows: readonly Row[], from: number, shift: number): number {
  const row = rows[from]
  if (!row) return from
  const [top, bottom] = [row.top + shift, row.top + row.height + shift]
  const before = rows.slice(0, from).filter((other) => top < middleOf(other)).length
  const after = rows.slice(from + 1).filter((other) => bottom > middleOf(other)).length
  return from - before + after
}

/** Returns by how many px the row at `place` is shifted while the row at `from` is dragged to `to`. */
export function wayOf(rows: readonly Row[], place: number, from: number, to: number): number {
  const height = rows[from]?.height ?? 0
  if (place > from && place <= to) return -height
  if (place < from && place >= to) return height
  return 0
}
