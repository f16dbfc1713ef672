/** Returns the chosen ids after a press, in the order of choosing. Returns the previous ids if the press would add one beyond `limit`. */
export function keepWithin(before: readonly string[], after: readonly string[], limit = Number.POSITIVE_INFINITY): readonly string[] {
  const remaining = before.filter((id) => after.includes(id))
  const added = after.filter((id) => !before.includes(id))
  return added.length > 0 && remaining.length + added.length > limit ? before : [...remaining, ...added]
}
