export const csvSeparators = [',', ';', '\t'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

export type CsvTable = {
  readonly rows: readonly (readonly string[])[]
  readonly separator: CsvSeparator
  /** False if a quote was opened and never closed: everything behind it became one cell. */
  readonly isClosed: boolean
}

/** The first line by which spreadsheets are told the separator; they do not count it as a row. */
const declared = /^"?sep=([,;\t])"?\r?\n?/i

/** The separator that a heading has most of outside of quotes; a comma if it has none. */
function separatorOf(content: string): CsvSeparator {
  const heading = (/^[^\r\n]*/.exec(content)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const found = csvSeparators.map((separator) => ({ separator, count: heading.split(separator).length }))
  return found.reduce((most, one) => (one.count > most.count ? one : most)).separator
}

/**
 * The rows of a file of separated values (RFC 4180): with or without the mark of Unicode at its beginning, with any end of line, with
 * quotes around what has separators, quotes or line ends in it. Commas, semicolons or tabs separate: as a first line `sep=;` says, else as
 * the heading does. A line is a row however many cells it has.
 */
export function readCsv(text: string): CsvTable {
  const marked = text.startsWith('\uFEFF') ? text.slice(1) : text
  const [line = '', said] = declared.exec(marked) ?? []
  const content = marked.slice(line.length)
  const separator = csvSeparators.find((one) => one === said) ?? separatorOf(content)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < content.length; at++) {
    const letter = content.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (content.charAt(at + 1) === '"') cell += content.charAt(++at)
      else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) endCell()
    else if (letter === '\n') endRow()
    else if (letter === '\r') {
      if (content.charAt(at + 1) === '\n') at++
      endRow()
    } else cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return { rows, separator, isClosed: !isQuoted }
}
