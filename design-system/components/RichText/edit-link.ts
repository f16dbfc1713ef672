import type { Node } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { schema } from './schema.ts'

const { link } = schema.marks

type Span = { from: number; to: number; href: string }

/** Returns every link of the text. A link that contains a bold word consists of several nodes with the same address. */
function linksOf(doc: Node): Span[] {
  const spans: Span[] = []
  doc.descendants((node, from) => {
    const mark = link.isInSet(node.marks)
    if (!mark) return
    const span = { from, to: from + node.nodeSize, href: String(mark.attrs['href']) }
    const before = spans.at(-1)
    if (before?.to === from && before.href === span.href) before.to = span.to
    else spans.push(span)
  })
  return spans
}

/** Returns the link around the cursor, or the first link that the selection touches. */
const linkAround = ({ doc, selection: { from, to } }: EditorState): Span | undefined =>
  linksOf(doc).find((span) => span.from <= to && span.to >= from)

export const hrefAt = (state: EditorState): string => linkAround(state)?.href ?? ''

/**
 * Links the selected text to an address, or changes the link around the cursor. The address `null` removes the link. Without a selection,
 * inserts the address as text.
 */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const around = linkAround(state)
    const { tr, selection } = state
    const span = selection.empty ? around : { from: selection.from, to: selection.to }
    if (!span) {
      if (href === null) return false
      dispatch?.(tr.replaceSelectionWith(schema.text(href, [link.create({ href })]), false))
      return true
    }
    tr.removeMark(span.from, span.to, link)
    dispatch?.(href === null ? tr : tr.addMark(span.from, span.to, link.create({ href })))
    return true
  }
