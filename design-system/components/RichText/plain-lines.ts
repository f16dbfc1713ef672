const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Returns the markup of unformatted text, with a paragraph for each line, as the editor writes it. A text without visible letters is empty.
 */
export const markupOfLines = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${line.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)}</p>`)
        .join('')

/**
 * Returns the position in the editor's document for an offset in unformatted text: a new line is the end of a paragraph and the start of
 * the next.
 */
export const placeInDocument = (text: string, offset: number): number => 1 + offset + (text.slice(0, offset).split('\n').length - 1)
