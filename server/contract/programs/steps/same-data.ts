const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/**
 * Returns whether two values of accepted data are equal: the order of keys is ignored, the order of lists is not, and undefined equals an
 * absent key.
 */
export function isSameData(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameData(one[key], other[key]))
}
