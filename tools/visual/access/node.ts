/** One node of a page's accessibility tree, as assistive technology receives it. */
export type AccessNode = {
  role: string
  name: string
  /** States and properties that are not the usual ones of the role, always in the same order. */
  states: readonly (readonly [name: string, value: string])[]
  /** The browser's number of its element or text; valid while the page is open. */
  element: number
  inside: readonly AccessNode[]
  /** Whether it only holds others: it is in the tree, but nothing is said about it. */
  isQuiet: boolean
}

/** A text node of the tree. */
export const textRole = 'text'

/** Returns a tree without nodes about which nothing is said; what they hold takes their place. */
export function spoken(node: AccessNode): AccessNode {
  const inside = (of: AccessNode): AccessNode[] => of.inside.flatMap((one) => (one.isQuiet ? inside(one) : [spoken(one)]))
  const all = inside(node)
  // A button is named by its text: saying both is of no use to a reader of the tree.
  const isNameOnly = node.name !== '' && all.every(({ role }) => role === textRole) && squeezed(textIn(all)) === squeezed(node.name)
  return { ...node, inside: isNameOnly ? [] : all }
}

/** Returns the texts directly in a list of nodes, joined. */
export const textIn = (nodes: readonly AccessNode[]): string =>
  nodes
    .filter(({ role }) => role === textRole)
    .map(({ name }) => name)
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()

const squeezed = (text: string) => text.replaceAll(/\s+/gu, '')

/** Returns all nodes of a tree in reading order. */
export const allIn = (node: AccessNode): AccessNode[] => [node, ...node.inside.flatMap(allIn)]
