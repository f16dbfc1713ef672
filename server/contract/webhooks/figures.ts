/** Returns the middle one of some numbers, the smaller of two; null if there is none. */
export const medianOf = (numbers: readonly number[]): number | null =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1] ?? null
