const blank = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * Returns whether two form values mean the same to the server, which trims text and treats blank text as no value. Compares lists and
 * records by content.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (blank(one) || blank(other)) return blank(one) && blank(other)
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return Object.is(one, other)
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]))
}
