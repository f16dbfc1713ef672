import { toAsciiDigits } from './digits.ts'

/** Marks over letters in either script (harakat, accents), the kashida, and invisible joiners. */
const unseen = /[\p{Mn}\u0640\u200B-\u200D\u2060\u00AD]/gu

/** Spelling variants: alef with and without hamza, ta marbuta, alef maqsura, letters of Persian and Urdu keyboards (H-01, Y-22). */
const arabicLetters: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ہ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ھ: 'ه',
  ڪ: 'ك',
  ک: 'ك',
  گ: 'ك',
  ی: 'ي',
}

/** Normalises a text for comparison: no marks, no case, one spelling, ASCII digits, single spaces. */
export const foldText = (text: string) =>
  toAsciiDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[أإآٱةىئؤہۃەھڪکگی]/g, (letter) => arabicLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(/[’'`]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The rank of a name that does not match. Every other rank is smaller. */
export const nowhere = 9

/**
 * Ranks a folded name for a folded query; smaller is better. From best to worst the query is: the whole name, at its start, at its start
 * after the article, at the start of a later word, anywhere in it.
 */
export function rankName(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (name.startsWith(`ال${query}`)) return 2
  if (name.includes(` ${query}`) || name.includes(` ال${query}`)) return 3
  return name.includes(query) ? 4 : nowhere
}

/** Items, each with the folded names by which it is found. */
export type MatchIndex<Item> = readonly { item: Item; names: readonly string[] }[]

/** Folds every name once, so that each typed letter costs one pass over short strings. */
export const indexNames = <Item>(items: Iterable<Item>, namesOf: (item: Item) => readonly string[]): MatchIndex<Item> =>
  Array.from(items, (item) => ({ item, names: namesOf(item).map(foldText) }))

/** Returns the matching items, best first; equal ranks keep their order. An empty query matches everything. */
export function findByName<Item>(index: MatchIndex<Item>, query: string): Item[] {
  const folded = foldText(query)
  if (folded === '') return index.map(({ item }) => item)
  return index
    .map(({ item, names }) => ({ item, rank: Math.min(...names.map((name) => rankName(name, folded))) }))
    .filter(({ rank }) => rank < nowhere)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
