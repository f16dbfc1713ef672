import { folded, isSilent } from './folded.ts'
import { wordsOf } from './query.ts'

/** A part of a text in UTF-16 units, as `slice` takes them. */
export type TextPart = { readonly start: number; readonly end: number }

type Letter = TextPart & { readonly letter: string }

/**
 * Returns the folded letters of a text. Each letter has its part of the text, which includes the signs after the letter. Everything else
 * becomes a space.
 */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let end = 0
  for (const sign of text) {
    const start = end
    end += sign.length
    const last = letters.at(-1)
    if (isSilent(sign)) {
      if (last && last.end === start) letters[letters.length - 1] = { ...last, end }
      continue
    }
    const made = [...folded(sign)]
    for (const letter of made.length === 0 ? [' '] : made) letters.push({ letter, start, end })
  }
  return letters
}

/** Returns whether the letters from `at` on spell a word. */
const isSpelledAt = (letters: readonly Letter[], at: number, word: readonly string[]) =>
  at >= 0 && word.every((letter, by) => letters[at + by]?.letter === letter)

const abd = [...'عبد']
const article = [...'ال']
const isLetter = ({ letter }: Letter) => letter !== ' '

/** Returns the letters without the spaces that folding removes from names with عبد (Y-22). */
function withJoinedNames(letters: readonly Letter[]): Letter[] {
  return letters.filter((one, at) => {
    if (isLetter(one)) return true
    const before = letters.findLastIndex((other, place) => place < at && isLetter(other))
    const after = letters.findIndex((other, place) => place > at && isLetter(other))
    const begin = before - abd.length + 1
    const isName = after > 0 && isSpelledAt(letters, begin, abd) && (begin === 0 || letters[begin - 1]?.letter === ' ')
    return !(isName && isSpelledAt(letters, after, article))
  })
}

/** Returns the position of the first letter of each occurrence of a word. */
function occurrences(letters: readonly Letter[], word: readonly string[]): number[] {
  return letters.flatMap((_, at) => (isSpelledAt(letters, at, word) ? [at] : []))
}

/** Returns parts in order, with overlapping ones merged. */
function merged(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = []
  for (const part of parts.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && part.start <= last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, part.end) }
    else joined.push(part)
  }
  return joined
}

/**
 * Returns the parts of a text to highlight for a term: every occurrence of every word of the term. Text and term are compared after
 * folding. Parts contain whole letters with their vowel signs, are in order and do not overlap. Empty if the text contains no word of the
 * term.
 */
export function matchedParts(text: string, term: string): TextPart[] {
  const letters = withJoinedNames(lettersOf(text))
  return merged(
    wordsOf(term).flatMap((word) => {
      const signs = [...word]
      return occurrences(letters, signs).flatMap((at) => {
        const first = letters[at]
        const last = letters[at + signs.length - 1]
        return first && last ? [{ start: first.start, end: last.end }] : []
      })
    }),
  )
}
