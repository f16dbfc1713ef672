/** What the English and the Arabic page of one story say about their layout. All lengths are CSS pixels from the top left of the page. */

/** The font of an element as computed values, in the order of `fontProperties`. */
type Font = readonly string[]

/** One element of the English page: how to find its Arabic pair, its font, and its children in order; a string is a text. */
export type Pattern = {
  id: number
  key: string
  /** What the element shows, if its collection gives it a key. */
  item?: string
  font: number
  inside: (Pattern | string)[]
  value?: string
  placeholder?: string
  /** The texts that its styles write before and after its content. */
  generated?: [before: string, after: string]
  /** Whether its parts are replaced by one text. */
  isText?: boolean
  /** How many cells of the grid around it its parts take. */
  cells?: number
  /** Width and height of a drawing that is fixed: a word that is drawn is another drawing in the other language. */
  size?: [string, string]
}
export type Patterns = {
  fonts: Font[]
  /** The custom properties of typography, which are other values in Arabic, where letters are taller. */
  type: [name: string, value: string][]
  root: Pattern
}

/** Painted values of an element or of one of its pseudo-elements, as computed by the browser; a value that paints nothing is left out. */
export type Paint = Readonly<Record<string, string>>

export type Rect = { left: number; right: number; top: number; bottom: number }

export type MirrorBox = Rect & {
  id: number
  /** The box around it: its containing block or the nearest ancestor with a box; 0 for the page. */
  around: number
  /** The nearest ancestor element that was measured; 0 for the page. */
  parent: number
  /** The names that a reader recognises the element by: component, part, tag. */
  name: string
  /** The nearest component around the element. */
  component: string
  scroll: { left: number; top: number }
  /** The reason for which its content has a fixed direction; an empty string without a reason. */
  fixed?: string
  /** Whether it and all boxes around it are painted as in a mirror. `outer` is the same without the element itself. */
  isTurned: boolean
  isOuterTurned: boolean
  paint: Paint
  before?: Paint
  after?: Paint
  /** The direction of its own text. */
  direction: string
  /** The lines of its own texts. */
  lines: Rect[]
  /** Whether an icon turns; icons of the design system say so. */
  flip?: 'mirror' | 'none'
  /** The shapes of a drawing, from its top left corner. */
  shapes?: Rect[]
  /** Whether it is the chosen option of a choice of language: it is chosen, and it names the language of the page. */
  isOwnLanguage?: boolean
  /** Whether it stays in view while what is around it is scrolled. */
  isSticky?: boolean
  /** Whether it is a square that looks the same after a quarter turn, such as a diamond. */
  isEven: boolean
}

export type Half = {
  /** The width in which fixed boxes are placed. */
  width: number
  boxes: MirrorBox[]
  /** The elements that the keyboard reaches, in their order. */
  stops: number[]
  /** Elements that have no pair in the other language, with the element that holds them. */
  unpaired: { name: string; parent: number }[]
}

/** A widget, and what the arrow keys or a swipe did to it: each step as a text that is the same in both languages. */
export type Walk = {
  id: number
  name: string
  component: string
  kind: string
  steps: string[]
  /** How many pixels a row is scrolled after a swipe. */
  scrolled?: number
}
