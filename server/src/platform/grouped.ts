/** Groups rows by a key, in their order. */
export function groupedBy<R, V>(rows: readonly R[], key: (row: R) => string, value: (row: R) => V): Map<string, V[]> {
  const groups = new Map<string, V[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(value(row))
    else groups.set(key(row), [value(row)])
  }
  return groups
}
