import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

function said(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value
      if (element.type === TYPE.tag) return said(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return ' '
      return Object.values(element.options)
        .map(({ value }) => said(value))
        .join(' ')
    })
    .join(' ')
}

/** Returns the words in Latin letters that messages say, in small letters. Single letters are no words: they are also marks and initials. */
const latinWords = (messages: readonly string[]) =>
  messages.flatMap(
    (message) =>
      said(parse(message))
        .toLowerCase()
        .match(/\b[a-z]{2,}\b/gu) ?? [],
  )

/** Returns the words that only the English messages say. Those in the Arabic messages too, such as “PDF”, are the same in both languages. */
export function ownWordsOf(english: readonly string[], arabic: readonly string[]): ReadonlySet<string> {
  return new Set(latinWords(english)).difference(new Set(latinWords(arabic)))
}
