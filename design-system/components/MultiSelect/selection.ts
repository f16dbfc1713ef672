/** Returns whether the maximum number of options is chosen. */
export const isFull = (chosen: readonly unknown[], maximum: number | undefined): boolean =>
  maximum !== undefined && chosen.length >= maximum

/**
 * Returns the chosen options after the list reports its selected ids: previous options in their order, then new options, up to the maximum.
 * An option that the list does not show, because of another search or page, stays chosen.
 */
export function nextChosen<Thing extends { id: string }>(
  chosen: readonly Thing[],
  shown: readonly Thing[],
  ids: readonly unknown[],
  maximum?: number,
): Thing[] {
  const selected = new Set(ids)
  const remaining = chosen.filter(({ id }) => selected.has(id))
  const remainingIds = new Set(remaining.map(({ id }) => id))
  const added = shown.filter(({ id }) => selected.has(id) && !remainingIds.has(id))
  return [...remaining, ...added].slice(0, Math.max(maximum ?? Infinity, remaining.length))
}
