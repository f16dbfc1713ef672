/**
 * Spelling variants of letters (H-01): forms of alef, yeh, teh marbuta, hamza with its carrier letters, letters of other keyboards, digits
 * of both sets.
 */
const alike: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
  ٱ: 'ا',
  ہ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ڪ: 'ك',
  ک: 'ك',
  گ: 'ك',
  ی: 'ي',
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, value) => [digit, `${value}`])),
}
/** Ignored characters: vowel marks, the kashida, zero-width and direction characters. */
const silent = /[\p{Mn}\u0640\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu

const folded = (letter: string) => alike[letter] ?? letter.normalize('NFD').replace(silent, '').toLowerCase()

const letters = new Intl.Segmenter('ar', { granularity: 'grapheme' })

/** Returns the text before, in and after the first match of `query`; without a match, the whole text is before. */
export function matchParts(text: string, query: string): [before: string, match: string, after: string] {
  const target = Array.from(letters.segment(query.trim()), ({ segment }) => folded(segment)).join('')
  if (target === '') return [text, '', '']
  const parts = Array.from(letters.segment(text), ({ segment, index }) => ({ index, end: index + segment.length, sound: folded(segment) }))
  for (const [from, first] of parts.entries()) {
    if (first.sound === '') continue
    let sound = ''
    for (const { end, sound: next } of parts.slice(from)) {
      sound += next
      if (sound === target) return [text.slice(0, first.index), text.slice(first.index, end), text.slice(end)]
      if (!target.startsWith(sound)) break
    }
  }
  return [text, '', '']
}
