import type { Node } from 'prosemirror-model'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { directionOf } from './writing-direction.ts'

/**
 * Every list of a document with the direction of its first letter, so that its marks stand where its words begin (S-05). `dir="auto"` alone
 * does not see it: each item's paragraph has a direction of its own.
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
