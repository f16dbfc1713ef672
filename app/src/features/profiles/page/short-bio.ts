/** Length of a bio before “See more”, in characters as a reader counts them (S1 §2). */
export const bioPreview = 150

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Returns the start of a long bio; null if the bio is short enough. Cuts at the last space if that space is in the second half of the
 * start.
 */
export function shortBio(bio: string): string | null {
  const letters = Array.from(graphemes.segment(bio), ({ segment }) => segment)
  if (letters.length <= bioPreview) return null
  const start = letters.slice(0, bioPreview).join('')
  const gap = /\s(?=\S*$)/u.exec(start)?.index ?? 0
  return `${(gap > start.length / 2 ? start.slice(0, gap) : start).trimEnd()}…`
}
