import type { Box } from '../pixels.ts'

/** Parts of an element that a style draws without an element of their own. */
export type PseudoName = 'before' | 'after' | 'placeholder'

/** One element of a page as the browser laid it out. `style` and `pseudo` are positions in the list of styles of the page. */
export type MeasuredElement = {
  /** The position of the element around it; -1 for the root. */
  parent: number
  tag: string
  /** Its tag, component, part and role: what stays the same while its look changes. */
  sign: string
  /** Its component and its part of a component, if it says so. */
  component: string
  part: string
  /** The component that it is in, itself included. */
  within: string
  box: Box
  style: number
  pseudo: Partial<Record<PseudoName, number>>
  /** The text of its own, without that of elements inside. */
  text: string
  /** All its text if that is short, as a reader sees a sentence of several elements. */
  whole: string
  /** What it draws by itself: pixels of a picture, shapes of a drawing, a tick. */
  drawing: string
}

/** A page in the order of its document. Each style has one value for each measured property. */
export type MeasuredPage = { styles: readonly (readonly string[])[]; elements: readonly MeasuredElement[] }
