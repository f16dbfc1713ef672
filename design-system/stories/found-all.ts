/** In a play function: everything that fits, which has to be something. A loop over nothing would pass without looking. */
export function foundAll(inside: Element, selector: string): readonly Element[] {
  const found = [...inside.querySelectorAll(selector)]
  if (found.length === 0) throw new Error(`Nothing fits ${selector}`)
  return found
}
