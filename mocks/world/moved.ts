import { copyOf } from './copy.ts'

/** A deep copy of `rows` with the named moments moved by `by` milliseconds. */
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
