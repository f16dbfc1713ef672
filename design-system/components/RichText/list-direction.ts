import type { Node } from 'prosemirror-model'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { directionOf } from './writing-direction.ts'

/**
 * Gives every list of a document the direction of its first letter, so that the marks of the list are on the side of its text (S-05).
 * `dir="auto"` does not work here, because each item's paragraph has its own direction.
 */
export function listDirections(doc: Node): DecorationSet {
  const found: Decoration[] = []
  doc.descendants((node, position) => {
    if (node.type.name !== 'bullet_list' && node.type.name !== 'ordered_list') return
    const dir = directionOf(node.textContent)
    if (dir) found.push(Decoration.node(position, position + node.nodeSize, { dir }))
  })
  return DecorationSet.create(doc, found)
}
