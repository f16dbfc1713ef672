/**
 * Returns the newest query with what a link changes: the difference between the rendered query and the link's own. The newest query may
 * have changes that are not rendered yet, and the link must not undo them.
 */
export function withChange(newest: URLSearchParams, rendered: URLSearchParams, linked: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(newest)
  for (const name of new Set([...rendered.keys(), ...linked.keys()])) {
    const value = linked.get(name)
    if (value === rendered.get(name)) continue
    if (value === null) changed.delete(name)
    else changed.set(name, value)
  }
  return changed
}

/** Returns the address of a page with this query. If the page is reloaded, it scrolls to the part with the id `place`. */
export function addressWith(pathname: string, query: URLSearchParams, place: string): string {
  return `${pathname}${query.size === 0 ? '' : `?${query.toString()}`}#${place}`
}
