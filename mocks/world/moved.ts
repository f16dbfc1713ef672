import { copyOf } from './copy.ts'

/** Returns a deep copy of `rows` with the named times moved by `by` milliseconds. */
export function moved<R extends object>(rows: readonly R[], fields: readonly (keyof R)[], by: number): R[] {
  return rows.map((row) => {
    const copy = copyOf(row)
    for (const field of fields) {
      const moment: unknown = copy[field]
      if (typeof moment === 'number') Object.assign(copy, { [field]: moment + by })
    }
    return copy
  })
}
