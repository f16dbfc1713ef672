const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Returns whether each code unit is one character. Below U+0300 only CR and LF join into one character. */
const isPlain = (text: string) => /^[ -\u02FF]*$/.test(text)

/** Counts characters as readers do: a letter with its marks is one character, and so is a family emoji. */
export function graphemeCount(text: string): number {
  if (isPlain(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** Returns the first `most` characters, counted as readers do; the whole text if it has no more. */
export function firstGraphemes(text: string, most: number): string {
  if (text.length <= most) return text
  let count = 0
  for (const { index } of segmenter.segment(text)) {
    if (count === most) return text.slice(0, index)
    count += 1
  }
  return text
}
