/** In a play function: all elements that match; fails where there are none, since a loop over nothing would pass. */
export function foundAll(inside: Element, selector: string): readonly Element[] {
  const found = [...inside.querySelectorAll(selector)]
  if (found.length === 0) throw new Error(`Nothing fits ${selector}`)
  return found
}
