const csvSeparators = [',', ';', '\t'] as const
export type CsvSeparator = (typeof csvSeparators)[number]

export type CsvTable = {
  readonly rows: readonly (readonly string[])[]
  readonly separator: CsvSeparator
  /** Whether every quote is closed. Everything after a quote that is not closed became one cell. */
  readonly isClosed: boolean
}

/** Matches a first line `sep=;`, which tells spreadsheets the separator and is not a row. */
const declared = /^"?sep=([,;\t])"?\r?\n?/i

/** Returns the separator that occurs most often in the heading, outside of quotes; a comma if the heading has no separator. */
function separatorOf(content: string): CsvSeparator {
  const heading = (/^[^\r\n]*/.exec(content)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const found = csvSeparators.map((separator) => ({ separator, count: heading.split(separator).length }))
  return found.reduce((most, one) => (one.count > most.count ? one : most)).separator
}

/**
 * Returns the rows of a CSV file (RFC 4180), with or without byte order mark and with any line ends. Cells that contain separators, quotes
 * or line ends must be in quotes. The separator is a comma, a semicolon or a tab. It is taken from a first line `sep=;`, or else from the
 * heading. Rows may differ in their number of cells.
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
