import type { ReactNode } from 'react'
import { fixedDirection } from '../../locale/fixed-direction.ts'
import { balanced } from '../../locale/isolate.ts'
import { ltr, prose } from './Bidi.css.ts'

const withBalancedIsolates = (children: ReactNode): ReactNode => (typeof children === 'string' ? balanced(children) : children)

/** User text inside a sentence of the interface: a name, a title, a file name. It cannot change the direction of the sentence (S-05). */
export function Bidi({ children }: { children: ReactNode }) {
  return <bdi data-component="Bidi">{withBalancedIsolates(children)}</bdi>
}

/** Prose of a user: each paragraph has the direction of its first letter, but starts at the same edge as the text around it. */
export function BidiProse({ as: Tag = 'p', children }: { as?: 'p' | 'div' | 'dd'; children: ReactNode }) {
  return (
    <Tag dir="auto" className={prose} data-component="BidiProse">
      {withBalancedIsolates(children)}
    </Tag>
  )
}

/**
 * Text that is left to right in every language: phone numbers, codes, handles, URLs, IBANs (S-01). It starts at the same edge as the text
 * around it.
 */
export function Ltr({ as: Tag = 'span', children }: { as?: 'span' | 'div' | 'dd' | 'code'; children: ReactNode }) {
  return (
    <Tag dir="ltr" className={ltr} data-component="Ltr" {...fixedDirection('latin')}>
      {withBalancedIsolates(children)}
    </Tag>
  )
}
