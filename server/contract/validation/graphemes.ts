import * as z from 'zod/mini'
import type { FieldRule } from '../errors/field-problem.ts'
import { rule } from './check.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Below U+0300 no character joins another, but for CR LF: each is a grapheme of its own. */
const isPlain = (text: string) => /^[ -\u02FF]*$/.test(text)

/** The number of characters as readers count them: a letter with its marks is one, and so is a family of emoji (Y-23). */
export function graphemeCount(text: string): number {
  if (isPlain(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Refuses a text of more characters than `most`, as readers count them. */
export const atMost = (most: number) => z.refine<string>((text) => graphemeCount(text) <= most, rule('tooLong'))

/** Refuses a text of fewer characters than `least`, as readers count them. */
export const atLeast = (least: number, name: FieldRule = 'tooShort') => z.refine<string>((text) => graphemeCount(text) >= least, rule(name))
