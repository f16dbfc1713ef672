import * as z from 'zod/mini'
import type { FieldRule } from '../errors/field-problem.ts'
import { rule } from './check.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Returns whether each character of a text is surely a separate grapheme. Below U+0300 no characters combine, except CR LF. */
const isPlain = (text: string) => /^[ -\u02FF]*$/.test(text)

/** Returns the number of characters as a reader counts them: a letter with its marks is one character, and so is a family emoji (Y-23). */
export function graphemeCount(text: string): number {
  if (isPlain(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Refuses a text of more than `most` characters, as a reader counts them. */
export const atMost = (most: number) => z.refine<string>((text) => graphemeCount(text) <= most, rule('tooLong'))

/** Refuses a text of fewer than `least` characters, as a reader counts them. */
export const atLeast = (least: number, name: FieldRule = 'tooShort') => z.refine<string>((text) => graphemeCount(text) >= least, rule(name))
