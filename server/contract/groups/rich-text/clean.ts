import { unseenClass } from '../../validation/unseen-characters.ts'
import { encoded } from './entities.ts'
import { isBlock, treeOf, type RichElement, type RichNode } from './tree.ts'

const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : 'children' in node ? node.children.every(isBlank) : true

/** Removes spaces at both ends of a block, and leaves one between two pieces of text. */
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
    // An empty mark is dropped, but a space in it stays a space.
    return children.every(isBlank) ? children : [{ ...node, children }]
  })

const paragraph = (nodes: readonly RichNode[]): RichElement[] => {
  const children = trimmed(inlineOf(nodes))
  return children.length > 0 ? [{ tag: 'p', children }] : []
}

/** Returns a list item that holds either inline nodes or blocks; inline nodes beside blocks become a paragraph. */
function item({ children }: RichElement): RichElement[] {
  const inner: RichNode[] = children.some(isBlock) ? blocksOf(children) : trimmed(inlineOf(children))
  return inner.length > 0 ? [{ tag: 'li', children: inner }] : []
}

/** Returns a list in which everything beside its items became an item. */
function list({ tag, children }: RichElement): RichElement[] {
  const items = runsOf(children, (node) => isBlock(node) && node.tag === 'li').flatMap((run) =>
    Array.isArray(run) ? item({ tag: 'li', children: run }) : item(run),
  )
  return items.length > 0 ? [{ tag, children: items }] : []
}

/** Splits nodes into those that stay separate and the runs between them. */
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

/** Returns blocks only: inline nodes outside of paragraphs become paragraphs. */
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
 * Returns a description as it is stored (G-06, security case 49): markup of `p br strong em u ul ol li a[href]` only, rebuilt from the parsed tree, so that nothing else of the input remains than its text, these elements and web addresses. Clean markup stays as it is.
 */
export const cleanRichText = (html: string): string => blocksOf(treeOf(html).children).map(written).join('')

/** Returns the text of a description, one line for each paragraph and item. */
export const wordsOf = (html: string): string => blocksOf(treeOf(html).children).map(textIn).join('\n')

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const unseen = new RegExp(String.raw`^[${unseenClass}\p{Zl}\p{Zp}]+$`, 'u')

/**
 * Returns how many characters of a description a reader sees, as the editor counts them: a letter with its marks is one, line breaks are
 * none.
 */
export function visibleLength(html: string): number {
  let seen = 0
  for (const { segment } of segmenter.segment(wordsOf(html))) if (!unseen.test(segment)) seen += 1
  return seen
}
