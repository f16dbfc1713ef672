import type { Looked } from '../faults.ts'
import type { Rect } from '../half.ts'

export type ShownFault = {
  number: number
  said: string
  /** The declaration that is wrong and what to write in its place. */
  wrong?: string
  instead?: string
  /** The rule and the component that hold it. */
  where: string
  english?: Rect
  /** The Arabic box, mirrored, so that it lies over the English one if nothing is wrong. */
  arabic?: Rect
  off?: number
  isDrawing: boolean
}

export type ShownStory = {
  id: string
  title: string
  name: string
  size: string
  file: string
  width: number
  height: number
  /** Boxes and lines of text that mirror. */
  boxes: Rect[]
  lines: Rect[]
  faults: ShownFault[]
  pictures?: { english: string; arabic: string }
}

export type MirrorData = {
  compared: number
  seconds: number
  stories: ShownStory[]
  right: string[]
  failed: string[]
  looked: Looked
}
