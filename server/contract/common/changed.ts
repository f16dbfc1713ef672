/** The fields after an update: those of the input, else the current ones. Null removes optional fields only; elsewhere it changes nothing. */
export function changed<T extends object>(current: T, input: object, optional: readonly (keyof T)[] = []): T {
  const entries = Object.entries(input).filter(
    ([name, value]) => value !== undefined && name in current && (value !== null || optional.includes(name as keyof T)),
  )
  return { ...current, ...Object.fromEntries(entries) }
}
