import { unseenClass } from '../../validation/unseen-characters.ts'
import { encoded } from './entities.ts'
import { isBlock, treeOf, type RichElement, type RichNode } from './tree.ts'

const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : 'children' in node ? node.children.every(isBlank) : true

/** Removes the spaces at both ends of a block, and joins adjacent texts with at most one space between words. */
function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = `${last}${node}`.replace(/\s+/gu, ' ')
    else if (node !== '') joined.push(node)
  }
  while (joined.length > 0 && isBlank(joined[0] ?? '')) joined.shift()
  while (joined.length > 0 && isBlank(joined.at(-1) ?? '')) joined.pop()
  const [first] = joined
  if (typeof first === 'string') joined[0] = first.trimStart()
  const last = joined.at(-1)
  if (typeof last === 'string') joined[joined.length - 1] = last.trimEnd()
  return joined
}

const inlineOf = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string' || !('children' in node)) return [node]
    const children = inlineOf(node.children)
    // An element without text is replaced by its children, so that a space inside it is kept.
    return children.every(isBlank) ? children : [{ ...node, children }]
  })

const paragraph = (nodes: readonly RichNode[]): RichElement[] => {
  const children = trimmed(inlineOf(nodes))
  return children.length > 0 ? [{ tag: 'p', children }] : []
}

/**
 * Returns a list item that contains either inline nodes only or blocks only. Inline nodes beside blocks become a paragraph. Returns nothing
 * for an empty item.
 */
function item({ children }: RichElement): RichElement[] {
  const inner: RichNode[] = children.some(isBlock) ? blocksOf(children) : trimmed(inlineOf(children))
  return inner.length > 0 ? [{ tag: 'li', children: inner }] : []
}

/** Returns a list whose children are all items: other children are wrapped in items. */
function list({ tag, children }: RichElement): RichElement[] {
  const items = runsOf(children, (node) => isBlock(node) && node.tag === 'li').flatMap((run) =>
    Array.isArray(run) ? item({ tag: 'li', children: run }) : item(run),
  )
  return items.length > 0 ? [{ tag, children: items }] : []
}

/** Groups adjacent nodes into runs. A node that matches `isAlone` is not grouped. */
function runsOf(nodes: readonly RichNode[], isAlone: (node: RichNode) => boolean): (RichElement | RichNode[])[] {
  const runs: (RichElement | RichNode[])[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (isAlone(node)) runs.push(node as RichElement)
    else if (Array.isArray(last)) last.push(node)
    else runs.push([node])
  }
  return runs
}

/** Returns nodes as blocks: inline nodes outside of blocks become paragraphs. */
const blocksOf = (nodes: readonly RichNode[]): RichElement[] =>
  runsOf(nodes, isBlock).flatMap((run) => {
    if (Array.isArray(run)) return paragraph(run)
    if (run.tag === 'p') return paragraph(run.children)
    return run.tag === 'li' ? paragraph(run.children) : list(run)
  })

const written = (node: RichNode): string => {
  if (typeof node === 'string') return encoded(node)
  if (!('children' in node)) return '<br>'
  const href = node.href === undefined ? '' : ` href="${encoded(node.href)}"`
  return `<${node.tag}${href}>${node.children.map(written).join('')}</${node.tag}>`
}

const textIn = (node: RichNode): string => {
  if (typeof node === 'string') return node
  if (!('children' in node)) return '\n'
  const separator = node.children.some(isBlock) || node.tag === 'ul' || node.tag === 'ol' ? '\n' : ''
  return node.children.map(textIn).join(separator)
}

/**
 * Returns the parts of a description: text, the elements `p br strong em u ul ol li a[href]`, and web addresses. Nothing else of the input
 * remains (G-06, security case 49). Pages show these parts, and the same rules decide what is stored.
 */
export const partsOfRichText = (html: string): readonly RichElement[] => blocksOf(treeOf(html).children)

/** Returns a description as it is stored: its parts, written as markup. Clean markup does not change. */
export const cleanRichText = (html: string): string => partsOfRichText(html).map(written).join('')

/** Returns the text of a description, with one line for each paragraph and list item. */
export const wordsOf = (html: string): string => partsOfRichText(html).map(textIn).join('\n')

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const unseen = new RegExp(String.raw`^[${unseenClass}\p{Zl}\p{Zp}]+$`, 'u')

/**
 * Returns how many characters of a description a reader sees, as the editor counts them. A letter with its marks counts as one character;
 * line breaks do not count.
 */
export function visibleLength(html: string): number {
  let seen = 0
  for (const { segment } of segmenter.segment(wordsOf(html))) if (!unseen.test(segment)) seen += 1
  return seen
}
