// Written by `npm run codegen` from the design system; change it there.
/** Words before a name that are skipped: the article and titles. */
const skipped = new Set(['ال', 'the', 'dr', 'dr.', 'd.', 'د.', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.', 'م.', 'أ.'])

const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' })
const firstLetter = (word: string): string => {
  const bare = word.replace(/^[^\p{L}\p{N}]+/u, '').replace(/^ال(?=\p{L}{2})/u, '')
  for (const { segment } of letters.segment(bare))
    return segment
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .normalize('NFC')
  return ''
}

/**
 * Returns up to two initials of a name. A space between Arabic initials keeps them from joining into a word. The Arabic article is skipped,
 * because half of all family names begin with it.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '' && !skipped.has(word.toLowerCase()))
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : words
  const found = chosen.map((word) => firstLetter(word ?? '').toUpperCase()).filter((letter) => letter !== '')
  return found.join(found.some((letter) => /\p{Script=Arabic}/u.test(letter)) ? '\u200C ' : '')
}
