/** What is chosen after a press, never more than `limit`: a choice beyond it changes nothing. The order is that of choosing. */
export function keepWithin(before: readonly string[], after: readonly string[], limit = Number.POSITIVE_INFINITY): readonly string[] {
  const kept = before.filter((id) => after.includes(id))
  const added = after.filter((id) => !before.includes(id))
  return kept.length + added.length > limit ? before : [...kept, ...added]
}
