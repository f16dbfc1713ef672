import { createElement, Fragment, useMemo, type ReactNode } from 'react'
import { TextLink } from '../TextLink/TextLink.tsx'
import { cleanMarkup } from './clean.ts'
import { linkAddress } from './link.ts'
import { prose } from './RichText.css.ts'
import { directionOf } from './writing-direction.ts'

const lists: ReadonlySet<string> = new Set(['ul', 'ol'])

/** Returns the direction of a paragraph or list: the direction of its first letter (S-05). */
function ownDirection(tag: string, words: string | null): { dir: string } | null {
  if (tag === 'p') return { dir: 'auto' }
  return lists.has(tag) ? { dir: directionOf(words ?? '') ?? 'auto' } : null
}

/** Converts cleaned markup to React elements; it is never set as `innerHTML`. */
function elementOf(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.textContent
  const tag = node.tagName.toLowerCase()
  if (tag === 'br') return <br />
  const inside = [...node.childNodes].map(elementOf)
  if (tag !== 'a') return createElement(tag, ownDirection(tag, node.textContent), ...inside)
  const href = linkAddress(node.getAttribute('href') ?? '')
  const words = createElement(Fragment, null, ...inside)
  return href === null ? (
    words
  ) : (
    <TextLink href={href} isExternal>
      {words}
    </TextLink>
  )
}

/** Shows text from `RichText`. Markup from any source is cleaned again (G-06). */
export function RichTextView({ html }: { html: string }) {
  const elements = useMemo(() => [...cleanMarkup(html).childNodes].map(elementOf), [html])
  // The elements are never reordered, so they need no keys.
  return createElement('div', { className: prose, 'data-component': 'RichTextView' }, ...elements)
}
