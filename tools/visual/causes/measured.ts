import type { Box } from '../pixels.ts'

/** Pseudo-elements that are measured. */
export type PseudoName = 'before' | 'after' | 'placeholder'

/** One element of a page as the browser laid it out. `style` and `pseudo` are positions in the list of styles of the page. */
export type MeasuredElement = {
  /** The position of the element around it; -1 for the root. */
  parent: number
  tag: string
  /** Its tag, component, part and role, which stay the same if only its style changes. */
  sign: string
  /** Its `data-component` and its `data-part`; empty if it has none. */
  component: string
  part: string
  /** The component that it is in, itself included. */
  within: string
  box: Box
  style: number
  pseudo: Partial<Record<PseudoName, number>>
  /** Its own text, without the text of elements inside. */
  text: string
  /** Its own text and that of elements inside, because a sentence may have several elements; empty if it is long. */
  whole: string
  /** What it draws: the pixels of an image, the shapes of a drawing, a tick. */
  drawing: string
}

/** A page in the order of its document. Each style has one value for each measured property. */
export type MeasuredPage = { styles: readonly (readonly string[])[]; elements: readonly MeasuredElement[] }
