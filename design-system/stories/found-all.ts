/**
 * For play functions: returns all elements that match. Throws if no element matches, because a loop over no elements would check nothing.
 */
export function foundAll(inside: Element, selector: string): readonly Element[] {
  const found = [...inside.querySelectorAll(selector)]
  if (found.length === 0) throw new Error(`Nothing fits ${selector}`)
  return found
}
