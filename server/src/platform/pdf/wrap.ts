/** Returns the lines of a text that are no wider than `most`, broken at blanks. Cuts a word that is wider than a line. */
export function wrapped(text: string, most: number, widthOf: (line: string) => number): string[] {
  if (text !== '' && widthOf(text) <= most) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u).flatMap((one) => cut(one, most, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || widthOf(longer) <= most) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

function cut(word: string, most: number, widthOf: (line: string) => number): string[] {
  if (widthOf(word) <= most) return [word]
  const parts: string[] = []
  let part = ''
  for (const letter of word.match(/\P{M}\p{M}*/gu) ?? []) {
    if (part !== '' && widthOf(part + letter) > most) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
}
