import { proseOf } from './prose.ts'

type Idiom = { readonly what: RegExp; readonly say: string }

/** Phrases that cost a reader of comments and test titles a second reading, and what to say instead. The list stays small. */
const idioms: readonly Idiom[] = [
  { what: /\bwhoever\b/iu, say: 'name the person: “the caller”, “the admin who approves”' },
  { what: /\b(?:stands|stood)\b(?! (?:for|still|in)\b)/iu, say: 'say “is”, “is shown” or “is stored”' },
  { what: /(?:^|[.;:] )Where (?!the\b|an?\b|to\b|each\b|its?\b|this\b)/u, say: 'begin a condition with “If”' },
  { what: /\bwhat is asked\b/iu, say: 'name it: “the query”, “the requested fields”' },
  { what: /\ball the same\b/iu, say: 'say “still”' },
  { what: /\banew\b/iu, say: 'say “again”, or what happens: “restarts”, “is replaced”' },
]

/** Matches the few sources that may contain an idiom, so that the others are not parsed. */
const mayHaveOne = /whoever|stands|stood|\bWhere\b|what is asked|all the same|anew/iu

/** Returns the idioms in the comments and test titles of a source, as `12: “whoever”: name the person`. */
export const idiomsIn = (file: string, source: string): string[] =>
  (mayHaveOne.test(source) ? proseOf(file, source) : []).flatMap(({ text, line }) =>
    idioms.flatMap(({ what, say }) => {
      const found = what.exec(text)?.[0].trim()
      return found ? [`${line}: “${found}”: ${say}`] : []
    }),
  )
