const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The markup of a text without formatting, each line a paragraph, as the editor would write it. A text without visible letters is none. */
export const markupOfLines = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .split('\n')
        .map((line) => `<p>${line.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)}</p>`)
        .join('')

/** Where a place in such a text is in the editor's document: a new line is the end of a paragraph and the beginning of the next. */
export const placeInDocument = (text: string, offset: number): number => 1 + offset + (text.slice(0, offset).split('\n').length - 1)
