import { withoutUnseen } from '../../validation/unseen.ts'
import { webAddress } from '../../validation/web-address.ts'
import { tokensOf, type Token } from './tokens.ts'

type Block = 'p' | 'ul' | 'ol' | 'li'
type Mark = 'strong' | 'em' | 'u' | 'a'
/** A node of a description (G-06). The text of a node has no entities. */
export type RichNode = string | { readonly tag: 'br' } | RichElement
export type RichElement = { readonly tag: Block | Mark; readonly href?: string; readonly children: RichNode[] }

/** The element as which each element is read. Elements of other editors, such as `b` and `h1`, are converted. */
const readAs: Readonly<Record<string, Block | Mark | 'br'>> = {
  ...{ p: 'p', br: 'br', ul: 'ul', ol: 'ol', li: 'li', strong: 'strong', em: 'em', u: 'u', a: 'a' },
  ...{ b: 'strong', i: 'em', div: 'p', h1: 'p', h2: 'p', h3: 'p', h4: 'p', h5: 'p', h6: 'p', blockquote: 'p', pre: 'p' },
}

const blocks: ReadonlySet<string> = new Set<Block>(['p', 'ul', 'ol', 'li'])
export const isBlock = (node: RichNode): node is RichElement => typeof node !== 'string' && blocks.has(node.tag)
const isList = (tag: string) => tag === 'ul' || tag === 'ol'

/** Deepest nesting of elements. Deeper elements are dropped; no real list is so deep. */
const deepest = 24

/** Returns text in the form that a description stores (X-16, Y-19): single spaces, composed letters, no invisible characters. */
const plain = (text: string) =>
  withoutUnseen(text.replace(/[\s\u2800]+/gu, ' '))
    .normalize('NFC')
    .replace(/ +/g, ' ')

type Open = RichElement[]
const inside = (open: Open, tag: Block | Mark) => open.some((element) => element.tag === tag)

/** Closes the innermost open element that `isMeant` matches, and all elements inside it. */
function closeTo(open: Open, isMeant: (element: RichElement) => boolean): void {
  const at = open.findLastIndex(isMeant)
  if (at > 0) open.length = at
}

/** Closes the elements that cannot contain a new block. */
function makeRoomFor(open: Open, tag: Block): void {
  const top = () => open.at(-1)
  while (top()?.tag === 'p' && open.length > 1) open.pop()
  // Open marks, such as `strong`, are closed before a block begins, because the editor allows no marks around blocks.
  while (open.length > 1 && !['ul', 'ol', 'li'].includes(top()?.tag ?? '')) open.pop()
  if (tag === 'li') {
    const list = open.findLastIndex((element) => isList(element.tag))
    if (list > 0) open.length = list + 1
  }
}

function enter(open: Open, { tag: typed, href }: Extract<Token, { kind: 'open' }>): void {
  const tag = readAs[typed]
  if (!tag || open.length > deepest) return
  if (tag === 'br') {
    open.at(-1)?.children.push({ tag })
    return
  }
  const isItem = tag === 'li' && !open.some((element) => isList(element.tag))
  const meant = isItem ? 'p' : tag
  if (blocks.has(meant)) makeRoomFor(open, meant as Block)
  else if (inside(open, meant)) return
  const address = meant === 'a' ? webAddress(href ?? '') : undefined
  if (address === null) return
  const element: RichElement = { tag: meant, ...(address ? { href: address } : {}), children: [] }
  open.at(-1)?.children.push(element)
  open.push(element)
}

/** Returns the tree of a text, with allowed elements only. The root element of the tree is not part of the text. */
export function treeOf(html: string): RichElement {
  const root: RichElement = { tag: 'p', children: [] }
  const open: Open = [root]
  for (const token of tokensOf(html)) {
    if (token.kind === 'text') open.at(-1)?.children.push(plain(token.text))
    else if (token.kind === 'open') enter(open, token)
    else {
      const tag = readAs[token.tag]
      if (tag && tag !== 'br') closeTo(open, (element) => element.tag === tag)
    }
  }
  return root
}
