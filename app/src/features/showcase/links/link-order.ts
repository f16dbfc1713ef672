type Known = { readonly id: string }

/** Whether two lists of ids are the same, place by place. */
export const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at])

/** The stored links in the new order. What came since stands first, as it does where it is stored; what has gone is left out. */
export function inOrderOf<T extends Known>(stored: readonly T[], ids: readonly string[]): T[] {
  const added = stored.filter(({ id }) => !ids.includes(id))
  return [...added, ...ids.flatMap((id) => stored.find((one) => one.id === id) ?? [])]
}
