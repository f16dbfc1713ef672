/** Marks above and below letters, which texts may omit. */
const marks = /[\u064b-\u0652\u0640]/gu

/** Returns a pattern of a word with or without its article, and with prefixes that are joined to it. */
const wordPattern = (word: string): string => `[وفبلك]*(?:ال|لل)?${word.replace(/^ال/u, '')}`

/** Returns a pattern of a term of the glossary as messages may write it: each of its words with or without the article. */
function asSaid(term: string): RegExp {
  const words = term.replaceAll(marks, '').trim().split(/\s+/u)
  return new RegExp(String.raw`(?<![\u0621-\u064a])${words.map(wordPattern).join(' +')}(?![\u0621-\u064a])`, 'u')
}

type Term = { name: string; arabic: string }

/** Returns the Arabic terms of the glossary's tables with four columns. Commas separate several terms; `—` is none. */
function termsOf(glossary: string): Term[] {
  return glossary.split('\n').flatMap((line) => {
    const [name = '', , arabic = '', meaning] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    if (!meaning || !/[\u0621-\u064a]/u.test(arabic)) return []
    return arabic.split(/[،؛]/u).map((each) => ({ name, arabic: each.trim() }))
  })
}

/** Returns Arabic terms of the glossary that no text of the product contains. The texts then use another word for the same thing. */
export function unspokenTerms(glossary: string, texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.replaceAll(marks, '')).join('\n')
  return termsOf(glossary)
    .filter(({ arabic }) => !asSaid(arabic).test(plain))
    .map(({ name, arabic }) => `docs/glossary.md: ${name} is «${arabic}», which no text says`)
}
