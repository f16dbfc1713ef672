/** Sizes of the groups for a number of digits: nine as 2-3-4, others in threes and fours, as on a business card. */
const groupings: Readonly<Record<number, readonly number[]>> = { 7: [3, 4], 8: [4, 4], 9: [2, 3, 4], 10: [3, 3, 4], 11: [3, 4, 4] }

/** Returns the shape of a number for the empty field: `XX XXX XXXX`. */
export function phoneShape(length: number): string {
  const groups = groupings[length] ?? [length]
  return groups.map((size) => 'X'.repeat(size)).join(' ')
}
