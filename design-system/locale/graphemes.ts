const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Below U+0300 no character joins another but for CR LF: each is one by itself. */
const isPlain = (text: string) => /^[ -\u02FF]*$/.test(text)

/** The number of characters as readers count them: a letter with its marks is one, and so is a family of emoji. */
export function graphemeCount(text: string): number {
  if (isPlain(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** The first characters of a text as readers count them; all of it if there are no more. */
export function firstGraphemes(text: string, most: number): string {
  if (text.length <= most) return text
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index)
    count += 1
  }
  return text
}
