type WithId = { readonly id: string }

/** Returns whether two lists have the same ids in the same order. */
export const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/**
 * Returns the stored links in the new order. Links that were added since then are first, as they are on the server. Removed links are
 * omitted.
 */
export function inOrderOf<T extends WithId>(stored: readonly T[], ids: readonly string[]): T[] {
  const added = stored.filter(({ id }) => !ids.includes(id))
  return [...added, ...ids.flatMap((id) => stored.find((one) => one.id === id) ?? [])]
}
