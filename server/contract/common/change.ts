/**
 * Returns the fields after an update: the input's value, else the current one. Null clears an optional field; any other field keeps its
 * current value.
 */
export function changed<T extends object>(current: T, input: object, optional: readonly (keyof T)[] = []): T {
  const entries = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name in current && (value !== null || optional.includes(name as keyof T)),
  )
  return { ...current, ...Object.fromEntries(entries) }
}

/** Returns whether an update changes nothing. */
export const isSame = <T extends object>(current: T, next: { readonly [K in keyof T]: unknown }) =>
  (Object.keys(current) as (keyof T)[]).every((name) => (current[name] ?? null) === (next[name] ?? null))
