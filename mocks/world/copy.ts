/**
 * Returns a deep copy of plain data: values, arrays and objects. A new world copies a thousand rows, for which `structuredClone` would take
 * ten times as long.
 */
export function copyOf<T>(value: T): T
export function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((member: unknown) => copyOf(member))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = { ...value }
  for (const [name, member] of Object.entries(copy)) if (typeof member === 'object') copy[name] = copyOf(member)
  return copy
}
