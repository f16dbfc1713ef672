import { folded, isSilent } from './folded.ts'
import { wordsOf } from './query.ts'

/** A part of a text, by its UTF-16 units as `slice` takes them. */
export type TextPart = { readonly start: number; readonly end: number }

type Letter = TextPart & { readonly letter: string }

/** The folded letters of a text, each with the part of the text it was made of, the signs after it included; a space for all else. */
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

/** Whether the letters that begin at `at` spell a word. */
const isSpelledAt = (letters: readonly Letter[], at: number, word: readonly string[]) =>
  at >= 0 && word.every((letter, by) => letters[at + by]?.letter === letter)

const abd = [...'عبد']
const article = [...'ال']
const isLetter = ({ letter }: Letter) => letter !== ' '

/** Letters without the blanks that folding takes out of names with عبد (Y-22). */
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

/** Where a word stands among letters: the place of each occurrence's first letter. */
function occurrences(letters: readonly Letter[], word: readonly string[]): number[] {
  return letters.flatMap((_, at) => (isSpelledAt(letters, at, word) ? [at] : []))
}

/** Parts in their order, those that overlap as one. */
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
 * The parts of a text that a term found, to be marked in it: every occurrence of each of its words, also where only folding makes them the
 * same. Parts hold whole letters with their vowel signs, in order and apart from each other; none where the text holds no word of it.
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
