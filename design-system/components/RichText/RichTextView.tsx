import { createElement, Fragment, type ReactNode } from 'react'
import { TextLink } from '../TextLink/TextLink.tsx'
import { linkAddress } from './link.ts'
import { prose } from './RichText.css.ts'
import { directionOf } from './writing-direction.ts'

/** A part of a written text: words, or an element with parts inside. Words have no markup and no entities. */
export type WrittenPart =
  | string
  | { readonly tag: 'br' }
  | {
      readonly tag: 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'u' | 'a'
      /** Address of a link. */
      readonly href?: string
      readonly children: readonly WrittenPart[]
    }

/** The elements of a written text besides links and line breaks. Every other element is left out, and its words stay. */
const shown: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'u'])
const lists: ReadonlySet<string> = new Set(['ul', 'ol'])

const wordsOf = (part: WrittenPart): string =>
  typeof part === 'string' ? part : 'children' in part ? part.children.map(wordsOf).join('') : ''

/** Returns the direction of a paragraph or list: the direction of its first letter (S-05). */
function ownDirection(tag: string, part: WrittenPart): { dir: string } | null {
  if (tag === 'p') return { dir: 'auto' }
  return lists.has(tag) ? { dir: directionOf(wordsOf(part)) ?? 'auto' } : null
}

/** Converts a part to React elements; nothing is ever set as `innerHTML`. */
function elementOf(part: WrittenPart): ReactNode {
  if (typeof part === 'string') return part
  if (!('children' in part)) return part.tag === 'br' ? <br /> : null
  const inside = part.children.map(elementOf)
  if (shown.has(part.tag)) return createElement(part.tag, ownDirection(part.tag, part), ...inside)
  const href = part.tag === 'a' ? linkAddress(part.href ?? '') : null
  const words = createElement(Fragment, null, ...inside)
  return href === null ? (
    words
  ) : (
    <TextLink href={href} isExternal>
      {words}
    </TextLink>
  )
}

/**
 * Shows a text that was written with `RichText`. It takes the parsed text and not its markup, so it needs no browser and nothing that
 * somebody wrote can become an element that is not listed here (G-06).
 */
export const RichTextView = ({ parts }: { parts: readonly WrittenPart[] }) =>
  // The elements are never reordered, so they need no keys.
  createElement('div', { className: prose, 'data-component': 'RichTextView' }, ...parts.map(elementOf))
