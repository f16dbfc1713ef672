import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Splits identifiers into lower-case words: `askedFor`, `asked_for`, `HTMLAsked`. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())

/** Returns the table under “Words to avoid” of the glossary: each word with its replacement. */
export function avoidedWords(glossary: string): ReadonlyMap<string, string> {
  const [, section = ''] = glossary.split(/^## Words to avoid$/m)
  const [table = ''] = section.split(/^## /m)
  const rows = [...table.matchAll(/^\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|\s*$/gm)].map(([, avoid = '', say = '']) => [avoid, say] as const)
  return new Map(rows.filter(([avoid]) => avoid !== 'avoid' && !/^-+$/.test(avoid)))
}

/**
 * Returns the words of a name, except those in a term that the glossary recommends: `backOffice` may contain `office`, which is refused
 * elsewhere.
 */
const withoutAdvice = (name: string, avoided: ReadonlyMap<string, string>): string[] => {
  const advised = [...avoided.values()].flatMap((say) => say.split(/,\s*/)).map((term) => wordsOf(term).join(' '))
  return advised
    .filter((term) => term.includes(' '))
    .reduce((words, term) => words.replaceAll(term, ''), wordsOf(name).join(' '))
    .split(' ')
}

/** Returns why a name is refused; undefined if it contains no word to avoid. */
export function nameProblem(name: string, avoided: ReadonlyMap<string, string>): string | undefined {
  if (!wordsOf(name).some((one) => avoided.has(one))) return undefined
  const word = withoutAdvice(name, avoided).find((one) => avoided.has(one))
  return word === undefined ? undefined : `${name} says “${word}”: say ${avoided.get(word)} (docs/glossary.md).`
}

let words: ReadonlyMap<string, string> | undefined

/** Returns the words to avoid from the project's glossary. */
export const projectWords = (): ReadonlyMap<string, string> =>
  (words ??= avoidedWords(readFileSync(path.resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8')))
