const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** Invisible characters: controls, line breaks, zero-width and direction marks, soft hyphens. */
const unseen = /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]+$/u

/**
 * The number of characters a reader sees: a letter with its marks is one, and so is a family of emoji; invisible ones do not count.
 * Markup is no part of the text (G-06).
 */
export function visibleLength(text: string): number {
  let seen = 0
  for (const { segment } of segmenter.segment(text)) if (!unseen.test(segment)) seen += 1
  return seen
}
