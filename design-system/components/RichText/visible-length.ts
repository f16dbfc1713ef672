const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
/**
 * Invisible characters: controls, line breaks, zero-width and direction marks, soft hyphens, and characters that are drawn as nothing. The
 * server has the same list (Y-19, Y-23).
 */
const unseen =
  /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2D7F\u{1107F}\u{16FE4}\u{1BC9D}\u{1DA9B}-\u{1DA9F}\u{1DAA1}-\u{1DAAF}\u{13440}-\u{13442}\u2800\uFFFC\u{1D159}]+$/u

/**
 * Counts the characters that a reader sees: a letter with its marks is one character, and so is a family emoji. Invisible characters do not
 * count. Markup is not part of the text (G-06).
 */
export function visibleLength(text: string): number {
  let seen = 0
  for (const { segment } of segmenter.segment(text)) if (!unseen.test(segment)) seen += 1
  return seen
}
